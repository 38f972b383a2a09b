import { below, type Answer as Given, type Options, type Random, randomFrom } from "@endzeit/engine";
import { Driver } from "@endzeit/engine/testing";
import { BOX, GRAVEYARD, RESERVE, SPACE_IDS, spaceOf, TOWN } from "../content/board.ts";
import { EVENTS, STORY, SYMBOLS } from "../content/cards.ts";
import { specialOf, unitOf } from "../content/units.ts";
import { STACK, ZEDS } from "../content/zeds.ts";
import { type Answer, dawnOfTheZeds, type Event, type State, type View } from "../index.ts";
import { options } from "../options.ts";
import { setup } from "../setup.ts";
import { Phase } from "../state.ts";

/** A position in the words of the rulebook. What is left out is not there: no Zeds, no units, no cards. */
export interface Position {
  readonly players?: number;
  readonly options?: Options;
  /** By space: `"4"` is a Zed that shows a 4, `"1r"` its reduced side, `"4+2"` with two hit markers, `"5/2"` turns to 2; `"3, 2"` a mob. */
  readonly zeds?: { readonly [space: string]: string };
  /** Spaces that hold whatever Zeds are left, two each, so that the bag is empty. */
  readonly rest?: readonly string[];
  /** The Zed with the Tough marker stands first in this space. */
  readonly tough?: string;
  /** By unit: `"F4"`, `"TC"`, `"reserve"` or `"graveyard"`, then `reduced`, `+1` for hit markers, `defiant`, `armed`, `leader`, `charged`. */
  readonly units?: { readonly [unit: string]: string };
  /** Each seat's personal unit. */
  readonly owner?: readonly string[];
  readonly noEntry?: string;
  readonly ammo?: number;
  /** The active card, with another Zeds tab, symbol or number of actions where the card's own would be in the way. Default: a card without any effect in its Zeds phase. */
  readonly event?: string;
  readonly tab?: string;
  readonly symbol?: (typeof SYMBOLS)[number];
  readonly actions?: number;
  /** Cards after it, by default the same one and a finale, and the story deck; the next one first. */
  readonly deck?: readonly string[];
  readonly story?: readonly string[];
  readonly kept?: readonly string[];
  /** Special actions that are used up for this round. */
  readonly used?: readonly string[];
  /** Where it goes on: the card is drawn, or its action phase begins. */
  readonly now?: "zeds" | "actions";
  readonly dice?: Chance;
}

/** What comes of chance next: faces of a die as numbers; as text a Zed drawn from the bag by its strength, `"?"` for any. */
export type Chance = readonly (number | string)[];

const SIDES = 6;
const QUIET = "hunting-cabin";

/** The generator's words after which chance speaks like this, and the places of the drawn Zeds in the bag. */
function withChance(chance: Chance, inBag: number): { readonly random: Random; readonly draws: readonly number[] } {
  // The words wander along one sequence until what follows them fits.
  for (const random = randomFrom("chance"); ; below(random, 2)) {
    const probe = random.slice();
    const order = Array.from({ length: inBag }, (_, place) => place);
    const draws: number[] = [];
    const fits = chance.every((wanted) => {
      if (typeof wanted === "number") return below(probe, SIDES) + 1 === wanted;
      const index = below(probe, order.length);
      draws.push(order[index]);
      order[index] = order[order.length - 1];
      order.pop();
      return true;
    });
    if (fits) return { random, draws };
  }
}

/** Makes the next dice and draws come out as wanted. The order of the bag means nothing, so Zeds may change places in it. */
function rig(random: Random, bag: number[], chance: Chance): void {
  const { random: words, draws } = withChance(chance, bag.length);
  for (const [at, word] of words.entries()) random[at] = word;
  const wanted = chance.filter((one): one is string => typeof one === "string");
  for (const [n, place] of draws.entries()) {
    if (wanted[n] === "?") continue;
    const from = bag.findIndex(
      (zed, at) => String(ZEDS[zed].full) === wanted[n] && (at === place || !draws.slice(0, n).includes(at)),
    );
    if (from < 0) throw new Error(`There is no Zed of strength ${wanted[n]} in the bag.`);
    [bag[place], bag[from]] = [bag[from], bag[place]];
  }
}

function layZed(s: State, words: string, place: number): number {
  const match = /^(\d+)(?:\/(\d+))?(r)?(?:\+([12]))?$/.exec(words.trim());
  if (match === null) throw new Error(`"${words}" is no Zed.`);
  const [, shown, other, reduced, hits] = match;
  const index = s.bag.findIndex((zed) => {
    const [active, hidden] =
      reduced === "r" ? [ZEDS[zed].reduced, ZEDS[zed].full] : [ZEDS[zed].full, ZEDS[zed].reduced];
    return active === Number(shown) && (other === undefined || hidden === Number(other));
  });
  if (index < 0) throw new Error(`No Zed is left for "${words}".`);
  const [zed] = s.bag.splice(index, 1);
  s.spots[place] = zed;
  s.zedFlipped[zed] = reduced === "r" ? 1 : 0;
  s.zedHits[zed] = Number(hits ?? 0);
  return zed;
}

function layUnit(s: State, id: string, words: string): void {
  const unit = unitOf(id);
  if (unit < 0 || unit >= s.unitAt.length) throw new Error(`There is no unit "${id}".`);
  const [place, ...more] = words.split(" ");
  s.unitAt[unit] = place === "reserve" ? RESERVE : place === "graveyard" ? GRAVEYARD : spaceOf(place);
  for (const word of more) {
    if (word === "reduced") s.unitFlipped[unit] = 1;
    else if (word === "defiant") s.defiant[unit] = 1;
    else if (word === "armed") s.armed = unit;
    else if (word === "leader") s.leader = unit;
    else if (word === "charged") s.charged = unit;
    else if (/^\+\d$/.test(word)) s.unitHits[unit] = Number(word);
    else throw new Error(`"${word}" says nothing about a unit.`);
  }
}

const eventOf = (id: string): number => EVENTS.findIndex((row) => row.id === id);
const isFinale = (card: number): boolean => EVENTS[card].effect.startsWith("finale");
const storyOf = (id: string): number => STORY.findIndex((row) => row.id === id);

/** A match at a position, with the events since then. */
export function town(position: Position): Town {
  const { players = 1, event = QUIET, now = "zeds" } = position;
  const chosen = { ...Object.fromEntries(options.map((spec) => [spec.id, spec.default])), ...position.options };
  const s = setup({ players, options: chosen, content: null }, [1, 2, 3, 4]);
  s.spots.fill(-1);
  s.bag = ZEDS.map((_, zed) => zed);
  s.unitAt.fill(BOX);
  s.defiant.fill(0);
  s.ammo = position.ammo ?? 4;
  for (const [space, words] of Object.entries(position.zeds ?? {}))
    for (const [n, one] of words.split(",").entries()) {
      const zed = layZed(s, one, spaceOf(space) * STACK + n);
      if (space === position.tough && n === 0) s.tough = zed;
    }
  for (const space of position.rest ?? [])
    for (let n = 0; n < STACK && s.bag.length > 0; n++) s.spots[spaceOf(space) * STACK + n] = s.bag.pop() ?? -1;
  for (const [unit, words] of Object.entries(position.units ?? {})) layUnit(s, unit, words);
  for (const [seat, unit] of (position.owner ?? []).entries()) s.owner[seat] = unitOf(unit);
  s.noEntry = position.noEntry === undefined ? -1 : spaceOf(position.noEntry);
  for (const special of position.used ?? []) s.specials[specialOf(special)] = 1;
  const card = eventOf(event);
  /** A column of the event cards, with the quiet card emptied and the active card as the position has it. */
  const column = <T>(list: readonly T[], value: T | undefined, quiet?: T): readonly T[] =>
    list.map((old, at) => (at === card ? value : undefined) ?? (at === eventOf(QUIET) ? quiet : undefined) ?? old);
  s.numbers = {
    ...s.numbers,
    strip: column(s.numbers.strip, position.tab, ""),
    actions: column(s.numbers.actions, position.actions),
    symbol: column(s.numbers.symbol, position.symbol === undefined ? undefined : SYMBOLS.indexOf(position.symbol), 0),
  };
  s.eventDeck = (position.deck ?? [QUIET]).map(eventOf).reverse();
  // Every deck ends, whatever the test wants to see of it.
  if (!s.eventDeck.some(isFinale) && !(now !== "zeds" && isFinale(card)))
    s.eventDeck.unshift(eventOf("finale-good-night"));
  s.storyDeck = (position.story ?? []).map(storyOf).reverse();
  s.kept = (position.kept ?? []).map(storyOf);
  s.round = 1;
  s.agenda = [{ do: "round/draw" }];
  if (now === "zeds") {
    s.eventDeck.push(card);
    s.round = 0;
  } else {
    s.event = card;
    s.phase = Phase.zeds;
    s.agenda.push({ do: "organise" }, { do: "actions/begin" });
  }
  rig(s.random, s.bag, position.dice ?? []);
  return new Town(s);
}

/** The quiet card may follow itself: a position of a test takes what it needs, whatever the box has. */
const ANY_BOX: typeof dawnOfTheZeds = {
  ...dawnOfTheZeds,
  problems: (state) => dawnOfTheZeds.problems(state).filter((problem) => !problem.includes("the box has")),
};

/** A match with the words of a test: who answers what, what stands where, what was told. */
export class Town extends Driver<State, Answer, Event, View> {
  constructor(state: State) {
    super(ANY_BOX, state);
  }

  /** What chance says next. */
  dice(...chance: Chance): this {
    rig(this.state.random, this.state.bag, chance);
    return this;
  }

  move(unit: string, to: string, more: Given = {}): this {
    return this.answer({ move: unit, to, ...more });
  }

  fire(unit: string, at: string, more: Given = {}): this {
    return this.answer({ fire: unit, at, ...more });
  }

  forage(unit: string): this {
    return this.answer({ forage: unit });
  }

  /** The unit that fights, stops first, is chosen. */
  unit(unit: string): this {
    return this.answer({ unit });
  }

  /** Chooses the Zed that shows this strength. */
  zed(strength: number): this {
    const zed = this.answers.find((answer) => this.strength(Number(answer.zed)) === strength);
    if (zed === undefined) throw new Error(`No Zed of strength ${strength} can be chosen at "${this.waits}".`);
    return this.answer(zed);
  }

  /** Keeps the roll wherever it might be rolled again. */
  keep(): this {
    return this.answer({ keep: true });
  }

  /** The values of one term among the allowed answers. */
  offered(term: string): readonly string[] {
    return [...new Set(this.answers.flatMap(({ [term]: value }) => (value === undefined ? [] : [String(value)])))];
  }

  /** Where a unit may go. */
  reach(unit: string): readonly string[] {
    return this.answers.flatMap(({ move, to }) => (move === unit ? [String(to)] : [])).sort();
  }

  /** What a unit may fire at. */
  targets(unit: string): readonly string[] {
    return [...new Set(this.answers.flatMap(({ fire, at }) => (fire === unit ? [String(at)] : [])))].sort();
  }

  private strength(zed: number): number {
    return this.state.zedFlipped[zed] === 1 ? ZEDS[zed].reduced : ZEDS[zed].full;
  }

  /** The Zeds of a space in the words of a position, the strongest first; empty without any. */
  zeds(space: string): string {
    return this.state.spots
      .slice(spaceOf(space) * STACK, spaceOf(space) * STACK + STACK)
      .filter((zed) => zed >= 0)
      .sort((a, b) => this.strength(b) - this.strength(a))
      .map((zed) => {
        const { zedFlipped, zedHits } = this.state;
        return `${this.strength(zed)}${zedFlipped[zed] === 1 ? "r" : ""}${zedHits[zed] > 0 ? `+${zedHits[zed]}` : ""}`;
      })
      .join(", ");
  }

  /** All spaces with Zeds, in the words of a position. */
  get board(): { readonly [space: string]: string } {
    return Object.fromEntries(
      SPACE_IDS.slice(0, TOWN)
        .map((space) => [space, this.zeds(space)])
        .filter(([, words]) => words !== ""),
    );
  }

  /** Where a unit is. */
  at(id: string): string {
    const at = this.state.unitAt[unitOf(id)];
    return at === GRAVEYARD ? "graveyard" : at === RESERVE ? "reserve" : at === BOX ? "box" : SPACE_IDS[at];
  }

  /** A unit in the words of a position. */
  read(id: string): string {
    const unit = unitOf(id);
    const s = this.state;
    const words = [this.at(id)];
    if (s.unitFlipped[unit] === 1) words.push("reduced");
    if (s.unitHits[unit] > 0) words.push(`+${s.unitHits[unit]}`);
    if (s.defiant[unit] === 1) words.push("defiant");
    if (s.armed === unit) words.push("armed");
    if (s.leader === unit) words.push("leader");
    return words.join(" ");
  }

  /** `ready`, `used` in this round, or `gone`. */
  special(id: string): string {
    return ["ready", "used", "gone"][this.state.specials[specialOf(id)]];
  }

  get kept(): readonly string[] {
    return this.state.kept.map((card) => STORY[card].id);
  }

  /** The events of a name since the position. */
  told<N extends Event["event"]>(name: N): readonly Extract<Event, { event: N }>[] {
    return this.events.filter((event): event is Extract<Event, { event: N }> => event.event === name);
  }

  /** The last melee: its first column, its shifts, the column of its dice. */
  get melee(): string {
    const melee = this.told("melee").at(-1);
    const roll = this.told("fight-roll").at(-1);
    if (melee === undefined || roll === undefined) return "";
    const from = this.events.indexOf(melee);
    const shifts = this.events
      .slice(from)
      .flatMap((event) => (event.event === "shift" ? [`${event.n > 0 ? "+" : ""}${event.n} ${event.cause}`] : []));
    return [melee.column, ...shifts, roll.column].join(" > ");
  }

  /** The results told so far: hits on the Zeds, hits on the unit, who lost. */
  get results(): readonly string[] {
    return this.told("result").map(({ onZeds, onUnit, lost }) => `${onZeds}/${onUnit} ${lost}`);
  }
}

/** The state as it is set up, before anything has happened. */
export function opened(players: number, chosen: Options = {}, seed = "town"): State {
  const all = { ...Object.fromEntries(options.map((spec) => [spec.id, spec.default])), ...chosen };
  return setup({ players, options: all, content: null }, randomFrom(seed));
}
