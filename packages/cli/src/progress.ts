/** A bar on a terminal that shows how far a long run is; nothing anywhere else. */
export interface Progress {
  show(done: number): void;
  clear(): void;
}

const WIDTH = 30;

export function progress(stream: { readonly isTTY?: boolean; write(text: string): unknown }, total: number): Progress {
  if (stream.isTTY !== true || total === 0) return { show() {}, clear() {} };
  let last = -1;
  return {
    show(done) {
      const thousandth = Math.floor((done / total) * 1000);
      if (thousandth === last) return;
      last = thousandth;
      const full = Math.floor((done / total) * WIDTH);
      stream.write(`\r[${"█".repeat(full)}${"·".repeat(WIDTH - full)}] ${done} / ${total}`);
    },
    clear: () => stream.write("\r\u001b[2K"),
  };
}
