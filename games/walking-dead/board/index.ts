import { text } from "@endzeit/engine";
import type { SeatPanel, TableSet } from "@endzeit/kit";
import { panelsOf } from "@endzeit/kit/board";
import { SPACES } from "../content/board.ts";
import { TILES } from "../content/cards.ts";
import { exactMoves, walkerMoves } from "../rules/paths.ts";
import { type Question, Role, type View } from "../state.ts";
import Board from "./Board.svelte";
import CardBack from "./CardBack.svelte";
import CardFace from "./CardFace.svelte";
import { TERMS } from "./choice.ts";
import { equipmentId, walkerId } from "./decks.ts";
import Icon from "./Icon.svelte";
import { field } from "./play.ts";
import Sky from "./Sky.svelte";
import { characterOf, describe, large, reachWords, roleOf, tilesOf } from "./words.ts";

const isSurvivor = (view: View, seat: number): boolean => view.role[seat] === Role.survivor;
const handOf = (view: View, seat: number): readonly number[] =>
  (isSurvivor(view, seat) ? view.hand[seat] : view.claws[seat]) ?? [];
const cardsOf = (view: View, seat: number): string[] =>
  [...handOf(view, seat)].sort((a, b) => a - b).map(isSurvivor(view, seat) ? equipmentId : walkerId);

type Badge = NonNullable<SeatPanel["badges"]>[number];

function badgesOf(view: View, seat: number): readonly Badge[] {
  const badges: Badge[] = [];
  const add = (icon: string, key: string, values: Badge["text"]["values"], count?: number): void => {
    badges.push({ icon, text: { text: key, values }, ...(count === undefined ? {} : { count }) });
  };
  const cards = handOf(view, seat).length;
  if (isSurvivor(view, seat)) {
    add("ally", "mark.allies", { n: view.allies[seat] }, view.allies[seat]);
    add("hand", "badge.hand", { n: cards }, cards);
    if (view.front[seat] > 0) add("revolver", "mark.revolvers", { n: view.front[seat] }, view.front[seat]);
    if (view.character[seat] >= 0 && view.spent[seat] === 0) add("power", "mark.power-ready", {});
    if (view.skips[seat] > 0) add("skip", "mark.skips", { n: view.skips[seat] }, view.skips[seat]);
    for (const tile of tilesOf(view, seat)) add(tile, "badge.tile", { tile });
  } else {
    add(roleOf(view, seat), `role.${roleOf(view, seat)}`, {});
    if (cards > 0) add("hand", "badge.hand", { n: cards }, cards);
  }
  return badges;
}

/** How many places a seat has been to; in the team variant those of its fellow survivor count as well. */
function visited(view: View, seat: number): number {
  const tiles =
    view.rules.variant === "team"
      ? view.tiles.reduce((all, those, other) => (isSurvivor(view, other) ? all | those : all), 0)
      : (view.tiles[seat] ?? 0);
  return TILES.filter((_, tile) => (tiles & (1 << tile)) !== 0).length;
}

/** A survivor's own way home; who watches or walks sees that of the survivor who is nearest to it. */
function clockOf(view: View, eyes: number | null): ReturnType<TableSet<View>["clock"]> {
  const of = TILES.length;
  const alive = view.role.flatMap((_, seat) => (isSurvivor(view, seat) ? [seat] : []));
  const most = Math.max(0, ...alive.map((seat) => visited(view, seat)));
  const seat = eyes !== null && alive.includes(eyes) ? eyes : alive.find((other) => visited(view, other) === most);
  if (seat === undefined) return { phrase: { text: "clock.nobody", values: {} }, left: of, of };
  const left = of - visited(view, seat);
  const own = seat === eyes || view.seats === 1;
  const key = view.rules.variant === "team" ? "clock.team" : own ? "clock.left" : "clock.leader";
  return { phrase: { text: key, values: { n: left, of, seat } }, left, of };
}

/** Where the figure that is on its way may go, for all that the view says. */
function reachOf(view: View): readonly number[] {
  const question = top(view);
  const at = view.at[question?.of[0] ?? -1] ?? -1;
  if (question === null || at < 0) return [];
  if (question.ask === "move") return exactMoves(at, question.total);
  return question.ask === "walk" || question.ask === "lunge" ? walkerMoves(view, at, question.total) : [];
}

/** The question at which the match waits. */
function top(view: View): Question | null {
  const entry = view.agenda.at(-1);
  return entry !== undefined && "ask" in entry ? entry : null;
}

const drawn = { Board, CardFace, CardBack, Icon, Sky };

const table: TableSet<View> = {
  ...drawn,
  large,
  room: "map",
  // While somebody is to be chosen, the six lie on the table alone.
  hand: (view, seat) => (top(view)?.ask === "character" ? [] : cardsOf(view, seat)),
  panels: (view) =>
    panelsOf(view.seats, (seat) => {
      const character = characterOf(view, seat);
      const open = view.rules.openHands ? cardsOf(view, seat) : [];
      return {
        side: isSurvivor(view, seat) ? "warm" : "cold",
        picture: character ?? (isSurvivor(view, seat) ? `seat-${seat}` : "portrait-walker"),
        hand: handOf(view, seat).length,
        seen: open,
        badges: badgesOf(view, seat),
      };
    }),
  called: (event) =>
    event.event === "character"
      ? { seat: Number(field(event, "seat")), text: `character.${String(field(event, "character"))}` }
      : null,
  turned: (event) => (event.event === "rose" ? { seat: Number(field(event, "seat")), from: "warm", to: "cold" } : null),
  clock: clockOf,
  turn: (view) => view.turn,
  seated: true,
  weighed: ["arm"],
  tense: { "attack-roll": "each", duel: "each" },
  // Nobody lets a deadly bite happen unasked.
  passable: { react: { pass: true }, axe: { pass: true } },
  terms: TERMS,
  spoken: ["power", "choose", "add"],
  readable(view, texts) {
    const columns = ["A", "B", "C", "D", "E", "F", "G", "H", "I"];
    const reach = reachOf(view);
    const rows = columns.map((_, y) => ({
      heading: String(y + 1),
      cells: columns.map((_, x) => {
        const space = SPACES.findIndex((row) => row.x === x && row.y === y);
        return space < 0 ? "" : describe(view, space, texts);
      }),
    }));
    const way = { columns: [], rows: [{ heading: text(texts, "board.reach"), cells: [reachWords(reach, texts)] }] };
    const board = { corner: text(texts, "board.corner"), columns, rows };
    return reach.length === 0 ? [board] : [way, board];
  },
};

export default table;
