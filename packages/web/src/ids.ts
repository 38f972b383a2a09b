const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** A short random name that reads well aloud: for matches and seeds. `crypto.randomUUID` needs a secure context, this does not. */
export function randomId(length: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => LETTERS[byte % LETTERS.length]).join("");
}
