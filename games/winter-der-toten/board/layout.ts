/** How the board lies in its room: everything beside each other; one page under its tabs; or, in a low room, beside them. */
export type Layout = "wide" | "tall" | "low";

/** From this height on all of it is there at once; from the other one on with room to spare. */
const LOW = 28;
export const ROOMY = 31.5;

/** By the width and height of the room, in rem at the usual text size. */
export const layoutOf = (width: number, height: number): Layout =>
  width >= 46 && height >= LOW ? "wide" : width > 1.15 * height ? "low" : "tall";

/** The pages of a small board. */
export const PAGES = ["colony", "locations", "goals"] as const;
export type Page = (typeof PAGES)[number];
