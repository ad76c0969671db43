# Lonely Dreams: what Mr Nightmare does in a solo game, as lines of a log.
# Where the player is spoken of, $player is a name; `.you` speaks to the player.
# He is “he” where one of his own deeds always comes before.

## How hard he is

profile-troubled-nights = Troubled Nights
profile-bad-dreams = Bad Dreams
profile-cold-sweat = Cold Sweat
profile-worst-nightmares = Worst Nightmares
solo-line =
    { $red ->
        [one] { $name }: discards { $gray } rock, { $white } move, { $blue } water, { $brown } land and { $green } grass; { $red } point for each nightmare shard
       *[other] { $name }: discards { $gray } rock, { $white } move, { $blue } water, { $brown } land and { $green } grass; { $red } points for each nightmare shard
    }
solo-line-own = Custom

## Turns

deed-travels = Mr Nightmare begins his Travel.
deed-creates = Mr Nightmare begins his Creation.

## Discarding

deed-has-too-few =
    { $has ->
        [one] Mr Nightmare has only one { $shard } shard; he discards { $needs } at a time.
       *[other] Mr Nightmare has only { $has } { $shard } shards; he discards { $needs } at a time.
    }
deed-keeps =
    { $trees ->
        [0] Mr Nightmare keeps his { $shard } shards: he has { $his }, and { $player } has { $yours }.
       *[other] Mr Nightmare keeps his { $shard } shards: with his trees he has { $his }, and { $player } has { $yours }.
    }
    .you =
        { $trees ->
            [0] Mr Nightmare keeps his { $shard } shards: he has { $his }, and you have { $yours }.
           *[other] Mr Nightmare keeps his { $shard } shards: with his trees he has { $his }, and you have { $yours }.
        }
deed-discards-gray = Mr Nightmare discards { $shards } to take the rightmost shard of every location.
deed-discards-white = Mr Nightmare discards { $shards } to move one location farther.
deed-discards-blue = Mr Nightmare discards { $shards }.
deed-discards-brown = Mr Nightmare discards { $shards } to steal a shard.
deed-discards-green = Mr Nightmare discards { $shards } to take a tree.
deed-discards-red = Mr Nightmare discards { $shards }.
some-shards =
    { $count ->
        [one] a { $shard } shard
       *[other] { $count } { $shard } shards
    }

## His Travel

deed-takes = He takes a { $shard } shard { $from }.
deed-takes-list = He takes: { $list }.
deed-finds-nothing = He finds nothing to take { $at }.
deed-goes = He moves { $from } { $to }.
deed-leaves-red = He leaves a nightmare shard on link { $link }.
deed-finds-red = There is already a nightmare shard on link { $link }, so he leaves none there.
deed-no-red-left = There is no nightmare shard left in the reserve to put on a link.
deed-no-slot-left = No link { $of } is empty, so none gets a nightmare shard.

## His Creation

deed-steals = He steals the { $shard } shard on “{ $card }”.
deed-steals-somewhere = He steals a { $shard } shard from one of { $player }’s cards.
    .you = He steals a { $shard } shard from one of your cards.
deed-steals-nothing = He finds no shard to steal on { $player }’s cards.
    .you = He finds no shard to steal on your cards.
deed-takes-tree = He takes a tree from the reserve.
deed-no-tree-left = There is no tree left in the reserve for him.

## His points

deed-scores =
    { $points ->
        [one] Mr Nightmare gains { $points } Slumber Point: { $reason }.
       *[other] Mr Nightmare gains { $points } Slumber Points: { $reason }.
    }
gain-blue =
    { $count ->
        [one] { $count } water shard
       *[other] { $count } water shards
    }
gain-red = { $count } nightmare shards, { $world } in the Dreamworld and { $stock } in his stock
gain-red-in-dreamworld =
    { $count ->
        [one] { $count } nightmare shard in the Dreamworld
       *[other] { $count } nightmare shards in the Dreamworld
    }
gain-red-in-stock =
    { $count ->
        [one] { $count } nightmare shard in his stock
       *[other] { $count } nightmare shards in his stock
    }
gain-purpose = purpose “{ $purpose }”, { $his } against { $yours }
gain-purpose-tie = purpose “{ $purpose }”, { $his } each, and he wins ties

label-mr-nightmare = Mr Nightmare
