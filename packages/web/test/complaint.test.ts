import { Match } from "@endzeit/engine";
import { gameIds, loadGame } from "@endzeit/games";
import { describe, expect, it } from "vitest";
import { loadRules } from "../src/rules.ts";
import { restsAt, sentencesOf, standsAt } from "../src/table/complaint.ts";

describe.each(gameIds)("this breaks the rules of %s", (id) => {
  it("every place that a moment names has a sentence to point at, in both languages", async () => {
    const game = await loadGame(id);
    const match = Match.open(game, { players: game.seats.max, seed: "complaint" });
    const named = new Set<string>();
    for (let n = 0; n < 60 && match.outcome === null; n++) {
      const [seat = 0] = match.awaited();
      const { answers, refused } = match.ask(seat);
      const rests = restsAt(game, { question: match.questionFor(seat), view: match.view(seat), refused }, seat, null);
      expect(rests.length).toBeGreaterThan(0);
      for (const anchor of rests) named.add(anchor);
      match.answer(seat, answers[n % answers.length]);
    }
    for (const lang of ["de", "en"] as const) {
      const page = await loadRules(id, lang);
      const sentences = page === null ? [] : sentencesOf(page, lang);
      const missing = [...named].filter((anchor) => !sentences.some((sentence) => standsAt(sentence, anchor)));
      expect(missing, lang).toEqual([]);
    }
  });
});
