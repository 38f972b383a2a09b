import { BETRAYALS } from "./betrayals.ts";
import type { Condition } from "./conditions.ts";
import { SECRETS } from "./secrets.ts";

/** Secret objectives as one deck: a card's number in the state is its position in SECRETS, then, behind all of those, in BETRAYALS. */

const DECK: readonly { readonly id: string; readonly conditions: readonly Condition[] }[] = [...SECRETS, ...BETRAYALS];

export const SECRET_IDS: readonly string[] = DECK.map(({ id }) => id);

export const isBetrayal = (secret: number): boolean => secret >= SECRETS.length;

/** What has to hold at the end; of a betrayal the first condition is the one that an exile replaces. */
export const conditionsOf = (secret: number): readonly Condition[] => DECK[secret].conditions;
