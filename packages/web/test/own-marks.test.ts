import { expect, test } from "vitest";
import { forgetMarks, markOf, setMark } from "../src/table/own-marks.ts";

test("whoever takes the device next sees no mark of the one before; a match that is forgotten leaves none", () => {
  setMark("a table", 0, 2, "suspicious");
  setMark("a table", 1, 2, "trusted");
  setMark("another", 0, 2, "unsure");
  expect([markOf("a table", 0, 2), markOf("a table", 1, 2), markOf("a table", 2, 0)]).toEqual([
    "suspicious",
    "trusted",
    "",
  ]);
  setMark("a table", 0, 2, "");
  expect([markOf("a table", 0, 2), markOf("a table", 1, 2)]).toEqual(["", "trusted"]);
  forgetMarks("a table");
  expect([markOf("a table", 1, 2), markOf("another", 0, 2)]).toEqual(["", "unsure"]);
});
