// A player of the peer's server: speaks its socket words without its client library, which would only cost processor time here.
import { io } from "socket.io-client";
import { movesOf } from "./peer.mjs";

/**
 * @param {string} url
 * @param {string} table
 * @param {number} seat
 */
export function join(url, table, seat) {
  const socket = io(`${url}/street`, { transports: ["websocket"], forceNew: true });
  /** @type {{ G: object, ctx: { currentPlayer: string, gameover?: unknown }, _stateID: number } | null} */
  let state = null;
  /** @type {(() => void)[]} */
  let waiting = [];
  const moves = [];
  const wake = () => {
    const all = waiting;
    waiting = [];
    for (const call of all) call();
  };
  socket.on("sync", (_match, sync) => {
    state = sync.state;
    wake();
  });
  socket.on("update", (_match, next) => {
    state = next;
    wake();
  });
  socket.on("connect", () => socket.emit("sync", table, String(seat), undefined, 2));
  return {
    /** Resolves at the next news. */
    news: () => new Promise((resolve) => waiting.push(() => resolve(undefined))),
    ready: () => state !== null,
    over: () => state?.ctx.gameover !== undefined,
    asked: () => state !== null && state.ctx.gameover === undefined && state.ctx.currentPlayer === String(seat),
    /**
     * Gives a random move; resolves when the server has accepted it.
     * @param {(bound: number) => number} below
     */
    async answer(below) {
      if (state === null) throw new Error("The peer has not said where the match stands.");
      const before = state._stateID;
      movesOf(state.G, state.ctx, moves);
      const { type, args } = moves[below(moves.length)];
      const action = { type: "MAKE_MOVE", payload: { type, args, playerID: String(seat) } };
      socket.emit("update", action, before, table, String(seat));
      while (state._stateID === before) await this.news();
    },
    close: () => socket.disconnect(),
  };
}
