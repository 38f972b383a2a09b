import { FIRST_ROWS } from "./crossroads-1-40.ts";
import { SECOND_ROWS } from "./crossroads-41-80.ts";
import type { CrossroadsRow } from "./crossroads-rows.ts";
import type { Mark } from "./marks.ts";

export const FLAGS_MARK: Mark = "SI";

const rows = [...FIRST_ROWS, ...SECOND_ROWS];

export type CrossroadsId = (typeof rows)[number]["id"];
export const CROSSROADS: readonly CrossroadsRow<CrossroadsId>[] = rows;
