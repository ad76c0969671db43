# What is wrong with a record of a game, and why steps cannot be taken back.

at-line = Line { $line }: { $problem }

## A record that is no legal game

fault-seats =
    { $count ->
        [one] The record names { $count } player, but its rules are for { $seats }.
       *[other] The record names { $count } players, but its rules are for { $seats }.
    }
fault-unreadable = “{ $step }” is not a step in the notation of this game.
fault-not-to-act = “{ $label }” is not somebody who may act here.
fault-label = The line should begin with “{ $label }”.
fault-refused = The step “{ $step }” breaks rule { $rule }. { $refusal }
fault-impossible = “{ $step }” cannot have been drawn here.
fault-not-dealt = The revealed seed deals “{ $dealt }” here, but the record says “{ $step }”.
fault-not-committed = The revealed seed is not the one committed to when the game began.
fault-not-bound = Seed, rules, pack and seats are not those committed to when the game began: one of them has been changed.
fault-name = The name of seat { $seat } is not the one committed to when the game began.
fault-digest = The digest does not match the record: something in it has been changed.
fault-after-end = The game was over before the step “{ $step }”.
fault-result = The line with the result should read “{ $result }”.

## A file that is no record

record-error-not-a-record = This is not a record: its first line should read “{ $first }”.
record-error-newer-format = This record has format { $format }; this Lucid knows formats up to { $newest }. Update Lucid to read it.
record-error-missing = The header has no line “{ $field }:”.
record-error-bad-field = The header’s “{ $field }:” cannot be understood, or it appears twice.
record-error-bad-line = This line is neither part of the header nor a turn.
record-error-truncated = The record stops here, so its end is missing.
record-error-after-result = There is more text after what should be the last line.
