import type { Rules } from "../rules.ts";
import type { Crew } from "./crew.ts";
import { lone } from "./lone.ts";

/** What is over sooner is over before threads have loaded the rules. */
const WARM_MS = 300;

/** Plays in this thread at first and with the crew that `rest` opens only when there is more to do. */
export function warming(rules: Rules, rest: () => Crew): Crew {
  const first = lone(rules);
  const start = performance.now();
  let crew: Crew | null = null;
  return {
    get ahead() {
      return crew?.ahead ?? first.ahead;
    },
    play(task) {
      if (crew === null && performance.now() - start > WARM_MS) crew = rest();
      return (crew ?? first).play(task);
    },
    close: async () => crew?.close(),
  };
}
