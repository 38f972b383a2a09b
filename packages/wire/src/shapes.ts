import * as v from "valibot";
import { FACES } from "./faces.ts";
import { NAME_PROBLEMS, nameProblem, tidyName } from "./names.ts";

/** Longest message that a client may send, in bytes. */
export const MESSAGE_BYTES = 16_384;
export const SEATS = 8;

export const SeatNumberShape = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SEATS - 1));
export const NameShape = v.pipe(
  v.string(),
  v.maxLength(MESSAGE_BYTES),
  v.transform(tidyName),
  v.check(
    (name) => nameProblem(name) === null,
    ({ input }) => NAME_PROBLEMS[nameProblem(input) ?? "empty"],
  ),
);
/** Who brings none, such as a program, is drawn as the page likes. */
export const OwnFaceShape = v.optional(v.nullable(v.picklist(FACES, "is no face that can be chosen")), null);
/** What browsers say of themselves. PostgreSQL keeps no text with a zero in it. */
const Ascii = v.regex(/^[!-~]*$/, "holds characters that no browser sends");
/** Where a browser may be called; null where it no longer wants to be. */
export const SubscriptionShape = v.nullable(
  v.object({
    endpoint: v.pipe(v.string(), v.url(), v.maxLength(1000), Ascii),
    keys: v.object({
      p256dh: v.pipe(v.string(), v.maxLength(200), Ascii),
      auth: v.pipe(v.string(), v.maxLength(100), Ascii),
    }),
  }),
);

/** 32 random bytes in base64url. */
export const SecretShape = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, "is not a secret of a seat"));
/** 12 random bytes in base64url. */
export const TableIdShape = v.pipe(v.string(), v.regex(/^[\w-]{16}$/, "is not the id of a table"));

/**
 * How long a seat may think. `live`: `minutes` for the whole match and `increment` seconds more for each answer;
 * `days`: so many days for each answer.
 */
export const ClockShape = v.variant("kind", [
  v.object({
    kind: v.literal("live"),
    minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600)),
    increment: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600)),
  }),
  v.object({ kind: v.literal("days"), days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)) }),
]);
export type Clock = v.InferOutput<typeof ClockShape>;
