import {
  type Forecast,
  type Game,
  give,
  HIDDEN,
  imagine,
  type Note,
  type Odds,
  questionOf,
  type Reporter,
  randomFrom,
  valuesOf,
} from "@endzeit/engine";
import { CARDS, type CardId, kindOf } from "./content/cards.ts";
import { pools } from "./pools.ts";
import { has, isDog, isFree, isZombie } from "./rules/figures.ts";
import { allSeen } from "./rules/hands.ts";
import { heldBy, laneBarred, lineStrength } from "./rules/movement.ts";
import { BACK, laneOf, NAMES, sectionOf } from "./rules/street.ts";
import {
  type Answer,
  type Event,
  HUMANS,
  LANES,
  Mark,
  SQUARES,
  type State,
  Thing,
  type View,
  ZOMBIES,
} from "./state.ts";

/** What a person at the table would point out: what holds now, what an answer would do, how likely it is stopped. */

const CLICK = kindOf("click");
const SHOTS: ReadonlySet<CardId> = new Set<CardId>(["shot", "good-shot", "burst-2", "burst-3", "sniper"]);
const DOG_STRIDE = 3;

/** How far the zombies have drawn through their deck. */
export function clock({ deck, printed }: View): number {
  const all = CARDS.reduce((sum, row, kind) => sum + (row.side === "zombies" ? printed[kind] : 0), 0);
  return all === 0 ? 1 : Math.min(1, Math.max(0, 1 - deck[0].length / all));
}

export function notes(view: View, _seat: number | null): readonly Note[] {
  return [...timedEffects(view), ...walls(view), ...threats(view), ...bosses(view)];
}

function timedEffects(view: View): Note[] {
  const found: Note[] = [];
  for (const [lane, name] of LANES.entries()) {
    if (view.burning[lane] !== 0)
      found.push({ text: "note.burning", values: { lane: name }, icon: "fire", rule: "street-on-fire" });
    if (view.frozen[lane] !== 0)
      found.push({ text: "note.frozen", values: { lane: name }, icon: "holy-picture", rule: "holy-picture" });
    if (laneBarred(view, lane))
      found.push({ text: "note.barred", values: { lane: name }, icon: "barrier", rule: "barrier" });
  }
  if (view.napalm >= 0)
    found.push({ text: "note.napalm", values: { at: NAMES[view.napalm] }, icon: "fire", rule: "napalm" });
  const netted = NAMES.filter((_, square) => has(view, square, Mark.netted));
  if (netted.length > 0)
    found.push({
      text: "note.netted",
      values: { n: netted.length, squares: netted.join(", ") },
      icon: "net",
      rule: "net",
    });
  if (view.terror === 1) found.push({ text: "note.terror", values: {}, icon: "terror", rule: "terror" });
  if (view.sunrise === 1) found.push({ text: "note.sunrise", values: {}, icon: "sunrise", rule: "winning" });
  return found;
}

/** Whether the zombies before a wall are strong enough together. */
function walls(view: View): Note[] {
  const found: Note[] = [];
  for (let square = 0; square < SQUARES; square++) {
    const before = BACK[square];
    if (view.thing[square] !== Thing.wall || before < 0 || !isZombie(view, before) || !isFree(view, square)) continue;
    const n = lineStrength(view, before);
    const text = n >= view.size[square] ? "note.wall-climbed" : "note.wall-holds";
    found.push({ text, values: { at: NAMES[square], n, size: view.size[square] }, icon: "wall", rule: "R33" });
  }
  return found;
}

/** Who stands to win with the next compulsory move. */
function threats(view: View): Note[] {
  const found: Note[] = [];
  for (let square = 0; square < SQUARES; square++) {
    const steps = isDog(view, square) ? DOG_STRIDE : 1;
    if (isFree(view, square) || sectionOf(square) > steps || heldBy(view, square) !== undefined) continue;
    if (isDog(view, square) && !(view.rules.dogsCanWin && laneOpen(view, square))) continue;
    found.push({
      text: isDog(view, square) ? "note.threat-dog" : "note.threat",
      values: { at: NAMES[square] },
      icon: "threat",
      rule: "winning",
    });
  }
  return found;
}

function laneOpen(view: View, square: number): boolean {
  for (let ahead = laneOf(square) * 5; ahead < square; ahead++)
    if (!isFree(view, ahead) || view.thing[ahead] === Thing.wall) return false;
  return true;
}

function bosses(view: View): Note[] {
  return NAMES.flatMap((at, square): Note[] =>
    has(view, square, Mark.boss)
      ? [{ text: "note.boss", values: { at, n: view.orders[square] }, icon: "boss", rule: "boss" }]
      : [],
  );
}

/** The chance that Klick! answers a shot: hidden cards are equally likely anywhere, so it is a fraction of whole numbers. */
export function odds(view: View, seat: number, answer: Answer): readonly Odds[] {
  if (seat !== HUMANS || !("play" in answer) || !SHOTS.has(answer.play)) return [];
  const hand = view.hand[ZOMBIES];
  if (hand.length === 0 || allSeen(view, ZOMBIES, CLICK)) return [];
  const hiddenInHand = hand.filter((card) => card === HIDDEN).length;
  const pool = pools.leftIn("zombies", view);
  const clicks = pool.filter((card) => card === CLICK).length;
  let safe = hand.includes(CLICK) ? 0 : 1;
  let of = 1;
  for (let copy = 0; copy < clicks; copy++) {
    safe *= pool.length - hiddenInHand - copy;
    of *= pool.length - copy;
  }
  return [
    { text: "odds.hits", values: {}, chance: safe, of, tone: "good" },
    { text: "odds.clicked", values: { n: hand.length }, chance: of - safe, of, tone: "bad" },
  ];
}

/** What comes of an answer if nobody interferes, in a word or two; the first of these that happens. */
const FORECASTS: readonly { readonly event: Event["event"]; readonly text: string; readonly icon: string }[] = [
  { event: "over-the-barricade", text: "forecast.wins", icon: "barricade" },
  { event: "exploded", text: "forecast.explodes", icon: "explosion" },
  { event: "boss-fell", text: "forecast.boss-dies", icon: "dies" },
  { event: "died", text: "forecast.dies", icon: "dies" },
  { event: "shield-lost", text: "forecast.shield", icon: "shield" },
  { event: "wounded", text: "forecast.wounded", icon: "wound" },
  { event: "merged", text: "forecast.merged", icon: "merge" },
  { event: "clawed", text: "forecast.clawed", icon: "claws" },
];
const WOUNDED = FORECASTS.findIndex(({ event }) => event === "wounded");

/** Where an event of the list happens; null for those that are about the whole street. */
const placeOf = (event: Event): string | null => ("at" in event && typeof event.at === "string" ? event.at : null);

export function forecast(
  game: Game<State, Answer, Event, View>,
  view: View,
  seat: number,
  answer: Answer,
): Forecast | null {
  if ("end" in answer || "pass" in answer || "take" in answer || "discard" in answer) return null;
  const state = imagine(game, view, seat, randomFrom("forecast"));
  const told: Event[] = [];
  const out: Reporter<Event> = { listening: true, tell: (event) => void told.push(event), reveal() {} };
  give(game, state, seat, answer, out);
  if (questionOf(state)?.ask === "click") give(game, state, ZOMBIES, { pass: true }, out);
  const each = atEach(told);
  for (const [rank, { event, text, icon }] of FORECASTS.entries()) {
    const found = told.filter((candidate) => candidate.event === event);
    const last = found.at(-1);
    if (last === undefined) continue;
    // Who is hit twice is one wounded, and what is left of it is what the last hit has left.
    const n = new Set(found.map((row) => placeOf(row) ?? row)).size;
    const several = rank === WOUNDED && n > 1;
    const note = { text: several ? "forecast.wounded-several" : text, values: { ...valuesOf(last), n }, icon };
    return each.length > 1 ? { ...note, each } : note;
  }
  return null;
}

/** For each square that is touched the gravest of what happens there, in the order in which it happens. */
function atEach(told: readonly Event[]): NonNullable<Forecast["each"]> {
  const found = new Map<string, { readonly rank: number; readonly event: Event }>();
  for (const event of told) {
    const at = placeOf(event);
    const rank = FORECASTS.findIndex((row) => row.event === event.event);
    if (at === null || rank < 0) continue;
    const known = found.get(at);
    if (known === undefined || rank <= known.rank) found.set(at, { rank, event });
  }
  return [...found].flatMap(([at, { rank, event }]) => {
    const row = FORECASTS[rank];
    return row === undefined ? [] : [{ at, text: row.text, values: { ...valuesOf(event), n: 1 }, icon: row.icon }];
  });
}
