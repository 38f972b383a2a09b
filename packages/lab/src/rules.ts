import type { AnyGame } from "@endzeit/engine";

/** Where games come from, by their ids; null for what is none. */
export type Rules = (id: string) => Promise<AnyGame | null>;
