import house from "./house.svg?url";

/** What stands behind the pages of each game: `board/scene.svg`, 1920 by 1000. The words of a page lie in its night, its deeds in its light. */
const scenes = import.meta.glob<string>("../../../games/*/board/scene.svg", {
  eager: true,
  import: "default",
  query: "?url",
});
/** The pictures of a game's rules in a minute, one below the other: `board/minute.svg`, 64 by 192. */
const minutes = import.meta.glob<string>("../../../games/*/board/minute.svg", {
  eager: true,
  import: "default",
  query: "?url",
});

const fileOf = (game: string, file: string): string => `../../../games/${game}/board/${file}.svg`;

/** The scene of a game; of the house, for a page that belongs to none. */
export const sceneOf = (game: string | null): string => scenes[fileOf(game ?? "", "scene")] ?? house;

export const minuteOf = (game: string): string | undefined => minutes[fileOf(game, "minute")];
