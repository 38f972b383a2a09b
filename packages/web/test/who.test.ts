import { parts, text } from "@endzeit/engine";
import { LogView } from "@endzeit/kit";
import { FACES, isFace } from "@endzeit/wire";
import fc from "fast-check";
import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { type SeatKind, seatsOf } from "../src/storage.ts";
import { voicesOf } from "../src/table/voices.ts";
import { named, sitterOf, withNames } from "../src/who.ts";

const person: SeatKind = { kind: "person" };
const planner: SeatKind = { kind: "bot", bot: "planner" };
const me = { name: "Ada", face: "hat" } as const;
const texts = {
  "seat.0": "The zombies",
  "seat.0.number": "many",
  "seat.1": "The humans",
  "seat.1.number": "many",
  "log.played": "{seat:seat# plays| play} {n} {n#card|cards}.",
};
const sentence = (seats: readonly SeatKind[]): string =>
  text(
    withNames(
      texts,
      seats.map((seat, index) => sitterOf(seat, index, "en")),
    ),
    "log.played",
    { seat: 0, n: 2 },
  );

test("a person is named too where a game says who plays what, and only there", async () => {
  const { loadGame } = await import("@endzeit/games");
  for (const id of ["walking-dead", "zombiaki"] as const) {
    const { texts } = await loadGame(id);
    for (const language of [texts.de, texts.en]) {
      const called = withNames(language, [sitterOf({ kind: "person", name: "Ada", face: "hat" }, 0, "en"), null]);
      const places = Object.values(language).flatMap((template) => template.match(/\{\w+:(?:seat|player)\b/g) ?? []);
      const kinds = new Set(places.map((place) => place.split(":")[1] ?? ""));
      for (const kind of kinds) {
        expect(text(called, `${kind}.0`), kind).toBe("Ada");
        expect(called[`${kind}.1`], kind).toBe(language[`${kind}.1`]);
      }
      expect(Object.keys(called).every((key) => key in language || key.endsWith(".number"))).toBe(true);
    }
  }
});

describe("who sits at a device", () => {
  test("the first person is who the device belongs to; each other gets a name and a face that nobody else has", () => {
    fc.assert(
      fc.property(fc.constantFrom(...FACES), fc.integer({ min: 1, max: 8 }), (face, count) => {
        const seats = named(
          Array.from({ length: count }, () => person),
          { name: "Ada", face },
        );
        expect(seats[0]).toEqual({ kind: "person", name: "Ada", face });
        expect(new Set(seats.map(({ name }) => name)).size).toBe(count);
        expect(new Set(seats.map((seat) => seat.face)).size).toBe(count);
      }),
      { seed: 1 },
    );
  });

  test("who has a name keeps it, and a bot gets none", () => {
    const ben: SeatKind = { kind: "person", name: "Ben", face: "afro" };
    expect(named([planner, ben, person], me)).toEqual([planner, ben, { kind: "person", ...me }]);
    const again = named([{ kind: "person", ...me }, person], me);
    expect(again[1]?.name).not.toBe("Ada");
  });

  test("a match of before there were faces has people of names, and what is no face is drawn as one", () => {
    const save = {
      seats: [{ kind: "person" }, { kind: "person", name: "Ben", face: "<svg>" }, { kind: "bot", bot: "planner" }],
    };
    const seats = seatsOf({ ...EMPTY, ...save });
    const sitters = seats?.map((seat, index) => sitterOf(seat, index, "en"));
    expect(sitters).toEqual([
      null,
      { name: "Ben", face: expect.toSatisfy(isFace), bot: false },
      { name: "Planner", face: "planner", bot: true },
    ]);
  });
});

const EMPTY = {
  format: "endzeit-save",
  version: 1,
  game: "zombiaki",
  rules: 1,
  players: 3,
  options: {},
  seed: "",
  start: null,
  content: {},
  answers: [],
  hash: "",
} as const;

describe("names in sentences", () => {
  test("a name stands where the side did, and the verb goes with it", () => {
    expect(sentence([person, person])).toBe("The zombies play 2 cards.");
    expect(sentence([{ kind: "person", name: "Ada" }, person])).toBe("Ada plays 2 cards.");
    expect(sentence([planner, person])).toBe("Planner plays 2 cards.");
    expect(sentence([planner, planner])).toBe("The zombies play 2 cards.");
    expect(sentence([{ kind: "bot", bot: "level-4" }, planner])).toBe("Frau Grau plays 2 cards.");
    expect(sentence([{ kind: "bot", bot: "level-4", name: "Ben" }, planner])).toBe("Ben plays 2 cards.");
  });

  test("whatever a name holds is shown as it is: no place of a text, no markup", () => {
    const names = fc.oneof(
      fc.string({ minLength: 1, maxLength: 18 }),
      fc.constantFrom(
        "<img src=x>",
        "</b><script>",
        "{seat:seat}",
        "{n#a|b}",
        "{card:card}",
        "&lt;b&gt;",
        "$&",
        "__proto__",
      ),
    );
    fc.assert(
      fc.property(names, (name) => {
        const said = withNames(texts, [{ name, face: "hat", bot: false }, null]);
        expect(text(said, "log.played", { seat: 0, n: 2 })).toBe(`${name} plays 2 cards.`);
        const { body } = render(LogView, {
          props: {
            label: "Log",
            groups: [{ key: 1, heading: "", lines: [{ key: 1, parts: parts(said, "log.played", { seat: 0, n: 2 }) }] }],
          },
        });
        expect(body).not.toMatch(/<(img|script)/);
      }),
      { seed: 2 },
    );
  });
});

describe("what the persons among the bots say", () => {
  const ole: SeatKind = { kind: "bot", bot: "level-1" };
  const said = (seats: readonly SeatKind[], winners: readonly number[] | null): readonly string[] =>
    voicesOf(seats, winners).map(({ seat, line }) => `${seat} ${line.en}`);

  test("before and after, as winner, as loser, and together with the person", () => {
    expect(said([person, ole], null)).toEqual(["1 I have a plan. It is loud."]);
    expect(said([person, ole], [1])).toEqual(["1 Did it work? It worked!"]);
    expect(said([person, ole], [0])).toEqual(["1 Fair enough. But that one move was pretty."]);
    expect(said([person, ole], [0, 1])).toEqual(["1 We were great!"]);
    expect(said([person, ole], [])).toEqual(["1 I blame the weather."]);
  });

  test("nothing where another bot has won, where it keeps a person's seat, or where it is nobody", () => {
    expect(said([person, ole, planner], [2])).toEqual([]);
    expect(said([person, { ...ole, name: "Ben" }], null)).toEqual([]);
    expect(said([person, planner], null)).toEqual([]);
  });
});
