# Labels and small words, for the terminal and the browser.

label-all = all
label-any-shard = anything
label-awake = awake
label-bag = bag
label-blue = water
label-cards = cards
label-chests = chests
label-coins = coins
label-colour-slot = with a colour
label-converging = shared by all who collect
label-day = day
label-decks = decks
label-drawn = drawn
label-dreamer = Dreamer
label-empty = empty
label-first-lock = first lock
label-games = games
label-grid = grid
label-hands = hands
label-his-creation = Mr Nightmare’s Creation
label-his-travel = Mr Nightmare’s Travel
label-initiative = initiative
label-late = late
label-mountains = mountains
label-neutral = for sale
label-nightmare-only = only with nightmares
label-penalties = penalties
label-pile = pile
label-points = points
label-purposes = purposes
label-red-in-dreamworld = nightmares, world
label-red-in-stock = nightmares, stock
label-reserve = reserve
label-score = score
label-seat = seat
label-segments = segments
label-serenity = serenity
label-shards = shards
label-star-tile = not for beginners
label-stars = stars
label-start = start
label-steps = steps
label-steps-a-game = steps a game
label-stock = stock
label-to-lay = to place
label-total = total
label-tree = tree
label-trees = trees
label-used = used
label-water = water
label-wins = wins
percent = { $value }%
count-trees =
    { $count ->
        [one] { $count } tree
       *[other] { $count } trees
    }
count-red-shards =
    { $count ->
        [one] { $count } nightmare shard
       *[other] { $count } nightmare shards
    }
seats-and = { $seats } and { $last }
# $count is how many have won.
victory = { $winners } won { $scores }
victory-rival =
    { $margin ->
        [0] Mr Nightmare won { $scores }, because he wins ties
       *[other] Mr Nightmare won { $scores }
    }
victory-nobody = nobody won, { $scores }
victory-open = not finished
moment-over = After step { $step }: the game is over; { $victory }
moment-chance = After step { $step }: chance is next
# $count is how many seats there are.
moment-seats = After step { $step }: { $seats } to act
verified =
    { $steps ->
        [one] { $steps } step, { $dealt } dealt by the seed, { $victory }
       *[other] { $steps } steps, { $dealt } dealt by the seed, { $victory }
    }
verified-used-up =
    { $draws ->
        [one] { $draws } draw used up by agreed undos
       *[other] { $draws } draws used up by agreed undos
    }
verified-bound = the commitment covers seed, rules, pack and seats
verified-unbound = the commitment covers the seed only, not rules, pack and seats (record format 1)
verified-not-checked = the commitment cannot be checked without the seed
verified-erased =
    { $count ->
        [one] the name of seat { $seats } has been erased
       *[other] the names of seats { $seats } have been erased
    }
verified-no-seed =
    { $steps ->
        [one] { $steps } step, chance not checked (no seed), { $victory }
       *[other] { $steps } steps, chance not checked (no seed), { $victory }
    }
range = { $fewest } to { $most }
