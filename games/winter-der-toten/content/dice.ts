import type { Mark } from "./marks.ts";

/** Infektionswürfel: its faces, and on how many of the twelve sides each is. */
export const EXPOSURE_DIE = [
  { face: "blank", sides: 6 },
  { face: "wound", sides: 3 },
  { face: "frostbite", sides: 2 },
  { face: "bitten", sides: 1 },
] as const;
export const EXPOSURE_DIE_MARK: Mark = "A";
