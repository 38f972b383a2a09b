export * from "./faces.ts";
export * from "./groups.ts";
export * from "./names.ts";
export { type Clock, MESSAGE_BYTES, SEATS, SecretShape, TableIdShape } from "./shapes.ts";
export * from "./words.ts";
