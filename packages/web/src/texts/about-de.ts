/** Worum es bei einer Frage geht. */
export const aboutDe = {
  "about.title": "Worum geht es?",
  "about.is": "Gefragt ist",
  "about.matters": "Worauf es ankommt",
  "about.rule": "Die Regel",
  "about.look-up": "In den Regeln nachlesen",
};
