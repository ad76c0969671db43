# Why an action is refused: what is wrong and, where it helps, what to do.

## Any time

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-only-in-travel = You can only do this during your Travel.
refusal-only-in-creation = You can only do this during your Creation.
refusal-only-in-nightmare = You can only put nightmare shards on links in your Nightmare phase.
refusal-finish-first = First finish what you have started, such as a power or drawing cards.
refusal-nothing-asks-for-this = There is no such decision to make right now.
refusal-crossing-tree = Your Dreamer is crossing a tree and cannot stay there. Move him on before you do anything else.
refusal-not-in-last-placement = In the last placement you can neither use powers nor store shards.
refusal-no-such-slot = Your Dreamscape has no such slot.
refusal-not-in-hands = You have no { $shard } shard in your Hands.

## Travel

refusal-no-action-point = You have no action points left for this.
refusal-nothing-to-collect = There are no shards left to collect { $at }.
refusal-not-rightmost = You can only collect the rightmost shard, and that one is no { $shard } shard.
refusal-hands-hold-two = Your Hands already hold at least two { $shard } shards, so you cannot collect another.
refusal-not-linked = No link leads from here { $to }.
refusal-key-needs-point = The key move { $to } is free, but you must have an action point left.
refusal-no-free-move-left = After 20 free moves, each further move costs an action point, and you have none left to go { $to }.
refusal-no-location-power = Location powers work only during your Travel.
refusal-marker-used = You have already used your initiative marker this cycle, so you cannot use another location’s power.
refusal-haunted = Mr Nightmare lurks { $at } and blocks the power there.
refusal-power-idle =
    { $power ->
        [archives] The bag is empty, so the Archives have nothing to give you.
        [harvesters] The Harvesters would do nothing: the bag is empty, or every location is full.
        [tower] The Tower would do nothing: no shard of your Dreamscape lies uncovered.
        [golem] The Golem would do nothing: no shard of your Dreamscape can be moved.
        [lake] The Lake would do nothing: no location has two shards to reorder.
       *[king] All decks are empty, so the King has no cards for you.
    }

## Cards

refusal-not-your-card = This card is neither in front of you nor on top of your pile.
refusal-no-shard-for-card = You have no { $shard } shard in your Hands to put on the card.
refusal-slot-taken = There is already a shard on “{ $card }”.
refusal-card-used = You have already used the power of “{ $card }” this cycle. You can still store a shard there.
refusal-red-on-card = Nightmare shards never go on a Dreamcard.
refusal-dreamworld-power =
    { $power ->
        [harvesters] The Harvesters change the Dreamworld, so their power works from a card only during your Travel.
       *[lake] The Lake changes the Dreamworld, so its power works from a card only during your Travel.
    }

## Nightmare

refusal-seed-first = First put a nightmare shard on a link next to your Sleeper.
refusal-link-elsewhere = Link { $link } does not lead to your Sleeper’s location.
refusal-link-taken = There is already a nightmare shard on link { $link }. Choose an empty one.

## Lonely Dreams

refusal-seed-for-him = Mr Nightmare has moved { $to }. First put a nightmare shard on an empty link there.
refusal-only-after-his-travel = In a solo game, you put a nightmare shard on a link only after Mr Nightmare has moved.
refusal-not-his-link = Link { $link } does not lead to Mr Nightmare’s location.
refusal-nothing-stolen = Mr Nightmare is not stealing anything from your cards right now.
refusal-not-stolen = Mr Nightmare steals a { $shard } shard, and this card has none.
refusal-yield-first = Mr Nightmare steals a { $shard } shard. First choose the card he takes it from.

## Creation

refusal-first-on-entry = Your first shard goes on the entry slot { $entry }, not on { $slot }.
refusal-not-next-to-shard = Slot { $slot } has no shard next to it. Place yours next to another, or on top of an uncovered one.
refusal-covered = A tree or your Dreamer stands on { $slot }, so nothing else fits there.
refusal-on-red = There is a nightmare shard on { $slot }, so neither shards nor trees can go there.
refusal-red-on-stack = Nightmare shards go only on empty slots, and { $slot } is taken.
refusal-stack-full = The stack on { $slot } would be too high: { $most } shards are the limit.
refusal-needs-two = For this exchange you need two { $shard } shards in your Hands.
refusal-needs-three-red = To exchange nightmare shards you need three of them in your Hands.
refusal-red-for-red = You exchange three nightmare shards for one of another colour, never for a nightmare shard.
refusal-not-in-bag = There is no { $shard } shard in the bag. Choose another colour.
refusal-same-colour = You must exchange two { $shard } shards for one of another colour.
refusal-needs-green = Planting a tree costs a grass shard, and you have none in your Hands.
refusal-no-tree-left = There are no trees left in the reserve.
refusal-tree-for-others = The last trees are reserved for players before you in initiative order who could still plant them.
refusal-no-shard-there = There is no shard on { $slot } for a tree to grow on.
refusal-red-left = You still hold nightmare shards. Place them in your Dreamscape before you end your Creation.

## The Dreamer

refusal-dreamer-inside = Your Dreamer is already in your Dreamscape.
refusal-entry-blocked =
    { $red ->
        [barred] Your Dreamer cannot enter: the entry slot { $entry } needs a shard that is no nightmare and has nothing on it.
       *[other] Your Dreamer cannot enter: the entry slot { $entry } needs a shard with nothing on it.
    }
refusal-dreamer-outside = Your Dreamer is still outside. Let him enter your Dreamscape first.
refusal-not-neighbour = Slot { $slot } is not next to your Dreamer.
refusal-no-ground = There is no shard on { $slot } for your Dreamer to step onto.
refusal-red-ground = There is a nightmare shard on { $slot }. Your Dreamer can neither stand on it nor cross it.
refusal-needs-white = A step costs a move shard, and you have none in your Hands.
refusal-tree-is-dead-end = There is a tree on { $slot }, and your Dreamer does not have enough steps left to get off it again.
refusal-no-free-step = Your Dreamer has no free step now; this one needs a move shard.
refusal-not-land-to-land = Only steps from land to land are free, and the step to { $slot } is not one.
refusal-on-track = Your Dreamer has already been on { $slot } on this free walk, and free steps never lead back.

## Powers

refusal-may-not-leave = Slot { $slot } has no uncovered shard to take back.
refusal-no-such-shard = There is no shard at that height on { $slot }.
refusal-not-aside = The Golem moves shards only to neighbouring slots, and { $slot } is not one.
refusal-left-alone = On { $slot } the shard would lie alone. Move it next to another shard, or onto one.
refusal-not-drawn-shard = None of the drawn shards you still have to hand out is a { $shard } shard.
refusal-location-full = There is no room { $at } for another shard.
refusal-nothing-to-reorder = There are fewer than two shards { $at }, so there is nothing to reorder.
refusal-not-left-to-lay = None of the shards you still have to place is a { $shard } shard.

## Completing and drawing

refusal-no-match = This card does not match your Dreamscape, so you cannot complete it now.
refusal-not-one-of-two = Neither of the two is a { $shard } shard. Choose which of them stays on your pile.
refusal-deck-empty = This deck is empty. Choose another.
refusal-must-draw = For the King’s power you must choose a deck, but you need not keep any of the cards.
refusal-not-drawn = This is not one of the cards you have drawn.
refusal-must-keep = You must keep exactly one of your first cards.
