# The browser client: the table of Dreamscape.

## Mr Nightmare’s turn

story-title = Mr Nightmare’s turn
story-pause = Pause
story-play = Go on
story-next = Next
story-skip = Skip
story-again = Tell it again
story-beat = { $beat } of { $beats }

## Powers, step by step

lead-step = step { $step } of { $steps }
lead-completion = A card is complete
lead-theft = Mr Nightmare steals
lead-haunting = Mr Nightmare leaves a mark
lead-first-card = Your first card
lead-lay-shard = Take up a drawn shard and choose the location that receives it.
lead-take-back = Choose a slot: its topmost shard comes back into your Hands.
lead-shift = Lift a shard, then choose the slot beside it where it goes with all that is on it.
lead-location = Choose the location whose shards you lay anew.
lead-next-shard = Choose the next shard { $at }, from the key to the hand.
lead-which-card = Several cards match. Which one is completed first?
lead-which-shard = Two shards meet on your pile. Which one stays?
lead-deck = Choose the deck to draw from.
lead-keep = Choose one of the drawn cards.
lead-link = Choose an empty link at his location: a red shard goes there.
lead-give-up = A { $colour } shard is taken from you. From which card?
lead-cancel = Cancel
lead-no-cancel = It cannot be cancelled any more: a shard or a card has come to light.

## Before something is lost

loss-points =
    { $points ->
        [one] One candle still burns. This cannot be undone.
       *[other] { $points } candles still burn. This cannot be undone.
    }
loss-shards =
    { $shards ->
        [one] One shard in your Hands goes back into the bag. This cannot be undone.
       *[other] { $shards } shards in your Hands go back into the bag. This cannot be undone.
    }
loss-card = “{ $card }” is one step away. This cannot be undone.
loss-stay = Keep playing
loss-end-anyway = End anyway
loss-setting = Before something is lost for good
loss-ask = Ask me
loss-go = Just do it

## Ways

way-there =
    { $cost ->
        [0] { $steps } moves, free
        [one] { $steps } moves, one candle
       *[other] { $steps } moves, { $cost } candles
    }
way-keys =
    { $keys ->
        [one] one with a key
       *[other] { $keys } with a key
    }
way-via = by way of { $stops }
way-trail = gone along in this turn

## Keys

keys-title = Keys
keys-choose = choose from the bar; while the focus is on your Hands: take a shard up
keys-undo = take back a step
keys-end = end the turn, or stop a power
keys-cancel = cancel a power
keys-arrows = go from place to place on a board
keys-tab = go from board to board
keys-enter = press what has the focus
keys-escape = close what is open, skip Mr Nightmare’s story
keys-next = next sentence of Mr Nightmare’s story
keys-again = tell Mr Nightmare’s turn again
keys-view = raised or flat view
keys-help = this list

## A game that is also open elsewhere, or cannot be read

other-tab = This game has been played on in another tab.
other-tab-load = Go on from there
broken-download = Download what was kept
broken-delete = Delete it

## Hints

hint-ask = Hint
keys-hint = ask for a hint
