import { text } from "@endzeit/engine";
import type { TableSet } from "@endzeit/kit";
import { panelsOf } from "@endzeit/kit/board";
import { CARDS, idOf } from "../content/cards.ts";
import { HUMANS, LANES, type View, ZOMBIES } from "../state.ts";
import Board from "./Board.svelte";
import CardBack from "./CardBack.svelte";
import CardFace from "./CardFace.svelte";
import { TERMS } from "./choice.ts";
import Icon from "./Icon.svelte";
import Sky from "./Sky.svelte";
import { describe, large } from "./words.ts";

/** How many zombie cards the table's deck holds: the length of the night. */
const nightOf = (view: View): number =>
  CARDS.reduce((n, row, kind) => (row.side === "zombies" ? n + (view.printed[kind] ?? 0) : n), 0);

const latestFirst = (pile: readonly number[] | undefined): string[] => [...(pile ?? [])].reverse().map(idOf);

/** What is read at a glance is short, what is looked at is long; a hand of cards is drawn in one beat. */
const PACE: { readonly [event: string]: number } = {
  "drew-card": 0,
  drew: 0.5,
  phase: 0.6,
  discarded: 0.6,
  laid: 0.5,
  "effects-over": 0.3,
  moved: 0.75,
  enters: 0.75,
  exploded: 1.3,
  sunrise: 2,
};

const drawn = { Board, CardFace, CardBack, Icon, Sky };

const table: TableSet<View> = {
  ...drawn,
  large,
  hand: (view, seat) =>
    [...(view.hand[seat] ?? [])]
      .sort((a, b) => a - b)
      .map((kind) => (kind < 0 && seat === HUMANS ? "hidden-humans" : idOf(kind))),
  panels: (view) =>
    panelsOf(2, (seat) => ({
      side: seat === ZOMBIES ? "cold" : "warm",
      hand: view.hand[seat]?.length ?? 0,
      seen: view.rules.openHands ? (view.hand[seat] ?? []).map(idOf) : seat === HUMANS ? view.known.map(idOf) : [],
      piles: [
        { label: { text: "pile.deck", values: {} }, count: view.deck[seat]?.length ?? 0, cards: null },
        {
          label: { text: "pile.discard", values: {} },
          count: view.discard[seat]?.length ?? 0,
          cards: latestFirst(view.discard[seat]),
        },
        {
          label: { text: "pile.spent", values: {} },
          count: view.spent[seat]?.length ?? 0,
          cards: latestFirst(view.spent[seat]),
        },
      ],
    })),
  clock: (view) => {
    const left = view.sunrise ? 0 : (view.deck[ZOMBIES]?.length ?? 0);
    const of = Math.max(left, nightOf(view));
    return { phrase: { text: "clock.left", values: { n: left, of } }, left, of };
  },
  turn: (view) => view.phase,
  pace: ({ event }) => PACE[event] ?? 0.85,
  passable: { click: { pass: true }, "not-so-fast": { pass: true } },
  terms: TERMS,
  readable: (view, texts) => [
    {
      corner: text(texts, "board.corner"),
      columns: LANES.map((lane) => text(texts, "lane.name", { lane })),
      rows: [5, 4, 3, 2, 1].map((section) => ({
        heading: text(texts, "section.name", { section }),
        cells: LANES.map((_, lane) => describe(view, lane * 5 + section - 1, texts)),
      })),
    },
  ],
};

export default table;
