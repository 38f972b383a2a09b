import type { Clock } from "@endzeit/wire";

const within = (value: number, least: number, most: number): number =>
  Number.isFinite(value) ? Math.min(most, Math.max(least, Math.round(value))) : least;

/** The time to think, as it is being chosen: what was typed for one kind is still there after a look at another. */
export class ClockChoice {
  kind = $state<"none" | Clock["kind"]>("none");
  minutes = $state(20);
  increment = $state(10);
  days = $state(2);

  set(clock: Clock | null): void {
    this.kind = clock?.kind ?? "none";
    if (clock?.kind === "live") {
      this.minutes = clock.minutes;
      this.increment = clock.increment;
    } else if (clock !== null) this.days = clock.days;
  }

  get clock(): Clock | null {
    if (this.kind === "live")
      return { kind: "live", minutes: within(this.minutes, 1, 600), increment: within(this.increment, 0, 600) };
    return this.kind === "days" ? { kind: "days", days: within(this.days, 1, 60) } : null;
  }
}
