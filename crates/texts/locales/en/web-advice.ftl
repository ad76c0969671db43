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
review-other-title = Not this game
review-other = Only games of Dreamscape can be reviewed so far.
review-failed-title = The review did not come
review-failed = The server has too much to do, or cannot be reached. You can review the game in this browser instead.
review-here = Review it here
