// The peer's server: boardgame.io's own, with the duel of peer.mjs, its default storage in memory and its default transport.
// It commits nothing to a disk, which is to its advantage.
import bgio from "boardgame.io/dist/cjs/server.js";
import { duelOf } from "./peer.mjs";

const { Server, Origins } = bgio;
const server = Server({ games: [duelOf(Number(process.env["MOVES"]))], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run({ port: Number(process.env["PORT"] ?? 0) });
const address = appServer.address();
process.stdout.write(`ready ${typeof address === "object" && address !== null ? address.port : ""}\n`);
