import { BETRAYALS } from "./betrayals.ts";
import { SECRETS } from "./secrets.ts";

/** Secret objectives as one deck: a card's number in the state is its position in SECRETS, then, behind all of those, in BETRAYALS. */

export const SECRET_IDS: readonly string[] = [...SECRETS, ...BETRAYALS].map(({ id }) => id);

export const isBetrayal = (secret: number): boolean => secret >= SECRETS.length;
