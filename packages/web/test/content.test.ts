import { type AnyGame, defaultOptions, isRange, Match } from "@endzeit/engine";
import { gameIds, loadGame } from "@endzeit/games";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { CARDS } from "../../../games/zombiaki/content/cards.ts";
import { Editor, editionsOf } from "../src/content/editor.svelte.ts";

const shelf = new Map<string, string>();
const storage = {
  getItem: (key: string) => shelf.get(key) ?? null,
  setItem: (key: string, text: string) => shelf.set(key, text),
};
vi.stubGlobal("localStorage", storage);
beforeEach(() => shelf.clear());

/** Every field that has a number to choose, with its limits. */
function numbersOf(editor: Editor) {
  return [...eachOf(editor)];
}
function* eachOf(editor: Editor) {
  for (const [list, { rows, fields }] of Object.entries(editor.lists))
    for (const row of rows)
      for (const field of Object.keys(fields)) {
        const place = [list, String(row["id"]), field] as const;
        const may = editor.may(...place);
        if (may !== null && isRange(may) && may[0] < may[1]) yield { place, low: may[0], high: may[1] };
      }
}

/** The first of these numbers that may be one more or one less by itself; changed. */
function editable(editor: Editor, numbers: ReturnType<typeof numbersOf>) {
  const known = editor.changes.length;
  for (const number of numbers)
    for (const by of [1, -1]) {
      const refused = editor.set(...number.place, String(Number(editor.now(...number.place)) + by));
      if (refused !== null) continue;
      if (editor.problems.length === 0 && editor.changes.length > known) return [number];
      editor.undo();
    }
  return [];
}

describe.each(gameIds)("the numbers of %s", (id) => {
  test("stay within their limits, come back step by step, and go through a file unchanged", async () => {
    const game: AnyGame = await loadGame(id);
    const editor = new Editor(game);
    expect(editor.pack).toBeNull();
    const all = numbersOf(editor);
    expect(all.length).toBeGreaterThan(20);
    for (const { place, low, high } of all) {
      for (const typed of [String(low - 1), String(high + 1), "1.5", "", "x"])
        expect(editor.set(...place, typed), place.join(".")).toEqual({ why: "number", low, high });
      expect(editor.now(...place)).toBe(editor.built(...place));
    }
    expect(editor.changes).toEqual([]);

    // One more or one less of the first, the last and one between, where the numbers still fit together: changed, taken back, done again.
    const three = [
      ...editable(editor, all),
      ...editable(editor, all.slice(all.length >> 1)),
      ...editable(editor, all.toReversed()),
    ];
    const pack = editor.pack;
    expect(editor.changes.map(({ list, id: row, field }) => [list, row, field])).toEqual(
      three.map(({ place }) => place),
    );
    for (const _ of three) editor.undo();
    expect([editor.pack, editor.canUndo]).toEqual([null, false]);
    for (const _ of three) editor.redo();
    expect([editor.pack, editor.canRedo]).toEqual([pack, false]);

    // After a reload everything is there, what could be taken back too.
    const again = new Editor(game);
    expect(again.pack).toEqual(pack);
    again.undo();
    expect(again.changes.length).toBe(three.length - 1);
    again.redo();

    // Out to a file and in again, over other changes; and a file of all rows as the command writes it.
    const file: unknown = JSON.parse(JSON.stringify(pack));
    again.reset();
    expect(again.pack).toBeNull();
    expect(again.take(file)).toEqual([]);
    expect(again.pack).toEqual(pack);
    expect(again.take(game.content.export(defaultOptions(game.options)))).toEqual([]);
    expect(again.pack).toBeNull();
  });

  test("that are no pack of this game are refused by their field, and nothing changes", async () => {
    const game: AnyGame = await loadGame(id);
    const editor = new Editor(game);
    const [list = ""] = Object.keys(editor.lists);
    const problems = editor.take({ game: id, [list]: [{ id: "nobody" }] });
    expect(problems).toEqual([expect.stringContaining(`content.${list}[0].id`)]);
    expect(editor.take({ game: "other" })).toEqual(expect.arrayContaining([`content.game: must be "${id}".`]));
    expect([editor.pack, editor.canUndo]).toEqual([null, false]);
  });
});

test("a pack that was edited opens a match with its numbers", async () => {
  const game: AnyGame = await loadGame("zombiaki");
  const editor = new Editor(game);
  const before = Number(editor.built("cards", "zombie-2", "count"));
  expect(editor.set("cards", "zombie-2", "count", String(before + 2))).toBeNull();
  const cards = (content: Editor["pack"]) =>
    JSON.stringify(Match.open(game, { players: 2, seed: "1", content }).state).length;
  expect(cards(editor.pack)).toBeGreaterThan(cards(null));
});

test("a deck of its own is edited by itself, and its numbers are those of that deck's matches", async () => {
  for (const id of gameIds) expect(editionsOf(await loadGame(id)).length, id).toBe(id === "zombiaki" ? 2 : 1);
  const game: AnyGame = await loadGame("zombiaki");
  const [usual, portal] = editionsOf(game);
  expect([usual.value, portal?.value]).toEqual(["german", "portal-2003"]);
  const editor = new Editor(game, portal);
  const napalm = ["cards", "napalm", "count"] as const;
  expect([new Editor(game).built(...napalm), editor.built(...napalm)]).toEqual([0, 1]);
  expect(editor.set(...napalm, "3")).toBeNull();
  expect([new Editor(game).pack, new Editor(game, portal).pack]).toEqual([null, editor.pack]);
  const { options } = editor.edition;
  const cards = (content: Editor["pack"]) =>
    JSON.stringify(Match.open(game, { players: 2, seed: "1", options, content }).state).length;
  expect(cards(editor.pack)).toBeGreaterThan(cards(null));
  // Neither deck may be left without a card of a side.
  for (const { id, side } of CARDS) if (side === "humans") editor.set("cards", id, "count", "0");
  expect(editor.problems).toEqual(["content.cards: the humans have no card at all."]);
});

test("what the storage holds of an older kind, or of numbers that are no more allowed, is left out", async () => {
  const game: AnyGame = await loadGame("zombiaki");
  for (const text of ["{", "7", JSON.stringify({ version: 2, steps: [], at: 0 })]) {
    shelf.set("endzeit-content-zombiaki", text);
    expect(new Editor(game).pack).toBeNull();
  }
  const edit = { list: "cards", id: "zombie-2", field: "count", from: 6, to: 5 };
  const steps = [[edit, { ...edit, to: 999 }, { ...edit, id: "nobody" }]];
  shelf.set("endzeit-content-zombiaki", JSON.stringify({ version: 1, steps, at: 9 }));
  expect(new Editor(game).pack).toEqual({ game: "zombiaki", cards: [{ id: "zombie-2", count: 5 }] });
});
