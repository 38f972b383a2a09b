import unhomoglyph from "unhomoglyph";

/** What does not tell two names apart: accents, what nobody sees, gaps. Signs of a script's own, such as its vowels, do. */
const VAIN = /[\p{Script=Inherited}\p{Default_Ignorable_Code_Point}\p{White_Space}]/gu;

const bare = (name: string): string => name.normalize("NFKD").replace(VAIN, "");
/** By Unicode's own table of what looks alike (UTS 39). */
const shape = (name: string): string => bare(unhomoglyph(bare(name)));
/** Upper case first: it makes two letters of ß. */
const small = (name: string): string => name.toUpperCase().toLowerCase();

function keysOf(name: string): readonly string[] {
  const letters = name.replace(/\p{P}/gu, "");
  const told = bare(letters) === "" ? name : letters;
  // "Ian" looks like "lan", and is called like "ian": small letters hide the one, capital ones the other.
  return [small(shape(told)), shape(small(bare(told)))];
}

/** Whether two names at one table could be taken for each other: by their letters, their accents, their punctuation or their looks. */
export function areAlike(a: string, b: string): boolean {
  const others = keysOf(b);
  return keysOf(a).some((key, i) => key === others[i]);
}
