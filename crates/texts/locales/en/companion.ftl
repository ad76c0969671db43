# The companion for a real table: what it waits for, what it knows, and what it
# cannot take.

## What it waits for

companion-travel-second = You travel first. When you are done, tell { $facts } and press Enter.
companion-travel-first = Mr Nightmare travels first. Tell { $facts } and press Enter.
companion-link = Put a red shard from the reserve on a link at his location. Which one: { $links }?
companion-creation-second = You create first. When you are done, tell { $facts } and press Enter.
companion-creation-first = Your Travel now. Then Mr Nightmare creates before you: tell { $facts } and press Enter.
companion-sleeper-second = The cycle is over: refill the locations and take your stored shards back. Where does your Sleeper lie?
companion-sleeper-first = Your Creation now. Then refill the locations and take your stored shards back. Where does your Sleeper lie?
companion-end-second = The last placement. When you are done, tell { $facts } and press Enter.
companion-end-first = Your Creation, then the last placement. When you are done, tell { $facts } and press Enter.
companion-points = Count your points: purposes that are yours, { $cards } for each uncompleted card and { $red } for each red shard included. How many are they?
companion-nothing = The game is over. “undo” takes back the last line; --new begins another game.
companion-ready = Press Enter, and Mr Nightmare goes on.

## What it says

companion-begins = Mr Nightmare stands on 6 and you on 1, with marker 1. Set one shard of each colour on the solo cards, out of play.
companion-resumed =
    { $count ->
        [one] The game goes on after { $count } line.
       *[other] The game goes on after { $count } lines.
    }
companion-saved = Every line is kept in { $file }.
companion-left = Kept in { $file }. The same command goes on from here.
companion-left-unsaved = The last lines are not kept in { $file }.
companion-moved = The game before is kept in { $file }.
companion-again = What he did last:
companion-marker-his = He is on { $his }, you are on { $yours }: Mr Nightmare has marker 1.
companion-marker-yours = He is on { $his }, you are on { $yours }: you have marker 1.
companion-noted = Noted.
companion-assumed = Taken as told before: { $facts }.
companion-undone = Taken back: { $line }
companion-nothing-to-undo = There is nothing to take back.
companion-purpose-yours =
    { $points ->
        [one] { $purpose }: { $yours } against his { $his }, { $points } point for you.
       *[other] { $purpose }: { $yours } against his { $his }, { $points } points for you.
    }
companion-choose-card = Several cards hold one: which card loses it is your choice.
companion-won = You win, { $yours } to { $his }.
companion-lost = Mr Nightmare wins, { $his } to { $yours }.
companion-lost-tie = A tie at { $his }, and a tie is his: Mr Nightmare wins.
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
companion-ask-purposes = Which two colours lie on the purposes, such as gray green?
companion-ask-profile = How hard shall he be: { $known }, or six numbers? Enter takes { $usual }.

## The words, for help

companion-help-row = shards of a location, key to hand; “-” for none
companion-help-red = all links with a red shard; one more, one less
companion-help-dream = shards in your Dreamscape
companion-help-trees = your trees, by the colour that they stand on
companion-help-cards = shards on your cards
companion-help-same-fact = as told before
companion-help-me = where your Sleeper lies
companion-help-link = the link that you choose
companion-help-go = Mr Nightmare goes on; also as the last word of a line
companion-help-same = he goes on, with all that was told before
companion-help-points = your points at the end
companion-help-his = to correct what he has
companion-help-at = to correct his place, and red in the reserve
companion-help-pays = to correct the cycle, and what each purpose pays
companion-help-undo = takes the last line back
companion-help-show = everything that is known
companion-help-again = what he did last, once more
companion-help-quit = leaves; the game is kept
companion-help-letters = Colours: g green, u blue, y gray, b brown, w white, r red. Several words may stand in one line.

## What it cannot take

companion-trouble-untold = Not told since it may have changed: { $facts }. Tell it, or end the line with “same” if nothing has changed.
companion-trouble-no-row = Location { $location } has not been told yet: { $location }:gbw, or { $location }:- if it is empty.
companion-trouble-sleeper-first = First the location of your Sleeper, such as me:4.
companion-trouble-link-first = First the link for the red shard: { $links }.
companion-trouble-no-link-wanted = No link has to be chosen now. Links with red shards are told as red:5-6,4-5.
companion-trouble-not-that-link = That link is not at his location or is taken. Possible: { $links }.
companion-trouble-too-many = That makes { $told } { $colour } shards, but only { $there } are in play.
companion-trouble-too-many-trees = That makes { $told } trees, his included, but the box has { $there } for two.
companion-trouble-no-such-cycle = There is no cycle { $cycle } in this edition.
companion-trouble-no-points-wanted = Points are told at the end.
companion-trouble-points-first = First your points, such as: points 53.
companion-trouble-over = The game is over. “undo” takes back the last line.
companion-trouble-too-many-points = { $points } points are more than he can have.
companion-trouble-counted = The purposes have been counted. “undo” takes lines back until this can be told.
companion-fact-rows = the locations { $locations }
companion-fact-harvest = what Harvesters may have put into locations (rows:same if nothing)
companion-fact-links = the red shards on links
companion-fact-dream = your Dreamscape
companion-fact-trees = your trees
companion-fact-cards = your cards

companion-problem-word = “{ $word }” is none of the words. “help” lists them.
companion-problem-twice = “{ $word }” is told twice in this line.
companion-problem-after-end = “{ $word }” comes too late: “go”, “same”, a link or points end a line.
companion-problem-shards = “{ $word }”: shards are letters out of g u y b w r, such as gbw, or “-” for none.
companion-problem-links = “{ $word }”: red:5-6,4-5 names links, red:- says that there are none.
companion-problem-location = “{ $word }”: locations are 1 to 6.
companion-problem-number = “{ $word }” is not a number that fits here.
companion-problem-red-on-cards = Red shards never lie on cards.

## Files and setup

companion-purposes = The purposes need two different colours out of blue, gray, brown and green.
companion-file-format = This is no game of the companion.
companion-file-empty = The file is empty.
companion-file-version = This game was kept by another version of the companion: { $version }.
companion-file-not-solo = These are not the rules of a solo game.
companion-file-changed = The file was changed by somebody else since it was read; it stays as it is.
companion-file-no-rules = The line “rules: …” is missing.
companion-file-no-purposes = The line “purposes: …” with two colours is missing.
companion-file-exists = A game is kept in { $file } already. Without options it goes on; --new begins another and keeps this one beside it.
companion-unsaved = This could not be kept: { $reason }.
