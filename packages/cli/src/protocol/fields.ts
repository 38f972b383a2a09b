import { type BotName, botNames, isBotName } from "@endzeit/bots";
import { isLanguage, type Language, languageIds } from "@endzeit/engine";
import { RequestError } from "./codes.ts";

/** A request as it came: an object whose fields are still to be checked. */
export type RequestFields = { readonly [field: string]: unknown };

/** An own field; what an object inherits is not in the request. */
export function field(request: RequestFields, name: string): unknown {
  return Object.hasOwn(request, name) ? request[name] : undefined;
}

function bad(name: string, what: string): RequestError {
  return new RequestError("bad-request", `${name}: must be ${what}.`);
}

export function textField(request: RequestFields, name: string): string {
  const value = field(request, name);
  if (typeof value !== "string") throw bad(name, "a text");
  return value;
}

/** A whole number of a range, or `otherwise` when it is absent. */
export function numberField(
  request: RequestFields,
  name: string,
  min: number,
  max: number,
  otherwise?: number,
): number {
  const value = field(request, name);
  if (value === undefined && otherwise !== undefined) return otherwise;
  if (typeof value !== "number" || !Number.isInteger(value) || value < min || value > max) {
    throw bad(name, `a whole number from ${min} to ${max}`);
  }
  return value;
}

/** A seed: a text, or a number that stands for its digits. */
export function seedField(request: RequestFields, otherwise: string): string {
  const value = field(request, "seed");
  if (value === undefined) return otherwise;
  if (typeof value === "string") return value;
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  throw bad("seed", "a text or a number");
}

export function languageField(request: RequestFields): Language {
  const value = field(request, "lang") ?? "en";
  if (typeof value !== "string" || !isLanguage(value))
    throw bad("lang", languageIds.map((id) => `"${id}"`).join(" or "));
  return value;
}

function botNamed(value: unknown, name: string): BotName {
  if (typeof value !== "string") throw bad(name, `the name of a bot (${botNames.join(", ")})`);
  if (!isBotName(value)) {
    throw new RequestError(
      "unknown-bot",
      `${name}: there is no bot "${value.slice(0, 40)}". Known: ${botNames.join(", ")}.`,
    );
  }
  return value;
}

export function botField(request: RequestFields): BotName {
  return botNamed(field(request, "bot"), "bot");
}

/** One bot for all seats, or a list with one for each. */
export function botsField(request: RequestFields, players: number): BotName[] {
  const value = field(request, "bots");
  if (!Array.isArray(value)) return new Array<BotName>(players).fill(botNamed(value, "bots"));
  if (value.length !== players) throw bad("bots", `a name, or a list of ${players}, one for each seat`);
  return value.map((bot: unknown, seat) => botNamed(bot, `bots[${seat}]`));
}
