import type { nightDe } from "./night-de.ts";

/** Guided matches, in English. */
export const nightEn: typeof nightDe = {
  "night.label": "First night",
  "night.step": "Step {n} of {of}",
  "night.next": "Next",
  "night.dare": "Try it: {answer}",
  "night.free": "You are free. I will speak up when there is something to show.",
  "night.watch": "Watch what happens now.",
  "night.leave": "Go on without {speaker}",
  "night.take": "Go on with {speaker}",
};
