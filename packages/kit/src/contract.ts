import type { Answer, ByLanguage, GameEvent, Language, Phrase, Question, Refusal, Texts } from "@endzeit/engine";
import type { Component } from "svelte";
import type { Picker } from "./picker.svelte.ts";

/** A game on the first page: the default export of its `board/poster.json`, beside the picture `board/poster.svg`. */
export interface Poster {
  /** When it is in the picture, as "21:40": from dusk to morning the games hang in this order. */
  readonly hour: string;
  readonly title: ByLanguage<string>;
  /** How the title lies: a line a word; one long word, set closer; or the small words in the middle on one line. */
  readonly lies: "stacked" | "long" | "gathered";
  readonly line: ByLanguage<string>;
  readonly players: readonly [least: number, most: number];
  readonly minutes: number;
  /** A match that is begun with one click: so many seats, one of them a person's, the others bots'. */
  readonly first: { readonly seats: number; readonly person: number };
  /** The game and its authors, as they are named on the page about the house. */
  readonly by: ByLanguage<string>;
}

/** One beat of the story: an event and the view right after it. The shell plays frames one by one; boards draw them. */
export interface Frame<V = unknown> {
  /** Running number within the table, for keys and for telling a new beat from a redraw. */
  readonly n: number;
  readonly event: GameEvent | null;
  readonly view: V;
  /** The story holds its breath: what is told next, by the name of its event alone. The view is still that of before and knows nothing of it. */
  readonly coming?: string;
}

/** What an answer would do, in finished words. */
export interface Foretold {
  readonly text: string;
  readonly icon: string;
  /** Where it touches several places, what happens at each. */
  readonly each: readonly { readonly at: string; readonly text: string; readonly icon: string }[];
}

/**
 * What every board is given. A board draws the view of one seat, shows the frame's event in motion and offers the picker's candidates.
 *
 * What boards do alike comes from `@endzeit/kit/board`: `Control` (what is asked, and the ways to tell the shell), targets of the picker's
 * lists (`targetOf`, `targetsOf`, `whyNot`), keys (`typed` with `giveKeys` and `pressKey` for what carries `data-lit`), arrows (`arrows` for
 * what carries `data-nav`, `nearest` for a grid), `Beats` and `movesBy` (motion by event), `Room` and `BoardRoom` (how much room there is, and how the board lies in it), `panelsOf` (the panels of the seats), `CardBack` (what the back of a card is printed on).
 */
export interface BoardProps<V = unknown> {
  frame: Frame<V>;
  /** Whose eyes; null for a spectator or a replay that shows everything. */
  seat: number | null;
  /** The choice of the moment. Its lists are empty while the seat is not asked or the story still plays. */
  picker: Picker;
  texts: Texts;
  lang: Language;
  /** Milliseconds that the frame will stay, 0 for instant: every motion ends within it. */
  beatMs: number;
  /** A card, or what `large` knows by its name, is to be shown large (long press, right click, a key of its own, click in the log). */
  zoom: (card: string) => void;
  /** The answer in focus (hover, keyboard), for odds and forecasts; null when none is. */
  focus: (answer: Answer | null) => void;
  /** Short text of what an answer would do, with the icon's name; null when there is nothing to say. */
  forecast: (answer: Answer) => Foretold | null;
  /** A refused target is looked at or pressed: the shell says why, with a link to the rule. Null when the eye leaves it. */
  onrefused?: (refusal: Refusal | null) => void;
  /** Characters that may be the keys of what lies in the light, the first ones first; none where nobody wants such keys. */
  keys?: string;
}

interface FaceProps<V> {
  card: string;
  texts: Texts;
  compact?: boolean;
  view?: V;
}

/** One seat's panel: everything that lies open on a real table, and how much lies hidden. */
export interface SeatPanel {
  readonly seat: number;
  readonly name: Phrase;
  /** The side's colour and mark: "cold" (arch) or "warm" (disc); other games add their own pair. */
  readonly side: "cold" | "warm";
  /** The name of the seat's picture; `seat-<n>` without. */
  readonly picture?: string;
  readonly hand: number;
  /** Cards of the hand that everybody at this seat's table may see (open hands, seen by a card). */
  readonly seen: readonly string[];
  /** What else lies open in front of the seat, each with a picture of the game's art: tokens, tiles, weapons. The hand then needs no fan. */
  readonly badges?: readonly { readonly icon: string; readonly text: Phrase; readonly count?: number }[];
  readonly piles: readonly {
    readonly label: Phrase;
    readonly count: number;
    /** The cards, the latest first, where the pile is open; else null: a back is shown. */
    readonly cards: readonly string[] | null;
  }[];
}

/** Something of the table as it lies there now: what it is called, and in words what is attached to it and what it has suffered. */
export interface Large {
  readonly name: string;
  readonly facts: readonly string[];
}

/** What a game brings to the table besides its rules. The default export of `@endzeit/<game>/board`. */
export interface TableSet<V = unknown> {
  /** A component. Written as a method, so that a set for one game's view is a set like any other: the shell hands each board its own view. */
  Board(...args: Parameters<Component<BoardProps<V>>>): ReturnType<Component<BoardProps<V>>>;
  /**
   * The face of a card (art, number, text), sized by its container (5:7). With the view of a match it shows that match's numbers, which
   * a content pack may have changed; without one those built in. A method for the same reason as the board.
   */
  CardFace(...args: Parameters<Component<FaceProps<V>>>): ReturnType<Component<FaceProps<V>>>;
  /** What is shown large without being a card, such as a counter, by its name; without it `card.<id>`. */
  cardName?(card: string, texts: Texts): string;
  /** What its board shows large without its being a card of its own: a piece, a place. Null for cards. The face draws it. */
  large?(thing: string, view: V, texts: Texts): Large | null;
  readonly CardBack: Component<{ seat: number }>;
  /** Pictures by name for notes, forecasts and seat marks. */
  readonly Icon: Component<{ name: string }>;
  /** The colour of each seat, which stands as a ring around the face of whoever sits there; without it that of the side. */
  readonly rings?: readonly string[];
  /** Cards of a hand, as the holder sees them ("hidden" where it may not). Equal cards stand side by side. */
  hand(view: V, seat: number): readonly string[];
  panels(view: V, seat: number | null): readonly SeatPanel[];
  /** An event that gives a seat a name of its own, such as a character's: the text that is shown for `seat.<n>` from then on. */
  called?(event: GameEvent): { readonly seat: number; readonly text: string } | null;
  /** An event after which a seat is on another side: what it did before is still marked as `from`. */
  turned?(
    event: GameEvent,
  ): { readonly seat: number; readonly from: SeatPanel["side"]; readonly to: SeatPanel["side"] } | null;
  /** The clock in words and as a track: how many of how many are left. What counts for each seat alone is that of `seat`, and says so. */
  clock(view: V, seat: number | null): { readonly phrase: Phrase; readonly left: number; readonly of: number };
  /** The scenery behind the board; drawn by the board itself when absent. */
  readonly Sky?: Component<{ dawn: number }>;
  /** What the end shows of the last view, such as where the points came from. A method for the same reason as the board. */
  End?(...args: Parameters<Component<{ view: V; texts: Texts }>>): ReturnType<Component<{ view: V; texts: Texts }>>;
  /** Questions at which a seat may have "pass" given for it until the phase ends, with that answer. */
  readonly passable: { readonly [ask: string]: Answer };
  /** The terms of an answer in the order in which a person chooses them. */
  readonly terms: readonly string[];
  /** Terms for whose values neither the board nor a card stands (a power, a choice): the shell offers them as buttons, in words. */
  readonly spoken?: readonly string[];
  /** Terms whose values lie on the board although cards have the same names: the hand offers none for them. */
  readonly placed?: readonly string[];
  /** Terms that are all of an answer and may name the same card, such as to play it and to give it away: a press on it asks which. */
  readonly shares?: readonly string[];
  /** Terms whose cards carry what the forecast says of them, such as what a weapon is worth in a fight. */
  readonly weighed?: readonly string[];
  /** Terms whose values are looked at large like cards, such as a counter: while one is in the hand, the question begins with its name. */
  readonly held?: readonly string[];
  /** Cards that lie before a seat to choose from. While there are any, those of its hand are not meant, not even equal ones. */
  laid?(view: V, seat: number): readonly string[];
  /** Seats are persons and no sides: each has a colour, a line and a mark of its own. */
  readonly seated?: boolean;
  /** A board that is a map wants height and width, a table of many boards all there is; without it the sky has more room. */
  readonly room?: "map" | "table";
  /** Whose turn it is, for the lamp while the story plays; without it, the one whose answer is told. */
  turn?(view: V): number | null;
  /** How long an event holds the story, as a part of the usual beat (1 without): 0 for what is seen together with the next. */
  pace?(event: GameEvent): number;
  /**
   * Events before which the story holds its breath, such as a die that falls: until then nothing of them is told or drawn. `each` time, or
   * before the `first` of those that one answer brings. In words `coming.<event>` says what everybody waits for.
   */
  readonly tense?: { readonly [event: string]: "each" | "first" };
  /**
   * Marks that a person may set beside each other seat for their own eyes, each with its sign; in words `mark.<name>`, without one
   * `mark.none`, and `mark.label` asks for it. They stay in the browser: no runner, save or message has them.
   */
  readonly marks?: { readonly [name: string]: string };
  /** The board for screen readers: one table, or several where what lies there has no columns in common. */
  readable(view: V, texts: Texts): readonly ReadableTable[];
}

/** Rows of cells. Each cell stands under the column of the same number; where there are no columns, a row is its heading and one cell. */
export interface ReadableTable {
  /** What the table shows, where there are several. */
  readonly caption?: string;
  /** What the headings of the rows name, such as "Section". */
  readonly corner?: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly heading: string; readonly cells: readonly string[] }[];
}

export interface Asked<A extends Answer = Answer> {
  readonly question: Question | null;
  readonly answers: readonly A[];
  readonly refused: readonly { readonly answer: A; readonly refusal: Refusal }[];
}
