# What happened, as lines of a log. $player is a name, never “you”.

## Setup and Emergence

event-marker = { $player } receives initiative marker { $number }.
event-tile = The purpose “{ $purpose }” is drawn.
event-tint = A { $shard } shard is placed on the purpose “{ $purpose }”.
event-drew = { $player } draws “{ $card }” from deck { $level }.
event-drew-hidden = { $player } draws a card from deck { $level }.
event-kept = { $player } keeps “{ $card }”.
event-put-under =
    { $count ->
        [one] { $player } puts a card back under deck { $level }.
       *[other] { $player } puts { $count } cards back under deck { $level }.
    }
event-filled = A { $shard } shard appears { $at }.
event-red-in-bag =
    { $count ->
        [0] No nightmare shard goes into the bag.
        [one] A nightmare shard goes into the bag.
       *[other] { $count } nightmare shards go into the bag.
    }
event-red-on-link = A nightmare shard lies on link { $link }.
event-solo-marks = A shard of each colour marks Mr Nightmare’s cards.
event-his-marker = Mr Nightmare receives initiative marker { $number }.
event-cycle = Cycle { $cycle } begins.
event-restored = The { $shard } shard on “{ $card }” returns to { $player }’s Hands.

## Travel and Nightmare

event-collected = { $player } collects a { $shard } shard { $at }.
event-moved =
    { $cost ->
        [0] { $player } moves { $from } { $to }, free of charge.
        [one] { $player } moves { $from } { $to } for { $cost } action point.
       *[other] { $player } moves { $from } { $to } for { $cost } action points.
    }
event-picked-red = { $player } picks up the nightmare shard on link { $link }.
event-used-location = { $player } uses the power { $of }.
event-used-card = { $player } uses the power of “{ $card }”: { $power }.
event-stored = { $player } puts a { $shard } shard on “{ $card }”.
event-travel-ended = { $player }’s Travel ends.
event-nightmare-moved = Mr Nightmare moves { $to }.
event-seeded = { $player } puts a nightmare shard on link { $link }.

## Creation

event-placed = { $player } places a { $shard } shard on { $slot }.
event-exchanged =
    { $count ->
        [2] { $player } exchanges two { $give } shards for a { $take } shard.
        [3] { $player } exchanges three { $give } shards for a { $take } shard.
       *[other] { $player } exchanges { $count } { $give } shards for a { $take } shard.
    }
event-planted = { $player } plants a tree on { $slot }.
event-entered = { $player }’s Dreamer enters the Dreamscape.
event-stepped = { $player }’s Dreamer steps onto { $slot } for a move shard.
event-stepped-free = { $player }’s Dreamer steps onto { $slot }, free of charge.
event-discarded =
    { $count ->
        [one] { $player } returns a { $shard } shard to the bag.
       *[other] { $player } returns { $count } { $shard } shards to the bag.
    }
# Also in the last placement, which is no Creation.
event-creation-ended = { $player } finishes creating.

## Powers

event-drew-shard = { $player } draws a { $shard } shard from the bag.
# Some languages say $at rather than $to.
event-harvested = { $player } adds a { $shard } shard { $to }.
event-returned = { $player } puts a { $shard } shard back into the bag, because no location has room for it.
event-taken = { $player } takes a { $shard } shard back from { $slot }.
event-shifted =
    { $height ->
        [1] { $player } moves everything on { $from } to { $to }.
       *[other] { $player } moves the stack on { $from }, from shard { $height } upwards, to { $to }.
    }
event-reordered = { $player } reorders the shards { $at }.

## Cards and points

event-completed = { $player } completes “{ $card }”.
event-pile-discarded = { $player } returns a { $shard } shard from the pile to the bag.
event-draw-declined = { $player } draws no cards.
event-gained =
    { $points ->
        [one] { $player } gains { $points } Slumber Point: { $reason }.
       *[other] { $player } gains { $points } Slumber Points: { $reason }.
    }
event-lost =
    { $points ->
        [one] { $player } loses { $points } Slumber Point: { $reason }.
       *[other] { $player } loses { $points } Slumber Points: { $reason }.
    }
event-last-placement = The last placement begins.
event-over = The game is over.

## Why points are gained or lost, also for tables of scores

reason-card = “{ $card }” completed
reason-tree = tree on { $slot }
reason-water = Dreamer on water ({ $slot })
reason-mountain = Dreamer on a mountain ({ $slot })
reason-red-ground = Dreamer on a nightmare shard ({ $slot })
reason-purpose = purpose “{ $purpose }”
reason-uncompleted = “{ $card }” not completed
reason-nightmares =
    { $count ->
        [one] { $count } nightmare shard at the end
       *[other] { $count } nightmare shards at the end
    }
