import type { reviewDe } from "./review-de.ts";

/** The look back at a match, in English. */
export const reviewEn: { readonly [key in keyof typeof reviewDe]: string } = {
  "review.title": "How the match went",
  "review.lead":
    "The chance of winning after each answer, where it turned, and what would have been better. It is worked out here in the browser.",
  "review.start": "Review the match",
  "review.stop": "Stop",
  "review.again": "Once more from the start",
  "review.progress": "{n} of {of} answers looked at",
  "review.seat": "Chance of",
  "review.curve": "Chance of {seat} to win over the match. At first {first} %, at most {most} %, at least {least} %.",
  "review.before": "before the answer",
  "review.unchanged": "before the answer as after it",
  "review.after": "after it",
  "review.turnings": "Turning points",
  "review.no-turning": "No single answer turned this match.",
  "review.through.own": "own answer",
  "review.through.other": "somebody else's answer",
  "review.through.chance": "dice and draws",
  "review.start-of-match": "The beginning",
  "review.points": "{n} points",
  "review.luck": "Of it dice and draws: {n} points",
  "review.better": "Better would have been",
  "review.none-better": "The review found nothing clearly better here.",
  "review.not-own": "The answers of the people at the table are looked into.",
  "review.not-mine": "The answers of your seat are looked into.",
  "replay.shared-net":
    "The link is copied. Whoever sat at this table gets to this moment with it on their own device; for others download the match.",
  "replay.elsewhere":
    "A link to a moment shows only matches that this same browser has. Ask whoever sent it for the file: in their replay there is “{button}”. Open it here, and you stand at the same moment. If you sat at a table on the network yourself, open the link on the device that you played on.",
  "review.how": "Every way was played in the same imagined continuations, with what the seat could know then.",
};
