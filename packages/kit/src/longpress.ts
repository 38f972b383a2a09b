import type { Attachment } from "svelte/attachments";

const ENLARGE = "enlarge";

/** Asks an element by keyboard for what holding it does. */
export const enlarge = (element: Element): boolean => element.dispatchEvent(new Event(ENLARGE, { bubbles: true }));

/** A click comes so soon after the finger has gone, if it comes. */
const LATE_MS = 400;

/** The click that ends a hold means nothing, wherever it comes down: by then what was opened may lie under the finger. */
function swallowClick(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const free = () => {
    clearTimeout(timer);
    window.removeEventListener("click", swallow, true);
    for (const end of ["pointerup", "pointercancel"]) window.removeEventListener(end, late, true);
    for (const other of ["pointerdown", "keydown"]) window.removeEventListener(other, free, true);
  };
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    free();
  };
  const late = () => {
    timer = setTimeout(free, LATE_MS);
  };
  window.addEventListener("click", swallow, true);
  for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, late, true);
  for (const other of ["pointerdown", "keydown"]) window.addEventListener(other, free, true);
  return late;
}

/**
 * Calls `act` with what was aimed at when an element is held for 450 ms (or its context menu or `enlarge` is asked for), and swallows
 * the click that follows, unless `act` says with `false` that nothing is meant by it.
 */
export function longpress(act: ((on: Element) => unknown) | undefined): Attachment<HTMLElement> {
  return (element) => {
    if (act === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    let from = { x: 0, y: 0 };
    const does = (event: Event): boolean => act(event.target instanceof Element ? event.target : element) !== false;
    const stop = () => clearTimeout(timer);
    const start = (event: PointerEvent) => {
      held = false;
      from = { x: event.clientX, y: event.clientY };
      if (event.button !== 0) return;
      timer = setTimeout(() => {
        held = does(event);
        if (held) swallowClick();
      }, 450);
    };
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > 10) stop();
    };
    const menu = (event: MouseEvent) => {
      stop();
      if (!held && !does(event)) return;
      event.preventDefault();
      // The key for it and some mice let nothing follow.
      if (!held) swallowClick()();
    };
    const detached = new AbortController();
    const { signal } = detached;
    element.addEventListener("pointerdown", start, { signal });
    element.addEventListener("pointermove", move, { signal });
    element.addEventListener("pointerup", stop, { signal });
    element.addEventListener("pointercancel", stop, { signal });
    element.addEventListener("contextmenu", menu, { signal });
    element.addEventListener(ENLARGE, does, { signal });
    return () => {
      stop();
      detached.abort();
    };
  };
}
