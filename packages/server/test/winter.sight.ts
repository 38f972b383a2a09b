import { HIDDEN, type Json } from "@endzeit/engine";
import { apply, type Eyes } from "@endzeit/master";
import { type Report, readReport } from "@endzeit/wire";
import * as v from "valibot";
import { CRISES } from "../../../games/winter-der-toten/content/crises.ts";
import { CROSSROADS } from "../../../games/winter-der-toten/content/crossroads.ts";
import { EXILES } from "../../../games/winter-der-toten/content/exiles.ts";
import { ITEMS } from "../../../games/winter-der-toten/content/items.ts";
import { SECRET_IDS } from "../../../games/winter-der-toten/content/secrets-deck.ts";
import { SURVIVORS } from "../../../games/winter-der-toten/content/survivors.ts";
import { options } from "../../../games/winter-der-toten/options.ts";
import { LASTING, PHRASES, type State } from "../../../games/winter-der-toten/state.ts";
import { betrayerOf, type WinterMatch } from "./winter.five.ts";

/*
 * Who may see what at a table of Winter der Toten (R-07), written down a second time and apart from the rules' own word about it: a pair of
 * eyes reads all that came over its line and says what it should not have seen.
 */

const List = v.array(v.number());
const Lists = v.array(List);
const TableShape = v.looseObject({
  seats: v.number(),
  turn: v.number(),
  scene: v.number(),
  out: List,
  exiled: List,
  outcome: v.unknown(),
  random: List,
  given: v.array(v.nullable(v.record(v.string(), v.unknown()))),
  agenda: v.array(
    v.looseObject({
      of: v.optional(List),
      why: v.optional(v.string()),
      a: v.optional(v.number()),
      b: v.optional(v.number()),
    }),
  ),
  survivorDeck: List,
  lost: List,
  crisisDeck: List,
  secretMix: List,
  secretBox: List,
  exileDeck: List,
  crossroadsDeck: List,
  found: List,
  foreseen: List,
  crossroad: List,
  decks: Lists,
  choices: Lists,
  hand: Lists,
  contributed: Lists,
  withheld: Lists,
  secret: Lists,
  exile: Lists,
  stakes: Lists,
  gifts: Lists,
});
type Table = v.InferOutput<typeof TableShape>;

const OF_NOBODY = [
  "survivorDeck",
  "lost",
  "crisisDeck",
  "secretMix",
  "secretBox",
  "exileDeck",
  "crossroadsDeck",
] as const;
const OF_THE_PLAYER = ["found", "foreseen"] as const;
const OF_THEIR_OWNERS = ["choices", "contributed", "withheld", "stakes", "gifts"] as const;
const OF_THE_EXILED = ["secret", "exile"] as const;

const isShut = (cards: readonly number[]): boolean => cards.every((card) => card === HIDDEN);

/** The next to the right who is still in the match: there the crossroads card is read. */
function readerOf({ seats, turn, out }: Pick<Table, "seats" | "turn" | "out">): number {
  for (let away = 1; away < seats; away++) {
    const seat = (turn - away + seats) % seats;
    if (out[seat] !== 1) return seat;
  }
  return turn;
}

/** Names of fields in which the eyes see too much. */
function shownTooMuch(table: Table, eyes: Eyes, betrayer: number): string[] {
  const top = table.agenda.at(-1);
  const asked = (why: string): boolean => top?.why === why && eyes !== null && (top.of ?? []).includes(eyes);
  const over = table.outcome !== null;
  const others = (lists: readonly (readonly number[])[], may: (seat: number) => boolean): boolean =>
    lists.some((cards, seat) => seat !== eyes && !may(seat) && !isShut(cards));
  const readHand = asked("their-card") ? top?.a : asked("medicine-from") ? top?.b : undefined;
  const readDeck = asked("deck-card") ? table.scene : undefined;
  const wrong: [string, boolean][] = [
    ["random", table.random.some((word) => word !== 0)],
    ["given", table.given.some((answer, seat) => seat !== eyes && answer !== null && answer["hidden"] !== true)],
    ["hand", others(table.hand, (seat) => seat === readHand)],
    ["decks", table.decks.some((cards, place) => place !== readDeck && !isShut(cards))],
    ["crossroad", readerOf(table) !== eyes && !isShut(table.crossroad)],
    ...OF_NOBODY.map((field): [string, boolean] => [field, !isShut(table[field])]),
    ...OF_THE_PLAYER.map((field): [string, boolean] => [field, table.turn !== eyes && !isShut(table[field])]),
    ...OF_THEIR_OWNERS.map((field): [string, boolean] => [field, others(table[field], () => false)]),
    ...OF_THE_EXILED.map((field): [string, boolean] => [
      field,
      others(table[field], (seat) => over || (table.exiled[seat] === 1 && seat !== betrayer)),
    ]),
  ];
  return wrong.flatMap(([field, isWrong]) => (isWrong ? [field] : []));
}

/** Events that only some hear; the rest of them hears how many cards it was. */
const EventShape = v.looseObject({
  event: v.string(),
  seat: v.optional(v.number()),
  from: v.optional(v.unknown()),
  card: v.optional(v.unknown()),
});
type Told = v.InferOutput<typeof EventShape>;
const OWN = new Set([
  "saw",
  "contributed-card",
  "gained-card",
  "peeked-card",
  "scouted-card",
  "foresaw-crisis",
  "secret-read-as",
]);

/** Cards that there are once: under which key an event names them, and their names. */
const CARDS: readonly { readonly key: string; readonly names: readonly string[] }[] = [
  { key: "secret", names: SECRET_IDS },
  { key: "exile", names: EXILES.map(({ id }) => id) },
  { key: "card", names: CROSSROADS.map(({ id }) => id) },
  { key: "crisis", names: CRISES.map(({ id }) => id) },
];

/** Names that mean something else as well. */
const WORDS: ReadonlySet<string> = new Set([
  ...LASTING,
  ...[...ITEMS, ...SURVIVORS, ...PHRASES, ...options].map(({ id }) => id),
]);
const isAmbiguous = (name: string): boolean =>
  WORDS.has(name) || CARDS.filter(({ names }) => names.includes(name)).length > 1;

/** What each pair of eyes may have read of the cards that there are once, answer by answer. */
export class Truth {
  readonly betrayer: number;
  readonly seed: string;
  readonly #states: readonly State[];

  constructor(match: WinterMatch) {
    this.#states = Array.from({ length: match.log.length + 1 }, (_, step) => match.at(step).state);
    this.betrayer = betrayerOf(match.state);
    this.seed = match.seed;
  }

  get answers(): number {
    return this.#states.length - 1;
  }

  /** What a message must not hold for these eyes after so many answers: names of cards that they have not met. */
  unmet(step: number, eyes: Eyes): readonly string[] {
    const met = this.#met(step, eyes);
    return CARDS.flatMap(({ key, names }, of) =>
      names.flatMap((name, number) => {
        if (met[of]?.has(number) === true) return [];
        return [isAmbiguous(name) ? `"${key}":"${name}"` : name];
      }),
    );
  }

  #met(step: number, eyes: Eyes): readonly ReadonlySet<number>[] {
    const secrets = new Set<number>();
    const exiles = new Set<number>();
    const crossroads = new Set<number>();
    const crises = new Set<number>();
    const add = (to: Set<number>, cards: readonly number[]): void => cards.forEach((card) => void to.add(card));
    for (const state of this.#states.slice(0, step + 1)) {
      for (let seat = 0; seat < state.seats; seat++) {
        const shown = state.outcome !== null || (state.exiled[seat] === 1 && seat !== this.betrayer);
        if (seat !== eyes && !shown) continue;
        add(secrets, state.secret[seat] ?? []);
        add(exiles, state.exile[seat] ?? []);
      }
      if (readerOf(state) === eyes) add(crossroads, state.crossroad);
      add(crossroads, [state.acting, ...state.crossroadsGone, ...state.attached]);
      if (state.turn === eyes) add(crises, state.foreseen);
      add(crises, [state.crisis, ...state.crisesGone]);
    }
    return [secrets, exiles, crossroads, crises];
  }
}

const NAMED = /"\w+":"[^"]*"/g;
const WORD = /[a-z0-9]+(?:-[a-z0-9]+)*/g;
/** Names of fields, events and questions. */
const FORM = /"(?:event|ask|why|do|say)":"[^"]*"|"[^"]*":/g;

/** A pair of eyes that reads everything. What it should not have seen stands in `faults`. */
export class Watcher {
  readonly eyes: Eyes;
  readonly faults: string[] = [];
  /** Pictures of the table and events that were looked at. */
  looks = 0;
  events = 0;
  step = 0;
  over = false;
  readonly #truth: Truth;
  readonly #revealed = new Set<unknown>();
  #view: Json = null;

  constructor(eyes: Eyes, truth: Truth) {
    this.eyes = eyes;
    this.#truth = truth;
  }

  /** One message as it came over the line. */
  hear(text: string): void {
    const report = readReport(JSON.parse(text));
    if (report === null) throw new Error(`No report: ${text}`);
    this.#follow(report);
    this.read(text);
  }

  /** Anything else that came from the server, such as the reply to a request, or the words of a message by themselves. */
  read(text: string): void {
    if (!this.over && text.includes(this.#truth.seed)) this.#blame("reads the seed");
    const words = new Set([...(text.match(NAMED) ?? []), ...(text.replaceAll(FORM, "").match(WORD) ?? [])]);
    for (const name of this.#truth.unmet(this.step, this.eyes)) if (words.has(name)) this.#blame(`reads of ${name}`);
  }

  #blame(what: string): void {
    this.faults.push(`eyes ${this.eyes}, after ${this.step} answers: ${what}`);
  }

  #follow(report: Report): void {
    switch (report.say) {
      case "joined":
        this.#view = report.view;
        this.step = report.standing.step;
        this.#stand(report.standing);
        for (const { event } of report.told) this.#listen(event);
        return this.#look();
      case "moved":
        this.step = report.standing.step;
        this.#stand(report.standing);
        for (const { patch = null, event } of report.beats) {
          this.#view = apply(this.#view, patch);
          this.#look();
          this.#listen(event);
        }
        this.#view = apply(this.#view, report.patch);
        return this.#look();
      case "done":
      case "facts":
      case "here":
      case "chat":
      case "save":
        return;
      default:
        throw new Error(`Nobody asked for this: ${report.say}`);
    }
  }

  #stand({ outcome, seed }: { readonly outcome: unknown; readonly seed: string | null }): void {
    this.over = outcome !== null;
    if (!this.over && seed !== null) this.#blame("knows the seed");
  }

  #look(): void {
    this.looks++;
    const table = v.parse(TableShape, this.#view);
    for (const field of shownTooMuch(table, this.eyes, this.#truth.betrayer)) this.#blame(`sees ${field}`);
  }

  #listen(given: unknown): void {
    this.events++;
    const told = v.parse(EventShape, given);
    if (told.event === "revealed") this.#revealed.add(told.card);
    if (!this.#mayHear(told)) this.#blame(`hears ${JSON.stringify(told)}`);
  }

  #mayHear({ event, seat, from, card }: Told): boolean {
    if (seat === this.eyes && this.eyes !== null) return true;
    if (OWN.has(event)) return false;
    switch (event) {
      case "kept-card":
        return this.#revealed.has(card);
      case "stole-card":
        return from === this.eyes;
      case "exile-objective":
        return this.over;
      case "crossroads-read":
        return readerOf(v.parse(TableShape, this.#view)) === this.eyes;
      default:
        return true;
    }
  }
}
