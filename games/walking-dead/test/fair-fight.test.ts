import { readFileSync } from "node:fs";
import { makeBot } from "@endzeit/bots";
import { give, questionOf, silent } from "@endzeit/engine";
import { expect, it } from "vitest";
import { type State, walkingDead } from "../index.ts";

const SEEDS = 80;
const DICE = 6;

const position = (): State => JSON.parse(readFileSync(new URL("fair-fight.json", import.meta.url), "utf8"));

/**
 * A horde of strength 8 against Shotgun (4), Rifle (3), Crossbow (2), Axe (1) and an ally. Whatever is laid first, something goes with it that
 * wins on every face of the die, if need be with the Axe that helps afterwards.
 */
it("greedy weighs a card laid before the roll against the roll itself: it never rolls bare-handed", () => {
  let sure = 0;
  for (let seed = 0; seed < SEEDS; seed++) {
    const state = position();
    const bot = makeBot("greedy", { seed: `${seed}` });
    for (let question = questionOf(state); question?.ask === "arm"; question = questionOf(state)) {
      const { answer } = bot.choose({ game: walkingDead, view: walkingDead.view(state, 0), seat: 0, question });
      if ("roll" in answer) break;
      give(walkingDead, state, 0, answer, silent);
    }
    const [odds] = walkingDead.odds(walkingDead.view(state, 0), 0, { roll: true });
    const helped = state.hand[0].length > 0 ? 1 : 0;
    expect(odds?.chance, `seed ${seed}`).toBeGreaterThanOrEqual(DICE - 2);
    if ((odds?.chance ?? 0) + helped >= DICE) sure++;
  }
  expect(sure).toBeGreaterThanOrEqual(SEEDS - 1);
});
