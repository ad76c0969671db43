# Names of things, in the singular and without an article unless said.
# `.about` explains a thing in one line.

## Colours: adjectives in dictionary form, for what is about colours. A shard is
## called by what it stands for.

colour-green = green
colour-blue = blue
colour-gray = gray
colour-brown = brown
colour-white = white
colour-red = red

## What a shard of each colour stands for. Sentences receive `.stem` as $shard and
## put the word for shard after it.

shard-green = grass
    .stem = grass
shard-blue = water
    .stem = water
shard-gray = rock
    .stem = rock
shard-brown = land
    .stem = land
shard-white = move
    .stem = move
shard-red = nightmare
    .stem = nightmare

## Locations. The attributes say where something is, where it goes and comes
## from, and whose it is; sentences receive them as $at, $to, $from and $of.
## `.short` is for maps and lists.

location-1 =
    { $edition ->
        [prototype] Dream Archives
       *[other] Muse Archives
    }
    .at = in the { location-1 }
    .to = to the { location-1 }
    .from = from the { location-1 }
    .of = of the { location-1 }
    .short = { location-1 }
location-2 = Dream Harvesters
    .at = at the Dream Harvesters
    .to = to the Dream Harvesters
    .from = from the Dream Harvesters
    .of = of the Dream Harvesters
    .short = { location-2 }
location-3 =
    { $edition ->
        [prototype] Tower of Control
       *[other] Tower of Wandering
    }
    .at = at the { location-3 }
    .to = to the { location-3 }
    .from = from the { location-3 }
    .of = of the { location-3 }
    .short = { location-3 }
location-4 = Clockwork Golem
    .at = at the Clockwork Golem
    .to = to the Clockwork Golem
    .from = from the Clockwork Golem
    .of = of the Clockwork Golem
    .short = { location-4 }
location-5 = Eternal Summer Lake
    .at = at the Eternal Summer Lake
    .to = to the Eternal Summer Lake
    .from = from the Eternal Summer Lake
    .of = of the Eternal Summer Lake
    .short = { location-5 }
location-6 =
    { $edition ->
        [prototype] Halls of Power
       *[other] King of Dreams
    }
    .at =
        { $edition ->
            [prototype] in the { location-6 }
           *[other] at the { location-6 }
        }
    .to = to the { location-6 }
    .from = from the { location-6 }
    .of = of the { location-6 }
    .short = { location-6 }

## Powers

power-archives = Archives
    .about = You draw one random shard from the bag.
power-harvesters = Harvesters
    .about = Two random shards from the bag go to locations of your choice.
power-tower = Tower
    .about = Up to two uncovered shards return from your Dreamscape to your Hands, one at a time.
power-golem = Golem
    .about = Up to three times, you move a shard of your Dreamscape one slot, with everything on it.
power-lake = Lake
    .about = You put the shards of one location in a new order.
power-king = King
    .about = You look at six cards from one deck and keep one or none.

## Phases

phase-setup = Setup
phase-emergence = Emergence
phase-travel = Travel
phase-nightmare = Nightmare
phase-creation = Creation
phase-last-placement = Last placement
phase-over = End of the game

## Purposes

purpose-completed-cards = Most Dreamcards
    .about = Rewards whoever has completed the most Dreamcards.
purpose-pair-stacks = Most pairs
    .about = Rewards whoever has the most stacks of exactly two shards.
purpose-fewest-empty = Fewest gaps
    .about = Rewards whoever has the fewest empty slots; a slot with a nightmare shard counts as empty.
purpose-most-shards = Wealth of shards
    .about = Rewards whoever has the most shards, not counting nightmares; each tree counts as one more.
purpose-most-of-colour = Most of a colour
    .about = Rewards whoever has the most shards of the tile’s colour; each tree on one counts as one more.
    .of = Most { $shard }
purpose-singles-of-colour = Most singles
    .about = Rewards whoever has the most slots with a single shard, of the tile’s colour.
    .of = Most singles of { $shard }
purpose-table-of-colour = Colour collection
    .about = Rewards everyone for shards of the tile’s colour, by its table; each tree on one counts as one more.
    .of = Collection of { $shard }
purpose-longest-chain = Longest chain
    .about = Rewards whoever has the longest chain of visible neighbours of the tile’s colour.
    .of = Longest chain of { $shard }
purpose-no-nightmare = Untroubled sleep
    .about = Rewards everyone who has no nightmare shard at all.
purpose-farthest-dreamer = Farthest Dreamer
    .about = Rewards whoever has led the Dreamer farthest from the entry slot.
purpose-groups-in-sight = Groups in sight
    .about = Rewards everyone with 1 Slumber Point for each shard in visible groups of the tile’s colour next to the Dreamer; double from a mountain.
    .of = Groups of { $shard } in sight

## Editions

edition-prototype = Prototype
    .about = The rules before printing: five cycles, five action points, and mountains that score every time.
edition-sylex = Sylex edition
    .about = The first printed rules: six cycles and four action points.
edition-huch = German edition (HUCH!)
    .about = Like the Sylex edition, but the Dreamer may cross nightmare shards at a price, and the Golem has more freedom.
