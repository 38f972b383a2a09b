import { type AnyMatch, below, Match, randomFrom, save } from "@endzeit/engine";
import { loadGame } from "@endzeit/games";
import { atOnce, Master } from "@endzeit/master";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Command, Notice } from "../src/protocol.ts";

// What a window has and this test needs of it.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("history", { state: null, replaceState: () => {} });
vi.mock("../src/storage.ts", async (original) => ({
  ...(await original<typeof import("../src/storage.ts")>()),
  read: async () => ({ save: save(Match.open(game, { players: 2, seed: "stored" })) }),
}));
const { TableClient } = await import("../src/client.svelte.ts");
const game = await loadGame("walking-dead");

/** A game with its board is not loaded in a moment where much else runs. */
const LOADING_MS = 60_000;

/** A page's end of a match that this test runs: of The Walking Dead, one person against a bot. */
async function sit() {
  const said: Command[] = [];
  const ears: { hear: (notice: Notice) => void; died: () => void }[] = [];
  const client = new TableClient("m", (given) => {
    ears.push(given);
    const say = (command: Command): void => {
      said.push(command);
      if (command.do !== "stories") return;
      const { ask, from, to, seats } = command;
      given.hear({ say: "stories", ask, stories: atOnce(master.stories(from, to, seats)) });
    };
    return { say, end: () => {} };
  });
  const hear = async (...notices: Notice[]): Promise<void> => {
    for (const notice of notices) ears[0]?.hear(notice);
    // Waiting moves the clock on.
    if (client.game === null) await vi.waitFor(() => expect(client.game).not.toBeNull(), LOADING_MS);
    // Notices are taken one after the other, each a moment after it came.
    await new Promise((resolve) => setImmediate(resolve));
  };
  const seats = [{ kind: "person" as const }, { kind: "bot" as const, bot: "random" }];
  await hear({ say: "opened", id: "m", game: game.id, seats, options: {} });
  const master = new Master(Match.open(game, { players: 2, seed: "page" }), true);
  const random = randomFrom("page");
  const terms = { open: true, hands: [0], alone: true, secret: false };
  /** Plays at random until `stop`, of which the page hears nothing. */
  const play = (stop: (match: AnyMatch) => boolean): void => {
    const { match } = master;
    while (match.log.length === 0 || !stop(match)) {
      const [seat = 0] = match.awaited();
      const { answers } = match.ask(seat);
      const played = master.play(seat, answers[below(random, answers.length)]);
      if ("seen" in played) master.settle(played);
    }
  };
  /** Plays so many answers at random, and the page hears of each. */
  const go = async (count: number): Promise<void> => {
    const { match } = master;
    for (let n = 0; n < count; n++) {
      const [seat = 0] = match.awaited();
      const { answers } = match.ask(seat);
      const played = master.play(seat, answers[below(random, answers.length)]);
      if ("seen" in played)
        for (const [, moved] of master.settle(played)) await hear({ say: "moved", terms, ...moved });
    }
  };
  return {
    client,
    hear,
    play,
    go,
    terms,
    master,
    tell: () => hear({ say: "position", terms, ...atOnce(master.position(0, 0)) }),
    die: () => ears.at(-1)?.died(),
    answers: () => said.filter((command) => command.do === "answer"),
    said,
  };
}

const asked = (match: AnyMatch, least: number, most: number): boolean => {
  const { length } = match.ask(0).answers;
  return match.awaited().includes(0) && length >= least && length <= most;
};

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

it("gives the only answer by itself, unless somebody means to go back from there", async () => {
  const { client, master, play, tell, answers } = await sit();
  play((match) => asked(match, 1, 1));
  await tell();
  const [only] = master.match.ask(0).answers;
  const step = master.match.log.length;
  expect(client.giving).toEqual({ seat: 0, answer: only });
  await vi.runAllTimersAsync();
  expect(answers()).toMatchObject([{ answer: only, step }]);
  play((match) => match.log.length > step && asked(match, 1, 1));
  await tell();
  client.hold();
  await vi.runAllTimersAsync();
  expect(answers()).toHaveLength(1);
  expect(client.giving).toBeNull();
  expect(client.picker.asked.answers).toEqual(master.match.ask(0).answers);
});

it("asks again where a standing answer was taken back", async () => {
  const { client, master, play, tell, answers } = await sit();
  play((match) => asked(match, 2, 99));
  await tell();
  const { length } = master.match.log;
  const ask = master.match.question?.ask;
  client.passFor(master.match.ask(0).answers[0] ?? {});
  expect(answers()).toHaveLength(1);
  const heading = (match: AnyMatch) => JSON.stringify(game.words.heading(match.view(null)));
  const here = heading(master.match);
  play(
    (match) =>
      match.log.length > length && asked(match, 2, 99) && match.question?.ask === ask && heading(match) === here,
  );
  await tell();
  await vi.runAllTimersAsync();
  expect(answers()).toHaveLength(2);
  master.undo(length, null);
  await tell();
  await vi.runAllTimersAsync();
  expect(answers()).toHaveLength(2);
});

it("counts what was stored by the step that was stored", async () => {
  const { client, hear, play, tell } = await sit();
  play((match) => match.log.length === 3);
  await tell();
  await hear({ say: "kept", step: 2, problem: null }, { say: "kept", step: 3, problem: "full" });
  expect(client.unsaved).toBe(1);
});

it("gives the match as it was last stored once nobody runs it any more, to whoever waits for it as well", async () => {
  const { client, die, tell } = await sit();
  await tell();
  const waiting = client.save();
  // A worker that dies makes room for a new one; a second death at the same step is no accident.
  for (let death = 0; death < 2; death++) die();
  expect(client.failure?.code).toBe("worker");
  for (const file of [waiting, client.save()]) await expect(file).resolves.toMatchObject({ seed: "stored" });
});

it("says at once that another one has taken a turn back", async () => {
  const { client, hear, master, play, tell, terms } = await sit();
  play((match) => match.log.length === 6);
  await tell();
  const told = { n: 1, by: 1, name: "Ben", keep: 4, count: 2, of: [0] };
  for (const [by, heard] of [
    [0, null],
    [1, 1],
  ] as const) {
    const keep = master.match.log.length - 1;
    for (const [, undone] of master.undo(keep, { ...told, by, keep })) await hear({ say: "undone", terms, ...undone });
    expect(client.back?.by ?? null).toBe(heard);
    expect(client.now?.step).toBe(keep);
  }
});

it("asks for everything anew where what it is told does not fit what it knows", async () => {
  const { hear, master, said, tell, terms } = await sit();
  await tell();
  const standing = master.standing(0);
  await hear({ say: "moved", terms, by: 0, beats: [], patch: { deck: { 999: [1] } }, standing });
  expect(said.at(-1)).toEqual({ do: "anew" });
});

it("shows the past again, and the log misses nothing that was about to be told or happens meanwhile", async () => {
  const { client, go, master, tell } = await sit();
  await tell();
  const whole = (): void => expect(client.log.map(({ event }) => event)).toEqual(master.heard(0));
  const recall = async (): Promise<void> => {
    await client.recall(2);
    expect(client.recalling).toBe(true);
  };
  await go(8);
  expect(client.log.length).toBeLessThan(master.heard(0).length);
  await recall();
  whole();
  await go(4);
  await vi.runAllTimersAsync();
  expect(client.recalling).toBe(false);
  whole();
  await recall();
  await go(4);
  client.skip();
  whole();
});

it("holds its breath before a die falls: until then nothing of it is in the picture or in the log, and a press ends the wait", async () => {
  const { client, tell, go } = await sit();
  await tell();
  for (let n = 0; n < 400 && client.coming === null; n++) {
    await go(1);
    while (client.playing && client.coming === null) await vi.advanceTimersToNextTimerAsync();
  }
  expect(client.coming).toBe("attack-roll");
  const told = client.log.length;
  const before = JSON.stringify(client.frame?.view);
  expect(client.frame).toMatchObject({ event: null, coming: "attack-roll", view: { fight: { die: 0 } } });
  expect(client.log.at(-1)?.event.event).not.toBe("attack-roll");
  client.hurry();
  expect(client.coming).toBeNull();
  expect(client.frame?.event?.event).toBe("attack-roll");
  expect(JSON.stringify(client.frame?.view)).not.toBe(before);
  expect(client.log).toHaveLength(told + 1);
});
