import { inflateSync } from "node:zlib";

/** A picture as four bytes a pixel, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Reads a screenshot: a PNG of eight bits a channel, without interlacing, which is what Chromium writes. */
export function readPng(file: Buffer): Pixels {
  const width = file.readUInt32BE(16);
  const height = file.readUInt32BE(20);
  const [depth, kind, interlaced] = [file[24], file[25], file[28]];
  const channels = kind === 6 ? 4 : kind === 2 ? 3 : 0;
  if (depth !== 8 || channels === 0 || interlaced !== 0)
    throw new Error(`A PNG of another kind: ${depth}, ${kind}, ${interlaced}.`);
  const parts: Buffer[] = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    if (file.toString("latin1", at + 4, at + 8) === "IDAT") parts.push(file.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const raw = inflateSync(Buffer.concat(parts));
  const stride = width * channels;
  const lines = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const from = y * (stride + 1) + 1;
    const to = y * stride;
    const filter = raw[from - 1] ?? 0;
    lines.set(raw.subarray(from, from + stride), to);
    if (filter !== 0) unfilter(lines, to, stride, channels, filter);
  }
  if (channels === 4) return { width, height, data: lines };
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let i = 0, j = 0; i < data.length; i += 4) {
    data[i] = lines[j++] ?? 0;
    data[i + 1] = lines[j++] ?? 0;
    data[i + 2] = lines[j++] ?? 0;
  }
  return { width, height, data };
}

/** Adds to a line what its filter has taken from it: the byte to the left, the one above, their mean, or the best guess of Paeth. */
function unfilter(lines: Uint8Array, to: number, stride: number, channels: number, filter: number): void {
  if (filter === 1) {
    for (let i = to + channels; i < to + stride; i++) lines[i] = (lines[i] ?? 0) + (lines[i - channels] ?? 0);
    return;
  }
  for (let i = to; i < to + stride; i++) {
    const left = i - to < channels ? 0 : (lines[i - channels] ?? 0);
    const up = lines[i - stride] ?? 0;
    let guess = up;
    if (filter === 3) guess = (left + up) >> 1;
    else if (filter === 4) {
      const corner = i - to < channels ? 0 : (lines[i - stride - channels] ?? 0);
      const a = Math.abs(up - corner);
      const b = Math.abs(left - corner);
      const c = Math.abs(left + up - 2 * corner);
      guess = a <= b && a <= c ? left : b <= c ? up : corner;
    }
    lines[i] = (lines[i] ?? 0) + guess;
  }
}
