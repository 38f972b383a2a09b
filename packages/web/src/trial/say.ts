import type { PairedDifference } from "@endzeit/lab/anywhere";
import { settings } from "../settings.svelte.ts";
import { tt } from "../texts/trial.ts";
import type { FigureRow } from "./figures.ts";

/** A number as it is read: wins in points of a hundred, all with at most one place. */
export function figure(n: number, of: "share" | "plain" = "plain", signed = false): string {
  const rounded = Math.round((of === "share" ? n * 100 : n) * 10) / 10;
  const sign = signed && rounded > 0 ? "+" : "";
  // A minus as wide as the plus, and no minus before a nought.
  return `${sign}${new Intl.NumberFormat(settings.lang, { maximumFractionDigits: 1 }).format(rounded + 0)}`.replace(
    "-",
    "−",
  );
}

/** A difference with its interval, for a sentence. */
export function spoken({ what, mean, low, high }: PairedDifference): { n: string; low: string; high: string } {
  const of = what.of === "wins" ? "share" : "plain";
  return { n: figure(mean, of, true), low: figure(low, of, true), high: figure(high, of, true) };
}

/** The same the other way round: how much more the first has than the second. */
export function turned(difference: PairedDifference): PairedDifference {
  const { mean, low, high } = difference;
  return { ...difference, mean: -mean, low: -high, high: -low };
}

/** What is known so roughly is not said to the last digit. */
const roughly = (n: number): number => Number(n.toPrecision(2));

/** What a row comes to in a plain sentence: that it may be chance, or `told`, what it is. */
export function verdictSaid({ verdict, difference }: FigureRow, told: () => string): string {
  if (verdict === "few") return tt("trial.few");
  if (difference.alike && difference.mean === 0) return tt("trial.alike");
  if (verdict !== "noise") return verdict === "likely" ? `${told()} ${tt("trial.likely")}` : told();
  const { needed, pairs } = difference;
  return needed !== null && needed > pairs
    ? `${tt("trial.noise")} ${tt("trial.needed", { n: figure(roughly(needed)) })}`
    : tt("trial.noise");
}
