import { type FigureArt, figures, zombieArt } from "./figures.ts";

/**
 * The printed scenes of the cards, 150 × 104, in five inks that follow the light: s sky, d disc, f far, n near, i ink;
 * r, w, y, h are blood and fire. A number behind the ink makes it a line of that width.
 */
export type Layer = readonly [ink: string, d: string, at?: string];
export interface CardScene {
  /** Moon or sun: x, y, radius. */
  readonly disc: readonly [number, number, number];
  /** How far down the hills stand. */
  readonly far?: number;
  readonly graves?: true;
  readonly layers: readonly Layer[];
  /** Height of the ground in front; 0 for none. */
  readonly front?: number;
}

export const HILLS = "M-300 60V3Q-60 4 -40 -1T24 -1Q38 -3 50 1T104 3T155 -2T230 2H450V60Z";
export const GRAVES =
  "M8 4V-8A4 4 0 0 1 16 -8V4Z M32 4V-5H28V-8H32V-14H35V-8H39V-5H35V4Z M52 4L53 -9L55 -12L57 -9L58 4Z M96 4V-7A4 4 0 0 1 104 -7V4Z M116 4V-4H112V-7H116V-12H119V-7H123V-4H119V4Z M136 4L137 -10L139 -13L141 -10L142 4Z";

const fig = (art: FigureArt, x: number, y: number, size: number, ink = "i", flip = false): Layer => [
  ink,
  figures[art],
  `translate(${x} ${y})scale(${flip ? -size : size} ${size})translate(-60 -200)`,
];

/** One flame after another along a line. */
export function flames(x: number, y: number, width: number, height: number, n: number): string {
  let d = "";
  for (let i = 0; i < n; i++) {
    const w = (width / n) * 1.5;
    const left = x + (i * width) / n - w / 6;
    const h = height * (0.62 + ((i * 7) % 5) * 0.095);
    const lean = ((i * 5) % 7) * 0.09 - 0.22;
    const top = left + w * (0.5 + lean);
    d += `M${left.toFixed(1)} ${y}C${left.toFixed(1)} ${(y - h * 0.45).toFixed(1)} ${(top - w * 0.1).toFixed(1)} ${(y - h * 0.5).toFixed(1)} ${top.toFixed(1)} ${(y - h).toFixed(1)}C${(top + w * 0.1).toFixed(1)} ${(y - h * 0.55).toFixed(1)} ${(left + w).toFixed(1)} ${(y - h * 0.4).toFixed(1)} ${(left + w).toFixed(1)} ${y}Z`;
  }
  return d;
}

/** A wall of bricks, with its upper edge broken. */
export function bricks(x: number, y: number, columns: number, rows: number, w = 17, h = 8): string {
  let d = "";
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const missing = (row === 0 && (column * 5) % 7 > 3) || (row === 1 && column === 4);
      if (missing) continue;
      const left = Math.max(x, x + column * w - (row % 2 ? w / 2 : 0));
      const right = Math.min(x + columns * w, x + (column + 1) * w - (row % 2 ? w / 2 : 0));
      if (right - left > 2) d += `M${left} ${y + row * h}H${right - 1.6}V${y + row * h + h - 1.6}H${left}Z`;
    }
  }
  return d;
}

const SHOOTER =
  "M-44 70L-38 30Q-34 12 -18 10L-12 6Q-16 -8 -6 -14Q8 -18 12 -6L12 4L20 8Q30 12 34 20L62 14L62 8L66 8L66 12L112 3L112 7L64 18L40 27L24 26L30 70Z";
const shooter: Layer = ["i", SHOOTER, "translate(44 44)scale(.78)"];
const RUBBLE = "M-300 104V94L0 92L18 90L22 84L40 86L60 83L78 88L96 85L118 91L150 88L450 94V104Z";
const SCOPE = "M-24 0A24 24 0 1 0 24 0A24 24 0 1 0 -24 0M-32 0H-12M12 0H32M0 -32V-12M0 12V32";
const BOLT = "M70 0L46 40H62L50 78L92 30H74L88 0Z";

export const CAR =
  "M6 62L8 46Q9 42 16 40L34 36L52 20Q56 17 62 17L104 17Q111 17 116 21L134 37L150 40Q158 42 158 50L158 62Q158 66 154 66L146 66A15 15 0 0 0 116 66L52 66A15 15 0 0 0 22 66L10 66Q6 66 6 62ZM26 66A11 11 0 1 0 48 66A11 11 0 1 0 26 66ZM120 66A11 11 0 1 0 142 66A11 11 0 1 0 120 66ZM68 4H98V17H68Z";
export const CAR_GLASS =
  "M46 35L58 23Q60 21 64 21L80 21L80 36L46 37Z M85 21L103 21Q108 21 112 25L124 36L85 36ZM33 66A4 4 0 1 0 41 66A4 4 0 1 0 33 66ZM127 66A4 4 0 1 0 135 66A4 4 0 1 0 127 66ZM76 4H78V17H76ZM86 4H88V17H86Z";
const car = (x: number, y: number, size: number): Layer[] => [
  ["i", CAR, `translate(${x} ${y})scale(${size})`],
  ["d", CAR_GLASS, `translate(${x} ${y})scale(${size})`],
  ["i3", "M98 10C110 0 114 12 124 2", `translate(${x} ${y})scale(${size})`],
  ["y", "M124 -6L126 0L132 2L126 4L124 10L122 4L116 2L122 0Z", `translate(${x} ${y})scale(${size})`],
];

const pit = (depth: number): Layer[] => [
  ["n", "M-300 48H0L150 44H450V104H-300Z"],
  ["i", "M12 72L26 61L54 63L72 56L104 60L134 70L122 86L92 92L66 88L34 93Z"],
  ["f", "M12 72L26 61L54 63L72 56L104 60L134 70L112 69L74 65L44 71Z"],
  ["f2.6", depth > 1 ? "M96 64L104 88M110 66L118 86M99 72L112 72M102 80L116 80" : "M30 76L44 80M40 84L52 80"],
  ["d2", depth > 1 ? "M50 78v8M62 76v9M74 77v8" : ""],
];

const barrier: Layer[] = [
  ["i", "M26 92L34 48H40L36 92ZM114 92L110 48H116L124 92Z"],
  ["i", "M12 50H138V72H12Z"],
  ["d", "M20 53H34L24 69H15V61ZM48 53H64L54 69H38ZM78 53H94L84 69H68ZM108 53H124L114 69H98ZM134 53V61L129 69H128Z"],
  ["y", "M30 48A6 6 0 0 1 42 48ZM108 48A6 6 0 0 1 120 48Z"],
  ["h", "M34 44A3 3 0 0 1 38 44ZM112 44A3 3 0 0 1 116 44Z"],
];

export const BARREL = "M44 34Q75 24 106 34V84Q75 96 44 84Z";
const barrel: Layer[] = [
  ["i", BARREL],
  ["f", "M44 34Q75 24 106 34Q75 44 44 34Z"],
  ["d3", "M44 50Q75 60 106 50M44 68Q75 78 106 68"],
  ["d", "M75 52Q86 66 75 74Q64 66 75 52Z"],
];

const mine: Layer[] = [
  ["i", "M38 84Q38 64 75 62Q112 64 112 84Q112 92 75 93Q38 92 38 84Z"],
  ["f", "M54 70Q75 64 96 70Q92 76 75 76Q58 76 54 70Z"],
  ["i", "M72 70V46H68L75 38L82 46H78V70Z"],
  ["d2", "M56 40L50 30M94 40L100 30M75 28V18M40 52L30 46M110 52L120 46"],
];

const net =
  "M-5 20L60 104M15 10L90 104M45 6L120 104M75 6L150 100M105 10L155 72M155 20L90 104M135 10L60 104M105 6L30 104M75 6L0 100M45 10L-5 72";

const HAND =
  "M58 104V74L34 56Q30 48 38 48L58 58V22Q62 14 67 22V50L70 14Q75 6 80 14V50L84 20Q89 13 94 21L92 54L97 34Q103 28 107 36L102 78L98 104Z";

const zombie = (strength: number): CardScene => ({
  disc: [84, 46, 33],
  far: 76,
  graves: true,
  layers: [fig(zombieArt(strength), 76, 104, strength >= 9 ? 0.5 : strength >= 7 ? 0.47 : 0.45)],
  front: 98,
});

const burst = (n: number): CardScene => ({
  disc: [112, 44, 24],
  far: 70,
  layers: [
    fig("shambler", 124, 90, 0.26, "n"),
    fig("reacher", 104, 88, 0.24, "n"),
    shooter,
    ...Array.from(
      { length: n },
      (_, i): Layer => ["h2.4", `M${100 + i * 7} ${52 - i * 8}h${14 + i * 3}M${122 + i * 8} ${50 - i * 8}h9`],
    ),
    ["i", RUBBLE],
  ],
  front: 0,
});

const shot = (good: boolean): CardScene => ({
  disc: [106, 46, 26],
  far: 70,
  layers: [
    fig("shambler", 112, 86, good ? 0.31 : 0.25, "n"),
    shooter,
    ["i", RUBBLE],
    ...(good ? [["r2.6", SCOPE, "translate(112 50)scale(.62)"] as const] : []),
  ],
  front: 0,
});

export const scenes: { readonly [card: string]: CardScene } = {
  "zombie-1": zombie(1),
  "zombie-2": zombie(2),
  "zombie-3": zombie(3),
  "zombie-4": zombie(4),
  "zombie-5": zombie(5),
  "zombie-6": zombie(6),
  "zombie-7": zombie(7),
  "zombie-9": zombie(9),
  dog: { disc: [54, 50, 28], far: 80, graves: true, layers: [fig("dog", 78, 102, 0.58)], front: 98 },
  bite: {
    disc: [72, 44, 32],
    far: 78,
    layers: [
      fig("captive", 52, 104, 0.42, "n"),
      fig("reacher", 86, 104, 0.45),
      ["r", "M62 34q5 8 0 12q-5 -4 0 -12ZM70 46q4 7 0 10q-4 -3 0 -10Z"],
    ],
    front: 98,
  },
  meat: {
    disc: [56, 46, 30],
    far: 82,
    layers: [
      ["d", "M36 24L66 18L74 60L44 66Z"],
      ["n2", "M42 30L62 26M44 38L65 34M46 46L58 44"],
      [
        "i",
        "M150 92L104 84L84 62L58 60Q52 56 58 52L80 50L62 42Q60 36 66 36L88 42L72 28Q74 22 80 25L98 40L92 26Q97 21 101 27L112 50L126 60L150 64Z",
      ],
      ["n", "M0 84L150 74V86L0 96ZM16 60L28 58L32 104H20Z"],
    ],
    front: 98,
  },
  boss: {
    disc: [84, 42, 34],
    far: 76,
    graves: true,
    layers: [fig("boss", 80, 104, 0.46), ["y", "M60 14L56 2L66 8L74 -2L82 8L92 2L88 14Z", "translate(6 4)"]],
    front: 98,
  },
  hunger: {
    disc: [96, 44, 30],
    far: 76,
    layers: [
      fig("reacher", 112, 102, 0.36, "n"),
      fig("lurcher", 88, 104, 0.42, "n"),
      fig("reacher", 58, 104, 0.46),
      ["d2", "M104 40h26M110 54h30M104 68h24"],
    ],
    front: 98,
  },
  claws: {
    disc: [75, 46, 34],
    far: 78,
    layers: [
      fig("brute", 75, 104, 0.46),
      ["h4", "M34 22Q60 48 62 88M54 16Q80 44 82 84M74 12Q100 40 102 78"],
      ["r1.6", "M36 24Q60 50 62 86M56 18Q80 46 82 82M76 14Q100 42 102 76"],
    ],
    front: 98,
  },
  click: {
    disc: [60, 48, 30],
    far: 80,
    layers: [
      ["i", "M16 34H104V28L110 22L116 34Q124 36 124 44L140 92H112L100 62H78Q74 74 64 70L62 62H52V56H16Z"],
      ["d", "M62 38H86V50H62ZM66 60H78Q76 68 68 64Z"],
      ["r4", "M10 20L34 68M34 20L10 68"],
    ],
    front: 98,
  },
  "not-so-fast": {
    disc: [75, 48, 34],
    far: 84,
    layers: [
      ["i", HAND],
      ["d2", "M44 90Q30 84 26 70M110 90Q124 84 126 68"],
    ],
    front: 100,
  },
  shield: {
    disc: [84, 44, 33],
    far: 78,
    layers: [fig("brute", 92, 103, 0.44, "n", true), fig("captive", 60, 104, 0.4)],
    front: 98,
  },
  pickaxe: {
    disc: [100, 34, 20],
    far: 66,
    layers: [
      ["n", bricks(12, 50, 8, 6, 16, 9)],
      ["i", "M30 96L92 24L98 29L38 102Z"],
      ["i", "M64 14Q96 8 120 44Q124 50 118 50Q96 24 66 24Q58 20 64 14Z"],
      ["h2", "M116 58l10 6M108 66l4 11M124 46l11 -2"],
    ],
    front: 98,
  },
  swap: {
    disc: [75, 44, 32],
    far: 78,
    layers: [
      fig("shambler", 44, 104, 0.4, "n"),
      fig("brute", 108, 104, 0.42),
      ["h3.4", "M50 14Q76 0 102 14M102 14L92 6M102 14L92 20"],
      ["h3.4", "M100 96Q76 86 54 96M54 96L62 88M54 96L64 101"],
    ],
    front: 0,
  },
  terror: {
    disc: [75, 46, 36],
    far: 84,
    layers: [
      ["i", "M75 10Q112 12 112 52Q112 92 75 100Q38 92 38 52Q38 12 75 10Z"],
      ["h", "M50 44A10 10 0 1 0 70 44A10 10 0 1 0 50 44ZM80 44A10 10 0 1 0 100 44A10 10 0 1 0 80 44Z"],
      ["i", "M57 44A3.4 3.4 0 1 0 64 44A3.4 3.4 0 1 0 57 44ZM87 44A3.4 3.4 0 1 0 94 44A3.4 3.4 0 1 0 87 44Z"],
      ["d", "M64 84Q64 66 75 66Q86 66 86 84Q80 90 75 90Q70 90 64 84Z"],
      ["n", "M0 104V60Q10 52 16 64L22 48Q30 46 30 60L34 104ZM150 104V60Q140 52 134 64L128 48Q120 46 120 60L116 104Z"],
    ],
    front: 0,
  },
  merge: {
    disc: [75, 42, 34],
    far: 78,
    layers: [
      fig("shambler", 26, 102, 0.34, "n"),
      fig("shambler", 124, 102, 0.34, "n", true),
      fig("twins", 74, 104, 0.46),
    ],
    front: 98,
  },
  shot: shot(false),
  "good-shot": shot(true),
  "burst-2": burst(2),
  "burst-3": burst(3),
  sniper: {
    disc: [75, 52, 44],
    far: 66,
    graves: true,
    layers: [
      fig("shambler", 72, 118, 0.5),
      ["i", "M-300 -400H450V104H-300ZM75 8A44 44 0 1 0 75 96A44 44 0 1 0 75 8Z"],
      ["i2.4", "M31 52H66M84 52H119M75 8V43M75 61V96"],
      ["r2.4", "M66 52A9 9 0 1 0 84 52A9 9 0 1 0 66 52"],
    ],
    front: 0,
  },
  flamethrower: {
    disc: [36, 34, 20],
    far: 76,
    layers: [
      fig("reacher", 120, 98, 0.36, "n"),
      ["w", "M56 58Q84 34 104 44Q128 34 146 50Q136 60 146 74Q120 82 104 74Q82 80 56 62Z"],
      ["y", "M56 59Q84 46 104 54Q120 48 132 58Q120 66 104 66Q82 70 56 61Z"],
      ["h", "M56 60Q78 54 98 60Q78 64 56 61Z"],
      fig("human", 30, 102, 0.42),
      ["i", "M28 56L58 58V62L30 64ZM8 44H20V78H8Z"],
    ],
    front: 98,
  },
  gasoline: {
    disc: [100, 36, 20],
    far: 68,
    layers: [
      ["n", "M-300 84H0L150 78H450V104H-300Z"],
      ["i", "M40 38L52 26L84 26L104 14L108 19L92 34L92 88L40 88Z"],
      ["i5", "M56 26V18H74V26"],
      ["f4", "M48 44L84 78M84 44L48 78"],
      ["d", "M106 18Q118 24 116 44Q118 70 112 84Q136 80 140 92Q120 100 92 94Q104 88 108 70Q112 40 106 18Z"],
    ],
    front: 0,
  },
  "street-on-fire": {
    disc: [75, 34, 24],
    far: 60,
    layers: [
      ["n", "M0 104V36L18 22L36 36V104ZM114 104V36L132 22L150 36V104Z"],
      ["i", "M58 46H92L126 104H24Z"],
      ["w", flames(30, 104, 90, 62, 6)],
      ["y", flames(36, 104, 78, 38, 6)],
      ["h", flames(44, 104, 62, 18, 6)],
      fig("reacher", 74, 70, 0.2, "i"),
    ],
    front: 0,
  },
  voltage: {
    disc: [96, 42, 28],
    far: 78,
    layers: [
      fig("lurcher", 104, 103, 0.42),
      ["i2", "M0 14Q70 34 150 10M0 26Q70 46 150 22"],
      ["i", "M20 8H26V104H20ZM8 16H38V20H8Z"],
      ["y", BOLT, "translate(2 18)scale(1.04)"],
      ["h", BOLT, "translate(28 30)scale(.66)"],
    ],
    front: 98,
  },
  grenade: {
    disc: [75, 50, 36],
    far: 84,
    layers: [
      ["i", "M52 46Q52 34 64 32H86Q98 34 98 46V74Q96 96 75 96Q54 96 52 74Z"],
      ["i", "M66 18H86V32H66ZM84 18L104 26L108 56L102 58L98 32L84 26Z"],
      ["i3", "M48 14A9 9 0 1 0 66 14A9 9 0 1 0 48 14"],
      ["f2", "M52 50H98M52 66H98M56 82H94M64 34V94M86 34V94"],
    ],
    front: 99,
  },
  "car-bomb": { disc: [75, 42, 30], far: 64, layers: car(6, 22, 0.86), front: 92 },
  mine: { disc: [75, 44, 30], far: 76, layers: [["n", "M-300 86Q75 76 450 86V104H-300Z"], ...mine], front: 0 },
  "pit-1": { disc: [38, 24, 15], far: 40, layers: pit(1), front: 0 },
  "pit-2": { disc: [38, 24, 15], far: 40, layers: pit(2), front: 0 },
  "wall-5": { disc: [108, 30, 20], far: 66, layers: [["i", bricks(11, 36, 8, 7, 16, 9)]], front: 98 },
  "wall-6": { disc: [108, 24, 20], far: 66, layers: [["i", bricks(11, 22, 8, 9, 16, 8.6)]], front: 98 },
  barrel: { disc: [75, 44, 34], far: 78, layers: [["d2", "M16 40h18M8 54h22M16 68h18"], ...barrel], front: 94 },
  barrier: { disc: [75, 34, 24], far: 66, layers: barrier, front: 90 },
  net: { disc: [75, 46, 32], far: 76, layers: [fig("shambler", 75, 103, 0.44, "n"), ["i1.8", net]], front: 98 },
  "holy-picture": {
    disc: [75, 44, 32],
    far: 84,
    layers: [
      ["d2", "M111 44h26M13 44h26M106 26l22 -12M44 26l-22 -12M106 62l22 12M44 62l-22 12M93 12l10 -14M57 12l-10 -14"],
      ["i", "M52 104V40Q52 18 75 16Q98 18 98 40V104Z"],
      ["d", "M66 44A9 11 0 1 0 84 44A9 11 0 1 0 66 44Z"],
      ["f", "M56 104V72Q60 58 75 58Q90 58 94 72V104Z"],
      ["d", "M72 66h6v8h8v6h-8v18h-6V80h-8v-6h8Z"],
    ],
    front: 98,
  },
  searchlight: {
    disc: [118, 40, 14],
    far: 74,
    layers: [
      ["h", "M34 52L150 16V92Z"],
      fig("reacher", 116, 98, 0.4),
      ["i", "M10 34L34 46V64L10 76Q2 56 10 34ZM16 76H22L28 104H8Z"],
    ],
    front: 99,
  },
  "back-off": {
    disc: [54, 44, 28],
    far: 78,
    layers: [
      fig("shambler", 130, 100, 0.34, "n"),
      fig("lurcher", 110, 102, 0.34, "n"),
      fig("human", 44, 104, 0.45),
      ["i", "M46 50L78 44L88 34L90 42L96 42L90 50L80 52L48 60Z"],
      ["h2.4", "M98 30h30M120 24l9 6l-9 6"],
    ],
    front: 98,
  },
  soap: {
    disc: [92, 44, 28],
    far: 80,
    layers: [
      ["i", figures.shambler, "translate(100 92)rotate(62)scale(.4)translate(-60 -200)"],
      ["d", "M26 82Q26 76 34 76H62Q70 76 70 82V90Q70 96 62 96H34Q26 96 26 90Z"],
      ["i1.6", "M34 84H62M36 76Q48 70 60 76"],
      [
        "h1.8",
        "M22 62A6 6 0 1 0 34 62A6 6 0 1 0 22 62M40 50A4 4 0 1 0 48 50A4 4 0 1 0 40 50M58 62A5 5 0 1 0 68 62A5 5 0 1 0 58 62",
      ],
    ],
    front: 98,
  },
  punch: {
    disc: [86, 46, 32],
    far: 82,
    layers: [
      [
        "h",
        "M106 10L112 30L132 20L124 40L146 46L126 56L138 76L116 70L110 92L100 72L84 84L88 62L70 52L88 42L82 24L100 32Z",
      ],
      ["i", "M0 56L44 50Q48 34 62 32H92Q104 32 104 42L106 66Q104 80 88 80H60L44 76L0 88Z"],
      ["f2", "M66 34V52M80 33V52M92 34V52M60 54H104"],
    ],
    front: 99,
  },
  napalm: {
    disc: [112, 30, 18],
    far: 68,
    layers: [
      ["i", "M8 20L52 16L74 4L78 6L66 20L96 22Q104 26 96 28L62 30L48 42L42 41L48 29L14 28Z"],
      ["i", "M70 46Q74 42 78 46L80 58L74 64L68 58Z"],
      ["w", flames(34, 104, 84, 40, 5)],
      ["y", flames(42, 104, 70, 26, 5)],
      ["h", flames(50, 104, 52, 13, 5)],
    ],
    front: 0,
  },
};

/** Things lying in the street, as scenes of their cards. */
export const thingScenes = {
  mine: "mine",
  pit: "pit-2",
  wall: "wall-5",
  car: "car-bomb",
  barrel: "barrel",
  barrier: "barrier",
} as const;
