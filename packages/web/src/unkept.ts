import * as v from "valibot";

const NoteShape = v.object({ problem: v.picklist(["full", "blocked"]), answers: v.number() });
/** Why this browser did not keep something, and how many answers it came to. */
export type Unkept = v.InferOutput<typeof NoteShape>;

const keyOf = (id: string): string => `endzeit-unkept-${id}`;

/** What this page alone has: whoever leaves it, from wherever in it, is asked first. */
const notes = new Map<string, Unkept>();

/**
 * Remembers for the next time that the page is loaded what could not be kept; null when all is kept after all. The window's own history
 * keeps it even where every storage is full or blocked, the small storage beyond this window where it can.
 */
export function noteUnkept(id: string, note: Unkept | null): void {
  if (note === null) notes.delete(id);
  else notes.set(id, note);
  if (notes.size > 0) addEventListener("beforeunload", onLeave);
  else removeEventListener("beforeunload", onLeave);
  write(id, note);
}

function onLeave(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // The history is kept place by place, and this one may be another than where the notes were made.
  for (const [id, note] of notes) write(id, note);
}

function write(id: string, note: Unkept | null): void {
  const state: object = typeof history.state === "object" && history.state !== null ? history.state : {};
  const { [keyOf(id)]: known, ...rest } = { [keyOf(id)]: undefined, ...state };
  if (note !== null) history.replaceState({ ...rest, [keyOf(id)]: note }, "");
  else if (known !== undefined) history.replaceState(rest, "");
  try {
    if (note === null) localStorage.removeItem(keyOf(id));
    else localStorage.setItem(keyOf(id), JSON.stringify(note));
  } catch {
    // Full or blocked as well: the history has it.
  }
}

/** What could not be kept of a match or a seat, before the page was loaded anew. */
export function unkeptOf(id: string): Unkept | null {
  const state: unknown = history.state;
  if (typeof state === "object" && state !== null && keyOf(id) in state) {
    const read = v.safeParse(NoteShape, Reflect.get(state, keyOf(id)));
    if (read.success) return read.output;
  }
  try {
    const read = v.safeParse(NoteShape, JSON.parse(localStorage.getItem(keyOf(id)) ?? "null"));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** Has the browser ask before the page is left, as long as `when` holds. For an effect: returns the way to stop. */
export function askBeforeLeaving(when: boolean): (() => void) | undefined {
  if (!when) return undefined;
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
  addEventListener("beforeunload", ask);
  return () => removeEventListener("beforeunload", ask);
}
