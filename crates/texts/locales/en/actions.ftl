# What a player may choose: a button's words, and `.part` where the button
# stands below a title that says the rest.

action-end-travel = End Travel
action-end-creation = End Creation
action-end-last = End last placement
action-collect = Collect { $shard }
action-move = Move { $to }
action-use-location = Use this location’s power
action-use-card = Use “{ $card }” with { $shard }
    .part = with { $shard }
action-store = Store { $shard } on “{ $card }”
    .part = { $shard }
action-seed = Put a nightmare on { $link }
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
action-free-step = Free step to { $slot }
    .part = { $slot }
action-take = Take back the top shard of { $slot }
    .part = { $slot }
action-shift = Move { $from }, from height { $height } up, to { $to }
    .part = from height { $height } to { $to }
action-harvest = Add { $shard } { $at }
    .part = { $at }
action-reorder = Reorder the shards { $at }
    .part = { $at }
action-next = Place { $shard } next
action-stop = Stop here
action-complete = Complete “{ $card }” first
action-pile-shard = Keep { $shard } on the pile
action-draw = Draw from deck { $level }
action-no-draw = Draw no cards
action-keep = Keep “{ $card }”
action-keep-none = Keep none
action-yield = Give it up from “{ $card }”

## Titles over several choices of a kind

group-use-card = Use “{ $card }”
group-move = Move to …
group-store = Store on “{ $card }”
group-seed = Put a nightmare on …
group-place = Place { $shard } on …
group-exchange = Exchange { $give } …
group-plant = Plant a tree on …
group-step = Step to …
group-free-step = Free step to …
group-take = Take back from …
group-shift = Move { $from } …
group-harvest = Add { $shard } …
group-reorder = Reorder the shards …
