import { placeOf } from "../content/locations.ts";
import { SYMBOL_OF, SYMBOLS } from "../content/prints.ts";
import { wastePerMorale } from "../rules/crossroads/lasting.ts";
import { goalSide } from "../rules/endings.ts";
import { SURVIVOR_COUNT } from "../rules/groups.ts";
import { COLONY, freeAt, PLACE_COUNT } from "../rules/places.ts";
import type { Event, View } from "../state.ts";
import { beliefs } from "./beliefs.ts";
import { crisisLack, crisisToCome, fitsCrisis } from "./crisis.ts";
import { deckWorths } from "./decks.ts";
import { attackCost } from "./exposure.ts";
import { type Outlook, outlookOf } from "./outlook.ts";
import { promised, type Talk, talkOf, told, UNTOLD } from "./talk.ts";
import { barricadeWorth, bestBarricade, bestKill, killWorth, lureWorth, roomWorth } from "./zombies.ts";

/** What a seat makes of the position, and what it could do with its dice. */

export interface Appraisal extends Outlook {
  /** By place: the next card of the deck; the best zombie to kill; the best entrance to barricade; the zombies to lure there. */
  readonly decks: number[];
  readonly kills: number[];
  readonly builds: number[];
  readonly lures: number[];
  readonly cleaning: number;
  /** By die, 1 to 6: what the best use of it is worth as the group stands. */
  readonly uses: number[];
  /** By survivor and place, as far as it has been asked: see `dieWorths`. */
  readonly known: (readonly number[] | undefined)[];
  /** Cards that the crisis still wants, those that others may still give, those that this hand has. By symbol: whether they help. */
  readonly lack: number;
  readonly toCome: number;
  readonly fitting: number;
  readonly fits: readonly boolean[];
  /** Whether the main objective wants everybody armed. */
  readonly arms: boolean;
  /** By seat: how likely it betrays. */
  readonly doubts: readonly number[];
  readonly talk: Talk;
}

/** By die, 1 to 6: what it is worth in a survivor's hand at a place. Worked out once. */
export function dieWorths(t: Appraisal, who: number, place: number): readonly number[] {
  const at = who * PLACE_COUNT + place;
  let worths = t.known[at];
  if (worths === undefined) {
    worths = worthsOf(t, who, place);
    t.known[at] = worths;
  }
  return worths;
}

function worthsOf(t: Appraisal, who: number, place: number): readonly number[] {
  const { s } = t;
  const any = Math.max(0, t.builds[place], t.lures[place], place === COLONY ? t.cleaning : 0);
  const search = place === COLONY ? 0 : t.decks[place];
  const kill = t.kills[place] <= 0 ? 0 : t.kills[place] - attackCost(t, who);
  const worths = [any];
  for (let die = 1; die <= FACES; die++) {
    const found = die >= s.numbers.search[who] ? search : 0;
    worths.push(Math.max(any, found, die >= s.numbers.attack[who] ? kill : 0));
  }
  return worths;
}

export function think(view: View, seat: number, story: readonly Event[]): Appraisal {
  const outlook = outlookOf(view, seat);
  const decks = deckWorths(outlook).slice();
  const kills = new Array<number>(PLACE_COUNT).fill(0);
  const builds = new Array<number>(PLACE_COUNT).fill(0);
  const lures = new Array<number>(PLACE_COUNT).fill(0);
  for (let place = 0; place < PLACE_COUNT; place++) {
    const zombie = bestKill(outlook, place);
    const gate = bestBarricade(outlook, place);
    if (zombie >= 0) kills[place] = outlook.colony * killWorth(outlook, zombie);
    if (gate >= 0) builds[place] = outlook.colony * barricadeWorth(outlook, gate);
    lures[place] = outlook.colony * (lureWorth(outlook, place) - outlook.w.lure);
  }
  const talk = talkOf(seat, story);
  let fitting = 0;
  for (const print of view.hand[seat]) if (print >= 0 && fitsPrint(view, print)) fitting++;
  const t: Appraisal = {
    ...outlook,
    decks,
    kills,
    builds,
    lures,
    cleaning: outlook.colony * cleaningWorth(outlook),
    uses: [0, 0, 0, 0, 0, 0, 0],
    known: [],
    lack: crisisLack(view),
    toCome: Math.max(0, crisisToCome(view) + promised(view, talk)),
    fitting,
    fits: SYMBOLS.map((_, symbol) => fitsCrisis(view, symbol)),
    arms: goalSide(view).goals.some(({ goal }) => goal === "all-armed"),
    doubts: beliefs(view, seat, story),
    talk,
  };
  heed(t);
  for (let who = 0; who < SURVIVOR_COUNT; who++) {
    if (view.owner[who] !== seat || view.place[who] < 0) continue;
    const worths = dieWorths(t, who, view.place[who]);
    for (let die = 1; die <= FACES; die++) t.uses[die] = Math.max(t.uses[die], worths[die]);
  }
  return t;
}

/** What others ask for counts a little more. */
function heed(t: Appraisal): void {
  if (told(t, "need-food") !== UNTOLD) t.decks[GROCERY] *= ASKED;
  const gate = told(t, "hold-gate") - 1;
  if (gate < 0 || roomWorth(t, gate) <= 0) return;
  if (freeAt(t.s, gate) > 0) t.builds[COLONY] = Math.max(t.builds[COLONY], t.colony * ASKED * barricadeWorth(t, gate));
  if (t.s.zombies[gate] > 0) t.kills[COLONY] = Math.max(t.kills[COLONY], t.colony * ASKED * killWorth(t, gate));
}
const GROCERY = placeOf("grocery-store");
export const ASKED = 1.2;

const FACES = 6;
const CLEANED = 3;
const NEARLY = 2;

function cleaningWorth(t: Outlook): number {
  const waste = t.s.waste.length;
  const per = wastePerMorale(t.s);
  const part = Math.min(CLEANED, waste) / per;
  return t.w.tidy * Math.min(waste, per) + (waste + NEARLY >= per ? t.morale * part * Math.min(2, t.rounds) : 0);
}

export const fitsPrint = (s: View, print: number): boolean => fitsCrisis(s, SYMBOL_OF[print]);
