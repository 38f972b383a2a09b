import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { botNames, botsOf, botTexts } from "@endzeit/bots";
import { describe, expect, it } from "vitest";
import { openStore } from "../../server/src/store/index.ts";
import { command } from "../test/testing.ts";
import { games } from "./games.ts";

const folder = mkdtempSync(join(tmpdir(), "endzeit-"));
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

const huge = file("huge.json", "");
truncateSync(huge, 65 * 1_048_576);

describe("bad input", () => {
  const cases: [args: string, says: string][] = [
    ["frob", 'no command "frob"'],
    ["play", "Something is missing"],
    ["play chess", 'GAME: there is no game "chess"'],
    ["play constructor", 'GAME: there is no game "constructor"'],
    ["play zombiaki --seat nobody", '--seat: there is no seat "nobody"'],
    ["play zombiaki --bot deep-blue", '--bot: there is no bot "deep-blue"'],
    [
      "play armageddon --bot planner",
      '--bot: there is no bot "planner" for armageddon. Known: random, greedy, level-1, level-2, level-3, level-4.',
    ],
    ["play zombiaki --lang xx", "--lang: must be de or en"],
    ["play zombiaki --players 3", "players: zombiaki needs exactly 2"],
    ["play zombiaki --options sun=3", "options.sun: there is no such option"],
    ["play zombiaki --load /nowhere/x.json", '--load: cannot read "/nowhere/x.json" (no such file or folder)'],
    [`play zombiaki --load ${file("list.json", "[1]")}`, "--load: format: this is not an Endzeit save file"],
    [`play zombiaki --seed 1 --load ${file("list.json", "[1]")}`, "--seed: the file of --load already says that"],
    [`play zombiaki --content ${file("no.json", '{\n "a": 1,\n}')}`, "is not JSON"],
    ["simulate zombiaki --games none", "--games: must be a whole number"],
    ["simulate zombiaki --games 0", "--games: must be a whole number"],
    ["simulate zombiaki --games -3", '--games: a value that begins with "-" is written --games=VALUE'],
    ["simulate zombiaki --games=-3", "--games: must be a whole number"],
    ["simulate zombiaki --bots random,greedy,random", "--bots: 3 names for 2 seats"],
    ["simulate zombiaki --bots greedy,what", '--bots: there is no bot "what"'],
    [
      "simulate armageddon --bots greedy,planner",
      '--bots: there is no bot "planner" for armageddon. Known: random, greedy, level-1, level-2, level-3, level-4.',
    ],
    ["simulate zombiaki --fast", "Unknown option '--fast'"],
    ["arena zombiaki greedy", "Something is missing"],
    ["arena zombiaki greedy best", 'BOT: there is no bot "best"'],
    [
      "arena armageddon greedy planner",
      'BOT: there is no bot "planner" for armageddon. Known: random, greedy, level-1, level-2, level-3, level-4.',
    ],
    ["arena dawn-of-the-zeds greedy best", "Known: random, greedy, planner, level-1, level-2, level-3, level-4."],
    [`replay ${folder}`, "it is a folder"],
    [`replay ${huge}`, "is larger than 64 MB"],
    [`play zombiaki --content ${huge}`, "is larger than 64 MB"],
    [`replay ${file("picture.json", "\u001b[2J\u0007\r\n")}`, "is not JSON: Unexpected token ' '"],
    ["content export zombiaki more", "Usage: endzeit content"],
    ["protocol now", '"now" is too much'],
    ["backup", "Something is missing"],
    ["serve --port 70000", "--port: must be a whole number from 0 to 65535"],
  ];
  it.each(cases)("endzeit %s", async (args, says) => {
    const { code, output, errors } = await command(args.split(" "));
    expect([code, output]).toEqual([2, ""]);
    expect(errors).toContain(says);
    expect(errors).not.toMatch(/^\s+at /m);
  });
});

it("helps, and knows its version", async () => {
  for (const args of [[], ["--help"], ["play", "--help"]]) {
    const { code, output } = await command(args);
    expect(code).toBe(0);
    expect(output).toContain("endzeit arena GAME");
  }
  expect((await command(["--version"])).output).toMatch(/^\d+\.\d+\.\d+\n$/);
});

describe("simulate and arena", () => {
  it("print a table, the same for the same seed, or JSON", async () => {
    const args = ["simulate", "zombiaki", "--games", "20", "--seed", "1", "--bots", "greedy,random", "--imagine", "2"];
    const { code, output, errors } = await command(args);
    expect([code, errors]).toEqual([0, ""]);
    expect(output).toContain("zombiaki: 20 games, seed 1");
    expect((await command(args)).output).toBe(output);
    const json: unknown = JSON.parse((await command([...args, "--json"])).output);
    expect(json).toMatchObject({ game: "zombiaki", games: 20, bots: ["greedy", "random"] });
  });

  it("greedy beats random from both sides", async () => {
    const { output } = await command([
      "arena",
      "zombiaki",
      "greedy",
      "random",
      "--games",
      "40",
      "--imagine",
      "2",
      "--seed",
      "1",
      "--json",
    ]);
    const result = JSON.parse(output) as { standings: { bot: string; seats: { games: number; wins: number }[] }[] };
    expect(result.standings[0]?.bot).toBe("greedy");
    for (const seat of result.standings[0]?.seats ?? []) {
      expect(seat.games).toBe(20);
      expect(seat.wins).toBeGreaterThanOrEqual(18);
    }
  });
});

describe("content", () => {
  it("what it exports is good", async () => {
    const { output } = await command(["content", "export", "zombiaki", "--options", "deck=portal-2003"]);
    const checked = await command(["content", "check", "zombiaki", file("pack.json", output)]);
    expect([checked.code, checked.errors]).toEqual([0, ""]);
  });

  it("names line and field of what is wrong", async () => {
    const { output } = await command(["content", "export", "zombiaki"]);
    const lines = output.split("\n");
    const line = lines.findIndex((text) => text.includes('"count"'));
    lines[line] = '      "count": -1,';
    const { code, errors } = await command(["content", "check", "zombiaki", file("bad.json", lines.join("\n"))]);
    expect(code).toBe(2);
    expect(errors).toContain(`line ${line + 1}: content.cards[0].count`);
  });
});

describe("play", () => {
  const play = (typed: string, ...more: string[]) =>
    command(["play", "zombiaki", "--seed", "5", "--lang", "en", ...more], typed);

  it("draws the street, takes numbers, words and JSON, explains and saves; the file can be replayed and played on", async () => {
    const path = join(folder, "match.json");
    const typed = ["help", "1", "why", "zombie-2 b5", "json", "log", `save ${path}`, "quit"].join("\n");
    const { code, output, errors } = await play(typed);
    expect([code, errors]).toEqual([0, ""]);
    expect(output).toContain("Graveyard");
    expect(output).toContain("Which card do you discard?");
    expect(output).toContain("The zombies play Zombie 2 on B5.");
    expect(output).toMatch(/Z zombie 2/);
    expect(output).toContain('{"end":true}');
    const replay = await command(["replay", path, "--lang", "de"]);
    expect([replay.code, replay.errors]).toEqual([0, ""]);
    expect(replay.output).toContain("Zombiephase 1");
    expect(replay.output).toMatch(
      /2 von 2 Antworten, Hash [0-9a-f]{16} wie in der Datei\.\nDie Partie ist nicht zu Ende\./,
    );
    expect((await command(["replay", path, "--to", "1", "--lang", "en"])).output).toContain("1 of 2 answers");
    expect((await command(["replay", path, "--to", "3"])).errors).toContain("--to: must be a whole number from 0 to 2");
    const on = await command(["play", "zombiaki", "--load", path, "--lang", "en"], "log\n");
    expect(on.output).toContain("The zombies play Zombie 2 on B5.");

    const save = JSON.parse(readFileSync(path, "utf8")) as { hash: string };
    const broken = { rule: "hand", sentence: "You draw up to four.", words: "I drew three.", rests: ["hand", "R11"] };
    const report = (step: number) =>
      command([
        "replay",
        file("report.json", JSON.stringify({ format: "endzeit-report", step, save, broken })),
        "--lang",
        "en",
      ]);
    expect((await report(1)).output).toMatch(
      /1 of 2 answers.*\n.*\n\nThis is said to be broken here \(hand\): You draw up to four\. I drew three\.\nWhat the rules rest on here: hand, R11\.\n$/,
    );
    expect((await report(3)).errors).toContain("FILE: step: must be a whole number from 0 to 2");
    const forged = await command(["replay", file("forged.json", JSON.stringify({ ...save, hash: "0".repeat(16) }))]);
    expect(forged.code).toBe(2);
    expect(forged.errors).toContain("FILE: hash: the answers lead to");
  });

  it("says what is wrong with what was typed and asks again", async () => {
    const { output } = await play(
      '99\n{"end":\n{"end":true}\n{"foo":true}\nfoo bar\nzombie-2\nundo!\nsave\nsave /nowhere/at/all.json\n\n',
    );
    expect(output).toContain("The numbers are 1 to 2.");
    expect(output).toContain("That is not JSON.");
    expect(output).toContain("Cards and orders have their turn when cards are played.");
    expect(output).toContain("There is no such answer in this game.");
    expect(output).toContain("No answer fits that.");
    expect(output).toContain("The zombies discard Zombie 2.");
    expect(output).toContain("Taken back.");
    expect(output).toContain("Where to?");
    expect(output).toContain("That could not be saved: no such file or folder");
    expect(output).toContain("The match is not over.");
  });

  it("takes the last answer back, and is silent about a match that it knows nothing of", async () => {
    const { output } = await play("undo\n1\nundo\nlog\n");
    expect(output).toContain("You have not given an answer yet.");
    expect(output).toContain("Taken back.");
    expect(output.split("Which card do you discard?")).toHaveLength(3);
  });

  it("plays a whole match of two people, hiding each hand from the other", async () => {
    // An empty line passes the curtain, "1" answers; the other one of the two only asks again.
    const { code, output } = await play("1\n\n".repeat(600), "--seat", "both");
    expect(code).toBe(0);
    expect(output).toContain("Hand the device to: Humans.");
    expect(output).toMatch(/The end\. Winners: (Zombies|Humans)\.\n$/);
    // From curtain to curtain, a screen shows the hand of one seat and no card of the other.
    const screens = output.split("Hand the device to: ");
    for (const screen of screens.slice(1, -1)) {
      const humans = screen.startsWith("Humans");
      const hand = new RegExp(`The ${humans ? "zombies" : "humans"}: .*\\n +(.*)`).exec(screen)?.[1] ?? "";
      expect(hand).toMatch(/^(–|(\d+ × )?Face-down card)$/);
    }
  });

  it("hands nothing over where nobody hides anything, and tells each thing once to all at the screen", async () => {
    const table = ["play", "dawn-of-the-zeds", "--seed", "5", "--lang", "en", "--players", "2", "--seat", "both"];
    const { code, output } = await command(table, "1\n".repeat(12));
    expect(code).toBe(0);
    expect(output).not.toContain("Hand the device to");
    expect(output.match(/Player 1 took charge/g)).toHaveLength(1);
    expect(output.match(/Player 2 took charge/g)).toHaveLength(1);
  });

  it("plays a whole match against a bot in German", async () => {
    const { code, output } = await command(
      ["play", "zombiaki", "--seed", "7", "--lang", "de", "--seat", "menschen", "--bot", "random"],
      "1\n".repeat(600),
    );
    expect(code).toBe(0);
    expect(output).toMatch(/Ende\. Gewonnen: (Zombies|Menschen)\.\n$/);
  });

  it("writes no colours where nobody would see them", async () => {
    expect((await play("1\n")).output).not.toContain("\u001b");
  });
});

describe("verify", () => {
  const golden = JSON.parse(
    readFileSync(new URL("../../../games/zombiaki/test/golden/greedy.json", import.meta.url), "utf8"),
  );
  const commitment = createHash("sha256").update(golden.seed).digest("hex");

  it("says that a match followed from the committed seed", async () => {
    const played = file("played.json", JSON.stringify({ ...golden, commitment }));
    const { code, output } = await command(["verify", played]);
    expect(code).toBe(0);
    expect(output).toContain(`committed to: SHA-256 ${commitment}`);
    expect(output).toContain(`lead to the state ${golden.hash}`);
    expect((await command(["verify", played, "--commitment", commitment.toUpperCase()])).code).toBe(0);
  });

  it("does not for another seed, another answer, another start, or without a commitment", async () => {
    const says = async (save: object, ...more: string[]): Promise<string> => {
      const { code, errors } = await command(["verify", file("forged.json", JSON.stringify(save)), ...more]);
      expect(code).toBe(2);
      return errors;
    };
    expect(await says({ ...golden, seed: "another", commitment })).toContain("not the one that was committed to");
    expect(await says({ ...golden, commitment }, "--commitment", "0".repeat(64))).toContain("not the one that was");
    expect(await says({ ...golden, answers: golden.answers.slice(1), commitment })).toMatch(/answers\[|hash:/);
    expect(await says({ ...golden, start: {}, commitment })).toContain("began from a position");
    expect(await says(golden)).toContain("holds no commitment");
    expect(await says(golden, "--commitment", "abc")).toContain("64 hexadecimal digits");
  });
});

describe("backup", () => {
  const from = (env: NodeJS.ProcessEnv, target: string) => command(["backup", target], "", env);

  it("copies the tables of a server into a new file, and says why it cannot", async () => {
    const data = mkdtempSync(join(tmpdir(), "endzeit-data-"));
    const target = join(data, "copy.sqlite");
    const none = await from({ ENDZEIT_DATA: data }, target);
    expect([none.code, none.errors]).toEqual([2, expect.stringContaining("There is no database")]);
    const store = await openStore({ kind: "sqlite", file: join(data, "endzeit.sqlite") });
    await store.setting("colour", "ochre");
    expect((await from({ ENDZEIT_DATA: data }, target)).output).toContain(`are in ${target}.`);
    await store.close();
    const copy = await openStore({ kind: "sqlite", file: target });
    expect(await copy.setting("colour", "grey")).toBe("ochre");
    await copy.close();
    expect((await from({ ENDZEIT_DATA: data }, target)).errors).toContain("is there already");
    expect((await from({ DATABASE_URL: "postgres://localhost/endzeit" }, "x")).errors).toContain("pg_dump");
  });
});

describe("files of every encoding that editors and shells write", () => {
  const golden = readFileSync(new URL("../../../games/zombiaki/test/golden/greedy.json", import.meta.url), "utf8");
  const encodings: [name: string, bytes: (text: string) => Buffer][] = [
    ["UTF-8", (text) => Buffer.from(text)],
    ["UTF-8 with a mark", (text) => Buffer.from(`\uFEFF${text}`)],
    ["UTF-16 LE", (text) => Buffer.from(`\uFEFF${text}`, "utf16le")],
    ["UTF-16 BE", (text) => Buffer.from(`\uFEFF${text}`, "utf16le").swap16()],
    ["UTF-16 LE without a mark", (text) => Buffer.from(text, "utf16le")],
  ];
  it.each(encodings)("%s", async (name, bytes) => {
    const written = (text: string): string => {
      const path = join(folder, `${name.replaceAll(" ", "-")}.json`);
      writeFileSync(path, bytes(text));
      return path;
    };
    const replay = await command(["replay", written(golden), "--lang", "de"]);
    expect([replay.code, replay.errors]).toEqual([0, ""]);
    expect(replay.output).toMatch(/wie in der Datei\.\nDie Sonne .*\nGewonnen: Die Menschen\.\n$/);
    const loaded = await command(["play", "zombiaki", "--load", written(golden), "--lang", "de"]);
    expect(loaded.output).toMatch(/Ende\. Gewonnen: .*\n$/);
    expect((await command(["verify", written(golden)])).errors).toContain("holds no commitment");
    const pack = (await command(["content", "export", "zombiaki"])).output;
    expect((await command(["content", "check", "zombiaki", written(pack)])).code).toBe(0);
    // The same on standard input: a program's requests, a person's answers. One byte at a time is the hardest.
    const asked = bytes('{"id":"ü","do":"games"}\n{"id":2,"do":"games"}\n');
    const spoken = await command(
      ["protocol"],
      [...asked].map((byte) => Buffer.of(byte)),
    );
    const replies = spoken.output.trim().split("\n");
    expect(replies.map((reply) => (JSON.parse(reply) as { id: unknown }).id)).toEqual(["ü", 2]);
    const typed = await command(["play", "zombiaki", "--seed", "5", "--lang", "en"], [bytes("1\nquit\n")]);
    expect(typed.output).toContain("The zombies discard");
  });
});

describe("bots", () => {
  it.each(games.ids)("of %s are those of the page, in all commands, by all their names", async (id) => {
    const game = await games.rules(id);
    for (const bot of botNames) {
      for (const name of [bot, ...Object.values(botTexts).map((texts) => texts[`bot.${bot}`] ?? "")]) {
        const has = botsOf(game).includes(bot);
        const says = `there is no bot "${name}" for ${id}. Known: ${botsOf(game).join(", ")}.`;
        // A size that no game has is refused after the bots were read, so that nothing is played here.
        const runs = [
          ["simulate", id, "--bots", name, "--games", "0"],
          ["arena", id, name, "random", "--games", "0"],
          ["play", id, "--bot", name, "--players", "99"],
        ];
        for (const args of runs) {
          const { code, errors } = await command(args);
          expect(code, args.join(" ")).toBe(2);
          if (has) expect(errors, args.join(" ")).not.toContain("there is no bot");
          else expect(errors, args.join(" ")).toContain(says);
        }
      }
    }
  });
});
