import { type Answer as AnyAnswer, below, type Options, type Random, randomFrom } from "@endzeit/engine";
import { Driver } from "@endzeit/engine/testing";
import { NAMES, spaceOf } from "../content/board.ts";
import { CHARACTERS, ENCOUNTERS, EQUIPMENT, kindOf, TILES, WALKER_CARDS } from "../content/cards.ts";
import { type Answer, type Event, type State, type View, walkingDead } from "../index.ts";
import { options } from "../options.ts";
import { setup } from "../setup.ts";
import { Role } from "../state.ts";

export { Role };

/** A seat in the words of the rulebook: a survivor on the camp with no allies and nothing in hand unless it says otherwise. */
export interface Seat {
  readonly role?: keyof typeof Role;
  readonly character?: string;
  /** The power has been used. */
  readonly spent?: boolean;
  readonly at?: string;
  readonly allies?: number;
  readonly tiles?: readonly string[];
  readonly hand?: readonly string[];
  /** Revolvers in front. */
  readonly front?: number;
  readonly claws?: readonly string[];
  readonly skips?: number;
}

/** A position. Of each pile the first card is the next one drawn. */
export interface Position {
  readonly seats: readonly Seat[];
  readonly turn?: number;
  readonly equipment?: readonly string[];
  readonly equipmentDiscard?: readonly string[];
  readonly encounters?: readonly string[];
  readonly encounterDiscard?: readonly string[];
  readonly walkers?: readonly string[];
  readonly walkerDiscard?: readonly string[];
  readonly pool?: number;
  /** The next faces of the die, as long as no card is shuffled or drawn by chance in between. */
  readonly dice?: readonly number[];
  readonly options?: Options;
  /** Where the turn stands: it begins, the survivor has just landed, or the walker has just walked. */
  readonly now?: "begin" | "landed" | "walked";
}

const SIDES = 6;

/** The generator's words after which the die shows these faces. */
export function withDice(faces: readonly number[]): Random {
  for (let n = 0; ; n++) {
    const random = randomFrom(`dice ${n}`);
    const probe = random.slice();
    if (faces.every((face) => below(probe, SIDES) + 1 === face)) return random;
  }
}

/** The four location tiles. */
export const ALL_TILES: readonly string[] = TILES.map(({ id }) => id);

/** A match at a position, with the events since then. */
export function city(position: Position): City {
  const { seats, turn = 0 } = position;
  const state = setup({ players: seats.length, options: {}, content: null }, [1, 2, 3, 4]);
  const defaults = Object.fromEntries(options.map((spec) => [spec.id, spec.default]));
  state.rules = { ...state.rules, ...defaults, ...position.options };
  state.random = withDice(position.dice ?? []);
  const each = <T>(read: (seat: Seat) => T): T[] => seats.map(read);
  const kinds = (deck: "equipment" | "encounters" | "walkers", ids: readonly string[] = []): number[] =>
    ids.map((id) => kindOf(deck, id));
  state.role = each(({ role = "survivor" }) => Role[role]);
  state.character = each(({ character }) => (character === undefined ? -1 : kindOf("characters", character)));
  state.spent = each(({ spent = false }) => (spent ? 1 : 0));
  state.at = each(({ at, role }) => (role === "beaten" || role === "out" ? -1 : spaceOf(at ?? "E5")));
  state.allies = each(({ allies = 0 }) => allies);
  state.tiles = each(({ tiles = [] }) => tiles.reduce((bits, tile) => bits | (1 << ALL_TILES.indexOf(tile)), 0));
  state.skips = each(({ skips = 0 }) => skips);
  state.hand = each(({ hand }) => kinds("equipment", hand));
  state.front = each(({ front = 0 }) => front);
  state.claws = each(({ claws }) => kinds("walkers", claws));
  const pile = (deck: "equipment" | "encounters" | "walkers", ids: readonly string[]): number[] =>
    kinds(deck, ids).reverse();
  state.equipmentDeck = pile("equipment", position.equipment ?? ["bat", "bat", "bat", "bat", "bat"]);
  state.equipmentDiscard = kinds("equipment", position.equipmentDiscard);
  state.encounterDeck = pile(
    "encounters",
    position.encounters ?? ["quiet-moment", "quiet-moment", "quiet-moment", "quiet-moment"],
  );
  state.encounterDiscard = kinds("encounters", position.encounterDiscard);
  state.walkerDeck = pile(
    "walkers",
    position.walkers ?? ["tough", "tough", "tough", "tough", "tough", "tough", "tough", "tough"],
  );
  state.walkerDiscard = kinds("walkers", position.walkerDiscard);
  state.aside = [];
  const held = state.allies.reduce((sum, n) => sum + n, 0);
  state.pool = position.pool ?? Math.max(0, Math.min(4, 4 * seats.length - held));
  // A position may need more of a card than there is: then this box has as many.
  const atLeast = (counts: readonly number[], ...piles: readonly (readonly number[])[]): number[] =>
    counts.map((n, kind) => Math.max(n, piles.flat().filter((card) => card === kind).length));
  const { numbers } = state;
  state.numbers = {
    ...numbers,
    equipmentCount: atLeast(numbers.equipmentCount, ...state.hand, state.equipmentDeck, state.equipmentDiscard),
    encounterCount: atLeast(numbers.encounterCount, state.encounterDeck, state.encounterDiscard),
    walkerCount: atLeast(numbers.walkerCount, ...state.claws, state.walkerDeck, state.walkerDiscard),
  };
  const team = state.rules.variant === "team";
  state.deaths = seats.filter(({ role = "survivor" }) => (team ? role === "out" : role !== "survivor")).length;
  state.turn = turn;
  state.agenda =
    position.now === "landed"
      ? [{ do: "turn/next" }, { do: "survivor/give" }, { do: "survivor/after" }, { do: "survivor/space" }]
      : position.now === "walked"
        ? [{ do: "turn/next" }, { do: "walker/end" }, { do: "walker/card" }]
        : [{ do: "turn/begin", seat: turn }];
  return new City(state);
}

/** A position of a test may hold more cards than a hand, to look at all of them at once. */
const ANY_HAND: typeof walkingDead = {
  ...walkingDead,
  problems: (state) => walkingDead.problems(state).filter((problem) => !problem.includes("cards at most")),
};

export const TEAM = { variant: "team" } as const;
export const walker = (at: string, ...claws: string[]): Seat => ({ role: "walker", at, claws });
/** A lone survivor who has just landed on a plain space and fights the first of these encounters. */
export const fights = (
  seat: Seat,
  encounters: readonly string[],
  dice: readonly number[] = [],
  more: Partial<Position> = {},
): City => city({ seats: [{ at: "B5", ...seat }], encounters, dice, now: "landed", ...more });

/** A match with the words of a test: who answers what, who has what, what was told. */
export class City extends Driver<State, Answer, Event, View> {
  constructor(state: State) {
    super(ANY_HAND, state);
  }

  /** The question that the match waits at with who is asked, such as `arm 0`, or how it ended and who won, such as `camp 0`. */
  override get waits(): string {
    const { outcome, question } = this.match;
    return outcome === null
      ? `${question?.ask} ${this.asked}`
      : `${outcome.reason} ${outcome.winners.join(",")}`.trim();
  }

  roll(): this {
    return this.answer({ roll: true });
  }

  move(to: string): this {
    return this.answer({ move: to });
  }

  /** Plays attack cards into the fight. */
  arm(...cards: readonly string[]): this {
    for (const card of cards) this.answer({ arm: card });
    return this;
  }

  play(card: string, more: AnyAnswer = {}): this {
    return this.answer({ play: card, ...more });
  }

  /** Lets every window of this kind go by. */
  passAll(...asks: readonly string[]): this {
    while (this.match.outcome === null && asks.includes(String(this.match.question?.ask))) this.pass();
    return this;
  }

  /** The names of the spaces among the allowed answers. */
  get moves(): readonly string[] {
    return this.answers.flatMap(({ move, to }) =>
      typeof move === "string" ? [move] : typeof to === "string" ? [to] : [],
    );
  }

  at(seat: number): string {
    return NAMES[this.state.at[seat]] ?? "";
  }

  role(seat: number): string {
    return Object.keys(Role).find((name) => Role[name as keyof typeof Role] === this.state.role[seat]) ?? "";
  }

  hand(seat: number): readonly string[] {
    return ids(EQUIPMENT, this.state.hand[seat]);
  }

  claws(seat: number): readonly string[] {
    return ids(WALKER_CARDS, this.state.claws[seat]);
  }

  tiles(seat: number): readonly string[] {
    return ALL_TILES.filter((_, tile) => (this.state.tiles[seat] & (1 << tile)) !== 0);
  }

  character(seat: number): string {
    return CHARACTERS[this.state.character[seat]]?.id ?? "";
  }

  get equipmentDiscard(): readonly string[] {
    return ids(EQUIPMENT, this.state.equipmentDiscard);
  }

  get equipmentDeck(): readonly string[] {
    return ids(EQUIPMENT, this.state.equipmentDeck);
  }

  get encounterDiscard(): readonly string[] {
    return ids(ENCOUNTERS, this.state.encounterDiscard);
  }

  get walkerDiscard(): readonly string[] {
    return ids(WALKER_CARDS, this.state.walkerDiscard);
  }

  /** The encounters revealed since the position. */
  get revealed(): readonly string[] {
    return this.events.flatMap((event) => (event.event === "revealed" ? [event.card] : []));
  }

  /** Strength of the fight that runs, 0 without one. */
  get strength(): number {
    return this.state.fight?.strength ?? 0;
  }

  /** The last event of a name. */
  last<N extends Event["event"]>(name: N): Extract<Event, { event: N }> | undefined {
    return this.events.findLast((event): event is Extract<Event, { event: N }> => event.event === name);
  }

  /** How often an event was told. */
  count(name: Event["event"]): number {
    return this.events.filter(({ event }) => event === name).length;
  }

  /** The names of the events since the position, in order. */
  get told(): readonly string[] {
    return this.events.map(({ event }) => event);
  }
}

const ids = (rows: readonly { readonly id: string }[], cards: readonly number[] | undefined): readonly string[] =>
  (cards ?? []).map((kind) => rows[kind]?.id ?? "hidden");
