import type { FaceRow } from "./faces.ts";
import {
  BEARDS,
  BROWS,
  COATS,
  EXTRAS,
  EYES,
  type FaceLayer,
  type FacePart,
  HAIRS,
  HATS,
  HEADS,
  HUES,
  INK,
  LIPS,
  MOUTHS,
  SKINS,
  TEETH,
} from "./parts.ts";

const LIGHT = "#fff1d6";

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** The right half of a head's outline, from the crown to the chin. */
function half(head: keyof typeof HEADS, to: 1 | -1): string {
  const [temple, jaw] = HEADS[head];
  const x = (from: number): string => n(30 + to * from);
  return to === 1
    ? `C${x(temple * 0.72)} 13.2 ${x(temple)} 18.4 ${x(temple)} 25.6C${x(temple)} 31 ${x(jaw + 1)} 34.8 ${x(jaw * 0.84)} 37Q${x(jaw * 0.42)} 40.8 30 40.8`
    : `Q${x(jaw * 0.42)} 40.8 ${x(jaw * 0.84)} 37C${x(jaw + 1)} 34.8 ${x(temple)} 31 ${x(temple)} 25.6C${x(temple)} 18.4 ${x(temple * 0.72)} 13.2 30 13.2`;
}

/** What a face is made of, from the back to the front. */
export function layersOf(face: FaceRow): readonly FaceLayer[] {
  const layers: FaceLayer[] = [];
  const add = (fill: string, d: string | undefined, more: Partial<FaceLayer> = {}): void => {
    if (d !== undefined && d !== "") layers.push({ fill, d, ...more });
  };
  const [hatName, hatHue = INK, bandHue = hatHue] = face.hat ?? (["none"] as const);
  const hair: FacePart = HAIRS[face.hair];
  const hat: FacePart & { readonly band?: string } = HATS[hatName];
  const [coatName, coatHue, overHue = coatHue] = face.coat;
  const skin = SKINS[face.skin];
  const hue = HUES[face.hue];
  const [temple] = HEADS[face.head];
  const [top, low] = face.sky;
  const dark = face.skin === "deep" || face.skin === "dark";

  add(top, "M0 0H60V60H0Z");
  add(low, "M30 8A27 27 0 1 1 29.9 8Z", { opacity: 0.92 });
  add(hatHue, hat.back);
  add(hue, hair.back);
  add(INK, hat.back ?? hair.back, { opacity: 0.22 });
  add(coatHue, COATS[coatName].d);
  add(INK, "M36 43.6Q55 46.6 57 62H38Q41 52 36 43.6Z", { opacity: 0.18 });
  add(skin, "M25 35H35V43.6Q33.4 48 30 50Q26.6 48 25 43.6Z");
  add(INK, "M25 38.6Q30 44.6 35 37.4V43.6Q33.4 48 30 50Q29 46.6 25 43.4Z", { opacity: 0.34 });
  add(overHue, COATS[coatName].over);
  // Ears, then the head, and on its right the side that no lamp reaches: brow, nose and lips are where the shadow ends.
  add(
    skin,
    `M${n(30 - temple + 0.6)} 24.6A2.4 3.2 0 1 0 ${n(30 - temple + 1.2)} 30.6ZM${n(30 + temple - 0.6)} 24.6A2.4 3.2 0 1 1 ${n(30 + temple - 1.2)} 30.6Z`,
  );
  add(INK, `M${n(30 + temple - 0.6)} 24.6A2.4 3.2 0 1 1 ${n(30 + temple - 1.2)} 30.6Z`, { opacity: 0.3 });
  add(skin, `M30 13.2${half(face.head, 1)}${half(face.head, -1)}Z`);
  add(
    INK,
    `M31 13.2${half(face.head, 1)}Q33 39 31.4 36.4Q33 34.6 31.2 33.6L33.8 32.2Q31.4 28.6 31 26Q34.4 21 31 13.2Z`,
    { opacity: dark ? 0.36 : 0.26 },
  );
  const features = dark ? "#0c0a12" : INK;
  add(features, EYES[face.eyes], { opacity: 0.92 });
  add(
    face.hue === "white" || face.hue === "grey" || face.hue === "blond" || face.hue === "red" ? hue : features,
    BROWS[face.brows],
  );
  const beard = face.beard ?? "none";
  add(hue, BEARDS[beard]);
  if (beard === "full" || beard === "long" || beard === "short" || beard === "goatee")
    add(dark ? "#b5695a" : "#c47a66", LIPS);
  add(face.mouth === "grin" || face.mouth === "awe" ? "#4a171c" : dark ? "#c26a58" : "#8a3a38", MOUTHS[face.mouth]);
  if (face.mouth === "grin") add("#fff8ea", TEETH);
  add(hue, hair.front);
  add(LIGHT, hair.shine, { opacity: 0.2 });
  for (const extra of face.extras ?? []) layers.push(...EXTRAS[extra]);
  add(hatHue, hat.front);
  add(bandHue, hat.band);
  add(LIGHT, hat.shine, { opacity: 0.22 });
  return layers;
}
