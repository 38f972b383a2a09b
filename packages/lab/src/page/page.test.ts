import type { AnyGame } from "@endzeit/engine";
import { languageIds } from "@endzeit/engine";
import { parseHTML } from "linkedom";
import { describe, expect, it } from "vitest";
import { changed } from "../../../engine/testing/index.ts";
import { pebbles } from "../../../engine/testing/pebbles.ts";
import type { Account } from "../account.ts";
import { figuresOf } from "../figures.ts";
import { seriesOf } from "../game.ts";
import { Ledger } from "../ledger.ts";
import { cellOf } from "../plan.ts";
import { reportPage } from "./page.ts";
import { pageTexts } from "./texts.ts";

const game = changed(pebbles, {}) as AnyGame;
const cell = (storms: boolean) => cellOf(seriesOf(game, { players: 2, options: { storms } }), ["random", "greedy"]);

/** Seat 1 wins three of four; a card that it plays in half of its wins, and points of which there is a tenth. */
function ledgerOf(matches: number, question = "Who wins?"): Ledger {
  const cells = [cell(false), cell(true)];
  const plan = { question, cells, seeds: ["1"], measures: [], matches: 400 };
  const ledger = new Ledger(plan);
  for (let n = 1; n <= matches; n++)
    for (const at of cells.keys()) {
      const winner = n % 4 === 0 ? 0 : 1;
      const account: Account = {
        winners: [winner],
        end: "heaviest",
        answers: 10 + (n % 7),
        turns: 4,
        first: n % 2,
        scores: [n % 5, n % 3],
        points: { grab: n % 10 === 0 ? 2 : 0 },
        ...(n % 8 < 4 ? { cards: { axe: [0, 1] } } : {}),
        swings: Array.from({ length: 10 }, (_, part) => 100 * part),
        settled: 10 * (n % 10),
      };
      ledger.add(at, 0, n, account);
    }
  return ledger;
}

const setting = (language: "de" | "en") => ({ language, textsOf: () => game.texts[language] });

describe("the page of a report", () => {
  const figures = figuresOf(ledgerOf(400));

  it.each(languageIds)("holds its figures, in %s, each picture with its table", (language) => {
    const { document } = parseHTML(reportPage(figures, setting(language)));
    expect(JSON.parse(document.getElementById("figures")?.textContent ?? "")).toEqual(
      JSON.parse(JSON.stringify(figures)),
    );
    const sections = [...document.querySelectorAll("section")];
    // Wins, pairs, length, scores, points, who begins, where it turns, cards of both cells, what a question takes.
    expect(sections).toHaveLength(10);
    for (const section of sections) {
      expect(section.querySelectorAll("table")).toHaveLength(1);
      for (const row of section.querySelectorAll("tr"))
        expect(row.children).toHaveLength(section.querySelector("tr")?.children.length ?? 0);
    }
    const [wins] = sections;
    expect(wins?.querySelectorAll(".wide svg circle, .wide svg path").length).toBeGreaterThan(3);
    const cells = [...(wins?.querySelectorAll("tbody tr") ?? [])].map((row) =>
      [...row.children].map((one) => one.textContent),
    );
    expect(cells[1]?.slice(2, 5)).toEqual(["300", "400", language === "de" ? "75,0 %" : "75.0 %"]);
    expect(document.documentElement?.getAttribute("lang")).toBe(language);
  });

  it("needs nothing else: no network, no script that runs", () => {
    const page = reportPage(figures, setting("en"));
    // The names of XML spaces are no addresses, nor is a picture that is spelled out.
    const addresses = [...page.matchAll(/(?:src|href)="([^"]*)"|url\(([^)]*)\)|@import|https?:[^\s"']*/g)].map(
      ([all]) => all,
    );
    expect(addresses.filter((one) => !/^url\("data:|^http:\/\/www\.w3\.org\//.test(one))).toEqual([]);
    expect([...page.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)).toEqual([
      '<script type="application/json" id="figures">',
    ]);
  });

  it("takes a question at its word", () => {
    const question = `</title></script><script>alert("&")</script>`;
    const { document } = parseHTML(reportPage(figuresOf(ledgerOf(40, question)), setting("en")));
    expect(document.querySelectorAll("script")).toHaveLength(1);
    expect(document.querySelector("h1")?.textContent).toBe(question);
  });

  it("says that a run is not over, and is loaded again while it goes on", () => {
    const some = figuresOf(ledgerOf(40));
    const going = reportPage(some, { ...setting("en"), renew: 10 });
    expect(going).toContain('<meta http-equiv="refresh" content="10">');
    expect(going).toContain("80 of 800 matches are played. This page renews itself");
    expect(reportPage(some, setting("en"))).toContain("the same command goes on");
    expect(reportPage(figures, { ...setting("en"), renew: 10 })).not.toContain("refresh");
  });

  it("calls noise what is noise, and names what makes a card look strong", () => {
    const page = reportPage(figures, setting("en"));
    expect(figures.pairs[0]?.rows.map(({ verdict }) => verdict)).toEqual(["noise", "noise", "noise", "noise"]);
    expect(page).toContain("in 4 of 4 comparisons no difference can be made out");
    expect(page).toContain("That is not what the card is worth.");
  });

  it("says the same in every language", () => {
    const { de, en } = pageTexts;
    expect(Object.keys(de)).toEqual(Object.keys(en));
    const places = (text = "") => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
    for (const [key, text] of Object.entries(de)) expect(places(text), key).toEqual(places(en[key]));
  });
});
