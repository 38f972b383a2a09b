import type { Eyes } from "@endzeit/master";
import type { Facts, Report } from "@endzeit/wire";
import { Paced } from "../limits.ts";
import { Crowd } from "./crowd.ts";
import type { Guest, Presence } from "./house.ts";

/** Those who look on at a table, and what they are told. */
export class Telling {
  readonly guests = new Crowd();
  readonly #presence: () => Presence;
  readonly #stirs: Paced;
  /** What was told last of who is here, and those who have been told something else since. */
  #toldHere = "";
  readonly #knowHere = new Map<Guest, string>();

  /** Who is here is told once in `pauseMs` at most; `stirred` hears of it as well. */
  constructor(pauseMs: number, presence: () => Presence, stirred: () => void) {
    this.#presence = presence;
    this.#stirs = new Paced(pauseMs, () => {
      stirred();
      this.#tellHere();
    });
  }

  welcome(guest: Guest, report: Extract<Report, { say: "joined" }>): void {
    this.guests.add(guest);
    this.#knowHere.set(guest, hereOf(report.facts));
    guest.send(JSON.stringify(report));
  }

  leave(guest: Guest): void {
    this.guests.delete(guest);
    this.#knowHere.delete(guest);
  }

  /** To everybody, or to those with these eyes. */
  tell(report: Report, eyes?: Eyes): void {
    const text = JSON.stringify(report);
    for (const guest of eyes === undefined ? this.guests : this.guests.with(eyes)) guest.send(text);
  }

  /** Somebody has come or gone, here or elsewhere: everybody hears of it soon. */
  stir(): void {
    this.#stirs.want();
  }

  /** Tells who is here now to those who were told something else. */
  #tellHere(): void {
    const { here, watchers } = this.#presence();
    const now = hereKey(here, watchers);
    const text = JSON.stringify({ say: "here", here, watchers } satisfies Report);
    const unchanged = now === this.#toldHere;
    // Most know what was told last: when that still holds, only those who came since then are looked at.
    for (const guest of unchanged ? this.#knowHere.keys() : this.guests)
      if ((this.#knowHere.get(guest) ?? this.#toldHere) !== now) guest.send(text);
    this.#toldHere = now;
    this.#knowHere.clear();
  }
}

const hereKey = (here: readonly boolean[], watchers: number): string => `${here.join()} ${watchers}`;
const hereOf = ({ seats, watchers }: Facts): string =>
  hereKey(
    seats.map(({ here }) => here),
    watchers,
  );
