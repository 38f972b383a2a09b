export * from "./agenda.ts";
export * from "./chance.ts";
export * from "./contest.ts";
export { type Encoding, encodingOf } from "./encoding.ts";
export * from "./explanations.ts";
export { Faults } from "./faults.ts";
export * from "./fields.ts";
export * from "./finale.ts";
export { forced, guarded } from "./forced.ts";
export * from "./form-check.ts";
export * from "./game.ts";
export { gameOf, shareOfWin } from "./game-of.ts";
export { hashOf, hashText } from "./hash.ts";
export * from "./hidden.ts";
export { imagine } from "./imagine.ts";
export * from "./interrupts.ts";
export { alike, canonical, isObject, type Json, type JsonObject, spelled } from "./json.ts";
export * from "./lists.ts";
export * from "./match.ts";
export * from "./night.ts";
export * from "./objection.ts";
export { Observation, type Reading } from "./observation.ts";
export * from "./options.ts";
export {
  contentOf,
  fits,
  isRange,
  listsOf,
  mayHold,
  type PackField,
  type PackList,
  type PackWords,
  readPack,
} from "./packs.ts";
export { type PoolOf, Pools } from "./pools.ts";
export * from "./protocol.ts";
export * from "./puzzle.ts";
export { below, freshRandom, next, oneOf, type Random, randomFrom, shuffle, shuffled } from "./random.ts";
export * from "./report.ts";
export * from "./rules-page.ts";
export { load, readSave, type Save, save } from "./save.ts";
export * from "./shape.ts";
export * from "./texts.ts";
export { type ByQuestion, byQuestion } from "./words.ts";
