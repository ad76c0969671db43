// A game for boardgame.io whose state is about as large as that of Dreamscape
// with four players: a map with shards, boards with stacks, hands and cards.
// Every argument is legal, so that the driver need not read the state to choose.

const { ActivePlayers } = require("boardgame.io/core");

const PLAYERS = 4;
const LOCATIONS = 8;
const CELLS = 16;
const COLOURS = ["blue", "green", "white", "gray", "red"];
const MOVES_A_TURN = 5;
const TURNS = 56;

function setup({ random }) {
  const draw = () => COLOURS[random.Die(COLOURS.length) - 1];
  const list = (length, make) => Array.from({ length }, (_, n) => make(n));
  return {
    bag: { blue: 40, green: 40, white: 40, gray: 30, red: 20 },
    map: list(LOCATIONS, () => ({ shards: [draw(), draw(), draw()], sleepers: [] })),
    cards: list(6, (n) => ({ id: `card-${n}`, level: 1 + (n % 3) })),
    secret: { deck: list(30, (n) => `card-${6 + n}`) },
    players: Object.fromEntries(
      list(PLAYERS, (n) => [
        n,
        {
          place: n,
          dreamer: 0,
          points: 0,
          shards: { blue: 1, green: 1, white: 0, gray: 0, red: 0 },
          board: list(CELLS, () => []),
          cards: [],
          hand: [`purpose-${n}`],
        },
      ]),
    ),
  };
}

/// Nobody sees the deck, nor what others hold.
function playerView({ G, playerID }) {
  const { secret, ...open } = G;
  const players = {};
  for (const [id, player] of Object.entries(G.players)) {
    players[id] = id === playerID ? player : { ...player, hand: player.hand.length };
  }
  return { ...open, deck: secret.deck.length, players };
}

const moves = {
  travel({ G, playerID }, location) {
    const me = G.players[playerID];
    const left = G.map[me.place].sleepers;
    if (left.includes(playerID)) left.splice(left.indexOf(playerID), 1);
    me.place = location % LOCATIONS;
    G.map[me.place].sleepers.push(playerID);
  },
  take({ G, playerID, random }, nth) {
    const me = G.players[playerID];
    const { shards } = G.map[me.place];
    const [colour] = shards.splice(nth % shards.length, 1);
    me.shards[colour] += 1;
    const drawn = COLOURS[random.Die(COLOURS.length) - 1];
    shards.push(drawn);
    G.bag[drawn] -= 1;
    G.bag[colour] += 1;
  },
  place({ G, playerID }, cell) {
    const me = G.players[playerID];
    const colour = COLOURS.find((colour) => me.shards[colour] > 0) ?? "gray";
    const stack = me.board[cell % CELLS];
    if (stack.length === 4) stack.length = 0;
    stack.push(colour);
    if (me.shards[colour] > 0) me.shards[colour] -= 1;
    me.dreamer = cell % CELLS;
    me.points += stack.length;
  },
};

const common = { minPlayers: PLAYERS, maxPlayers: PLAYERS, setup, playerView };

const dream = {
  ...common,
  name: "dream",
  moves,
  turn: { minMoves: MOVES_A_TURN, maxMoves: MOVES_A_TURN },
  endIf: ({ ctx }) => (ctx.turn > TURNS ? { draw: true } : undefined),
};

// The same, sending differences of states.
const delta = { ...dream, name: "dream-delta", deltaState: true };

// All may act at any time, as in a phase that is played simultaneously.
const together = {
  ...common,
  name: "dream-together",
  moves: { place: moves.place },
  turn: { activePlayers: ActivePlayers.ALL },
};

module.exports = { dream, delta, together };
