// What boards do alike and no page needs: it comes with the first table. `BoardProps` in contract.ts says what is for what.
export { asks } from "./asked.ts";
export { Beats } from "./beats.svelte.ts";
export { default as CardBack } from "./CardBack.svelte";
export { Control } from "./control.svelte.ts";
export { type DuelFace, default as Duel } from "./Duel.svelte";
export { giveKeys, pressKey, typed } from "./keys.ts";
export { type EventValues, fieldsOf, type Motions, movesBy, type Stage } from "./motion.ts";
export { arrows, nearest } from "./nearest.ts";
export { panelsOf } from "./panels.ts";
export { agrees, type Marked, type Picked } from "./picker.svelte.ts";
export { BoardRoom, Room } from "./room.svelte.ts";
export * from "./targets.ts";
