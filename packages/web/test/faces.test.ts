import { botNames, personOf } from "@endzeit/bots";
import { languageIds } from "@endzeit/engine";
import { FACES } from "@endzeit/wire";
import { render } from "svelte/server";
import { expect, test } from "vitest";
import { layersOf } from "../src/faces/draw.ts";
import Face from "../src/faces/Face.svelte";
import { allFaces, drawn } from "../src/faces/faces.ts";
import { CALLED } from "../src/faces/words.ts";

const markup = (face: (typeof allFaces)[number]): string =>
  render(Face, { props: { face } }).body.replace(/data-face="\w+"/, "");

test("there are 24 faces to choose from, and every face is drawn otherwise than every other", () => {
  expect(FACES).toHaveLength(24);
  expect(new Set(allFaces).size).toBe(allFaces.length);
  expect(new Set(allFaces.map(markup)).size).toBe(allFaces.length);
});

/** Two that share sky and hair would be one in the small: each pair differs in its largest shapes, not only in a mouth. */
test("no two faces have the same sky", () => {
  expect(new Set(allFaces.map((face) => drawn(face).sky.join())).size).toBe(allFaces.length);
});

test("a face is few shapes of sound data", () => {
  for (const face of allFaces) {
    const layers = layersOf(drawn(face));
    expect(layers.length, face).toBeLessThan(32);
    for (const { fill, d, opacity = 1, width = 1 } of layers) {
      expect(fill, face).toMatch(/^#[\da-f]{3,6}$/);
      expect(d, face).toMatch(/^M[-\d.\sA-Za-z]+$/);
      expect(d, face).not.toMatch(/NaN|undefined/);
      expect(opacity > 0 && opacity <= 1 && width > 0, face).toBe(true);
    }
  }
});

test("who is called after a face is nobody else's namesake, and each face is said in every language in words of its own", () => {
  expect(new Set(FACES.map((face) => CALLED[face].name)).size).toBe(FACES.length);
  for (const lang of languageIds)
    expect(new Set(FACES.map((face) => CALLED[face].looks[lang])).size).toBe(FACES.length);
});

test("the four levels are persons with a face and a voice, in every language; the other bots are nobody", () => {
  const persons = [1, 2, 3, 4].map((level) => personOf(`level-${level}`));
  expect(persons.map((person) => person?.name)).toEqual(["Ole", "Mila", "Brandt", "Frau Grau"]);
  for (const person of persons) {
    if (person === null) continue;
    expect(allFaces).toContain(person.face);
    for (const line of Object.values(person.lines))
      for (const lang of languageIds) expect(line[lang].length).toBeGreaterThan(8);
  }
  for (const bot of botNames.filter((name) => !name.startsWith("level-"))) expect(personOf(bot)).toBeNull();
  expect(personOf("toString")).toBeNull();
});
