import { LENGTH, TRACKS } from "../content/board.ts";
import { STACK } from "../content/zeds.ts";
import { Phase, type View } from "../state.ts";

/** A card activates a track twice at most, but for two finales. */
const NEXT = 2;
const LETTERS = "FMHS";

/** How often each track is still activated this round; after the Zeds phase, how often it can be in the next one. */
export function activationsLeft(view: View): readonly number[] {
  const rest = restOfTab(view);
  return TRACKS.map((_, track) => {
    if (view.phase !== Phase.zeds) return NEXT;
    const letter = LETTERS.charAt(track);
    return [...rest].filter((sign) => sign === letter || sign === "*").length;
  });
}

/** The signs of the Zeds tab that are still to come. */
function restOfTab(view: View): string {
  const strip = view.numbers.strip[view.event] ?? "";
  let rest = "";
  for (const entry of view.agenda) {
    if ("do" in entry) {
      if (entry.do === "zeds/tab") rest += strip.slice(entry.at);
      if (entry.do === "zeds/track") rest += LETTERS.charAt(entry.track);
      if (entry.do === "zeds/all") rest += lettersOf(entry.tracks);
    } else if (entry.ask === "track" && entry.why === "order") rest += lettersOf(entry.tracks);
  }
  return rest;
}

const lettersOf = (tracks: number): string => [...LETTERS].filter((_, track) => (tracks & (1 << track)) !== 0).join("");

/** How the Zeds tab stands: which of its signs have been carried out. */
export function tabDone(view: View): number {
  if (view.phase !== Phase.zeds) return 99;
  for (const entry of view.agenda) if ("do" in entry && entry.do === "zeds/tab") return entry.at;
  return 99;
}

/** By track: steps from the foremost Zeds to Town Center, and whether this round can take them there. */
export interface Threat {
  readonly steps: number;
  readonly level: "none" | "near" | "now";
}

export function threats(view: View): readonly Threat[] {
  const left = activationsLeft(view);
  return TRACKS.map((_, track) => {
    let steps = 99;
    for (let number = LENGTH - 1; number >= 0; number--)
      if (view.spots[(track * LENGTH + number) * STACK] >= 0) steps = number + 1;
    const reach = left[track] ?? 0;
    const level = view.outcome !== null || steps > reach ? (steps <= NEXT + 1 ? "near" : "none") : "now";
    return { steps, level };
  });
}
