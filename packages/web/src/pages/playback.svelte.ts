import type { Picture } from "@endzeit/master";
import type { TableClient } from "../client.svelte.ts";
import { linkTo } from "../router.ts";
import { settings } from "../settings.svelte.ts";

export type Gaze = "none" | "all" | number;

/** Where in a match somebody looks, and through whose eyes. */
export class Playback {
  /** The eyes that are wanted. Until their beats have come, what is shown stays that of the eyes before. */
  eyes = $state<Gaze>("none");
  step = $state(0);
  event = $state(0);
  running = $state(false);
  /** The beats of the answer that is shown, and whose eyes saw them: those of the chosen ones and, with all open, of every seat. */
  shown = $state.raw<{ readonly eyes: Gaze; readonly lists: readonly (readonly Picture[])[] }>({
    eyes: "none",
    lists: [],
  });
  readonly #client: TableClient;
  #loaded = -1;

  readonly beats = $derived(this.shown.lists[0] ?? []);
  readonly beat = $derived(this.beats[Math.min(this.event, this.beats.length - 1)] ?? null);

  constructor(client: TableClient) {
    this.#client = client;
    $effect(() => {
      if (!this.running) return;
      const timer = setInterval(() => this.forward(), Math.max(settings.beatMs, 160));
      return () => clearInterval(timer);
    });
  }

  get total(): number {
    return this.#client.now?.step ?? 0;
  }

  go(to: number, moment: "first" | "last" = "last"): void {
    this.step = Math.min(Math.max(to, 0), this.total);
    history.replaceState(null, "", linkTo({ page: "replay", id: this.#client.id, step: this.step }));
    void this.#fetch(this.step, moment);
  }

  /** The same moment through other eyes. */
  look(through: Gaze): void {
    this.see(through);
    void this.#fetch(this.step, this.beat?.n ?? "last");
  }

  /** From the next moment on through these eyes. */
  see(through: Gaze): void {
    this.eyes = through;
    this.#client.show(typeof through === "number" ? through : null);
  }

  forward(): void {
    if (this.event + 1 < this.beats.length) this.event += 1;
    else if (this.step < this.total) this.go(this.step + 1, "first");
    else this.running = false;
  }

  back(): void {
    if (this.event > 0) this.event -= 1;
    else if (this.step > 0) this.go(this.step - 1);
  }

  /** Shows the answer `to` at its first or last beat, or at the latest up to line `moment`. */
  async #fetch(to: number, moment: "first" | "last" | number): Promise<void> {
    const client = this.#client;
    const asked = this.eyes;
    const wanted = asked === "all" ? [null, ...client.seats.map((_, at) => at)] : [asked === "none" ? null : asked];
    this.#loaded = to;
    // An answer without an event still has a position: the one before it is looked up until there is something to show.
    for (let from = to; from >= 0; from--) {
      const found = await client.beats(from, to, wanted);
      if (this.#loaded !== to || this.eyes !== asked) return;
      const [own = []] = found;
      if (own.length === 0) continue;
      this.shown = { eyes: asked, lists: found };
      if (moment === "first") this.event = 0;
      else if (moment === "last") this.event = own.length - 1;
      else
        this.event = Math.max(
          0,
          own.findLastIndex(({ n }) => n <= moment),
        );
      this.step = to;
      return;
    }
  }
}
