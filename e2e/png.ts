import { inflateSync } from "node:zlib";

/** A picture as four bytes a pixel, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Reads a screenshot: a PNG of eight bits a channel, without interlacing, which is what Chromium writes. */
export function readPng(file: Buffer): Picture {
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
    const filter = raw[y * (stride + 1)] ?? 0;
    const from = y * (stride + 1) + 1;
    const to = y * stride;
    for (let x = 0; x < stride; x++) {
      const left = x < channels ? 0 : (lines[to + x - channels] ?? 0);
      const up = y === 0 ? 0 : (lines[to + x - stride] ?? 0);
      const corner = x < channels || y === 0 ? 0 : (lines[to + x - stride - channels] ?? 0);
      lines[to + x] = (raw[from + x] ?? 0) + guess(filter, left, up, corner);
    }
  }
  if (channels === 4) return { width, height, data: lines };
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let i = 0; i < width * height; i++) data.set(lines.subarray(i * 3, i * 3 + 3), i * 4);
  return { width, height, data };
}

/** What a filter of the format expects of a byte from its neighbours. */
function guess(filter: number, left: number, up: number, corner: number): number {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const base = left + up - corner;
  const [a, b, c] = [Math.abs(base - left), Math.abs(base - up), Math.abs(base - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}
