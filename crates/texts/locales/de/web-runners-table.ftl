# Der Client im Browser: der Tisch von Dream Runners.

web-switch-dream = Traum
web-switch-preview = Vorschau

## Ein neues Spiel

web-level-novice = Neuling
web-level-novice-about = ist mit jeder brauchbaren Komposition zufrieden und lässt sich Zeit
web-level-casual = Gelegentlich
web-level-casual-about = findet gute Kompositionen, in etwa 26 Sekunden
web-level-skilled = Geübt
web-level-skilled-about = findet sehr gute Kompositionen, in etwa 19 Sekunden
web-level-expert = Meisterlich
web-level-expert-about = findet oft die beste Komposition, in etwa 11 Sekunden
web-level-perfect = Hellwach
web-level-perfect-about = legt immer die beste Komposition, in wenigen Sekunden
web-level-runner-random-about = legt irgendetwas irgendwohin
web-sand-timer = Sand
web-sand-timer-about = Nach dem ersten Abschluss haben alle anderen so lange. An einem gemeinsamen Gerät läuft jede Zeit, sobald man bereit ist.
web-tiles = Träume
web-tiles-beginners = leichte
web-tiles-all = alle
web-tiles-about = Die leichten lassen Träume mit Kraken, Fledermäusen und anderen Gästen weg, die eigene Regeln haben.

## Der Tisch

web-fate-bat = nimmt eins
web-fate-opens = geht auf
web-fate-shared = geteilt
web-fate-safe = sicher
web-segment-back = Das Segment liegt wieder in deiner Ablage.
web-choose-segment-first = Hier liegt nichts. Wähle zuerst ein Segment, mit 1 bis 9.
web-segments = Segmente
web-turn-segment = Drehen
web-take-back = Entfernen
web-clear-board = Abräumen
web-lock = Traum abschließen
web-lock-about = danach ändert sich nichts mehr
web-lock-empty = Leer abschließen?
web-seconds-left-label = Sekunden übrig
web-no-sand = In diesem Spiel läuft kein Sand. Lass dir Zeit.
web-sand-waits = Der Sand wartet auf den ersten Abschluss.
web-skip-story = Überspringen
web-story = Was geschieht
web-story-runs = Schritt für Schritt, S überspringt
web-if-locked = Wenn du jetzt abschließt
web-missed = entgeht dir
web-serenity = Gelassenheit
web-would-wake = Damit würdest du aufwachen und ausscheiden.
web-serenity-track = Gelassenheit
web-serenity-track-about = wer auf 0 fällt, wacht auf
web-star-track = Sterne
web-star-track-about = vier Farben ergeben einen
web-the-others = Die anderen
web-state-composing = komponiert
web-state-locked = fertig
web-state-first = zuerst fertig
web-state-first-dreamer = führt an
web-state-asleep = schläft
web-state-awake = wach
web-board-hidden = verdeckt, bis alle fertig sind
web-shop = Laden
web-shop-open = je ein Segment
web-shop-later = nach diesem Traum
web-no-extra = ohne Zugabe
web-chests-of-round = Truhen dieses Traums
web-no-chests = Dieser Traum hat keine.
web-chest-closed = zu, bis alle fertig sind
web-chest-stays-closed = bleibt zu: niemand hat die Schlüssel dafür
web-prompt-share = Nimm dir etwas vom gemeinsamen Traum.
web-prompt-wild = Wähle eine Farbe für das Fragment.
web-prompt-bat = Eine Fledermaus nimmt ein Segment, das du nicht gespielt hast. Welches?
web-prompt-cell = Welches Feld ist als Nächstes dran?
web-prompt-resolve = Nimm die beste Reihenfolge oder deine eigene.
web-prompt-improve = Kauf im Laden ein oder mach weiter.
web-all-awake = Alle sind aufgewacht. Niemand gewinnt.
web-coins-left = Münzen übrig
web-show-dream = Traum zeigen
web-ready-title = Bereit?
web-paused-title = Der Sand steht still
web-paused-about = Niemand sieht den Traum, also vergeht keine Zeit. Deine Komposition liegt noch so da.
web-course-of-game = Punkte von Runde zu Runde

web-seconds-left =
    { $seconds ->
        [one] noch { $seconds } Sekunde
       *[other] noch { $seconds } Sekunden
    }
web-locked-first = { $player } war zuerst fertig
web-dream-of = Der Traum von { $player }
web-purse-of = Was { $player } hat
web-serenity-goes = von { $before } auf { $after }
web-serenity-spaces =
    { $count ->
        [one] { $signed } Feld
       *[other] { $signed } Felder
    }
web-track-label = { $track }: { $standing }
web-standing = { $player } { $points }
web-covered =
    { $outside ->
        [0] { $covered } von 9 bedeckt
       *[other] { $covered } von 9 bedeckt, { $outside } außerhalb
    }
web-calm-for = einmal Gelassenheit für { $coins } Münzen
web-woke-in = in Runde { $round } aufgewacht
web-your-dream-timed =
    { $seconds ->
        [one] Die anderen schauen weg. Dein Sand läuft, sobald du den Traum zeigst: { $seconds } Sekunde. Wer am schnellsten ist, führt an.
       *[other] Die anderen schauen weg. Dein Sand läuft, sobald du den Traum zeigst: { $seconds } Sekunden. Wer am schnellsten ist, führt an.
    }
web-your-dream = Die anderen schauen weg. Lass dir Zeit: In diesem Spiel läuft kein Sand.
web-ready-about =
    { $seconds ->
        [one] Alle sehen den Traum im selben Augenblick. Leg deine Segmente darauf. Sobald jemand fertig ist, bleibt noch { $seconds } Sekunde.
       *[other] Alle sehen den Traum im selben Augenblick. Leg deine Segmente darauf. Sobald jemand fertig ist, bleiben noch { $seconds } Sekunden.
    }
web-segments-laid =
    { $count ->
        [0] Zieh sie auf den Traum, oder wähle eins und ein Feld.
        [one] Eins liegt auf dem Traum.
       *[other] { $count } liegen auf dem Traum.
    }
web-segment-held = Pfeile bewegen, R oder das Rad dreht, Enter legt.
web-segment-over-allowed = { $segment } über { $place }: Hier darf es liegen.
web-segment-over-refused = { $segment } über { $place }: Hier darf es nicht liegen.
web-segment-laid = { $segment } liegt auf { $place }.
web-segment = { $shape }: { $symbols }
web-cell = { $spot }: { $cell }, { $cover }
web-cell-bare = unbedeckt
web-cell-blank = leer bedeckt
web-cell-under = bedeckt: { $symbol }

## Was eine Komposition brächte

web-foretold-wild =
    { $count ->
        [one] { $count } Fragment beliebiger Farbe
       *[other] { $count } Fragmente beliebiger Farbe
    }
web-foretold-star = vier Farben ergeben einen Stern
web-foretold-chest = eine Truhe geht auf
web-foretold-shared =
    { $count ->
        [one] gemeinsam: { $count } Ding zu teilen
       *[other] gemeinsam: { $count } Dinge zu teilen
    }
web-foretold-missing =
    { $count ->
        [one] { $count } Feld unbedeckt
       *[other] { $count } Felder unbedeckt
    }
web-foretold-outside =
    { $count ->
        [one] { $count } Feld außerhalb
       *[other] { $count } Felder außerhalb
    }
web-foretold-nightmare = ein Albtraum
web-foretold-octopus = der Krake
web-foretold-spider = eine Spinne
web-foretold-bats =
    { $count ->
        [one] eine Fledermaus nimmt ein Segment
       *[other] Fledermäuse nehmen { $count } Segmente
    }
web-foretold-missed =
    { $count ->
        [one] { $count } Feld nicht gesammelt
       *[other] { $count } Felder nicht gesammelt
    }

## Auswahl

web-run-auto = In der besten Reihenfolge auswerten
web-run-coherence = Zusammenhalt zuerst
web-run-banish = Jetzt die Albträume
web-run-collect = Jetzt sammeln
web-run-cell = Feld { $spot }
web-run-skip = Kein Segment, aber im Laden bleiben
web-run-pass = Bereit für den nächsten Traum
web-run-calm = Einmal Gelassenheit
web-run-lock = Traum abschließen
web-run-clear = Abräumen
