import { engineTexts, type Game } from "@endzeit/engine";
import { evaluate } from "./bot.ts";
import { stateProblems } from "./check.ts";
import { CARDS, kindOf } from "./content/cards.ts";
import { exportPack, origins, packProblems } from "./content/pack.ts";
import { forecast, notes, odds } from "./insight.ts";
import { options } from "./options.ts";
import { SPLINTER } from "./rules/answers.ts";
import { explode, splinter, splinterSquares } from "./rules/damage.ts";
import { askDogs, dogRunsOn, listDog, run } from "./rules/dogs.ts";
import { answerGasoline, listGasoline } from "./rules/fire.ts";
import { draw, layAside } from "./rules/hands.ts";
import { answerNet, listNet, listPunch, takePunch } from "./rules/human-cards.ts";
import { moments, whyNot } from "./rules/moments.ts";
import { march, retreat } from "./rules/movement.ts";
import * as phases from "./rules/phases.ts";
import { reasons } from "./rules/reasons.ts";
import { aimBullet, answerClick, fireBurst, listBullet, listClick, shoot } from "./rules/shooting.ts";
import { squareOf } from "./rules/street.ts";
import { grenadeGoesOff, rollBarrels } from "./rules/things.ts";
import { listMeat, takeMeat } from "./rules/zombie-cards.ts";
import { blank, copy, setup } from "./setup.ts";
import type { Answer, Event, State, View } from "./state.ts";
import de from "./texts/de.json" with { type: "json" };
import en from "./texts/en.json" with { type: "json" };
import { imagine, view } from "./view.ts";
import { words } from "./words.ts";

const NET = kindOf("net");

/** Zombiaki, German edition of 2007: two decks, a street of three lanes and five sections, and the sun. */
export const zombiaki: Game<State, Answer, Event, View> = {
  id: "zombiaki",
  rulesVersion: 2,
  seats: { min: 2, max: 2 },
  options,
  texts: { de: { ...engineTexts.de, ...de }, en: { ...engineTexts.en, ...en } },
  content: { export: exportPack, problems: packProblems, origins },
  setup,
  problems: stateProblems,
  players: () => 2,
  moments,
  objection: whyNot,
  reasons,
  closed: ["discard", "play", "not-so-fast", "click", "meat", "punch"],

  step(s, step, out) {
    switch (step.do) {
      case "zombies/begin":
        return phases.beginZombiePhase(s, out);
      case "zombies/not-so-fast":
        return phases.askNotSoFast(s);
      case "zombies/dogs":
        return askDogs(s);
      case "zombies/dog-on":
        return dogRunsOn(s, step);
      case "zombies/march":
        return march(s, step.from, out);
      case "zombies/end":
        return phases.endZombiePhase(s, out);
      case "humans/begin":
        return phases.beginHumanPhase(s, out);
      case "humans/barrels":
        return rollBarrels(s, step.from, out);
      case "humans/end":
        return phases.endHumanPhase(s);
      case "draw":
        return draw(s, out);
      case "ask-discard":
        return phases.askDiscard(s);
      case "ask-play":
        return phases.askPlay(s);
      case "aftermath":
        return phases.aftermath(s);
      case "explode":
        return explode(s, out);
      case "retreat":
        return retreat(s, step, out);
      case "shoot":
        return shoot(s, step, out);
      case "burst":
        return fireBurst(s, step, out);
      case "grenade":
        return grenadeGoesOff(s, step.at, out);
    }
  },

  list(s, question, seat, offer) {
    switch (question.ask) {
      case "not-so-fast":
        return phases.listHold(s, offer);
      case "dog":
        return listDog(s, question, offer);
      case "discard":
        return phases.listDiscard(s, seat, offer);
      case "play":
        return phases.listPlay(s, seat, offer);
      case "click":
        return listClick(s, offer);
      case "bullet":
        return listBullet(s, question, offer);
      case "splinter":
        for (const square of splinterSquares(question.at)) offer(SPLINTER[square]);
        return;
      case "gasoline":
        return listGasoline(question, offer);
      case "net":
        return listNet(s, question.over, s.values[NET], offer);
      case "meat":
        return listMeat(s, offer);
      case "punch":
        return listPunch(s, offer);
    }
  },

  apply(s, question, seat, answer, out) {
    switch (question.ask) {
      case "not-so-fast":
        return phases.answerHold(s, answer, out);
      case "dog":
        return run(s, question, answer, out);
      case "discard":
        return layAside(s, seat, kindOf(String(answer.discard)), out);
      case "play":
        return phases.answerPlay(s, seat, answer, out);
      case "click":
        return answerClick(s, question.card, answer, out);
      case "bullet":
        return aimBullet(s, question, answer);
      case "splinter":
        return splinter(s, squareOf(answer.splinter), out);
      case "gasoline":
        return answerGasoline(s, question, answer, out);
      case "net":
        return answerNet(s, question.over, answer, out);
      case "meat":
        return takeMeat(s, kindOf(String(answer.take)), out);
      case "punch":
        return takePunch(s, kindOf(String(answer.take)), out);
    }
  },

  copy,
  blank,
  view,
  imagine,

  clock: ({ deck, printed }) => {
    const all = CARDS.reduce((sum, row, kind) => sum + (row.side === "zombies" ? printed[kind] : 0), 0);
    return all === 0 ? 1 : Math.min(1, Math.max(0, 1 - deck[0].length / all));
  },
  notes,
  odds,
  forecast: (seen, seat, answer) => forecast(zombiaki, seen, seat, answer),
  words,
  evaluate,
};

export { CARDS } from "./content/cards.ts";
export type { Answer, Event, State, View } from "./state.ts";
