import { PLACES, placeOf } from "../content/locations.ts";
import { ROD } from "../content/named.ts";
import { kindNumber } from "../content/prints.ts";
import { SURVIVORS } from "../content/survivors.ts";
import { type Answers, Ban, How, type State } from "../state.ts";
import { begin, turnInto } from "./acts.ts";
import { MOVE, MOVE_WITH_FUEL } from "./answers.ts";
import { holds, mayPlay, playFromHand } from "./cards.ts";
import { hasMoved, movesSafely } from "./crossroads/lasting.ts";
import { expose } from "./exposure.ts";
import { hasAbilityOf, isInForce, isLoyal, roomAt, roomBeside, SURVIVOR_COUNT, survivorNumber } from "./groups.ts";
import { lookAtJohn } from "./people.ts";
import { COLONY, PLACE_COUNT } from "./places.ts";
import type { Reason } from "./reasons.ts";
import type { Out } from "./rule.ts";
import type { TurnOffer } from "./turn.ts";

/** Überlebende bewegen: each once a turn, with an exposure roll on arrival. */

const LIBRARY = placeOf("library");
const FUEL = kindNumber("fuel");

/** Why a survivor cannot move at all; null when he can. */
function tiedDown(s: State, who: number): Reason | null {
  if (s.moved[who] !== 0) return "has-moved";
  if ((s.bans[who] & (Ban.move | Ban.moveNow)) !== 0) return "banned";
  // not those of exiled players.
  if (isInForce(s, "blizzard") && isLoyal(s, s.owner[who])) return "blizzard";
  return null;
}

/** Why he cannot move there, where there is so much `room`; null when he can. */
function barred(s: State, who: number, to: number, room: number): Reason | null {
  if (to === COLONY && s.exiled[s.owner[who]] === 1) return "exiled-stay-out";
  if (to === LIBRARY && (s.bans[who] & Ban.toLibrary) !== 0) return "banned";
  return room > 0 ? null : "no-room";
}

/** Whether he may go there if somebody makes room. */
export const mayStandAt = (s: State, who: number, to: number): boolean => barred(s, who, to, 1) === null;

/** Whether a move may lead him there, his own or a forced one. */
export const mayEnter = (s: State, who: number, to: number): boolean => barred(s, who, to, roomAt(s, to)) === null;

export const mayMoveTo = (s: State, who: number, to: number): boolean =>
  s.place[who] !== to && tiedDown(s, who) === null && mayEnter(s, who, to);

export function mayMove(s: State, who: number): boolean {
  for (let to = 0; to < PLACE_COUNT; to++) if (mayMoveTo(s, who, to)) return true;
  return false;
}

/** By place: free spaces, counted in one go for all who might come. */
const room = new Array<number>(PLACE_COUNT).fill(0);

function countRoom(s: State): void {
  for (let place = 0; place < PLACE_COUNT; place++) room[place] = roomBeside(s, place);
  for (let who = 0; who < SURVIVOR_COUNT; who++) if (s.place[who] >= 0) room[s.place[who]]--;
}

export function listMoves(s: State, seat: number, offer: TurnOffer): void {
  const fuel = holds(s, seat, FUEL) && mayPlay(s, seat, FUEL);
  countRoom(s);
  for (let who = 0; who < SURVIVOR_COUNT; who++) {
    if (s.owner[who] !== seat) continue;
    const tied = tiedDown(s, who);
    for (let to = 0; to < PLACE_COUNT; to++) {
      // a move leads to another place.
      if (to === s.place[who]) continue;
      const why = tied ?? barred(s, who, to, room[to]);
      if (why !== null) {
        offer(MOVE[who][to], why, why === "no-room" ? to : who);
        continue;
      }
      offer(MOVE[who][to]);
      // also where no roll would follow.
      // named with the move, before the roll.
      if (fuel) offer(MOVE_WITH_FUEL[who][to]);
    }
  }
}

type Move = Extract<Answers["turn"], { readonly move: string }>;

export function applyMove(s: State, seat: number, answer: Move, out: Out): void {
  const fuel = "fuel" in answer;
  if (fuel) playFromHand(s, seat, FUEL, out);
  begin(s, "move", -1, -1);
  move(s, survivorNumber(answer.move), placeOf(answer.to), fuel, out);
}

/** the fuel came from another player's hand. */
export function moveWithFuel(s: State, who: number, to: number, out: Out): void {
  move(s, who, to, true, out);
}

function move(s: State, who: number, to: number, fuel: boolean, out: Out): void {
  const from = s.place[who];
  turnInto(s, "move", who, to, fuel ? How.fuel : 0);
  s.actFrom = from;
  s.moved[who] = 1;
  s.place[who] = to;
  if (out.listening) {
    const way = { from: PLACES[from].id, to: PLACES[to].id, fuel };
    out.tell({ event: "moved", seat: s.owner[who], ...way, who: SURVIVORS[who].id });
  }
  // beside Rod at the destination.
  if (!fuel && !hasAbilityOf(s, who, ROD) && !movesSafely(s, who, from, to)) expose(s, who, 1, "move");
  lookAtJohn(s, out);
  hasMoved(s, who, from, to, out);
}
