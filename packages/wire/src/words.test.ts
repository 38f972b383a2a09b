import { expect, test } from "vitest";
import { readRequest } from "./words.ts";

const answered = (answer: unknown) => readRequest({ do: "answer", id: 1, key: "test-key-1", at: 0, answer });

test("an answer has terms: words, numbers, yes and no, and lists of words and numbers", () => {
  const answers = [{}, { play: "shot", at: "B3" }, { take: 2, pass: false }, { cards: ["axe", 3], "by way of": [] }];
  for (const answer of answers)
    expect(answered(answer)).toEqual({ request: { do: "answer", id: 1, key: "test-key-1", at: 0, answer } });
});

test("what is no answer is refused by its place", () => {
  const wrong: unknown[] = [
    ...[null, undefined, "pass", 3, ["pass"]],
    ...[{ at: null }, { at: { x: 1 } }, { cards: [["axe"]] }, { cards: [true] }, { cards: [null] }],
    ...[{ ["t".repeat(41)]: 1 }, { word: "w".repeat(201) }, { cards: Array.from({ length: 201 }, () => 1) }],
    ...[JSON.parse('{"__proto__":"x"}'), JSON.parse('{"constructor":1}')],
  ];
  for (const answer of wrong)
    expect(answered(answer)).toMatchObject({ problem: expect.stringMatching(/^answer: is no answer/) });
});
