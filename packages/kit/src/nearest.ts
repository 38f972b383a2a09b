const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Where an arrow key leads: the nearest place in that direction, from the board itself its first place, null where there is none, undefined for other keys. */
export function nearest(board: HTMLElement, from: HTMLElement, key: string): HTMLElement | null | undefined {
  const step = STEPS[key];
  if (step === undefined) return undefined;
  if (from === board) return board.querySelector<HTMLElement>("[data-nav]");
  if (from.dataset.nav === undefined) return undefined;
  const here = from.getBoundingClientRect();
  const [x, y] = [here.x + here.width / 2, here.y + here.height / 2];
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of board.querySelectorAll<HTMLElement>("[data-nav]")) {
    if (other === from) continue;
    const there = other.getBoundingClientRect();
    const dx = there.x + there.width / 2 - x;
    const dy = there.y + there.height / 2 - y;
    const ahead = dx * step[0] + dy * step[1];
    const beside = Math.abs(dx * step[1]) + Math.abs(dy * step[0]);
    if (ahead < 4 || there.width === 0) continue;
    const far = ahead + beside * 2.5;
    if (far < least) [least, best] = [far, other];
  }
  return best;
}
