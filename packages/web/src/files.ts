import {
  encodingOf,
  type JsonObject,
  MatchError,
  type Options,
  readReport,
  readSave,
  type Save,
} from "@endzeit/engine";

/** Gives the person a file. */
export const download = (name: string, content: unknown): void =>
  downloadText(name, "application/json", JSON.stringify(content, null, 1));

export function downloadText(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser still reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A name that sorts by day and tells the game. */
export function saveName(game: string): string {
  return `endzeit-${game}-${new Date().toISOString().slice(0, 16).replace(/[:T]/g, "-")}.json`;
}

/** No match and no pack comes near it; what is longer would hold the page while it is read. */
const MOST_BYTES = 4_194_304;

/** Reads a JSON file from the person; `null` and the parser's complaint when it is none. */
export async function readJson(file: File): Promise<{ readonly value: unknown } | { readonly problem: string }> {
  if (file.size > MOST_BYTES) return { problem: `${file.size} > ${MOST_BYTES} bytes` };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return { value: JSON.parse(new TextDecoder(encodingOf(bytes)).decode(bytes)) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/** A match out of a file: of a report, also the moment that it is about. */
interface SaveFile {
  readonly save: Save;
  readonly step: number | null;
}

/** Reads a save file, or the file of a report, from the person. Throws `MatchError`. */
export async function readSaveFile(file: File): Promise<SaveFile> {
  const read = await readJson(file);
  if ("problem" in read) throw new MatchError("not-a-save", [read.problem]);
  return readReport(read.value) ?? { save: readSave(read.value), step: null };
}

/** A file of cards that somebody takes along to the page of a game, to play with them. */
export interface Cards {
  readonly name: string;
  readonly pack: JsonObject;
}

/** With the options that they belong to. */
export interface Brought {
  readonly cards: Cards;
  readonly options: Options;
}

const brought = new Map<string, Brought>();

export const bring = (game: string, cards: Cards, options: Options): void => void brought.set(game, { cards, options });

/** What was brought for a game; once. */
export function takeBrought(game: string): Brought | null {
  const taken = brought.get(game) ?? null;
  brought.delete(game);
  return taken;
}
