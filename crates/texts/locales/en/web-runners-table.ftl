# The browser client: the table of Dream Runners.

web-switch-dream = Dream
web-switch-preview = Preview

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
web-level-perfect-about = always finds the best board, in a few seconds
web-level-runner-random-about = places anything anywhere
web-sand-timer = Sand
web-sand-timer-about = After the first lock, everyone else has this long. On a shared device, each player’s time starts when they are ready.
web-tiles = Dreams
web-tiles-beginners = easy
web-tiles-all = all
web-tiles-about = The easy ones leave out dreams with octopuses, bats and other guests with rules of their own.

## The table

web-fate-bat = takes one
web-fate-opens = opens
web-fate-shared = shared
web-fate-safe = safe
web-segment-back = The segment is back in your tray.
web-choose-segment-first = There is nothing here. Choose a segment first, with 1 to 9.
web-segments = Segments
web-turn-segment = Turn
web-take-back = Remove
web-clear-board = Clear
web-lock = Lock the dream
web-lock-about = no changes after this
web-lock-empty = Lock it empty?
web-seconds-left-label = seconds left
web-no-sand = No sand runs in this game. Take your time.
web-sand-waits = The sand waits for the first lock.
web-skip-story = Skip
web-story = What happens
web-story-runs = step by step, S skips
web-if-locked = If you lock now
web-missed = missed
web-serenity = Serenity
web-would-wake = This would wake you up and put you out of the game.
web-serenity-track = Serenity
web-serenity-track-about = asleep above 0
web-star-track = Stars
web-star-track-about = four colours make one
web-the-others = Other players
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
web-chest-stays-closed = stays closed: nobody has the keys for it
web-prompt-share = Take one thing from the converging dream.
web-prompt-wild = Choose a colour for the fragment.
web-prompt-bat = A bat takes a segment you did not play. Which one?
web-prompt-cell = Which cell is next?
web-prompt-resolve = Use the best order, or your own.
web-prompt-improve = Buy in the shop, or continue.
web-all-awake = Everybody woke up. Nobody wins.
web-coins-left = Coins left
web-show-dream = Show the dream
web-ready-title = Ready?
web-paused-title = The sand stands still
web-paused-about = Nobody sees the dream, so no time passes. Your composition is as you left it.
web-course-of-game = Points, round by round

web-seconds-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
web-locked-first = { $player } locked first
web-dream-of = The dream of { $player }
web-purse-of = What { $player } has
web-serenity-goes = from { $before } to { $after }
web-serenity-spaces =
    { $count ->
        [one] { $signed } space
       *[other] { $signed } spaces
    }
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
        [one] Nobody else should look. Your sand starts when you show the dream: { $seconds } second. The fastest player is first.
       *[other] Nobody else should look. Your sand starts when you show the dream: { $seconds } seconds. The fastest player is first.
    }
web-your-dream = Nobody else should look. Take your time: no sand runs in this game.
web-ready-about =
    { $seconds ->
        [one] Everyone sees the dream at the same moment. Place your segments on it. After the first lock, { $seconds } second is left.
       *[other] Everyone sees the dream at the same moment. Place your segments on it. After the first lock, { $seconds } seconds are left.
    }
web-segments-laid =
    { $count ->
        [0] Drag them onto the dream, or choose one and a cell.
        [one] One is on the dream.
       *[other] { $count } are on the dream.
    }
web-segment-held = Arrows move, R or the wheel turns, Enter places.
web-segment-over-allowed = { $segment } over { $place }: it can go here.
web-segment-over-refused = { $segment } over { $place }: it cannot go here.
web-segment-laid = { $segment } is at { $place }.
web-segment = { $shape }: { $symbols }
web-cell = { $spot }: { $cell }, { $cover }
web-cell-bare = uncovered
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
        [one] { $count } cell uncovered
       *[other] { $count } cells uncovered
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
        [one] { $count } cell not collected
       *[other] { $count } cells not collected
    }

## Choices

web-run-auto = Resolve in the best order
web-run-coherence = Coherence first
web-run-banish = Nightmares next
web-run-collect = Collect next
web-run-cell = Cell { $spot }
web-run-skip = No segment, but stay in the shop
web-run-pass = Ready for the next dream
web-run-calm = One serenity
web-run-lock = Lock the dream
web-run-clear = Clear the board
