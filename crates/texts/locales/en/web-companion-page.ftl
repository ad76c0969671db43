# The browser client: the companion.

## Setting up

web-companion-intro = Play Lonely Dreams with the real board game. Tell Mr Nightmare what is on the table, and he plays his side: what he takes, where he goes, what he scores, and why.
web-companion-kept-games = Saved games
web-companion-choose-two = Before you start: choose the colours of your two purposes.
web-companion-choose-one = Before you start: choose one more purpose colour.
web-companion-kept-here = Every entry is saved on this device at once.
web-companion-new = New game
web-companion-purposes = Colours of the two purposes
web-companion-open-file = Open a game file
web-companion-save-file = Save as a file
web-companion-broken = A game that cannot be read
web-companion-games = All games
web-companion-changed = This game was continued on another page.
web-companion-reopen = Show where it stands

## The conversation

web-companion-map = The Dreamworld as he knows it
web-companion-sleeper-is = your Sleeper
web-companion-asked = he asks for this
web-companion-asked-sign = tell
web-companion-told = Tell him
web-companion-as-before = Unchanged
web-companion-rest-same = Everything else unchanged
web-companion-go-travel = Mr Nightmare travels
web-companion-go-create = Mr Nightmare creates
web-companion-go-end = Score the purposes
web-companion-last = What he did last
web-companion-again = Show again
web-companion-no-deed = He has done nothing yet. He is on 6 and you on 1, with marker 1; one shard of each colour lies on the solo cards, out of play.
web-companion-correct = Make a correction
web-companion-correct-about = Correct anything he has wrong here, at any time.
web-companion-taken-back = Undone.
web-companion-takes = He takes
web-companion-empty = Empty

web-companion-travel-second = You travel first. When you are done, tell him what is on the table.
web-companion-travel-first = Mr Nightmare travels first. Tell him what is on the table.
web-companion-creation-second = You create first. When you are done, tell him what has changed.
web-companion-creation-ready = You create first. He needs to know nothing more.
web-companion-creation-first = Now your Travel. Then Mr Nightmare creates before you: tell him what has changed.
web-companion-end-second = Now the last placement. When you are done, tell him what you have built.
web-companion-end-first = Now your Creation, then the last placement. When you are done, tell him what you have built.
web-companion-ready = He knows all he needs.
web-companion-over = The game is over.

web-companion-to-tell =
    { $count ->
        [one] { $count } thing to tell
       *[other] { $count } things to tell
    }
web-companion-standing = { $purpose }: he { $his }, you { $yours }
web-companion-add = Add { $shard }
web-companion-take-out = Remove { $shard }
web-companion-fewer = One fewer { $shard }
web-companion-shard-count = { $shard }: { $count }

## What can be told

web-companion-topic-nightmares = Nightmares in locations
web-companion-topic-rows = Locations
web-companion-topic-links = Nightmare shards on links
web-companion-topic-dream = Your Dreamscape
web-companion-topic-trees = Your trees
web-companion-topic-cards = Your cards
web-companion-topic-sleeper = Your Sleeper
web-companion-topic-seed = The nightmare shard
web-companion-topic-points = Your points
web-companion-topic-stock = His stock
web-companion-topic-his-trees = His trees
web-companion-topic-his-points = His points
web-companion-topic-place = His place
web-companion-topic-reserve = Nightmares in the reserve
web-companion-topic-cycle = The cycle
web-companion-topic-pays = What a purpose scores

web-companion-hint-row = Press the shards in order, from the key to the hand: as many as a refill brings are taken at once. If Harvesters have put more there, say so first. Press a shard in the row to remove it.
web-companion-holds-more = More than a refill
web-companion-hint-nightmares = How many nightmare shards lie in locations, all together? He scores for them.
web-companion-hint-links = Press every link that holds a nightmare shard, here or on the map.
web-companion-hint-dream = All shards in your Dreamscape, at any height.
web-companion-hint-trees = Each tree by the colour it stands on.
web-companion-hint-cards = The shards on your Dreamcards.
web-companion-hint-place = Press the location, here or on the map.
web-companion-hint-seed = Press the link, here or on the map.
web-companion-hint-stock = The shards by his cards.
web-companion-hint-number = Press until the number is right, or type it.
