import {
  type Answer,
  type AnyMatch,
  type AnyNight,
  alike,
  type GameEvent,
  languageIds,
  Match,
  type NightMoment,
  type NightPlace,
  newNight,
  nightAnswer,
  nightDone,
  nightRemark,
  nightStep,
  text,
} from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import { type GameId, gameIds, loadGame, loadNight } from "./index.ts";

/** A speech that is longer does not fit beside a board. */
const LONGEST = 180;

/** Plays a script as it recommends, to its end: what was said when, and the answers that were given. */
async function play(
  id: GameId,
  script: AnyNight,
): Promise<readonly { readonly step: number; readonly told: string }[]> {
  const game = await loadGame(id);
  const texts = game.texts.en;
  const me = script.seats.indexOf(null);
  let heard: GameEvent[] = [];
  const { seats, options, seed } = script;
  const match = Match.open(game, { players: seats.length, options, seed }, (event, to) => {
    if (to === null || to.includes(me)) heard.push(event);
  });
  let place: NightPlace = newNight;
  const told: { readonly step: number; readonly told: string }[] = [];
  const give = (seat: number, answer: Answer): void => {
    if (seat === me) heard = [];
    const given = match.answer(seat, answer);
    expect(given, `${id}: seat ${seat} gives ${JSON.stringify(answer)} as answer ${match.log.length}`).toEqual({
      ok: true,
    });
  };
  for (const [seat, answer] of script.line.slice(0, script.opening)) give(seat, answer);
  while (place.done.length < script.steps.length && match.outcome === null) {
    const bot = match.awaited().find((seat) => seat !== me);
    if (bot !== undefined) {
      const answer = nightAnswer(script, match.log, bot);
      if (answer === null) throw new Error(`${id}: the record ends before seat ${bot} answers ${match.question?.ask}.`);
      give(bot, answer);
      continue;
    }
    const { answers, refused } = match.ask(me);
    const question = match.questionFor(me);
    const moment: NightMoment = { ask: question?.ask ?? null, view: match.view(me), answers, heard };
    const at = nightStep(script, place, moment);
    const step = script.steps[at];
    if (step === undefined) {
      const answer = nightAnswer(script, match.log, me);
      if (answer === null) throw new Error(`${id}: neither step nor record answers ${moment.ask}.`);
      give(me, answer);
      continue;
    }
    expect(at, `${id}: step ${place.done.length + 1} never comes up, ${at + 1} does`).toBe(place.done.length);
    const say = (words: string): void => {
      told.push({ step: at, told: `${match.log.length} ${moment.ask} · ${step.say.en} → ${words}` });
    };
    place = nightDone(place, at, match.log.length);
    if (step.dare !== undefined) {
      const why =
        refused.find(({ answer }) => alike(answer, step.dare))?.refusal ?? refusalOf(match.answer(me, step.dare));
      expect(why, `${id}: step ${at + 1} dares what is allowed`).not.toBeNull();
      const phrase = why === null ? null : game.words.refusal(why);
      say(phrase === null ? "" : `"${text(texts, phrase.text, phrase.values)}"`);
    } else if (step.do !== undefined && question !== null) {
      expect(answers, `${id}: step ${at + 1} recommends what is not allowed`).toContainEqual(step.do);
      expect(nightAnswer(script, match.log, me), `${id}: step ${at + 1} recommends what was not recorded`).toEqual(
        step.do,
      );
      const phrase = game.words.answer(moment.view, question, step.do);
      say(text(texts, phrase.text, phrase.values));
      give(me, step.do);
    } else if (step.read === true) say("(read)");
    else {
      const answer = nightAnswer(script, match.log, me);
      if (answer === null) throw new Error(`${id}: step ${at + 1} has no answer.`);
      say(JSON.stringify(answer));
      give(me, answer);
    }
  }
  return told;
}

const refusalOf = (given: ReturnType<AnyMatch["answer"]>): { rule: string; reason: string; about: number } | null =>
  given.ok ? null : given.refusal;

describe.each(gameIds.map((id) => [id] as const))("the first night of %s", (id) => {
  test("comes up step by step when its advice is followed, by the rules and in 8 to 14 steps", async () => {
    const script = await loadNight(id);
    expect(script.game).toBe(id);
    expect(script.seats.filter((bot) => bot === null)).toHaveLength(1);
    expect(script.steps.length).toBeGreaterThanOrEqual(8);
    expect(script.steps.length).toBeLessThanOrEqual(14);
    const told = await play(id, script);
    console.log(`${id}, seed ${script.seed}\n${told.map((row) => row.told).join("\n")}`);
    expect(told.map(({ step }) => step)).toEqual(script.steps.map((_, at) => at));
  });

  test.each(languageIds)("has every word in %s", async (lang) => {
    const script = await loadNight(id);
    expect(script.speaker[lang]).not.toBe("");
    expect(script.with[lang]).not.toBe("");
    for (const { say } of [...script.steps, ...script.remarks]) {
      expect(say[lang]).toMatch(/^\S.*[.!?…]$/);
      expect(say[lang].length, say[lang]).toBeLessThanOrEqual(LONGEST);
    }
    const first = script.remarks.map(({ say }) => say[lang]);
    expect(new Set(first).size).toBe(first.length);
  });

  test("has remarks about what happens in matches, each made once", async () => {
    const script = await loadNight(id);
    const place: NightPlace = { ...newNight, done: script.steps.map(() => 0) };
    for (const { id: name, when } of script.remarks) {
      const heard = [when.heard ?? []]
        .flat()
        .slice(0, 1)
        .map((event) => ({ event: "", ...event }));
      const fields = Object.entries(when.may ?? {}).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, value] as const],
      );
      const answers: Answer[] = when.may === undefined ? [] : [Object.fromEntries(fields)];
      const moment: NightMoment = { ask: when.ask ?? null, view: when.sees ?? {}, answers, heard };
      const others = script.remarks.filter((remark) => remark.id !== name).map((remark) => remark.id);
      expect(nightRemark(script, { ...place, said: others }, moment)?.id).toBe(name);
      expect(nightRemark(script, { ...place, said: [...others, name] }, moment)).toBeNull();
      expect(nightRemark(script, newNight, moment)).toBeNull();
    }
  });
});
