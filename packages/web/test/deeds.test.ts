import {
  type AnyGame,
  type AnyMatch,
  below,
  Match,
  type Options,
  type Phrase,
  randomFrom,
  text,
} from "@endzeit/engine";
import { type GameId, gameIds, loadBoard, loadGame } from "@endzeit/games";
import type { TableSet } from "@endzeit/kit";
import type { Line } from "@endzeit/master";
import { describe, expect, test } from "vitest";
import { doerOf, groupsOf, sinceOf } from "../src/table/story.ts";

// What the log says of whose deed a line is, and since when there is something new. Random matches of every game, seeded.

interface Overheard {
  readonly game: AnyGame;
  readonly set: TableSet;
  readonly match: AnyMatch;
  readonly lines: readonly Line[];
}

/** Plays a match at random and writes down what a spectator hears. */
async function told(id: GameId, players: number, seed: string, options: Options = {}): Promise<Overheard> {
  const [game, set] = await Promise.all([loadGame(id), loadBoard(id)]);
  const lines: Line[] = [];
  let by: number | null = null;
  let step = 0;
  const match: AnyMatch = Match.open(game, { players, seed, options }, (event, to, state) => {
    if (to !== null) return;
    const heading = game.words.heading(game.view(state, null));
    lines.push({
      n: lines.length,
      step,
      by,
      event: structuredClone(event),
      heading,
    });
  });
  const random = randomFrom(seed);
  while (match.outcome === null) {
    const [seat = 0] = match.awaited();
    const { answers } = match.ask(seat);
    by = seat;
    step++;
    match.answer(seat, answers[below(random, answers.length)]);
  }
  return { game, set, match, lines };
}

const spelled = ({ text, values }: Phrase): string => `${text} ${JSON.stringify(values)}`;

describe.each(gameIds)("%s", (id) => {
  test("a line is the deed of a seat or of nobody, and bears the mark of that side", async () => {
    const game = await loadGame(id);
    for (let players = game.seats.min; players <= game.seats.max; players++) {
      const { set, match, lines } = await told(id, players, `deeds ${players}`);
      const panels = set.panels(match.view(null), null);
      const shown = groupsOf(game, set, game.texts.en, lines, panels, null).flatMap((group) => group.lines);
      for (const line of lines) {
        const doer = doerOf(game, line);
        expect(doer === null || (Number.isInteger(doer) && doer >= 0 && doer < players), line.event.event).toBe(true);
        const mark = shown.find(({ key }) => key === line.n)?.side;
        if (mark !== undefined) expect(mark === null, line.event.event).toBe(doer === null);
      }
    }
  });

  test("no heading comes twice, so that nothing stands under a second one of the same phase", async () => {
    const game = await loadGame(id);
    for (let players = game.seats.min; players <= game.seats.max; players++) {
      const { lines } = await told(id, players, `headings ${players}`);
      const headings = lines
        .map(({ heading }) => text(game.texts.en, heading.text, heading.values))
        .filter((one, i, all) => one !== all[i - 1]);
      const twice = headings.filter((one, i) => headings.indexOf(one) < i);
      expect(twice, `${players} players`).toEqual([]);
    }
  });

  test("since my turn begins where my last turn ends, and never inside one of mine", async () => {
    const game = await loadGame(id);
    const players = Math.max(2, game.seats.min);
    const { lines } = await told(id, players, "since");
    let found = 0;
    for (let end = 1; end <= lines.length; end += 1 + Math.floor(lines.length / 150)) {
      const log = lines.slice(0, end);
      for (let seat = 0; seat < players; seat++) {
        const first = sinceOf(game, log, seat);
        if (first === null) continue;
        found++;
        const before = log[log.indexOf(first) - 1];
        expect(before === undefined ? "" : spelled(before.heading)).not.toBe(spelled(first.heading));
      }
    }
    expect(found).toBeGreaterThan(20);
  });
});

describe("Zombiaki", () => {
  test("a hit is the humans' and a march the zombies', whoever has passed before it", async () => {
    const sides = new Map<string, Set<string>>();
    for (const seed of ["a", "b", "c"]) {
      const { game, set, match, lines } = await told("zombiaki", 2, seed);
      const groups = groupsOf(game, set, game.texts.en, lines, set.panels(match.view(null), null), null);
      for (const { key, side } of groups.flatMap((group) => group.lines)) {
        const { event } = lines[Number(key)] ?? { event: { event: "" } };
        const what = "why" in event ? `${event.event} ${String(event.why)}` : event.event;
        sides.set(what, (sides.get(what) ?? new Set()).add(side ?? "none"));
      }
    }
    for (const hit of ["shot", "wounded", "died", "laid", "exploded"])
      expect([...(sides.get(hit) ?? [])]).toEqual(["warm"]);
    for (const step of ["enters", "moved march"]) expect([...(sides.get(step) ?? [])]).toEqual(["cold"]);
    expect([...(sides.get("phase") ?? [])].sort()).toEqual(["cold", "warm"]);
  });
});

describe("The Walking Dead", () => {
  test("who has become a walker has done as a survivor what was done before", async () => {
    for (const seed of ["w1", "w2", "w3", "w4"]) {
      const { game, set, match, lines } = await told("walking-dead", 3, seed);
      const groups = groupsOf(game, set, game.texts.en, lines, set.panels(match.view(null), null), null);
      const rose = lines.find(({ event }) => event.event === "rose");
      if (rose === undefined) continue;
      const seat = doerOf(game, rose);
      for (const { key, side } of groups.flatMap((group) => group.lines)) {
        const line = lines[Number(key)];
        if (line !== undefined && doerOf(game, line) === seat) expect(side).toBe(line.n < rose.n ? "warm" : "cold");
      }
      return;
    }
    expect.unreachable("nobody rose");
  });

  test("before the first turn the heading names nobody", async () => {
    const { lines } = await told("walking-dead", 4, "setup");
    const turn = lines.findIndex(({ event }) => event.event === "turn");
    expect(new Set(lines.slice(0, turn).map(({ heading }) => heading.text))).toEqual(new Set(["heading.setup"]));
    expect(lines[turn]?.heading.text).toBe("heading.survivor");
  });
});
