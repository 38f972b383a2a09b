import { below, type Objection, type Offer, type Reporter } from "@endzeit/engine";
import { SPACES, spaceOf } from "../content/board.ts";
import { CHARACTERS, equipment, kindOf, TILES } from "../content/cards.ts";
import { type Answer, type Event, Role, type State } from "../state.ts";
import { ADD, CHARACTER, DRAW, END, GIVE, HURRY, MOVE, PASS, PLAY_EQUIPMENT, POWER, ROLL } from "./answers.ts";
import { inTeams, moveTo } from "./endings.ts";
import { exactMoves, exactPath } from "./paths.ts";
import { act, listActions, listShortcuts, mayAct, powerOf } from "./powers.ts";
import { objection } from "./reasons.ts";
import {
  clockwise,
  drawEquipment,
  eachKind,
  gainAlly,
  hand,
  has,
  hasTile,
  isSurvivor,
  playEquipment,
} from "./stock.ts";

type Out = Reporter<Event>;

const SIDES = 6;
const HURRY_CARD = equipment("hurry");
const SHORTCUT_CARD = equipment("shortcut");
const WOUND = equipment("wound");
const ANDREAS_STEPS = 2;
const [CAR_LOT, CDC, STORE] = [1, 2, 3];
/** The order of boni for a movement: die, Andrea, Beeilung!, Car Lot (M7). */
const Stage = { rolled: 0, again: 1, hurried: 2, drove: 3 } as const;

/** Spielvorbereitung: who begins. Everyone rolls, the highest begins, equals roll again (A1). */
export function rollForFirst(s: State, out: Out): void {
  if (s.rules.variant === "team" || s.rules.firstPlayer === "first-seat" || s.seats === 1) s.first = 0;
  else s.first = highest(s, out);
  if (out.listening && s.seats > 1) out.tell({ event: "first", seat: s.first });
  const survivors = s.role.filter((role) => role === Role.survivor).length;
  s.agenda.push({ do: "turn/begin", seat: s.first });
  for (let seat = s.seats - 1; seat >= 0; seat--) if (!isSurvivor(s, seat)) s.agenda.push({ do: "setup/rise", seat });
  s.agenda.push({ do: "setup/character", seat: s.first, left: survivors });
}

function highest(s: State, out: Out): number {
  let rolling = clockwise(s, 0).slice();
  while (rolling.length > 1) {
    const rolls = rolling.map((seat) => {
      const n = below(s.random, SIDES) + 1;
      if (out.listening) out.tell({ event: "first-roll", seat, n });
      return n;
    });
    const best = Math.max(...rolls);
    rolling = rolling.filter((_, i) => rolls[i] === best);
  }
  out.reveal();
  return rolling[0];
}

export function askCharacter(s: State, seat: number, left: number): void {
  if (left === 0) return;
  const next = (seat + 1) % s.seats;
  if (!isSurvivor(s, seat)) {
    s.agenda.push({ do: "setup/character", seat: next, left });
    return;
  }
  s.agenda.push({ do: "setup/character", seat: next, left: left - 1 }, { ask: "character", of: [seat] });
}

export function listCharacters(s: State, offer: Offer<Answer>): void {
  for (let character = 0; character < CHARACTERS.length; character++) {
    offer(CHARACTER[character], s.character.includes(character) ? "character-taken" : undefined);
  }
}

export function chooseCharacter(s: State, seat: number, answer: Answer, out: Out): void {
  s.character[seat] = kindOf("characters", answer.character);
  if (out.listening) out.tell({ event: "character", seat, character: String(answer.character) });
}

/** Ablauf eines Spielzugs als Ueberlebender. */
export function survivorTurn(s: State): void {
  s.agenda.push({ do: "survivor/give" }, { do: "survivor/after" }, { do: "survivor/space" }, { do: "survivor/before" });
}

export function askBefore(s: State): void {
  s.agenda.push({ ask: "turn", of: [s.turn] });
}

export function listTurn(s: State, seat: number, offer: Offer<Answer>): void {
  offer(ROLL);
  listActions(s, seat, offer);
  listUntimely(s, seat, -1, offer);
}

/** Cards that are held but have another moment: refused with it. `timely` is the one that this moment is for, or -1. */
function listUntimely(s: State, seat: number, timely: number, offer: Offer<Answer>): void {
  eachKind(s.hand[seat], (kind) => {
    if (kind === timely) return;
    if (kind === SHORTCUT_CARD) offer(PLAY_EQUIPMENT[kind], "only-at-turn-end");
    else if (kind === HURRY_CARD) offer(PLAY_EQUIPMENT[kind], "only-after-the-roll");
    else if (kind === WOUND) offer(PLAY_EQUIPMENT[kind], "only-at-a-death");
    else if (s.numbers.equipment[kind] > 0) offer(PLAY_EQUIPMENT[kind], "only-in-a-fight");
  });
}

export function answerTurn(s: State, seat: number, answer: Answer, out: Out): void {
  if (answer.roll !== true) {
    s.agenda.push({ do: "survivor/before" });
    act(s, seat, answer, out);
    return;
  }
  const die = rollMove(s, seat, out);
  s.agenda.push({ ask: "move", of: [seat], die, total: die, stage: Stage.rolled });
}

/** Bewegungswurf. */
export function rollMove(s: State, seat: number, out: Out): number {
  const n = below(s.random, SIDES) + 1;
  out.reveal();
  if (out.listening) out.tell({ event: "move-roll", seat, n });
  return n;
}

type MoveQuestion = { readonly die: number; readonly total: number; readonly stage: number };

/** Rule 1: exactly as far as rolled, or a stop on Camp or a corner on the way. */
export function listMoves(s: State, seat: number, question: MoveQuestion, offer: Offer<Answer>): void {
  const reachable = exactMoves(s.at[seat], question.total);
  for (const to of reachable) offer(MOVE[to]);
  for (let space = 0; space < SPACES.length; space++) {
    if (reachable.includes(space)) continue;
    const sewer = SPACES[space].kind === "sewer" || SPACES[space].kind === "rise";
    offer(MOVE[space], sewer ? "survivors-keep-out" : "not-exact", space);
  }
  const { stage } = question;
  if (powerOf(s, seat) === "run-again") {
    offer(
      POWER["run-again"],
      s.spent[seat] === 1 ? "power-spent" : stage > Stage.rolled ? "too-late-to-add" : undefined,
    );
  }
  if (has(s.hand[seat], HURRY_CARD)) {
    const refused = stage === Stage.hurried ? "one-hurry" : stage === Stage.drove ? "too-late-to-add" : undefined;
    for (const hurry of HURRY) offer(hurry, refused);
  }
  const bonus = s.numbers.tiles[CAR_LOT];
  if (bonus > 0 && stage < Stage.drove && hasTile(s, seat, CAR_LOT)) offer(ADD[bonus]);
  listUntimely(s, seat, HURRY_CARD, offer);
}

/** What the Car Lot does not add. */
export function whyNotAdded(s: State, seat: number, stage: number, add: number): Objection {
  if (!hasTile(s, seat, CAR_LOT)) return objection("no-car-lot");
  return objection(stage < Stage.drove && add !== s.numbers.tiles[CAR_LOT] ? "other-bonus" : "too-late-to-add");
}

export function answerMove(s: State, seat: number, question: MoveQuestion, answer: Answer, out: Out): void {
  if (answer.move !== undefined) {
    const to = spaceOf(answer.move);
    const path = out.listening ? exactPath(s.at[seat], to, question.total) : [];
    return moveTo(s, seat, to, "walk", path, out);
  }
  let { die, total, stage } = question;
  let by: "run-again" | "hurry" | "car-lot" = "car-lot";
  if (answer.power !== undefined) {
    s.spent[seat] = 1;
    if (out.listening) out.tell({ event: "power", seat, power: "run-again" });
    die = rollMove(s, seat, out);
    total = die + ANDREAS_STEPS;
    stage = Stage.again;
    by = "run-again";
  } else if (answer.play !== undefined) {
    playEquipment(s, seat, HURRY_CARD, out);
    total += Number(answer.add);
    stage = Stage.hurried;
    by = "hurry";
  } else {
    total += s.numbers.tiles[CAR_LOT];
    stage = Stage.drove;
  }
  if (out.listening) out.tell({ event: "total", seat, n: total, by });
  s.agenda.push({ ask: "move", of: [seat], die, total, stage });
}

/** Rule 2: what the space says. */
export function doSpace(s: State, out: Out): void {
  const seat = s.turn;
  if (!isSurvivor(s, seat)) return;
  const at = s.at[seat];
  const encounter = { do: "encounter/reveal", seat, reactions: true } as const;
  switch (SPACES[at].kind) {
    case "normal":
    case "attack-1":
    case "attack-2":
      s.agenda.push(encounter);
      return;
    case "draw":
      s.agenda.push(encounter);
      if (s.equipmentDeck.length > 0) s.agenda.push({ ask: "draw", of: [seat] });
      else if (out.listening) out.tell({ event: "nothing-to-draw", seat });
      return;
    case "again":
      s.again = 1;
      if (out.listening) out.tell({ event: "again", seat });
      s.agenda.push(encounter);
      return;
    case "corner":
      if (hasTile(s, seat, SPACES[at].tile)) return;
      s.agenda.push({ do: "survivor/tile", at }, { do: "survivor/corner", at }, { do: "survivor/between" }, encounter);
      return;
    case "safe":
    case "camp":
    case "sewer":
    case "rise":
      return;
  }
}

export function listDraw(offer: Offer<Answer>): void {
  offer(DRAW);
  offer(PASS);
}

export function answerDraw(s: State, seat: number, answer: Answer, out: Out): void {
  if (answer.draw === true) drawEquipment(s, seat, 1, out);
}

export function askBetween(s: State): void {
  if (isSurvivor(s, s.turn) && mayAct(s, s.turn)) s.agenda.push({ ask: "between", of: [s.turn] });
}

export function listBetween(s: State, seat: number, offer: Offer<Answer>): void {
  offer(END);
  listActions(s, seat, offer);
  listUntimely(s, seat, -1, offer);
}

export function answerBetween(s: State, seat: number, answer: Answer, out: Out): void {
  if (answer.end === true) return;
  s.agenda.push({ do: "survivor/between" });
  act(s, seat, answer, out);
}

/** Eckfelder: the second encounter comes wherever the first one has left the figure (X1). */
export function secondEncounter(s: State, at: number): void {
  if (!isSurvivor(s, s.turn)) return;
  if (s.rules.secondEncounterAnywhere || s.at[s.turn] === at)
    s.agenda.push({ do: "encounter/reveal", seat: s.turn, reactions: true });
}

/** Eckfelder: who has survived both and still stands there gets the tile and its bonus (S8, S9). */
export function takeTile(s: State, at: number, out: Out): void {
  const seat = s.turn;
  if (!isSurvivor(s, seat) || s.at[seat] !== at) return;
  const { tile } = SPACES[at];
  s.tiles[seat] |= 1 << tile;
  if (out.listening) out.tell({ event: "tile", seat, tile: TILES[tile].id });
  if (tile === CDC) for (let ally = 0; ally < s.numbers.tiles[CDC]; ally++) gainAlly(s, seat, out);
  if (tile === STORE) drawEquipment(s, seat, s.numbers.tiles[STORE], out);
}

export function askAfter(s: State): void {
  if (isSurvivor(s, s.turn) && mayAct(s, s.turn)) s.agenda.push({ ask: "end", of: [s.turn] });
}

export function listEnd(s: State, seat: number, offer: Offer<Answer>): void {
  offer(END);
  listShortcuts(s, seat, offer);
  listActions(s, seat, offer);
  listUntimely(s, seat, SHORTCUT_CARD, offer);
}

export function answerEnd(s: State, seat: number, answer: Answer, out: Out): void {
  if (answer.end === true) return;
  s.agenda.push({ do: "survivor/after" });
  act(s, seat, answer, out);
}

/** In teams a survivor may hand one card to the other after the turn (D8, X26). */
export function askGive(s: State): void {
  if (!isSurvivor(s, s.turn) || !inTeams(s) || s.hand[s.turn].length === 0) return;
  if (partnerOf(s, s.turn) >= 0) s.agenda.push({ ask: "give", of: [s.turn] });
}

const partnerOf = (s: State, seat: number): number =>
  clockwise(s, seat).find((other) => other !== seat && isSurvivor(s, other)) ?? -1;

export function listGive(s: State, seat: number, offer: Offer<Answer>): void {
  offer(PASS);
  const partner = partnerOf(s, seat);
  eachKind(s.hand[seat], (kind) => offer(GIVE[kind][partner]));
}

export function answerGive(s: State, seat: number, answer: Answer, out: Out): void {
  if (answer.pass !== true) hand(s, seat, Number(answer.seat), equipment(answer.give), out);
}
