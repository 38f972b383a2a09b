/** Things that stand in the city and on the cards: as paths with their foot at 0 0. A second path, if any, is cut out in light. */
const things = {
  house: ["M-26 0V-22L0 -44L26 -22V0ZM10 -36V-48H16V-30Z", "M-16 -16H-6V-6H-16ZM6 -16H14V0H6Z"],
  shed: ["M-20 0V-18L-22 -20L0 -30L22 -20L20 -18V0Z", "M-5 -14H5V0H-5Z"],
  pine: ["M0 -52L9 -32H5L13 -15H7L16 0H-16L-7 -15H-13L-5 -32H-9Z"],
  tree: ["M-3 0V-16Q-20 -18 -17 -32Q-16 -46 0 -48Q16 -46 17 -32Q20 -18 3 -16V0Z"],
  block: [
    "M-20 0V-76H-6V-84H8V-76H20V0Z",
    "M-14 -68H-8V-60H-14ZM2 -68H8V-60H2ZM-14 -50H-8V-42H-14ZM10 -50H15V-42H10ZM2 -30H8V-22H2Z",
  ],
  tower: ["M-15 0V-96L15 -108V0Z", "M-9 -84H-4V-76H-9ZM3 -88H8V-80H3ZM-9 -62H-4V-54H-9ZM3 -44H8V-36H3Z"],
  car: [
    "M-32 -5V-15L-20 -18L-12 -29H12L21 -18L32 -14V-5H26A7 7 0 0 1 12 -5H-12A7 7 0 0 1 -26 -5ZM-24 -5a5 5 0 1 1 10 0a5 5 0 1 1 -10 0M14 -5a5 5 0 1 1 10 0a5 5 0 1 1 -10 0",
    "M-10 -26H-1V-19H-15ZM2 -26H10L16 -19H2Z",
  ],
  wreck: [
    "M-32 -2L-30 -14L-18 -17L-16 -26L10 -30L20 -18L32 -16L30 -3L10 -6L-12 -1Z",
    "M-12 -23L0 -25L-2 -18L-14 -17ZM4 -26L9 -27L15 -19L5 -19Z",
  ],
  van: [
    "M-38 -6V-40H20Q34 -38 38 -22V-6H30A8 8 0 0 1 14 -6H-16A8 8 0 0 1 -32 -6ZM-30 -6a6 6 0 1 1 12 0a6 6 0 1 1 -12 0M16 -6a6 6 0 1 1 12 0a6 6 0 1 1 -12 0",
    "M-32 -34H-14V-24H-32ZM-8 -34H10V-24H-8ZM20 -34Q29 -32 31 -24H18Z",
  ],
  bus: [
    "M-48 -5V-36H44L48 -30V-5ZM-34 -5a7 7 0 1 1 14 0a7 7 0 1 1 -14 0M22 -5a7 7 0 1 1 14 0a7 7 0 1 1 -14 0",
    "M-43 -31H-30V-20H-43ZM-25 -31H-12V-20H-25ZM-7 -31H6V-20H-7ZM11 -31H24V-20H11ZM29 -31H42V-20H29Z",
  ],
  tent: ["M-28 0L-2 -36L2 -36L28 0Z", "M-9 0L0 -22L9 0Z"],
  fire: ["M-16 0L14 -6L15 -2L-15 4ZM16 0L-14 -6L-15 -2L15 4Z"],
  door: ["M-22 0V-66H22V0Z", "M-16 -60H-2V-36H-16ZM2 -60H16V-36H2ZM-16 -30H-2V-4H-16ZM2 -30H16V-4H2Z"],
  crate: ["M-18 0V-24H18V0Z", "M-14 -20H14V-17H-14ZM-14 -7H14V-4H-14Z"],
  fence: [
    "M-40 0V-20H-37V-15H-23V-20H-20V-15H-3V-20H0V-15H17V-20H20V-15H37V-20H40V0H37V-9H20V0H17V-9H0V0H-3V-9H-20V0H-23V-9H-37V0Z",
  ],
  barn: ["M-30 0V-24L-20 -38H20L30 -24V0Z", "M-9 0V-20H9V0Z"],
  sign: ["M-2 0V-30H-16V-48H16V-30H2V0Z"],
  bench: ["M-22 0V-10H-26V-14H26V-10H22V0H18V-10H-18V0Z"],
  police: [
    "M-58 0V-34H-34V-50H34V-34H58V0ZM-6 -50V-66H6V-50Z",
    "M-50 -26H-38V-12H-50ZM38 -26H50V-12H38ZM-10 0V-24H10V0ZM-26 -42H-16V-32H-26ZM16 -42H26V-32H16Z",
  ],
  cdc: [
    "M-70 0V-20H-50V-44H-20V-60H20V-44H50V-20H70V0Z",
    "M-44 -38H-24V-34H-44ZM-44 -28H-24V-24H-44ZM-14 -54H14V-50H-14ZM-14 -43H14V-39H-14ZM24 -38H44V-34H24ZM24 -28H44V-24H24ZM-12 0V-22H12V0Z",
  ],
  store: [
    "M-48 0V-70H48V0ZM-54 -70H54V-76H-54Z",
    "M-42 -22H-16V-4H-42ZM16 -22H42V-4H16ZM-9 0V-22H9V0ZM-40 -62H40V-46H-40Z",
  ],
  lot: ["M-66 0V-26H-63V-4H-45V-26H-42V-4H-22V-26H-19V-4H3V-26H6V-4H27V-26H30V-4H48V-26H51V-4H66V0Z"],
} satisfies Record<string, readonly [string, string?]>;

export type ThingName = keyof typeof things;
export const isThing = (name: string): name is ThingName => Object.hasOwn(things, name);

const FLAME = "M0 0Q-13 -6 -9 -17Q-6 -12 -4 -24Q2 -30 2 -38Q11 -25 10 -13Q13 -4 0 0Z";

/** A thing as the inside of an SVG, its foot at a place. */
export function thing(
  name: ThingName,
  x: number,
  y: number,
  size = 1,
  ink = "var(--pr-ink)",
  light = "var(--pr-disc)",
): string {
  const [d, cut]: readonly [string, string?] = things[name];
  const flames =
    name === "fire"
      ? `<path d="${FLAME}" fill="#d0562d"/><path d="${FLAME}" transform="scale(.66)" fill="#ffb45c"/><path d="${FLAME}" transform="scale(.34)" fill="#fff1cf"/>`
      : "";
  return `<g transform="translate(${x} ${y})scale(${size} ${Math.abs(size)})"><path d="${d}" fill="${ink}" fill-rule="evenodd"/>${cut === undefined ? "" : `<path d="${cut}" fill="${light}"/>`}${flames}</g>`;
}

interface Standing {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly light: boolean;
}

/** What stands in a picture, as it is written down: `name x y size|name x y size ~ …`, a `~` where light is on. */
export const standsOf = (items: string): readonly Standing[] =>
  items
    .split("|")
    .filter(Boolean)
    .map((row) => {
      const [name = "", x, y, size, light] = row.split(" ");
      return { name, x: Number(x), y: Number(y), size: Number(size), light: light !== undefined };
    });
