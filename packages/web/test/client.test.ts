import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Now, Report, Request } from "../src/protocol.ts";

// What a window has and this test needs of it.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("history", { state: null, replaceState: () => {} });
const { TableClient } = await import("../src/client.svelte.ts");

const ONLY = { end: true };

function now(step: number, change: Partial<Now> = {}): Now {
  return {
    step,
    view: null,
    question: { ask: "play", of: [0] },
    awaited: [0],
    answers: [ONLY],
    refused: [],
    outcome: null,
    seed: null,
    free: 0,
    back: 1,
    secret: false,
    forced: { seat: 0, answer: ONLY },
    ...change,
  };
}

/** A page's end of a match that somebody else runs. */
async function sit() {
  const said: Request[] = [];
  const ears: { hear: (report: Report) => void }[] = [];
  const client = new TableClient("m", (given) => {
    ears.push(given);
    return { say: (request) => void said.push(request), end: () => {} };
  });
  const hear = async (...reports: Report[]): Promise<void> => {
    for (const report of reports) ears[0]?.hear(report);
    await vi.advanceTimersByTimeAsync(0);
  };
  const tell = (moment: Now): Promise<void> =>
    hear({ say: "update", seat: 0, log: [], beats: [], backs: [], now: moment });
  await hear({
    say: "opened",
    id: "m",
    game: "",
    seats: [{ kind: "person" }, { kind: "bot", bot: "random" }],
    options: {},
  });
  const answers = () => said.filter((request) => request.do === "answer");
  return { client, hear, tell, answers };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("gives the only answer by itself, unless somebody means to go back from there", async () => {
  const { client, tell, answers } = await sit();
  await tell(now(3));
  expect(client.giving).toEqual({ seat: 0, answer: ONLY });
  await vi.runAllTimersAsync();
  expect(answers()).toMatchObject([{ answer: ONLY, step: 3 }]);
  await tell(now(4));
  client.hold();
  await vi.runAllTimersAsync();
  expect(answers()).toHaveLength(1);
  expect(client.giving).toBeNull();
  expect(client.picker.asked.answers).toEqual([ONLY]);
});

it("asks again where a standing answer was taken back", async () => {
  const { client, tell, answers } = await sit();
  await tell(now(3, { forced: null, answers: [ONLY, { play: "shot" }] }));
  client.passFor(ONLY);
  expect(answers()).toHaveLength(1);
  await tell(now(5, { forced: null }));
  await vi.runAllTimersAsync();
  expect(answers()).toHaveLength(2);
  await tell(now(3, { forced: null }));
  await vi.runAllTimersAsync();
  expect(answers()).toHaveLength(2);
});

it("counts what was stored by the step that was stored", async () => {
  const { client, hear, tell } = await sit();
  await tell(now(3, { forced: null }));
  await hear({ say: "kept", step: 2, problem: null }, { say: "kept", step: 3, problem: "full" });
  expect(client.unsaved).toBe(1);
});
