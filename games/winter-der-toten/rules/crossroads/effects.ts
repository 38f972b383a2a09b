import { below } from "@endzeit/engine";
import { AMONG, type Effect, type OddEffect } from "../../content/crossroads-rows.ts";
import { placeOf } from "../../content/locations.ts";
import { SYMBOLS } from "../../content/prints.ts";
import type { State } from "../../state.ts";
import { rollOpenly } from "../dice.ts";
import { expose } from "../exposure.ts";
import { isOut, survivorNumber } from "../groups.ts";
import { changeMorale } from "../morale.ts";
import {
  addHelpless,
  bringIntoForce,
  drawSurvivor,
  frostbite,
  killHelpless,
  removeHelpless,
  wound,
} from "../people.ts";
import { firstGate } from "../places.ts";
import type { Out } from "../rule.ts";
import { barricade } from "../zombies.ts";
import { allHold, whoIs } from "./needs.ts";
import { runOdd } from "./odd.ts";
import {
  attach,
  beginSeats,
  breakBarricades,
  changeFood,
  choose,
  chooseDeck,
  chooseScene,
  DRAW,
  giveUp,
  hosts,
  joinGroup,
  kill,
  leaveDeck,
  loseDice,
  makeNoise,
  members,
  openDeck,
  place,
  removeZombiesAt,
  returnCards,
  reveal,
  strip,
  take,
  woundEach,
} from "./parts.ts";

const FOR_PLAYER: ReadonlySet<Effect["does"]> = new Set<Effect["does"]>([
  "take",
  "draw-survivor",
  "search",
  "draw",
  "reveal",
  "lose-card",
  "lose-dice",
  "lose-die",
]);
const ODD_FOR_PLAYER: ReadonlySet<OddEffect> = new Set<OddEffect>([
  "give-follower",
  "raise-die",
  "give-hand",
  "lead-group",
  "take-over",
  "gamble",
  "lighthouse",
  "look-around",
  "look-at-hand",
  "take-card",
]);

/** Whether an effect is about the active player's own cards, dice and group. */
function isForPlayer(effect: Effect): boolean {
  if (effect.does === "return") return effect.to === "hand";
  return effect.does === "odd" ? ODD_FOR_PLAYER.has(effect.what) : FOR_PLAYER.has(effect.does);
}

/** What crossroads cards do, one effect at a time; the active player is `turn`. What waits for an answer or a roll goes on the agenda. */
export function run(s: State, effect: Effect, out: Out): void {
  // what came before may have taken the last survivor of the active player.
  if (isOut(s, s.turn) && isForPlayer(effect)) return;
  switch (effect.does) {
    case "morale":
      return changeMorale(s, effect.by, out);
    case "food":
      return changeFood(s, effect.by, out);
    case "no-food":
      return changeFood(s, -s.food, out);
    case "add-helpless":
      return addHelpless(s, s.turn, effect.n, out);
    case "remove-helpless":
      return removeHelpless(s, effect.n, out);
    case "kill-helpless":
      return killHelpless(s, out);
    case "expose": {
      const times = effect.times === "die" ? rollOpenly(s, out) : effect.times;
      return expose(s, whoIs(s, effect.who), times, "card");
    }
    case "expose-each":
      for (const who of members(s, effect.group).reverse()) expose(s, who, effect.times, "card");
      return;
    case "wound":
      return wound(s, whoIs(s, effect.who), effect.n, out);
    case "frostbite":
      return frostbite(s, whoIs(s, effect.who), out);
    case "wound-each":
      return woundEach(s, effect.group, effect.upTo, out);
    case "frostbite-each":
      for (const who of members(s, effect.group)) frostbite(s, who, out);
      return;
    case "volunteers":
      return beginSeats(s, "volunteer", s.turn);
    case "place":
      return place(s, whoIs(s, effect.who), effect.at === "origin" ? s.actFrom : placeOf(effect.at), out);
    case "kill":
      return kill(s, whoIs(s, effect.who), effect.morale, out);
    case "take":
      return take(s, survivorNumber(effect.who), effect.wounds, out);
    case "discard":
      return leaveDeck(s, survivorNumber(effect.who), out);
    case "draw-survivor": {
      const who = drawSurvivor(s, out);
      if (who < 0) return;
      expose(s, who, effect.exposures, "card");
      return joinGroup(s, s.turn, who, out);
    }
    case "choose":
      return choose(s, AMONG.indexOf(effect.among));
    case "choose-place":
      return chooseScene(s, effect.among === "pair" ? 0 : 1);
    case "if-alive":
      return;
    case "zombies":
      return hosts(s, effect.at, effect.n);
    case "remove-zombies":
      return removeZombiesAt(s, effect.at === "there" ? s.scene : placeOf(effect.at), effect.n, out);
    case "kill-zombies":
      s.agenda.push({ ask: "pick", of: [s.turn], why: "clear-gate", a: effect.most, b: 0 });
      return;
    case "barricade":
      return barricade(s, s.turn, firstGate(placeOf(effect.at)), effect.n, out);
    case "break-barricades":
      return breakBarricades(s, placeOf(effect.at), out);
    case "noise":
      return makeNoise(s, effect.at === "there" ? s.scene : placeOf(effect.at), effect.n, out);
    case "search": {
      const symbol = effect.symbol === null ? -1 : SYMBOLS.indexOf(effect.symbol);
      if (effect.deck === "any") return chooseDeck(s, effect.cards, symbol);
      return openDeck(s, placeOf(effect.deck), effect.cards, symbol, out);
    }
    case "draw":
      return chooseDeck(s, effect.cards, DRAW);
    case "reveal":
      return reveal(s, effect, out);
    case "strip":
      return strip(s, placeOf(effect.deck), effect.symbol, out);
    case "return":
      return returnCards(s, effect.symbols, effect.to, effect.most, out);
    case "lose-card":
      if (!effect.random) s.agenda.push({ ask: "pick-card", of: [s.turn], why: "lose-card", a: 0, b: 0 });
      else giveUp(s, s.turn, below(s.random, s.hand[s.turn].length), "removed", out);
      return;
    case "lose-dice":
      return loseDice(s, s.turn, out);
    case "lose-die":
      s.agenda.push({ ask: "pick", of: [s.turn], why: "lose-die", a: 0, b: 0 });
      return;
    case "lose-die-each":
      return beginSeats(s, "lose-die", s.turn);
    case "jointly":
      return beginSeats(s, "pledge", s.turn);
    case "attach":
      return attach(s, out);
    case "in-force":
      if (effect.effect === "missing-child") s.searched = 0;
      return bringIntoForce(s, effect.effect, effect.rounds === null ? 0 : s.round + effect.rounds, out);
    case "ban":
      if (effect.who !== "there") s.bans[whoIs(s, effect.who)] |= effect.ban;
      else for (const who of members(s, "there")) s.bans[who] |= effect.ban;
      return;
    case "mark":
      s.turnMarks |= effect.mark;
      return;
    case "die": {
      const eyes = rollOpenly(s, out);
      const brings = effect.of.find(([upTo]) => eyes <= upTo)?.[1] ?? null;
      if (brings !== null) run(s, brings, out);
      return;
    }
    case "if":
      if (allHold(s, [effect.needs])) run(s, effect.brings, out);
      return;
    case "odd":
      return runOdd(s, effect.what, out);
  }
}
