import type { finaleDe } from "./finale-de.ts";

/** The end of a match. */
export const finaleEn: { readonly [key in keyof typeof finaleDe]: string } = {
  "end.won": "Victory: {seat}",
  "end.draw": "Nobody wins",
  "end.you-won": "You have won",
  "end.you-lost": "You have lost",
  "end.tonight": "This night",
  "end.result": "Result",
  "end.points": "{n#point|points}",
  "end.stats": "In numbers",
  "end.phases": "Phases",
  "end.answers-of": "Answers: {seat}",
  "end.seed": "Seed",
  "end.other": "Play differently",
  "end.home": "All games",
  "end.look": "Look at the table",
  "end.hill": "The higher the hill, the better your chances stood",
  "end.hill-of": "The higher the hill, the better the chances stood: {seat}",
  "end.turning": "Turning point: {before} % became {after} %.",
  "end.again-from": "Try again from there",
  "end.honours": "Honours",
  "end.share": "Share as a picture",
  "end.shared": "The picture is among your downloads.",
  "end.share-failed": "The picture could not be drawn.",
};
