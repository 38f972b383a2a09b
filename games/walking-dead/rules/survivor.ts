import { objection } from "@endzeit/engine";
import { SPACES } from "../content/board.ts";
import { CDC, equipment, SHORTCUT_CARD, STORE, TILES } from "../content/cards.ts";
import type { Answers, State } from "../state.ts";
import { DRAW, END, equipmentIds, GIVE, PASS, ROLL, SEATS, TRUE } from "./answers.ts";
import { inTeams } from "./endings.ts";
import { beginMove } from "./move.ts";
import { ACTIONS, act, listActions, listShortcuts, listUntimely, mayAct, SHORTCUTS, whyNoAction } from "./powers.ts";
import type { Out, Questions, Steps, TermsOf } from "./rule.ts";
import { clockwise, drawEquipment, eachKind, gainAlly, hand, has, hasTile, isSurvivor } from "./stock.ts";

export const survivorSteps = {
  "survivor/before": (s) => {
    s.agenda.push({ ask: "turn", of: [s.turn] });
  },
  "survivor/space": (s, _step, out) => doSpace(s, out),
  "survivor/between": (s) => {
    if (isSurvivor(s, s.turn) && mayAct(s, s.turn)) s.agenda.push({ ask: "between", of: [s.turn] });
  },
  "survivor/corner": (s, { at }) => secondEncounter(s, at),
  "survivor/tile": (s, { at }, out) => takeTile(s, at, out),
  "survivor/after": (s) => {
    if (isSurvivor(s, s.turn) && mayAct(s, s.turn)) s.agenda.push({ ask: "end", of: [s.turn] });
  },
  "survivor/give": askGive,
} satisfies Partial<Steps>;

/** A moment in which a survivor may do one thing after another, until the end of it is said. */
const pause = (again: "survivor/between" | "survivor/after") =>
  ({
    otherwise: "only-in-your-turn",
    closed: true,
    apply(s: State, _question: unknown, seat: number, answer: Answers["between" | "end"], out: Out): void {
      if ("end" in answer) return;
      s.agenda.push({ do: again });
      act(s, seat, answer, out);
    },
    objection: (s: State, _question: unknown, seat: number, answer: TermsOf<Answers["between" | "end"]>) =>
      whyNoAction(s, seat, answer),
  }) as const;

export const survivorQuestions = {
  turn: {
    // The end is said too early: what comes first is named then.
    forms: [{ roll: TRUE }, ...ACTIONS, { end: TRUE }],
    otherwise: "only-in-your-turn",
    closed: true,
    list(s, _question, seat, offer) {
      offer(ROLL);
      listActions(s, seat, offer);
      listUntimely(s, seat, -1, offer);
    },
    apply(s, _question, seat, answer, out) {
      if ("power" in answer || "play" in answer) {
        s.agenda.push({ do: "survivor/before" });
        act(s, seat, answer, out);
      } else beginMove(s, seat, out);
    },
    objection: (s, _question, seat, answer) =>
      "end" in answer ? objection("roll-first") : whyNoAction(s, seat, answer),
  },
  draw: {
    forms: [{ draw: TRUE }, { pass: TRUE }],
    otherwise: "only-on-a-draw-space",
    list(_s, _question, _seat, offer) {
      offer(DRAW);
      offer(PASS);
    },
    apply(s, _question, seat, answer, out) {
      if ("draw" in answer) drawEquipment(s, seat, 1, out);
    },
    objection: () => objection("only-on-a-draw-space"),
  },
  between: {
    ...pause("survivor/between"),
    forms: [{ end: TRUE }, ...ACTIONS],
    list(s, _question, seat, offer) {
      offer(END);
      listActions(s, seat, offer);
      listUntimely(s, seat, -1, offer);
    },
  },
  end: {
    ...pause("survivor/after"),
    forms: [{ end: TRUE }, ...SHORTCUTS, ...ACTIONS],
    list(s, _question, seat, offer) {
      offer(END);
      listShortcuts(s, seat, offer);
      listActions(s, seat, offer);
      listUntimely(s, seat, SHORTCUT_CARD, offer);
    },
  },
  give: {
    forms: [{ give: equipmentIds, seat: SEATS }, { pass: TRUE }],
    otherwise: "only-to-your-partner",
    closed: true,
    list(s, _question, seat, offer) {
      offer(PASS);
      const partner = partnerOf(s, seat);
      eachKind(s.hand[seat], (kind) => offer(GIVE[kind][partner]));
    },
    apply(s, _question, seat, answer, out) {
      if ("give" in answer) hand(s, seat, answer.seat, equipment(answer.give), out);
    },
    objection(s, _question, seat, { give }: TermsOf<Answers["give"]>) {
      const held = give !== undefined && has(s.hand[seat], equipment(give));
      return objection(held ? "only-to-your-partner" : "not-held");
    },
  },
} satisfies Partial<Questions>;

/** Ablauf eines Spielzugs als Ueberlebender. */
export function survivorTurn(s: State): void {
  s.agenda.push({ do: "survivor/give" }, { do: "survivor/after" }, { do: "survivor/space" }, { do: "survivor/before" });
}

/** Rule 2: what the space says. */
function doSpace(s: State, out: Out): void {
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

/** Eckfelder: the second encounter comes wherever the first one has left the figure (X1). */
function secondEncounter(s: State, at: number): void {
  if (!isSurvivor(s, s.turn)) return;
  if (s.rules.secondEncounterAnywhere || s.at[s.turn] === at)
    s.agenda.push({ do: "encounter/reveal", seat: s.turn, reactions: true });
}

/** Eckfelder: who has survived both and still stands there gets the tile and its bonus (S8, S9). */
function takeTile(s: State, at: number, out: Out): void {
  const seat = s.turn;
  if (!isSurvivor(s, seat) || s.at[seat] !== at) return;
  const { tile } = SPACES[at];
  s.tiles[seat] |= 1 << tile;
  if (out.listening) out.tell({ event: "tile", seat, tile: TILES[tile].id });
  if (tile === CDC) for (let ally = 0; ally < s.numbers.tiles[CDC]; ally++) gainAlly(s, seat, out);
  if (tile === STORE) drawEquipment(s, seat, s.numbers.tiles[STORE], out);
}

/** In teams a survivor may hand one card to the other after the turn (D8, X26). */
function askGive(s: State): void {
  if (!isSurvivor(s, s.turn) || !inTeams(s) || s.hand[s.turn].length === 0) return;
  if (partnerOf(s, s.turn) >= 0) s.agenda.push({ ask: "give", of: [s.turn] });
}

const partnerOf = (s: State, seat: number): number =>
  clockwise(s, seat).find((other) => other !== seat && isSurvivor(s, other)) ?? -1;
