/** The first byte of a text that is one frame, whole and not packed (RFC 6455, 5.2). */
const WHOLE_TEXT = 0x81;
const SHORT = 126;
const LONG = 65_536;

/**
 * Texts as a WebSocket carries them, in one piece for one write: written by the socket's own library each takes four calls of the stream
 * and two buffers. Never masked, as all that a server says.
 */
export function framesOf(texts: readonly string[]): Buffer {
  const sizes = texts.map((text) => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + headOf(size) + size, 0));
  let at = 0;
  for (const [n, text] of texts.entries()) {
    const size = sizes[n] ?? 0;
    frames[at] = WHOLE_TEXT;
    if (size < SHORT) frames[at + 1] = size;
    else if (size < LONG) {
      frames[at + 1] = 126;
      frames.writeUInt16BE(size, at + 2);
    } else {
      frames[at + 1] = 127;
      frames.writeBigUInt64BE(BigInt(size), at + 2);
    }
    at += headOf(size);
    at += frames.write(text, at, size === text.length ? "latin1" : "utf8");
  }
  return frames;
}

function headOf(size: number): number {
  if (size < SHORT) return 2;
  return size < LONG ? 4 : 10;
}
