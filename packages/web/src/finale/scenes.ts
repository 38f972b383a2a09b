/** The morning and the night of each game, as its matches end: `board/won.svg` and `board/lost.svg`, 1920 by 1000. */
const scenes = import.meta.glob<string>("../../../../games/*/board/{won,lost}.svg", {
  eager: true,
  import: "default",
  query: "?url",
});

export const endOf = (game: string, scene: "won" | "lost"): string =>
  scenes[`../../../../games/${game}/board/${scene}.svg`] ?? "";
