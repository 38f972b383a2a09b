import { linkTo } from "../router.ts";

const key = (id: string): string => `endzeit.way.${id}`;

/** Keeps for this window where a match is looked back at from, when that is not its own table. */
export function keepWay(id: string, link: string): void {
  try {
    sessionStorage.setItem(key(id), link);
  } catch {
    // Without a store the way leads to the match's own table.
  }
}

/** The link back to the table that a replay was opened from. */
export function wayBack(id: string): string {
  let kept: string | null = null;
  try {
    kept = sessionStorage.getItem(key(id));
  } catch {
    // As above.
  }
  return kept ?? linkTo({ page: "table", id });
}
