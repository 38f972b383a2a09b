/** Guided matches, in German. Loaded with the first of them. */
export const nightDe = {
  "night.label": "Erste Nacht",
  "night.step": "Schritt {n} von {of}",
  "night.next": "Weiter",
  "night.dare": "Versuch es: {answer}",
  "night.free": "Du bist frei. Ich melde mich, sobald es etwas zu zeigen gibt.",
  "night.watch": "Schau zu, was jetzt geschieht.",
  "night.leave": "Ohne {speaker} weiter",
  "night.take": "Mit {speaker} weiterspielen",
};
