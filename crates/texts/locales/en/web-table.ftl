# The browser client: the table of Dreamscape.

## Mr Nightmare’s turn

story-title = Mr Nightmare’s turn
story-pause = Pause
story-play = Continue
story-next = Next
story-skip = Skip
story-again = Show again
story-beat = { $beat } of { $beats }

## Powers, step by step

lead-step = step { $step } of { $steps }
lead-completion = A card is complete
lead-theft = Mr Nightmare steals
lead-haunting = Mr Nightmare leaves a mark
lead-first-card = Your first card
lead-lay-shard = Pick up a drawn shard, then choose a location for it.
lead-take-back = Choose a slot: its top shard returns to your Hands.
lead-shift = Lift a shard, then choose a slot next to it. Everything on it moves along.
lead-location = Choose a location to reorder.
lead-next-shard = Choose the next shard { $at }, from the key to the hand.
lead-which-card = Several cards match. Which one is completed first?
lead-which-shard = Two shards meet on your pile. Which one stays?
lead-deck = Choose the deck to draw from.
lead-keep = Choose one of the drawn cards.
lead-link = Choose an empty link at his location for a nightmare shard.
lead-give-up = He takes a { $shard } shard. From which card?
lead-cancel = Cancel
lead-no-cancel = You can no longer cancel: a shard or card has been revealed.

## Before something is lost

loss-points =
    { $points ->
        [one] You have one action point left. This cannot be undone.
       *[other] You have { $points } action points left. This cannot be undone.
    }
loss-shards =
    { $shards ->
        [one] One shard in your Hands will go back into the bag. This cannot be undone.
       *[other] { $shards } shards in your Hands will go back into the bag. This cannot be undone.
    }
loss-card = “{ $card }” is one step away. This cannot be undone.
loss-stay = Keep playing
loss-end-anyway = End anyway

## Ways

way-there =
    { $cost ->
        [0] { $steps } moves, free
        [one] { $steps } moves, cost 1
       *[other] { $steps } moves, cost { $cost }
    }
way-keys =
    { $keys ->
        [one] one with a key
       *[other] { $keys } with a key
    }
way-via = via { $stops }
way-trail = travelled this turn

## Keys

keys-title = Shortcuts
keys-choose = choose from the bar; with focus on your Hands: pick up a shard
keys-undo = undo a step
keys-end = end the turn, or stop a power
keys-cancel = cancel a power
keys-arrows = move around a board
keys-tab = move between boards
keys-enter = press the focused item
keys-escape = close what is open, skip Mr Nightmare’s turn
keys-next = next sentence of Mr Nightmare’s turn
keys-again = show Mr Nightmare’s turn again
keys-view = raised or flat view
keys-more = show what does not fit in the bar
keys-peek = hold: look at the Dreamworld behind drawn cards
keys-help = this list

## A game that is also open elsewhere, or cannot be read

other-tab = This game was continued in another tab.
other-tab-load = Continue from there
broken-download = Download what was saved
broken-delete = Delete it

## Hints

hint-ask = Hint

## The journal

journal-only = the only choice
keys-hint = ask for a hint
