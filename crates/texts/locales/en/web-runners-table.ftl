# The browser client: the table of Dream Runners.

## A new game

web-level-novice = Novice
web-level-novice-about = is content with any decent board, takes its time
web-level-casual = Casual
web-level-casual-about = finds good boards, in about 26 seconds
web-level-skilled = Skilled
web-level-skilled-about = finds very good boards, in about 19 seconds
web-level-expert = Expert
web-level-expert-about = often finds the best board, in about 11 seconds
web-level-perfect = Lucid
web-level-perfect-about = always lays the best board, in a few seconds
web-level-runner-random-about = lays anything anywhere
web-sand-timer = Sand
web-sand-timer-about = From the first lock on, everyone else has this long. Several people at one device each have it from the moment they are ready.
web-tiles = Dreams
web-tiles-beginners = easy ones
web-tiles-all = all
web-tiles-about = The easy ones leave out dreams with octopuses, bats and other guests with rules of their own.

## The table

web-fate-bat = takes one
web-fate-opens = opens
web-fate-shared = shared
web-fate-safe = safe
web-segment-back = The segment is back in your tray.
web-choose-segment-first = Nothing lies here. Choose a segment first, with 1 to 9.
web-segments = Segments
web-turn-segment = Turn
web-take-back = Take back
web-clear-board = Clear
web-lock = Lock the dream
web-lock-about = no change after this
web-lock-empty = Lock it empty?
web-seconds-left-label = seconds left
web-no-sand = No sand runs in this game. Take your time.
web-sand-waits = The sand waits for the first to lock.
web-skip-story = Skip
web-story = What happens
web-story-runs = step by step, S skips
web-if-locked = If you lock now
web-missed = missed
web-serenity = Serenity
web-would-wake = With this you would wake up and be out of the game.
web-serenity-track = Serenity
web-serenity-track-about = asleep above 0
web-star-track = Stars
web-star-track-about = four colours make one
web-the-others = The others
web-state-composing = composing
web-state-locked = locked
web-state-first = first
web-state-first-dreamer = first dreamer
web-state-asleep = asleep
web-state-awake = awake
web-board-hidden = hidden until all are done
web-shop = Shop
web-shop-open = one segment each
web-shop-later = after this dream
web-no-extra = no extra
web-chests-of-round = Chests of this dream
web-no-chests = This dream has none.
web-chest-closed = closed until all are done
web-prompt-share = Take one thing from the converging dream.
web-prompt-wild = Which colour shall the fragment have?
web-prompt-bat = A bat takes a segment that you did not play. Which?
web-prompt-cell = Which cell is next?
web-prompt-resolve = The best order, or yours.
web-prompt-improve = Buy in the shop, or go on.
web-all-awake = Everybody woke up. Nobody wins.
web-coins-left = Coins left
web-show-dream = Show the dream
web-ready-title = Ready?
web-paused-title = The sand stands still
web-paused-about = Nobody sees the dream, so no time passes. Your composition lies as you left it.
web-course-of-game = Points from round to round

web-seconds-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
web-locked-first = { $player } locked first
web-dream-of = The dream of { $player }
web-purse-of = What { $player } has
web-serenity-goes = from { $before } to { $after }
web-track-label = { $track }: { $standing }
web-standing = { $player } { $points }
web-covered =
    { $outside ->
        [0] { $covered } of 9 covered
       *[other] { $covered } of 9 covered, { $outside } outside
    }
web-calm-for = one serenity for { $coins } coins
web-woke-in = woke in round { $round }
web-your-dream-timed =
    { $seconds ->
        [one] Nobody else should look. Your sand begins to run when you show the dream: { $seconds } second. Who takes the least time is first.
       *[other] Nobody else should look. Your sand begins to run when you show the dream: { $seconds } seconds. Who takes the least time is first.
    }
web-your-dream = Nobody else should look. Take your time: no sand runs in this game.
web-ready-about =
    { $seconds ->
        [one] All see the dream at the same moment. Lay your segments on it. From the first lock on, { $seconds } second is left.
       *[other] All see the dream at the same moment. Lay your segments on it. From the first lock on, { $seconds } seconds are left.
    }
web-segments-laid =
    { $count ->
        [0] Drag them onto the dream, or choose one and a cell.
        [one] One lies on the dream.
       *[other] { $count } lie on the dream.
    }
web-segment-held = Arrows move, R or the wheel turns, Enter lays.
web-segment-over-allowed = { $segment } over { $place }: it may lie here.
web-segment-over-refused = { $segment } over { $place }: it may not lie here.
web-segment-laid = { $segment } lies at { $place }.
web-segment = { $shape }: { $symbols }
web-cell = { $spot }: { $cell }, { $cover }
web-cell-bare = bare
web-cell-blank = covered, blank
web-cell-under = covered: { $symbol }

## What a composition would bring

web-foretold-wild =
    { $count ->
        [one] { $count } fragment of any colour
       *[other] { $count } fragments of any colour
    }
web-foretold-star = four colours make a star
web-foretold-chest = a chest opens
web-foretold-shared =
    { $count ->
        [one] converging: { $count } thing to share
       *[other] converging: { $count } things to share
    }
web-foretold-missing =
    { $count ->
        [one] { $count } cell bare
       *[other] { $count } cells bare
    }
web-foretold-outside =
    { $count ->
        [one] { $count } cell outside
       *[other] { $count } cells outside
    }
web-foretold-nightmare = a nightmare
web-foretold-octopus = the octopus
web-foretold-spider = a spider
web-foretold-bats =
    { $count ->
        [one] a bat takes a segment
       *[other] bats take { $count } segments
    }
web-foretold-missed =
    { $count ->
        [one] { $count } cell without a collect
       *[other] { $count } cells without a collect
    }

## Choices

web-run-auto = Resolve in the best order
web-run-coherence = Coherence first
web-run-banish = Nightmares next
web-run-collect = Collect next
web-run-cell = Cell { $spot }
web-run-skip = No segment, but stay
web-run-pass = Ready for the next dream
web-run-calm = One serenity
web-run-lock = Lock the dream
web-run-clear = Clear the board
