import type { galleryDe } from "./gallery-de.ts";

/** The page of the parts that tables are made of, in English. */
export const galleryEn: { readonly [key in keyof typeof galleryDe]: string } = {
  "gallery.title": "Pieces",
  "gallery.lead": "The light is the clock. Bright is what you may do.",
  "gallery.sample": "Good Shot",
  "gallery.played": "being played",
  "gallery.pile": "cards",
  "gallery.you": "You",
  "gallery.them": "The others",
  "gallery.question": "Choose a target.",
  "gallery.waiting": "The others are thinking.",
  "gallery.good": "Crumbles",
  "gallery.bad": "Holds",
  "gallery.note": "Lane C burns until your next phase.",
  "gallery.phase": "Phase 7",
  "gallery.line": "Something has happened.",
  "gallery.do": "Play",
  "gallery.locked": "Locked",
};
