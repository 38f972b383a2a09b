import { type BotName, botNames, isBotName } from "@endzeit/bots";
import { type Language, languageIds } from "@endzeit/engine";
import * as v from "valibot";
import { RequestError } from "./codes.ts";
import { MAX_BATCH } from "./lines.ts";

/** A request as it came: an object whose fields are still to be checked. */
export type RequestFields = { readonly [field: string]: unknown };

/** An own field; what an object inherits is not in the request. */
export function field(request: RequestFields, name: string): unknown {
  return Object.hasOwn(request, name) ? request[name] : undefined;
}

function read<T>(request: RequestFields, name: string, what: string, shape: v.GenericSchema<unknown, T>): T {
  const found = v.safeParse(shape, field(request, name), { message: `must be ${what}.` });
  if (found.success) return found.output;
  const [issue] = found.issues;
  const at = issue.path?.map(({ key }) => `[${String(key)}]`).join("") ?? "";
  // Only the names of bots are guarded.
  throw new RequestError(issue.type === "guard" ? "unknown-bot" : "bad-request", `${name}${at}: ${issue.message}`);
}

export function textField(request: RequestFields, name: string): string {
  return read(request, name, "a text", v.string());
}

/** Made once for each range: to make one costs more than to use it. */
const wholes = new Map<string, v.GenericSchema<unknown, number>>();

function wholeShape(min: number, max: number): v.GenericSchema<unknown, number> {
  const key = `${min} ${max}`;
  const known = wholes.get(key);
  if (known !== undefined) return known;
  const made = v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
  wholes.set(key, made);
  return made;
}

/** A whole number of a range, or `otherwise` when it is absent. */
export function numberField(
  request: RequestFields,
  name: string,
  min: number,
  max: number,
  otherwise?: number,
): number {
  const shape = wholeShape(min, max);
  return read(
    request,
    name,
    `a whole number from ${min} to ${max}`,
    otherwise === undefined ? shape : v.optional(shape, otherwise),
  );
}

const A_SEED = "must be a text or a number.";
const SeedShape = v.pipe(v.union([v.string(), v.pipe(v.number(), v.finite())], A_SEED), v.transform(String));

/** A seed: a text, or a number that stands for its digits. */
export function seedField(request: RequestFields, otherwise: string): string {
  return read(request, "seed", "a text or a number", v.optional(SeedShape, otherwise));
}

const SeedsShape = v.pipe(v.array(SeedShape), v.minLength(1), v.maxLength(MAX_BATCH));

/** A seed for each of many matches. */
export function seedsField(request: RequestFields): readonly string[] {
  return read(request, "seeds", `a list of 1 to ${MAX_BATCH} texts or numbers`, SeedsShape);
}

/** A list whose items are checked one by one. */
export function listField(request: RequestFields, name: string): readonly unknown[] {
  return read(request, name, "a list", v.array(v.unknown()));
}

/** One of some words, the first where it is absent. */
export function oneOfField<const W extends string>(
  request: RequestFields,
  name: string,
  words: readonly [W, ...W[]],
): W {
  const what = words.map((word) => `"${word}"`).join(" or ");
  return read(request, name, what, v.optional(v.picklist(words), words[0]));
}

const LanguageShape = v.nullish(v.picklist(languageIds), "en");

export function languageField(request: RequestFields): Language {
  return read(request, "lang", languageIds.map((id) => `"${id}"`).join(" or "), LanguageShape);
}

const BOTS = botNames.join(", ");
const A_BOT = `the name of a bot (${BOTS})`;
const BotShape = v.pipe(
  v.string(`must be ${A_BOT}.`),
  v.guard(isBotName, ({ input }) => `there is no bot "${input.slice(0, 40)}". Known: ${BOTS}.`),
);

export function botField(request: RequestFields): BotName {
  return read(request, "bot", A_BOT, BotShape);
}

const BenchShape = v.nullish(v.array(v.nullable(BotShape)), null);

/** By each seat the bot that plays it, null where none does; null where no seat has one. */
export function benchField(request: RequestFields): readonly (BotName | null)[] | null {
  return read(request, "bots", `a list with ${A_BOT} or null for each seat`, BenchShape);
}

/** One bot for all seats, or a list with one for each. */
export function botsField(request: RequestFields, players: number): BotName[] {
  const list = v.pipe(
    v.array(v.unknown()),
    v.length(players, `must be a name, or a list of ${players}, one for each seat.`),
    v.array(BotShape),
  );
  const one = v.pipe(
    BotShape,
    v.transform((bot) => new Array<BotName>(players).fill(bot)),
  );
  return read(
    request,
    "bots",
    A_BOT,
    v.lazy((bots) => (Array.isArray(bots) ? list : one)),
  );
}
