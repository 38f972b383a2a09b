import { isFigure, standing } from "./figures.ts";
import { isThing, standsOf, thing } from "./things.ts";

/** The prints on the cards, 150 × 104. A scene is a list of what stands there: `name x y size`, `~` turns the light on, `-` size looks left. */
type Far = "hills" | "city" | "suburb" | "road" | "room" | "none";
interface Scene {
  readonly far: Far;
  readonly disc: readonly [x: number, y: number, r: number];
  readonly items: string;
  /** Anything else, drawn over it. */
  readonly over?: string;
}

const INK = "var(--pr-ink)";
const FAR = "var(--pr-far)";
const HOT = "#d0562d";
const LIGHT = "#fff1cf";
const line = (d: string, width: number, ink = INK): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const fill = (d: string, ink = INK): string => `<path d="${d}" fill="${ink}" fill-rule="evenodd"/>`;
const item = (over: string, disc: Scene["disc"] = [75, 46, 34]): Scene => ({ far: "none", disc, items: "", over });
const on = (far: Far, items: string, disc: Scene["disc"] = [104, 40, 20], over?: string): Scene => ({
  far,
  disc,
  items,
  ...(over === undefined ? {} : { over }),
});

const cards = (n: number, x: number, y: number): string =>
  Array.from(
    { length: n },
    (_, i) =>
      `<g transform="translate(${x + i * 15} ${y})rotate(${-8 + i * 9})"><path d="M-9 -13H9V13H-9Z" fill="${LIGHT}" stroke="${INK}" stroke-width="2"/><path d="M-4 -5H4V5H-4Z" fill="${HOT}"/></g>`,
  ).join("");

const scenes: { readonly [id: string]: Scene } = {
  // Equipment
  bat: item(
    `${line("M38 86L60 64", 6)}${line("M64 60L112 18", 13)}${line("M36 88L40 84", 10)}${line("M84 42L92 48M94 32L102 39", 2, HOT)}`,
  ),
  crossbow: item(
    `${line("M34 92L104 26", 9)}${line("M62 16Q108 14 118 22Q126 34 120 76", 6)}${line("M62 16L70 60L120 76", 1.6, LIGHT)}${line("M60 68L116 14", 2.4, LIGHT)}`,
  ),
  axe: item(
    `${line("M44 94L98 20", 7)}${fill("M84 12Q108 0 128 18Q118 24 118 40Q108 36 96 40L104 26Z", "#b3301a")}${line("M128 18Q118 24 118 40", 3, LIGHT)}`,
  ),
  shotgun: item(
    `${line("M50 66L132 24", 6)}${line("M56 70L122 37", 4)}${line("M72 60L96 48", 11)}${fill("M54 62L60 72L34 94L20 98L16 84Z")}`,
  ),
  revolver: item(
    `${fill("M46 34H122V47H92L88 60H74Q72 66 66 68L60 94H40L48 62L40 44Z")}${fill("M64 30H88V54H64Z")}${line("M68 38H84M68 46H84", 2.4, LIGHT)}${line("M74 60Q80 74 70 72", 3)}`,
  ),
  rifle: item(
    `${line("M44 62L140 22", 5)}${fill("M46 56L56 68L28 90L12 94L12 80Z")}${line("M68 46L100 32", 7)}${line("M84 52L78 68", 6)}<circle cx="104" cy="30" r="6" fill="${INK}"/>`,
  ),
  shortcut: on(
    "suburb",
    "runner 62 98 .56",
    [40, 36, 18],
    `${fill("M0 60H40V104H0ZM92 60H150V104H92Z")}${line("M8 62V100M20 62V100M32 62V100M100 62V100M112 62V100M124 62V100M138 62V100", 1.6, FAR)}${line("M54 32H98M88 22L100 32L88 42", 4, LIGHT)}`,
  ),
  hurry: on("road", "runner 86 98 .78", [110, 38, 22], line("M8 44H44M2 62H36M14 80H50", 3, LIGHT)),
  wound: item(
    `${line("M18 78L64 66L120 34", 24)}${fill("M58 46L82 40L92 74L70 82Z", LIGHT)}${fill("M72 50H80V57H87V65H80V72H72V65H65V57H72Z", "#b3301a")}${line("M120 34L138 26M122 38L140 38M118 30L130 16", 7)}`,
  ),
  "gun-bag": item(
    `${line("M52 50L36 18M74 46L72 12M98 50L116 20", 6)}${fill("M22 54Q24 44 34 44H116Q126 44 128 54V84Q126 94 116 94H34Q24 94 22 84Z")}${line("M52 60Q56 38 75 38Q94 38 98 60", 4, FAR)}${line("M30 62H120", 2, FAR)}`,
  ),
  // Encounters: fights
  stray: on("hills", "walker 70 98 .74"),
  backyard: on("suburb", "shed 112 98 1.3 ~|fence 42 98 1.1|walker 66 98 .68"),
  pack: on("hills", "shambler 44 98 .66|walker 76 98 .72|lurcher 104 98 .64"),
  "road-horde": on(
    "road",
    "shambler 22 96 .5|walker 42 98 .6|lurcher 62 98 .66|walker 84 98 .7|shambler 106 98 .64|lurcher 128 97 .54",
  ),
  "at-the-door": on(
    "room",
    "",
    [75, 50, 0],
    `${fill("M42 12H108V99H42Z", "#ffcf86")}${standing("walker", 66, 98, 0.72, INK)}${standing("lurcher", 88, 98, -0.7, INK)}${line("M42 12H108V99H42ZM75 12V99M42 44H108", 5, "var(--pr-near)")}${line("M34 66H116M34 34L116 22", 7)}`,
  ),
  "in-need": on("suburb", "person 104 98 .6 ~|walker 56 98 .66|fighter 104 98 .6"),
  "trapped-family": on(
    "none",
    "house 75 98 1.9 ~|walker 22 98 .5|shambler 128 98 -.5",
    [75, 40, 30],
    `${standing("person", 66, 88, 0.2)}${standing("child", 60, 88, 0.2)}`,
  ),
  surrounded: on(
    "city",
    "shambler 20 98 .62|walker 44 98 -.6|fighter 75 98 .58|walker 106 98 .6|lurcher 130 98 .62",
    [75, 44, 26],
  ),
  "keep-quiet": on(
    "room",
    "shambler 112 96 .7",
    [112, 46, 24],
    `${fill("M0 0H46V104H0Z")}${standing("person", 30, 98, 0.62, FAR)}${line("M64 40Q70 46 64 52M70 34Q80 46 70 58", 2.4, LIGHT)}${line("M58 62L84 30", 4, HOT)}`,
  ),
  "dark-alley": on("none", "walker 80 96 .5", [78, 50, 16], fill("M-60 -40H52V104H-60ZM104 -40H210V104H104Z")),
  "old-neighbours": on("suburb", "fence 112 98 1|walker 54 98 .66|shambler 88 98 .62", [40, 38, 18]),
  "pile-up": on("road", "wreck 36 96 1.1|car 104 97 1.1|walker 72 90 .5|bus 120 70 .5"),
  herd: on(
    "hills",
    "shambler 14 90 .36|walker 32 94 .46|lurcher 52 97 .54|walker 76 98 .6|shambler 100 96 .52|walker 120 93 .44|lurcher 138 90 .36",
  ),
  "street-fight": on("city", "walker 92 98 .72|fighter 52 98 .66", [72, 40, 24]),
  "drop-everything": on("hills", "runner 44 98 .66|walker 114 98 .62", [40, 36, 20], cards(2, 74, 84)),
  panic: on("city", "runner 34 98 -.6|runner 62 98 -.54|lurcher 116 98 .66", [100, 40, 24], cards(3, 64, 30)),
  crawler: on("road", "crawler 80 99 .86", [112, 44, 20]),
  // Encounters: other
  "love-triangle": on("none", "tent 75 98 1.2 ~|shooter 24 98 .6|person 112 98 .6|lori 132 98 .58", [75, 40, 26]),
  "food-fight": on(
    "none",
    "person 40 98 .66|person 110 98 -.66|fire 75 98 .8",
    [75, 44, 30],
    `${fill("M64 40H86V62H64Z")}${line("M64 46H86M64 56H86", 2, LIGHT)}`,
  ),
  guilt: on("hills", "person 60 98 .64", [100, 38, 18], `${fill("M94 98V66H88V60H94V52H100V60H106V66H100V98Z")}`),
  "weapons-cache": on("room", "crate 75 98 2.4", [75, 46, 30], `${line("M50 42L64 16M72 42L76 10M92 42L108 20", 5)}`),
  companion: on("hills", "person 54 98 .66|shane 92 98 .64 ~", [76, 38, 22]),
  "quiet-moment": on(
    "hills",
    "fire 75 98 .9|bench 34 98 .9|bench 116 98 .9|child 112 92 .5|person 38 92 .44",
    [110, 34, 16],
  ),
  "power-struggle": on(
    "none",
    "rick 44 98 .66|shane 108 98 -.66",
    [75, 44, 32],
    fill("M71 26H79V62H71ZM71 68H79V76H71Z", HOT),
  ),
  betrayal: on(
    "suburb",
    "runner 100 98 .6|person 40 98 .6",
    [44, 38, 20],
    fill("M108 34H128V54H108ZM112 34V28H124V34H121V31H115V34Z"),
  ),
  "press-on": on(
    "road",
    "person 52 98 .5|person 76 98 .54|child 96 98 .56",
    [75, 42, 26],
    line("M104 34H138M126 24L138 34L126 44", 4, LIGHT),
  ),
  "shared-supplies": on("none", "crate 75 98 1.5|person 34 98 .6|lori 116 98 -.6", [75, 42, 28], cards(3, 60, 48)),
  // Walker cards
  onslaught: on(
    "hills",
    "lurcher 86 98 .8|walker 42 98 .6",
    [44, 36, 22],
    line("M104 34H142M104 52H136M104 70H142", 3, LIGHT),
  ),
  charging: on(
    "road",
    "lurcher 40 98 -.62|runner 78 98 .7|walker 118 98 -.6",
    [75, 38, 24],
    line("M4 44H24M0 62H20", 3, LIGHT),
  ),
  overrun: on("city", "walker 34 98 -.64|lurcher 116 98 .66|lying 75 98 .62", [75, 42, 28]),
  bitten: item(
    `${line("M2 78L64 66L150 50", 30)}<g stroke-dasharray=".1 8.4">${line("M46 62Q74 44 102 52", 6, LIGHT)}${line("M50 78Q78 86 108 66", 6, LIGHT)}</g>${line("M66 84V96M80 82V104M94 76V92", 4.4, "#b3301a")}`,
  ),
  clinging: on("none", "person 92 98 .82|crawler 58 99 .9", [92, 42, 30], line("M66 66Q80 62 86 74", 5)),
  tough: on("hills", "lurcher 75 98 .92", [75, 44, 32], line("M40 30L62 44M108 26L86 42M110 60L90 62", 2.6, HOT)),
  "sneaking-up": on("none", "pine 20 98 1.7|pine 48 98 1.3|person 112 98 .6|walker 62 98 .56", [112, 42, 22]),
  "blood-swap": item(
    `${fill("M54 16Q78 52 78 70A24 24 0 0 1 30 70Q30 52 54 16Z", "#b3301a")}${fill("M104 34Q120 58 120 70A16 16 0 0 1 88 70Q88 58 104 34Z", "#7c2217")}${line("M44 70Q46 82 58 84", 4, LIGHT)}${line("M66 16Q96 6 112 22M112 22L112 10M112 22L100 24", 3.4, LIGHT)}`,
  ),
  // Characters
  rick: on("road", "rick 70 99 .94", [104, 40, 24]),
  lori: on("suburb", "lori 70 99 .92|child 98 99 .8", [48, 38, 22]),
  shane: on("city", "shane 75 99 .94", [75, 42, 30]),
  glenn: on("city", "glenn 72 99 .92", [110, 36, 18]),
  andrea: on("hills", "andrea 80 99 .92", [44, 40, 24]),
  dale: on("none", "van 104 98 1.1 ~|dale 52 99 .9", [50, 40, 26]),
  // Location tiles
  police: on("suburb", "police 75 98 1.15 ~", [112, 34, 18]),
  "car-lot": on("road", "car 40 84 .9 ~|wreck 108 84 .9|lot 75 98 1.1", [112, 34, 18]),
  cdc: on("hills", "cdc 75 98 .98 ~", [75, 34, 24]),
  store: on("city", "store 75 98 1 ~", [40, 34, 18]),
};

const far: { readonly [name in Far]: string } = {
  hills: `<path d="M-300 104V74Q-40 64 20 72T110 66T190 70Q300 60 450 74V104Z" fill="${FAR}"/>${[-36, -20, 6, 18, 122, 140, 156, 172].map((x, i) => thing("pine", x, 78, 0.5 + (i % 3) * 0.12, FAR)).join("")}`,
  city: `<path d="M-300 104V60H-60V44H-40V56H-18V38H4V60H22V48H40V66H58V52H66V60H86V42H104V62H118V50H134V40H150V58H176V46H200V104H-300Z" fill="${FAR}"/>`,
  suburb: `<path d="M-300 104V78H450V104Z" fill="${FAR}"/>${[-20, 28, 80, 136, 176].map((x, i) => thing("house", x, 82, 0.7 + (i % 2) * 0.14, FAR, FAR)).join("")}`,
  road: `<path d="M-300 104V70Q20 64 75 66T450 70V104Z" fill="${FAR}"/><path d="M66 67L20 104H130L84 67Z" fill="var(--pr-near)"/><path d="M74 70L72 78H78L76 70ZM71 84L68 98H82L79 84Z" fill="var(--pr-disc)"/>`,
  room: `<path d="M-300 -400H450V104H-300Z" fill="${FAR}"/>`,
  none: `<path d="M-300 104V82Q60 76 450 82V104Z" fill="${FAR}"/>`,
};

/** The inside of the SVG of a card's print. */
export function print(id: string): string {
  const scene = scenes[id];
  if (scene === undefined) return "";
  const [x, y, r] = scene.disc;
  const stands = standsOf(scene.items)
    .map(({ name, x, y, size, light }) => {
      if (isFigure(name)) return standing(name, x, y, size, INK);
      return isThing(name) ? thing(name, x, y, size, light ? "var(--pr-near)" : INK, light ? "#ffcf86" : FAR) : "";
    })
    .join("");
  return `<path d="M-300 -400H450V104H-300Z" fill="var(--pr-sky)"/>${scene.far === "room" ? far.room : ""}<circle cx="${x}" cy="${y}" r="${r}" fill="var(--pr-disc)"/>${scene.far === "room" ? "" : far[scene.far]}${stands}<path d="M-300 104V98Q20 94 75 98T450 97V500H-300Z" fill="var(--pr-near)"/>${scene.over ?? ""}`;
}
