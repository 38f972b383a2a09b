/** Was ein Tipp sagt, über den nachgedacht wurde. */
export const hintDe = {
  "hint.failed": "Diesmal ist niemandem etwas eingefallen.",
  "hint.look": "Sieh dir das genauer an – {answers}.",
  "hint.stakes": "Auf dem Spiel steht – {what}.",
  "hint.does": "Die Folge – {what}.",
  "hint.odds": "Das Beste davon führt in {n} von 100 gedachten Fällen zum Ziel.",
  "hint.odds-next": "Das Nächstbeste in {n}.",
  "hint.odds-alike": "Anderes ist etwa gleich gut.",
  "hint.stays": "Auch durchgespielt bleibt es dabei.",
  "hint.first-alike": "Durchgespielt liegt anderes vorn, aber knapp: Der erste Rat – {answer} – hält {n} von 100.",
  "hint.first-worse":
    "Durchgespielt führt es woandershin. Der erste Rat geht nach Faustregeln: {answer}. Das hält nur {n} von 100.",
  "hint.first-fears": "Danach träfe dich von {seat} am schlimmsten – {answer}.",
  "hint.best": "{answer}. Aussicht: {n} von 100.",
  "hint.alike": "Etwa gleich gut – {answers}.",
  "hint.worse": "Schlechter – {answers}.",
  "hint.expects": "Danach meist – {answer}.",
  "hint.expects-asked": "Danach meist – {question} {answer}.",
  "hint.fears": "Am schlimmsten träfe dich von {seat} – {answer}.",
  "hint.more-why": "Warum?",
  "hint.more-what": "Was soll ich tun?",
};
