import { shuffle } from "@endzeit/engine";
import { MAIN_OBJECTIVES } from "../content/main-objectives.ts";
import type { Answers, State } from "../state.ts";
import { keepAnswer, SURVIVOR_IDS } from "./answers.ts";
import { isHardcore, survivorNumber } from "./groups.ts";
import { join } from "./people.ts";
import { COLONY } from "./places.ts";
import type { Out, Questions, Steps } from "./rule.ts";

/** Spielaufbau, Spieler: which survivors stay, who leads them, who begins. */

const kept = (answer: Answers["keep"]): number[] =>
  ("and" in answer ? [answer.keep, answer.with, answer.and] : [answer.keep, answer.with]).map(survivorNumber);

/** All have chosen: the others go back into the deck, which is shuffled anew. */
function takeGroups(s: State, of: readonly number[], answers: readonly Answers["keep"][], out: Out): void {
  out.reveal();
  for (let at = 0; at < of.length; at++) {
    const seat = of[at];
    const group = kept(answers[at]);
    for (const who of s.choices[seat]) if (!group.includes(who)) s.survivorDeck.push(who);
    s.choices[seat].length = 0;
    for (const who of group) join(s, seat, who, COLONY, out);
  }
  shuffle(s.random, s.survivorDeck);
  s.agenda.push({ do: "setup/first" });
  for (let seat = s.seats - 1; seat >= 0; seat--) s.agenda.push({ do: "setup/leader", seat });
}

/** No two influences are the same. */
function findFirst(s: State, out: Out): void {
  s.first = 0;
  for (let seat = 1; seat < s.seats; seat++)
    if (s.numbers.influence[s.leader[seat]] > s.numbers.influence[s.leader[s.first]]) s.first = seat;
  if (out.listening) out.tell({ event: "first-player", seat: s.first });
  s.agenda.push({ do: "round/begin" });
}

export const preparationSteps = {
  "setup/keep": (s, _step, out) => {
    if (out.listening) out.tell({ event: "objective", main: MAIN_OBJECTIVES[s.main].id, hard: isHardcore(s) });
    s.agenda.push({ ask: "keep", of: Array.from({ length: s.seats }, (_, seat) => seat), together: true });
  },
  "setup/leader": (s, { seat }) => {
    s.agenda.push({ ask: "leader", of: [seat] });
  },
  "setup/first": (s, _step, out) => findFirst(s, out),
} satisfies Partial<Steps>;

export const preparationQuestions = {
  keep: {
    forms: [
      { keep: SURVIVOR_IDS, with: SURVIVOR_IDS },
      { keep: SURVIVOR_IDS, with: SURVIVOR_IDS, and: SURVIVOR_IDS },
    ],
    otherwise: "only-at-the-start",
    closed: true,
    list(s, _question, seat, offer) {
      const cards = s.choices[seat];
      for (let i = 0; i < cards.length; i++)
        for (let j = i + 1; j < cards.length; j++) {
          if (s.seats > 2) offer(keepAnswer(cards[i], cards[j]));
          else for (let k = j + 1; k < cards.length; k++) offer(keepAnswer(cards[i], cards[j], cards[k]));
        }
    },
    applyTogether: (s, { of }, answers, out) => takeGroups(s, of, answers, out),
    objection: () => ({ reason: "not-dealt", about: -1 }),
  },
} satisfies Partial<Questions>;
