import { type AnyGame, text } from "@endzeit/engine";
import type { Clock, Facts } from "@endzeit/wire";
import { settings } from "../settings.svelte.ts";
import { tn } from "../texts/net.ts";

/** How long each may think, in words. */
export function timeWords(clock: Clock | null): string {
  if (clock === null) return tn("terms.no-clock");
  return clock.kind === "days"
    ? tn("terms.days", { n: clock.days })
    : tn("terms.live", { n: clock.minutes, s: clock.increment });
}

/** The rules that differ from the usual, in words. */
export function unusualRules(game: AnyGame, options: Facts["options"]): readonly string[] {
  const say = (key: string): string => text(game.texts[settings.lang], key);
  return game.options.flatMap((spec) => {
    const value = options[spec.id];
    if (value === undefined || value === spec.default) return [];
    const name = say(`option.${spec.id}`);
    if (spec.kind === "choice") return [`${name}: ${say(`option.${spec.id}.${value}`)}`];
    return [value === true ? name : tn("terms.without", { name })];
  });
}
