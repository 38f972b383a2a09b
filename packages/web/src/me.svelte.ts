import { FACES, type Face, isFace, nameProblem } from "@endzeit/wire";
import { CALLED } from "./faces/words.ts";
import { keep, kept, local } from "./small.ts";
import type { Own } from "./who.ts";

const NAME = "endzeit-name";
const FACE = "endzeit-face";

/** The face of this browser's person: the one that was chosen, or, so that nobody has to choose, any that then stays. */
function firstFace(): Face {
  const known = kept(local, FACE);
  if (isFace(known)) return known;
  const face = FACES[Math.floor(Math.random() * FACES.length)] ?? FACES[0];
  keep(local, FACE, face);
  return face;
}

/** Name and face of whoever this browser belongs to. */
class Me implements Own {
  #name = $state(kept(local, NAME) ?? "");
  #face: Face = $state(firstFace());

  /** A person that has said no name is called as the face is. */
  get name(): string {
    return nameProblem(this.#name) === null ? this.#name : CALLED[this.#face].name;
  }

  get face(): Face {
    return this.#face;
  }

  set({ name, face }: Own): void {
    this.#name = name;
    this.#face = face;
    keep(local, NAME, name);
    keep(local, FACE, face);
  }
}

export const me = new Me();
