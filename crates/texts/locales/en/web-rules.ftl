# The rules by id, in one or two sentences each, and the sections that they stand in.

rulebook-book-dreamscape = Dreamscape
rulebook-book-lonely = Lonely Dreams
rulebook-book-runners = Dream Runners

rulebook-section-editions = Where editions differ
rulebook-section-components = What is in the box
rulebook-section-setup = Setup
rulebook-section-emergence = Emergence
rulebook-section-travel = Travel
rulebook-section-nightmare = Nightmare phase
rulebook-section-creation = Creation
rulebook-section-dreamer = The Dreamer
rulebook-section-cards = Dreamcards
rulebook-section-powers = Powers
rulebook-section-end = The end
rulebook-section-purposes = Purposes
rulebook-section-examples = Examples
rulebook-section-lonely = Mr Nightmare plays
rulebook-section-runners-box = What is in the box
rulebook-section-runners-compose = Creating a dream
rulebook-section-runners-resolve = Resolving
rulebook-section-runners-improve = Improvements and the end
rulebook-section-runners-examples = Examples

## Editions

rulebook-e1 = How many shards of each colour are in the box.
rulebook-e2 = How many nightmare shards are in the box.
rulebook-e3 = How many cycles a game lasts.
rulebook-e4 = How many action points a Travel has.
rulebook-e5 = Whether a key move needs an action point left over.
rulebook-e6 = Whether moving to a location without shards is free.
rulebook-e7 = How land carries the Dreamer along without a move shard.
rulebook-e8 = Which rock shards make a mountain.
rulebook-e9 = How often a mountain scores its 2 points.
rulebook-e10 = How many nightmare shards are in the bag under nightmare rules.
rulebook-e11 = Whether two links beside the King carry a nightmare shard from the start.
rulebook-e12 = Whether the Dreamer may step onto a nightmare shard.
rulebook-e13 = What two equal shards may be exchanged for.
rulebook-e14 = When card powers of the Harvesters and the Lake work.
rulebook-e15 = Whether a table may agree to create all at once.
rulebook-e16 = In which order the last placement is played.
rulebook-e17 = How many purpose tiles are in the box.
rulebook-e18 = What three of the locations are called; the names change no rule.
rulebook-e19 = Where the Golem may put a shard on empty ground.
rulebook-e20 = Whether nightmare shards are in the bag before the locations are first filled.

## Components

rulebook-c1 = The Dreamworld has six locations, 1 2 3 above 4 5 6, joined like a ladder. Each has a power, and each link has room for one nightmare.
rulebook-c2 = A location is a row of shards: its left end is the key, and its right end is where you collect and where new shards join. It holds up to sixteen.
rulebook-c3 = A refill brings a location to one shard more than there are players.
rulebook-c4 = A Dreamscape has five columns and five rows of slots; you enter it at the bottom centre. A pack may bring another grid.
rulebook-c5 = A slot holds a stack of up to twenty shards, and on top of it one tree or the Dreamer.
rulebook-c6 = There are three trees for each player.
rulebook-c7 = Dreamcards come in three levels; they and the purposes are the content of a pack.
rulebook-c8 = Green is grass, blue water, gray rock, brown land; white moves the Dreamer, and red is a nightmare.
rulebook-c9 = Cards are drawn at random from the unseen part of a deck. Once it is used up, the cards put under the deck follow, oldest first.

## Setup

rulebook-s1 = Initiative markers are dealt at random, and every Sleeper starts on the location of its number.
rulebook-s2 = Four purposes are drawn. Those that need a colour get a random one, each a different one, for the whole game.
rulebook-s3 = In initiative order, everyone draws as many level 1 cards as their marker says and keeps exactly one. Only that one is shown.
rulebook-s4 = All locations are filled from the bag.
rulebook-s5 = The Dreamer waits outside. Scores start at 0 and can go below.
rulebook-s6 = With nightmares, Mr Nightmare starts on location 6, and some nightmare shards lie in the bag and on links. The rest are the reserve.

## Emergence

rulebook-m1 = Locations that are short of shards are refilled from the bag, from 1 to 6, until it is empty.
rulebook-m2 = The cycle counter advances.
rulebook-m3 = Shards on cards return to their owners’ Hands.
rulebook-m4 = The lowest location acts first. If Sleepers share one, the top one, which arrived last, goes first.

## Travel

rulebook-t1 = A Travel has a few action points. Unused ones are lost.
rulebook-t2 = For a point, you take the shard at the right end of your location, unless you already hold two of its colour. Shards from the bag, the Tower or a card have no such limit.
rulebook-t3 = For a point, your Sleeper moves along a link.
rulebook-t4 = A move is free if you hold a shard in the colour of the target’s key. You keep the shard, and a move that can be free always is.
rulebook-t5 = Once per cycle, you may use the power of your location for no point, but not where Mr Nightmare is.
rulebook-t6 = To use a card’s power, you put a shard on its slot. You may also put one there just to store it; nightmares never go on a card.
rulebook-t7 = At the end of your Travel, your Sleeper goes on top of those already there.
rulebook-t8 = After twenty free moves in one Travel, every move costs a point.
rulebook-t9 = With nightmares, crossing a link with a nightmare shard puts it into your Hands, unless you already hold two.

## Nightmare phase

rulebook-n1 = After your Travel, Mr Nightmare comes to your Sleeper.
rulebook-n2 = You put a nightmare shard from the reserve on an empty link next to him, if there is one of each.

## Creation

rulebook-k1 = The first shard goes on the entry. Every other goes next to a shard, or on a stack with neither tree nor Dreamer.
rulebook-k2 = Any colour may be placed. Nightmares need an empty slot, and nothing ever goes on top of them.
rulebook-k3 = Two shards of one colour go back into the bag for one that you choose from it.
rulebook-k4 = Three nightmare shards go into the bag for one that is no nightmare.
rulebook-k5 = A grass shard buys a tree for a stack with nothing on it. It scores as many points as you then have trees.
rulebook-k6 = The Dreamer enters and walks during Creation.
rulebook-k7 = At the end, shards in your Hands go back into the bag. Nightmares must be placed first, as long as any slot can take them.
rulebook-k8 = Card powers work in Creation too, location powers never.
rulebook-k9 = If everyone creates at once, the last trees are for those earlier in initiative who might still plant.

## The Dreamer

rulebook-d1 = He enters once, for free, on the entry, which must hold a shard with nothing on it. This counts as stepping onto the shard.
rulebook-d2 = A move shard buys a step to a neighbouring slot with a shard.
rulebook-d3 = He may cross a tree but not stop on it. He can step onto one only if he can get off again.
rulebook-d4 = Stepping onto water scores 1 point, onto a mountain 2, and both if both are there. Height never matters.
rulebook-d5 = Of the free steps that land gives, you can save only one. Any other action loses it; completing a card does not.
rulebook-d6 = When the Golem moves the shard under him, he rides along, which does not count as a step.
rulebook-d7 = A free step never leads back onto his track. A paid step, a completed card, any other action and a mountain that scores start a new track.
rulebook-d8 = A mountain that has scored is remembered by its slot, and the Golem moves that mark along. The last placement belongs to the last cycle.

## Dreamcards

rulebook-a1 = A card shows stacks, perhaps trees, and where the Dreamer stands. It matches when each of its slots is exactly as shown; all others do not matter.
rulebook-a2 = It may match anywhere and be turned, but not mirrored unless the table agrees.
rulebook-a3 = A card that matches is completed at once, at any time, and scores its points. If several match, their owner chooses the order.
rulebook-a4 = Each card in front of you has a slot for a shard, and so does the top of your pile. A completed card takes its shard along; if two meet on the pile, one stays.
rulebook-a5 = After completing a card, you may draw as many cards from one deck as your location’s number, and keep one or none.
rulebook-a6 = A card still in front of you at the end costs 5 points.

## Powers

rulebook-p1 = Archives: a random shard from the bag.
rulebook-p2 = Harvesters: two random shards from the bag, each to the right end of a location of your choice.
rulebook-p3 = Tower: up to two shards with nothing on them return from your Dreamscape to your Hands.
rulebook-p4 = Golem: up to three times, a shard moves one slot, with everything on it.
rulebook-p5 = Lake: the shards of one location go into an order of your choice.
rulebook-p6 = King: you look at six cards of one deck and keep one or none.
rulebook-p7 = A card completed in the middle of a power comes first; then the power continues.

## The end

rulebook-f1 = After the last cycle, shards on cards return once more and are placed or discarded, without powers and without drawing.
rulebook-f2 = A purpose rewards everyone who is best at it. A best of zero rewards nobody.
rulebook-f3 = Uncompleted cards cost 5 points each, and with nightmare rules nightmare shards cost 3 each.
rulebook-f4 = The highest total wins. Ties go to fewer nightmare shards, then to more completed cards, and are shared after that.

## Purposes

rulebook-u1 = Most completed cards.
rulebook-u2 = Most stacks of exactly two shards.
rulebook-u3 = Fewest empty slots; a nightmare shard does not fill one.
rulebook-u4 = Most shards, not counting nightmares. A tree counts as one more.
rulebook-u5 = Most shards of the tile’s colour. A tree on that colour counts as one more.
rulebook-u6 = Most slots with a single shard, of the tile’s colour.
rulebook-u7 = Points by the number of shards of the tile’s colour, as its table says.
rulebook-u8 = The longest chain of visible neighbours of the tile’s colour.
rulebook-u9 = Not a single nightmare shard; only with nightmare rules.
rulebook-u10 = The Dreamer farthest from the entry.
rulebook-u11 = A point for each shard in visible groups of the tile’s colour next to the Dreamer, and double from a mountain.

## Lonely Dreams

rulebook-l1 = The table is set up as for two. You start on location 1 with marker 1 and one card; Mr Nightmare starts on 6 and blocks the power where he is.
rulebook-l2 = There are two purposes, both for the most shards of a colour.
rulebook-l3 = Six numbers set how hard he is: how many shards of each colour he discards at a time, and his points for a nightmare.
rulebook-l4 = The lower location acts first; if you share one, he does.
rulebook-l5 = The shards he takes are his stock. He has no Dreamscape and no cards.
rulebook-l6 = He spares the colour of a purpose while you have more of it. His trees count for him, trees on that colour for you.
rulebook-l7 = He always discards exactly as many shards as the numbers say, whether it helps him or not. He repeats this as long as he can, with move shards only once per cycle.
rulebook-l8 = For rock, he takes the rightmost shard of every location. For move shards, he then goes one location farther.
rulebook-l9 = He takes all shards where he is, moves on clockwise and takes all there. Each empty link that he crosses gets a nightmare shard.
rulebook-l10 = After his Travel, you choose an empty link at his new location for one more nightmare shard.
rulebook-l11 = For water, he scores 2 points per shard.
rulebook-l12 = For land, he steals a shard from your cards: rock before move, water, land and grass.
rulebook-l13 = For grass, he takes a tree from the reserve.
rulebook-l14 = Nightmare shards in the Dreamworld and in his stock score points for him. Those in your Hands and Dreamscape do not.
rulebook-l15 = At the end, a purpose rewards whoever has more; a tie rewards him alone.
rulebook-l16 = You win if you have more points than he has. He wins ties.
rulebook-l17 = A shard of each colour marks his cards and is out of play.

## Examples of Dreamscape

rulebook-x1 = Two Sleepers share a location, and the upper one goes first.
rulebook-x2 = Shards are collected from the right, one after the other.
rulebook-x3 = A third land shard is refused.
rulebook-x4 = A water shard opens a location with a blue key.
rulebook-x5 = The first shard goes on the entry, and a third one has five places to go.
rulebook-x6 = A whole turn that ends with Memory Rock and its points.
rulebook-x7 = A second tree scores 2, and trees count as shards of the colour under them.
rulebook-x8 = A walk over water, a tree, land and a mountain.
rulebook-x9 = Two move shards to get past a tree.
rulebook-x10 = A card completed on location 3 lets you look at three cards.
rulebook-x11 = The Archives bring a third shard of a colour.
rulebook-x12 = What the Tower may take, and what it may not.
rulebook-x13 = The Golem moves a stack, a tree and the Dreamer along.
rulebook-x14 = Nightmares are picked up on the way, and a third one is left behind.
rulebook-x15 = Mr Nightmare blocks a location, but not a card.
rulebook-x16 = A Travel of the prototype, move by move.
rulebook-x17 = Two ways through a Dreamscape of the prototype.
rulebook-x18 = Two water shards for a move shard, and that one for a step.
rulebook-x19 = The Lake brings a water shard to the right end.
rulebook-x20 = The Harvesters put two shards into two locations.
rulebook-x21 = A land shard stored on a card comes back at the Emergence.
rulebook-x22 = A refill for two fills to three and skips a full location.
rulebook-x23 = The Sleeper on top of another acts first in the next cycle.
rulebook-x24 = Back over land after a mountain has scored.
rulebook-x25 = In the German edition the Dreamer walks on nightmares, and the Golem may leave a shard alone.
rulebook-x26 = An empty location is free in one edition and costs a point in another.

## Dream Runners

rulebook-b1 = Dream tiles have three by three cells and a level from 1 to 4. Those with a star are left out of a beginners’ game.
rulebook-b2 = Segments are one cell, two or three in a row, or three around a corner. Everyone starts with one of each; the rest lie in four piles.
rulebook-b3 = A cell of a segment is blank, or it collects, collects twice, banishes, or collects and banishes. You may turn segments but never flip them, and they never overlap.
rulebook-b4 = Chests need one, two or three keys. Fragments, coins and keys never run out.
rulebook-b5 = Serenity is a track with sleep at the top and waking at the bottom. Stars have a track of their own.
rulebook-b6 = Two tiles of each level are played, the lowest first. Everyone starts with two coins and four segments.
rulebook-r1 = Everyone composes at the same time. Each segment covers at least one cell of the dream; they need not touch.
rulebook-r2 = The first to be satisfied locks, gets a coin and becomes first dreamer. Then the sand runs.
rulebook-r3 = When the sand runs out, each board counts as it is. Once everyone has locked, nobody waits for the sand.
rulebook-r4 = The table’s clock decides. A round that nobody locks ends after a while, without a coin.
rulebook-r5 = You choose the order in which coherence, banishing and collecting are resolved, and the order of the cells in each. Waking up ends it there.
rulebook-r6 = Each uncovered cell of the dream costs a point of serenity, and so does each cell that lies outside.
rulebook-r7 = A nightmare costs its serenity, covered or not, unless a symbol on it banishes it.
rulebook-r8 = A collect symbol gives everything on its cell; a double one gives it twice.
rulebook-r9 = Whoever reaches the lowest space is awake and out of the game. Gains stop at the top.
rulebook-r10 = Fragments of all four colours go back at once for a step on the star track. A wild fragment is a colour of your choice.
rulebook-r11 = An octopus costs a point for each collect symbol in your composition.
rulebook-r12 = A bat takes one of the segments you did not play.
rulebook-r13 = A spider is a nightmare of 1 and holds a fragment.
rulebook-r14 = A chest opens for anyone who collects there and has its keys, and then it must be opened. A double opens it twice. If nobody can have the keys, it stays closed.
rulebook-r15 = If several collect on a converging cell, they take its goods one by one, starting with the first dreamer.
rulebook-r16 = A double does not change a loss.
rulebook-r17 = In turn from the first dreamer, each may buy one segment for four coins. A point of serenity costs three.
rulebook-r18 = When everyone is ready, the tile and its chests leave the game and the next tile is revealed.
rulebook-r19 = After eight rounds, stars, serenity and segments score. Only players who are still asleep can win.
rulebook-r20 = Locks count in the order in which they arrive, so exactly one is first. An empty board may be locked too.
rulebook-y1 = A gap, a cell outside and a nightmare, against a key and two fragments.
rulebook-y2 = A whole third round, counted step by step.
