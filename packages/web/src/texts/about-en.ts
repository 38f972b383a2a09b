import type { aboutDe } from "./about-de.ts";

/** What a question is about, in English. */
export const aboutEn: { readonly [key in keyof typeof aboutDe]: string } = {
  "about.title": "What is this about?",
  "about.is": "What is asked",
  "about.matters": "What matters",
  "about.rule": "The rule",
  "about.look-up": "Look it up in the rules",
};
