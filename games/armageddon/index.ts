import { engineTexts, type Game } from "@endzeit/engine";
import { evaluate } from "./bot.ts";
import { stateProblems } from "./check.ts";
import { MOST_SEATS } from "./content/board.ts";
import { exportPack, origins, packProblems } from "./content/pack.ts";
import { clock, forecast, notes, odds } from "./insight.ts";
import { options } from "./options.ts";
import * as bidding from "./rules/bidding.ts";
import * as city from "./rules/city.ts";
import * as completion from "./rules/completion.ts";
import * as construction from "./rules/construction.ts";
import * as equipment from "./rules/equipment.ts";
import * as exploration from "./rules/exploration.ts";
import { moments, whyNot } from "./rules/moments.ts";
import * as preparation from "./rules/preparation.ts";
import { reasons } from "./rules/reasons.ts";
import * as scoring from "./rules/scoring.ts";
import { blank, copy, setup } from "./setup.ts";
import { type Answer, type Event, PHASES, type State, type View } from "./state.ts";
import de from "./texts/de.json" with { type: "json" };
import en from "./texts/en.json" with { type: "json" };
import { deal, view } from "./view.ts";
import { words } from "./words.ts";

/** Armageddon, Queen Games 2016: bids for equipment, buildings and the work of the city, in six rounds. */
export const armageddon: Game<State, Answer, Event, View> = {
  id: "armageddon",
  rulesVersion: 1,
  seats: { min: 3, max: 4 },
  options,
  texts: { de: { ...engineTexts.de, ...de }, en: { ...engineTexts.en, ...en } },
  content: { export: exportPack, problems: packProblems, origins },
  setup,
  problems: stateProblems,
  players: ({ seats }) => seats,
  moments,
  objection: whyNot,
  reasons,
  closed: ["construct", "exchange", "discard", "keep", "under", "search", "dismiss", "secret"],

  step(s, step, out) {
    switch (step.do) {
      case "prepare/raiders":
        return preparation.comeRaiders(s, out);
      case "prepare/damage":
        return preparation.evaluateAll(s, out);
      case "prepare/equipment":
        return preparation.layOutEquipment(s, out);
      case "prepare/buildings":
        return preparation.layOutBuildings(s, out);
      case "bid/begin":
        return bidding.beginBidding(s, out);
      case "bid/next":
        return bidding.nextBid(s);
      case "bid/bonus":
        return bidding.giveBonus(s, step.area, out);
      case "bid/malus":
        return bidding.giveMalus(s, step.area, out);
      case "explore/begin":
        return exploration.beginExploration(s);
      case "explore/next":
        return exploration.askExplorer(s, step.seat, out);
      case "construct/begin":
        return construction.beginConstruction(s);
      case "construct/next":
        return construction.askBuilder(s, step.seat, out);
      case "construct/tile":
        return construction.carryOutTile(s, step.seat, step.tile, out);
      case "city/begin":
        return city.beginCity(s);
      case "city/next":
        return city.askMayor(s, step.seat, out);
      case "complete/home":
        return completion.bringHome(s, out);
      case "complete/damage":
        return completion.sufferRaiders(s, out);
      case "complete/shelter":
        return completion.checkShelter(s, step.seat, out);
      case "complete/points":
        return completion.payOut(s, out);
      case "round/end":
        return completion.endRound(s, out);
      case "interim":
        return scoring.scoreInterim(s, out);
      case "final/public":
        return scoring.beginFinal(s, out);
      case "final/secret":
        return scoring.askSecret(s, step.seat);
      case "final/count":
        return scoring.countFinal(s, out);
    }
  },

  list(s, question, seat, offer) {
    switch (question.ask) {
      case "bid":
        return bidding.listBids(s, seat, offer);
      case "explore":
        return exploration.listDisplay(s, offer);
      case "construct":
        return construction.listBuildings(s, seat, offer);
      case "exchange":
        return construction.listExchange(s, seat, offer);
      case "discard":
        return equipment.listDiscard(s, seat, offer);
      case "city":
        return city.listCity(s, seat, offer);
      case "keep":
        return equipment.listKeep(s, offer);
      case "under":
        return equipment.listUnder(s, offer);
      case "search":
        return equipment.listSearch(s, offer);
      case "dismiss":
        return completion.listDismiss(s, seat, offer);
      case "secret":
        return scoring.listSecret(s, seat, offer);
    }
  },

  apply(s, question, seat, answer, out) {
    switch (question.ask) {
      case "bid":
        return bidding.answerBid(s, seat, answer, out);
      case "explore":
        return exploration.answerExplore(s, seat, answer, out);
      case "construct":
        return construction.answerConstruct(s, seat, answer, out);
      case "exchange":
        return construction.answerExchange(s, seat, answer, out);
      case "discard":
        return equipment.answerDiscard(s, seat, question.search, answer, out);
      case "city":
        return city.answerCity(s, seat, answer, out);
      case "keep":
        return equipment.answerKeep(s, seat, answer, out);
      case "under":
        return equipment.answerUnder(s, seat, answer, out);
      case "search":
        return equipment.answerSearch(s, seat, answer, out);
      case "dismiss":
        return completion.answerDismiss(s, seat, question.left, answer, out);
      case "secret":
        return scoring.answerSecret(s, seat, answer, out);
    }
  },

  copy,
  blank,
  view,
  deal,
  phase: ({ round, phase, turn }) => (round * PHASES.length + phase) * MOST_SEATS + turn,
  clock,
  notes,
  odds,
  forecast,
  words,
  // Who shares a win has a part of it.
  utility: ({ winners }, seat) => (winners.includes(seat) ? 1 / winners.length : 0),
  evaluate,
};

export type { Answer, Event, State, View } from "./state.ts";
