import { createHash, createHmac, randomBytes } from "node:crypto";

/** 32 random bytes: the secret of a seat, an invitation, or the right to watch. */
export const newSecret = (): string => randomBytes(32).toString("base64url");
export const newTableId = (): string => randomBytes(12).toString("base64url");
export const newSeed = (): string => randomBytes(24).toString("base64url");

/** What the database knows of a secret. It is random and long: nobody finds it by trying, so one round will do. */
export const hashOfSecret = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** What chance a bot has at a moment: of the table's secret, which it does not give away, so that nobody foresees what the bot will do. */
export const botSeedOf = (seed: string, seat: number, since: number): string =>
  createHmac("sha256", seed).update(`bot ${seat} ${since}`).digest("base64url");

/** Known before the first card is drawn; at the end the seed shows that nobody chose it on the way. */
export const commitmentOf = (seed: string): string => createHash("sha256").update(seed).digest("hex");
