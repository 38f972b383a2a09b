import { Phase, type View } from "../state.ts";

/** What the board says about the danger of a road. How great it is takes more to find out: `threat.ts` is fetched when the board is drawn. */

const NO_END = 99;

/** By track: steps from the foremost Zeds to Town Center, and whether they get there before the players act again. */
export interface Threat {
  readonly steps: number;
  /** Far, near, hardly in time, perhaps in time, in time for certain. */
  readonly level: "none" | "near" | "slim" | "now" | "sure";
  readonly chance: number;
}

export const NO_THREAT: Threat = { steps: NO_END, level: "none", chance: 0 };
/** Whether Zeds may be in Town Center before the players act again, and whether that is to be reckoned with. */
export const mayArrive = ({ chance }: Threat): boolean => chance > 0;
export const isPressing = ({ level }: Threat): boolean => level === "now" || level === "sure";

/** How the Zeds tab stands: which of its signs have been carried out. */
export function tabDone(view: View): number {
  if (view.phase !== Phase.zeds) return NO_END;
  for (const entry of view.agenda) if ("do" in entry && entry.do === "zeds/tab") return entry.at;
  return NO_END;
}
