# What a player may choose: a button's words, and `.part` where the button
# stands below a title that says the rest.

action-end-travel = End Travel
action-end-creation = End Creation
action-end-last = End the placement
action-collect = Collect { $shard }
action-move = Go { $to }
action-use-location = Use the power of this place
action-use-card = Use “{ $card }” with { $shard }
    .part = with { $shard }
action-store = Store { $shard } on “{ $card }”
    .part = { $shard }
action-seed = Leave a nightmare on { $link }
    .part = { $link }
action-place = Place { $shard } on { $slot }
    .part = { $slot }
action-exchange = Exchange { $give } for { $take }
    .part = for { $take }
action-plant = Plant a tree on { $slot }
    .part = { $slot }
action-enter = Send the Dreamer in
action-step = Step to { $slot }
    .part = { $slot }
action-free-step = Step free to { $slot }
    .part = { $slot }
action-take = Take back the top of { $slot }
    .part = { $slot }
action-shift = Move { $from }, from height { $height } up, to { $to }
    .part = from height { $height } to { $to }
action-harvest = Put { $shard } { $at }
    .part = { $at }
action-reorder = Reorder the shards { $at }
    .part = { $at }
action-next = Lay { $shard } next
action-stop = Stop here
action-complete = Complete “{ $card }” first
action-pile-shard = Keep { $shard } on the pile
action-draw = Draw from deck { $level }
action-no-draw = Draw nothing
action-keep = Keep “{ $card }”
action-keep-none = Keep none
action-yield = Yield it from “{ $card }”

## Titles over several choices of a kind

group-use-card = Use “{ $card }”
group-store = Store on “{ $card }”
group-seed = Leave a nightmare on …
group-place = Place { $shard } on …
group-exchange = Exchange { $give } …
group-plant = Plant a tree on …
group-step = Step to …
group-free-step = Step free to …
group-take = Take back from …
group-shift = Move { $from } …
group-harvest = Put { $shard } …
group-reorder = Reorder the shards …
