import { readFileSync, writeFileSync } from "node:fs";
import {
  type Answer,
  type CoreState,
  canonical,
  type Game,
  type GameEvent,
  load,
  Match,
  type Options,
  save,
} from "@endzeit/engine";
import { type BotName, makeBot } from "../src/index.ts";

/** A match that is played the same way every time, as long as the rules and the bots stay the same. */
export interface Golden {
  readonly file: string;
  readonly seed: string;
  /** One for each seat. */
  readonly bots: readonly BotName[];
  readonly options: Options;
}

/** Complete matches of a game, recorded in `folder`: the same answers lead to the same state, on every machine and in every version. */
export class GoldenMatches<S extends CoreState, A extends Answer, E extends GameEvent, V> {
  readonly game: Game<S, A, E, V>;
  readonly rows: readonly Golden[];
  readonly #folder: URL;

  constructor(game: Game<S, A, E, V>, folder: URL, rows: readonly Golden[]) {
    this.game = game;
    this.rows = rows;
    this.#folder = folder;
  }

  read({ file }: Golden): { readonly [field: string]: unknown } {
    return JSON.parse(readFileSync(new URL(file, this.#folder), "utf8"));
  }

  loaded(): readonly Match<S, A, E, V>[] {
    return this.rows.map((golden) => load(this.game, this.read(golden)));
  }

  /** What does not hold of a recorded match; empty when all does. */
  problems(golden: Golden): readonly string[] {
    const recorded = this.read(golden);
    const match = load(this.game, recorded);
    const answers = Array.isArray(recorded["answers"]) ? recorded["answers"] : [];
    const problems: string[] = [];
    if (match.seed !== golden.seed) problems.push(`It has the seed ${match.seed}.`);
    if (match.outcome === null) problems.push("It is not over.");
    if (match.hash !== recorded["hash"]) problems.push(`It leads to ${match.hash}.`);
    if (canonical(save(match)) !== canonical(recorded)) problems.push("Saved again it is another file.");
    const broken = [
      { ...recorded, answers: answers.slice(0, -1) },
      { ...recorded, hash: "0" },
    ];
    for (const file of broken) if (!refusesHash(this.game, file)) problems.push("Changed it loads all the same.");
    return problems;
  }

  /** Plays all of them anew and writes them over the old ones. Only after a rule was changed on purpose. */
  record(): void {
    for (const golden of this.rows) {
      const match = this.#play(golden);
      const { answers, ...rest } = save(match);
      // One answer a line, so that a difference can be read.
      const lines = answers.map((answer) => `  ${JSON.stringify(answer)}`).join(",\n");
      const text = `${JSON.stringify(rest).slice(0, -1)},"answers":[\n${lines}\n]}\n`;
      writeFileSync(new URL(golden.file, this.#folder), text);
      console.log(`${golden.file}: ${answers.length} answers, ${match.outcome?.reason}, ${match.hash}`);
    }
  }

  #play({ file, seed, bots: names, options }: Golden): Match<S, A, E, V> {
    const { game } = this;
    const match = Match.open(game, { players: names.length, seed, options });
    const bots = names.map((name, seat) => makeBot(name, { seed: `${seed} ${seat}` }));
    for (let question = match.question; question !== null; question = match.question) {
      const [seat] = match.awaited();
      const bot = seat === undefined ? undefined : bots[seat];
      if (seat === undefined || bot === undefined) throw new Error(`${file}: nobody is asked "${question.ask}".`);
      const { answer } = bot.choose({ game, view: match.view(seat), seat, question });
      const answered = match.answer(seat, answer);
      if (!answered.ok) throw new Error(`${file}: ${JSON.stringify(answer)} was refused: ${answered.refusal.reason}`);
    }
    return match;
  }
}

function refusesHash<S extends CoreState, A extends Answer, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  file: unknown,
): boolean {
  try {
    load(game, file);
    return false;
  } catch (error) {
    return error instanceof Error && error.message.startsWith("hash:");
  }
}
