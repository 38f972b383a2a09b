import { isHintWish } from "./hints/words.ts";
import { Host } from "./host.ts";
import { readCommand } from "./protocol.ts";
import { isProofWish } from "./puzzles/words.ts";
import { onChange } from "./storage.ts";

/** Lets go of the lock that this page holds. */
let release: () => void = () => {};

/** One page holds the lock of a match. Where the browser has no locks (no secure context), the revision check alone guards it. */
async function claim(id: string, force: boolean, lost: () => void): Promise<boolean> {
  const locks = "locks" in navigator ? navigator.locks : undefined;
  if (locks === undefined) return true;
  release();
  // A page that was just left needs a moment to write its last answer and let go.
  for (let patience = force ? 0 : 5; patience > 0; patience--) {
    if (await lock(locks, id, false, lost)) return true;
    await new Promise((resolve) => setTimeout(resolve, 120));
  }
  return lock(locks, id, force, lost);
}

function lock(locks: LockManager, id: string, force: boolean, lost: () => void): Promise<boolean> {
  return new Promise((answer) => {
    const holding = locks.request(`endzeit-match-${id}`, force ? { steal: true } : { ifAvailable: true }, (held) => {
      answer(held !== null);
      if (held === null) return undefined;
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    });
    holding.catch(lost);
  });
}

const host = new Host({
  post: (notice) => self.postMessage(notice),
  claim,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  now: () => Date.now(),
});

/** Matches of a trial are played, hints are thought about and puzzles proven, by the same worker script, so that the rules are loaded and kept once. */
async function labour(message: unknown): Promise<void> {
  const reply = isHintWish(message)
    ? await (await import("./hints/thinking.ts")).thinkAbout(message)
    : isProofWish(message)
      ? await (await import("./puzzles/proving.ts")).prove(message)
      : await (await import("./trial/labourer.ts")).labourer.hear(message);
  if (reply !== null) self.postMessage(reply);
}

onChange((id, revision) => host.changed(id, revision));

self.addEventListener("message", (event: MessageEvent) => {
  const command = readCommand(event.data);
  if (command === null) return void labour(event.data);
  const heard = host.hear(command);
  if (command.do === "close") {
    void heard.then(() => {
      release();
      self.close();
    });
  }
});
