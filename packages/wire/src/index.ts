export * from "./names.ts";
export { apply, diff, type Patch } from "./patch.ts";
export * from "./words.ts";
