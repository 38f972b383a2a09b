import { type Texts, text } from "@endzeit/engine";
import type { Large } from "@endzeit/kit";
import { PLACES } from "../content/locations.ts";
import { isBetrayal } from "../content/secrets-deck.ts";
import { SURVIVORS } from "../content/survivors.ts";
import { crisisNeed } from "../insight.ts";
import {
  crisisCard,
  exileCard,
  mainCard,
  placeFacts,
  placeName,
  secretCard,
  survivorFacts,
  survivorName,
} from "../names.ts";
import type { View } from "../state.ts";

/** What the board shows large besides item cards: `survivor-<id>`, `place-<id>`, `crisis`, `main`, `secret`. */

interface Print {
  readonly kind: "open" | "secret";
  readonly icon: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** Whose secret objective is in sight: in a view nobody's but the own one. */
function ownSecret(view: View): { readonly seat: number; readonly secret: number } | null {
  const seat = view.secret.findIndex(([secret]) => secret !== undefined && secret >= 0);
  return seat < 0 ? null : { seat, secret: view.secret[seat][0] };
}

/** The symbols of a location in words: they are small, and their order means something. */
function findsAt(place: number, texts: Texts): readonly string[] {
  const items = PLACES[place].symbols.map((symbol) => text(texts, `symbol.${symbol}`)).join(", ");
  return items === "" ? [] : [text(texts, "board.finds", { items })];
}

/** A print other than items and survivors; null where there is none of that name. */
export function printOf(card: string, view: View, texts: Texts): Print | null {
  const place = PLACES.findIndex(({ id }) => `place-${id}` === card);
  if (place >= 0)
    return {
      kind: "open",
      icon: PLACES[place].id,
      title: placeName(place, texts),
      lines: [...findsAt(place, texts), ...placeFacts(view, place, texts)],
    };
  if (card === "crisis" && view.crisis >= 0) {
    const crisis = crisisCard(view, view.crisis, texts);
    const { need, bonus, given } = crisisNeed(view);
    return {
      kind: "open",
      icon: "crisis",
      title: crisis.title,
      lines: [text(texts, "board.crisis-need", { need, bonus }), crisis.text, text(texts, "board.given", { n: given })],
    };
  }
  if (card === "main") {
    const main = mainCard(view, texts);
    return { kind: "open", icon: "goal", title: main.title, lines: [main.text, main.setup] };
  }
  const own = card === "secret" ? ownSecret(view) : null;
  if (own === null) return null;
  const secret = secretCard(view, own.secret, texts);
  const [exile] = view.exile[own.seat];
  const more = exile === undefined || exile < 0 ? null : exileCard(view, exile, isBetrayal(own.secret), texts);
  return {
    kind: "secret",
    icon: isBetrayal(own.secret) ? "betrayal" : "secret",
    title: secret.title,
    lines: more === null ? [secret.text] : [secret.text, `${more.title}: ${more.text}`],
  };
}

export function large(thing: string, view: View, texts: Texts): Large | null {
  const who = SURVIVORS.findIndex(({ id }) => `survivor-${id}` === thing || id === thing);
  if (who >= 0) return { name: survivorName(who, texts), facts: survivorFacts(view, who, texts) };
  const print = printOf(thing, view, texts);
  return print === null ? null : { name: print.title, facts: [] };
}
