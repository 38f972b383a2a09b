/** Rooms that a board with several layouts gets, in pixels at the letters' size, by what it is shown on. */
const rooms = {
  "a phone held upright": [360, 412, 16],
  "a short phone held upright": [360, 325, 16],
  "a phone held sideways": [416, 320, 14],
  "a large phone held sideways": [549, 390, 14],
  "a laptop at twice its size": [468, 450, 14],
  "a tablet": [1024, 508, 14],
  "a laptop": [952, 615, 16],
  "a laptop whose question is long": [952, 541, 16],
} as const;

/** How a board lies in one of these rooms. */
export function layoutIn<Layout>(
  room: keyof typeof rooms,
  layoutOf: (width: number, height: number) => Layout,
): Layout {
  const [width, height, rem] = rooms[room];
  return layoutOf(width / rem, height / rem);
}
