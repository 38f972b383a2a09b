import type { Attachment } from "svelte/attachments";

const ENLARGE = "enlarge";

/** Asks an element by keyboard for what holding it does. */
export const enlarge = (element: Element): boolean => element.dispatchEvent(new Event(ENLARGE));

/** Calls `act` when an element is held for 450 ms (or its context menu or `enlarge` is asked for), and swallows the click that follows. */
export function longpress(act: (() => void) | undefined): Attachment<HTMLElement> {
  return (element) => {
    if (act === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    let from = { x: 0, y: 0 };
    const stop = () => clearTimeout(timer);
    const start = (event: PointerEvent) => {
      held = false;
      from = { x: event.clientX, y: event.clientY };
      if (event.button !== 0) return;
      timer = setTimeout(() => {
        held = true;
        act();
      }, 450);
    };
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > 10) stop();
    };
    const click = (event: MouseEvent) => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: MouseEvent) => {
      event.preventDefault();
      stop();
      if (!held) act();
      held = true;
    };
    element.addEventListener("pointerdown", start);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", stop);
    element.addEventListener("pointercancel", stop);
    element.addEventListener("click", click, true);
    element.addEventListener("contextmenu", menu);
    element.addEventListener(ENLARGE, act);
    return () => {
      stop();
      element.removeEventListener("pointerdown", start);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", stop);
      element.removeEventListener("pointercancel", stop);
      element.removeEventListener("click", click, true);
      element.removeEventListener("contextmenu", menu);
      element.removeEventListener(ENLARGE, act);
    };
  };
}
