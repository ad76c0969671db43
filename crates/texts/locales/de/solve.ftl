# Was Löser finden.

solved =
    { $segments ->
        [one] { $segments } Segment, nachweislich am besten, in { $milliseconds } ms
       *[other] { $segments } Segmente, nachweislich am besten, in { $milliseconds } ms
    }
solution-asleep = { $place }. Wert { $value }
solution-awake = { $place }. Wert { $value }, aber du wachst auf
solution-opened =
    { $keys ->
        [one] Eine Truhe für einen Schlüssel wird auf { $spot } geöffnet.
       *[other] Eine Truhe für { $keys } Schlüssel wird auf { $spot } geöffnet.
    }
solution-woke = Davon wachst du auf.
solution-lost = Eine Fledermaus nimmt „{ $segment }“.
solution-idle = Nichts wird gewonnen oder verloren.
