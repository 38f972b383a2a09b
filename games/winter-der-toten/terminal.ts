import { type Texts, text } from "@endzeit/engine";
import { PLACES } from "./content/locations.ts";
import { crisisNeed, foodNeeded, overrunsOf } from "./insight.ts";
import {
  crisisCard,
  firstName,
  gearOn,
  groupOf,
  mainCard,
  placeName,
  seatName,
  secretCard,
  survivorsOf,
} from "./names.ts";
import { COLONY, endGate, firstGate, gateNumber } from "./rules/places.ts";
import type { View } from "./state.ts";

/*
 * The colony and the six locations for a terminal, a line of entrances and a line of people each. Z is a zombie, # a barricade, . a free
 * space; ! an entrance that will be overrun tonight. A survivor is a first name and the influence, with a * for each wound and a ~ for each
 * frostbite.
 */

const ANSI = { zombie: "36;1", danger: "31;1", own: "33;1", dim: "2", bold: "1" } as const;
type Ink = keyof typeof ANSI;

/** The whole table as a seat sees it, or as everybody does (null). Without `colour` it says the same in plain characters. */
export function drawTerminal(view: View, seat: number | null, texts: Texts, colour: boolean, width = 100): string {
  const ink = (words: string, how: Ink): string => (colour ? `\u001b[${ANSI[how]}m${words}\u001b[0m` : words);
  const say = (key: string, values: { readonly [name: string]: string | number } = {}): string =>
    text(texts, key, values);
  const person = (who: number): string => {
    const hurt = "*".repeat(view.wounds[who]) + "~".repeat(view.frost[who]);
    const gear = gearOn(view, who).map((item) => say(`item.${item}`));
    const name = `${firstName(who, texts)} ${view.numbers.influence[who]}${hurt}${gear.length > 0 ? ` (${gear.join(", ")})` : ""}`;
    return view.owner[who] === seat ? ink(name, "own") : name;
  };
  const gate = (at: number, spaces: number): string => {
    const [zombies, walls] = [view.zombies[at], view.barricades[at]];
    const row = `${"Z".repeat(zombies)}${"#".repeat(walls)}${".".repeat(Math.max(0, spaces - zombies - walls))}`;
    const falls = overrunsOf(view, at) > 0;
    return ink(`${row}${falls ? "!" : ""}`, falls ? "danger" : "zombie");
  };
  const lines: string[] = [];
  const crisis = view.crisis < 0 ? null : crisisCard(view, view.crisis, texts);
  const main = mainCard(view, texts);
  lines.push(
    [
      `${say("board.morale")} ${view.morale}`,
      say("clock.left", { n: view.marker }),
      `${say("board.food")} ${view.food} (${say("board.need", { n: foodNeeded(view) })})`,
      `${say("board.starvation")} ${view.starvation}`,
      `${say("board.waste")} ${view.waste.length}`,
    ].join(" · "),
  );
  lines.push(...folded(`${ink(main.title, "bold")}: ${main.text}`, width));
  if (crisis !== null) {
    const { need, given } = crisisNeed(view);
    lines.push(...folded(`${ink(crisis.title, "bold")} (${given}/${need}): ${crisis.text}`, width));
  }
  PLACES.forEach(({ entranceSpaces }, place) => {
    const gates = Array.from({ length: endGate(place) - firstGate(place) }, (_, at) => firstGate(place) + at);
    const head =
      place === COLONY
        ? gates.map((at) => `${gateNumber(at)} ${gate(at, entranceSpaces)}`).join("  ")
        : `${gate(firstGate(place), entranceSpaces)}  ${say("board.deck", { n: view.decks[place].length })}${view.noise[place] > 0 ? `, ${say("board.noise", { n: view.noise[place] })}` : ""}`;
    lines.push(`${ink(placeName(place, texts), "bold")}  ${head}`);
    const people = survivorsOf(view, place).map(person);
    if (place === COLONY && view.helpless > 0) people.push(say("board.helpless", { n: view.helpless }));
    if (people.length > 0) lines.push(...folded(people.join(", "), width - 2).map((line) => `  ${line}`));
  });
  for (let of = 0; of < view.seats; of++) {
    const dice = [...view.dice[of]].sort((a, b) => b - a).join(" ");
    const notes = [
      ...(view.first === of ? [say("badge.first")] : []),
      ...(view.exiled[of] === 1 ? [say("badge.exiled")] : []),
      ...(view.out[of] === 1 ? [say("badge.out")] : []),
      say("badge.hand", { n: view.hand[of].length }),
      `[${dice || "–"}]`,
      groupOf(view, of)
        .map((who) => firstName(who, texts))
        .join(", "),
    ];
    lines.push(...folded(`${ink(seatName(of, texts), of === seat ? "own" : "bold")}: ${notes.join(" · ")}`, width));
  }
  const [secret] = seat === null ? [] : view.secret[seat];
  if (secret !== undefined && secret >= 0) {
    const own = secretCard(view, secret, texts);
    lines.push(...folded(`${ink(own.title, "own")}: ${own.text}`, width));
  }
  return lines.join("\n");
}

/** Lines of at most so many characters, broken between words. What colours takes no room. */
function folded(words: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  let length = 0;
  for (const word of words.split(" ")) {
    const long = [...word.replaceAll(COLOURS, "")].length;
    if (line !== "" && length + 1 + long > width) {
      lines.push(line);
      line = word;
      length = long;
    } else {
      line = line === "" ? word : `${line} ${word}`;
      length += (length === 0 ? 0 : 1) + long;
    }
  }
  return line === "" ? lines : [...lines, line];
}

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, "g");
