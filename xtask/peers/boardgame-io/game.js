// A game for boardgame.io with what lies on the table of Dreamscape with four
// players: six locations of five shards, links, a bag, three decks, purposes, and
// for each player Hands, cards with their slots and a board of 25 stacks.
// Every argument is legal, so that the driver need not read the state to choose;
// the moves only move pieces and follow no rules that would cost time.

const { ActivePlayers } = require("boardgame.io/core");

const PLAYERS = 4;
const LOCATIONS = 6;
const CAPACITY = 5;
const SLOTS = ["a", "b", "c", "d", "e"].flatMap((x) => [1, 2, 3, 4, 5].map((y) => x + y));
const LINKS = ["1-2", "2-3", "4-5", "5-6", "1-4", "2-5", "3-6"];
const COLOURS = ["green", "blue", "gray", "brown", "white"];
const DECKS = [20, 16, 14];
const HELD = 3;
const MOVES_A_TURN = 5;
const TURNS = 56;

function setup({ random }) {
  const list = (length, make) => Array.from({ length }, (_, n) => make(n));
  const bag = { green: 20, blue: 28, gray: 23, brown: 23, white: 15, red: 3 };
  const draw = () => {
    const colour = COLOURS[random.Die(COLOURS.length) - 1];
    bag[colour] -= 1;
    return colour;
  };
  const decks = DECKS.map((cards, level) => list(cards, (n) => `card-${level + 1}-${n + 1}`));
  const held = () => ({ id: decks[0].pop(), slot: null, used: false, completed: false });
  return {
    cycle: 1,
    order: ["0", "1", "2", "3"],
    locations: list(LOCATIONS, () => ({ shards: list(CAPACITY, draw), sleepers: [] })),
    links: Object.fromEntries(LINKS.map((link) => [link, null])),
    reserve: { red: 22, trees: 12 },
    purposes: list(4, (n) => ({ id: `purpose-${n + 1}`, shard: COLOURS[n] })),
    players: Object.fromEntries(
      list(PLAYERS, (n) => [
        n,
        {
          place: n,
          dreamer: null,
          points: 0,
          actions: 4,
          hands: { green: 1, blue: 1, gray: 1, brown: 1, white: 1, red: 0 },
          board: Object.fromEntries(SLOTS.map((slot) => [slot, []])),
          trees: [],
          cards: list(HELD, held),
          drawn: [decks[0].pop()],
        },
      ]),
    ),
    bag,
    secret: { decks },
  };
}

// Nobody sees the decks, nor what others have drawn.
function playerView({ G, playerID }) {
  const { secret, ...open } = G;
  const players = {};
  for (const [id, player] of Object.entries(G.players)) {
    players[id] = id === playerID ? player : { ...player, drawn: player.drawn.length };
  }
  return { ...open, decks: secret.decks.map((deck) => deck.length), players };
}

const moves = {
  travel({ G, playerID }, location) {
    const me = G.players[playerID];
    const left = G.locations[me.place].sleepers;
    if (left.includes(playerID)) left.splice(left.indexOf(playerID), 1);
    me.place = location % LOCATIONS;
    G.locations[me.place].sleepers.push(playerID);
  },
  take({ G, playerID, random }) {
    const me = G.players[playerID];
    const { shards } = G.locations[me.place];
    me.hands[shards.pop()] += 1;
    const drawn = COLOURS[random.Die(COLOURS.length) - 1];
    shards.push(drawn);
    G.bag[drawn] -= 1;
  },
  place({ G, playerID }, slot) {
    const me = G.players[playerID];
    const colour = COLOURS.find((colour) => me.hands[colour] > 0) ?? "gray";
    const at = SLOTS[slot % SLOTS.length];
    const shards = me.board[at];
    // What would be a fourth goes back, so that boards are as full as they get.
    for (const shard of shards.length === 3 ? shards.splice(0) : []) G.bag[shard] += 1;
    shards.push(colour);
    if (me.hands[colour] > 0) me.hands[colour] -= 1;
    me.dreamer = at;
    me.points += shards.length;
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
