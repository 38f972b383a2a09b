import { botNames } from "@endzeit/bots";
import { BACKUP } from "./commands/backup.ts";
import { CONTENT } from "./commands/content.ts";
import { PROTOCOL } from "./commands/describe.ts";
import { LABS } from "./commands/lab.ts";
import { PLAY } from "./commands/play.ts";
import { REPLAY } from "./commands/replay.ts";
import { SERVE } from "./commands/serve.ts";
import { ARENA, SIMULATE } from "./commands/simulate.ts";
import { VERIFY } from "./commands/verify.ts";
import { games } from "./games.ts";

const COMMANDS = [
  [PLAY, "Play in the terminal: one person against bots, or all at one screen (--seat both)."],
  [SIMULATE, "Let bots play many games; wins, lengths and cards as a table."],
  [ARENA, "Let bots play against each other on all sides."],
  ...LABS,
  [REPLAY, "Tell a saved match in words and check where it leads."],
  [VERIFY, "Check that every die and shuffle of a match on a server followed from what it had committed itself to."],
  [CONTENT, "Write a game's cards and numbers as an editable file, or check such a file."],
  [
    PROTOCOL,
    "Speak JSON lines on standard input and output; see docs/protocol.md. Or the states, questions, answers and events of Zombiaki or The Walking Dead as JSON Schema or as a page.",
  ],
  [SERVE, "Serve the web client and tables on the network; see docs/operation.md."],
  [BACKUP, "Copy the tables' SQLite file while a server writes to it."],
] as const;

export function help(): string {
  const list = COMMANDS.map(([usage, about]) => `  endzeit ${usage}\n      ${about}`).join("\n");
  return `Endzeit: board games about the end of the world.\n\n${list}\n\n  endzeit --help, --version\n\nGames: ${games.ids.join(", ")}\nBots: ${botNames.join(", ")} (planner where a game has one)`;
}
