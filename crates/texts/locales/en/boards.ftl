# The boards on the screen: what stands on them, what can be done there, and how
# a screen reader names every place. Parts are joined by commas and semicolons.

## Titles and words

board-world = Dreamworld
board-your-scape = Your Dreamscape
board-scape = { $player }’s Dreamscape
board-raised = Raised view
board-flat = Flat view
board-view = View
board-hands = Hands
board-no-shards = no shards
board-cards = Your cards
board-others-cards = Cards
board-drawn = Drawn cards
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
board-row-to-be = New order
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

## Places

board-location = { $number } { $name }
board-row = { $shards }; key { $key }, { $hand } can be collected
board-sleeper = { $player } sleeps here
board-link = Link { $link }: empty
board-link-red = Link { $link }: a red shard
board-slot = { $slot }: { $what }
board-bottom-up = { $slot } from the bottom up
board-card = { $card }, { $level }, { $points }, power { $power }
board-on-card = { $shard } lies on it
board-power = Power { $power }
board-completes = completes “{ $card }”

## Where a card fits: what is missing, in one line.

board-fits = { $card } fits
board-fit-missing = { $card }: { $missing } to go

## Signs on what can be done now: one or two words

sign-move-free = Move · free
sign-move-paid = Move · { $cost }
sign-here = You are here
sign-collect = Collect
sign-use = Use
sign-add = Add
sign-reorder = Reorder
sign-seed = Red here
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
