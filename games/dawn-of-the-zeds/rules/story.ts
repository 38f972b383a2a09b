import { shuffle } from "@endzeit/engine";
import { CAMPGROUND, ST_THOMAS, startOf, TRACKS, trackOf } from "../content/board.ts";
import { STORY } from "../content/cards.ts";
import { STACK } from "../content/zeds.ts";
import type { State } from "../state.ts";
import { gainAmmo } from "./ammo.ts";
import { ONE_TRACK } from "./choices.ts";
import { listTracks, takeTrack } from "./march.ts";
import type { Out, Questions, Steps } from "./rule.ts";
import { everyone } from "./seats.ts";
import { extreme } from "./symbols.ts";
import { hasRoom, placeNew, zedCount } from "./zeds.ts";

const ALL = (1 << TRACKS.length) - 1;

/** Regel 2, steps 1 and 2: the top card and the track that it names. */
function drawStory(s: State, out: Out): void {
  if (s.storyDeck.length === 0) {
    if (s.storyDiscard.length === 0) return;
    s.storyDeck = s.storyDiscard.slice();
    s.storyDiscard.length = 0;
    shuffle(s.random, s.storyDeck);
    if (out.listening) out.tell({ event: "reshuffled", n: s.storyDeck.length });
  }
  out.reveal();
  s.story = s.storyDeck[s.storyDeck.length - 1];
  s.storyDeck.pop();
  s.storySeen = 0;
  const row = STORY[s.story];
  if (out.listening) out.tell({ event: "story", card: row.id });
  const tracks = tracksOf(s, row.track);
  if ((tracks & (tracks - 1)) === 0) nameTrack(s, 31 - Math.clz32(tracks), out);
  else s.agenda.push({ ask: "track", of: everyone(s), why: "story", tracks });
}

function tracksOf(s: State, named: (typeof STORY)[number]["track"]): number {
  switch (named) {
    case "choice":
      return ALL;
    case "most":
      return extreme(s, 1);
    case "fewest":
      return extreme(s, -1);
    default:
      return 1 << TRACKS.indexOf(named);
  }
}

function nameTrack(s: State, track: number, out: Out): void {
  s.storyTrack = track;
  if (out.listening) out.tell({ event: "story-track", track: TRACKS[track] });
}

/** Regel 2, step 4, after the event's own effect (R9, X29): keep the card, or do what it says and discard it. */
function resolveStory(s: State, out: Out): void {
  const card = s.story;
  s.story = -1;
  s.storyTrack = -1;
  if (card < 0) return;
  const { id, keep } = STORY[card];
  if (keep) {
    s.kept.push(card);
    if (out.listening) out.tell({ event: "kept", card: id });
    return;
  }
  s.storyDiscard.push(card);
  if (out.listening) out.tell({ event: "story-effect", card: id });
  switch (id) {
    case "lake":
      return placeNew(s, CAMPGROUND, out);
    case "living-dead":
      return placeTwo(s, out);
    case "dud-ammo":
      return gainAmmo(s, -1, "dud", out);
  }
}

/** F6, X30: both are laid down, then they fight where they lie, nearest to Town Center first. */
function placeTwo(s: State, out: Out): void {
  // Only where one of them will lie: elsewhere nobody has met anybody anew.
  let left = 2;
  const spaces: number[] = [];
  for (let at = ST_THOMAS; at <= startOf(trackOf(ST_THOMAS)) && left > 0; at++) {
    if (!hasRoom(s, at)) continue;
    spaces.push(at);
    left -= STACK - zedCount(s, at);
  }
  for (const at of spaces.reverse()) s.agenda.push({ do: "meet", at });
  layDown(s, 2, out);
}

function layDown(s: State, left: number, out: Out): void {
  if (left > 1) s.agenda.push({ do: "story/lay", left: left - 1 });
  const before = s.agenda.length;
  placeNew(s, ST_THOMAS, out);
  const added = s.agenda.splice(before);
  // The track's own meetings are on the agenda already.
  s.agenda.push(
    ...added.filter((entry) => !("do" in entry && entry.do === "meet" && trackOf(entry.at) === trackOf(ST_THOMAS))),
  );
}

export const storySteps = {
  "story/draw": (s, _step, out) => drawStory(s, out),
  "story/effect": (s, _step, out) => resolveStory(s, out),
  "story/lay": (s, { left }, out) => layDown(s, left, out),
} satisfies Partial<Steps>;

export const storyQuestions = {
  /** The track that a story card leaves to the players, or the next one of all (X33). */
  track: {
    ...ONE_TRACK,
    list: (_s, { tracks }, _seat, offer) => listTracks(tracks, offer),
    apply(s, { why, tracks }, _seat, { track }, out) {
      if (why === "story") nameTrack(s, TRACKS.indexOf(track), out);
      else takeTrack(s, tracks, TRACKS.indexOf(track));
    },
  },
} satisfies Partial<Questions>;
