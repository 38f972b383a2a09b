import { isIPv6 } from "node:net";

/** So many at once, and so many more a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/**
 * What whoever sits at a seat writes beside their answers: chat, take-backs, proposals, links. However many lines they have, they have one
 * measure, and an end. Whoever comes after them has their own.
 */
export const WRITING: Rate = { burst: 60, perSecond: 1 };
export const MOST_WRITTEN = 5000;
/** How often somebody sits down at one table, from when it is opened: whoever leaves and comes again writes each time. */
export const MOST_SAT = 64;
/** Links to one seat, or devices of one member of a group, that are good at the same time. */
export const MOST_LINKS = 64;
/** Connections of one seat: a person has a few devices, and old lines that have not been noticed yet. */
export const MOST_OF_SEAT = 16;
/** What all lines of one address may say: a school has one address. Each line has its own measure besides. */
export const SAYING: Rate = { burst: 1500, perSecond: 300 };
/** What a line has asked for and was not told yet. No page comes near it. */
export const MOST_UNDER_WAY = 64;
/** Of it, parts of the past, which are played again. */
export const MOST_STORIES = 4;
/** Who is here is told at most so often: whoever comes and goes would have everybody told. */
export const HERE_MS = 500;

/** `rate`, so many times as free. */
export function times({ burst, perSecond }: Rate, factor: number): Rate {
  return { burst: burst * factor, perSecond: perSecond * factor };
}

/** A bucket that fills by itself: whoever asks for more than is in it has to wait. */
export class Bucket {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  /** Takes `cost` out; false when there is less. */
  take(now: number, cost = 1): boolean {
    const { burst, perSecond } = this.#rate;
    this.#left = Math.min(burst, this.#left + (Math.max(0, now - this.#at) * perSecond) / 1000);
    this.#at = now;
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }
}

/** Above so many addresses those that have been quiet are forgotten. */
const MOST_ADDRESSES = 10_000;

/** Four groups of sixteen bits: so much of an IPv6 address is given to one customer, who may use all the rest. */
const GROUPS_OF_NET = 4;

/** Whom an address belongs to, as far as limits go: an IPv6 address counts with its /64, one of IPv4 in its clothes as what it is. */
export function netOf(address: string): string {
  const bare = address.replace(/%.*$/, "").toLowerCase();
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
  if (inside !== undefined) return inside;
  if (!isIPv6(bare)) return bare;
  const [head = "", tail = ""] = bare.split("::");
  const groups = head === "" ? [] : head.split(":");
  const missing = bare.includes("::") ? 8 - groups.length - (tail === "" ? 0 : tail.split(":").length) : 0;
  const all = [...groups, ...Array.from({ length: missing }, () => "0"), ...tail.split(":")];
  return all
    .slice(0, GROUPS_OF_NET)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

/** How many of something each address has open. */
export class Places {
  readonly #most: number;
  readonly #taken = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Takes a place for an address; false when it has as many as it may. */
  take(address: string): boolean {
    const net = netOf(address);
    const taken = this.#taken.get(net) ?? 0;
    if (taken >= this.#most) return false;
    this.#taken.set(net, taken + 1);
    return true;
  }

  leave(address: string): void {
    const net = netOf(address);
    const left = (this.#taken.get(net) ?? 0) - 1;
    if (left > 0) this.#taken.set(net, left);
    else this.#taken.delete(net);
  }
}

/** Does something at most once in a while: at once when it has been quiet, else when the pause is over. */
export class Paced {
  readonly #pauseMs: number;
  readonly #work: () => void;
  #pause: NodeJS.Timeout | null = null;
  #wanted = false;

  constructor(pauseMs: number, work: () => void) {
    this.#pauseMs = pauseMs;
    this.#work = work;
  }

  want(): void {
    if (this.#pause !== null) {
      this.#wanted = true;
      return;
    }
    this.#pause = setTimeout(() => this.#over(), this.#pauseMs);
    this.#pause.unref();
    this.#work();
  }

  #over(): void {
    this.#pause = null;
    const wanted = this.#wanted;
    this.#wanted = false;
    if (wanted) this.want();
  }
}

/** A bucket for each address. */
export class Limits {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  take(from: string, now: number, cost = 1): boolean {
    const address = netOf(from);
    let bucket = this.#buckets.get(address);
    if (bucket === undefined) {
      if (this.#buckets.size >= MOST_ADDRESSES) this.#forget();
      bucket = new Bucket(this.#rate, now);
    }
    // The one that was used last stands last: the first are those to forget.
    this.#buckets.delete(address);
    this.#buckets.set(address, bucket);
    return bucket.take(now, cost);
  }

  #forget(): void {
    let surplus = this.#buckets.size - MOST_ADDRESSES / 2;
    for (const address of this.#buckets.keys()) {
      if (surplus-- <= 0) return;
      this.#buckets.delete(address);
    }
  }
}
