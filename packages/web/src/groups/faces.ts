import { FACES, type Face } from "@endzeit/wire";

/** So far apart lie the faces of those who have chosen none: coprime to their number. */
const APART = 7;

/** The face of a member; of one who has chosen none, always the same. */
export const faceOf = (face: Face | null, n: number): Face => face ?? FACES[(n * APART) % FACES.length] ?? FACES[0];
