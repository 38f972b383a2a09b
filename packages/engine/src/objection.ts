import type { Objection } from "./game.ts";

/** Why an answer is refused that is not listed; `about` is what the game's text names: a place, a card, a seat. */
export const objection = <Reason extends string>(reason: Reason, about = -1): Objection<Reason> => ({ reason, about });
