import type { Answer } from "@endzeit/engine";
import { expect, test } from "vitest";
import { type Chance, type Position, type Table, table } from "./table.ts";

/** What an ability or a card does: a position, answers, what is so then; where it does not do it; when it is refused. */
export interface Deed {
  readonly at: Position;
  readonly chance?: Chance;
  readonly answers: readonly Answer[];
  readonly gives: (t: Table) => unknown;
  readonly is: unknown;
  /** The same otherwise: what differs of the position, of chance and answers, and what is so then. */
  readonly else?: Partial<Pick<Deed, "at" | "chance" | "answers">> & { readonly is: unknown };
  /** What differs of the position, the answer (that of the deed unless it is named) and why it is refused. */
  readonly refused?: readonly Refused[];
}
interface Refused {
  readonly at?: Position;
  readonly first?: readonly Answer[];
  readonly answer?: Answer;
  readonly why: string;
}

export function play({ at, chance = [], answers }: Pick<Deed, "at" | "chance" | "answers">): Table {
  const t = table(at);
  if (chance.length > 0) t.chance(...chance);
  return t.answer(...answers);
}

/** Tests of a deed: that it is done, and that it is not where it is not. */
export function checkDeed(deed: Deed): void {
  const { at, gives, is, answers, else: otherwise, refused = [] } = deed;
  test("does what it says", () => {
    expect(gives(play(deed))).toEqual(is);
  });
  if (otherwise !== undefined)
    test("and not otherwise", () => {
      const other = { ...deed, ...otherwise, at: { ...at, ...otherwise.at } };
      expect(gives(play(other))).toEqual(otherwise.is);
    });
  for (const { at: more = {}, first = [], answer = answers[0], why } of refused)
    test(`${JSON.stringify(answer)} is refused: ${why}`, () => {
      expect(play({ at: { ...at, ...more }, answers: first }).refusal(answer ?? {})).toBe(why);
    });
}
