# The browser client: hints, and the review of a game.

## Hints

advice-title = Hint
advice-looking = Thinking …
advice-looking-on = Thinking further …
advice-stop = Stop here
advice-again = Ask again
advice-close = Close the hint
advice-best = Best line found
advice-other = Another line
advice-behind = { $points } less
advice-same = about as good
advice-exact = Every line was searched; none looks better.
advice-searched = The best of all lines searched.
advice-prospect = About { $points } points in the end, give or take { $spread }; { $win }% to win.
advice-prospect-alone = About { $points } ahead of Mr Nightmare in the end, give or take { $spread }; { $win }% to win.
advice-behind-about = about { $points } points less, give or take { $doubt }
advice-equal = equal: no difference shows in games played on
advice-lines = Lines
advice-steps = Steps
advice-then = Then, in your Creation
advice-then-about = It could continue like this; others play in between.
advice-open = chance decides
advice-play = Play this step
advice-stale = The table has changed since you asked.
advice-done = That was the whole line.
advice-none = There is nothing to suggest right now.
advice-told = Hint: { $steps }.
advice-why = Why
advice-points = Points by source
advice-now = Scored on the way
advice-later = Still to come, estimated
advice-nothing-scored = No points on the way.

## Reasons

advice-why-points = { $reason }: { $points }
advice-why-collects = Brings { $shards }.
advice-why-power = Uses a power: { $power }.
advice-why-stores = Stores { $shards } on cards for the next cycle.
advice-why-cards = Brings your open cards closer.
advice-why-purpose = Helps with the purpose “{ $purpose }”.
advice-why-red = Leaves fewer nightmare shards.
advice-why-draws = Lets you draw cards.
advice-why-rest = Leaves you better placed.

## Review

review-title = Review
review-about = Every turn as it was played, next to the best line found from what the player knew at the time.
review-whose = Whose turns
review-turns = All turns
review-progress = Turn { $done } of { $of }
review-stop = Stop
review-go-on = Continue
review-played = Played
review-best = Best line found
review-good = Good
review-inaccurate = Inaccurate
review-costly = Costly
review-equal = equal to the best found
review-lost = { $points } lost
review-fine = nothing lost
review-better = Better than the search
review-luck = Chance played a part in this turn. Luck is not counted, good or bad.
review-better-about = The turn played beats what the search found, so it is shown on both sides.
review-travel-about = A Travel scores nothing yet. The boards show the Creation that could follow.
review-total =
    { $count ->
        [0] Nothing was lost in these turns.
       *[other] In all, about { $points } points were lost, most of them in: { $turn }.
    }
review-moments =
    { $count ->
        [0] No moment that cost much
        [one] One moment that mattered
        [2] Two moments that mattered
        [3] Three moments that mattered
        [4] Four moments that mattered
       *[other] { $count } moments that mattered
    }
review-alike =
    { $count ->
        [one] One turn was as good as the best found, or cost a point at most.
       *[other] { $count } turns were as good as the best found, or cost a point at most.
    }
review-got = You got { $played } here – { $best } was there
review-got-by = { $player } got { $played } here – { $best } was there
review-more-was-there = { $points } more was there
review-even = Nothing better was found
review-counting = In the final result that is about { $points } points, give or take { $doubt }, and { $win }% of the chance to win.
review-was-there = Was there
review-proven = Proven
review-proven-about = Every composition was checked. Chests, and what may still come, count at their average.
review-likely = Likely
review-likely-about = Quick bots went on from here by both lines, with the same luck. Only clear differences count; between strong players they are often smaller.
review-belongs-to-luck = Luck had a say
review-luck-about = Chance decided something here. Both lines met the same luck many times; the number is an average.
review-next = Next moment
review-previous = Previous moment
review-try = Try it from here
review-try-about = A new game on this device: bots play for the others, and what is drawn is new.
review-watch = Watch this turn
review-back = Back to the game
review-none = There are no turns to review.
review-gone-title = No game to review
review-gone = The game is no longer saved on this device, or its file must be opened again.
review-failed-title = The review did not arrive
review-failed = The server is too busy or cannot be reached. You can review the game in this browser instead.
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
runners-why-haunted = The remaining nightmares cost { $count } serenity.
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
runners-why-wakes = This wakes you up.
runners-why-points =
    { $count ->
        [one] { $points } point on both tracks together.
       *[other] { $points } points on both tracks together.
    }

## Reasons for a choice

runners-why-prints =
    { $count ->
        [one] It carries { $count } point.
       *[other] It carries { $count } points.
    }
runners-why-brings =
    { $count ->
        [one] It brings { $count } coin back.
       *[other] It brings { $count } coins back.
    }
runners-why-ahead = In the dreams to come, it is worth about { $points }.
runners-why-price = Spent on serenity, its price is worth { $points }.
runners-why-urgent = Your serenity is low: a deep dream can cost more than you have.
runners-why-calm = At the end, coins buy nothing else of use.
runners-why-saves = No segment is worth its price now, and serenity costs the same at the end.
runners-why-over = Your coins buy nothing else.
runners-why-share = It is worth about { $points } to you.
runners-why-usual = Choosing the order yourself gains nothing more.
runners-why-by-hand = Starting like this is worth about { $points } more than the usual order.

## Hints at the table of Dream Runners

runners-advice-best = Best composition
runners-advice-choice = Best choice
runners-advice-exact = Proved: no composition is worth more with what is known now. Chests count at their average value.
runners-advice-estimate = An estimate based on dreams that may still come.
runners-advice-lay = Place it
runners-advice-lies = It is on the dream. Locking is up to you.
runners-advice-do = Do this
runners-advice-tracks = On both tracks
runners-advice-buy = Buy “{ $segment }”
runners-advice-calm = Buy one serenity
runners-advice-none = Buy nothing
runners-advice-skip = Buy no segment
runners-advice-take = Take { $thing }
runners-advice-bat = Give up “{ $segment }”
runners-source-serenity = Serenity
runners-source-stars = Stars
runners-source-fragments = Fragments kept
runners-source-keys = Keys
runners-source-coins = Coins
runners-source-chests = Closed chests
runners-source-segments = Segments lost
runners-source-risk = Risk of waking
advice-fold = Collapse the hint
advice-unfold = Expand the hint

## The review of Dream Runners

runners-review-about = Every dream as it was composed, next to the best composition found when it was revealed.
runners-review-rounds = All dreams
runners-review-best = Best composition
runners-review-progress = Dream { $done } of { $of }
runners-review-nothing = Nothing was placed.
runners-review-equal = Nothing better was found.
runners-review-woke = Woke up
runners-review-shop = In the shop
runners-review-shop-fine = { $what }. Nothing better was found.
runners-review-shop-better = { $what }. Better: { $best }, worth about { $points } more.
runners-review-shop-about = Purchases are judged by dreams that could have come, and nothing counts as lost.
