import { type Answer, type AnyGame, type CoreState, imagine, legal, Match, randomFrom } from "@endzeit/engine";
import { gameIds, loadGame } from "@endzeit/games";
import { describe, expect, test } from "vitest";
import { street, ZOMBIES } from "../../../games/zombiaki/test/street.ts";
import {
  cellOf,
  conduct,
  differences,
  type harvest,
  Ledger,
  playOn,
  seedOf,
  seriesOf,
  verdictOf,
  type WorldKind,
} from "./anywhere.ts";

/** Both answers played on so many times each, as a page does it. */
async function heldAgainst(
  game: AnyGame,
  state: CoreState,
  seat: number,
  answers: readonly [Answer, Answer],
  { world = "imagined", pairs = 40, seed = "1" }: { world?: WorldKind; pairs?: number; seed?: string } = {},
): Promise<Ledger> {
  const series = seriesOf(game, { players: game.players(state) });
  const bots = Array.from({ length: series.players }, () => "random" as const);
  const cells = answers.map(() => cellOf(series, bots));
  const plan = { question: "", cells, seeds: [seed], measures: [], matches: pairs };
  const ledger = new Ledger(plan);
  const crew = {
    ahead: 1,
    play: async (task: Parameters<typeof harvest>[1]) => ({
      accounts: Array.from({ length: task.count }, (_, n) => {
        const answer = answers[task.cell === cells[0] ? 0 : 1];
        return JSON.stringify(playOn({ game, state, seat, world, bots }, answer, seedOf(task.seed, task.first + n)));
      }),
      ms: 1,
    }),
    close: async () => {},
  };
  await conduct(plan, ledger, crew, { match: ({ cell, seed, n }, account) => void ledger.add(cell, seed, n, account) });
  return ledger;
}

const known = (ledger: Ledger): string => JSON.stringify(ledger.cells.map(({ wins, answers }) => [wins, answers.rows]));

describe("what if", () => {
  test("an answer that wins at once is found better, in pairs on common seeds, and the same seeds say the same", async () => {
    const match = street({ at: "zombies begin", street: { B2: "zombie 2" }, zombies: ["hunger"], zombieDeck: [] });
    match.pass();
    const { state } = match;
    const answers: Answer[] = [];
    const game: AnyGame = await loadGame("zombiaki");
    legal(game, state, ZOMBIES, answers);
    const wins = answers.find((answer) => playOnce(game, state, answer));
    const other = answers.find((answer) => "end" in answer || "pass" in answer) ?? answers.find((one) => one !== wins);
    if (wins === undefined || other === undefined || wins === other) throw new Error("There is no choice here.");
    const ledger = await heldAgainst(game, state, ZOMBIES, [other, wins]);
    const [row] = differences(ledger, 1, 0, [{ of: "wins", seat: ZOMBIES }]);
    if (row === undefined) throw new Error("Nothing was compared.");
    expect(ledger.cells[1]?.wins[ZOMBIES]).toBe(40);
    expect(row.pairs).toBe(40);
    expect(row.low).toBeGreaterThan(0);
    expect(verdictOf(row, 1)).toBe("clear");
    expect(known(await heldAgainst(game, state, ZOMBIES, [other, wins]))).toBe(known(ledger));
    // That all pairs came out alike is no certainty.
    expect(row.high).toBe(1);
    expect(row.low).toBeLessThan(0.95);
    // An answer held against itself differs in nothing: both meet the same cards, dice and bots.
    const [none] = differences(await heldAgainst(game, state, ZOMBIES, [other, other]), 1, 0, [{ of: "answers" }]);
    expect(none).toMatchObject({ mean: 0, low: 0, high: 0, chance: 1 });
  });

  test.each(gameIds)("in %s what a seat cannot know changes nothing when it is imagined", async (id) => {
    const game: AnyGame = await loadGame(id);
    const match = Match.open(game, { players: Math.max(2, game.seats.min), seed: "what if" });
    const random = randomFrom("what if");
    let choice: { readonly seat: number; readonly answers: readonly Answer[] } | null = null;
    for (let n = 0; n < 200 && choice === null; n++) {
      const [seat = 0] = match.awaited();
      const { answers } = match.ask(seat);
      const answer = answers[n % answers.length];
      if (n >= 12 && answers.length > 1) choice = { seat, answers };
      else if (answer !== undefined) match.answer(seat, answer);
    }
    if (choice === null) throw new Error("Nobody ever had a choice.");
    const { seat, answers } = choice;
    const pair = [answers[0], answers.at(-1)] as const;
    if (pair[0] === undefined || pair[1] === undefined) throw new Error("There are no two answers.");
    const elsewhere = imagine(game, match.view(seat), seat, random);
    expect(elsewhere).not.toEqual(match.state);
    const run = (state: CoreState, world: WorldKind) =>
      heldAgainst(game, state, seat, [pair[0], pair[1]] as [Answer, Answer], { world, pairs: 2 });
    const imagined = known(await run(match.state, "imagined"));
    expect(known(await run(elsewhere, "imagined"))).toBe(imagined);
    // The cards as they lie are another question: it must be able to come out otherwise.
    expect(known(await run(match.state, "true"))).not.toBe(imagined);
  });
});

/** Whether the zombies have won as soon as the answer is given. */
function playOnce(game: AnyGame, state: CoreState, answer: Answer): boolean {
  const match = Match.from(game, state);
  match.answer(ZOMBIES, answer);
  return match.outcome?.winners.includes(ZOMBIES) === true;
}
