import type { GameEvent, Reporter } from "@endzeit/engine";
import type { Bot } from "./bot.ts";

/** An event is JSON: every game is checked for that. */
function copyOf(event: GameEvent): GameEvent {
  return JSON.parse(JSON.stringify(event));
}

/** What the seats whose bots remember have heard since the match began, written down while it is played. */
export class Memory {
  readonly #heard: ReadonlyMap<number, GameEvent[]>;

  constructor(bots: readonly (Bot | null)[]) {
    this.#heard = new Map(bots.flatMap((bot, seat) => (bot?.remembers === true ? [[seat, []]] : [])));
  }

  /** Hears all that `out` hears, where anybody is to remember it. */
  listening(out: Reporter<GameEvent>): Reporter<GameEvent> {
    const heard = this.#heard;
    if (heard.size === 0) return out;
    return {
      listening: true,
      tell: (event, to) => {
        // What an event says may be a list of the state that goes on changing.
        for (const [seat, events] of heard) if (to?.includes(seat) !== false) events.push(copyOf(event));
        if (out.listening) out.tell(event, to);
      },
      reveal: () => out.reveal(),
    };
  }

  /** For the moment at which a bot is asked. */
  of(seat: number): { readonly story?: readonly GameEvent[] } {
    const story = this.#heard.get(seat);
    return story === undefined ? {} : { story };
  }
}
