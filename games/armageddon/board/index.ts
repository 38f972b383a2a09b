import { type GameEvent, text } from "@endzeit/engine";
import type { SeatPanel, TableSet } from "@endzeit/kit";
import { panelsOf } from "@endzeit/kit/board";
import { AREAS, ROUNDS, SITES } from "../content/board.ts";
import { PRINTED_AT } from "../content/buildings.ts";
import { shelterOf } from "../rules/buildings.ts";
import { Phase, Place, type View } from "../state.ts";
import Board from "./Board.svelte";
import CardBack from "./CardBack.svelte";
import CardFace from "./CardFace.svelte";
import { TERMS } from "./choice.ts";
import End from "./End.svelte";
import Icon from "./Icon.svelte";
import { large } from "./large.ts";
import Sky from "./Sky.svelte";
import {
  bidCounts,
  buildingWords,
  cardName,
  colourWords,
  crowdOf,
  damageWords,
  equipmentId,
  isScreened,
  placeCounts,
  seatName,
  shelterWords,
  tileId,
} from "./words.ts";

type Badge = NonNullable<SeatPanel["badges"]>[number];

function badgesOf(view: View, seat: number, own: boolean): readonly Badge[] {
  const badges: Badge[] = [];
  const add = (icon: string, key: string, values: Badge["text"]["values"], count?: number): void => {
    badges.push({ icon, text: { text: key, values }, ...(count === undefined ? {} : { count }) });
  };
  add("points", "badge.points", { n: view.points[seat] }, view.points[seat]);
  add("figures", "badge.people", { n: view.people[seat], shelter: shelterOf(view, seat) }, view.people[seat]);
  add("hand", "badge.hand", { n: view.hand[seat].length }, view.hand[seat].length);
  // The own hand lies open beside its panel.
  const open = own ? [] : view.hand[seat].filter((card) => card >= 0);
  // Cards that everybody saw taken; of vehicles each part, so that sets can be seen to grow.
  for (const card of new Set(open.sort((a, b) => a - b))) {
    const n = open.filter((other) => other === card).length;
    add(equipmentId(card), "badge.card", { card: equipmentId(card), n }, n);
  }
  if ((view.figures[seat * 24 + Place.aside * 4 + 3] ?? 0) > 0) add("leader", "badge.leader-out", {});
  return badges;
}

const cardsOf = (view: View, seat: number): string[] => [...view.hand[seat]].sort((a, b) => a - b).map(equipmentId);

const drawn = { Board, CardFace, CardBack, Icon, Sky, End };

const table: TableSet<View> = {
  ...drawn,
  rings: ["#c98a56", "#f6f0e2", "#ff8f3a", "#e6eaf6"],
  large,
  room: "table",
  // The secret tiles stand behind the screen, before the cards.
  hand: (view, seat) => [...view.secret[seat].map(tileId), ...cardsOf(view, seat)],
  laid: (view, seat) => laidBefore(view, seat).map(equipmentId),
  panels: (view, eyes) =>
    panelsOf(view.seats, (seat) => ({
      side: "warm",
      hand: view.hand[seat].length,
      badges: badgesOf(view, seat, seat === eyes),
    })),
  clock: (view) => ({
    phrase:
      view.phase === Phase.final
        ? { text: "clock.end", values: {} }
        : { text: "clock.round", values: { n: Math.max(1, view.round), of: ROUNDS } },
    left: view.phase === Phase.final ? 0 : ROUNDS - Math.max(0, view.round - 1),
    of: ROUNDS,
  }),
  passable: {},
  terms: TERMS,
  turn: (view) => (view.phase >= Phase.bidding && view.phase <= Phase.city ? view.turn : null),
  pace,
  tense: { bonus: "first", counted: "first", ended: "first" },
  readable(view, texts) {
    const say = (key: string, values = {}): string => text(texts, key, values);
    const seats = Array.from({ length: view.seats }, (_, seat) => seat);
    const cells = (of: (seat: number) => string) => seats.map(of);
    const area = (at: number) =>
      cells((seat) => {
        const row = view.rows.slice(at * view.seats, (at + 1) * view.seats).indexOf(seat);
        return row < 0 ? "" : `${row + 1}: ${colourWords(bidCounts(view, seat, at), texts) || "0"}`;
      });
    const rows = [
      { heading: say("badge.heading.points"), cells: cells((seat) => String(view.points[seat])) },
      {
        heading: say("place.home"),
        cells: cells((seat) =>
          isScreened(view, seat)
            ? String(view.people[seat])
            : colourWords(placeCounts(view, seat, Place.home), texts) || say("board.nobody"),
        ),
      },
      { heading: say("board.city-people"), cells: cells((seat) => shelterWords(view, seat, texts)) },
      { heading: say("board.marauders"), cells: cells((seat) => String(view.marauders[seat])) },
      {
        heading: say("board.damage"),
        cells: cells((seat) => damageWords(view, seat, texts)),
      },
      ...AREAS.map((name, at) => ({ heading: say(`area.${name}`), cells: area(at) })),
      ...PRINTED_AT.map((_, site) => ({
        heading: say("board.site", { n: site + 1 }),
        cells: cells((seat) => {
          const building = view.sites[seat * SITES + site];
          return building < 0 ? "" : buildingWords(view, building, texts);
        }),
      })),
    ];
    const display = seats.map((slot) => {
      const card = view.display[slot] ?? -1;
      return card < 0 ? "" : `${cardName(equipmentId(card), texts)} (${colourWords(crowdOf(view, slot), texts)})`;
    });
    const offered = seats.map((slot) => {
      const building = view.site[slot] ?? -1;
      return building < 0 ? "" : buildingWords(view, building, texts);
    });
    return [
      { columns: seats.map((seat) => seatName(seat, texts)), rows },
      {
        caption: say("board.display"),
        columns: seats.map((slot) => say("board.slot", { n: slot + 1 })),
        rows: [
          { heading: say("area.exploration"), cells: display },
          { heading: say("area.construction"), cells: offered },
        ],
      },
    ];
  },
};

/** The cards drawn to keep one of, or one of each kind in a stack that is searched. */
function laidBefore(view: View, seat: number): readonly number[] {
  if (view.turn !== seat) return [];
  const top = view.agenda.at(-1);
  const searched = top !== undefined && "ask" in top && top.ask === "search" ? [...new Set(view.stack)] : [];
  return [...view.drawn, ...searched].filter((card) => card >= 0);
}

/** Events that hold the story shorter than a beat, or not at all. */
const PACE: Readonly<Record<string, number>> = {
  marauders: 0.5,
  overrun: 0.4,
  points: 0.6,
  displayed: 0.3,
  offered: 0.3,
  "start-player": 0.6,
  "drew-card": 0,
  "saw-card": 0,
  "kept-card": 0,
  "found-card": 0,
  "bid-tile": 0.3,
  counted: 0.8,
  "raiders-gone": 0.5,
  sheltered: 0.3,
  "put-under": 0.4,
  tile: 0.5,
  activated: 0.5,
};

/** Points of the scorings, which come seldom and decide much, stay longer than those of an action. */
const SCORINGS: readonly unknown[] = ["interim-tile", "interim-marauders", "final-tile", "secret-tile"];

function pace(event: GameEvent): number {
  if ("source" in event && SCORINGS.includes(event.source)) return 1;
  if (event.event === "counted" && "n" in event && event.n === 0) return 0.2;
  return PACE[event.event] ?? 1;
}

export default table;
