import { type Explanation, type Explanations, explanationOf } from "@endzeit/engine";

/** One file a game, loaded when somebody asks what a question is about. */
const files = import.meta.glob<Explanations>("../../../games/*/texts/asks.ts", { import: "default" });

/** What is to be known of a question, which bears the name of its sentence in the game's texts; null when the game says nothing of it. */
export async function loadExplanation(game: string, question: string): Promise<Explanation | null> {
  const load = files[`../../../games/${game}/texts/asks.ts`];
  return load === undefined ? null : explanationOf(await load(), question);
}
