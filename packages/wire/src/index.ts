export * from "./names.ts";
export * from "./words.ts";
