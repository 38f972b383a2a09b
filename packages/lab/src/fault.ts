/** A file that is no results, or results of something else: the sentence names it and the way out. */
export class ResultsError extends Error {
  override readonly name = "ResultsError";
}
