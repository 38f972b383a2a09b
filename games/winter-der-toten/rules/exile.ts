import { EXILES } from "../content/exiles.ts";
import { PLACES, placeOf } from "../content/locations.ts";
import { MAIN_OBJECTIVES } from "../content/main-objectives.ts";
import { ROD } from "../content/named.ts";
import { isBetrayal, SECRET_IDS } from "../content/secrets-deck.ts";
import { SURVIVORS } from "../content/survivors.ts";
import type { State } from "../state.ts";
import { PICK_PLACE, PICK_SURVIVOR } from "./answers.ts";
import { hasMoved, movesSafely } from "./crossroads/lasting.ts";
import type { OpenRow } from "./crossroads/picks.ts";
import { expose } from "./exposure.ts";
import { hasAbilityOf, isLoyal, isOut, SURVIVOR_COUNT, survivorNumber } from "./groups.ts";
import { changeMorale } from "./morale.ts";
import { mayEnter, mayStandAt } from "./moves.ts";
import { eliminate, lookAtJohn, put, remove } from "./people.ts";
import { COLONY, PLACE_COUNT } from "./places.ts";
import type { Out, Steps } from "./rule.ts";

/** Verbannung: for good. The exile's survivors leave the colony, and what is won with changes. */

const INNOCENTS_LOST = 2;

/** an innocent shows the old objective and plays for the new one; a betrayer shows neither. */
export function exile(s: State, seat: number, out: Out): void {
  s.exiled[seat] = 1;
  if (out.listening) out.tell({ event: "exiled", seat });
  drawObjective(s, seat, out);
  // also when a betrayer was exiled before.
  if (innocentExiles(s) >= INNOCENTS_LOST) changeMorale(s, -s.morale, out);
  if (s.outcome !== null) return;
  if (MAIN_OBJECTIVES[s.main].exiledAreOut) leaveMatch(s, seat, out);
  else s.agenda.push({ do: "exile/leave", seat });
}

function drawObjective(s: State, seat: number, out: Out): void {
  const number = s.exileDeck.pop();
  const [secret] = s.secret[seat];
  out.reveal();
  if (number === undefined) return;
  s.exile[seat].push(number);
  if (!out.listening) return;
  const exile = EXILES[number].id;
  if (!isBetrayal(secret)) return out.tell({ event: "innocent", seat, secret: SECRET_IDS[secret], exile });
  out.tell({ event: "unrepentant", seat });
  out.tell({ event: "exile-objective", seat, exile }, [seat]);
}

/** without those who have lost their last survivor since; X-08: but with those who are out because they are exiled. */
function innocentExiles(s: State): number {
  const { exiledAreOut } = MAIN_OBJECTIVES[s.main];
  let n = 0;
  for (let seat = 0; seat < s.seats; seat++)
    if (s.exiled[seat] === 1 && (exiledAreOut || !isOut(s, seat)) && !isBetrayal(s.secret[seat][0])) n++;
  return n;
}

/** Kill Them (T-147): removed, without loss of morale; X-02 for what they carried. */
function leaveMatch(s: State, seat: number, out: Out): void {
  for (let who = 0; who < SURVIVOR_COUNT; who++) if (s.owner[who] === seat) remove(s, who, out);
  eliminate(s, seat, out);
}

const isInside = (s: State, seat: number, who: number): boolean => s.owner[who] === seat && s.place[who] === COLONY;

/** one after another, in the order that the owner chooses. */
function leave(s: State, seat: number): void {
  let last = -1;
  let inside = 0;
  for (let who = 0; who < SURVIVOR_COUNT; who++) {
    if (!isInside(s, seat, who)) continue;
    last = who;
    inside++;
  }
  if (inside === 1) askWhere(s, seat, last);
  else if (inside > 1) s.agenda.push({ ask: "pick", of: [seat], why: "exile-move", a: -1, b: 0 });
}

function hasRoomOutside(s: State, who: number): boolean {
  for (let place = 1; place < PLACE_COUNT; place++) if (mayEnter(s, who, place)) return true;
  return false;
}

/** who may be recalled to the colony for `who` to take his place. */
const mayBeRecalled = (s: State, other: number, who: number): boolean =>
  s.place[other] > COLONY && isLoyal(s, s.owner[other]) && mayStandAt(s, who, s.place[other]);

function askWhere(s: State, seat: number, who: number): void {
  let swap = false;
  if (!hasRoomOutside(s, who))
    for (let other = 0; other < SURVIVOR_COUNT; other++) if (mayBeRecalled(s, other, who)) swap = true;
  s.agenda.push({ ask: "pick", of: [seat], why: swap ? "exile-swap" : "exile-move", a: who, b: 0 });
}

/** A forced move: it is not the one of the turn, there is no fuel for it, no blizzard stops it, and no card waits for it. */
function leaveFor(s: State, seat: number, who: number, to: number, out: Out): void {
  s.place[who] = to;
  if (out.listening) {
    const way = { from: PLACES[COLONY].id, to: PLACES[to].id, fuel: false };
    out.tell({ event: "moved", seat, ...way, who: SURVIVORS[who].id });
  }
  s.agenda.push({ do: "exile/leave", seat });
  if (!hasAbilityOf(s, who, ROD) && !movesSafely(s, who, COLONY, to)) expose(s, who, 1, "card");
  lookAtJohn(s, out);
  hasMoved(s, who, COLONY, to, out);
}

export const exileSteps = {
  "exile/leave": (s, { seat }) => leave(s, seat),
} satisfies Partial<Steps>;

export const exilePicks = {
  /** Who leaves the colony next (`a` -1), then where `a` goes. With neither room nor anybody to recall there is room everywhere (as R-30). */
  "exile-move": {
    list(s, { a }, seat, offer) {
      if (a < 0) {
        for (let who = 0; who < SURVIVOR_COUNT; who++) if (isInside(s, seat, who)) offer(PICK_SURVIVOR[who]);
        return;
      }
      const full = !hasRoomOutside(s, a);
      for (let place = 1; place < PLACE_COUNT; place++)
        if (full ? mayStandAt(s, a, place) : mayEnter(s, a, place)) offer(PICK_PLACE[place]);
    },
    apply(s, { a }, seat, answer, out) {
      if ("survivor" in answer) askWhere(s, seat, survivorNumber(answer.survivor));
      else if ("place" in answer) leaveFor(s, seat, a, placeOf(answer.place), out);
    },
  },
  /** `a` takes the place of another, whose owner is not asked. */
  "exile-swap": {
    list(s, { a }, _seat, offer) {
      for (let who = 0; who < SURVIVOR_COUNT; who++) if (mayBeRecalled(s, who, a)) offer(PICK_SURVIVOR[who]);
    },
    apply(s, { a }, seat, answer, out) {
      if (!("survivor" in answer)) return;
      const other = survivorNumber(answer.survivor);
      const to = s.place[other];
      put(s, other, COLONY, out);
      leaveFor(s, seat, a, to, out);
    },
  },
} satisfies { readonly [why: string]: OpenRow };
