export { boardHolds } from "./board.ts";
export { moments, type Read, readBoard } from "./readable.ts";
export { layoutIn } from "./rooms.ts";
