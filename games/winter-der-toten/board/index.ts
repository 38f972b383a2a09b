import { questionOf, text } from "@endzeit/engine";
import type { SeatPanel, TableSet } from "@endzeit/kit";
import { panelsOf } from "@endzeit/kit/board";
import { ITEMS } from "../content/items.ts";
import { PLACES } from "../content/locations.ts";
import { KIND_OF } from "../content/prints.ts";
import { SURVIVORS } from "../content/survivors.ts";
import { crisisCard, groupOf, mainCard, placeFacts, placeName, survivorName } from "../names.ts";
import { nextSeat } from "../rules/groups.ts";
import { COLONY } from "../rules/places.ts";
import type { View } from "../state.ts";
import Sky from "./Backdrop.svelte";
import Board from "./Board.svelte";
import CardBack from "./CardBack.svelte";
import CardFace from "./CardFace.svelte";
import End from "./End.svelte";
import { large } from "./large.ts";
import Icon from "./Picture.svelte";

type Badge = NonNullable<SeatPanel["badges"]>[number];

/** What lies open in front of a seat: its part in the round, its dice, its people. What the tray shows of the own seat is not said twice. */
function badgesOf(view: View, seat: number, own: boolean): readonly Badge[] {
  const badges: Badge[] = [];
  const add = (icon: string, key: string, values: Badge["text"]["values"], count?: number): void => {
    badges.push({ icon, text: { text: key, values }, ...(count === undefined ? {} : { count }) });
  };
  if (view.first === seat) add("first", "badge.first", {});
  if (view.exiled[seat] === 1) add("exile", "badge.exiled", {});
  if (view.out[seat] === 1) add("dead", "badge.out", {});
  add("hand", "badge.hand", { n: view.hand[seat].length }, view.hand[seat].length);
  if (view.crossroad.length > 0 && seat === readerOf(view)) add("crossroads", "badge.reader", {});
  if (own) return badges;
  const dice = [...view.dice[seat]].sort((a, b) => b - a);
  if (dice.length > 0) add("dice", "badge.dice", { n: dice.length, dice: dice.join(" ") }, dice.length);
  for (const who of groupOf(view, seat))
    add(
      SURVIVORS[who].id,
      "badge.survivor",
      {
        who: SURVIVORS[who].id,
        influence: view.numbers.influence[who],
        attack: view.numbers.attack[who],
        search: view.numbers.search[who],
        hurt: view.wounds[who] + view.frost[who],
      },
      view.numbers.influence[who],
    );
  return badges;
}

/** The right-hand neighbour of the active player holds the crossroads card. */
const readerOf = (view: View): number => nextSeat(view, view.turn, -1);

const cardOf = (print: number): string => (print < 0 ? "hidden" : ITEMS[KIND_OF[print]].id);

/** Cards that lie before the seat to choose from: what a search has found, a deck that is looked through, hands of others. */
function laidFor(view: View, seat: number): readonly string[] {
  const question = questionOf(view);
  if (question === null || !question.of.includes(seat)) return [];
  if (question.ask === "found") return view.found.filter(isSeen).map(cardOf);
  if (question.ask !== "pick-card") return [];
  switch (question.why) {
    case "deck-card":
      return (view.decks[view.scene] ?? []).filter(isSeen).map(cardOf);
    case "their-card":
      return (view.hand[question.a] ?? []).filter(isSeen).map(cardOf);
    case "medicine-from":
      return view.hand.flatMap((cards, of) => (of === seat ? [] : cards.filter(isSeen).map(cardOf)));
    case "rescue-card":
      return view.found.filter(isSeen).map(cardOf);
    default:
      return [];
  }
}
const isSeen = (card: number): boolean => card >= 0;

/** In the order in which they are chosen; survivors, equipment and places, which all lie on the board. */
const TERMS = [
  ...["act", "move", "attack", "search", "barricade", "clean", "attract", "ability"],
  ...["use", "hand", "nurse", "buy", "from", "to", "with"],
];

const drawn = { Board, CardFace, CardBack, Icon, Sky, End };

const table: TableSet<View> = {
  ...drawn,
  rings: ["#9bd6a4", "#c9aef2", "#f0a3ba", "#e6dcc4", "#86b4e8"],
  large,
  room: "table",
  hand: (view, seat) => [...view.hand[seat]].sort((a, b) => a - b).map(cardOf),
  laid: laidFor,
  panels: (view, eyes) =>
    panelsOf(view.seats, (seat) => ({
      side: view.exiled[seat] === 1 ? "cold" : "warm",
      picture: `seat-${seat}`,
      hand: view.hand[seat].length,
      badges: badgesOf(view, seat, seat === eyes),
    })),
  clock: (view) => ({
    phrase: { text: "clock.left", values: { n: view.marker } },
    left: view.marker,
    of: view.marker + Math.max(0, view.round - 1),
  }),
  turn: (view) => (view.turn >= 0 ? view.turn : null),
  passable: {},
  terms: TERMS,
  placed: TERMS,
  shares: ["play", "contribute", "offer"],
  marks: { trusted: "✓", unsure: "?", suspicious: "!" },
  tense: { exposed: "each", voted: "first" },
  pace: (event) => PACE[event.event] ?? 1,
  readable(view, texts) {
    const main = mainCard(view, texts);
    const places = PLACES.map((_, place) => ({
      heading: placeName(place, texts),
      cells: [placeFacts(view, place, texts).join(", ")],
    }));
    const rows = [
      { heading: text(texts, "board.morale"), cells: [String(view.morale)] },
      { heading: text(texts, "board.food"), cells: [String(view.food)] },
      { heading: text(texts, "board.starvation"), cells: [String(view.starvation)] },
      { heading: text(texts, "board.waste"), cells: [String(view.waste.length)] },
      { heading: text(texts, "page.goals"), cells: [`${main.title}: ${main.text}`] },
    ];
    if (view.crisis >= 0) {
      const crisis = crisisCard(view, view.crisis, texts);
      rows.push({ heading: crisis.title, cells: [crisis.text] });
    }
    const people = SURVIVORS.flatMap((_, who) =>
      view.place[who] < COLONY
        ? []
        : [{ heading: survivorName(who, texts), cells: [placeName(view.place[who], texts)] }],
    );
    return [
      { columns: [], rows: places },
      { columns: [], rows },
      { columns: [], rows: people },
    ];
  },
};

/** Events that hold the story shorter than a beat, or not at all. */
const PACE: Readonly<Record<string, number>> = {
  "colony-step": 0.6,
  looked: 0.3,
  kept: 0.5,
  "crossroads-drawn": 0.3,
  "rolled-dice": 0.6,
  placed: 0.5,
  contributed: 0.7,
  "die-spent": 0,
};

export default table;
