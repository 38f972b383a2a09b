import { type Answer, type AnyGame, type AnyMatch, alike, load, MatchError, readSave } from "@endzeit/engine";
import { isGameId, loadGame } from "@endzeit/games";
import { type Harvest, harvest, playOn, type Series, seedOf, type Task, tableOf } from "@endzeit/lab/anywhere";
import * as v from "valibot";
import { type Fork, type TrialReply, type Work, WorkShape } from "./words.ts";

const gameOf = async (id: string): Promise<AnyGame | null> => (isGameId(id) ? loadGame(id) : null);

/** The match just before an answer, and what could be answered there. */
interface Place {
  readonly step: number;
  readonly match: AnyMatch;
  readonly seat: number;
  readonly given: Answer;
  readonly answers: readonly Answer[];
}

/** Plays matches for a trial of the page, one piece of work after the other. */
export class TrialHand {
  #match: AnyMatch | null = null;
  #place: Place | null = null;
  #table: { readonly cell: string; readonly series: Series } | null = null;

  /** Does what it is asked; null for a message that asks nothing. */
  async hear(message: unknown): Promise<TrialReply | null> {
    const read = v.safeParse(WorkShape, message);
    if (!read.success) return null;
    const { ask } = read.output;
    try {
      return await this.#do(read.output);
    } catch (error) {
      const problem =
        error instanceof MatchError ? error.problems.join(" ") : error instanceof Error ? error.message : String(error);
      return { trial: "failed", ask, problem };
    }
  }

  async #do(work: Work): Promise<TrialReply> {
    const { ask } = work;
    switch (work.trial) {
      case "take": {
        const game = await gameOf(readSave(work.save).game);
        if (game === null) throw new MatchError("unknown-game", ["game: there is no such game here."]);
        this.#match = load(game, work.save);
        this.#place = null;
        return { trial: "done", ask };
      }
      case "moment":
        return { trial: "moment", ask, moment: momentOf(this.#at(work.step)) };
      case "matches":
        return { trial: "harvest", ask, harvest: harvest(await this.#series(work.task), work.task, now) };
      case "on":
        return { trial: "harvest", ask, harvest: this.#on(work) };
    }
  }

  #at(step: number): Place {
    if (this.#place?.step === step) return this.#place;
    const whole = this.#match;
    const last = whole?.log[step - 1];
    if (whole === null || last === undefined) throw new Error(`There is no answer ${step} in this match.`);
    const match = whole.at(step - 1);
    const { seat, answer: given } = last;
    this.#place = { step, match, seat, given, answers: match.ask(seat).answers };
    return this.#place;
  }

  #on({ task, step, answer, world }: Extract<Work, { trial: "on" }>): Harvest {
    const { match, seat, answers } = this.#at(step);
    const chosen = answers[answer];
    if (chosen === undefined) throw new Error(`There is no answer ${answer} at step ${step}.`);
    const start = now();
    const from = { game: match.game, state: match.state, seat, world, bots: task.cell.bots };
    const accounts = Array.from({ length: task.count }, (_, n) =>
      JSON.stringify(playOn(from, chosen, seedOf(task.seed, task.first + n))),
    );
    return { accounts, ms: now() - start };
  }

  async #series(task: Task): Promise<Series> {
    const cell = JSON.stringify(task.cell);
    if (this.#table?.cell !== cell) this.#table = { cell, series: await tableOf(task.cell, gameOf) };
    return this.#table.series;
  }
}

const now = (): number => performance.now();

function momentOf({ match, seat, given, answers }: Place): Fork {
  const question = match.questionFor(seat);
  if (question === null) throw new Error(`Seat ${seat} was asked nothing.`);
  const view = match.view(seat);
  return {
    seat,
    answers: answers.map((answer) => match.game.words.answer(view, question, answer)),
    given: answers.findIndex((answer) => alike(answer, given)),
  };
}

export const labourer = new TrialHand();
