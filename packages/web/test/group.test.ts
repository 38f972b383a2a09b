import { gameIds, loadGame } from "@endzeit/games";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { calendarOf } from "../src/groups/calendar.ts";
import { roundFor, termsOf } from "../src/groups/invite.ts";
import { patrol } from "../src/groups/patrol.ts";
import { bestPlayers } from "../src/groups/sides.ts";

const EVENING = {
  id: "AbC-1796000000000",
  moved: 2,
  at: Date.UTC(2026, 11, 3, 19, 30),
  minutes: 90,
  title: "Donnerstags; Ada, Ben \\ alle: Zombiaki",
  about: "Endzeit mit Freunden.\nHier geht es zur Gruppe: https://example.org/#/group/AbCdEfGhIjKlMnOp, und zurück",
  link: "https://example.org/#/group/AbCdEfGhIjKlMnOp",
  now: Date.UTC(2026, 10, 30, 7, 5, 9),
};

/** The lines of a file as a calendar reads them: what is folded stands in one line again. */
const unfolded = (file: string): readonly string[] => file.replaceAll("\r\n ", "").split("\r\n");

describe("the file of an evening", () => {
  test("is an appointment in UTC with what has a meaning escaped", () => {
    expect(unfolded(calendarOf(EVENING))).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Endzeit//Endzeit//EN",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "BEGIN:VEVENT",
      "UID:AbC-1796000000000@endzeit",
      "DTSTAMP:20261130T070509Z",
      "SEQUENCE:2",
      "DTSTART:20261203T193000Z",
      "DTEND:20261203T210000Z",
      "SUMMARY:Donnerstags\\; Ada\\, Ben \\\\ alle: Zombiaki",
      "DESCRIPTION:Endzeit mit Freunden.\\nHier geht es zur Gruppe: https://example.org/#/group/AbCdEfGhIjKlMnOp\\, und zurück",
      "URL:https://example.org/#/group/AbCdEfGhIjKlMnOp",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  test("has lines of 75 octets at most, ends each as it must, and cuts no letter", () => {
    const title = `${"🧟‍♀️ Nächte ".repeat(12)}\r\nENDE\u0007`;
    const file = calendarOf({ ...EVENING, title, about: "ü".repeat(400) });
    const octets = new TextEncoder();
    for (const line of file.split("\r\n")) {
      expect(octets.encode(line).length).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n\ufffd]|[\ud800-\udbff](?![\udc00-\udfff])/);
    }
    expect(unfolded(file)).toContain(`SUMMARY:${"🧟‍♀️ Nächte ".repeat(12)}\\nENDE`);
    expect(unfolded(file)).toContain(`DESCRIPTION:${"ü".repeat(400)}`);
  });
});

test.each(gameIds)("for any number of friends there is a table of %s", async (id) => {
  const { min: least, max: most } = (await loadGame(id)).seats;
  for (let people = 1; people <= 24; people++) {
    const { seats, bots } = roundFor({ players: [least, most] }, people);
    expect(seats).toBeGreaterThanOrEqual(least);
    expect(seats).toBeLessThanOrEqual(most);
    // Nobody stands beside a bot that could sit.
    expect(bots).toBe(Math.max(0, seats - people));
  }
});

test.each(gameIds)("a group sets %s as it did last, without rules that are no more", async (id) => {
  const game = await loadGame(id);
  const clock = { kind: "days", days: 3 } as const;
  const usual = termsOf(game, []);
  expect(usual).toMatchObject({ clock: null, absence: 24 });
  const [spec] = game.options;
  if (spec === undefined) throw new Error("Every game has rules to choose from.");
  const other = spec.kind === "switch" ? !spec.default : (spec.values.find((value) => value !== spec.default) ?? "");
  const set = { game: id, options: { [spec.id]: other, gone: true }, clock, absence: 72 };
  const others = { game: "chess", options: {}, clock: null, absence: 1 };
  expect(termsOf(game, [others, set])).toEqual({ options: { ...usual.options, [spec.id]: other }, clock, absence: 72 });
});

test("a page of a group asks more seldom while nothing is new, and not at all while nobody sees it", async () => {
  vi.useFakeTimers();
  class Seen extends EventTarget {
    visibilityState: DocumentVisibilityState = "visible";
  }
  const page = new Seen();
  vi.stubGlobal("document", page);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  let fresh = false;
  let asked = 0;
  const { soon, stop } = patrol(async () => {
    asked++;
    return fresh;
  });
  const within = async (ms: number): Promise<number> => {
    const before = asked;
    await vi.advanceTimersByTimeAsync(ms);
    return asked - before;
  };
  const turn = (to: DocumentVisibilityState): void => {
    page.visibilityState = to;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  expect(asked).toBe(1);
  const first = await within(60_000);
  expect(await within(600_000)).toBe(20);
  expect(first).toBeGreaterThan(2);
  turn("hidden");
  expect(await within(3_600_000)).toBe(0);
  fresh = true;
  turn("visible");
  expect(await within(32_000)).toBe(4);
  fresh = false;
  await within(300_000);
  soon();
  expect(await within(8000)).toBe(1);
  stop();
  turn("visible");
  expect(await within(60_000)).toBe(0);
});

describe("who plays what best", () => {
  const tally = (member: number, game: string, seat: number, won: number, played: number) => ({
    member,
    game,
    seat,
    won,
    played,
  });
  const sideOf = (game: string, seat: number): string | null =>
    game === "zombiaki" ? (["Zombies", "Humans"][seat] ?? null) : null;

  test("is said of each side, with the number of matches, the best first", () => {
    const tallies = [
      tally(1, "zombiaki", 0, 3, 4),
      tally(2, "zombiaki", 0, 4, 4),
      tally(3, "zombiaki", 0, 6, 8),
      tally(1, "zombiaki", 1, 1, 3),
    ];
    expect(bestPlayers(tallies, sideOf)).toEqual([
      {
        game: "zombiaki",
        side: "Zombies",
        players: [
          { member: 2, won: 4, played: 4 },
          { member: 3, won: 6, played: 8 },
          { member: 1, won: 3, played: 4 },
        ],
      },
      { game: "zombiaki", side: "Humans", players: [{ member: 1, won: 1, played: 3 }] },
    ]);
  });

  test("counts seats that are alike together, and says nothing of fewer than three matches", () => {
    const tallies = [
      tally(1, "armageddon", 0, 1, 1),
      tally(1, "armageddon", 2, 1, 2),
      tally(2, "armageddon", 1, 2, 2),
      tally(2, "zombiaki", 1, 2, 2),
    ];
    expect(bestPlayers(tallies, sideOf)).toEqual([
      { game: "armageddon", side: null, players: [{ member: 1, won: 2, played: 3 }] },
    ]);
  });
});
