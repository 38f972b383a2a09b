import type { Numbers, Spelled } from "../state.ts";
import { BETRAYALS } from "./betrayals.ts";
import type { Condition } from "./conditions.ts";
import { CRISES, type CrisisEffect } from "./crises.ts";
import { EXILES } from "./exiles.ts";
import type { SymbolName } from "./locations.ts";
import { SECRETS } from "./secrets.ts";
import { readConditions, readEffects, readSymbols } from "./spelled.ts";

/** What crises do and objectives want in a match: as built in, unless its content pack says otherwise. */

interface CrisisPrint {
  readonly symbols: readonly SymbolName[];
  readonly effects: readonly CrisisEffect[];
}
interface ExilePrint {
  readonly loyal: readonly Condition[];
  readonly betrayer: readonly Condition[];
}
interface Printed {
  readonly crises: readonly CrisisPrint[];
  /** By number of the deck: secrets, then betrayals (content/secrets-deck.ts). */
  readonly secrets: readonly (readonly Condition[])[];
  readonly exiles: readonly ExilePrint[];
}

const BUILT_IN: Printed = {
  crises: CRISES,
  secrets: [...SECRETS, ...BETRAYALS].map(({ conditions }) => conditions),
  exiles: EXILES,
};

/** Copies of a state share what is printed, so each pack is read once for a match. */
const read = new WeakMap<Spelled, Printed>();

function printedIn({ numbers: { spelled } }: Numbered): Printed {
  if (spelled === undefined) return BUILT_IN;
  const known = read.get(spelled);
  if (known !== undefined) return known;
  const printed: Printed = {
    crises: spelled.effects.map((effects, crisis) => ({
      symbols: readSymbols(spelled.symbols[crisis]),
      effects: readEffects(effects),
    })),
    secrets: spelled.conditions.map(readConditions),
    exiles: spelled.loyal.map((loyal, exile) => ({
      loyal: readConditions(loyal),
      betrayer: readConditions(spelled.betrayer[exile]),
    })),
  };
  read.set(spelled, printed);
  return printed;
}

/** A state or a view: what is printed is open. */
export interface Numbered {
  readonly numbers: Numbers;
}

export const crisisOf = (match: Numbered, crisis: number): CrisisPrint => printedIn(match).crises[crisis];

/** What has to hold at the end; of a betrayal the first condition is the one that an exile replaces. */
export const conditionsOf = (match: Numbered, secret: number): readonly Condition[] => printedIn(match).secrets[secret];

export const exileOf = (match: Numbered, exile: number): ExilePrint => printedIn(match).exiles[exile];
