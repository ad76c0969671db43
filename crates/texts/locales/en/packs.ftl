# Packs: what is in them, what is wrong with a wish, and the pieces of Dream Runners.

## How many there are of something

count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
count-chests =
    { $count ->
        [one] { $count } chest
       *[other] { $count } chests
    }
count-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
count-keys =
    { $count ->
        [one] { $count } key
       *[other] { $count } keys
    }
count-pictures =
    { $count ->
        [one] { $count } picture
       *[other] { $count } pictures
    }
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-purposes =
    { $count ->
        [one] { $count } purpose
       *[other] { $count } purposes
    }
count-segments =
    { $count ->
        [one] { $count } segment
       *[other] { $count } segments
    }
count-serenity = { $count } serenity
count-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
count-fragments-blue =
    { $count ->
        [one] { $count } blue fragment
       *[other] { $count } blue fragments
    }
count-fragments-white =
    { $count ->
        [one] { $count } white fragment
       *[other] { $count } white fragments
    }
count-fragments-orange =
    { $count ->
        [one] { $count } orange fragment
       *[other] { $count } orange fragments
    }
count-fragments-green =
    { $count ->
        [one] { $count } green fragment
       *[other] { $count } green fragments
    }
count-fragments-wild =
    { $count ->
        [one] { $count } fragment of any colour
       *[other] { $count } fragments of any colour
    }

## A pack and its parts

level = level { $level }
player-set = player set { $number }
pack-origin = by { $author }, licence { $licence }
by-the-shard = 1 point per shard
# Points by the number of shards, from 0 on.
points-table = { $points } by number
copies = { $twelve } of 12, { $sixteen } of 16
for-keys =
    { $count ->
        [one] for { $count } key
       *[other] for { $count } keys
    }
price-paid =
    { $count ->
        [one] pays { $count } coin
       *[other] pays { $count } coins
    }

## What came of a command

pack-sound = { $contents }, no errors
pack-advice =
    { $advice ->
        [one] { $contents }, no errors, { $advice } piece of advice
       *[other] { $contents }, no errors, { $advice } pieces of advice
    }
pack-errors =
    { $errors ->
        [one] { $errors } error
       *[other] { $errors } errors
    }
template-written = written; check it with: { $command }
pictures-written = { $pictures } and { $page }

## Pieces of Dream Runners. `.about` explains one in half a sentence.

shape-one = one cell
shape-two = two in a row
shape-three = three in a row
shape-corner = corner of three

symbol-blank = blank
    .about = does nothing
symbol-collect = collect
    .about = takes what the cell gives
symbol-double = double collect
    .about = takes what the cell gives twice
symbol-banish = banish
    .about = drives a nightmare away
symbol-both = collect and banish
    .about = takes what the cell gives and drives a nightmare away

cell-reward = { $goods }
cell-converging = shared by all who collect: { $goods }
cell-loss = nightmare: costs { $loss } unless banished
cell-octopus = octopus: costs { $loss } for each collect symbol unless banished
cell-bat = bat: takes a segment that was not played unless banished
cell-spider = spider: costs { $loss } unless banished; holds { $goods }
goods-chest =
    { $keys ->
        [one] a chest for { $keys } key
       *[other] a chest for { $keys } keys
    }
