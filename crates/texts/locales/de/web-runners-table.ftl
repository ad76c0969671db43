# Der Klient im Browser: der Tisch von Dream Runners.

## Ein neues Spiel

web-level-novice = Neuling
web-level-novice-about = legt eine der 60 besten Kompositionen und lässt sich Zeit
web-level-skilled = Geübt
web-level-skilled-about = legt eine der 12 besten Kompositionen, in 10 bis 40 Sekunden
web-level-solver = Hellwach
web-level-solver-about = legt immer die beste Komposition, in wenigen Sekunden
web-level-runner-random-about = legt irgendetwas irgendwohin
web-sand-timer = Sand
web-sand-timer-about = So lange haben alle anderen, sobald jemand fertig ist. Mehrere an einem Gerät haben je so viel Zeit, sobald sie bereit sind.
web-sand-none = ohne Sand
web-sand-seconds =
    { $seconds ->
        [one] { $seconds } Sekunde Sand
       *[other] { $seconds } Sekunden Sand
    }
web-tiles = Träume
web-tiles-beginners = leichte
web-tiles-all = alle
web-tiles-about = Bei den leichten fehlen Träume mit Kraken, Fledermäusen und anderen Gästen, die eigene Regeln haben.
web-at-round = Runde { $round } von { $rounds }
web-runners-setup-bots =
    { $bots ->
        [0] Dream Runners
        [one] Dream Runners, ein Bot
       *[other] Dream Runners, { $bots } Bots
    }
