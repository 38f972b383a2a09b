import type { Outcome } from "@endzeit/engine";
import { isBetrayal } from "../content/secrets-deck.ts";
import { isOut } from "../rules/groups.ts";
import type { State } from "../state.ts";

/** A colony that stands counts half for a loyal seat that missed its own goal: an ally does not let it fall for the other half. */
const COLONY = 0.5;

export function utility({ winners, reason }: Outcome, seat: number, s: State): number {
  if (winners.includes(seat)) return 1;
  const [secret] = s.secret[seat];
  const isLoyal = secret !== undefined && !isBetrayal(secret) && s.exiled[seat] === 0 && !isOut(s, seat);
  return isLoyal && reason === "objective" ? COLONY : 0;
}
