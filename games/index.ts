import type { AnyGame, AnyNight, Contest, Finale, Texts } from "@endzeit/engine";
import type { TableSet } from "@endzeit/kit";

/** One line a game: its rules, its bot knowledge and its board, each loaded when somebody asks for it. */
interface Entry {
  rules(): Promise<AnyGame>;
  board(): Promise<TableSet>;
  /** Its guided match. */
  night(): Promise<AnyNight>;
  /** What it says when a match is over. */
  finale(): Promise<Finale>;
  /** How its nights of the week and of the day are set, and what they are worth. */
  contest(): Promise<Contest>;
  /** Without one, the terminal tells the match in words alone. */
  terminal?(): Promise<Drawing>;
}

/** How a game's table is drawn with characters, with or without colours, in lines of at most `width` where the table allows it. */
export interface Drawing {
  draw(view: unknown, seat: number | null, texts: Texts, colour: boolean, width: number): string;
}

const games = {
  zombiaki: {
    rules: async () => (await import("@endzeit/zombiaki")).zombiaki,
    board: async () => (await import("@endzeit/zombiaki/board")).default,
    night: async () => (await import("@endzeit/zombiaki/night")).night,
    finale: async () => (await import("@endzeit/zombiaki/finale")).finale,
    contest: async () => (await import("@endzeit/zombiaki/finale")).contest,
    terminal: async () => ({ draw: (await import("@endzeit/zombiaki/terminal")).drawTerminal }),
  },
  "walking-dead": {
    rules: async () => (await import("@endzeit/walking-dead")).walkingDead,
    board: async () => (await import("@endzeit/walking-dead/board")).default,
    night: async () => (await import("@endzeit/walking-dead/night")).night,
    finale: async () => (await import("@endzeit/walking-dead/finale")).finale,
    contest: async () => (await import("@endzeit/walking-dead/finale")).contest,
    terminal: async () => ({ draw: (await import("@endzeit/walking-dead/terminal")).drawTerminal }),
  },
  armageddon: {
    rules: async () => (await import("@endzeit/armageddon")).armageddon,
    board: async () => (await import("@endzeit/armageddon/board")).default,
    night: async () => (await import("@endzeit/armageddon/night")).night,
    finale: async () => (await import("@endzeit/armageddon/finale")).finale,
    contest: async () => (await import("@endzeit/armageddon/finale")).contest,
    terminal: async () => ({ draw: (await import("@endzeit/armageddon/terminal")).drawTerminal }),
  },
  "dawn-of-the-zeds": {
    rules: async () => (await import("@endzeit/dawn-of-the-zeds")).dawnOfTheZeds,
    board: async () => (await import("@endzeit/dawn-of-the-zeds/board")).default,
    night: async () => (await import("@endzeit/dawn-of-the-zeds/night")).night,
    finale: async () => (await import("@endzeit/dawn-of-the-zeds/finale")).finale,
    contest: async () => (await import("@endzeit/dawn-of-the-zeds/finale")).contest,
    terminal: async () => ({ draw: (await import("@endzeit/dawn-of-the-zeds/terminal")).drawTerminal }),
  },
  "winter-der-toten": {
    rules: async () => (await import("@endzeit/winter-der-toten")).winterDerToten,
    board: async () => (await import("@endzeit/winter-der-toten/board")).default,
    night: async () => (await import("@endzeit/winter-der-toten/night")).night,
    finale: async () => (await import("@endzeit/winter-der-toten/finale")).finale,
    contest: async () => (await import("@endzeit/winter-der-toten/finale")).contest,
    terminal: async () => ({ draw: (await import("@endzeit/winter-der-toten/terminal")).drawTerminal }),
  },
} satisfies Record<string, Entry>;

export type GameId = keyof typeof games;

export const gameIds = Object.keys(games) as readonly GameId[];

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(games, id);
}

const loaded = new Map<GameId, Promise<AnyGame>>();

/** Asked for once: where the sources run as they are, an import of what is there already costs a millisecond of its own. */
export function loadGame(id: GameId): Promise<AnyGame> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const asked = games[id].rules();
  loaded.set(id, asked);
  // What did not come over the network may come the next time.
  asked.catch(() => loaded.delete(id));
  return asked;
}

export const loadBoard = (id: GameId): Promise<TableSet> => games[id].board();
export const loadFinale = (id: GameId): Promise<Finale> => games[id].finale();
export const loadContest = (id: GameId): Promise<Contest> => games[id].contest();
export const loadNight = (id: GameId): Promise<AnyNight> => games[id].night();
export async function loadTerminal(id: GameId): Promise<Drawing | null> {
  const entry: Entry = games[id];
  return (await entry.terminal?.()) ?? null;
}
