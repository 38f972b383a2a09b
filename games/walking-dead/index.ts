import { engineTexts, type Game } from "@endzeit/engine";
import { evaluate } from "./bot.ts";
import { stateProblems } from "./check.ts";
import { exportPack, origins, packProblems } from "./content/pack.ts";
import { clock, forecast, notes, odds } from "./insight.ts";
import { options } from "./options.ts";
import * as bites from "./rules/bites.ts";
import * as encounter from "./rules/encounter.ts";
import * as fight from "./rules/fight.ts";
import { moments, whyNot } from "./rules/moments.ts";
import { answerExchange, listExchange } from "./rules/powers.ts";
import { reasons } from "./rules/reasons.ts";
import { drawEquipment, isSurvivor } from "./rules/stock.ts";
import * as survivor from "./rules/survivor.ts";
import { beginTurn, nextTurn } from "./rules/turns.ts";
import * as walker from "./rules/walker.ts";
import { blank, copy, setup } from "./setup.ts";
import type { Answer, Event, State, View } from "./state.ts";
import de from "./texts/de.json" with { type: "json" };
import en from "./texts/en.json" with { type: "json" };
import { deal, view } from "./view.ts";
import { phase, words } from "./words.ts";

/** The Walking Dead – Das Spiel, Kosmos 2013: a race through a city that turns into team against team. */
export const walkingDead: Game<State, Answer, Event, View> = {
  id: "walking-dead",
  rulesVersion: 1,
  seats: { min: 1, max: 4 },
  options,
  texts: { de: { ...engineTexts.de, ...de }, en: { ...engineTexts.en, ...en } },
  content: { export: exportPack, problems: packProblems, origins },
  setup,
  problems: stateProblems,
  players: ({ seats }) => seats,
  moments,
  objection: whyNot,
  reasons,
  closed: [
    "turn",
    "between",
    "end",
    "give",
    "exchange",
    "react",
    "arm",
    "axe",
    "wound",
    "discard",
    "claw",
    "strike",
    "swap",
  ],

  step(s, step, out) {
    switch (step.do) {
      case "setup/first":
        return survivor.rollForFirst(s, out);
      case "setup/character":
        return survivor.askCharacter(s, step.seat, step.left);
      case "setup/rise":
        s.agenda.push({ ask: "rise", of: [step.seat] });
        return;
      case "turn/begin":
        return beginTurn(s, step.seat, out);
      case "turn/next":
        return nextTurn(s);
      case "survivor/before":
        return survivor.askBefore(s);
      case "survivor/space":
        return survivor.doSpace(s, out);
      case "survivor/between":
        return survivor.askBetween(s);
      case "survivor/corner":
        return survivor.secondEncounter(s, step.at);
      case "survivor/tile":
        return survivor.takeTile(s, step.at, out);
      case "survivor/after":
        return survivor.askAfter(s);
      case "survivor/give":
        return survivor.askGive(s);
      case "encounter/reveal":
        return encounter.reveal(s, step.seat, step.reactions, out);
      case "encounter/react":
        return encounter.askReactions(s, step);
      case "encounter/resolve":
        return encounter.resolve(s, step, out);
      case "encounter/done":
        return encounter.done(s, step);
      case "fight/arm":
        return fight.askToArm(s);
      case "fight/judge":
        return fight.judgeRoll(s, out);
      case "fight/axe":
        return fight.askForAxe(s, step.next, step.passed, out);
      case "fight/after":
        return walker.afterAttack(s, step, out);
      case "bite":
        return bites.bite(s, step.seat, step.left, out);
      case "death":
        return bites.askForWound(s, step.seat, step.left, step.asked, out);
      case "draw-one":
        if (isSurvivor(s, step.seat)) drawEquipment(s, step.seat, 1, out);
        return;
      case "discard-own":
        return encounter.askDiscard(s, step.seat, step.left);
      case "walker/roll":
        return walker.rollWalk(s, out);
      case "walker/card":
        return walker.askClaw(s);
      case "walker/strike":
        return walker.askStrike(s, step.card);
      case "walker/end":
        return walker.endWalk(s);
    }
  },

  list(s, question, seat, offer) {
    switch (question.ask) {
      case "character":
        return survivor.listCharacters(s, offer);
      case "rise":
        return walker.listRise(offer);
      case "turn":
        return survivor.listTurn(s, seat, offer);
      case "move":
        return survivor.listMoves(s, seat, question, offer);
      case "draw":
        return survivor.listDraw(offer);
      case "between":
        return survivor.listBetween(s, seat, offer);
      case "end":
        return survivor.listEnd(s, seat, offer);
      case "give":
        return survivor.listGive(s, seat, offer);
      case "exchange":
        return listExchange(s, seat, question.put, offer);
      case "react":
        return encounter.listReact(s, question.card, seat, offer);
      case "arm":
        return fight.listArm(s, seat, offer);
      case "reroll":
        return fight.listReroll(offer);
      case "axe":
        return fight.listAxe(s, seat, offer);
      case "wound":
        return bites.listWound(s, seat, offer);
      case "choose":
        return encounter.listChoose(question.card, offer);
      case "discard":
        return encounter.listDiscard(s, seat, offer);
      case "rival":
        return encounter.listRivals(s, seat, offer);
      case "walk":
      case "lunge":
        return walker.listWalk(s, seat, question.total, offer);
      case "claw":
        return walker.listClaw(s, seat, offer);
      case "strike":
        return walker.listStrike(s, seat, offer);
      case "swap":
        return walker.listSwap(s, seat, offer);
    }
  },

  apply(s, question, seat, answer, out) {
    switch (question.ask) {
      case "character":
        return survivor.chooseCharacter(s, seat, answer, out);
      case "rise":
        return walker.rise(s, seat, answer, out);
      case "turn":
        return survivor.answerTurn(s, seat, answer, out);
      case "move":
        return survivor.answerMove(s, seat, question, answer, out);
      case "draw":
        return survivor.answerDraw(s, seat, answer, out);
      case "between":
        return survivor.answerBetween(s, seat, answer, out);
      case "end":
        return survivor.answerEnd(s, seat, answer, out);
      case "give":
        return survivor.answerGive(s, seat, answer, out);
      case "exchange":
        return answerExchange(s, seat, question.put, answer, out);
      case "react":
        return encounter.answerReact(s, question, seat, answer, out);
      case "arm":
        return fight.answerArm(s, answer, out);
      case "reroll":
        return fight.answerReroll(s, answer, out);
      case "axe":
        return fight.answerAxe(s, question, seat, answer, out);
      case "wound":
        return bites.answerWound(s, question, seat, answer, out);
      case "choose":
        return encounter.answerChoose(s, question.card, seat, answer, out);
      case "discard":
        return encounter.answerDiscard(s, seat, question.left, answer, out);
      case "rival":
        return encounter.duel(s, seat, Number(answer.seat), out);
      case "walk":
        return walker.walk(s, seat, question.total, answer, "walk", out);
      case "lunge":
        return walker.walk(s, seat, question.total, answer, "lunge", out);
      case "claw":
        return walker.answerClaw(s, seat, answer, out);
      case "strike":
        return walker.answerStrike(s, seat, question.card, answer);
      case "swap":
        return walker.answerSwap(s, seat, answer, out);
    }
  },

  copy,
  blank,
  view,
  deal,
  phase,
  clock,
  notes,
  odds,
  forecast,
  words,
  utility: ({ winners }, seat) => (winners.includes(seat) ? 1 : 0),
  evaluate,
};

export type { Answer, Event, State, View } from "./state.ts";
