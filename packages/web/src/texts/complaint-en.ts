import type { complaintDe } from "./complaint-de.ts";

/** "This breaks the rules", in English. */
export const complaintEn: { readonly [key in keyof typeof complaintDe]: string } = {
  "complaint.title": "This breaks the rules",
  "complaint.lead": "Point at the sentence that is broken here. You get a file that plays itself up to this moment.",
  "complaint.moment": "When was it?",
  "complaint.now": "Now: {question}",
  "complaint.rests": "What the rules rest on here",
  "complaint.rests-why": "The question, the refusals and the notes of this moment name these places.",
  "complaint.sentence": "Which sentence is broken?",
  "complaint.search": "Search the rules",
  "complaint.more": "There are {n} more. Search more precisely.",
  "complaint.nothing": "No sentence of the rules page has “{words}”.",
  "complaint.words": "What should have happened? (may stay empty)",
  "complaint.make": "Make the file",
  "complaint.made": "The file is among your downloads. It opens under “All saved matches”.",
  "complaint.failed": "No file could be made of this match.",
};
