import { readFileSync } from "node:fs";
import { type Answer, type AnyMatch, type Language, load, type Save, save } from "@endzeit/engine";
import { type GameId, loadGame } from "@endzeit/games";
import type { Page } from "playwright-core";

/** Of the recorded matches of each game the one whose table is the fullest, where it is not that of the greedy bots. */
const MATCHES: { readonly [game in GameId]?: string } = {
  "walking-dead": "team",
  "dawn-of-the-zeds": "two",
};

export const TIMES = ["start", "middle", "end"] as const;
export type Time = (typeof TIMES)[number];

/** Where in a match each time lies, as parts of its answers. */
const SPANS: { readonly [time in Time]: readonly [from: number, to: number] } = {
  start: [0, 0.3],
  middle: [0.35, 0.65],
  end: [0.75, 1],
};

/** A match up to a moment at which somebody is asked, and who. */
export interface Position {
  readonly game: GameId;
  /** The name of the question. */
  readonly ask: string;
  readonly step: number;
  readonly seat: number;
  /** Where persons sit: a bot beside them that is asked as well would have answered before anybody looks. */
  readonly persons: readonly number[];
  readonly save: Save;
}

const known = new Map<string, Promise<AnyMatch>>();

function matchOf(game: GameId, golden = MATCHES[game] ?? "greedy"): Promise<AnyMatch> {
  const name = `${game}/test/golden/${golden}.json`;
  const found = known.get(name);
  if (found !== undefined) return found;
  const file = new URL(`../games/${name}`, import.meta.url);
  const match = loadGame(game).then((rules) => load(rules, JSON.parse(readFileSync(file, "utf8"))));
  known.set(name, match);
  return match;
}

function positionAt(game: GameId, match: AnyMatch, step: number): { position: Position; answers: number } {
  const at = match.at(step);
  const [seat = 0, ...others] = at.awaited();
  // Between persons with secrets the curtain falls: there one of them has to do.
  const persons = at.secretAmong([seat, ...others]) ? [seat] : [seat, ...others];
  return {
    position: { game, ask: at.question?.ask ?? "", step, seat, persons, save: save(at) },
    answers: at.ask(seat).answers.length,
  };
}

const fullest = new Map<string, Promise<Position>>();

/** The moment of each time at which there is the most to choose from: where it fits, everything fits. */
export function positionOf(game: GameId, time: Time): Promise<Position> {
  const name = `${game} ${time}`;
  const found = fullest.get(name) ?? fullestOf(game, SPANS[time]);
  fullest.set(name, found);
  return found;
}

async function fullestOf(game: GameId, [from, to]: readonly [from: number, to: number]): Promise<Position> {
  const match = await matchOf(game);
  let best = positionAt(game, match, Math.floor(from * match.log.length));
  for (let step = Math.floor(from * match.log.length) + 1; step < Math.floor(to * match.log.length); step++) {
    const other = positionAt(game, match, step);
    if (other.answers > best.answers) best = other;
  }
  return best.position;
}

/** The first moment of each question that the match of this game asks somebody who has a choice. */
export async function questionsOf(game: GameId): Promise<readonly Position[]> {
  const match = await matchOf(game);
  const asked = new Map<string, Position>();
  for (let step = 0; step < match.log.length; step++) {
    const { position, answers } = positionAt(game, match, step);
    if (answers > 1 && !asked.has(position.ask)) asked.set(position.ask, position);
  }
  return [...asked.values()];
}

/** The first moment at which somebody may give such answers, or after such an answer was given. */
export async function positionWhere(
  game: GameId,
  wanted: (answers: readonly Answer[], last: Answer | null) => boolean,
): Promise<Position> {
  const match = await matchOf(game);
  for (let step = 1; step < match.log.length; step++) {
    const at = match.at(step);
    if (wanted(at.ask(at.awaited()[0] ?? 0).answers, match.log[step - 1]?.answer ?? null))
      return positionAt(game, match, step).position;
  }
  throw new Error(`The recorded match of ${game} has no such moment.`);
}

/** A recorded match of a game when so much of it is over, 0 to 1: the first moment from there on at which somebody has a choice. */
export async function positionFrom(game: GameId, part: number, golden = MATCHES[game] ?? "greedy"): Promise<Position> {
  const match = await matchOf(game, golden);
  for (let step = Math.floor(part * match.log.length); step < match.log.length; step++) {
    const { position, answers } = positionAt(game, match, step);
    if (answers > 1) return position;
  }
  throw new Error(`Nobody has a choice any more in ${golden} of ${game}.`);
}

/** The recorded match of this game when it is over. */
export async function endOf(game: GameId): Promise<Position> {
  const match = await matchOf(game);
  return positionAt(game, match, match.log.length).position;
}

let opened = 0;

/**
 * Puts a position before the browser's visitor, who sits at the seats that are asked; bots sit at the others. The page must be one of the
 * site. Waits until the question lies in the light, or the end is told. `names`: what those who share the device are called.
 */
export async function sitAt(
  page: Page,
  position: Position,
  bot = "random",
  names: readonly string[] = [],
): Promise<void> {
  const id = `position${++opened}`;
  const { game, seat, step, persons } = position;
  const over = position.ask === "";
  const seats = Array.from({ length: position.save.players }, (_, other) =>
    persons.includes(other)
      ? { kind: "person", ...(names[other] === undefined ? {} : { name: names[other] }) }
      : { kind: "bot", bot },
  );
  const heading = { text: "", values: {} };
  const row = { id, game, seats, revision: 1, updated: 0, step, heading, dawn: 0, awaited: over ? [] : [seat], over };
  await page.evaluate(
    async ({ id, row, file }) => {
      const save: unknown = JSON.parse(file);
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open("endzeit", 1);
        request.onupgradeneeded = () => {
          request.result.createObjectStore("summaries", { keyPath: "id" });
          request.result.createObjectStore("saves");
        };
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      await new Promise<void>((resolve, reject) => {
        const transaction = database.transaction(["summaries", "saves"], "readwrite");
        transaction.objectStore("summaries").put(row);
        transaction.objectStore("saves").put(save, id);
        transaction.oncomplete = () => resolve();
        transaction.onerror = () => reject(transaction.error);
      });
      database.close();
      document.querySelector(".table")?.setAttribute("data-left", "");
      location.hash = `#/table/${id}`;
    },
    { id, row, file: JSON.stringify(position.save) },
  );
  await page.locator(over ? ".finale .why" : ".table.mine:not([data-left])").waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** Sets language and text size as the settings do, from a picture of the house where no page is running yet, and opens the page with them. */
export async function openWith(page: Page, lang: Language, textSize = 1, speed = "instant"): Promise<void> {
  await page.goto("/favicon.svg");
  await page.evaluate((values) => localStorage.setItem("endzeit-settings", JSON.stringify(values)), {
    lang,
    textSize,
    speed,
    sound: false,
  });
  await page.goto("/#/saves");
  await page.locator("main").first().waitFor();
}
