import { gameIds } from "@endzeit/games";
import type { Poster } from "@endzeit/kit";
import { settings } from "./settings.svelte.ts";
import { t } from "./texts/index.ts";

// Every game brings its poster, also one that is not to be played yet.
const data = import.meta.glob<Poster>("../../../games/*/board/poster.json", { eager: true, import: "default" });
const scenes = import.meta.glob<string>("../../../games/*/board/poster.svg", {
  eager: true,
  import: "default",
  query: "?url",
});

const evening = (hour: string): boolean => hour >= "12:00";

/** The games in the order of their hour, dusk to morning. */
export const posters = Object.entries(data)
  .map(([path, poster]) => ({
    ...poster,
    id: path.split("/").at(-3) ?? "",
    scene: scenes[path.replace(/json$/, "svg")],
  }))
  .sort((a, b) => Number(evening(b.hour)) - Number(evening(a.hour)) || (a.hour < b.hour ? -1 : 1));

export const playable = (id: string): boolean => gameIds.some((known) => known === id);

/** The title of a game, or its id when the house does not know it. */
export const titleOf = (id: string): string => posters.find((poster) => poster.id === id)?.title[settings.lang] ?? id;

/** The hour of a game's picture, as it is said in the language of the page. */
export function hourOf({ hour }: Poster): string {
  const [h = 0, m = ""] = hour.split(":");
  return t("poster.hour", { hour, h: Number(h) % 12 || 12, m, half: Number(h) < 12 ? "am" : "pm" });
}
