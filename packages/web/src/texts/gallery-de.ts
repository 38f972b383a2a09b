/** Die Seite der Teile, aus denen Tische sind. */
export const galleryDe = {
  "gallery.title": "Teile",
  "gallery.lead": "Das Licht ist die Uhr. Hell ist, was du darfst.",
  "gallery.sample": "Guter Schuss",
  "gallery.played": "wird gespielt",
  "gallery.pile": "Stapel",
  "gallery.you": "Du",
  "gallery.them": "Die anderen",
  "gallery.question": "Wähle ein Ziel.",
  "gallery.waiting": "Die anderen überlegen.",
  "gallery.good": "Zerfällt",
  "gallery.bad": "Hält stand",
  "gallery.note": "Spur C brennt bis zu deiner nächsten Phase.",
  "gallery.phase": "Phase 7",
  "gallery.line": "Etwas ist geschehen.",
  "gallery.do": "Ausspielen",
  "gallery.locked": "Gesperrt",
} as const;
