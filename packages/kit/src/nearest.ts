const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Which of the points an arrow key leads to from one of them: straight on if there is anything, else whatever is nearest that way.
 * -1 where there is none, null for other keys. `aside` says how much farther off the way is than along it; what is not
 * `least` ahead is beside.
 */
export function nearest(points: readonly Point[], from: number, key: string, aside = 3, least = 1): number | null {
  const step = STEPS[key];
  const here = points[from];
  if (step === undefined || here === undefined) return null;
  let best = -1;
  let closest = Number.POSITIVE_INFINITY;
  points.forEach(({ x, y }, point) => {
    const ahead = (x - here.x) * step[0] + (y - here.y) * step[1];
    const far = ahead + (Math.abs((x - here.x) * step[1]) + Math.abs((y - here.y) * step[0])) * aside;
    if (point !== from && ahead >= least && far < closest) [closest, best] = [far, point];
  });
  return best;
}

/** Moves the focus among what lies on a board as it will (`data-nav`), with the board itself as the way in. Hears the board's keys. */
export function arrows(event: KeyboardEvent): void {
  const { currentTarget: board, target: from, key } = event;
  if (STEPS[key] === undefined || !(board instanceof HTMLElement) || !(from instanceof HTMLElement)) return;
  const all = [...board.querySelectorAll<HTMLElement>("[data-nav]")];
  if (from !== board && !all.includes(from)) return;
  event.preventDefault();
  if (from === board) return all[0]?.focus();
  const places = all.filter((place) => place === from || place.getBoundingClientRect().width > 0);
  const middles = places.map((place) => {
    const { x, y, width, height } = place.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  places[nearest(middles, places.indexOf(from), key, 2.5, 4) ?? -1]?.focus();
}
