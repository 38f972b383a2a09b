import { type Answer, alike, puzzleMatch, text } from "@endzeit/engine";
import { loadGame } from "@endzeit/games";
import { loadPuzzles } from "@endzeit/games/puzzles";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findings } from "./axe.ts";
import { Site } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

/** A day like any other: which puzzle it has follows from it. */
const DAY = Date.UTC(2026, 10, 30);
/** What ends a phase is asked about once more before it is given. */
const isDeed = (answer: Answer): boolean => !("end" in answer || "pass" in answer);

test("the puzzle of the day is answered wrongly, tried again and shown; all that stays when the page is loaded anew", async () => {
  const [game, book] = await Promise.all([loadGame("zombiaki"), loadPuzzles("zombiaki")]);
  const visitor = await site.visitor({ viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  await page.addInitScript((ms) => {
    Date.now = () => ms;
  }, DAY);
  const plate = page.getByRole("region", { name: "Puzzles" });
  await visitor.go("#/puzzles/zombiaki");
  await page.getByRole("button", { name: /The puzzle of the day/ }).click();
  await plate
    .getByText(/^You lead the (humans|zombies): .+ One answer leads there far more often than any other\. Find it\.$/)
    .waitFor();
  await page.locator(".table.mine").waitFor();
  const number = Number(/Puzzle (\d+)/.exec((await plate.textContent()) ?? "")?.[1]);
  const puzzle = book.puzzles[number - 1];
  if (puzzle === undefined) throw new Error(`There is no puzzle ${number}.`);
  const match = puzzleMatch(game, puzzle);
  const { answers } = match.ask(puzzle.seat);
  const wrong = answers.find((answer) => isDeed(answer) && !alike(answer, puzzle.solution));
  const question = match.questionFor(puzzle.seat);
  if (wrong === undefined || question === null) throw new Error("There is no wrong deed.");
  const give = async (answer: Answer): Promise<void> => {
    const phrase = game.words.answer(match.view(puzzle.seat), question, answer);
    const name = text(game.texts.en, phrase.text, phrase.values);
    await page.getByRole("button", { name: "All answers" }).click();
    await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
    if (!isDeed(answer)) await page.getByRole("dialog").locator(".primary").click();
  };
  expect(await page.getByRole("button", { name: /Hint|Take back/ }).count()).toBe(0);
  expect(await findings(page)).toEqual([]);
  await visitor.picture("puzzle-asked");

  await give(wrong);
  const cost = `That leaves you ${puzzle.chances[answers.indexOf(wrong)]} chances in 100. One answer holds ${Math.max(...puzzle.chances)}.`;
  await plate.getByRole("status").getByText(cost).waitFor();
  expect(await findings(page)).toEqual([]);
  await visitor.picture("puzzle-wrong");
  await page.reload();
  await plate.getByRole("status").getByText(cost).waitFor();
  await plate.getByRole("button", { name: "Try again" }).click();
  await page.locator(".table.mine").waitFor();
  await give(wrong);
  await plate.getByRole("button", { name: "Show the solution" }).click();
  await plate.getByText(/^The solution – /).waitFor();
  await plate.getByText(/^What comes nearest to it: /).waitFor();
  await page.locator("[data-advised]").first().waitFor();
  expect(await findings(page)).toEqual([]);
  await visitor.picture("puzzle-shown");

  await give(puzzle.solution);
  const shown = plate.getByRole("heading", { name: "That is it, shown and not found.", exact: true });
  await shown.waitFor();
  await visitor.picture("puzzle-right");
  await page.reload();
  await shown.waitFor();
  await plate.getByText(/^What comes nearest to it: /).waitFor();
  await plate.getByRole("link", { name: "All puzzles" }).click();
  await page.getByRole("button", { name: `Puzzle ${number}, shown`, exact: true }).waitFor();
  await page.getByText("Shown for today. The next one comes tomorrow.").waitFor();
  expect(await findings(page)).toEqual([]);
  await visitor.picture("puzzle-list");
  expect(visitor.faults).toEqual([]);
  await visitor.close();
});

test("a puzzle is opened, answered, shown and done by the keyboard alone", async () => {
  const visitor = await site.visitor({ viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  const { keyboard } = page;
  await visitor.go("#/puzzles/walking-dead");
  const one = page.getByRole("button", { name: "Puzzle 1, new", exact: true });
  await one.waitFor();
  const tabTo = async (wanted: ReturnType<typeof page.locator>): Promise<void> => {
    for (let n = 0; n < 40; n++) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press("Tab");
    }
    throw new Error("The tab key does not lead there.");
  };
  await tabTo(one);
  await keyboard.press("Enter");
  await page.locator(".table.mine").waitFor();
  const plate = page.getByRole("region", { name: "Puzzles" });
  await plate.getByText(/^You play .+ Find it\.$/).waitFor();
  await keyboard.press("a");
  await tabTo(page.getByRole("dialog").getByRole("button", { name: "To C5", exact: true }));
  await keyboard.press("Enter");
  await plate.getByRole("heading", { name: "That was not it." }).waitFor();
  await tabTo(plate.getByRole("button", { name: "Show the solution" }));
  await keyboard.press("Enter");
  await plate.getByText(/^The solution – /).waitFor();
  // Whoever asked by a key goes on with Enter; the key of a hint that is done does the same.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toMatch(/^Do that/);
  await keyboard.press("d");
  await plate.getByRole("heading", { name: "That is it, shown and not found." }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe("Next puzzle");
  expect(visitor.faults).toEqual([]);
  await visitor.close();
});
