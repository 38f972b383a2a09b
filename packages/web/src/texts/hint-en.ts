import type { hintDe } from "./hint-de.ts";

/** What a hint says that was thought over, in English. */
export const hintEn: { readonly [key in keyof typeof hintDe]: string } = {
  "hint.failed": "Nobody had an idea this time.",
  "hint.look": "Look at these more closely – {answers}.",
  "hint.stakes": "At stake – {what}.",
  "hint.does": "The effect – {what}.",
  "hint.odds": "The best of them comes out well in {n} of 100 imagined cases.",
  "hint.odds-next": "The next best in {n}.",
  "hint.odds-alike": "Something else is about as good.",
  "hint.stays": "Played through as well, it stays at that.",
  "hint.first-alike":
    "Played through, something else is ahead, but barely: the first advice – {answer} – holds {n} in 100.",
  "hint.first-worse":
    "Played through, it leads elsewhere. The first advice goes by rules of thumb: {answer}. That holds only {n} in 100.",
  "hint.first-fears": "After that, what would hurt most, from {seat} – {answer}.",
  "hint.best": "{answer}. Outlook: {n} in 100.",
  "hint.alike": "About as good – {answers}.",
  "hint.worse": "Worse – {answers}.",
  "hint.expects": "After that, most likely – {answer}.",
  "hint.expects-asked": "After that, most likely – {question} {answer}.",
  "hint.fears": "What would hurt most, from {seat} – {answer}.",
  "hint.more-why": "Why?",
  "hint.more-what": "What should I do?",
};
