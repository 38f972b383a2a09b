import { describe, expect, it } from "vitest";
import { linkTo, type Route, readRoute } from "../src/router.ts";

describe("links", () => {
  const routes: readonly Exclude<Route, { page: "unknown" }>[] = [
    { page: "home" },
    { page: "saves" },
    { page: "history" },
    { page: "settings" },
    { page: "about" },
    { page: "gallery" },
    { page: "lab" },
    { page: "game", game: "zombiaki", open: null },
    { page: "game", game: "zombiaki", open: "table" },
    { page: "game", game: "zombiaki", open: "friends" },
    { page: "contest", game: "zombiaki", contest: null },
    { page: "contest", game: "zombiaki", contest: "2026-W49" },
    { page: "puzzles", game: "zombiaki" },
    { page: "group", id: null, secret: null },
    { page: "group", id: "abc", secret: null },
    { page: "group", id: "abc", secret: "def" },
    { page: "table", id: "a b/c" },
    { page: "replay", id: "abc", step: null },
    { page: "replay", id: "abc", step: 17 },
    { page: "rules", game: "zombiaki", anchor: null },
    { page: "content", game: "zombiaki" },
    { page: "rules", game: "zombiaki", anchor: "R42" },
  ];

  it.each(routes)("reads back the link of $page", (route) => {
    expect(readRoute(linkTo(route))).toEqual(route);
  });

  it("knows the address that a new table had in earlier days", () => {
    expect(readRoute("#/new/zombiaki")).toEqual({ page: "game", game: "zombiaki", open: "table" });
  });

  it.each([
    "#/nowhere",
    "#/table",
    "#/table/a/b",
    "#/game/zombiaki/elsewhere",
    "#/replay/a/minus",
    "#/saves/x",
    "#/rules/a/b/c",
    "#/table/%E0%A4%A/x",
  ])("knows that %s leads nowhere", (link) => {
    expect(readRoute(link).page).toBe("unknown");
  });
});
