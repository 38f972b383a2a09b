/** "This breaks the rules", in German. Loaded when somebody says so. */
export const complaintDe = {
  "complaint.title": "Das bricht die Regeln",
  "complaint.lead":
    "Zeig auf den Satz, der hier verletzt ist. Es entsteht eine Datei, die sich bis zu diesem Augenblick selbst vorspielt.",
  "complaint.moment": "Wann war es?",
  "complaint.now": "Jetzt: {question}",
  "complaint.rests": "Worauf die Regeln hier beruhen",
  "complaint.rests-why": "Frage, Ablehnungen und Hinweise dieses Augenblicks nennen diese Stellen.",
  "complaint.sentence": "Welcher Satz ist verletzt?",
  "complaint.search": "In den Regeln suchen",
  "complaint.more": "Es gibt noch {n} weitere. Suche genauer.",
  "complaint.nothing": "Kein Satz der Regelseite enthält „{words}“.",
  "complaint.words": "Was hätte geschehen sollen? (kann leer bleiben)",
  "complaint.make": "Datei erstellen",
  "complaint.made": "Die Datei liegt bei den Downloads. Unter „Alle Spielstände“ lässt sie sich öffnen.",
  "complaint.failed": "Von dieser Partie ließ sich keine Datei erstellen.",
};
