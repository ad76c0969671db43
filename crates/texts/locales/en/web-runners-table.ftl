# The browser client: the table of Dream Runners.

## A new game

web-level-novice = Novice
web-level-novice-about = lays one of the 60 best boards, takes its time
web-level-skilled = Skilled
web-level-skilled-about = lays one of the 12 best boards, in 10 to 40 seconds
web-level-solver = Lucid
web-level-solver-about = always lays the best board, in a few seconds
web-level-runner-random-about = lays anything anywhere
web-sand-timer = Sand
web-sand-timer-about = From the first lock on, everyone else has this long. Several people at one device each have it from the moment they are ready.
web-sand-none = no sand
web-sand-seconds =
    { $seconds ->
        [one] { $seconds } second of sand
       *[other] { $seconds } seconds of sand
    }
web-tiles = Dreams
web-tiles-beginners = easy ones
web-tiles-all = all
web-tiles-about = The easy ones leave out dreams with octopuses, bats and other guests with rules of their own.
web-at-round = round { $round } of { $rounds }
web-runners-setup-bots =
    { $bots ->
        [0] Dream Runners
        [one] Dream Runners, one bot
       *[other] Dream Runners, { $bots } bots
    }
