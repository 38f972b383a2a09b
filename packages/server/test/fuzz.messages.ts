import { below, type Random } from "@endzeit/engine";
import { MESSAGE_BYTES, WIRE_VERSION } from "@endzeit/wire";

/** What an attacker knows by right: addresses of tables, links that are its own, and what others send in the open. */
export interface Loot {
  readonly tables: readonly string[];
  readonly secrets: readonly string[];
  readonly keys: readonly string[];
  /** Whether it may say that it leaves: a seat that is given up is no place to go on from. */
  readonly mayLeave: boolean;
}

const pick = <T>(from: readonly T[], random: Random, otherwise: T): T =>
  from[below(random, Math.max(1, from.length))] ?? otherwise;

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const letters = (length: number, random: Random): string =>
  Array.from({ length }, () => LETTERS[below(random, LETTERS.length)]).join("");

/** Pieces of JSON that programs trip over. */
const ODD: readonly string[] = [
  "null",
  "true",
  "-1",
  "1.5",
  "1e400",
  "-0",
  "9007199254740993",
  '""',
  '"\\u0000"',
  '"\\ud800"',
  '"\\u202eabc"',
  '"__proto__"',
  '"constructor"',
  "[]",
  "{}",
  '{"__proto__":{"do":"answer","seat":0}}',
  '{"constructor":{"prototype":{"host":0}}}',
  '{"toString":1,"hasOwnProperty":2,"then":3}',
  "[[[[[[[[[[]]]]]]]]]]",
  "[null,null]",
  '{"length":1000000000}',
];

const odd = (random: Random): string => {
  const kind = below(random, 20);
  if (kind === 0) return JSON.stringify("x".repeat(below(random, MESSAGE_BYTES - 500)));
  if (kind === 1) return `${"[".repeat(3000)}${"]".repeat(3000)}`;
  if (kind === 2) return `${'{"a":'.repeat(1500)}1${"}".repeat(1500)}`;
  if (kind === 3) return JSON.stringify(letters(43, random));
  return pick(ODD, random, "null");
};

const tableOf = (loot: Loot, random: Random) =>
  below(random, 4) === 0 ? letters(16, random) : pick(loot.tables, random, "");
const secretOf = (loot: Loot, random: Random) =>
  below(random, 2) === 0 ? letters(43, random) : pick(loot.secrets, random, "");
const keyOf = (loot: Loot, random: Random) =>
  below(random, 2) === 0 ? letters(12, random) : pick(loot.keys, random, "");
const number = (random: Random) =>
  pick([0, 1, 2, 3, 7, below(random, 300), 2 ** 31, Number.MAX_SAFE_INTEGER], random, 0);
const PEOPLE = [0, 1, 2, 7];
const BOTS = ["random", "greedy", "nobody", "constructor"];

function proposal(random: Random): object {
  const seat = pick(PEOPLE, random, 0);
  return pick<object>(
    [
      { what: "undo", keep: number(random) },
      { what: "bot", seat, bot: pick(BOTS, random, "") },
      { what: "time", seat },
      { what: "remove", seat },
      { what: "host", seat },
      { what: "end" },
    ],
    random,
    {},
  );
}

function act(random: Random): object {
  const seat = pick(PEOPLE, random, 0);
  const bot = pick(BOTS, random, "");
  const acts = ["mute", "remove", "bot", "invite", "hand-over", "end"];
  return { what: pick(acts, random, ""), seat, bot, muted: true };
}

function answer(random: Random): object {
  return pick<object>(
    [
      { pass: true },
      { play: "dog", at: "B5" },
      { discard: "zombie-2" },
      { seat: 0, pass: true },
      { __proto__: null, play: number(random) },
      Object.fromEntries(Array.from({ length: below(random, 30) }, (_, n) => [`t${n}`, n])),
      { list: Array.from({ length: below(random, 200) }, (_, n) => n) },
    ],
    random,
    {},
  );
}

const DOS = [
  "join",
  "answer",
  "answer",
  "undo",
  "propose",
  "vote",
  "chat",
  "rest",
  "move",
  "host",
  "story",
  "save",
  "push",
];

/** A message of the right shape that asks for what its sender has no right to, or for nothing that makes sense. */
function forged(loot: Loot, random: Random): Record<string, unknown> {
  const what = pick(loot.mayLeave ? [...DOS, "leave"] : DOS, random, "save");
  // Numbers come twice, backwards and from nowhere; seats and secrets stand where no message has them.
  const common = { do: what, id: number(random), seat: 0, by: 0, secret: secretOf(loot, random) };
  switch (what) {
    case "join":
      return {
        ...common,
        wire: pick([WIRE_VERSION, WIRE_VERSION, 0, 99], random, 0),
        table: tableOf(loot, random),
        have: number(random),
      };
    case "answer":
      return {
        ...common,
        table: tableOf(loot, random),
        key: keyOf(loot, random),
        at: number(random),
        answer: answer(random),
      };
    case "undo":
      return { ...common, at: number(random), keep: number(random) };
    case "propose":
      return { ...common, at: number(random), proposal: proposal(random) };
    case "vote":
      return { ...common, proposal: number(random), yes: true };
    case "chat":
      return { ...common, text: `${letters(5, random)} <b>forged</b>` };
    case "rest":
      return { ...common, bot: pick([...BOTS, null], random, null) };
    case "host":
      return { ...common, act: act(random) };
    case "story":
      return { ...common, from: number(random), to: number(random) };
    case "push": {
      const hosts = ["https://fcm.googleapis.com/\u0000", "https://169.254.169.254/", "https://fcm.googleapis.com/x"];
      const keys = { p256dh: pick(["p", "\u0000", "\ud800"], random, ""), auth: pick(["a", "\u0000"], random, "") };
      return { ...common, subscription: { endpoint: pick(hosts, random, ""), keys }, lang: "de" };
    }
    default:
      return common;
  }
}

/** JSON in which one field holds something else than it should, or comes twice, or is not there. */
function broken(message: Record<string, unknown>, random: Random): string {
  const fields = Object.entries(message).map(([name, value]) => [JSON.stringify(name), JSON.stringify(value)]);
  const hit = below(random, fields.length);
  const doubled = below(random, 6) === 0 ? `,${fields[hit]?.[0]}:${odd(random)}` : "";
  const spelled = fields.map(([name, value], at) => `${name}:${at === hit ? odd(random) : value}`).join(",");
  return `{${spelled}${doubled},"__proto__":{"seat":0}}`;
}

function noise(random: Random): string | Buffer {
  const kind = below(random, 8);
  if (kind === 0) return Buffer.from(letters(below(random, 200), random));
  if (kind === 1) return Buffer.from([0xc3, 0x28, 0xff, below(random, 256)]);
  if (kind === 2) return "[".repeat(1 + below(random, MESSAGE_BYTES - 1));
  if (kind === 3) return letters(below(random, 3000), random);
  if (kind === 4) return odd(random);
  if (kind === 5) return '{"do":"answer","id":1';
  return "";
}

/** The next message of an attacker. About every fifth is no message at all, so that a connection lives for a while. */
export function attack(loot: Loot, random: Random): string | Buffer {
  const kind = below(random, 100);
  if (kind < 6) return noise(random);
  if (kind < 20) return broken(forged(loot, random), random);
  return JSON.stringify(forged(loot, random));
}

/** One that no server may read to its end. */
export const oversized = (random: Random): string => "x".repeat(MESSAGE_BYTES + 1 + below(random, 100_000));

/** A request over HTTP: its address and its body. */
export function request(loot: Loot, random: Random): { readonly path: string; readonly body: string } {
  const path = pick(["tables", "claim", "look"], random, "look");
  const table = tableOf(loot, random);
  const secret = letters(43, random);
  const seats = [
    { kind: "me" },
    { kind: pick(["open", "bot", "constructor"], random, ""), bot: pick(BOTS, random, "") },
  ];
  const options = pick<object>([{}, { deck: "none" }, { openHands: 7 }], random, {});
  const whole = {
    tables: {
      game: pick(["zombiaki", "constructor", "../x"], random, ""),
      name: "Eve",
      seats,
      options,
      content: null,
      clock: null,
    },
    claim: { table, invitation: secret, name: "Eve" },
    look: { table, secret },
  };
  const message: Record<string, unknown> =
    path === "tables" ? whole.tables : path === "claim" ? whole.claim : whole.look;
  const kind = below(random, 10);
  if (kind < 2) return { path, body: String(noise(random)) };
  return { path, body: kind < 7 ? broken(message, random) : JSON.stringify(message) };
}
