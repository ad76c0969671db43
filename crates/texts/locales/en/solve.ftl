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
