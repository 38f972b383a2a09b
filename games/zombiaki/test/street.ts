import type { Answer as Given, Options } from "@endzeit/engine";
import { Driver } from "@endzeit/engine/testing";
import { idOf, kindOf } from "../content/cards.ts";
import { blank } from "../copy.ts";
import { type Answer, type Event, type State, type View, zombiaki } from "../index.ts";
import { houseRules, options } from "../options.ts";
import { NAMES } from "../rules/street.ts";
import { setup } from "../setup.ts";
import { Figure, HUMANS, Mark, Thing, ZOMBIES } from "../state.ts";

export { HUMANS, Mark, ZOMBIES };

/**
 * A position in the words of the rulebook. Figures: `B3: "zombie 4"`, with marks after it: `"zombie 3 shield boss"`, `"dog"`.
 * `"zombie 3 boss:1"` is a Boss with one order left.
 * Things: `C3: "wall 6"`, `"pit 2"`, `"mine"`, `"car"`, `"barrel"`, `"barrier"`; both with a comma: `"zombie 2, pit 1"`.
 */
export interface Position {
  readonly street?: { readonly [square: string]: string };
  readonly burning?: readonly ("A" | "B" | "C")[];
  readonly frozen?: readonly ("A" | "B" | "C")[];
  /** Hands and decks by card id; the last card of a deck is its top. */
  readonly zombies?: readonly string[];
  readonly humans?: readonly string[];
  readonly zombieDeck?: readonly string[];
  readonly humanDeck?: readonly string[];
  readonly zombieDiscard?: readonly string[];
  readonly humanDiscard?: readonly string[];
  readonly terror?: boolean;
  readonly sunrise?: boolean;
  readonly options?: Options;
  /** Where the match stands: at the play question of a side, or at the beginning of a phase. Default: the humans play. */
  readonly at?: "humans play" | "zombies play" | "humans begin" | "zombies begin";
}

const ORDERS_AT_FIRST = 3;

const names: readonly string[] = NAMES;
const squareOf = (name: string): number => names.indexOf(name);

/** A match at a position, with the events since then. */
export function street(position: Position): Street {
  const state = blank();
  state.rules = houseRules({
    ...Object.fromEntries(options.map((spec) => [spec.id, spec.default])),
    ...position.options,
  });
  const box = setup({ players: 2, options: state.rules as unknown as Options, content: null }, [1, 2, 3, 4]);
  state.printed = box.printed;
  state.values = box.values;
  state.random = [1, 2, 3, 4];
  state.round = 1;
  for (const [name, words] of Object.entries(position.street ?? {})) {
    for (const part of words.split(",")) lay(state, squareOf(name), part.trim().split(/\s+/));
  }
  for (const lane of position.burning ?? []) state.burning["ABC".indexOf(lane)] = 1;
  for (const lane of position.frozen ?? []) state.frozen["ABC".indexOf(lane)] = 1;
  state.terror = position.terror ? 1 : 0;
  state.sunrise = position.sunrise ? 1 : 0;
  const cards = (ids: readonly string[] | undefined): number[] => (ids ?? []).map(kindOf);
  state.hand = [cards(position.zombies), cards(position.humans)];
  // Enough cards beneath that no deck runs out by accident.
  state.deck = [
    cards(position.zombieDeck ?? ["zombie-2", "zombie-2", "zombie-2", "zombie-2"]),
    cards(position.humanDeck ?? ["shot", "shot", "shot", "shot"]),
  ];
  state.discard = [cards(position.zombieDiscard), cards(position.humanDiscard)];
  // A position may need more of a card than there is: then this box has as many.
  const lying = [state.hand, state.deck, state.discard].flat(2);
  state.printed = box.printed.map((n, kind) => Math.max(n, lying.filter((card) => card === kind).length));
  const at = position.at ?? "humans play";
  state.phase = at.startsWith("humans") ? HUMANS : ZOMBIES;
  state.agenda = [
    at === "humans play" || at === "zombies play"
      ? { do: "ask-play" }
      : { do: at === "humans begin" ? "humans/begin" : "zombies/begin" },
  ];
  return new Street(state);
}

function lay(state: State, square: number, words: readonly string[]): void {
  const [what = "", second = ""] = words;
  if (what === "zombie" || what === "dog") {
    state.figure[square] = Figure[what];
    state.strength[square] = what === "dog" ? 1 : Number(second);
    for (const word of words) {
      if (Object.hasOwn(Mark, word)) state.marks[square] |= Mark[word as keyof typeof Mark];
      if (word === "boss") state.orders[square] = ORDERS_AT_FIRST;
      if (word.startsWith("boss:")) {
        state.marks[square] |= Mark.boss;
        state.orders[square] = Number(word.slice(5));
      }
    }
  } else {
    state.thing[square] = Thing[what as keyof typeof Thing];
    state.size[square] = what === "mine" ? 2 : what === "car" ? 1 : Number(second) || 0;
  }
}

/** A position of a test may hold more cards than a hand, to look at all of them at once. */
const ANY_HAND: typeof zombiaki = {
  ...zombiaki,
  problems: (state) => zombiaki.problems(state).filter((problem) => !problem.includes("cards at most")),
};

/** A match with the words of a test: who answers what, what lies where, what was told. */
export class Street extends Driver<State, Answer, Event, View> {
  constructor(state: State) {
    super(ANY_HAND, state);
  }

  /** The name of the question that the match waits at, or how it ended. */
  override get waits(): string {
    const question = this.match.question;
    return question === null
      ? `won by ${this.match.outcome?.winners[0] === ZOMBIES ? "zombies" : "humans"}`
      : question.ask;
  }

  play(card: string, more: Given = {}): this {
    return this.answer({ play: card, ...more });
  }

  /** What stands and lies on a square, in the words of `Position`; "" when nothing does. */
  on(name: string): string {
    const square = squareOf(name);
    const s = this.state;
    const parts: string[] = [];
    if (s.figure[square] !== Figure.none) {
      const marks = Object.keys(Mark).filter(
        (mark) =>
          (s.marks[square] & Mark[mark as keyof typeof Mark]) !== 0 && ["shield", "boss", "netted"].includes(mark),
      );
      parts.push([s.figure[square] === Figure.dog ? "dog" : `zombie ${s.strength[square]}`, ...marks].join(" "));
    }
    if (s.thing[square] !== Thing.none) {
      const thing = Object.keys(Thing).find((key) => Thing[key as keyof typeof Thing] === s.thing[square]) ?? "";
      parts.push(thing === "wall" || thing === "pit" ? `${thing} ${s.size[square]}` : thing);
    }
    return parts.join(", ");
  }

  /** Everything on the street, by square, empty squares left out. */
  get all(): { readonly [square: string]: string } {
    return Object.fromEntries(NAMES.map((name) => [name, this.on(name)]).filter(([, words]) => words !== ""));
  }

  hand(seat: number): readonly string[] {
    return this.state.hand[seat].map(idOf);
  }

  discard(seat: number): readonly string[] {
    return this.state.discard[seat].map(idOf);
  }

  spent(seat: number): readonly string[] {
    return this.state.spent[seat].map(idOf);
  }

  /** The names of the events since the position, in order. */
  get told(): readonly string[] {
    return this.events.map((event) => event.event);
  }
}
