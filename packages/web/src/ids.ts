const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** A short random name that reads well aloud: for matches and seeds. `crypto.randomUUID` needs a secure context, this does not. */
export function randomId(length: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => LETTERS[byte % LETTERS.length]).join("");
}

/** 32 random bytes in base64url: what nobody guesses. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
