/** So soon it is asked again while things change, and at the latest once they have not for a while. */
const SOON_MS = 8000;
const LATE_MS = 30_000;
const SLOWER = 1.5;

/** Whether something was new; null where nobody could be asked. */
type Look = () => Promise<boolean | null>;

/**
 * Looks again and again while the page is seen: at once when it comes into sight, and more seldom the longer nothing is new. Nobody is asked
 * for a page that nobody sees.
 */
export function patrol(look: Look): { readonly soon: () => void; readonly stop: () => void } {
  let wait = SOON_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0;

  const next = (): void => {
    clearTimeout(timer);
    timer = document.visibilityState === "visible" ? setTimeout(go, wait) : undefined;
  };
  const go = async (): Promise<void> => {
    const own = ++round;
    clearTimeout(timer);
    const fresh = await look();
    // Another round has begun meanwhile, or the page was left: that one goes on.
    if (own !== round) return;
    if (fresh !== null) wait = fresh ? SOON_MS : Math.min(LATE_MS, wait * SLOWER);
    next();
  };
  const seen = (): void => {
    if (document.visibilityState !== "visible") return next();
    wait = SOON_MS;
    void go();
  };
  document.addEventListener("visibilitychange", seen);
  void go();
  return {
    soon: () => {
      wait = SOON_MS;
      next();
    },
    stop: () => {
      round++;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", seen);
    },
  };
}
