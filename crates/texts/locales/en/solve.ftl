# What solvers find.

solved =
    { $segments ->
        [one] { $segments } segment, proved best, in { $milliseconds } ms
       *[other] { $segments } segments, proved best, in { $milliseconds } ms
    }
solved-with-fewer-wilds = Not proved: there are more wild fragments than can be tried, so some were left out. Best without them, in { $milliseconds } ms
solution-asleep = { $place }. Worth { $value }
solution-awake = { $place }. Worth { $value }, but it wakes you up
solution-opened =
    { $keys ->
        [one] A chest for one key is opened at { $spot }.
       *[other] A chest for { $keys } keys is opened at { $spot }.
    }
solution-woke = This wakes you up.
solution-lost = A bat takes “{ $segment }”.
solution-idle = Nothing is gained or lost.

# Creations.

creation-proved =
    { $lines ->
        [one] Proved best for { $player }: { $nodes } positions searched in { $milliseconds } ms
       *[other] Proved best for { $player }, each after those before it: { $nodes } positions searched in { $milliseconds } ms
    }
creation-bound = Best found in time for { $player }, and nothing is worth more than { $most }: { $nodes } positions searched in { $milliseconds } ms
creation-line =
    { $points ->
        [one] { $place }. Worth { $value }: { $before } before, { $points } point now, { $rest } for what remains
       *[other] { $place }. Worth { $value }: { $before } before, { $points } points now, { $rest } for what remains
    }
creation-cut = Chance decides what follows step { $step }. It counts at its average worth; ask again once it is known.
creation-rest-cards = Open cards
creation-rest-purposes = Purposes
creation-rest-stored = Stored shards
creation-rest-ground = Trees, water, mountains and the Dreamer
creation-rest-red = Nightmare shards
creation-rest-open = Draws and powers that are left to chance
creation-nowhere = this position is not in a Creation: its phase must be “creation” or “last”
creation-not-to-act = seat { $seat } is not to act in this position: leave --seat out, or name one of { $others }
creation-nobody = nobody is to act in this position: first resolve what it is waiting for
creation-no-seat = there is no seat { $seat } in this position: it has { $others }

## Reviews in the terminal

review-unfinished =
    { $steps ->
        [one] The game is not finished: its { $steps } step is reviewed.
       *[other] The game is not finished: its { $steps } steps are reviewed.
    }
