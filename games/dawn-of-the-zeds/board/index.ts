import { text } from "@endzeit/engine";
import type { SeatPanel, TableSet } from "@endzeit/kit";
import { panelsOf } from "@endzeit/kit/board";
import { LENGTH, SPACES, TOWN, TRACKS } from "../content/board.ts";
import { EVENTS, STORY } from "../content/cards.ts";
import { UNITS } from "../content/units.ts";
import { Phase, type View } from "../state.ts";
import Board from "./Board.svelte";
import CardBack from "./CardBack.svelte";
import CardFace from "./CardFace.svelte";
import { TERMS } from "./choice.ts";
import End from "./End.svelte";
import Icon from "./Icon.svelte";
import { large } from "./large.ts";
import Sky from "./Sky.svelte";
import { adriftIn, placeName, spaceWords, trackName, zedWords } from "./words.ts";

type Badge = NonNullable<SeatPanel["badges"]>[number];

function badgesOf(view: View, seat: number): readonly Badge[] {
  const badges: Badge[] = [];
  const add = (icon: string, key: string, values: Badge["text"]["values"], count?: number): void => {
    badges.push({ icon, text: { text: key, values }, ...(count === undefined ? {} : { count }) });
  };
  const owner = view.owner[seat] ?? -1;
  if (owner >= 0) add(UNITS[owner].id, "badge.hero", { unit: UNITS[owner].id });
  if (view.phase === Phase.actions) {
    if (view.own[seat] === 1) add("own-action", "board.own-ready", {});
    if (view.ended[seat] === 1) add("organise", "badge.ended", {});
  }
  if (view.seats === 1) {
    const alive = view.unitAt.filter((at) => at >= 0 && at <= TOWN).length;
    add("born-leader", "badge.units", { n: alive }, alive);
    add("zeds", "badge.bag", { n: view.bag.length }, view.bag.length);
  }
  return badges;
}

const drawn = { Board, CardFace, CardBack, Icon, Sky, End };

const table: TableSet<View> = {
  ...drawn,
  // Counters are looked at large like cards.
  cardName: (card, texts) => texts[`card.${card}`] ?? text(texts, `unit.${card}`),
  large,
  room: "table",
  // Kept story cards are everybody's.
  hand: (view) => view.kept.map((card) => STORY[card]?.id ?? "hidden"),
  panels: (view, seat) =>
    panelsOf(view.seats, (who) => {
      const owner = view.owner[who] ?? -1;
      const first = who === (seat ?? 0);
      return {
        side: "warm",
        picture: owner >= 0 ? UNITS[owner].id : `seat-${who}`,
        hand: first ? view.kept.length : 0,
        badges: badgesOf(view, who),
      };
    }),
  clock: (view) => {
    const of = view.round + view.eventDeck.length;
    return {
      phrase: { text: "clock.left", values: { n: view.eventDeck.length, of } },
      left: view.eventDeck.length,
      of,
    };
  },
  passable: {},
  terms: TERMS,
  spoken: ["use", "for"],
  held: ["move", "fire", "forage"],
  tense: { "fight-roll": "each" },
  pace: (event) => PACE[event.event] ?? 1,
  readable(view, texts) {
    const numbers = Array.from({ length: LENGTH }, (_, i) => LENGTH - 1 - i);
    const event = EVENTS[view.event];
    const adrift = adriftIn(view);
    return [
      {
        columns: TRACKS.map((_, track) => trackName(track, texts)),
        rows: numbers.map((number) => ({
          heading: SPACES[number].kind === "start" ? text(texts, "kind.start") : String(number),
          cells: TRACKS.map((_, track) => spaceWords(view, track * LENGTH + number, texts)),
        })),
      },
      {
        columns: [],
        rows: [
          { heading: placeName(TOWN, texts), cells: [spaceWords(view, TOWN, texts)] },
          ...(adrift < 0 ? [] : [{ heading: text(texts, "board.adrift"), cells: [zedWords(view, adrift, texts)] }]),
          ...(event === undefined
            ? []
            : [
                { heading: text(texts, "board.event"), cells: [text(texts, `card.${event.id}`)] },
                { heading: text(texts, `card.${event.id}`), cells: [text(texts, `text.${event.id}`)] },
              ]),
        ],
      },
    ];
  },
};

/** Events that hold the story shorter than a beat, or not at all. */
const PACE: Readonly<Record<string, number>> = {
  phase: 0.6,
  activated: 0.6,
  paid: 0,
  "defiant-off": 0.4,
  "story-track": 0.5,
  shift: 0.6,
  returned: 0.3,
  placed: 0.7,
  "zeds-stay": 0.5,
  "no-effect": 0.6,
  "ended-phase": 0.4,
};

export default table;
