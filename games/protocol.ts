import type { AnyProtocolWords } from "@endzeit/engine";
import type { GameId } from "./index.ts";

/** What each game's states, questions, answers and events mean to a program: for the command and the documentation, not for the page. */
const words: { readonly [id in GameId]: () => Promise<AnyProtocolWords> } = {
  zombiaki: async () => (await import("@endzeit/zombiaki/protocol")).protocol,
  "walking-dead": async () => (await import("@endzeit/walking-dead/protocol")).protocol,
  armageddon: async () => (await import("@endzeit/armageddon/protocol")).protocol,
  "dawn-of-the-zeds": async () => (await import("@endzeit/dawn-of-the-zeds/protocol")).protocol,
  "winter-der-toten": async () => (await import("@endzeit/winter-der-toten/protocol")).protocol,
};

export async function loadProtocol(id: GameId): Promise<AnyProtocolWords> {
  return words[id]();
}
