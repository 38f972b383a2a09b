import type { Bot } from "@endzeit/bots";
import { type Answer, type AnyMatch, type Refusal, randomFrom, save } from "@endzeit/engine";
import { atOnce, botAsked, type Eyes, Master, momentOf, ownBack, type Told } from "@endzeit/master";
import type { LineInput } from "./input.ts";
import type { Screen } from "./screen.ts";

export interface Seats {
  /** By seat: the bot that plays it, or null for a person. */
  readonly bots: readonly (Bot | null)[];
}

const COMMANDS: { readonly [word: string]: string } = {
  "": "",
  help: "help",
  "?": "help",
  hilfe: "help",
  list: "list",
  liste: "list",
  why: "why",
  warum: "why",
  log: "log",
  verlauf: "log",
  json: "json",
  undo: "undo",
  zurück: "undo",
  "undo!": "undo!",
  "zurück!": "undo!",
  save: "save",
  sichern: "save",
  quit: "quit",
  exit: "quit",
  schluss: "quit",
};

/** The command that a line begins with, in either language; all but saving stand alone, so that answers may begin with their words. */
function commandOf(word: string, alone: boolean): string | null {
  const known = word.toLowerCase();
  const command = Object.hasOwn(COMMANDS, known) ? COMMANDS[known] : undefined;
  return command !== undefined && (alone || command === "save") ? command : null;
}

export interface Terminal {
  readonly screen: Screen;
  readonly input: LineInput;
  /** Writes a save file; returns why not. */
  write(file: string, text: string): string | null;
}

/** Plays a match in the terminal to its end, or until the input ends. */
export async function playLoop(match: AnyMatch, seats: Seats, terminal: Terminal): Promise<void> {
  const { screen, input } = terminal;
  const people = seats.bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
  /** Once anything was secret, a screen that was seen before may still show it. */
  let secret = false;
  const master = new Master(match, true);
  /** How many answers each seat has been shown, the opening among them. */
  const shown = new Array<number>(match.players).fill(match.log.length === 0 ? 0 : match.log.length + 1);
  let looking: number | null = null;
  const draw = randomFrom(`${match.seed}/turns`);

  const storyOf = (seat: Eyes, from: number): readonly Told[] => {
    const { told } = atOnce(master.position(seat, from));
    master.leave(seat);
    return told;
  };

  const tell = (seat: number, from: number): void => {
    for (const { event } of storyOf(seat, from)) {
      const line = screen.event(event);
      if (line !== null) screen.line(`  ${line}`);
    }
    const told = match.log.length + 1;
    shown[seat] = told;
    // Who looks at one screen without secrets has read it together.
    if (!secret) shown.fill(told);
  };

  const give = (seat: number, answer: unknown): Refusal | null => {
    const played = master.play(seat, answer);
    if ("reason" in played) return played;
    master.settle(played);
    return null;
  };

  const takeBack = (count: number): void => {
    master.undo(match.log.length - count, null);
    for (const seat of shown.keys()) shown[seat] = Math.min(shown[seat] ?? 0, match.log.length + 1);
    screen.line(screen.own("undone"));
  };

  /** One command of a person. True when the board is to be shown again, null when they leave. */
  const command = (seat: number, answers: readonly Answer[], typed: string): boolean | null => {
    const [word = "", ...rest] = typed.split(/\s+/);
    switch (commandOf(word, rest.length === 0)) {
      case "":
        return false;
      case "help":
        screen.help(match, seat, answers);
        return false;
      case "list":
        screen.answers(match, seat, answers, [...answers.keys()], true);
        return false;
      case "why":
        screen.refusals(match, seat);
        return false;
      case "log":
        tell(seat, 0);
        return false;
      case "json":
        for (const [place, answer] of answers.entries()) screen.line(`  ${place + 1} ${JSON.stringify(answer)}`);
        return false;
      case "undo":
        if (match.undoable(seat) > 0) {
          takeBack(1);
          return true;
        }
        screen.line(screen.own(match.log.some((given) => given.seat === seat) ? "no-undo" : "no-undo-left"));
        return false;
      case "undo!": {
        const count = ownBack(match.log, seat);
        if (count > 0) takeBack(count);
        else screen.line(screen.own("no-undo-left"));
        return count > 0;
      }
      case "save": {
        const file = rest.join(" ");
        if (file === "") screen.line(screen.own("save-what"));
        else {
          const reason = terminal.write(file, `${JSON.stringify(save(match), null, 2)}\n`);
          screen.line(reason === null ? screen.own("saved", { file }) : screen.own("not-saved", { reason }));
        }
        return false;
      }
      case "quit":
        return null;
      default:
        return answered(seat, answers, typed);
    }
  };

  const answered = (seat: number, answers: readonly Answer[], typed: string): boolean => {
    let answer: unknown;
    if (/^\d+$/.test(typed)) {
      answer = answers[Number(typed) - 1];
      if (answer === undefined) {
        screen.line(screen.own("no-number", { n: answers.length }));
        return false;
      }
    } else if (typed.startsWith("{")) {
      try {
        answer = JSON.parse(typed);
      } catch {
        screen.line(screen.own("bad-json"));
        return false;
      }
    } else {
      const places = screen.byWords(match, seat, answers, typed);
      if (places.length !== 1) {
        screen.line(screen.own(places.length === 0 ? "none" : "several"));
        if (places.length > 0) screen.answers(match, seat, answers, places);
        return false;
      }
      answer = answers[places[0] ?? 0];
    }
    const refusal = give(seat, answer);
    if (refusal !== null) screen.line(screen.phrase(match.game.words.refusal(refusal)));
    return refusal === null;
  };

  while (match.outcome === null) {
    const isBot = (seat: number): boolean => (seats.bots[seat] ?? null) !== null;
    const bot = botAsked(match, isBot, draw);
    const [seat] = bot === null ? match.awaited().filter((asked) => !isBot(asked)) : [bot];
    if (seat === undefined) return;
    const player = seats.bots[seat] ?? null;
    if (player !== null) {
      give(seat, player.choose(momentOf(master, player, seat)).answer);
      continue;
    }
    secret ||= match.secretAmong(people);
    if (secret && looking !== seat) {
      screen.clear();
      if ((await input.ask(screen.own("curtain", { seat: screen.seat(seat) }))) === null) break;
      screen.clear();
    }
    looking = seat;
    screen.line();
    tell(seat, shown[seat] ?? 0);
    screen.board(match, seat);
    const { answers } = match.ask(seat);
    screen.question(match, seat, answers);
    screen.line(screen.paint.dim(screen.own("hint")));
    let done: boolean | null = false;
    while (done === false) {
      const typed = await input.ask(screen.own("prompt", { seat: screen.seat(seat) }));
      done = typed === null ? null : command(seat, answers, typed.trim());
    }
    if (done === null) break;
  }
  const { outcome } = match;
  if (outcome === null) {
    screen.line();
    screen.line(screen.own("left"));
    return;
  }
  const last = looking ?? seats.bots.indexOf(null);
  screen.line();
  tell(last, shown[last] ?? 0);
  screen.board(match, last);
  const winners = outcome.winners.map((winner) => screen.seat(winner)).join(", ");
  screen.line();
  screen.line(screen.paint.bold(screen.own("over", { winners: winners === "" ? screen.own("nobody") : winners })));
}
