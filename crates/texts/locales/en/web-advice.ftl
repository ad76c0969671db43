# The browser client: hints, and the review of a game.

## Hints

advice-title = Hint
advice-looking = Looking …
advice-looking-on = Looking further …
advice-stop = That will do
advice-again = Ask again
advice-close = Close the hint
advice-best = The best line found
advice-other = Another way
advice-behind = { $points } less
advice-same = about as good
advice-exact = Proved: nothing is worth more.
advice-searched = The best of all that was looked at.
advice-bound = Not proved: something may be worth up to { $points } more.
advice-lines = Lines
advice-steps = Steps
advice-then = Then, in your Creation
advice-then-about = It could go on like this; others come in between.
advice-open = chance decides
advice-play = Play this step
advice-next = Next: { $step }
advice-stale = The table has changed since you asked.
advice-done = That was all of this line.
advice-none = There is nothing to advise now.
advice-told = Hint: { $steps }.
advice-why = Why
advice-points = Points by source
advice-now = Scored on the way
advice-later = What remains, estimated
advice-nothing-scored = No points on the way.

## Reasons

advice-why-points = { $reason }: { $points }
advice-why-collects = Brings { $shards }.
advice-why-power = Uses a power: { $power }.
advice-why-stores = Keeps { $shards } on cards for the next cycle.
advice-why-cards = Cards in front come closer: worth about { $points }.
advice-why-purpose = Does more for the purpose “{ $purpose }”.
advice-why-red = Leaves fewer red shards: worth about { $points }.
advice-why-draws = Lets you draw cards.
advice-why-rest = Leaves a better table: worth about { $points }.

## What remains

advice-rest-cards = Cards in front
advice-rest-purposes = Purposes
advice-rest-stored = Stored shards
advice-rest-ground = Trees, water, mountains, Dreamer
advice-rest-red = Red shards
advice-rest-open = Draws and powers

## Review

review-title = Review
review-about = Every turn as it was played, and the best line found from what the player could know at that moment.
review-whose = Whose turns
review-turns = Turns
review-progress = Turn { $done } of { $of }
review-waits = Waiting for the server …
review-stop = Stop
review-go-on = Go on
review-played = Played
review-best = Best line found
review-lost = { $points } lost
review-fine = nothing lost
review-better = More than the search found
review-luck = Chance had a say in this turn. Luck is not counted, neither good nor bad.
review-better-about = What was played is better than what the search found, so it stands on both sides.
review-travel-about = A Travel scores nothing yet. The boards show the Creation that could follow.
review-of = { $played } of { $best }
review-total =
    { $count ->
        [0] Nothing was lost in the turns looked at.
       *[other] In all, about { $points } points were lost, most of them in: { $turn }.
    }
review-watch = Watch this turn
review-back = Back to the game
review-none = There are no turns to look at.
review-gone-title = No game to review
review-gone = The game is not kept on this device any more, or the file has to be opened again.
review-failed-title = The review did not come
review-failed = The server has too much to do, or cannot be reached. You can review the game in this browser instead.
review-here = Review it here

## Reasons for a composition

runners-why-collects = Collects { $goods }.
runners-why-opens =
    { $count ->
        [one] Opens the chest for { $keys }.
       *[other] Opens the chest for { $keys } { $count } times.
    }
runners-why-stars =
    { $count ->
        [one] Completes four colours: a star.
       *[other] Completes four colours { $count } times: { $count } stars.
    }
runners-why-banishes =
    { $count ->
        [one] Banishes a nightmare.
       *[other] Banishes { $count } nightmares.
    }
runners-why-haunted = The nightmares that stay cost { $count } serenity.
runners-why-missing =
    { $count ->
        [one] One cell stays uncovered: 1 serenity.
       *[other] { $count } cells stay uncovered: { $count } serenity.
    }
runners-why-outside =
    { $count ->
        [one] One cell lies outside: 1 serenity.
       *[other] { $count } cells lie outside: { $count } serenity.
    }
runners-why-bat = A bat takes “{ $segment }”.
runners-why-wakes = It wakes you up.
runners-why-points =
    { $count ->
        [one] { $points } point on both tracks together.
       *[other] { $points } points on both tracks together.
    }

## Reasons for a choice

runners-why-prints =
    { $count ->
        [one] { $count } point stands on it.
       *[other] { $count } points stand on it.
    }
runners-why-brings =
    { $count ->
        [one] It brings { $count } coin back.
       *[other] It brings { $count } coins back.
    }
runners-why-ahead = In the dreams to come it is worth about { $points }.
runners-why-price = Its price is worth { $points } as calm.
runners-why-urgent = Your serenity is low: a deep dream can cost more than you have.
runners-why-calm = At the end coins are good for nothing else.
runners-why-saves = No segment is worth its price now, and calm costs the same at the end.
runners-why-over = Nothing else is to be had for your coins.
runners-why-share = To you it is worth about { $points }.
runners-why-usual = By hand you would get no more.
runners-why-by-hand = Begun like this, it is worth about { $points } more than the usual order.

## Hints at the table of Dream Runners

runners-advice-best = The best composition
runners-advice-choice = The best choice
runners-advice-exact = Proved: no composition is worth more by what is known now. Chests count what they hold in the mean.
runners-advice-estimate = An estimate, from dreams that may still come.
runners-advice-lay = Lay it out
runners-advice-lies = It lies on the dream. Locking is up to you.
runners-advice-do = Do this
runners-advice-tracks = On both tracks
runners-advice-buy = Buy “{ $segment }”
runners-advice-calm = Buy one serenity
runners-advice-none = Buy nothing
runners-advice-skip = Buy no segment
runners-advice-take = Take { $thing }
runners-advice-bat = Give away “{ $segment }”
runners-source-serenity = Serenity
runners-source-stars = Stars
runners-source-fragments = Fragments kept
runners-source-keys = Keys
runners-source-coins = Coins
runners-source-chests = Closed chests
runners-source-segments = Segments lost
runners-source-risk = Nearness of waking
advice-fold = Fold the hint
advice-unfold = Unfold the hint

## The review of Dream Runners

runners-review-about = Every dream as it was composed, and the best composition that could be found when it was revealed.
runners-review-rounds = Dreams
runners-review-best = Best composition
runners-review-progress = Dream { $done } of { $of }
runners-review-nothing = Nothing was laid.
runners-review-equal = Nothing could have been better.
runners-review-woke = Woke up
runners-review-shop = In the shop
runners-review-shop-fine = { $what }. Nothing better was found.
runners-review-shop-better = { $what }. Better: { $best }, worth about { $points } more.
runners-review-shop-about = Purchases are weighed with dreams that could have come, and are not counted as lost.
