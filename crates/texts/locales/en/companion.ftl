# The companion for a real table: what it waits for, what it knows, and what it
# cannot take.

## What it waits for

companion-travel-second = You travel first. When you are done, tell him { $facts } and press Enter.
companion-travel-first = Mr Nightmare travels first. Tell him { $facts } and press Enter.
companion-link = Put a nightmare shard from the reserve on a link at his location. Which one: { $links }?
companion-creation-second = You create first. When you are done, tell him { $facts } and press Enter.
companion-creation-ready = You create first. When you are done, press Enter.
companion-creation-first = Now your Travel. Then Mr Nightmare creates before you: tell him { $facts } and press Enter.
companion-sleeper-second = The cycle is over: refill the locations and take your stored shards back. Where is your Sleeper?
companion-sleeper-first = Now your Creation. Then refill the locations and take your stored shards back. Where is your Sleeper?
companion-end-second = Now the last placement. When you are done, tell him { $facts } and press Enter.
companion-end-first = Now your Creation, then the last placement. When you are done, tell him { $facts } and press Enter.
companion-points = Count your points, including purposes you won, { $cards } for each uncompleted card and { $red } for each nightmare shard. How many do you have?
companion-nothing = The game is over. “undo” takes back the last line; --new starts another game.
companion-ready = Press Enter, and Mr Nightmare continues.

## What it says

companion-begins = Mr Nightmare is on 6 and you are on 1, with marker 1. Put one shard of each colour on the solo cards, out of play.
companion-resumed =
    { $count ->
        [one] The game continues after { $count } line.
       *[other] The game continues after { $count } lines.
    }
companion-saved = Every line is saved in { $file }.
companion-left = Saved in { $file }. The same command continues from here.
companion-left-unsaved = The last lines are not saved in { $file }.
companion-moved = The previous game is saved in { $file }.
companion-again = What he did last:
companion-marker-his = He is on { $his }, you are on { $yours }: Mr Nightmare has marker 1.
companion-marker-yours = He is on { $his }, you are on { $yours }: you have marker 1.
companion-noted = Noted.
companion-assumed = Unchanged since you last told him: { $facts }.
companion-undone = Undone: { $line }
companion-nothing-to-undo = There is nothing to undo.
companion-purpose-yours =
    { $points ->
        [one] { $purpose }: { $yours } against his { $his }, { $points } point for you.
       *[other] { $purpose }: { $yours } against his { $his }, { $points } points for you.
    }
companion-choose-card = Several cards hold one: you choose which card loses it.
companion-won = You win, { $yours } to { $his }.
companion-lost = Mr Nightmare wins, { $his } to { $yours }.
companion-lost-tie = A tie at { $his }, and he wins ties: Mr Nightmare wins.
companion-cycle = Cycle { $cycle } of { $cycles }
companion-he = Mr Nightmare
companion-you = You
companion-on = on { $location }
companion-points-his =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
companion-no-shards = no shards
companion-unknown = not told yet
companion-help-hint = “help” lists the words.
companion-ask-purposes = Which two colours are on the purposes, for example gray green?
companion-ask-profile = How hard should he be: { $known }, or six numbers? Press Enter for { $usual }.

## The words, for help

companion-help-row = shards of a location, key to hand; “-” for none
companion-help-red = all links with a nightmare shard; one more, one less
companion-help-reds = how many nightmare shards lie in locations
companion-help-dream = shards in your Dreamscape
companion-help-trees = your trees, by the colour they stand on
companion-help-cards = shards on your cards
companion-help-same-fact = as told before
companion-help-me = where your Sleeper is
companion-help-link = the link you choose
companion-help-go = Mr Nightmare continues; also as the last word of a line
companion-help-same = he continues, with everything as told before
companion-help-points = your points at the end
companion-help-his = to correct what he has
companion-help-at = to correct his place, and nightmares in the reserve
companion-help-pays = to correct the cycle, and what each purpose scores
companion-help-undo = undoes the last line
companion-help-show = everything that is known
companion-help-again = what he did last
companion-help-quit = leaves; the game is saved
companion-help-letters = Colours: g green, u blue, y gray, b brown, w white, r red. A line may hold several words.

## What it cannot take

companion-trouble-untold = He does not know this yet, or it may have changed: { $facts }. Tell him, or end the line with “same” if nothing has changed.
companion-trouble-no-row = You have not told him location { $location } yet: { $location }:gbw, or { $location }:- if it is empty.
companion-trouble-sleeper-first = First tell him your Sleeper’s location, for example me:4.
companion-trouble-link-first = First choose the link for the nightmare shard: { $links }.
companion-trouble-no-link-wanted = There is no link to choose now. Tell him which links hold nightmare shards like this: red:5-6,4-5.
companion-trouble-not-that-link = That link is not at his location or is taken. Possible: { $links }.
companion-trouble-too-many = That makes { $told } { $shard } shards, but only { $there } are in play.
companion-trouble-too-many-trees = That makes { $told } trees, including his, but there are { $there } for two players.
companion-trouble-no-such-cycle = There is no cycle { $cycle } in this edition.
companion-trouble-no-points-wanted = Tell him your points at the end.
companion-trouble-points-first = First tell him your points, for example points 53.
companion-trouble-over = The game is over. “undo” takes back the last line.
companion-trouble-too-many-points = { $points } points are more than he can have.
companion-trouble-counted = The purposes have been scored. Use “undo” until this can be told.
companion-fact-rows = the locations { $locations }
companion-fact-nightmares = how many nightmare shards lie in locations
companion-fact-links = the nightmare shards on links
companion-fact-dream = your Dreamscape
companion-fact-trees = your trees
companion-fact-cards = your cards

companion-problem-word = “{ $word }” is not one of the words. “help” lists them.
companion-problem-twice = “{ $word }” repeats what this line has already told him.
companion-problem-after-end = “{ $word }” comes too late: “go”, “same”, a link or points end a line.
companion-problem-shards = “{ $word }”: write shards as letters from g u y b w r, such as gbw, or “-” for none.
companion-problem-links = “{ $word }”: red:5-6,4-5 names links, red:- means none.
companion-problem-location = “{ $word }”: locations are 1 to 6.
companion-problem-number = “{ $word }” is not a number that fits here.
companion-problem-red-on-cards = Nightmare shards never go on cards.

## Files and setup

companion-purposes = The purposes need two different colours out of blue, gray, brown and green.
companion-file-format = This is not a companion game.
companion-file-empty = The file is empty.
companion-file-version = This game was saved by another version of the companion: { $version }.
companion-file-not-solo = These are not the rules of a solo game.
companion-file-changed = Somebody else has changed the file since it was read, so it was left as it is.
companion-file-no-rules = The line “rules: …” is missing.
companion-file-no-purposes = The line “purposes: …” with two colours is missing.
companion-file-exists = A game is already saved in { $file }. Without options it continues; --new starts another and keeps this one beside it.
companion-unsaved = This could not be saved: { $reason }.
