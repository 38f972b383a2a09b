import type { Attachment } from "svelte/attachments";

const LEAST_TARGET = 44;
const SPACES_WIDE = 9;
const MOST = 3.5;

/** How large the map lies in its window: as a whole, until the person wants it larger. */
export class Zooming {
  width = $state(0);
  height = $state(0);
  window: HTMLElement | undefined = $state();
  /** How much larger than its window the map lies. */
  scale = $state(1);

  readonly #fit = $derived(Math.min(this.width, this.height));
  /** A space of the map that fits is smaller than a finger. */
  readonly small = $derived(this.#fit > 0 && this.#fit < LEAST_TARGET * SPACES_WIDE);
  readonly side = $derived(Math.floor(this.#fit * this.scale));

  by(factor: number): void {
    this.to(this.scale * factor);
  }

  /** Sets the scale; the middle of the window stays where it is. */
  to(scale: number): void {
    const window = this.window;
    const next = Math.min(MOST, Math.max(1, scale));
    const x = window === undefined ? 0.5 : (window.scrollLeft + window.clientWidth / 2) / window.scrollWidth;
    const y = window === undefined ? 0.5 : (window.scrollTop + window.clientHeight / 2) / window.scrollHeight;
    this.scale = next;
    requestAnimationFrame(() => this.show(x, y, "instant"));
  }

  /** Brings a point of the map, in shares of its side, into the middle. */
  show(x: number, y: number, behavior: ScrollBehavior = "smooth"): void {
    const window = this.window;
    if (window === undefined || this.scale <= 1) return;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({
      left: x * this.side - window.clientWidth / 2,
      // Room above and below the map, for what lies over the window.
      top: y * this.side + Math.max(0, window.scrollHeight - this.side) / 2 - window.clientHeight / 2,
      behavior: still ? "instant" : behavior,
    });
  }
}

/** Two fingers set the scale; one pans as everywhere. */
export function pinch(zooming: Zooming): Attachment<HTMLElement> {
  return (element) => {
    let apart = 0;
    let scale = 1;
    const distance = (touches: TouchList) => {
      const [a, b] = [touches[0], touches[1]];
      return a === undefined || b === undefined ? 0 : Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    };
    const start = (event: TouchEvent) => {
      if (event.touches.length !== 2) return;
      apart = distance(event.touches);
      scale = zooming.scale;
    };
    const move = (event: TouchEvent) => {
      if (event.touches.length !== 2 || apart === 0) return;
      event.preventDefault();
      zooming.to((scale * distance(event.touches)) / apart);
    };
    element.addEventListener("touchstart", start, { passive: true });
    element.addEventListener("touchmove", move, { passive: false });
    return () => {
      element.removeEventListener("touchstart", start);
      element.removeEventListener("touchmove", move);
    };
  };
}
