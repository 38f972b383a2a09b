/** The encodings in which editors and shells write JSON, as `TextDecoder` calls them. */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be";

/**
 * How the bytes of a text file or of a JSON stream are to be read: by its byte order mark, else by the empty half of its first
 * character, for JSON begins with one of ASCII.
 */
export function encodingOf(bytes: ArrayLike<number>): Encoding {
  if (bytes.length < 2) return "utf-8";
  const first = bytes[0];
  const second = bytes[1];
  if ((first === 0xff && second === 0xfe) || (isAscii(first) && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && isAscii(second))) return "utf-16be";
  return "utf-8";
}

function isAscii(byte: number): boolean {
  return byte > 0 && byte < 0x80;
}
