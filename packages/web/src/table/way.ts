import { linkTo } from "../router.ts";
import { keep, kept, ofWindow } from "../small.ts";

const key = (id: string): string => `endzeit.way.${id}`;

/** Keeps for this window where a match is looked back at from, when that is not its own table. */
export function keepWay(id: string, link: string): void {
  keep(ofWindow, key(id), link);
}

/** The link back to the table that a replay was opened from. */
export const wayBack = (id: string): string => kept(ofWindow, key(id)) ?? linkTo({ page: "table", id });
