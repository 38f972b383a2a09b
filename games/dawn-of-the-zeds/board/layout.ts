/** How the board lies in its room: all roads at their size beside what belongs to them; one road under, or beside, all four at a glance. */
export type Layout = "wide" | "tall" | "split";

/** By the width and height of the room, in rem at the usual text size. */
export const layoutOf = (width: number, height: number): Layout =>
  width >= 46 && height >= 29 ? "wide" : width >= 23 && width > 1.15 * height ? "split" : "tall";
