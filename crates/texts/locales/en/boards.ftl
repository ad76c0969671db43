# The boards on the screen: what stands on them, what can be done there, and how
# a screen reader names every place. Parts are joined by commas and semicolons.

## Titles and words

board-world = Dreamworld
board-your-dreamscape = Your Dreamscape
board-dreamscape = { $player }’s Dreamscape
board-raised = Raised view
board-flat = Flat view
board-view = View
board-hands = Hands
board-no-shards = no shards
board-cards = Your cards
board-others-cards = Cards
board-drawn = Drawn cards
board-keep-one = Keep one
board-keep-back = The others go back under their deck
board-peek = Look at the Dreamworld
board-mine = Mine
board-world-short = World
board-others-short = Others
board-which = Board
board-purposes = Purposes
board-others = Other players
board-store = Supply
board-bag = Bag
board-decks = Decks
board-trees = Trees
board-nightmares = Nightmares
board-none = none
board-you = You
board-points =
    { $points ->
        [one] point
       *[other] points
    }
board-empty = empty
board-tree = tree
board-dreamer = Dreamer
board-entry = entry
board-mountain = mountain
board-close = Close
board-to-place = to place
board-used = used
board-blocked = blocked by Mr Nightmare
board-can-use = can be used now
board-mr-nightmare = Mr Nightmare is here
board-to-lay = To place
board-completed = completed

## Amounts

board-action-points = { $left } of { $all } action points left
board-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-level = level { $level }
board-pile =
    { $count ->
        [one] pile of { $count }
       *[other] pile of { $count }
    }
board-held =
    { $count ->
        [one] { $shard }, one in Hands
       *[other] { $shard }, { $count } in Hands
    }
board-steps =
    { $count ->
        [one] one step
       *[other] { $count } steps
    }
board-some-shards =
    { $count ->
        [one] { $shard }
       *[other] { $count } × { $shard }
    }
board-in-the-way =
    { $count ->
        [one] one shard in the way
       *[other] { $count } shards in the way
    }
board-height = { $count } high
board-asleep = asleep on { $number }
board-deck =
    { $count ->
        [one] Deck { $level }: { $count } card
       *[other] Deck { $level }: { $count } cards
    }
board-standing = { $player }: { $value }

## Mr Nightmare’s stock, and what he does with it

rival-holds = { $shard }: he has { $has }. With { $needs } he discards them { $does }
rival-red = Nightmare shards: he has { $has }. Each scores { $points } for him in his Creation, and so does each one in the Dreamworld
rival-does-gray = and takes the rightmost shard of every location
rival-does-white = and moves one location farther
rival-does-blue = and scores 2 points for each
rival-does-brown = and steals a shard from your cards
rival-does-green = and takes a tree from the supply

## Places

board-location = { $number } { $name }
board-row = { $shards }; key { $key }, { $hand } can be collected
board-sleeper = { $player } sleeps here
board-link = Link { $link }: empty
board-link-red = Link { $link }: a nightmare shard
board-slot = { $slot }: { $what }
board-bottom-up = { $slot } from the bottom up
board-card = { $card }, { $level }, { $points }, power { $power }
board-on-card = { $shard } lies on it
board-power = Power { $power }
board-completes = completes “{ $card }”

## Where a card fits: what is missing, in one line.

board-fits = { $card } fits
board-fit-missing = { $card }: { $missing } to go
board-fit-short =
    { $count ->
        [one] one shard short
       *[other] { $count } shards short
    }
board-fits-now = fits

## Signs on what can be done now: one or two words

sign-move-free = Move · free
sign-move-paid = Move · { $cost }
sign-here = You are here
sign-collect = Collect
sign-use = Use
sign-add = Add
sign-reorder = Reorder
sign-seed = Nightmare
sign-place = Place
sign-plant = Plant
sign-enter = Enter
sign-step = Step
sign-free = free
sign-take = Take
sign-lift = Lift
sign-keep = Keep
sign-complete = Complete
sign-give = Give up
sign-store = Store
sign-choose = Choose
sign-move = Move
sign-swap = Swap
sign-draw = Draw
sign-more = More
sign-end = End
sign-stop = Stop
sign-none = None
sign-on-board = Press a place on the board
