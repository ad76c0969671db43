# Dream Runners: Ablehnungen, Ereignisse, Optionen. $player ist ein Name, nie „du“.

## Warum eine Aktion abgelehnt wird

runners-refusal-game-over = Die Partie ist zu Ende.
runners-refusal-not-at-table = Diesen Platz gibt es an diesem Tisch nicht.
runners-refusal-not-yet = Gerade wird noch etwas aufgedeckt. Einen Moment Geduld.
runners-refusal-awake = Du bist aufgewacht und ausgeschieden.
runners-refusal-only-composing = Das geht nur, solange der Traum gestaltet wird.
runners-refusal-only-sharing = Gemeinsame Träume werden geteilt, bevor jemand auswertet; jetzt geht das nicht.
runners-refusal-only-resolving = Das geht nur, solange die Kompositionen ausgewertet werden.
runners-refusal-only-improving = Das geht nur, solange eingekauft wird.
runners-refusal-locked = Du hast deine Komposition abgeschlossen; sie bleibt, wie sie ist.
runners-refusal-no-such-segment = Dieses Segment gibt es nicht.
runners-refusal-not-yours = Das Segment „{ $segment }“ gehört dir nicht.
runners-refusal-same-turn = So gedreht sieht „{ $segment }“ aus wie mit weniger Drehungen. Nimm die kleinere Drehung.
runners-refusal-off-board = Das Segment „{ $segment }“ würde über den Plan hinausragen.
runners-refusal-covers-nothing = Dort würde „{ $segment }“ kein Feld des Traums bedecken; jedes Segment muss eines bedecken.
runners-refusal-overlaps = Das Segment „{ $segment }“ ist im Weg, und Segmente überlappen nie.
runners-refusal-lies-there = Das Segment „{ $segment }“ liegt schon genau dort.
runners-refusal-not-laid = Das Segment „{ $segment }“ liegt nicht auf deinem Plan.
runners-refusal-nothing-laid = Dein Plan ist leer.
runners-refusal-not-your-take = Vom gemeinsamen Traum nimmt jetzt jemand anderes.
runners-refusal-not-there = Das liegt nicht mehr auf dem gemeinsamen Traum. Wähle etwas anderes.
runners-refusal-resolved = Deine Komposition ist schon ausgewertet.
runners-refusal-choose-colour = Wähle zuerst eine Farbe für das beliebige Fragment.
runners-refusal-choose-segment = Wähle zuerst das Segment, das die Fledermaus nimmt.
runners-refusal-no-wild = Gerade wartet kein Fragment auf eine Farbe.
runners-refusal-no-bat = Gerade wartet keine Fledermaus auf ein Segment.
runners-refusal-not-unplayed = Du hast „{ $segment }“ gespielt, und eine Fledermaus nimmt nur, was nicht gespielt wurde.
runners-refusal-block-runs = Beende zuerst den begonnenen Effekt.
runners-refusal-block-done = In diesem Effekt ist nichts mehr zu tun.
runners-refusal-no-block = Wähle zuerst den nächsten Effekt.
runners-refusal-not-this-cell = In diesem Effekt ist auf { $spot } nichts zu tun.
runners-refusal-wait-to-buy = Andere kaufen vor dir. Warte, bis du dran bist.
runners-refusal-not-your-buy = Du bist gerade nicht dran, ein Segment zu kaufen.
runners-refusal-ready = Du wartest schon auf die nächste Runde.
runners-refusal-not-offered = Das Segment „{ $segment }“ liegt nicht offen aus.
runners-refusal-segment-too-dear = Ein Segment kostet 4 Münzen, und so viele hast du nicht.
runners-refusal-serenity-too-dear = Ein Punkt Gelassenheit kostet 3 Münzen, und so viele hast du nicht.
runners-refusal-at-the-top = Deine Gelassenheit ist schon ganz oben.

## Was geschehen ist

runners-event-face-up = Das Segment „{ $segment }“ wird aufgedeckt.
runners-event-revealed = Runde { $round }: Der Traum „{ $tile }“ wird aufgedeckt.
runners-event-put = { $player } legt „{ $segment }“ auf { $place }.
runners-event-lifted = { $player } nimmt „{ $segment }“ vom Plan.
runners-event-cleared = { $player } räumt den Plan ab.
runners-event-first-locked = { $player } schließt zuerst ab und führt diese Runde an.
runners-event-locked = { $player } schließt ab.
runners-event-time-up = Die Zeit ist um.
runners-event-chests-shuffled = Die benutzten Truhen für { $keys } Schlüssel werden gemischt.
runners-event-chest-turned = Die Truhe für { $keys } Schlüssel wird aufgedeckt: { $goods }.
runners-event-took = { $player } nimmt vom gemeinsamen Traum auf { $spot }: { $goods }.
runners-event-began-coherence = { $player } wertet den Zusammenhalt aus.
runners-event-began-banish = { $player } wertet das Bannen aus.
runners-event-began-collect = { $player } wertet das Sammeln aus.
runners-event-gained = { $player } erhält { $goods }: { $reason }.
runners-event-lost = { $player } verliert { $goods }: { $reason }.
runners-event-opened =
    { $keys ->
        [one] { $player } öffnet die Truhe auf { $spot } mit { $keys } Schlüssel.
       *[other] { $player } öffnet die Truhe auf { $spot } mit { $keys } Schlüsseln.
    }
runners-event-bat = Die Fledermaus auf { $spot } nimmt „{ $segment }“ von { $player }.
runners-event-woke = { $player } wacht auf und scheidet aus.
runners-event-bought = { $player } kauft „{ $segment }“.
runners-event-skipped = { $player } kauft kein Segment.
runners-event-passed = { $player } ist bereit für die nächste Runde.
runners-event-scored =
    { $points ->
        [one] { $player } bekommt { $points } Traumpunkt: { $reason }.
       *[other] { $player } bekommt { $points } Traumpunkte: { $reason }.
    }
runners-event-over = Die Partie ist zu Ende.

runners-stars =
    { $count ->
        [one] { $count } Stern
       *[other] { $count } Sterne
    }

## Warum etwas gewonnen oder verloren wurde, als Wendung

runners-reason-missing =
    { $count ->
        [one] { $count } Feld des Traums nicht bedeckt
       *[other] { $count } Felder des Traums nicht bedeckt
    }
runners-reason-outside =
    { $count ->
        [one] { $count } Feld außerhalb des Traums
       *[other] { $count } Felder außerhalb des Traums
    }
runners-reason-cell = Feld { $spot }
runners-reason-chest = Truhe für { $keys } Schlüssel
runners-reason-set = ein Satz aus vier Farben
runners-reason-first-lock = zuerst abgeschlossen
runners-reason-bought = Preis von „{ $segment }“
runners-reason-bonus = Münzen auf „{ $segment }“
runners-reason-calm = gekaufte Gelassenheit
runners-points-stars = Feld { $space } der Sternenleiste
runners-points-serenity = Feld { $space } der Gelassenheit
runners-points-segment = Segment „{ $segment }“

## Phasen

runners-phase-setup = Aufbau
runners-phase-reveal = Ein neuer Traum
runners-phase-compose = Einen Traum gestalten
runners-phase-chests = Truhen aufdecken
runners-phase-share = Gemeinsame Träume teilen
runners-phase-resolve = Kompositionen auswerten
runners-phase-improve = Einkauf
runners-phase-over = Das Ende

## Optionen: was jede sein kann.

runners-rule-players = eine Zahl von 2 bis 4
runners-rule-beginners = yes, no
runners-rule-timer = none oder eine Zahl von 15 bis 120
runners-rule-round-limit = eine Zahl von 30 bis 3600
runners-rule-show-boards = yes, no

runners-problem-players = Dream Runners ist für 2 bis 4 Personen, nicht für { $count }.
runners-problem-timer = Der Sand läuft 15 bis 120 Sekunden, nicht { $count }.
runners-problem-round-limit = Eine Runde, die niemand abschließt, endet nach 30 bis 3600 Sekunden, nicht nach { $count }.
runners-problem-too-many-tiles = Das Paket hat { $count } Träume; erlaubt sind höchstens { $most }.
runners-problem-too-many-segments = Das Paket hat { $count } Segmente; erlaubt sind höchstens { $most }.
runners-problem-too-many-chests = Das Paket hat { $count } Truhen; erlaubt sind höchstens { $most }.
runners-problem-too-many-spaces = Eine Leiste des Pakets hat { $count } Felder; erlaubt sind höchstens 255.
