import { ITEMS } from "../content/items.ts";
import { placeOf } from "../content/locations.ts";
import { FACE_OF, KIND_OF, SYMBOL_OF_KIND, SYMBOLS } from "../content/prints.ts";
import { ACTS, How, type State, TurnMark } from "../state.ts";
import { anyoneToHeal, askAbout, hasZombiesBesideOwn, killBesideOwn } from "./abilities.ts";
import { begin } from "./acts.ts";
import { NO, PICK_PLACE, PICK_SURVIVOR, PLAY, YES } from "./answers.ts";
import { attackWithoutDie, canAttack, mayBurn } from "./attack.ts";
import { discard, eachKind, equip, lay, mayPlay, takeGear, takeToPlay } from "./cards.ts";
import { changeFood, joinGroup } from "./crossroads/parts.ts";
import type { OpenRow } from "./crossroads/picks.ts";
import { groupSize, hasSurvivorAt, roomAt, SURVIVOR_COUNT, survivorNumber } from "./groups.ts";
import { mayMove, mayMoveTo, moveWithFuel } from "./moves.ts";
import { addHelpless, drawSurvivor } from "./people.ts";
import { COLONY, freeSpacesAt, GATES, PLACE_COUNT, placeOfGate } from "./places.ts";
import type { Reason } from "./reasons.ts";
import type { Out } from "./rule.ts";
import type { TurnOffer } from "./turn.ts";
import { attractTo, buildBarricades } from "./work.ts";

/** Karten ausspielen. */

const FOOD = SYMBOLS.indexOf("food");

/** Why a card of the kind does nothing for this player now, wherever it comes from; null when it can be played. */
export function whyNotPlay(s: State, seat: number, kind: number): Reason | null {
  const { effect, play } = ITEMS[kind];
  if (SYMBOL_OF_KIND[kind] === FOOD && (s.turnMarks & TurnMark.noFoodCards) !== 0) return "no-food-cards";
  if (play === "equip") return groupSize(s, seat) > 0 ? null : "nobody-to-bear";
  switch (effect.does) {
    case "move-safely":
      return anyOwn(s, seat, (who) => mayMove(s, who) || mayBurn(s, who)) ? null : "nobody-moves";
    case "heal":
      //
      return anyoneToHeal(s, seat) ? null : "nobody-hurt";
    case "set-die":
    case "reroll":
      return s.dice[seat].length > 0 ? null : "no-dice";
    case "barricades":
      return anyPlace(s, seat, (place) => freeSpacesAt(s, place) > 0) ? null : "no-free-space";
    case "kill":
      return hasZombiesBesideOwn(s, seat) ? null : "no-zombies";
    case "lure":
      //
      return anyPlace(s, seat, (place) => mayLureTo(s, place)) ? null : "no-zombies-elsewhere";
    case "attack-without-die":
      return anyOwn(s, seat, (who) => canAttack(s, who)) ? null : "nobody-to-attack";
    case "outsider":
      return whyNotOutsider(s, seat, effect.helpless);
    default:
      return null;
  }
}

/** all who come must have room; an exile's new survivor needs a location. */
function whyNotOutsider(s: State, seat: number, helpless: number): Reason | null {
  if (s.survivorDeck.length === 0) return "no-survivors-left";
  if (s.exiled[seat] === 0) return roomAt(s, COLONY) >= 1 + helpless ? null : "no-room";
  for (let place = 1; place < PLACE_COUNT; place++) if (roomAt(s, place) > 0) return null;
  return "no-room";
}

function anyOwn(s: State, seat: number, may: (who: number) => boolean): boolean {
  for (let who = 0; who < SURVIVOR_COUNT; who++) if (s.owner[who] === seat && may(who)) return true;
  return false;
}

function anyPlace(s: State, seat: number, may: (place: number) => boolean): boolean {
  for (let place = 0; place < PLACE_COUNT; place++) if (hasSurvivorAt(s, seat, place) && may(place)) return true;
  return false;
}

function mayLureTo(s: State, place: number): boolean {
  if (freeSpacesAt(s, place) === 0) return false;
  for (let gate = 0; gate < GATES; gate++) if (s.zombies[gate] > 0 && placeOfGate(gate) !== place) return true;
  return false;
}

export function listPlays(s: State, seat: number, offer: TurnOffer): void {
  eachKind(s.hand[seat], (kind) => {
    // Fuel is played with a move.
    if (ITEMS[kind].effect.does === "move-safely") offer(PLAY[kind], "fuel-with-a-move");
    else if (!mayPlay(s, seat, kind)) offer(PLAY[kind], "withheld");
    else {
      const why = whyNotPlay(s, seat, kind);
      if (why === null) offer(PLAY[kind]);
      else offer(PLAY[kind], why);
    }
  });
}

export function applyPlay(s: State, seat: number, kind: number, out: Out): void {
  begin(s, "play", -1, -1);
  playPrint(s, seat, takeToPlay(s, seat, kind), out);
}

/** A card takes effect for a player, whoever's hand it comes from. Its action has begun. */
export function playPrint(s: State, seat: number, print: number, out: Out): void {
  const kind = KIND_OF[print];
  const { effect, play } = ITEMS[kind];
  if (play === "equip") return bear(s, seat, print, out);
  discard(s, seat, print, play === "event");
  if (out.listening) out.tell({ event: "played", seat, ...FACE_OF[print] });
  switch (effect.does) {
    case "food":
      return changeFood(s, effect.tokens, out);
    case "move-safely":
      return askFuelUse(s, seat);
    case "heal":
      s.act = ACTS.indexOf("heal");
      s.how |= How.medicine;
      return askAbout(s, seat, "heal-whom", -1);
    case "set-die":
      return askAbout(s, seat, "set-die", 0);
    case "reroll":
      return askAbout(s, seat, "reroll-die", 0);
    case "barricades":
      s.agenda.push({ ask: "pick", of: [seat], why: "padlock-gate", a: effect.barricades, b: 0 });
      return;
    case "kill":
      return killBesideOwn(s, seat, out);
    case "lure":
      s.agenda.push({ ask: "pick", of: [seat], why: "lure-to", a: effect.most, b: 0 });
      return;
    case "attack-without-die":
      s.agenda.push({ ask: "pick", of: [seat], why: "lamp-attacker", a: 0, b: 0 });
      return;
    case "outsider": {
      const who = drawSurvivor(s, out);
      if (who >= 0) joinGroup(s, seat, who, out);
      return addHelpless(s, seat, effect.helpless, out);
    }
    default:
      return;
  }
}

/** fuel that was asked for goes with a move, or pays for the Lighter. */
function askFuelUse(s: State, seat: number): void {
  const moves = anyOwn(s, seat, (who) => mayMove(s, who));
  const burns = anyOwn(s, seat, (who) => mayBurn(s, who));
  if (moves && burns) s.agenda.push({ ask: "pick", of: [seat], why: "fuel-for", a: 0, b: 0 });
  else s.agenda.push({ ask: "pick", of: [seat], why: moves ? "fuel-mover" : "lighter-attacker", a: 0, b: 0 });
}

/** The leader takes it, for all to see, until the player has said who bears it. */
function bear(s: State, seat: number, print: number, out: Out): void {
  if (groupSize(s, seat) === 1) return equip(s, s.owner.indexOf(seat), print, out);
  if (out.listening) out.tell({ event: "played", seat, ...FACE_OF[print] });
  lay(s, s.leader[seat], print);
  s.agenda.push({ ask: "pick", of: [seat], why: "equip-whom", a: 0, b: 0 });
}

const ownSurvivor = (
  may: (s: State, who: number) => boolean,
  then: (s: State, seat: number, who: number, out: Out) => void,
): OpenRow => ({
  list(s, _question, seat, offer) {
    for (let who = 0; who < SURVIVOR_COUNT; who++)
      if (s.owner[who] === seat && s.place[who] >= 0 && may(s, who)) offer(PICK_SURVIVOR[who]);
  },
  apply(s, _question, seat, answer, out) {
    if ("survivor" in answer) then(s, seat, survivorNumber(answer.survivor), out);
  },
});

const ownPlace = (
  may: (s: State, place: number) => boolean,
  then: (s: State, seat: number, place: number, a: number, out: Out) => void,
): OpenRow => ({
  list(s, _question, seat, offer) {
    for (let place = 0; place < PLACE_COUNT; place++)
      if (hasSurvivorAt(s, seat, place) && may(s, place)) offer(PICK_PLACE[place]);
  },
  apply(s, { a }, seat, answer, out) {
    if ("place" in answer) then(s, seat, placeOf(answer.place), a, out);
  },
});

export const playPicks = {
  "equip-whom": ownSurvivor(
    () => true,
    (s, _seat, who, out) => equip(s, who, takeGear(s, s.gear.length - 1), out),
  ),
  "padlock-gate": ownPlace(
    (s, place) => freeSpacesAt(s, place) > 0,
    (s, seat, place, barricades, out) => buildBarricades(s, seat, place, barricades, out),
  ),
  "lure-to": ownPlace(mayLureTo, (s, seat, place, most) => attractTo(s, seat, place, most, true)),
  "lamp-attacker": ownSurvivor(canAttack, (s, _seat, who, out) => attackWithoutDie(s, who, out)),
  /** A move, or else the Lighter. */
  "fuel-for": {
    list(_s, _question, _seat, offer) {
      offer(YES);
      offer(NO);
    },
    apply(s, _question, seat, answer) {
      const why = "yes" in answer ? "fuel-mover" : "lighter-attacker";
      s.agenda.push({ ask: "pick", of: [seat], why, a: 0, b: 0 });
    },
  },
  "lighter-attacker": ownSurvivor(mayBurn, (s, seat, who) => {
    s.agenda.push({ ask: "pick", of: [seat], why: "lighter-die", a: who, b: 0 });
  }),
  "fuel-mover": ownSurvivor(mayMove, (s, seat, who) => {
    s.agenda.push({ ask: "pick", of: [seat], why: "fuel-to", a: who, b: 0 });
  }),
  "fuel-to": {
    list(s, { a: who }, _seat, offer) {
      for (let to = 0; to < PLACE_COUNT; to++) if (mayMoveTo(s, who, to)) offer(PICK_PLACE[to]);
    },
    apply(s, { a: who }, _seat, answer, out) {
      if ("place" in answer) moveWithFuel(s, who, placeOf(answer.place), out);
    },
  },
} satisfies { readonly [why: string]: OpenRow };
