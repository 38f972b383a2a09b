import type { Saying } from "@endzeit/bots";
import type { AnyCue, wordsOf } from "@endzeit/bots/sayings";
import { type Answer, type ByLanguage, type Note, parts, type Refusal, type Texts, text } from "@endzeit/engine";
import { enlarge, type Foretold, type IconName, type LogGroup, type Marked, type SeatPanel } from "@endzeit/kit";
import type { TakenBack } from "@endzeit/master";
import type { TableClient } from "../client.svelte.ts";
import { linkTo } from "../router.ts";
import { settings } from "../settings.svelte.ts";
import { actionOf, buttonKeys, type KeyAction, keyOf, targetKeys } from "../shortcuts.ts";
import { t } from "../texts/index.ts";
import type { SeatHolder } from "../who.ts";
import {
  buttonsOf,
  cardName,
  chosenCard,
  isEnd,
  isOffered,
  nextOf,
  type ShownCard,
  sameAnswer,
  say,
  shownCards,
  targetsLeft,
  wayOut,
} from "./choice.ts";
import { Counsel } from "./counsel.svelte.ts";
import { type Aside, backPhrase, doerOf, groupsOf, rearranged, sinceOf, stepsOf } from "./story.ts";
import { type Voice, voicesOf } from "./voices.ts";

export type SheetName =
  | "menu"
  | "log"
  | "notes"
  | "seats"
  | "rules"
  | "settings"
  | "keys"
  | "pile"
  | "list"
  | "end"
  | "confirm"
  | "steps"
  | "complaint"
  | "about"
  | "undo";

/** The eye has left a refused target: the reason stays long enough to be read and its rule to be opened. */
const REASON_MS = 5000;

/** What somebody else has just said or done. `open`: where more of it stands. */
export interface News {
  /** Whose mark stands beside it. */
  readonly seat: number | null;
  readonly who: string;
  readonly text: string;
  readonly open: (() => void) | null;
  /** What can be done about it. */
  readonly act: { readonly text: string; readonly icon: IconName; readonly run: () => void } | null;
}

/** What a table shows at this moment, in words and lists, and what a person does with it. */
export class Scene {
  readonly client: TableClient;
  /** The name of who plays a seat. */
  readonly whoIs: (seat: number) => string;
  sheet = $state<SheetName | null>(null);
  news = $state.raw<News | null>(null);
  /** What the window is called while the others ask something of this seat. */
  calling = $state<string | null>(null);
  /** The rule that the sheet of rules opens at. */
  anchor = $state<string | null>(null);
  zoomed = $state<string | null>(null);
  pile = $state.raw<{ readonly title: string; readonly cards: readonly string[] } | null>(null);
  /** The answer under the eye, for its odds. */
  focused = $state.raw<Answer | null>(null);
  why = $state.raw<Refusal | null>(null);
  /** The hint that somebody has asked for. */
  readonly counsel = new Counsel(this);
  /** What whoever explains a guided match recommends now. */
  meant: Answer | null = null;
  /** The solution of a puzzle, once it is shown. */
  solution: Answer | null = null;
  /** The answer that ends a phase and waits for a yes. */
  ending = $state.raw<Answer | null>(null);
  backTo = $state(0);
  /** The window has no room for columns at the board's sides. */
  narrow = $state(false);
  /** The window is a phone's, upright or held sideways: what is done is done by tabs and sheets. */
  phone = $state(false);
  /** The height, in px, of answers that lie one above the other beside the board; 0 while they have room beside the question. */
  stacked = $state(0);
  /** An answer is kept until the line holds again: until then nobody is in the light. */
  held = $state(false);
  /** Of steps that were put in another order one was not allowed any more. */
  broken = $state(false);
  #sayings = $state.raw<typeof wordsOf | null>(null);
  /** Answers that are given once more after a taking back, the next one first: at step `to`, on the way to which the match is at `from`. */
  #again: { readonly from: number; readonly to: number; readonly answers: readonly Answer[] } | null = null;
  #fading: ReturnType<typeof setTimeout> | undefined;
  /** A finger comes down: it is said to enter things before it touches them, even when it only scrolls. Those are not looked at. */
  #gliding = false;

  constructor(client: TableClient, whoIs: (seat: number) => string) {
    this.client = client;
    this.whoIs = whoIs;
  }

  get texts(): Texts {
    return this.client.texts();
  }

  readonly asked = $derived.by(() => {
    const { now, seat } = this.client;
    return now !== null && seat !== null && now.awaited.includes(seat) && now.outcome === null;
  });
  readonly lit = $derived.by(
    () =>
      this.asked &&
      !this.held &&
      !this.client.settled &&
      !this.client.playing &&
      this.client.elsewhere === null &&
      this.client.giving === null &&
      (this.client.now?.answers.length ?? 0) > 0,
  );
  readonly view = $derived.by(() => this.client.frame?.view ?? this.client.now?.view);
  readonly panels: readonly SeatPanel[] = $derived.by(() => {
    const { set, seat } = this.client;
    return set === null || this.view === undefined ? [] : set.panels(this.view, seat);
  });
  /** Whose seat is at the bottom: the one that is shown, or the first person's while nobody's cards are open. */
  readonly me = $derived.by(() => this.client.seat ?? this.client.seats.findIndex((seat) => seat.kind === "person"));
  readonly mine = $derived.by(() => this.panels.find((panel) => panel.seat === this.me) ?? null);
  readonly others = $derived.by(() => this.panels.filter((panel) => panel.seat !== this.me));
  readonly hand = $derived.by(() => {
    const { set, seat } = this.client;
    return set === null || seat === null || this.view === undefined ? [] : set.hand(this.view, seat);
  });
  readonly laid = $derived.by(() => {
    const { set, seat } = this.client;
    return set === null || seat === null || this.view === undefined ? [] : (set.laid?.(this.view, seat) ?? []);
  });
  readonly heading = $derived.by(() => {
    const { game } = this.client;
    if (game === null || this.view === undefined) return "";
    const phrase = game.words.heading(this.view);
    return text(this.texts, phrase.text, phrase.values);
  });
  /** What is told, as a sentence: the last line up to the frame that has one. */
  readonly #told = $derived.by(() => {
    const { game, telling, recalling, log } = this.client;
    if (game === null || telling === null) return null;
    for (const line of (recalling ? [telling] : log.slice(-6)).toReversed()) {
      const phrase = game.words.event(line.event);
      if (phrase !== null) return parts(this.texts, phrase.text, phrase.values);
    }
    return null;
  });
  readonly question = $derived.by(() => {
    const { game, set, now, playing, coming, picker } = this.client;
    if (coming !== null) return [text(this.texts, `coming.${coming}`)];
    if (playing && this.#told !== null) return this.#told;
    if (game === null || now === null || now.question === null || this.client.settled) return [];
    if (playing) return [this.heading];
    if (this.client.giving !== null) return [t("table.only", { answer: this.label(this.client.giving.answer) })];
    const card = set === null ? null : chosenCard(set, picker, this.texts);
    if (this.lit && set !== null && card !== null)
      return [
        { kind: "card", value: card, text: cardName(set, card, this.texts) },
        ": ",
        t(targetsLeft(set, picker) > 0 ? "table.choose" : "table.choose-use"),
      ];
    if (this.shared !== "") return [this.shared.trimEnd()];
    const phrase = game.words.question(now.view, now.question, this.asked ? this.client.seat : null);
    return parts(this.texts, phrase.text, phrase.values);
  });
  /** The name of what is asked of this seat, as the game's texts have it; null while nothing is. */
  readonly asking = $derived.by(() => {
    const { game, now, seat } = this.client;
    if (!this.lit || game === null || now === null || now.question === null) return null;
    return game.words.question(now.view, now.question, seat).text;
  });
  /** Where the lamp burns: whose turn is told, else who is asked. */
  readonly lamps: readonly number[] = $derived.by(() => {
    const { game, now, set, playing, telling } = this.client;
    if (game === null || now === null || set === null || this.view === undefined) return [];
    if (!playing) return now.outcome === null ? now.awaited : [];
    const turn = set.turn?.(this.view) ?? (telling === null ? null : doerOf(game, telling));
    return turn === null ? [] : [turn];
  });
  readonly buttons = $derived.by(() => {
    const { set, picker } = this.client;
    return this.lit && set !== null ? buttonsOf(set, picker) : [];
  });
  /** What the buttons of a choice in words begin with alike: it is said once, as the question. */
  readonly shared = $derived.by(() => {
    const { set, picker } = this.client;
    if (!this.picked || set === null || chosenCard(set, picker, this.texts) !== null) return "";
    const [first = "", ...others] = this.buttons.map(this.label);
    const start = first.slice(0, first.indexOf(": ") + 2);
    return others.length > 0 && start.endsWith(": ") && others.every((label) => label.startsWith(start)) ? start : "";
  });
  /** What stands on a button. */
  readonly short = (answer: Answer): string => this.label(answer).slice(this.shared.length);
  /** The key of each button; null where none is left or wanted. */
  readonly buttonKeys: readonly (string | null)[] = $derived.by(() => {
    const end = keyOf("end");
    const way = end === null ? null : wayOut(this.client.picker);
    const others = this.buttons.filter((answer) => answer !== way);
    const keys = buttonKeys(others.length + (this.always === null ? 0 : 1));
    return this.buttons.map((answer) => (answer === way ? end : (keys[others.indexOf(answer)] ?? null)));
  });
  /** The key of the standing answer, behind those of the buttons. */
  readonly alwaysKey: string | null = $derived.by(() => {
    const others = this.buttonKeys.filter((key) => key !== keyOf("end")).length;
    return this.always === null ? null : (buttonKeys(others + 1)[others] ?? null);
  });
  /** The keys that are left for what lies in the light. */
  readonly #lightKeys: readonly string[] = $derived.by(() =>
    [...targetKeys()].filter((key) => !this.buttonKeys.includes(key) && key !== this.alwaysKey),
  );
  readonly shown: readonly ShownCard[] = $derived.by(() => {
    const { set, picker } = this.client;
    return set === null ? [] : shownCards(set, picker, this.hand, this.laid, this.texts);
  });
  /** The key of each card that can be chosen goes by its place, so that it stays the same while the cards do. */
  readonly cardKeys: readonly (string | null)[] = $derived.by(() =>
    this.shown.map((row, at) => (isOffered(this.client.picker, row) ? (this.#lightKeys[at] ?? null) : null)),
  );
  /** The keys that are left for the board. */
  readonly boardKeys = $derived.by(() => this.#lightKeys.filter((key) => !this.cardKeys.includes(key)).join(""));
  readonly picked = $derived.by(() => Object.keys(this.client.picker.picked).length > 0);
  readonly groups = $derived.by(() => {
    const { game, set, log } = this.client;
    if (game === null || set === null) return [];
    const told = groupsOf(game, set, this.texts, log, this.panels, this.missed?.n ?? null, this.#asides);
    const first = { key: "before", heading: t("table.before"), lines: this.before.map(this.#spoken) };
    const last = { key: "after", heading: t("end.title"), lines: this.after.map(this.#spoken) };
    return [first, ...told, last].filter(({ lines }) => lines.length > 0);
  });
  /** What the bots say that are persons: before the first answer, and once the match is over as far as it is told. */
  readonly before: readonly Voice[] = $derived.by(() => voicesOf(this.client.seats, null));
  readonly after: readonly Voice[] = $derived.by(() =>
    this.client.over ? voicesOf(this.client.seats, this.client.now?.outcome?.winners ?? []) : [],
  );
  readonly #spoken = (voice: Voice): LogGroup["lines"][number] => ({
    key: `voice-${voice.seat}`,
    parts: [
      { kind: "seat", value: String(voice.seat), text: this.seatName(voice.seat) },
      `: ${t("table.said", { words: voice.line[settings.lang] })}`,
    ],
    side: this.sideOf(voice.seat),
    seat: voice.seat,
    still: true,
  });
  /** What stands in the log besides what has happened: what was taken back, and what was said. */
  readonly #asides: readonly Aside[] = $derived.by(() => {
    const { backs, remarks } = this.client;
    const said = (after: number, key: string, saying: Saying<AnyCue> | undefined): readonly Aside[] => {
      const words = saying === undefined ? null : this.#heard(saying);
      if (saying === undefined || words === null) return [];
      const { parts, seat } = this.#spoken({ seat: saying.seat, line: words });
      return [{ after, key, parts, seat: seat ?? null }];
    };
    return [
      ...remarks.flatMap((remark) => said(remark.step, `said-${remark.step}`, remark)),
      ...backs.flatMap((back) => [
        { after: back.keep, key: `back-${back.n}`, parts: [this.#backWords(back)], seat: back.by },
        ...said(back.keep, `agreed-${back.n}`, back.agreed),
      ]),
    ];
  });
  /** What may be taken back without asking anybody, the earliest first. */
  readonly steps = $derived.by(() => {
    const { game, log, now } = this.client;
    return game === null || now === null ? [] : stepsOf(game, this.texts, log, now.step, now.free);
  });
  readonly notes = $derived.by(() => {
    const { game, seat } = this.client;
    if (game === null || this.view === undefined) return [];
    return game.notes(this.view, seat).map((note) => ({
      icon: note.icon,
      parts: parts(this.texts, note.text, note.values),
      ...(note.rule === undefined ? {} : { rule: { text: t("table.rule"), href: this.ruleLink(note.rule) } }),
    }));
  });
  readonly odds = $derived.by(() => {
    const { game, now, seat, picker } = this.client;
    // On a phone they would push the board from under the finger that is about to choose.
    const answer = (this.phone ? null : this.focused) ?? (this.picked ? picker.exact : null);
    if (game === null || now === null || seat === null || !this.lit || answer === null || !this.#isOfNow(answer))
      return [];
    if (this.client.strict) return [];
    return game.odds(now.view, seat, answer).map((row) => ({
      text: text(this.texts, row.text, row.values),
      chance: row.chance,
      of: row.of,
      tone: row.tone,
    }));
  });
  /** What a seat may have answered for it until the phase ends. */
  readonly passable = $derived.by(() => {
    const { set, now } = this.client;
    return set === null || now === null || now.question === null ? null : (set.passable[now.question.ask] ?? null);
  });
  /** What may be left word of now. */
  readonly always = $derived.by(() => (this.lit ? this.passable : null));
  /** What stands on the button for that. */
  readonly alwaysText = $derived.by(() => {
    if (this.always === null) return "";
    const answer = this.label(this.always);
    return this.texts["pass-auto"] === undefined
      ? t("table.pass-auto", { answer })
      : text(this.texts, "pass-auto", { answer });
  });
  /** Nothing else is possible, and it is asked all the same: whoever is asked should know why, and need not be asked again. */
  readonly hushed = $derived.by(() => this.lit && this.passable !== null && this.client.now?.answers.length === 1);
  readonly reason = $derived.by(() => this.why ?? this.client.refusal);
  /** The first line of what has happened since the last turn, if anything has. */
  readonly missed = $derived.by(() => {
    const { game, log, seat } = this.client;
    return game === null ? null : sinceOf(game, log, seat);
  });

  readonly sideOf = (seat: number): SeatPanel["side"] | null =>
    this.panels.find((panel) => panel.seat === seat)?.side ?? null;
  /** The picture that stands for a seat beside whatever its person is called. */
  readonly pictureOf = (seat: number): string =>
    this.panels.find((panel) => panel.seat === seat)?.picture ?? `seat-${seat}`;
  #backWords(back: TakenBack): string {
    const { key, values } = backPhrase(back, this.texts);
    return t(key, values);
  }
  /** In which words a bot says something; null where nobody wants to hear it, or as long as they are on their way. */
  #heard(saying: Saying<AnyCue>): ByLanguage<string> | null {
    return settings.values.remarks ? (this.#sayings?.(saying) ?? null) : null;
  }
  /** The words are wanted and on their way. */
  get awaits(): boolean {
    return settings.values.remarks && this.#sayings === null;
  }
  /** Has the words come in which bots speak, as soon as one of them has something to say. */
  readonly listen = (): void => {
    const { remarks, remark, backs, offer } = this.client;
    const silent = remarks.length === 0 && remark === null && offer === null && backs.every((back) => !back.agreed);
    if (this.#sayings !== null || silent || !settings.values.remarks) return;
    void import("@endzeit/bots/sayings").then(
      ({ wordsOf }) => {
        this.#sayings = wordsOf;
      },
      () => {
        // Without them the bots are silent, and the match is none the worse for it.
        this.#sayings = () => null;
      },
    );
  };
  /** Shows what a bot says, beside its face, and returns it as it is read out. */
  readonly #say = (saying: Saying<AnyCue>, act: News["act"] = null): string | null => {
    const heard = this.#heard(saying);
    if (heard === null) return null;
    const who = this.seatName(saying.seat);
    const words = heard[settings.lang];
    const open = (): void => {
      this.sheet = "log";
    };
    this.news = { seat: saying.seat, who, text: t("table.said", { words }), open: act === null ? open : null, act };
    return `${who}: ${words}`;
  };
  /** A bot has remarked something. */
  readonly tellRemark = (): string | null => {
    const { remark } = this.client;
    if (remark === null) return null;
    this.client.remark = null;
    return this.#say(remark);
  };
  /** A bot offers to have an answer taken back. */
  readonly tellOffer = (): string | null => {
    const { offer } = this.client;
    if (offer === null) return null;
    const run = (): void => {
      const { now } = this.client;
      if (this.client.offer === offer && now !== null) this.client.undo(now.step - offer.step);
    };
    return this.#say(offer, { text: t("table.undo"), icon: "undo", run });
  };
  /** Tells of a taking back, and returns the sentence. */
  readonly tellBack = (): string | null => {
    const { back } = this.client;
    if (back === null) return null;
    const said = back.agreed === undefined ? null : this.#say(back.agreed);
    if (said !== null) return said;
    const sentence = this.#backWords(back);
    const open = (): void => {
      this.sheet = "log";
    };
    this.news = { seat: back.by, who: "", text: sentence, open, act: null };
    return sentence;
  };
  /** A bot that is a person greets whoever begins a match with it, unless it counts; of several the first. */
  readonly greet = (): string | null => {
    const [voice] = this.before;
    if (voice === undefined || this.client.now?.step !== 0 || this.client.entry !== null) return null;
    const who = this.seatName(voice.seat);
    const words = voice.line[settings.lang];
    this.news = { seat: voice.seat, who, text: t("table.said", { words }), open: null, act: null };
    return `${who}: ${words}`;
  };
  readonly hush = (news: News | null): void => {
    if (this.news === news) this.news = null;
  };
  /** What a seat is called: as its person is, or, while nobody sits there, as it is in the game. */
  readonly seatName = (seat: number): string => text(this.texts, `seat.${seat}`);
  readonly roleOf = (seat: number): string => this.client.roleOf(seat);
  /** What the seat is in the game, where its name does not say so, and who plays it. */
  readonly aboutOf = (seat: number): string => {
    const role = this.roleOf(seat);
    return [...(this.seatName(seat).includes(role) ? [] : [role]), this.whoIs(seat)].join(" · ");
  };
  readonly sitterOf = (seat: number): SeatHolder | null => this.client.sitters[seat] ?? null;
  readonly ruleLink = (to: string): string => linkTo({ page: "rules", game: this.client.game?.id ?? "", anchor: to });
  readonly label = (answer: Answer): string => {
    const { game, now } = this.client;
    if (game === null || now === null || now.question === null || !this.#isOfNow(answer)) return "";
    const phrase = game.words.answer(now.view, now.question, answer);
    return text(this.texts, phrase.text, phrase.values);
  };
  readonly forecast = (answer: Answer): Foretold | null => {
    const { game, now, seat } = this.client;
    if (game === null || now === null || seat === null || !this.#isOfNow(answer)) return null;
    const note = game.forecast(now.view, seat, answer);
    if (note === null) return null;
    const words = (one: Note): string => text(this.texts, one.text, one.values);
    const each = (note.each ?? []).map((one) => ({ at: one.at, text: words(one), icon: one.icon }));
    return { text: words(note), icon: note.icon, each };
  };

  /** What an answer begins with lies in the light, and the way to it is marked. */
  light(answer: Answer): void {
    const { picker } = this.client;
    const [first, ...more] = Object.entries(answer).filter(([, value]) => typeof value === "string");
    picker.advise(answer);
    picker.cancel(more.length > 0 && first !== undefined ? { [first[0]]: String(first[1]) } : {});
    this.focused = answer;
  }

  /** How a button is marked that says what a hint speaks of, or begins with it: then it is no answer yet. */
  markOf(answer: Answer): Marked {
    const { picker } = this.client;
    const listed = sameAnswer(picker.asked.answers, answer);
    const begins = (spoken: Answer): boolean => Object.entries(answer).every(([term, value]) => spoken[term] === value);
    return picker.markOf((spoken) => (listed === undefined ? begins(spoken) : listed === spoken));
  }

  /** What is to be looked at more closely is marked softly, and nothing is chosen. */
  lightAll(answers: readonly Answer[]): void {
    const { picker } = this.client;
    picker.name(answers);
    picker.cancel();
    this.focused = null;
  }

  /**
   * Whether an answer belongs to the question of the moment. What the eye rests on and what a hint has named may be of the question before: no
   * rule can say anything of them any more.
   */
  #isOfNow(answer: Answer): boolean {
    const { now, giving } = this.client;
    if (now === null) return false;
    return (
      now.answers.includes(answer) ||
      now.refused.some((row) => row.answer === answer) ||
      giving?.answer === answer ||
      sameAnswer(now.answers, answer) !== undefined
    );
  }

  /** Gives an answer; the end of a phase is asked about while something else could still be done, unless the hint says the same. */
  readonly give = (answer: Answer): void => {
    const { picker } = this.client;
    if (!say(picker, answer)) return;
    const more = picker.asked.answers.some((other) => !isEnd(other));
    if (isEnd(answer) && more && settings.values.confirmEnd && this.sheet !== "confirm" && !this.#advises(answer)) {
      this.ending = answer;
      this.sheet = "confirm";
      return;
    }
    this.sheet = null;
    this.why = null;
    picker.give(answer);
  };

  #advises(answer: Answer): boolean {
    const same = (other: Answer | undefined | null): boolean =>
      other != null && sameAnswer([other], answer) !== undefined;
    return same(this.meant) || same(this.solution) || same(this.counsel.answer ?? this.counsel.planned()?.answer);
  }

  /** Asks for a hint, or for more of the one that is given. */
  readonly hint = (): void => this.counsel.ask();

  /** The reason is looked at: it stays. */
  readonly stay = (): void => clearTimeout(this.#fading);

  readonly look = (refusal: Refusal | null): void => {
    if (refusal !== null && this.#gliding) return;
    this.stay();
    if (refusal !== null) this.why = refusal;
    else
      this.#fading = setTimeout(() => {
        this.why = null;
      }, REASON_MS);
  };

  readonly over = (event: PointerEvent): void => {
    this.#gliding = event.pointerType === "touch";
  };

  /** The next thing is done: the reason of the last one is read and goes. */
  readonly begin = (event: PointerEvent): void => {
    if (this.client.playing) this.client.hurry();
    this.#gliding = false;
    if (event.target instanceof Element && event.target.closest(".reason") !== null) return;
    this.stay();
    this.why = null;
    this.client.refusal = null;
    this.broken = false;
  };

  readonly zoom = (card: string): void => {
    this.zoomed = card;
  };

  readonly refuse = (card: string): void => {
    const row = this.client.picker.asked.refused.find(({ answer }) => Object.values(answer).includes(card));
    this.why = row?.refusal ?? null;
  };

  readonly focusCard = (card: string | null): void => {
    const { answers } = this.client.picker.asked;
    this.focused =
      card === null ? null : (answers.find((row) => Object.values(row).every((value) => value === card)) ?? null);
  };

  readonly undo = (): void => {
    const { now } = this.client;
    if (now === null) return;
    if (now.free > 0) this.client.undo(this.client.backBy(now.free));
    else if (now.back > 0) this.undoTo(this.client.backTo(now.step - now.back));
  };

  /** Back to where a step had led: at once while that is free, else the table is asked. */
  readonly undoTo = (step: number): void => {
    const { now } = this.client;
    if (now === null || step >= now.step) return;
    if (now.step - step <= now.free) this.client.undo(now.step - step);
    else {
      this.client.hold();
      this.backTo = step;
      this.sheet = "undo";
    }
  };

  /** What was answered at each step of the turn; null when that is not known, as after the page was loaded anew. */
  get #answered(): readonly Answer[] | null {
    const answers = this.steps.flatMap(({ step }): readonly Answer[] => {
      const answer = this.client.given.get(step - 1);
      return answer === undefined ? [] : [answer];
    });
    return answers.length === this.steps.length ? answers : null;
  }

  /** Whether the steps of the turn can be put in another order. */
  readonly movable = (): boolean => this.#answered !== null;

  /** Takes the turn back to where the order changes, and gives the answers again one by one. */
  readonly rearrange = (at: number, how: "earlier" | "away"): void => {
    const known = this.#answered;
    const { now } = this.client;
    const from = how === "earlier" ? at - 1 : at;
    const first = this.steps[from];
    if (known === null || now === null || first === undefined) return;
    const answers = rearranged(known, at, how).slice(from);
    const to = first.step - 1;
    this.#again = answers.length === 0 ? null : { from: now.step, to, answers };
    this.undoTo(to);
  };

  /** The table has moved: while answers are given once more, the next of them that is allowed. When anything else was done, they are let go. */
  again(): void {
    const again = this.#again;
    const { client } = this;
    if (again === null || client.now === null) return;
    if (client.playing) client.skip();
    const { step } = client.now;
    if (step === again.from || (step === again.to && !this.lit && client.giving === null)) return;
    const at = step === again.to ? nextOf(again.answers, client.now.answers) : -1;
    const next = again.answers[at];
    const answers = again.answers.filter((_, i) => i !== at);
    this.#again = next === undefined || answers.length === 0 ? null : { from: step, to: step + 1, answers };
    if (at !== 0) this.broken = true;
    if (next !== undefined) client.picker.give(next);
  }

  /** A line of the log leads to its moment in the replay. */
  readonly toLine = (key: string | number): void => {
    const line = this.client.log.find((known) => known.n === key);
    if (line !== undefined) location.hash = linkTo({ page: "replay", id: this.client.id, step: line.step });
  };

  readonly openRules = (to: string | null): void => {
    this.anchor = to;
    this.sheet = "rules";
  };

  readonly openPile = (title: string, cards: readonly string[]): void => {
    this.pile = { title, cards };
    this.sheet = "pile";
  };

  readonly close = (sheet: SheetName): void => {
    if (this.sheet === sheet) this.sheet = null;
  };

  /** A new question: what was said about the last one no longer holds. */
  moved(): void {
    this.why = null;
    this.counsel.forget();
    this.focused = null;
    if (["list", "confirm", "undo", "steps", "about"].includes(this.sheet ?? "")) this.sheet = null;
  }

  /** Other eyes look: what those before them were told or had open is not theirs. */
  turned(): void {
    this.moved();
    this.close("pile");
    this.pile = null;
    this.zoomed = null;
    this.news = null;
    this.client.refusal = null;
  }

  /** Links to rules are answered in a sheet, so that the match stays where it is. */
  readonly click = (event: MouseEvent): void => {
    const { game } = this.client;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const href = link?.getAttribute("href") ?? "";
    if (game !== null && href.startsWith(`#/rules/${game.id}/`)) {
      event.preventDefault();
      this.openRules(decodeURIComponent(href.split("/")[3] ?? ""));
    }
  };

  /** What a key of its own does. `root`: the table, whose cards answer to keys. */
  key(event: KeyboardEvent, root: HTMLElement | undefined): void {
    const { client } = this;
    const typing =
      event.target instanceof HTMLInputElement ||
      event.target instanceof HTMLSelectElement ||
      event.target instanceof HTMLTextAreaElement;
    if (event.ctrlKey || event.metaKey || event.altKey || typing || client.curtain !== null) return;
    // A key that is held down answers once: nobody has read what is asked next.
    if (event.repeat && (event.key.length === 1 || event.key === "Enter")) {
      if (event.target instanceof HTMLButtonElement) event.preventDefault();
      return;
    }
    if (document.querySelector("dialog[open]") !== null) return;
    if (this.sheet === "end") {
      // The end of a match lies over the table, whose keys are not meant.
      if (event.key === "Escape") this.sheet = null;
      return;
    }
    this.#gliding = false;
    // What ends the story answers nothing yet: its buttons were not to be seen.
    const key = event.key.toLowerCase();
    const said = this.buttons[this.buttonKeys.indexOf(key)];
    const card = this.cardKeys.includes(key);
    const { always: standing, alwaysKey } = this;
    if (event.key !== "Tab" && event.key !== "Shift") this.broken = false;
    if (client.playing && event.key !== "Tab" && event.key !== "Shift") client.hurry();
    // The board listens for its keys itself.
    if (card) {
      root?.querySelector<HTMLElement>(`.cards [data-key="${key}"]`)?.click();
      event.preventDefault();
      return;
    }
    if (event.key === "Escape") {
      client.picker.cancel();
      this.why = null;
      this.counsel.forget();
      client.refusal = null;
      return;
    }
    if (said !== undefined) {
      this.give(said);
      event.preventDefault();
      return;
    }
    if (standing !== null && key === alwaysKey) {
      client.passFor(standing);
      event.preventDefault();
      return;
    }
    const action = actionOf(event.key);
    if (action !== null) this.#do(action);
  }

  #do(action: KeyAction): void {
    const { client } = this;
    switch (action) {
      case "undo":
        this.undo();
        return;
      case "end": {
        const way = wayOut(client.picker);
        if (way !== null) this.give(way);
        return;
      }
      case "log":
        this.sheet = "log";
        return;
      case "rules":
        this.openRules(null);
        return;
      case "list":
        this.sheet = "list";
        return;
      case "hint":
        this.hint();
        return;
      case "do":
        if (this.solution !== null && this.lit) this.give(this.solution);
        else this.counsel.follow();
        return;
      case "zoom":
        if (document.activeElement !== null) enlarge(document.activeElement);
        return;
      case "skip":
        // Any key has ended the story by now.
        return;
      case "help":
        this.sheet = "keys";
        return;
    }
  }
}
