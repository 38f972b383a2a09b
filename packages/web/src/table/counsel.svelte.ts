import type { Hint } from "@endzeit/bots";
import { type Advice, type Answer, text } from "@endzeit/engine";
import type { Thinking } from "../hints/search.ts";
import { type Help, settings } from "../settings.svelte.ts";
import { t } from "../texts/index.ts";
import type { Scene } from "./scene.svelte.ts";

/** Loaded when somebody wants more than a planner says at once. */
type Search = Pick<typeof import("../hints/search.ts"), "told" | "th">;
/** What comes after it; of a search that has failed, another one. */
type More = Exclude<Help, "look"> | "deeper" | "again";
const AFTER: { readonly [help in Help]: Exclude<Help, "look"> | null } = { look: "why", why: "what", what: null };

/** The hint of a table: what the game's planner says at once, and what a search finds that thinks the moment over in a worker. */
export class Counsel {
  readonly #scene: Scene;
  #search = $state.raw<Search | null>(null);
  /** The planner's, with its reason. */
  #advice = $state.raw<Advice | null>(null);
  #thought = $state.raw<Hint | null>(null);
  /** What the planner says of the moment that was thought about. */
  #planned: Advice | null = null;
  /** How much is told of what was found. */
  #help = $state<Help>("what");
  /** Counts what was asked: whoever comes too late says nothing. */
  #asked = 0;
  /** What had been said before the search. */
  #before: Answer | null = null;
  #busy = $state(false);
  #thinking: Thinking<Hint> | null = null;
  #failed = $state(false);

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** Whether hints are given at this table at all. */
  get given(): boolean {
    const { game, strict } = this.#scene.client;
    return !strict && game !== null && (game.advise !== undefined || game.chance !== undefined);
  }

  get open(): boolean {
    return this.#busy || this.#failed || this.#advice !== null || this.#thought !== null;
  }

  /** What to do, once that has been told. */
  get answer(): Answer | null {
    if (this.#advice !== null) return this.#advice.answer;
    return this.#help === "what" ? (this.#thought?.lines[0].answer ?? null) : null;
  }

  /** The rule that a reason rests on. */
  get rule(): string | null {
    return this.#advice?.reason.rule ?? null;
  }

  /** Whether there is more to be told, or a search to be asked after the planner. */
  get more(): More | null {
    if (this.#busy) return null;
    if (this.#failed) return "again";
    if (this.#advice !== null) return this.#scene.client.game?.chance === undefined ? null : "deeper";
    return AFTER[this.#help];
  }

  /** All that is told now. */
  get words(): string {
    const { texts, label } = this.#scene;
    if (this.#busy) return t("hint.thinks");
    if (this.#failed) return this.#search?.th("hint.failed") ?? t("app.load-failed");
    if (this.#advice !== null) {
      const { answer, reason } = this.#advice;
      return t("hint.says", { answer: label(answer), reason: text(texts, reason.text, reason.values) });
    }
    return this.#thought === null
      ? ""
      : (this.#search?.told(this.#thought, this.#help, this.#scene, this.#planned) ?? "");
  }

  /** What the button says that tells more. */
  get moreWords(): string {
    const { more } = this;
    if (more === null) return "";
    if (more === "again") return t("app.retry");
    return more === "deeper" ? t("hint.deeper") : (this.#search?.th(`hint.more-${more}`) ?? "");
  }

  /** What the game's planner would answer now. */
  planned(): Advice | null {
    const { client, lit } = this.#scene;
    const { game, now, seat, log } = client;
    if (!this.given || !lit || game === null || now === null || now.question === null || seat === null) return null;
    return (
      game.advise?.(
        now.view,
        seat,
        now.question,
        now.answers,
        log.map(({ event }) => event),
      ) ?? null
    );
  }

  /** Asks for a hint; when one is given already, for more of it. */
  ask(): void {
    if (this.open) return this.tellMore();
    this.#help = settings.values.help;
    const planned = this.#help === "what" ? this.planned() : null;
    if (planned === null) return void this.#think(null);
    this.#begin();
    this.#advice = planned;
    this.#scene.light(planned.answer);
  }

  tellMore(): void {
    const { more } = this;
    if (more === null) return;
    if (more === "deeper" || more === "again") return void this.#think(this.#advice?.answer ?? this.#before);
    this.#help = more;
    this.#light();
  }

  /** Does what is advised; or hears what that is. */
  follow(): void {
    const { answer } = this;
    if (answer !== null) this.#scene.give(answer);
    else this.tellMore();
  }

  /** The hint is read, or is of a question that has passed. */
  forget(): void {
    this.#asked++;
    this.#thinking?.stop();
    if (this.open) this.#scene.client.picker.advise(null);
    this.#thinking = this.#advice = this.#thought = this.#planned = this.#before = null;
    this.#busy = this.#failed = false;
  }

  readonly close = (): void => {
    this.forget();
    this.#scene.focused = null;
    this.#scene.client.picker.cancel();
  };

  #begin(): void {
    this.forget();
    this.#scene.why = null;
    this.#scene.client.refusal = null;
  }

  /** What is told lies in the light; as long as it is not told what to do, all that is to be looked at is marked alike. */
  #light(): void {
    if (this.answer !== null) this.#scene.light(this.answer);
    else if (this.#thought !== null) this.#scene.lightAll(this.#thought.lines.map(({ answer }) => answer));
  }

  async #think(before: Answer | null): Promise<void> {
    const { client, lit } = this.#scene;
    const { game, now, seat, log } = client;
    if (!this.given || !lit || game === null || now === null || now.question === null || seat === null) return;
    const planned = this.planned();
    this.#begin();
    this.#planned = planned;
    this.#before = before;
    const asked = this.#asked;
    const { view, question } = now;
    this.#busy = true;
    try {
      const { askFor, told, th } = await import("../hints/search.ts");
      this.#search = { told, th };
      if (this.#asked !== asked) return;
      const story = log.map(({ event }) => event);
      this.#thinking = askFor({ game: game.id, view, seat, question, story }, before);
      const hint = await this.#thinking.found;
      if (this.#asked !== asked) return;
      this.#thought = hint;
      // With nothing to choose from there is nothing to look at.
      if (hint.lines.length === 1) this.#help = "what";
      this.#light();
    } catch {
      if (this.#asked === asked) this.#failed = true;
    } finally {
      if (this.#asked === asked) this.#busy = false;
    }
  }
}
