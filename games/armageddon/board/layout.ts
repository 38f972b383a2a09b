/** How the board lies in its room: everything beside each other; one page at a time, under its tabs, or in a low room beside them. */
export type Layout = "wide" | "tall" | "low";

/** By the width and height of the room, in rem at the usual text size. */
export const layoutOf = (width: number, height: number): Layout =>
  width >= 50 && height >= 30 ? "wide" : height < 29 && width > 1.1 * height ? "low" : "tall";
