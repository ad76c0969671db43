# Dream Runners: refusals, events, options. $player is a name, never “you”.

## Why an action is refused

runners-refusal-game-over = The game is over.
runners-refusal-not-at-table = There is no such seat at this table.
runners-refusal-not-yet = Something is still being turned over. Wait a moment.
runners-refusal-awake = You have woken up and are out of the game.
runners-refusal-only-composing = You can only do this while the dream is being created.
runners-refusal-only-sharing = Converging dreams are shared before anyone resolves, so not now.
runners-refusal-only-resolving = You can only do this while compositions are resolved.
runners-refusal-only-improving = You can only do this while improvements are made.
runners-refusal-locked = You have locked your composition, so it stays as it is.
runners-refusal-no-such-segment = There is no such segment.
runners-refusal-not-yours = The segment “{ $segment }” is not yours.
runners-refusal-same-turn = Turned like that, “{ $segment }” looks the same as with fewer turns. Use the smaller turn.
runners-refusal-off-board = The segment “{ $segment }” would stick out of the board.
runners-refusal-covers-nothing = The segment “{ $segment }” would cover no cell of the dream there. Every segment must cover one.
runners-refusal-overlaps = The segment “{ $segment }” is in the way, and segments never overlap.
runners-refusal-lies-there = The segment “{ $segment }” is already exactly there.
runners-refusal-not-laid = The segment “{ $segment }” is not on your board.
runners-refusal-nothing-laid = Your board is empty.
runners-refusal-not-your-take = Somebody else is taking from the converging dream now.
runners-refusal-not-there = That is no longer on the converging dream. Choose something else.
runners-refusal-resolved = Your composition is already resolved.
runners-refusal-choose-colour = First choose a colour for the wild fragment.
runners-refusal-choose-segment = First choose the segment for the bat to take.
runners-refusal-no-wild = No wild fragment is waiting for a colour.
runners-refusal-no-bat = No bat is waiting for a segment.
runners-refusal-not-unplayed = You have played “{ $segment }”, and a bat only takes what was not played.
runners-refusal-block-runs = First finish the effect you have started.
runners-refusal-block-done = There is nothing left to do in this effect.
runners-refusal-no-block = First choose the next effect.
runners-refusal-not-this-cell = There is nothing to do on { $spot } in this effect.
runners-refusal-wait-to-buy = Others buy before you. Wait for your turn.
runners-refusal-not-your-buy = It is not your turn to buy a segment.
runners-refusal-ready = You are already waiting for the next round.
runners-refusal-not-offered = The segment “{ $segment }” is not on offer.
runners-refusal-segment-too-dear = A segment costs 4 coins, and you have fewer.
runners-refusal-serenity-too-dear = A point of serenity costs 3 coins, and you have fewer.
runners-refusal-at-the-top = Your serenity is already at the top.

## What happened

runners-event-face-up = The segment “{ $segment }” is turned face up.
runners-event-revealed = Round { $round }: the dream “{ $tile }” is revealed.
runners-event-put = { $player } places “{ $segment }” at { $place }.
runners-event-lifted = { $player } removes “{ $segment }” from the board.
runners-event-cleared = { $player } clears the board.
runners-event-first-locked = { $player } locks first and becomes the first dreamer.
runners-event-locked = { $player } locks.
runners-event-time-up = Time is up.
runners-event-chests-shuffled =
    { $keys ->
        [one] The used chests for { $keys } key are shuffled.
       *[other] The used chests for { $keys } keys are shuffled.
    }
runners-event-chest-turned =
    { $keys ->
        [one] The chest for { $keys } key is turned over: { $goods }.
       *[other] The chest for { $keys } keys is turned over: { $goods }.
    }
runners-event-took = { $player } takes from the converging dream on { $spot }: { $goods }.
runners-event-began-coherence = { $player } resolves coherence.
runners-event-began-banish = { $player } banishes.
runners-event-began-collect = { $player } resolves collecting.
runners-event-gained = { $player } gains { $goods }: { $reason }.
runners-event-lost = { $player } loses { $goods }: { $reason }.
runners-event-opened =
    { $keys ->
        [one] { $player } opens the chest on { $spot } with { $keys } key.
       *[other] { $player } opens the chest on { $spot } with { $keys } keys.
    }
runners-event-bat = The bat on { $spot } takes “{ $segment }” from { $player }.
runners-event-woke = { $player } wakes up and is out of the game.
runners-event-bought = { $player } buys “{ $segment }”.
runners-event-skipped = { $player } buys no segment.
runners-event-passed = { $player } is ready for the next round.
runners-event-scored =
    { $points ->
        [one] { $player } scores { $points } dream point: { $reason }.
       *[other] { $player } scores { $points } dream points: { $reason }.
    }
runners-event-over = The game is over.

runners-stars =
    { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }

## Why something was gained or lost, as phrases

runners-reason-missing =
    { $count ->
        [one] { $count } cell of the dream not covered
       *[other] { $count } cells of the dream not covered
    }
runners-reason-outside =
    { $count ->
        [one] { $count } cell outside the dream
       *[other] { $count } cells outside the dream
    }
runners-reason-cell = cell { $spot }
runners-reason-chest =
    { $keys ->
        [one] chest for { $keys } key
       *[other] chest for { $keys } keys
    }
runners-reason-set = a set of four colours
runners-reason-first-lock = first to lock
runners-reason-bought = price of “{ $segment }”
runners-reason-bonus = coins on “{ $segment }”
runners-reason-calm = serenity bought
runners-points-stars = space { $space } of the star track
runners-points-serenity = space { $space } of the serenity track
runners-points-segment = segment “{ $segment }”

## Phases

runners-phase-setup = Setup
runners-phase-reveal = A new dream
runners-phase-compose = Creating a dream
runners-phase-chests = Turning over chests
runners-phase-share = Sharing converging dreams
runners-phase-resolve = Resolving compositions
runners-phase-improve = Making improvements
runners-phase-over = The end

## Options: what each can be.

runners-rule-players = a number from 2 to 4
runners-rule-beginners = yes, no
runners-rule-timer = none, or a number from 15 to 120
runners-rule-round-limit = a number from 30 to 3600
runners-rule-show-boards = yes, no

runners-problem-players = Dream Runners is for 2 to 4 players, not { $count }.
runners-problem-timer = The sand must run between 15 and 120 seconds, not { $count }.
runners-problem-round-limit = A round that nobody locks must end after 30 to 3600 seconds, not { $count }.
runners-problem-too-many-tiles = The pack has { $count } tiles; at most { $most } are allowed.
runners-problem-too-many-segments = The pack has { $count } segments; at most { $most } are allowed.
runners-problem-too-many-chests = The pack has { $count } chests; at most { $most } are allowed.
runners-problem-too-many-spaces = A track of the pack has { $count } spaces; at most 255 are allowed.
