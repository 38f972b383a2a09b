// The peer: a duel on the same street, written for boardgame.io as its documentation teaches (moves over immer, its own reducer,
// its own events and random plugin). Hands, decks, piles, 15 squares, wounds, objects and effects make a state as large as Zombiaki's;
// its rules are far simpler, so the comparison flatters the peer.
import { MCTSBot } from "boardgame.io/dist/cjs/ai.js";
import { CreateGameReducer, InitializeGame } from "boardgame.io/dist/cjs/internal.js";

const SQUARES = 15;
const DECK = 42;
const HAND = 4;
const zeros = () => new Array(SQUARES).fill(0);

export const game = {
  name: "street",
  setup: ({ random }) => {
    const cards = (side) => random.Shuffle(Array.from({ length: DECK }, (_, n) => side * 20 + (n % 20)));
    const deck = [cards(0), cards(1)];
    return {
      figure: zeros(),
      strength: zeros(),
      wounds: zeros(),
      marks: zeros(),
      orders: zeros(),
      thing: zeros(),
      size: zeros(),
      burning: [0, 0, 0],
      frozen: [0, 0, 0],
      deck,
      hand: deck.map((pile) => pile.splice(-HAND)),
      discard: [[], []],
      spent: [[], []],
      known: [],
      rules: Object.fromEntries(Array.from({ length: 17 }, (_, n) => [`house-rule-${n}`, n % 2 === 0])),
      printed: Array.from({ length: 40 }, (_, n) => n % 3),
      round: 1,
      played: 0,
    };
  },
  turn: {
    onBegin: ({ G, ctx }) => {
      const seat = Number(ctx.currentPlayer);
      while (G.hand[seat].length < HAND && G.deck[seat].length > 0) G.hand[seat].push(G.deck[seat].pop());
      G.played = 0;
      G.round += 1 - seat;
      if (seat === 1) return;
      for (let square = 0; square < SQUARES; square++) {
        if (square % 5 === 0 || G.figure[square] === 0 || G.figure[square - 1] !== 0) continue;
        for (const list of [G.figure, G.strength, G.wounds, G.marks]) {
          list[square - 1] = list[square];
          list[square] = 0;
        }
      }
    },
  },
  moves: {
    play: ({ G, ctx, random }, card, square) => {
      const seat = Number(ctx.currentPlayer);
      const at = G.hand[seat].indexOf(card);
      if (at < 0) return "INVALID_MOVE";
      G.hand[seat].splice(at, 1);
      G.spent[seat].push(card);
      G.played++;
      if (seat === 0) {
        G.figure[square] = 1;
        G.strength[square] = 2 + (card % 4);
        G.wounds[square] = 0;
      } else if (G.figure[square] !== 0) {
        const damage = random.D6() > 2 ? 2 : 1;
        G.wounds[square] += damage;
        G.strength[square] -= damage;
        if (G.strength[square] <= 0) {
          for (const list of [G.figure, G.strength, G.wounds, G.marks]) list[square] = 0;
        }
      } else {
        G.thing[square] = 1 + (card % 6);
        G.size[square] = 1 + (card % 3);
      }
    },
    discard: ({ G, ctx }, card) => {
      const seat = Number(ctx.currentPlayer);
      const at = G.hand[seat].indexOf(card);
      if (at < 0) return "INVALID_MOVE";
      G.discard[seat].push(...G.hand[seat].splice(at, 1));
    },
    end: ({ events }) => {
      events.endTurn();
    },
  },
  endIf: ({ G }) => {
    if (G.figure.some((figure, square) => figure !== 0 && square % 5 === 0)) return { winner: 0 };
    if (G.deck[0].length === 0) return { winner: 1 };
    return undefined;
  },
};

/**
 * The same duel over so many moves: whoever gets through goes off the street, an empty deck is filled again. So a server opens no
 * more matches for it than for a game whose matches are as long.
 * @param {number} moves
 */
export const duelOf = (moves) => ({
  ...game,
  setup: (context) => ({ ...game.setup(context), left: moves }),
  turn: {
    onBegin: (context) => {
      const { G, random } = context;
      for (const [seat, deck] of G.deck.entries())
        if (deck.length < HAND) {
          deck.unshift(...random.Shuffle([...G.discard[seat], ...G.spent[seat]]));
          G.discard[seat] = [];
          G.spent[seat] = [];
        }
      for (let square = 0; square < SQUARES; square += 5)
        if (G.figure[square] !== 0) for (const list of [G.figure, G.strength, G.wounds, G.marks]) list[square] = 0;
      game.turn.onBegin(context);
    },
  },
  moves: Object.fromEntries(
    Object.entries(game.moves).map(([name, move]) => [
      name,
      (context, ...args) => {
        context.G.left--;
        return move(context, ...args);
      },
    ]),
  ),
  endIf: ({ G }) => (G.left <= 0 ? { winner: 1 } : undefined),
});

/** All moves of the player in turn, about as many as Zombiaki offers. */
export function movesOf(G, ctx, into) {
  into.length = 0;
  const seat = Number(ctx.currentPlayer);
  const hand = G.hand[seat];
  for (const card of hand) {
    const square = (card % 3) * 5 + (seat === 0 ? 4 : card % 5);
    if (seat === 1 || G.figure[square] === 0) into.push({ type: "play", args: [card, square] });
    if (G.played === 0) into.push({ type: "discard", args: [card] });
  }
  into.push({ type: "end", args: [] });
}

const reducer = CreateGameReducer({ game });

/**
 * Plays one match with random moves and returns how many moves it took and how many were listed.
 * @param {string} seed
 * @param {(bound: number) => number} below
 */
export function playout(seed, below) {
  let state = InitializeGame({ game: { ...game, seed }, numPlayers: 2 });
  const moves = [];
  let answers = 0;
  let listed = 0;
  while (state.ctx.gameover === undefined) {
    movesOf(state.G, state.ctx, moves);
    listed += moves.length;
    const { type, args } = moves[below(moves.length)];
    state = reducer(state, { type: "MAKE_MOVE", payload: { type, args, playerID: state.ctx.currentPlayer } });
    answers++;
  }
  return { answers, listed };
}

/** A state in mid-game as text, to compare sizes. */
export function sample() {
  let state = InitializeGame({ game: { ...game, seed: "sample" }, numPlayers: 2 });
  const moves = [];
  for (let n = 0; n < 30 && state.ctx.gameover === undefined; n++) {
    movesOf(state.G, state.ctx, moves);
    const { type, args } = moves[n % moves.length];
    state = reducer(state, { type: "MAKE_MOVE", payload: { type, args, playerID: state.ctx.currentPlayer } });
  }
  return JSON.stringify({ G: state.G, ctx: state.ctx, plugins: state.plugins });
}

/** A state in the middle of a match. */
function middle() {
  let state = InitializeGame({ game: { ...game, seed: "middle" }, numPlayers: 2 });
  const moves = [];
  for (let n = 0; n < 10; n++) {
    movesOf(state.G, state.ctx, moves);
    const { type, args } = moves[n % moves.length];
    const then = reducer(state, { type: "MAKE_MOVE", payload: { type, args, playerID: state.ctx.currentPlayer } });
    if (then.ctx.gameover !== undefined) break;
    state = then;
  }
  return state;
}

/**
 * Lets the peer's own bot think about one move with its tree.
 * @param {number} iterations
 * @param {number} playoutDepth random moves after the tree
 * @param {string} seed
 */
export async function think(iterations, playoutDepth, seed) {
  const enumerate = (G, ctx) => {
    const moves = [];
    movesOf(G, ctx, moves);
    return moves.map(({ type, args }) => ({ move: type, args }));
  };
  const state = middle();
  const bot = new MCTSBot({ game, enumerate, seed, iterations, playoutDepth });
  await bot.play(state, state.ctx.currentPlayer);
}
