/** A page and what it shows. Every page has a link of its own: `#/…`, so that the files work from any place and offline. */
export type Route =
  | { readonly page: "home" | "saves" | "history" | "settings" | "about" | "gallery" | "lab" }
  /** The page of a game; with the options of a new table unfolded, at this device or with friends over the network. */
  | { readonly page: "game"; readonly game: string; readonly open: "table" | "friends" | null }
  /** A night that is the same for everybody; without a name the one of this week. */
  | { readonly page: "contest"; readonly game: string; readonly contest: string | null }
  | { readonly page: "puzzles"; readonly game: string }
  | { readonly page: "table"; readonly id: string }
  /** A table on the network: at the seat that this device holds, or by a link with a secret. */
  | { readonly page: "net"; readonly id: string }
  | { readonly page: "join"; readonly id: string; readonly secret: string }
  /** A group of this device, or by its invitation one to join; without an id, all of them. */
  | { readonly page: "group"; readonly id: string | null; readonly secret: string | null }
  | { readonly page: "replay"; readonly id: string; readonly step: number | null }
  | { readonly page: "rules"; readonly game: string; readonly anchor: string | null }
  /** The numbers of a game, to be edited. */
  | { readonly page: "content"; readonly game: string }
  | { readonly page: "unknown"; readonly link: string };

/** Reads the part of an address behind `#`. */
export function readRoute(hash: string): Route {
  const link = hash.replace(/^#/, "");
  const [page = "", first, second, ...rest] = link
    .split("/")
    .filter((piece) => piece !== "")
    .map(decoded);
  const unknown: Route = { page: "unknown", link };
  if (rest.length > 0) return unknown;
  switch (page) {
    case "":
      return { page: "home" };
    case "saves":
    case "history":
    case "settings":
    case "about":
    case "gallery":
    case "lab":
      return first === undefined ? { page } : unknown;
    case "game":
      if (first === undefined || (second !== undefined && second !== "table" && second !== "friends")) return unknown;
      return { page, game: first, open: second ?? null };
    case "contest":
      return first === undefined ? unknown : { page, game: first, contest: second ?? null };
    // As links of earlier days have it.
    case "new":
      return first !== undefined && second === undefined ? { page: "game", game: first, open: "table" } : unknown;
    case "content":
    case "puzzles":
      return first !== undefined && second === undefined ? { page, game: first } : unknown;
    case "table":
      return first !== undefined && second === undefined ? { page, id: first } : unknown;
    case "net":
      return first !== undefined && second === undefined ? { page, id: first } : unknown;
    case "t":
      return first !== undefined && second !== undefined ? { page: "join", id: first, secret: second } : unknown;
    case "group":
      return { page, id: first ?? null, secret: second ?? null };
    case "replay": {
      if (first === undefined) return unknown;
      if (second === undefined) return { page, id: first, step: null };
      return /^\d{1,6}$/.test(second) ? { page, id: first, step: Number(second) } : unknown;
    }
    case "rules":
      return first === undefined ? unknown : { page, game: first, anchor: second ?? null };
    default:
      return unknown;
  }
}

function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}

/** The link of a page, for `href`. */
export function linkTo(route: Exclude<Route, { page: "unknown" }>): string {
  switch (route.page) {
    case "home":
      return "#/";
    case "saves":
    case "history":
    case "settings":
    case "about":
    case "gallery":
    case "lab":
      return `#/${route.page}`;
    case "game":
      return `#/game/${encodeURIComponent(route.game)}${route.open === null ? "" : `/${route.open}`}`;
    case "contest":
      return `#/contest/${encodeURIComponent(route.game)}${route.contest === null ? "" : `/${encodeURIComponent(route.contest)}`}`;
    case "content":
    case "puzzles":
      return `#/${route.page}/${encodeURIComponent(route.game)}`;
    case "table":
      return `#/table/${encodeURIComponent(route.id)}`;
    case "net":
      return `#/net/${encodeURIComponent(route.id)}`;
    case "join":
      return `#/t/${encodeURIComponent(route.id)}/${encodeURIComponent(route.secret)}`;
    case "group":
      return `#/${["group", route.id, route.secret]
        .filter((piece) => piece !== null)
        .map(encodeURIComponent)
        .join("/")}`;
    case "replay":
      return `#/replay/${encodeURIComponent(route.id)}${route.step === null ? "" : `/${route.step}`}`;
    case "rules":
      return `#/rules/${encodeURIComponent(route.game)}${route.anchor === null ? "" : `/${encodeURIComponent(route.anchor)}`}`;
  }
}
