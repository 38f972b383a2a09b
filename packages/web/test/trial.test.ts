import { readFileSync } from "node:fs";
import { type AnyGame, load } from "@endzeit/engine";
import { loadGame } from "@endzeit/games";
import { cellOf, type Ledger, playOn, seriesOf, type Task } from "@endzeit/lab/anywhere";
import { describe, expect, test } from "vitest";
import { rowsOfSeat } from "../src/trial/figures.ts";
import { TrialHand } from "../src/trial/labourer.ts";
import { type Hand, TrialPool } from "../src/trial/pool.ts";
import { Trial } from "../src/trial/trial.svelte.ts";

const file: unknown = JSON.parse(
  readFileSync(new URL("../../../games/zombiaki/test/golden/greedy.json", import.meta.url), "utf8"),
);
const game: AnyGame = await loadGame("zombiaki");
const match = load(game, file);

/** A worker that is none: what it is asked is done in this thread, and said as JSON as between threads. */
function hand(): Hand {
  const labourer = new TrialHand();
  const target = new EventTarget();
  return {
    postMessage: (message: unknown) => {
      void labourer.hear(structuredClone(message)).then((data) => {
        target.dispatchEvent(new MessageEvent("message", { data: structuredClone(data) }));
      });
    },
    addEventListener: target.addEventListener.bind(target),
    terminate: () => {},
  };
}

/** Plays both answers on so many times, as the page does it. */
async function whatIf(hands: number, matches: number, stopAfter = Number.POSITIVE_INFINITY) {
  const pool = new TrialPool(hands, hand);
  await pool.take(file);
  const moment = await pool.moment(92);
  const other = moment.answers.findIndex((_, at) => at !== moment.given);
  const series = seriesOf(game, { players: 2 });
  const cells = [0, 1].map(() => cellOf(series, ["random", "random"]));
  const trial = new Trial();
  const plan = { question: "", cells, seeds: ["1"], measures: [], matches };
  const answerOf = ({ cell }: Task): number => (cell === cells[0] ? moment.given : other);
  await trial.run(plan, pool, (task) => {
    if (trial.done >= stopAfter) trial.stop();
    return pool.harvest({ trial: "on", task, answer: answerOf(task), step: 92, world: "imagined" });
  });
  return { trial, moment, ledger: trial.seen?.ledger };
}

const known = (ledger: Ledger | undefined) => ledger?.cells.map(({ wins, answers }) => ({ wins, rows: answers.rows }));

describe("a trial", () => {
  test("goes back to a moment of a match: who answered, what, and what else there was", async () => {
    const { moment } = await whatIf(1, 20);
    const given = match.log[91];
    const before = match.at(91);
    expect(moment.seat).toBe(given?.seat);
    expect(before.ask(moment.seat).answers[moment.given]).toEqual(given?.answer);
    expect(moment.answers.length).toBe(before.ask(moment.seat).answers.length);
    await expect(new TrialPool(1, hand).moment(92)).rejects.toThrow("no answer 92");
  });

  test("says the same whoever plays how much of it, and what the lab says of the same seed", async () => {
    const [one, three] = [await whatIf(1, 30), await whatIf(3, 30)];
    expect([three.trial.done, three.trial.of, three.trial.running]).toEqual([60, 60, false]);
    expect(known(three.ledger)).toEqual(known(one.ledger));
    const { seat, given } = one.moment;
    const from = match.at(91);
    const answer = from.ask(seat).answers[given];
    if (answer === undefined || one.ledger === undefined) throw new Error("There is nothing to play on.");
    const bots = ["random", "random"] as const;
    const winners = Array.from(
      { length: 30 },
      (_, n) => playOn({ game, state: from.state, seat, world: "imagined", bots }, answer, `1/${n + 1}`).winners,
    );
    expect(one.ledger.cells[0]?.wins[seat]).toBe(winners.filter((won) => won.includes(seat)).length);
    const [row] = rowsOfSeat(one.ledger, seat);
    expect(row?.difference.pairs).toBe(30);
  });

  test("can be stopped, says nothing of few pairs, and a failure of its workers is told", async () => {
    const { trial, ledger, moment } = await whatIf(2, 500, 10);
    expect(trial.running).toBe(false);
    expect(trial.done).toBeGreaterThanOrEqual(10);
    expect(trial.done).toBeLessThan(200);
    if (ledger === undefined) throw new Error("Nothing was played.");
    if ((rowsOfSeat(ledger, moment.seat)[0]?.difference.pairs ?? 0) < 20)
      expect(rowsOfSeat(ledger, moment.seat)[0]?.verdict).toBe("few");
    const cells = [0, 1].map(() => cellOf(seriesOf(game, { players: 2 }), ["random", "random"]));
    const broken = new Trial();
    const pool = new TrialPool(1, hand);
    await broken.run({ question: "", cells, seeds: ["1"], measures: [], matches: 20 }, pool, (task) =>
      pool.harvest({ trial: "on", task, answer: 0, step: 92, world: "true" }),
    );
    expect([broken.problem, broken.running]).toEqual(["There is no answer 92 in this match.", false]);
  });
});
