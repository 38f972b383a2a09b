import { type Answer, below, randomFrom } from "@endzeit/engine";
import { type GameId, gameIds, loadGame } from "@endzeit/games";
import { beforeAll, expect, it, vi } from "vitest";
import type { Hire } from "../src/hire.ts";
import type { Command, Notice } from "../src/protocol.ts";

/** Stands in for the worker of the page. */
const hired = vi.hoisted(() => ({ worker: vi.fn<Hire>() }));
vi.mock("../src/hire.ts", () => ({ hireWorker: hired.worker }));

// What a window has and this test needs of it.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("history", { state: null, replaceState: () => {} });
vi.stubGlobal("removeEventListener", () => {});
vi.mock("../src/storage.ts", async (original) => ({
  ...(await original<typeof import("../src/storage.ts")>()),
  write: async () => 1,
}));
const { TableClient } = await import("../src/client.svelte.ts");
const { Host } = await import("../src/host.ts");
const { settings } = await import("../src/settings.svelte.ts");
const { Scene } = await import("../src/table/scene.svelte.ts");

const ANSWERS = 40;
/** A game with its board is not loaded in a moment where much else runs. */
const LOADING_MS = 60_000;

beforeAll(() => settings.set({ speed: "instant", automatic: false }));

/**
 * Persons at one device play at random and hand it on. `look` sees the page at every word that it and its worker say to each other, `asked` the
 * answers of each question before one of them is given.
 */
async function handOn(
  id: GameId,
  look: (client: InstanceType<typeof TableClient>) => void,
  asked: (client: InstanceType<typeof TableClient>, answers: readonly Answer[]) => void,
): Promise<void> {
  const { seats } = await loadGame(id);
  const random = randomFrom(`hot seat ${id}`);
  const notices: Notice[] = [];
  const commands: Command[] = [];
  const host = new Host({
    post: (notice) => void notices.push(notice),
    claim: async () => true,
    wait: async () => {},
    now: () => 0,
  });
  const ears: ((notice: Notice) => void)[] = [];
  hired.worker.mockImplementation(({ hear }) => {
    ears.push(hear);
    return { say: (command) => void commands.push(command), end: () => {} };
  });
  const client = new TableClient("m");
  const talk = async (): Promise<void> => {
    for (;;) {
      look(client);
      const notice = notices.shift();
      const command = notice === undefined ? commands.shift() : undefined;
      if (notice !== undefined) ears[0]?.(notice);
      else if (command !== undefined) await host.hear(command);
      else return;
      if (notice?.say === "opened") await vi.waitFor(() => expect(client.set).not.toBeNull(), LOADING_MS);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const persons = Array.from({ length: Math.max(2, seats.min) }, () => ({ kind: "person" as const }));
  client.open(id, persons, {}, `hot seat ${id}`, null);
  await talk();
  for (let n = 0; n < ANSWERS && client.now?.outcome === null; n++) {
    client.lift();
    await talk();
    const { answers } = client.picker.asked;
    asked(client, answers);
    client.picker.give(answers[below(random, answers.length)] ?? {});
    await talk();
  }
}

it.each([...gameIds])(
  "%s: nobody's hand lies open any more when the curtain falls",
  async (id) => {
    let curtains = 0;
    await handOn(
      id,
      ({ curtain, seat, frame, now }) => {
        if (curtain === null) return;
        curtains++;
        expect(seat).toBeNull();
        expect(frame?.view).toBe(now?.view);
      },
      () => {},
    );
    expect(curtains > 0).toBe(id !== "dawn-of-the-zeds");
  },
  2 * LOADING_MS,
);

it.each([...gameIds])(
  "%s: of an answer to an earlier question nothing is said any more",
  async (id) => {
    const earlier: Answer[] = [];
    await handOn(
      id,
      () => {},
      (client, answers) => {
        const scene = new Scene(client, () => "");
        for (const answer of earlier) {
          scene.focused = answer;
          void [scene.forecast(answer), scene.label(answer), scene.odds];
        }
        earlier.splice(0, earlier.length - 100, ...answers.slice(0, 50));
        for (const answer of answers) expect(scene.label(answer)).not.toBe("");
      },
    );
  },
  2 * LOADING_MS,
);
