# The browser client: a new game.

web-level-greedy = Awake
web-level-greedy-about = builds toward its cards, completes them and watches the purposes
web-level-planner = Lucid
web-level-planner-about = plans whole turns: the way, and what can be built after it; thinks for up to a second
web-house-about = Start from an edition and change what your table plays differently.
web-house-reset-all = Reset all to the edition
web-house-reset = Reset to the edition
web-house-changed = changed
web-part-box = Box and game length
web-part-travel = Travel and cards
web-part-creation = Creation and the Dreamer
web-part-nightmare = Nightmare shards
web-part-nightmare-about = These matter only with nightmare rules.
web-house-count =
    { $count ->
        [0] No rules changed
        [one] { $count } rule changed
       *[other] { $count } rules changed
    }
web-house-edition = { $edition }: { $value }
web-remedy = Change to: { $value }
web-number-for-players = With { $count } players
web-number-of = { $rule }: { $part }
