import { type Figures, figuresOf, type Ledger, ResultsReader } from "@endzeit/lab/anywhere";

/** Results of the lab, and all that a report says of them. */
export interface LabReport {
  readonly ledger: Ledger;
  readonly figures: Figures;
}

/**
 * Reads a file of results that `endzeit lab run` has written. A line that broke off at the end counts for nothing. Throws `ResultsError` for
 * what is no such file.
 */
export async function readReport(file: Pick<File, "name" | "stream">): Promise<LabReport> {
  const reader = new ResultsReader(file.name);
  const pieces = file.stream().getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) {
    const lines = (rest + decoder.decode(piece.value, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) reader.take(line);
  }
  const { ledger } = reader;
  return { ledger, figures: figuresOf(ledger) };
}
