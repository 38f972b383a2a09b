import bones from "./bones.json" with { type: "json" };

/**
 * Who walks the street, as silhouettes 120 wide with the feet at y = 200. A figure is written down as bones
 * and what hangs on them (bones.json), so that a pose costs a few numbers instead of a drawing.
 */
interface Bones {
  /** Heads: x, y, radii, tilt. */
  readonly heads: readonly (readonly number[])[];
  /** x, y, radius to x, y, radius. */
  readonly limbs: readonly (readonly number[])[];
  /** Coat, feet, claws. */
  readonly rest: string;
}

const one = (n: number) => String(Math.round(n * 10) / 10);

function capsule([x1, y1, r1, x2, y2, r2]: readonly number[]): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const nx = -(y2 - y1) / length;
  const ny = (x2 - x1) / length;
  const at = (x: number, y: number, r: number) => `${one(x + nx * r)} ${one(y + ny * r)}`;
  return `M${at(x1, y1, -r1)}L${at(x2, y2, -r2)}A${r2} ${r2} 0 0 1 ${at(x2, y2, r2)}L${at(x1, y1, r1)}A${r1} ${r1} 0 0 1 ${at(x1, y1, -r1)}Z`;
}

function head([x, y, rx, ry, tilt]: readonly number[]): string {
  const angle = (tilt * Math.PI) / 180;
  const dx = Math.sin(angle) * ry;
  const dy = Math.cos(angle) * ry;
  return `M${one(x + dx)} ${one(y - dy)}A${rx} ${ry} ${tilt} 0 1 ${one(x - dx)} ${one(y + dy)}A${rx} ${ry} ${tilt} 0 1 ${one(x + dx)} ${one(y - dy)}Z`;
}

const draw = (bones: Bones) => bones.heads.map(head).join("") + bones.limbs.map(capsule).join("") + bones.rest;

export type FigureArt = keyof typeof bones;

const drawn = (name: FigureArt): string => draw(bones[name]);
export const figures: { readonly [name in FigureArt]: string } = {
  crawler: drawn("crawler"),
  reacher: drawn("reacher"),
  shambler: drawn("shambler"),
  lurcher: drawn("lurcher"),
  brute: drawn("brute"),
  mauler: drawn("mauler"),
  twins: drawn("twins"),
  horde: drawn("horde"),
  boss: drawn("boss"),
  dog: drawn("dog"),
  captive: drawn("captive"),
  human: drawn("human"),
};

/**
 * 1 has lost its legs, 2 is thin with both arms ahead, 3 lets its arms hang, 4 drags a leg, 5 is broad, 6 has its arms over its head, 7 and
 * 8 are two grown together, 9 and more are three.
 */
const byStrength: readonly FigureArt[] = [
  "crawler",
  "crawler",
  "reacher",
  "shambler",
  "lurcher",
  "brute",
  "mauler",
  "twins",
  "twins",
  "horde",
];

/** The pose of a zombie: what it was when it was whole decides, so that a wounded giant stays a giant. */
export const zombieArt = (healthy: number): FigureArt => byStrength[Math.min(healthy, 9)] ?? "horde";
