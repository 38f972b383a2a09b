/** Who walks the city: silhouettes in a box of 60 × 100, feet at y = 96, of thick strokes with round ends. */
interface Pose {
  readonly head: readonly [x: number, y: number];
  readonly body: string;
  readonly limbs: string;
  /** Hat, hair, weapon. */
  readonly more?: string;
  /** How thick the body is. */
  readonly wide?: number;
}

const LEGS = "M27 56L24 76L23 93M33 56L36 76L37 93";
const ARMS = "M22 32L16 48L19 60M38 32L44 48L41 60";
const person = (more?: string, limbs = ARMS + LEGS, wide = 16): Pose => ({
  head: [30, 13],
  body: "M30 32V52",
  limbs,
  wide,
  ...(more === undefined ? {} : { more }),
});

const poses = {
  rick: person(
    "M15 9Q30 4 45 9L44 11Q30 7 16 11ZM20 8L23 -1Q30 -4 37 -1L40 8Q30 5 20 8ZM46 40H66V45H56L53 52H48L50 45H46Z",
    `M22 32L16 48L19 60M38 32L50 42${LEGS}`,
  ),
  lori: person("M20 16Q18 2 30 3Q42 2 40 16L42 32H36L37 14Q30 8 23 14L24 32H18Z", undefined, 13),
  shane: person("M8 62L5 58L52 14L55 18ZM42 22L55 10L60 14L48 28Z", `M20 32L14 46L26 46M40 32L47 47L45 60${LEGS}`, 20),
  glenn: person("M20 12Q20 3 30 3Q40 3 40 11H50V14H20ZM38 30Q52 30 50 52H40Z", undefined, 14),
  andrea: person(
    "M21 14Q19 3 30 3Q41 3 39 12Q46 18 44 30L39 28L37 15ZM-6 40H38V44H22L18 50H12L14 44H-6Z",
    `M22 32L10 42M38 32L34 44L24 45${LEGS}`,
    13,
  ),
  dale: person("M12 10H48V7H40Q40 -3 30 -3Q20 -3 20 7H12ZM23 17H37Q37 27 30 28Q23 27 23 17Z", undefined, 18),
  person: person(),
  child: { head: [30, 40], body: "M30 56V68", limbs: "M24 56L20 70M36 56L40 70M28 72L26 93M32 72L34 93", wide: 12 },
  shooter: person("M44 24H70V28H54L52 34H46Z", `M24 32L40 34L46 30M36 32L46 30${LEGS}`),
  fighter: person("M40 12L60 -14L66 -9L46 16Z", `M22 32L34 22L42 14M38 32L46 24L43 14${LEGS}`),
  runner: {
    head: [40, 14],
    body: "M36 32L30 50",
    limbs: "M32 32L18 38L12 30M40 34L48 46L58 42M28 54L40 68L36 84M26 54L14 66L-2 64M36 84L40 86",
    wide: 14,
  },
  walker: {
    head: [21, 17],
    body: "M28 36L31 53",
    limbs: "M24 34L9 40L-2 36M29 38L14 49L3 48M29 56L25 76L27 93M34 56L41 74L46 92",
  },
  shambler: {
    head: [36, 15],
    body: "M29 34L31 53",
    limbs: "M21 34L14 52L10 66M38 34L47 48L52 61M27 56L23 76L17 93M33 56L36 76L34 93",
  },
  lurcher: {
    head: [22, 15],
    body: "M29 34L31 54",
    limbs: "M22 34L8 24L4 8M38 36L48 48L44 62M28 57L18 74L20 93M34 57L42 74L52 91",
    wide: 19,
  },
  crawler: {
    head: [10, 68],
    body: "M24 75L42 82",
    limbs: "M20 74L4 87L-4 90M26 71L12 58L2 58M46 84L60 92M46 88L58 94",
    wide: 13,
  },
  lying: {
    head: [4, 86],
    body: "M20 86L36 88",
    limbs: "M16 82L8 72M22 90L14 95M40 87L58 84L68 87M40 91L58 93L66 94",
    wide: 13,
  },
} satisfies Record<string, Pose>;

export type FigureName = keyof typeof poses;
export const isFigure = (name: string): name is FigureName => Object.hasOwn(poses, name);

/** A figure as the inside of an SVG, in one ink. */
export function figure(name: FigureName, ink = "currentColor"): string {
  const { head, body, limbs, more, wide = 16 }: Pose = poses[name];
  const line = `fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<circle cx="${head[0]}" cy="${head[1]}" r="8" fill="${ink}"/><path d="${body}" ${line} stroke-width="${wide}"/><path d="${limbs}" ${line} stroke-width="7.4"/>${more === undefined ? "" : `<path d="${more}" fill="${ink}"/>`}`;
}

/** The same, with its feet at a place, `size` times as large; negative sizes look the other way. */
export function standing(name: FigureName, x: number, y: number, size: number, ink?: string): string {
  return `<g transform="translate(${x} ${y})scale(${size} ${Math.abs(size)})translate(-30 -96)">${figure(name, ink)}</g>`;
}
