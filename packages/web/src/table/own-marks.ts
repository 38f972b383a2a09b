import * as v from "valibot";
import { drop, keep, kept, local } from "../small.ts";

const MarksShape = v.record(v.string(), v.record(v.string(), v.string()));

const keyOf = (match: string): string => `endzeit-marks-${match}`;

function marksIn(match: string): v.InferOutput<typeof MarksShape> {
  try {
    const read = v.safeParse(MarksShape, JSON.parse(kept(local, keyOf(match)) ?? "{}"));
    return read.success ? read.output : {};
  } catch {
    return {};
  }
}

/** What the person at a seat has noted beside another one, for nobody else's eyes: no runner of a match hears of it. "" for nothing. */
export const markOf = (match: string, by: number, of: number): string => marksIn(match)[by]?.[of] ?? "";

/** Notes it on this device alone, or, with "", takes it away. */
export function setMark(match: string, by: number, of: number, mark: string): void {
  const marks = marksIn(match);
  keep(local, keyOf(match), JSON.stringify({ ...marks, [by]: { ...marks[by], [of]: mark } }));
}

/** The match or the seat is no longer on this device: nor is what was noted there. */
export const forgetMarks = (match: string): void => drop(local, keyOf(match));
