import { type Origin, type RulesSection, type Texts, text } from "@endzeit/engine";
import { BETRAYALS } from "../content/betrayals.ts";
import { CRISES } from "../content/crises.ts";
import { CROSSROADS } from "../content/crossroads.ts";
import type { CrossroadsRow } from "../content/crossroads-rows.ts";
import { EXILES } from "../content/exiles.ts";
import { countMark, ITEMS, STARTER_DECK } from "../content/items.ts";
import { MAIN_OBJECTIVES } from "../content/main-objectives.ts";
import { type Mark, ORIGINS } from "../content/marks.ts";
import type { Numbered } from "../content/printed.ts";
import { PRINTS } from "../content/prints.ts";
import { SECRETS } from "../content/secrets.ts";
import { SEX_MARK, SURVIVORS } from "../content/survivors.ts";
import {
  abilitySaid,
  crisisCard,
  crisisSymbols,
  exileCard,
  mainSide,
  placeName,
  secretCard,
  survivorName,
} from "../names.ts";

/** Every card of the box in a paragraph of its own, for whoever looks one up: from the rows and the texts that the table plays with. */

/** A match, or what is built in; and how many of each print of an item there are in it. */
export interface Box extends Numbered {
  readonly items: readonly number[];
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly said: string;
  /** How its parts are known. */
  readonly marks: readonly Mark[];
  /** The card of which there is a picture. */
  readonly card?: string;
}

/** The anchor of the section whose cards nobody knows who plays. */
export const SEALED = "all-crossroads";

/** The sections of a box; those of two boxes have the same anchors in the same order. */
export function boxSections(box: Box, texts: Texts): readonly RulesSection[] {
  const secrets = SECRETS.map((row, secret) => secretRow(box, `secret-${row.id}`, secret, [row.mark], texts));
  const betrayals = BETRAYALS.map(({ id, mark, firstMark }, at) =>
    secretRow(box, `betrayal-${id}`, SECRETS.length + at, [firstMark, mark], texts),
  );
  const section = (name: string, rows: readonly Row[]): RulesSection => ({
    id: `all-${name}`,
    heading: text(texts, `box.${name}`),
    paragraphs: rows.map(({ said, marks, ...row }) => ({ ...row, text: said, source: originOf(marks) })),
  });
  return [
    section(
      "survivors",
      SURVIVORS.map((_, who) => survivorRow(box, who, texts)),
    ),
    section(
      "items",
      ITEMS.map((_, kind) => itemRow(box, kind, texts)),
    ),
    section(
      "crises",
      CRISES.map((_, crisis) => crisisRow(box, crisis, texts)),
    ),
    section(
      "main",
      MAIN_OBJECTIVES.flatMap((_, main) => [...sideRows(box, main, false, texts), ...sideRows(box, main, true, texts)]),
    ),
    section("secrets", secrets),
    section("betrayals", betrayals),
    section(
      "exiles",
      EXILES.map((_, exile) => exileRow(box, exile, texts)),
    ),
    {
      ...section(
        "crossroads",
        CROSSROADS.map((row, at) => fateRow(row, at, texts)),
      ),
      folded: true,
    },
  ];
}

/** A card is known as well as the part of it that is known worst. */
function originOf(marks: readonly Mark[]): Origin {
  const origins = marks.map((mark) => ORIGINS[mark]);
  return (["stand-in", "public source"] as const).find((origin) => origins.includes(origin)) ?? "rulebook";
}

function survivorRow(box: Box, who: number, texts: Texts): Row {
  const { id, mark } = SURVIVORS[who];
  const { influence, attack, search } = box.numbers;
  const said = text(texts, "box.survivor", {
    job: text(texts, `survivor.${id}.job`),
    values: text(texts, "board.values", { influence: influence[who], attack: attack[who], search: search[who] }),
    ability: abilitySaid(box, who, texts),
  });
  return { id: `survivor-${id}`, name: survivorName(who, texts), said, marks: [mark, SEX_MARK], card: id };
}

function itemRow({ items }: Box, kind: number, texts: Texts): Row {
  const { id, symbol, play, mark } = ITEMS[kind];
  const prints = PRINTS.flatMap((print, at) => (print.kind === kind && items[at] > 0 ? [at] : []));
  const decks = prints.map((print) => {
    const { deck } = PRINTS[print];
    const name = deck === STARTER_DECK ? text(texts, "box.starters") : placeName(deck, texts);
    return text(texts, "box.deck", { deck: name, n: items[print] });
  });
  const n = prints.reduce((sum, print) => sum + items[print], 0);
  const said = text(texts, "box.item", {
    symbol: text(texts, `symbol.${symbol}`),
    play: text(texts, `box.play.${play}`),
    effect: text(texts, `item.${id}.text`),
    cards: text(texts, n === 0 ? "box.count.none" : "box.count", { n, decks: decks.join(", ") }),
  });
  const marks = [mark, ...prints.map((print) => countMark(kind, PRINTS[print].deck))];
  return { id: `item-${id}`, name: text(texts, `item.${id}`), said, marks, card: id };
}

function crisisRow(box: Box, crisis: number, texts: Texts): Row {
  const { id, mark, symbolMark } = CRISES[crisis];
  const symbols = crisisSymbols(box, crisis).map((symbol) => text(texts, `symbol.${symbol}`));
  const last = symbols.pop() ?? "";
  const { title: name, text: effects } = crisisCard(box, crisis, texts);
  const said = text(texts, "box.crisis", {
    symbols: symbols.length === 0 ? last : text(texts, "box.or", { before: symbols.join(", "), last }),
    effects,
  });
  return { id: `crisis-${id}`, name, said, marks: [mark, symbolMark] };
}

/** What to reach and what to begin with are known from different sources. */
function sideRows(box: Box, main: number, hard: boolean, texts: Texts): readonly Row[] {
  const { id, normal, hardcore, time, timeMark } = MAIN_OBJECTIVES[main];
  const { morale, rounds, setup, goal } = (hard ? hardcore : normal).marks;
  const card = mainSide(box, main, hard, texts);
  const name = text(texts, `box.side.${hard ? "hard" : "normal"}`, { name: card.title });
  const anchor = `main-${id}${hard ? "-hard" : ""}`;
  const begins = text(texts, "box.setup", { setup: card.setup, time: text(texts, `box.time.${time}`) });
  return [
    { id: anchor, name, said: card.text, marks: [goal] },
    { id: `${anchor}-setup`, name, said: begins, marks: [morale, rounds, setup, timeMark] },
  ];
}

function secretRow(box: Box, id: string, secret: number, marks: readonly Mark[], texts: Texts): Row {
  const { title: name, text: said } = secretCard(box, secret, texts);
  const other = SECRETS[secret]?.insteadOf ?? null;
  if (other === null) return { id, name, said, marks };
  const instead = text(texts, "box.instead", { other: text(texts, `secret.${other}`) });
  return { id, name, said: `${said} ${instead}`, marks };
}

function exileRow(box: Box, exile: number, texts: Texts): Row {
  const { id, mark } = EXILES[exile];
  const { title: name, text: loyal } = exileCard(box, exile, false, texts);
  const { text: betrayer } = exileCard(box, exile, true, texts);
  return { id: `exile-${id}`, name, said: text(texts, "box.exile", { loyal, betrayer }), marks: [mark] };
}

/** The printed number is one more than that of the row. */
function fateRow(row: CrossroadsRow, at: number, texts: Texts): Row {
  const key = `crossroads.${row.id}`;
  const name = text(texts, "box.fate", { no: at + 1, name: text(texts, key) });
  const said = text(texts, "box.fate.text", {
    trigger: text(texts, `${key}.trigger`),
    brings: broughtBy(row, key, texts).join(" "),
  });
  return { id: `crossroads-${row.id}`, name, said, marks: [row.mark] };
}

function broughtBy({ choice, first, unless, options }: CrossroadsRow, key: string, texts: Texts): readonly string[] {
  const said: string[] = [];
  if (first.length > 0) said.push(text(texts, `${key}.first`));
  if (unless.length > 0) said.push(text(texts, `${key}.unless`));
  if (choice === "vote") said.push(text(texts, "box.vote"));
  if (choice === "vote-there" || typeof choice === "object") said.push(text(texts, `${key}.choice`));
  const isVote = choice === "vote" || choice === "vote-there";
  for (const option of options.keys()) {
    const name = isVote ? ["up", "down"][option] : `${option + 1}`;
    const effect = text(texts, `${key}.effect.${name}`);
    const call = text(texts, isVote ? `${key}.${name}` : `${key}.option.${name}`);
    said.push(choice === "single" ? effect : text(texts, "box.option", { call, effect }));
  }
  return said;
}
