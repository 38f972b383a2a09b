import { createContext } from "svelte";
import type { Scene } from "../table/scene.svelte.ts";

/** The table whose people are spoken of, so that each name has the mark of its seat beside it; null until the game is here. */
export const [getTable, setTable] = createContext<() => Scene | null>();
