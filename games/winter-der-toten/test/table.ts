import {
  below,
  type Answer as Given,
  type Random,
  type Reporter,
  randomFrom,
  type SingleRule,
  type StepRule,
  type TogetherRule,
} from "@endzeit/engine";
import { BETRAYALS } from "../content/betrayals.ts";
import { CRISES } from "../content/crises.ts";
import { CROSSROADS, type CrossroadsId } from "../content/crossroads.ts";
import { EXPOSURE_DIE } from "../content/dice.ts";
import { ITEM_CARDS, ITEMS, type ItemId, STARTER_DECK } from "../content/items.ts";
import { PLACES, type PlaceId, placeOf } from "../content/locations.ts";
import { MAIN_OBJECTIVES, type MainObjectiveId } from "../content/main-objectives.ts";
import { KIND_OF, PRINTS } from "../content/prints.ts";
import { SECRETS } from "../content/secrets.ts";
import { SURVIVORS, type SurvivorId } from "../content/survivors.ts";
import { options } from "../options.ts";
import { steps } from "../rules/all-steps.ts";
import { questions } from "../rules/index.ts";
import { COLONY_GATES, firstGate, GATES } from "../rules/places.ts";
import { setup } from "../setup.ts";
import { type Answers, type Event, Phase, type Question, type State, type Step, TurnMark } from "../state.ts";

/** A position in the words of the game. What is left out is as in `table`. */
export interface Position {
  /** Default: three. */
  readonly players?: number;
  /** By seat: where its survivors stand, the leader first: `"colony"`, `"school wounds 1 frost 1"`. Empty or left out: `GROUPS`. */
  readonly groups?: readonly { readonly [name: string]: string }[];
  readonly exiled?: readonly number[];
  /** The card that the reader holds. */
  readonly card?: CrossroadsId;
  /** The cards that are drawn for the turns after this one. */
  readonly draws?: readonly CrossroadsId[];
  /** Who is on turn is seat 0; who has the first-player token is too, unless this says another. */
  readonly first?: number;
  readonly main?: MainObjectiveId;
  readonly marker?: number;
  readonly morale?: number;
  readonly food?: number;
  readonly helpless?: number;
  /** By place; of the colony a list of its entrances. */
  readonly zombies?: AtGates;
  readonly barricades?: AtGates;
  readonly noise?: { readonly [place in PlaceId]?: number };
  /** By seat. */
  readonly hands?: readonly (readonly ItemId[])[];
  readonly dice?: readonly (readonly number[])[];
  /** Betrayals too. */
  readonly secrets?: readonly string[];
  readonly contributed?: readonly (readonly ItemId[])[];
  /** By bearer. */
  readonly gear?: { readonly [name: string]: readonly ItemId[] };
  /** The next card first. */
  readonly decks?: { readonly [place in PlaceId]?: readonly ItemId[] };
  readonly survivors?: readonly string[];
  readonly crises?: readonly string[];
  readonly crisis?: string | null;
  readonly waste?: readonly ItemId[];
  readonly removed?: readonly ItemId[];
  /** For some rounds: there is food, and each crisis costs a morale and nothing else. */
  readonly quiet?: boolean;
}

type AtGates = { readonly [place in PlaceId]?: number | readonly number[] };

const GROUPS = [
  { arthur: "colony", carla: "colony" },
  { alexis: "colony", jenny: "colony" },
  { brian: "colony", maria: "colony" },
  { buddy: "colony", rod: "colony" },
  { ashley: "colony", loretta: "colony" },
];

const MORALE = 6;
const MARKER = 8;
const PLENTY = 60;
/** Brings zombies to two locations and costs no morale; the other one costs one, and food that there is. */
const CRISIS = "they-found-the-road";
const QUIET_CRISIS = "bare-pantry";

export const survivorOf = (name: string): number => {
  const who = SURVIVORS.findIndex(({ id }) => id === name || id.startsWith(`${name}-`));
  if (who < 0) throw new Error(`There is no "${name}".`);
  return who;
};
const find = (rows: readonly { readonly id: string }[], id: string): number => {
  const at = rows.findIndex((row) => row.id === id);
  if (at < 0) throw new Error(`There is no "${id}".`);
  return at;
};

/** A print of that kind: of a deck if the position says which, else with any back. */
function printOf(id: ItemId, deck = -1): number {
  const kind = find(ITEMS, id);
  const at = PRINTS.findIndex((print) => print.kind === kind && (deck < 0 || print.deck === deck));
  return at >= 0 ? at : printOf(id);
}
/** The same kind twice: the starter card, and one that is found. */
export const starterAndFound = (id: ItemId): readonly [starter: number, found: number] => [
  printOf(id, STARTER_DECK),
  PRINTS.findIndex(({ kind, deck }) => ITEMS[kind].id === id && deck !== STARTER_DECK),
];
const printsOf = (ids: readonly ItemId[] = []): number[] => ids.map((id) => printOf(id));
const idOf = (print: number): ItemId => ITEMS[KIND_OF[print]].id;

function atGates(given: AtGates = {}): number[] {
  const gates: number[] = Array.from({ length: GATES }, () => 0);
  for (const { id } of PLACES) {
    const n = given[id] ?? 0;
    for (const [at, here] of (typeof n === "number" ? [n] : n).entries()) gates[firstGate(placeOf(id)) + at] = here;
  }
  return gates;
}

/** A die of six by its number, a face of the exposure die by its name. */
export type Chance = readonly (number | string)[];

const SIDES = 6;
const EXPOSURE_SIDES = EXPOSURE_DIE.reduce((sum, { sides }) => sum + sides, 0);

/** The generator's words after which chance speaks like this. */
function rig(random: Random, chance: Chance): void {
  // The words wander along one sequence until what follows them fits.
  for (const words = randomFrom("chance"); ; below(words, 2)) {
    const probe = words.slice();
    if (chance.every((wanted) => (typeof wanted === "number" ? below(probe, SIDES) + 1 : faceOf(probe)) === wanted)) {
      for (const [at, word] of words.entries()) random[at] = word;
      return;
    }
  }
}

function faceOf(random: Random): string {
  let side = below(random, EXPOSURE_SIDES);
  for (const { face, sides } of EXPOSURE_DIE) {
    if (side < sides) return face;
    side -= sides;
  }
  return "";
}

/** A match at a position in the turn of seat 0, just after it has begun. */
export function table(position: Position = {}): Table {
  const { players = 3, main = "home-sweet-home", exiled = [], quiet = false } = position;
  const each = <T>(of: (seat: number) => T): T[] => Array.from({ length: players }, (_, seat) => of(seat));
  const all = <T>(of: (who: number) => T): T[] => SURVIVORS.map((_, who) => of(who));
  const usualCrisis = quiet ? QUIET_CRISIS : CRISIS;
  const s = opened(players);
  s.owner = all(() => -1);
  s.place = all(() => -1);
  s.wounds = all(() => 0);
  s.frost = all(() => 0);
  s.moved = all(() => 0);
  s.used = all(() => 0);
  s.bans = all(() => 0);
  s.leader = each(() => -1);
  // Groups of the position first: the usual ones go without whom these have.
  const usual = (seat: number): boolean => Object.keys(position.groups?.[seat] ?? {}).length === 0;
  for (const asUsual of [false, true])
    for (let seat = 0; seat < players; seat++) {
      if (usual(seat) !== asUsual) continue;
      for (const [name, words] of Object.entries((asUsual ? GROUPS : (position.groups ?? GROUPS))[seat])) {
        const who = survivorOf(name);
        if (asUsual && s.owner[who] >= 0) continue;
        const [place, ...more] = words.split(" ");
        s.owner[who] = seat;
        // Nobody who is exiled stands in the colony.
        s.place[who] = find(PLACES, asUsual && exiled.includes(seat) ? "library" : place);
        for (let at = 0; at < more.length; at += 2)
          (more[at] === "wounds" ? s.wounds : s.frost)[who] = Number(more[at + 1]);
        if (s.leader[seat] < 0) s.leader[seat] = who;
      }
    }
  s.exiled = each((seat) => (exiled.includes(seat) ? 1 : 0));
  s.out = each(() => 0);
  const next = (position.survivors ?? []).map(survivorOf);
  s.survivorDeck = [...all((who) => who).filter((who) => s.place[who] < 0 && !next.includes(who)), ...next.reverse()];
  s.survivorsGone = [];
  s.choices = each(() => []);
  s.main = find(MAIN_OBJECTIVES, main);
  s.marker = position.marker ?? MARKER;
  s.morale = position.morale ?? MORALE;
  s.food = position.food ?? (quiet ? PLENTY : 0);
  s.helpless = position.helpless ?? 0;
  s.zombies = atGates(position.zombies);
  s.barricades = atGates(position.barricades);
  s.noise = PLACES.map(({ id }) => position.noise?.[id] ?? 0);
  s.hand = each((seat) => printsOf(position.hands?.[seat]));
  s.dice = each((seat) => (position.dice?.[seat] ?? []).toSorted((a, b) => a - b));
  s.spentDice = each(() => 0);
  s.gear = [];
  s.bearer = [];
  s.spent = [];
  s.handedBy = [];
  for (const [name, items] of Object.entries(position.gear ?? {}))
    for (const item of items) {
      s.gear.push(printOf(item));
      s.bearer.push(survivorOf(name));
      s.spent.push(0);
      s.handedBy.push(0);
    }
  s.decks = PLACES.map(({ id }, deck) => {
    if (deck === STARTER_DECK) return [];
    const given = position.decks?.[id] ?? ITEM_CARDS.flatMap((row) => (row.deck === deck ? [ITEMS[row.kind].id] : []));
    return given.map((item) => printOf(item, deck)).reverse();
  });
  s.found = [];
  s.waste = printsOf(position.waste);
  s.removed = printsOf(position.removed);
  s.lost = [];
  s.contributed = each((seat) => printsOf(position.contributed?.[seat]));
  s.contributedOpenly = each(() => []);
  s.withheld = each(() => []);
  s.crisis = position.crisis === null ? -1 : find(CRISES, position.crisis ?? usualCrisis);
  s.crisisDeck = (position.crises ?? Array.from({ length: MARKER }, () => usualCrisis))
    .map((id) => find(CRISES, id))
    .reverse();
  s.crisesGone = [];
  s.crisisOff = 0;
  s.foreseen = [];
  const secrets = position.secrets ?? ["hunger", "loner", "hoarder", "collector", "hope"];
  s.secret = each((seat) => [find([...SECRETS, ...BETRAYALS], secrets[seat])]);
  s.exile = each(() => []);
  s.crossroad = position.card === undefined ? [] : [find(CROSSROADS, position.card)];
  // Of the cards that come later none has anything to do with the test: they wait for what does not happen.
  const waiting = Array.from({ length: QUIET_CARDS }, () => find(CROSSROADS, QUIET_CARD));
  s.crossroadsDeck = [...waiting, ...(position.draws ?? []).map((id) => find(CROSSROADS, id)).reverse()];
  s.crossroadsGone = [];
  s.lasting = [];
  s.until = [];
  s.attached = [];
  s.attachedTo = [];
  s.attachedBy = [];
  s.attachedMark = [];
  s.round = 1;
  s.phase = Phase.players;
  s.first = position.first ?? 0;
  s.turn = 0;
  s.turnMarks = s.owner[BUDDY] === 0 && s.place[BUDDY] === 0 ? TurnMark.buddyInside : 0;
  // The others after seat 0, up to the first player, who began.
  const later: Step[] = [];
  for (let seat = 1; seat < players && seat !== s.first; seat++) later.push({ do: "turn/begin", seat });
  s.agenda = [{ do: "colony/begin" }, ...later.reverse(), { do: "turn/ask" }, { do: "crossroads/check" }];
  return new Table(s);
}

function opened(players: number): State {
  const usual = Object.fromEntries(options.map((spec) => [spec.id, spec.default]));
  return setup({ players, options: usual, content: null }, randomFrom("table"));
}

const BUDDY = survivorOf("buddy");
const QUIET_CARD: CrossroadsId = "spoiled";
const QUIET_CARDS = 40;
const MOST_STEPS = 10_000;
const TURNS = 40;

type AnyAnswer = Answers[keyof Answers];
type Told = Event & { readonly heard?: readonly number[] };
type AnyRule = SingleRule<State, Question, AnyAnswer, Event> | TogetherRule<State, Question, AnyAnswer, Event>;

/** A match with the words of a test: who answers what, what stands where, what was told. */
export class Table {
  readonly state: State;
  readonly events: Told[] = [];
  /** Whether the last answer ended the free way back. */
  revealed = false;

  constructor(state: State) {
    this.state = state;
    this.run();
  }

  private readonly out: Reporter<Event> = {
    listening: true,
    tell: (event, to) => {
      this.events.push(to === undefined ? event : { ...event, heard: to });
    },
    reveal: () => {
      this.revealed = true;
    },
  };

  private run(): void {
    const rules: { readonly [name: string]: StepRule<State, Step, Event> } = steps;
    const s = this.state;
    for (let n = 0; s.outcome === null; n++) {
      const top = s.agenda[s.agenda.length - 1];
      if (top === undefined || n > MOST_STEPS) throw new Error("The agenda ran out, or runs in a circle.");
      if ("ask" in top) return;
      s.agenda.pop();
      rules[top.do](s, top, this.out);
    }
  }

  private get question(): Question | null {
    const top = this.state.agenda[this.state.agenda.length - 1];
    return this.state.outcome === null && top !== undefined && "ask" in top ? top : null;
  }

  private ruleOf(question: Question): AnyRule {
    const rules: { readonly [name: string]: AnyRule } = questions;
    return rules[question.ask];
  }

  /** The seats that the match waits for. */
  private get awaited(): readonly number[] {
    const { question, state } = this;
    if (question === null) return [];
    return "together" in question ? question.of.filter((seat) => (state.given[seat] ?? null) === null) : question.of;
  }

  /** The question that the match waits at and who is asked, such as `turn 0`, or how it ended. */
  get waits(): string {
    return this.question === null ? (this.ended ?? "") : `${this.question.ask} ${this.awaited.join(",")}`;
  }

  /** What whose time is up would say. */
  get lapse(): Given | null {
    return this.question === null ? null : (this.ruleOf(this.question).lapse ?? null);
  }

  get ended(): string | null {
    return this.state.outcome?.reason ?? null;
  }

  private get asked(): number {
    const seat = this.awaited[0];
    if (seat === undefined) throw new Error("Nobody is asked.");
    return seat;
  }

  private candidates(seat: number): { readonly answer: AnyAnswer; readonly reason: string | null }[] {
    const found: { answer: AnyAnswer; reason: string | null }[] = [];
    const { question } = this;
    if (question !== null)
      this.ruleOf(question).list(this.state, question, seat, (answer, reason) => {
        found.push({ answer, reason: reason ?? null });
      });
    return found;
  }

  /** What chance says next. */
  chance(...chance: Chance): this {
    rig(this.state.random, chance);
    return this;
  }

  /** Gives allowed answers for whoever is asked first; throws when one is refused. */
  answer(...answers: readonly Given[]): this {
    for (const given of answers) this.by(this.asked, given);
    return this;
  }

  private by(seat: number, given: Given): void {
    const { question, waits } = this;
    const found = this.candidates(seat).find(({ answer }) => same(answer, given));
    if (question === null || found === undefined || found.reason !== null)
      throw new Error(`${JSON.stringify(given)} at "${waits}" is refused: ${found?.reason ?? "no candidate"}`);
    const rule = this.ruleOf(question);
    const s = this.state;
    this.revealed = false;
    if (rule.applyTogether === undefined) {
      s.agenda.pop();
      rule.apply(s, question, seat, found.answer, this.out);
    } else {
      const all = question.of.map((of) => (of === seat ? found.answer : (s.given[of] ?? null)));
      s.given = Array.from({ length: s.seats }, (_, of) => (of === seat ? found.answer : (s.given[of] ?? null)));
      if (all.some((one) => one === null)) return;
      s.given = [];
      s.agenda.pop();
      rule.applyTogether(
        s,
        question,
        all.flatMap((one) => (one === null ? [] : [one as AnyAnswer])),
        this.out,
      );
    }
    this.run();
  }

  /** Why an answer is refused, or null when it is allowed; an answer that is no candidate is refused too. */
  refusal(given: Given): string | null {
    const found = this.candidates(this.asked).find(({ answer }) => same(answer, given));
    return found === undefined ? "no candidate" : found.reason;
  }

  get answers(): readonly Given[] {
    return this.candidates(this.asked).flatMap(({ answer, reason }) => (reason === null ? [answer] : []));
  }

  /** The values of one term among the allowed answers, in alphabetical order. */
  offered(term: string): readonly string[] {
    const values = this.answers.flatMap(({ [term]: value }) => (value === undefined ? [] : [String(value)]));
    return [...new Set(values)].toSorted();
  }

  /** That answer, where it is asked for; nothing where it goes without saying. */
  only(term: string, value: string): readonly Given[] {
    return this.offered(term).includes(value) ? [{ [term]: value }] : [];
  }

  option(option: number): this {
    return this.answer({ option });
  }

  /** The options that can be executed. */
  get options(): readonly number[] {
    return this.answers.flatMap(({ option }) => (typeof option === "number" ? [option] : []));
  }

  vote(...votes: readonly ("up" | "down")[]): this {
    return this.answer(...votes.map((vote) => ({ vote })));
  }

  move(name: string, to: PlaceId, fuel?: "fuel"): this {
    const move = SURVIVORS[survivorOf(name)].id;
    return this.answer(fuel === undefined ? { move, to } : { move, to, fuel: true });
  }

  /** Searches with the highest die and keeps the first card that there is. */
  search(name: string): this {
    const pool = this.state.dice[this.state.turn];
    this.answer({ search: SURVIVORS[survivorOf(name)].id, die: pool[pool.length - 1] });
    if (this.question?.ask === "look") this.answer({ go: true });
    const take = this.answers.find((answer) => "take" in answer);
    if (this.question?.ask === "found" && take !== undefined) this.answer(take);
    return this;
  }

  /** Attacks a zombie at an entrance, with something that helps or without. */
  attack(name: string, die: number, more: { readonly gate?: number; readonly with?: string } = {}): this {
    this.answer({ attack: SURVIVORS[survivorOf(name)].id, die });
    if (this.question?.ask === "target") this.answer({ zombie: more.gate ?? 1 });
    if (this.question?.ask === "modify" && more.with !== undefined) this.answer({ with: more.with });
    if (this.question?.ask === "modify") this.answer({ go: true });
    return this;
  }

  /** The Sniper Rifle, at the first zombie that there is. */
  snipe(name: string): this {
    this.answer({ use: "sniper-rifle", by: SURVIVORS[survivorOf(name)].id });
    return this.question?.ask === "pick" ? this.answer(this.answers[0]) : this;
  }

  endTurn(): this {
    return this.answer({ end: true });
  }

  /** Ends turns until it is that seat's, or until something else is asked. */
  toTurn(seat: number): this {
    for (let n = 0; n < TURNS && this.question?.ask === "turn" && this.state.turn !== seat; n++) this.endTurn();
    return this;
  }

  nextTurn(seat: number): this {
    return this.endTurn().toTurn(seat);
  }

  /** To the first question of the next round; whatever is asked on the way is declined. */
  nextRound(): this {
    const { round } = this.state;
    for (let n = 0; n < TURNS && this.state.round === round && this.ended === null; n++) {
      if (this.question?.ask === "turn") this.endTurn();
      else this.answer(this.answers.find((answer) => "no" in answer) ?? this.answers[0]);
    }
    return this;
  }

  /** The card that is taking effect. */
  get acting(): CrossroadsId | null {
    return this.state.acting < 0 ? null : CROSSROADS[this.state.acting].id;
  }

  /** Where a survivor is and what ails him, in the words of a position; `gone` or `deck` when he is not in play. */
  read(name: string): string {
    const who = survivorOf(name);
    const s = this.state;
    if (s.place[who] < 0) return s.survivorsGone.includes(who) ? "gone" : "deck";
    const words: string[] = [PLACES[s.place[who]].id];
    if (s.wounds[who] > 0) words.push(`wounds ${s.wounds[who]}`);
    if (s.frost[who] > 0) words.push(`frost ${s.frost[who]}`);
    return words.join(" ");
  }

  owner(name: string): number {
    return this.state.owner[survivorOf(name)];
  }

  leader(seat: number): SurvivorId {
    return SURVIVORS[this.state.leader[seat]].id;
  }

  gear(name: string): readonly ItemId[] {
    const who = survivorOf(name);
    return this.state.gear.flatMap((print, at) => (this.state.bearer[at] === who ? [idOf(print)] : []));
  }

  attached(name: string): readonly CrossroadsId[] {
    const who = survivorOf(name);
    const { attached, attachedTo } = this.state;
    return attached.flatMap((card, at) => (attachedTo[at] === who ? [CROSSROADS[card].id] : []));
  }

  hand(seat: number): readonly ItemId[] {
    return this.state.hand[seat].map(idOf);
  }

  /** The next card first. */
  deck(place: PlaceId): readonly ItemId[] {
    return this.state.decks[placeOf(place)].map(idOf).reverse();
  }

  get waste(): readonly ItemId[] {
    return this.state.waste.map(idOf);
  }

  get removed(): readonly ItemId[] {
    return this.state.removed.map(idOf);
  }

  get crisis(): string | null {
    return this.state.crisis < 0 ? null : CRISES[this.state.crisis].id;
  }

  get crisesGone(): readonly string[] {
    return this.state.crisesGone.map((crisis) => CRISES[crisis].id);
  }

  /** Crossroads cards that have left the game, and the one under the deck. */
  get gone(): readonly CrossroadsId[] {
    return this.state.crossroadsGone.map((card) => CROSSROADS[card].id);
  }

  get under(): CrossroadsId {
    return CROSSROADS[this.state.crossroadsDeck[0]].id;
  }

  zombies(place: PlaceId): readonly number[] {
    return this.gates(this.state.zombies, place);
  }

  barricades(place: PlaceId): readonly number[] {
    return this.gates(this.state.barricades, place);
  }

  private gates(of: readonly number[], place: PlaceId): readonly number[] {
    const first = firstGate(placeOf(place));
    return of.slice(first, first + (place === "colony" ? COLONY_GATES : 1));
  }

  /** The events of a name since the position. */
  told<N extends Event["event"]>(name: N): readonly Extract<Event, { event: N }>[] {
    return this.events.filter((event): event is Extract<Told, { event: N }> => event.event === name);
  }

  /** Those that only these seats were told. */
  seenBy<N extends Event["event"]>(name: N, seats: readonly number[]): readonly Extract<Event, { event: N }>[] {
    return this.events.filter(
      (event): event is Extract<Told, { event: N }> =>
        event.event === name && event.heard !== undefined && String(event.heard) === String(seats),
    );
  }
}

function same(answer: Given, given: Given): boolean {
  const terms = Object.keys(answer);
  return terms.length === Object.keys(given).length && terms.every((term) => answer[term] === given[term]);
}
