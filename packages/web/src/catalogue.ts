import { gameIds } from "@endzeit/games";
import armageddon from "./posters/armageddon.svg?url";
import dawn from "./posters/dawn-of-the-zeds.svg?url";
import walking from "./posters/walking-dead.svg?url";
import winter from "./posters/winter-der-toten.svg?url";
import zombiaki from "./posters/zombiaki.svg?url";
import { t } from "./texts/index.ts";

interface Poster {
  readonly id: string;
  readonly scene: string;
  /** How its title lies: a line a word; one long word, set closer; or the small words in the middle on one line. */
  readonly title: "stacked" | "long" | "gathered";
}

/** The five games in the order of their hour, dusk to morning. */
export const posters = [
  { id: "walking-dead", scene: walking, title: "stacked" },
  { id: "armageddon", scene: armageddon, title: "long" },
  { id: "zombiaki", scene: zombiaki, title: "stacked" },
  { id: "dawn-of-the-zeds", scene: dawn, title: "gathered" },
  { id: "winter-der-toten", scene: winter, title: "stacked" },
] as const satisfies readonly Poster[];

export const playable = (id: string): boolean => gameIds.some((known) => known === id);

type PosterId = (typeof posters)[number]["id"];
const isPosterId = (id: string): id is PosterId => posters.some((poster) => poster.id === id);

/** The title of a game, or its id when the house does not know it. */
export const titleOf = (id: string): string => (isPosterId(id) ? t(`poster.${id}.title`) : id);
