# House rules: the name of each field and what each of its values means, then
# what can be wrong with a ruleset.

## Fields

rule-players = Number of players
    .possible = 1 in a solo game, otherwise a number from 2 to 4
    .value =
        { $value ->
            [one] { $value } player
           *[other] { $value } players
        }
rule-nightmare = Nightmare rules
    .yes = Mr Nightmare and his nightmare shards are in play.
    .no = The basic game, without nightmare shards.
rule-simultaneous = Simultaneous Creation
    .yes = All players create at once.
    .no = Players create one after the other, in initiative order.
rule-solo = Solo game
    .possible = no, troubled-nights, bad-dreams, cold-sweat, worst-nightmares, or six numbers for rock/move/water/land/grass/nightmare, such as 3/3/3/2/3/3
    .no = Players compete with each other.
rule-mirrored = Mirror images
    .yes = A Dreamcard may be built as its mirror image, too.
    .no = A Dreamcard may be turned, but not mirrored.
rule-shards = Shards in the box
    .possible = five numbers for grass/water/rock/land/move, such as 20/28/23/23/15
    .value = { $green } grass, { $blue } water, { $gray } rock, { $brown } land, { $white } move
rule-red-shards = Nightmare shards in the box
    .possible = a whole number
    .value =
        { $value ->
            [one] { $value } nightmare shard
           *[other] { $value } nightmare shards
        }
rule-cycles = Cycles
    .possible = a number from 1 to 12
    .value =
        { $value ->
            [one] { $value } cycle
           *[other] { $value } cycles
        }
rule-action-points = Action points
    .possible = a number from 1 to 12
    .value =
        { $value ->
            [one] { $value } action point in a Travel
           *[other] { $value } action points in a Travel
        }
rule-key-needs-point = Key moves
    .yes = A key move is free, but only while an action point is left.
    .no = A key move is free, even with no action points left.
rule-empty-is-free = Empty locations
    .yes = Moving to a location without shards is free, like a key move.
    .no = Moving to a location without shards costs an action point.
rule-land = Land
    .path = Every step from land to land is free.
    .momentum = Stepping onto land gives one free step, lost if another action comes first.
rule-mountain = Mountains
    .anywhere = Two rock shards anywhere in a stack make a mountain.
    .touching = Two rock shards directly on each other make a mountain.
rule-mountain-pays = Points for mountains
    .every-time = A mountain scores each time the Dreamer steps onto it.
    .once-per-cycle = Each mountain scores once per cycle for each player.
rule-red-in-bag = Nightmare shards in the bag
    .possible = three numbers for two/three/four players, such as 8/5/3
    .value = { $two } with two players, { $three } with three, { $four } with four
rule-red-on-links = Nightmare shards on links
    .yes = The links 3–6 and 5–6 start with a nightmare shard each.
    .no = All links start empty.
rule-dreamer-on-red = The Dreamer and nightmare shards
    .never = The Dreamer never steps onto a nightmare shard, not even in passing.
    .costs = The Dreamer may step onto nightmare shards; each time costs 1 Slumber Point.
rule-exchange-gives = Exchanging shards
    .any = Two equal shards buy one of any colour from the bag.
    .other = Two equal shards buy one of another colour from the bag.
rule-dreamworld-cards = Cards that change the Dreamworld
    .travel-only = Harvesters and Lake on cards work only during your Travel.
    .any-time = Harvesters and Lake on cards work at any time in your turn, but only during Travel if everyone creates at once.
rule-simultaneous-allowed = Simultaneous Creation allowed
    .yes = The table may agree to create all at once.
    .no = Players always create one after the other.
rule-last-order = Order of the last placement
    .kept = The last placement follows the order of the last cycle.
    .dealt-again = Initiative markers are handed out once more before the last placement.
rule-purposes = Purpose tiles
    .value = { $value } purpose tiles in the box
rule-golem-anywhere = The Golem and empty slots
    .yes = The Golem may put a shard on any empty neighbouring slot.
    .no = The Golem may put a shard on an empty slot only next to another shard.
rule-red-enters = Nightmare shards enter the bag
    .before-fill = Nightmare shards go into the bag before the locations are first filled.
    .after-fill = Nightmare shards go into the bag after the locations are first filled.

## Rulesets that cannot be played

rules-problem-players =
    { $count ->
        [1] A single player needs the solo game; otherwise Dreamscape is for 2 to 4.
       *[other] Dreamscape is for 2 to 4 players, not { $count }.
    }
rules-problem-solo-players = The solo game is for one player, not { $count }.
rules-problem-solo-without-nightmare = The solo game needs the nightmare rules.
rules-problem-solo-simultaneous = In the solo game the player and Mr Nightmare never create at once.
rules-problem-solo-line = Mr Nightmare discards 1 to 9 { $shard } shards at a time, not { $number }.
rules-problem-solo-line-red = A nightmare shard scores 0 to 9 points for Mr Nightmare, not { $number }.
rules-problem-solo-shards =
    { $needed ->
        [one] The solo game needs at least { $needed } { $shard } shard in the box.
       *[other] The solo game needs at least { $needed } { $shard } shards in the box.
    }
rules-problem-simultaneous = These rules do not let all players create at once.
rules-problem-cycles = A game has 1 to 12 cycles, not { $count }.
rules-problem-action-points = A Travel has 1 to 12 action points, not { $count }.
rules-problem-no-shards = There is no { $shard } shard in the box, and purposes may ask for one.
rules-problem-too-many-shards = The box holds at most 240 shards, nightmares included, not { $count }.
rules-problem-red-in-shards = Nightmare shards are counted separately, not among the other colours.
rules-problem-too-little-red =
    { $there ->
        [0] Bag and links need { $needed } nightmare shards at the start, but the box has none.
       *[other] Bag and links need { $needed } nightmare shards at the start, but the box has only { $there }.
    }
rules-problem-too-few-cards =
    { $there ->
        [0] Setup deals { $needed } cards of level 1, but the pack has none.
       *[other] Setup deals { $needed } cards of level 1, but the pack has only { $there }.
    }
rules-problem-too-few-purposes =
    { $there ->
        [0] Four purpose tiles are drawn, but the pack has none for these rules.
       *[other] Four purpose tiles are drawn, but the pack has only { $there } for these rules.
    }
rules-problem-too-few-solo-purposes =
    { $there ->
        [0] The solo game needs two purpose tiles for the most shards of a colour, but the pack has none.
       *[other] The solo game needs two purpose tiles for the most shards of a colour, but the pack has only { $there }.
    }

## Rulesets that cannot be read

rules-error-edition = There is no edition “{ $edition }”. Possible: { $possible }.
rules-error-field = There is no rule “{ $field }”.
rules-error-value = The rule “{ $field }” cannot be “{ $value }”. Possible: { $possible }.

solo-numbers =
    { $red ->
        [one] Discards { $gray } rock, { $white } move, { $blue } water, { $brown } land and { $green } grass; { $red } point for each nightmare shard
       *[other] Discards { $gray } rock, { $white } move, { $blue } water, { $brown } land and { $green } grass; { $red } points for each nightmare shard
    }
