/** Der Rückblick auf eine Partie. */
export const reviewDe = {
  "review.title": "Wie die Partie lief",
  "review.lead":
    "Die Aussicht auf den Sieg nach jeder Antwort, wo sie sich gedreht hat und was besser gewesen wäre. Gerechnet wird hier im Browser.",
  "review.start": "Partie auswerten",
  "review.stop": "Anhalten",
  "review.again": "Weiter von vorn",
  "review.progress": "{n} von {of} Antworten angesehen",
  "review.seat": "Aussicht von",
  "review.curve":
    "Aussicht von {seat} auf den Sieg über die Partie. Am Anfang {first} %, höchstens {most} %, mindestens {least} %.",
  "review.before": "vor der Antwort",
  "review.unchanged": "vor der Antwort wie danach",
  "review.after": "danach",
  "review.turnings": "Wendepunkte",
  "review.no-turning": "Keine einzelne Antwort hat diese Partie gedreht.",
  "review.through.own": "eigene Antwort",
  "review.through.other": "Antwort eines anderen",
  "review.through.chance": "Würfel und Karten",
  "review.start-of-match": "Der Anfang",
  "review.points": "{n} Punkte",
  "review.luck": "Davon Würfel und Karten: {n} Punkte",
  "review.better": "Besser gewesen wäre",
  "review.none-better": "Die Auswertung fand hier nichts deutlich Besseres.",
  "review.not-own": "Geprüft werden die Antworten der Menschen am Tisch.",
  "review.not-mine": "Geprüft werden die Antworten deines Platzes.",
  "replay.shared-net":
    "Der Link ist kopiert. Wer an diesem Tisch saß, kommt damit an seinem Gerät zu diesem Moment; für andere lade den Spielstand herunter.",
  "replay.elsewhere":
    "Ein Link zu einem Moment zeigt nur Partien, die im selben Browser liegen. Bitte den, der ihn geschickt hat, um die Datei: Bei ihm steht im Rückblick „{button}“. Mach sie hier auf, und du stehst am selben Moment. Saßt du selbst mit an einem Tisch im Netz, dann öffne den Link an dem Gerät, an dem du gespielt hast.",
  "review.how":
    "Jede Möglichkeit wurde in denselben vorgestellten Fortsetzungen gespielt, mit dem, was der Platz damals wissen konnte.",
} as const;
