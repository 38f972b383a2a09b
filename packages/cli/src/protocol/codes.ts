import type { Refusal } from "@endzeit/engine";

/** Every code of a failed request, with what it means. `docs/protocol.md` carries the same table. */
export const CODES = {
  "bad-json": "The line is not JSON.",
  "too-long": "The line is longer than the limit.",
  "too-deep": "The request is nested deeper than the limit.",
  "bad-request": "A field is missing or of the wrong kind; the message names it.",
  "unknown-request": "There is no such `do`.",
  "unknown-game": "There is no game of that id.",
  "unknown-match": "There is no match of that number, or it was dropped.",
  "unknown-bot": "There is no bot of that name.",
  "too-many":
    "A batch or a `step` holds more than the limit, or the reply of a batch has grown too long: what is told so was not done.",
  "too-many-matches": "The limit of open matches is reached: drop some.",
  "bad-table": "Players, options or content do not fit the game.",
  "bad-state": "The position cannot be played on; the message names each field.",
  "bad-undo": "No answer was given that could be taken back.",
  refused: "The rules refuse the answer, or the match does not wait for this seat; `refusal` says why.",
  "not-a-save": "The object is no save file.",
  "newer-save": "The save was made by a newer version.",
  "damaged-save": "The save does not lead where it says.",
  "other-game": "The save is a match of another game.",
  "other-rules": "The save was played by an older version of the rules.",
  internal: "A fault of this program. The match stands as before the request.",
} as const;

export type Code = keyof typeof CODES;

export function isCode(code: string): code is Code {
  return Object.hasOwn(CODES, code);
}

/** A request that fails. It changes nothing. */
export class RequestError extends Error {
  override readonly name = "RequestError";
  readonly code: Code;
  readonly refusal: Pick<Refusal, "rule" | "reason"> | null;
  constructor(code: Code, message: string, refusal: Pick<Refusal, "rule" | "reason"> | null = null) {
    super(message);
    this.code = code;
    this.refusal = refusal;
  }
}
