# The browser client: a new game.

web-level-greedy = Awake
web-level-greedy-about = builds toward its cards, completes them and minds purposes
web-level-planner = Lucid
web-level-planner-about = looks through whole turns, the way out and what can be built after it; thinks for up to a second
web-house-about = Start from an edition and change what your table plays differently.
web-house-reset-all = All as the edition has them
web-house-reset = As the edition has it
web-house-changed = changed
web-part-box = Box and length of the game
web-part-travel = Travel and cards
web-part-creation = Creation and the Dreamer
web-part-nightmare = Red shards
web-part-nightmare-about = These matter only under the nightmare rules.
web-house-count =
    { $count ->
        [0] As the edition has them
        [one] { $count } rule changed
       *[other] { $count } rules changed
    }
web-house-edition = { $edition }: { $value }
web-remedy = Make it: { $value }
web-number-for-players = With { $count } players
web-number-of = { $rule }: { $part }
