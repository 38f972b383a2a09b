import type { GameEvent } from "@endzeit/engine";
import { SPACES } from "../content/board.ts";
import { CLINGING, ENCOUNTERS, EQUIPMENT, REVOLVER, SHOTGUN, TILES } from "../content/cards.ts";
import { type FaceOutcome, fixedBonus, facesOf as ruledFaces } from "../rules/fight.ts";
import { staysAfter } from "../rules/walker.ts";
import type { Fight, View } from "../state.ts";
import { encounterId, equipmentId, walkerId } from "./decks.ts";

/** The value of a field of an event that may have it. */
export function field(event: GameEvent | null, name: string): string | number | undefined {
  if (event === null) return undefined;
  const value: unknown = Object.entries(event).find(([key]) => key === name)?.[1];
  return typeof value === "string" || typeof value === "number" ? value : undefined;
}

/** The card that everybody looks at: the fight's, an encounter that is revealed, a walker's card before the blow. */
export interface Shown {
  readonly card: string;
  readonly deck: "encounters" | "walkers";
  /** Whom it is about. */
  readonly seat: number;
  /** As it stands now, 0 without a fight. */
  readonly strength: number;
}

export function shownCard(view: View, event: GameEvent | null): Shown | null {
  const { fight } = view;
  if (view.outcome !== null && event === null) return null;
  if (fight !== null) {
    const walker = fight.attacker >= 0;
    return {
      card: walker ? walkerId(fight.card) : encounterId(fight.card),
      deck: walker ? "walkers" : "encounters",
      seat: fight.defender,
      strength: fight.strength,
    };
  }
  for (const entry of view.agenda.toReversed()) {
    if ("ask" in entry) {
      if (entry.ask === "choose") return encounter(view, entry.card, entry.of[0] ?? view.turn, 0);
      if (entry.ask === "react") return encounter(view, entry.card, entry.seat, entry.swapped);
      if (entry.ask === "strike") return walkers(view, entry.card);
    } else if (entry.do === "encounter/react" || entry.do === "encounter/resolve" || entry.do === "encounter/done")
      return encounter(view, entry.card, entry.seat, entry.swapped);
    else if (entry.do === "walker/strike") return walkers(view, entry.card);
  }
  if (event?.event !== "revealed") return null;
  const seat = Number(field(event, "seat"));
  return { card: String(field(event, "card")), deck: "encounters", seat, strength: Number(field(event, "strength")) };
}

function encounter(view: View, card: number, seat: number, swapped: number): Shown {
  const row = ENCOUNTERS[card];
  const home = row.region >= 0 && SPACES[view.at[seat]]?.region === row.region ? 2 : 0;
  const strength = view.numbers.encounters[card] ?? 0;
  return { card: row.id, deck: "encounters", seat, strength: strength === 0 ? 0 : strength + home + swapped };
}

const walkers = (view: View, card: number): Shown => ({
  card: walkerId(card),
  deck: "walkers",
  seat: view.turn,
  strength: view.numbers.walkers[card] ?? 0,
});

/** One cause of the attack value: a card, or a text of its own. */
export interface Cause {
  readonly text: string;
  readonly n: number;
}

/** What the attack value is made of, without the die. */
export function causesOf(view: View, fight: Fight): readonly Cause[] {
  const causes: Cause[] = fight.played.map((kind) => ({
    text: `card.${equipmentId(kind)}`,
    n: view.numbers.equipment[kind] ?? EQUIPMENT[kind].value,
  }));
  const front = view.front[fight.defender] * view.numbers.equipment[REVOLVER];
  if (front > 0) causes.push({ text: "fight.front", n: front });
  const police = (view.tiles[fight.defender] & 1) !== 0 ? (view.numbers.tiles[0] ?? TILES[0].value) : 0;
  if (police > 0) causes.push({ text: "fight.police", n: police });
  if (fight.helped > 0) causes.push({ text: "fight.helped", n: fight.helped });
  if (fight.extra > 0) causes.push({ text: "fight.extra", n: fight.extra });
  const space = fixedBonus(view, fight) - causes.reduce((sum, { n }) => sum + n, 0);
  if (space > 0) causes.push({ text: "fight.space", n: space });
  return causes;
}

/** A face of the die as it is drawn: the winning ones first. */
export interface DrawnFace {
  readonly pips: number;
  readonly face: FaceOutcome;
  readonly tone: "good" | "saved" | "bad";
}
const TONES = { won: "good", axe: "saved", lost: "bad" } as const satisfies Record<FaceOutcome, DrawnFace["tone"]>;

export const facesOf = (view: View, fight: Fight): readonly DrawnFace[] =>
  ruledFaces(view, fight)
    .map((face, i) => ({ pips: i + 1, face, tone: TONES[face] }))
    .reverse();

/** What a fight brings or costs, in words and in people. */
export interface Stake {
  readonly text: string;
  readonly values: { readonly [name: string]: number };
  readonly people: readonly ("stays" | "more" | "gone")[];
}

const people = (stays: number, kind: "more" | "gone", n: number): Stake["people"] => [
  ...Array.from({ length: stays }, () => "stays" as const),
  ...Array.from({ length: n }, () => kind),
];

export function stakesOf(
  view: View,
  fight: Fight,
): { readonly gain: readonly Stake[]; readonly loss: readonly Stake[] } {
  const { defender, attacker, card } = fight;
  const allies = view.allies[defender] ?? 0;
  const plain = (text: string, values: Stake["values"] = {}): Stake => ({ text, values, people: [] });
  const bites = (n: number): Stake =>
    allies < n
      ? { text: "stake.death", values: { n }, people: people(0, "gone", allies + 1) }
      : { text: "stake.bites", values: { n, left: allies - n }, people: people(allies - n, "gone", n) };
  if (attacker >= 0)
    return {
      gain: [plain(staysAfter(card) ? "stake.stays" : "stake.beaten", { seat: attacker })],
      loss: [bites(1), ...(card === CLINGING ? [plain("stake.discard", { n: 1 })] : [])],
    };
  const row = ENCOUNTERS[card];
  const joined = Math.min(row.allies, view.pool);
  const gain = [
    ...(joined > 0
      ? [{ text: "stake.ally", values: { n: joined, now: allies + joined }, people: people(allies, "more", joined) }]
      : []),
    ...(row.equipment > 0 ? [plain("stake.equipment", { n: row.equipment })] : []),
  ];
  const loss = ((): Stake => {
    switch (row.loss) {
      case "bite":
        return bites(1);
      case "two-bites":
        return bites(2);
      case "discard-two":
        return plain("stake.discard", { n: 2 });
      case "discard-hand":
        return plain("stake.discard-hand");
    }
  })();
  return {
    gain: gain.length > 0 ? gain : [plain("stake.nothing")],
    loss: [loss, ...(fight.played.includes(SHOTGUN) ? [plain("stake.shotgun")] : [])],
  };
}

/** Dice on the table: whose, what they show, whether they roll now. */
export interface Dice {
  readonly values: readonly number[];
  readonly rolling: boolean;
  /** Steps of the movement, 0 when it is none. */
  readonly steps: number;
}

const ROLLS = ["first-roll", "move-roll", "attack-roll", "duel"];

export function diceOf(view: View, event: GameEvent | null): Dice | null {
  if (event !== null && ROLLS.includes(event.event)) {
    const values = [field(event, "n"), field(event, "m")].flatMap((n) => (typeof n === "number" ? [n] : []));
    return { values, rolling: true, steps: event.event === "move-roll" ? (values[0] ?? 0) : 0 };
  }
  if (view.fight !== null && view.fight.die > 0) return { values: [view.fight.die], rolling: false, steps: 0 };
  const top = view.agenda.at(-1);
  if (top === undefined || !("ask" in top)) return null;
  if (top.ask === "move") return { values: [top.die], rolling: false, steps: top.total };
  return top.ask === "walk" ? { values: [top.total], rolling: false, steps: top.total } : null;
}
