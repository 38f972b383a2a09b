import { engineTexts, type Game } from "@endzeit/engine";
import { evaluate } from "./bot/evaluate.ts";
import { advise } from "./bot/planner.ts";
import { stateProblems } from "./check.ts";
import { TRACKS } from "./content/board.ts";
import { exportPack, origins, packProblems } from "./content/pack.ts";
import { unitOf } from "./content/units.ts";
import { clock, forecast, notes, odds } from "./insight.ts";
import { options } from "./options.ts";
import * as actions from "./rules/actions.ts";
import * as events from "./rules/events.ts";
import * as fight from "./rules/fight.ts";
import * as gunfire from "./rules/gunfire.ts";
import * as hello from "./rules/hello.ts";
import * as kept from "./rules/kept.ts";
import * as march from "./rules/march.ts";
import { moments, whyNot } from "./rules/moments.ts";
import { reasons } from "./rules/reasons.ts";
import * as reserve from "./rules/reserve.ts";
import * as retreat from "./rules/retreat.ts";
import * as rounds from "./rules/rounds.ts";
import * as story from "./rules/story.ts";
import * as symbols from "./rules/symbols.ts";
import { dealHits, hitZed } from "./rules/zeds.ts";
import { blank, copy, setup } from "./setup.ts";
import type { Answer, Event, State, View } from "./state.ts";
import de from "./texts/de.json" with { type: "json" };
import en from "./texts/en.json" with { type: "json" };
import { deal, view } from "./view.ts";
import { phase, words } from "./words.ts";

/** Dawn of the Zeds, third edition, basic game: hold a town against four tracks of Zeds until the finale. */
export const dawnOfTheZeds: Game<State, Answer, Event, View> = {
  id: "dawn-of-the-zeds",
  rulesVersion: 2,
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

  step(s, step, out) {
    switch (step.do) {
      case "setup/draft":
        return reserve.askDraft(s, step.left);
      case "setup/hero":
      case "hero/take":
        return reserve.askHero(s, step.seat, out);
      case "round/draw":
        return rounds.drawEvent(s, out);
      case "zeds/open":
        return symbols.beginSymbol(s, out);
      case "zeds/symbol":
        return symbols.runSymbol(s, step.left, out);
      case "zeds/event":
        return events.startEvent(s, out);
      case "zeds/tab":
        return march.readTab(s, step.at);
      case "zeds/all":
        return march.askOrder(s, step.tracks);
      case "zeds/track":
        return march.activate(s, step.track, out);
      case "zeds/march":
        return march.march(s, step.track, step.number, out);
      case "zeds/advance":
        return march.advanceWinner(s, step.at, out);
      case "zeds/enter":
        return hello.enter(s, step.at, step.advance, out);
      case "zeds/withdraw":
        return hello.askWithdraw(s, step.at, step.advance);
      case "zeds/hello":
        return hello.hello(s, step.at, step.advance, out);
      case "zeds/yield":
        return hello.yieldSpace(s, step.at);
      case "zeds/end":
        return events.endZeds(s, out);
      case "meet":
        return fight.meet(s, step.at, out);
      case "clash":
        return fight.clash(s, step.at, step.origin, step.cause, out);
      case "story/draw":
        return story.drawStory(s, out);
      case "story/effect":
        return story.resolveStory(s, out);
      case "story/lay":
        return story.layDown(s, step.left, out);
      case "event/spread":
        return events.spread(s, out);
      case "event/starts":
        return events.fillStarts(s, step.track, out);
      case "event/clean":
        return events.cleanZeds(s, out);
      case "event/replace":
        return events.replaceNext(s, out);
      case "event/toughest":
        return events.askToughest(s, out);
      case "event/underfoot":
        return events.askUnderfoot(s, out);
      case "event/smell-after":
        return events.turnUp(s, step.zed, step.at, out);
      case "event/plague":
        return events.infect(s, step.at, out);
      case "fight/choose":
        return fight.chooseFighter(s, out);
      case "fight/cards":
        return fight.askForCards(s);
      case "fight/roll":
        return fight.rollFight(s, out);
      case "fight/judge":
        return fight.judge(s, out);
      case "fight/hits":
        return fight.applyResult(s, out);
      case "fight/wounds":
        return fight.wound(s, out);
      case "fight/end":
        return fight.endFight(s, out);
      case "retreat/zeds":
        return retreat.retreatZeds(s, step.at, out);
      case "retreat/units":
        return retreat.retreatUnits(s, step, out);
      case "actions/begin":
        return actions.beginActions(s, out);
      case "actions/ask":
        return actions.askActions(s);
      case "actions/end":
        return actions.closeActions(s, out);
      case "overwatch":
        return gunfire.askOverwatch(s);
      case "organise":
        return rounds.organise(s, out);
      case "finale":
        return rounds.winFinale(s, out);
    }
  },

  list(s, question, seat, offer) {
    switch (question.ask) {
      case "draft":
        return reserve.listDraft(s, offer);
      case "hero":
        return reserve.listHeroes(s, offer);
      case "start":
      case "track":
        return march.listTracks(question.tracks, offer);
      case "strongest":
        return symbols.listStrongest(s, offer);
      case "advance":
      case "nearer":
      case "hit":
        return march.listPair(s, question.at, offer);
      case "ready":
        return kept.listReady(s, offer);
      case "toughest":
        return events.listToughest(s, offer);
      case "replace":
        return events.listReplace(s, offer);
      case "armed":
      case "charged":
        return events.listMarked(s, question.ask, offer);
      case "underfoot":
        return events.listUnderfoot(s, offer);
      case "smell":
        return events.listSmell(s, offer);
      case "arrive":
        return reserve.listArrivals(s, offer);
      case "withdraw":
        return hello.listWithdraw(s, question.at, offer);
      case "hello":
        return hello.listHello(question.unit, offer);
      case "defend":
        return fight.listDefenders(s, offer);
      case "before":
        return fight.listBefore(s, offer);
      case "reroll":
        return fight.listReroll(offer);
      case "resolve":
        return fight.listResolve(offer);
      case "stop":
        return retreat.listStop(question.units, offer);
      case "act":
        return actions.listActions(s, seat, offer);
      case "extra":
        return actions.listExtra(s, seat, question.unit, offer);
      case "lend":
        return actions.listLend(offer);
      case "overwatch":
        return gunfire.listOverwatch(s, offer);
    }
  },

  apply(s, question, seat, answer, out) {
    switch (question.ask) {
      case "draft":
        return reserve.answerDraft(s, question.left, answer, out);
      case "hero":
        return reserve.takeHero(s, seat, unitOf(answer.hero), out);
      case "start":
        return events.answerStart(s, question.zed, trackNamed(answer.track), out);
      case "track": {
        const track = trackNamed(answer.track);
        if (question.why === "story") return story.nameTrack(s, track, out);
        return march.takeTrack(s, question.tracks, track);
      }
      case "strongest":
        return symbols.answerStrongest(s, question.left, answer, out);
      case "advance":
        return march.moveOne(s, question.at, Number(answer.zed), question.why, question.advance, out);
      case "nearer":
        return retreat.retreatPair(s, question.at, Number(answer.zed), out);
      case "hit":
        hitZed(s, Number(answer.zed), question.at, out);
        return dealHits(s, question.at, question.left - 1, out);
      case "ready":
        return kept.answerReady(s, answer, out);
      case "toughest":
        return events.markTough(s, Number(answer.zed), out);
      case "replace":
        return events.answerReplace(s, answer, out);
      case "armed":
      case "charged":
        return events.answerMarked(s, question.ask, answer, out);
      case "underfoot":
        return events.answerUnderfoot(s, answer, out);
      case "smell":
        return events.answerSmell(s, answer, out);
      case "arrive":
        return reserve.answerArrival(s, question.unit, answer, out);
      case "withdraw":
        return hello.answerWithdraw(s, question.at, question.advance, answer);
      case "hello":
        return hello.answerHello(s, question.at, question.advance, question.unit, answer, out);
      case "defend":
        return fight.answerDefender(s, answer, out);
      case "before":
        return fight.answerBefore(s, answer, out);
      case "reroll":
        return fight.answerReroll(s, answer, out);
      case "resolve":
        return fight.answerResolve(s, answer, out);
      case "stop":
        return retreat.answerStop(s, question, answer, out);
      case "act":
        return actions.answerActions(s, seat, answer, out);
      case "extra":
        return actions.answerExtra(s, seat, question.unit, answer, out);
      case "lend":
        return actions.answerLend(s, question.seat, question.unit, answer, out);
      case "overwatch":
        return gunfire.answerOverwatch(s, answer);
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
  advise,
  utility: ({ winners }, seat) => (winners.includes(seat) ? 1 : 0),
  evaluate,
};

const NAMES: readonly unknown[] = TRACKS;
const trackNamed = (name: unknown): number => NAMES.indexOf(name);

export type { Answer, Event, State, View } from "./state.ts";
