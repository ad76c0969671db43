# What solvers find.

solved =
    { $segments ->
        [one] { $segments } segment, proved to be the best, in { $milliseconds } ms
       *[other] { $segments } segments, proved to be the best, in { $milliseconds } ms
    }
solution-asleep = { $place }. Worth { $value }
solution-awake = { $place }. Worth { $value }, but it wakes you
solution-opened =
    { $keys ->
        [one] A chest for one key is opened at { $spot }.
       *[other] A chest for { $keys } keys is opened at { $spot }.
    }
solution-woke = This wakes you.
solution-lost = A bat takes “{ $segment }”.
solution-idle = Nothing is gained or lost.

# Creations.

creation-proved =
    { $lines ->
        [one] Proved to be the best for { $player }: { $nodes } tables looked at in { $milliseconds } ms
       *[other] Proved to be the best for { $player }, each after those before it: { $nodes } tables looked at in { $milliseconds } ms
    }
creation-bound = The best found in time for { $player }, and nothing is worth more than { $most }: { $nodes } tables looked at in { $milliseconds } ms
creation-line =
    { $points ->
        [one] { $place }. Worth { $value }: { $before } before, { $points } point now, { $rest } for what remains
       *[other] { $place }. Worth { $value }: { $before } before, { $points } points now, { $rest } for what remains
    }
creation-cut = What comes after step { $step } is left to chance. It counts what it is worth in the mean; ask again when it is there.
creation-rest-cards = Cards in front
creation-rest-purposes = Purposes
creation-rest-stored = Stored shards
creation-rest-ground = Trees, water, mountains and the Dreamer
creation-rest-red = Red shards
creation-rest-open = Draws and powers that are left to chance
creation-nowhere = no Creation runs in this position: it must be in the phase “creation” or “last”
creation-not-to-act = seat { $seat } is not to act in this position: leave --seat out, or name one of { $others }
creation-nobody = nobody is to act in this position: resolve what it awaits first
creation-no-seat = there is no seat { $seat } in this position: it has { $others }
