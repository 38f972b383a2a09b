import { below, objection } from "@endzeit/engine";
import { CHARACTERS, kindOf } from "../content/cards.ts";
import { Role, type State } from "../state.ts";
import { CHARACTER } from "./answers.ts";
import type { Out, Questions, Steps } from "./rule.ts";
import { clockwise, isSurvivor } from "./stock.ts";

const SIDES = 6;

export const openingSteps = {
  "setup/first": rollForFirst,
  "setup/character": (s, { seat, left }) => askCharacter(s, seat, left),
} satisfies Partial<Steps>;

export const openingQuestions = {
  character: {
    forms: [{ character: CHARACTERS.map(({ id }) => id) }],
    otherwise: "only-at-the-beginning",
    list(s, _question, _seat, offer) {
      for (let character = 0; character < CHARACTERS.length; character++) {
        offer(CHARACTER[character], s.character.includes(character) ? "character-taken" : undefined);
      }
    },
    apply(s, _question, seat, { character }, out) {
      s.character[seat] = kindOf("characters", character);
      if (out.listening) out.tell({ event: "character", seat, character });
    },
    objection: () => objection("character-taken"),
  },
} satisfies Partial<Questions>;

/** Spielvorbereitung: who begins. Everyone rolls, the highest begins, equals roll again (A1). */
function rollForFirst(s: State, _step: object, out: Out): void {
  if (s.rules.variant === "team" || s.rules.firstPlayer === "first-seat" || s.seats === 1) s.first = 0;
  else s.first = highest(s, out);
  if (out.listening && s.seats > 1) out.tell({ event: "first", seat: s.first });
  const survivors = s.role.filter((role) => role === Role.survivor).length;
  s.agenda.push({ do: "turn/begin", seat: s.first });
  for (let seat = s.seats - 1; seat >= 0; seat--) if (!isSurvivor(s, seat)) s.agenda.push({ do: "setup/rise", seat });
  s.agenda.push({ do: "setup/character", seat: s.first, left: survivors });
}

function highest(s: State, out: Out): number {
  let rolling = clockwise(s, 0).slice();
  while (rolling.length > 1) {
    const rolls = rolling.map((seat) => {
      const n = below(s.random, SIDES) + 1;
      if (out.listening) out.tell({ event: "first-roll", seat, n });
      return n;
    });
    const best = Math.max(...rolls);
    rolling = rolling.filter((_, i) => rolls[i] === best);
  }
  out.reveal();
  return rolling[0];
}

function askCharacter(s: State, seat: number, left: number): void {
  if (left === 0) return;
  const next = (seat + 1) % s.seats;
  if (!isSurvivor(s, seat)) {
    s.agenda.push({ do: "setup/character", seat: next, left });
    return;
  }
  s.agenda.push({ do: "setup/character", seat: next, left: left - 1 }, { ask: "character", of: [seat] });
}
