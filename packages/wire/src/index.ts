export * from "./faces.ts";
export * from "./names.ts";
export * from "./words.ts";
