export * from "./agenda.ts";
export * from "./game.ts";
export { hashOf, hashText } from "./hash.ts";
export { canonical, isObject, type Json, type JsonObject } from "./json.ts";
export * from "./match.ts";
export * from "./options.ts";
export { below, next, type Random, randomFrom, shuffle, shuffled } from "./random.ts";
export { load, readSave, type Save, save } from "./save.ts";
export * from "./texts.ts";
