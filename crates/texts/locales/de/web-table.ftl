# Der Client im Browser: der Tisch von Dreamscape.

## Der Zug des Herrn der Albträume

story-title = Der Zug des Herrn der Albträume
story-pause = Anhalten
story-play = Weiter
story-next = Nächster
story-skip = Überspringen
story-again = Noch einmal erzählen
story-beat = { $beat } von { $beats }

## Fähigkeiten, Schritt für Schritt

lead-step = Schritt { $step } von { $steps }
lead-completion = Eine Karte ist erfüllt
lead-theft = Der Herr der Albträume stiehlt
lead-haunting = Der Herr der Albträume hinterlässt etwas
lead-first-card = Deine erste Karte
lead-lay-shard = Nimm einen gezogenen Splitter und wähle den Ort, der ihn bekommt.
lead-take-back = Wähle ein Feld: Sein oberster Splitter kommt zurück in deine Hände.
lead-shift = Hebe einen Splitter an und wähle dann das Feld daneben, auf das er mit allem darauf kommt.
lead-location = Wähle den Ort, dessen Splitter du neu legst.
lead-next-shard = Wähle den nächsten Splitter { $at }, vom Schlüssel zur Hand.
lead-which-card = Mehrere Karten passen. Welche wird zuerst erfüllt?
lead-which-shard = Auf deinem Stapel treffen sich zwei Splitter. Welcher bleibt?
lead-deck = Wähle den Stapel, von dem du ziehst.
lead-keep = Wähle eine der gezogenen Karten.
lead-link = Wähle ein freies Verbindungsfeld an seinem Ort: Dorthin kommt ein roter Splitter.
lead-give-up = Dir wird ein Splitter genommen ({ $colour }). Von welcher Karte?
lead-cancel = Abbrechen
lead-no-cancel = Abbrechen geht nicht mehr: Ein Splitter oder eine Karte ist ans Licht gekommen.

## Bevor etwas verloren ist

loss-points =
    { $points ->
        [one] Eine Kerze brennt noch. Das lässt sich nicht zurücknehmen.
       *[other] { $points } Kerzen brennen noch. Das lässt sich nicht zurücknehmen.
    }
loss-shards =
    { $shards ->
        [one] Ein Splitter aus deinen Händen geht zurück in den Beutel. Das lässt sich nicht zurücknehmen.
       *[other] { $shards } Splitter aus deinen Händen gehen zurück in den Beutel. Das lässt sich nicht zurücknehmen.
    }
loss-card = „{ $card }“ fehlt nur ein Schritt. Das lässt sich nicht zurücknehmen.
loss-stay = Weiterspielen
loss-end-anyway = Trotzdem beenden
loss-setting = Bevor etwas endgültig verloren ist
loss-ask = Nachfragen
loss-go = Einfach tun

## Wege

way-there =
    { $cost ->
        [0] { $steps } Züge, kostenlos
        [one] { $steps } Züge, eine Kerze
       *[other] { $steps } Züge, { $cost } Kerzen
    }
way-keys =
    { $keys ->
        [one] einer mit Schlüssel
       *[other] { $keys } mit Schlüssel
    }
way-via = über { $stops }
way-trail = in diesem Zug gegangen

## Tasten

keys-title = Tasten
keys-choose = aus der Leiste wählen; steht der Fokus auf deinen Händen: einen Splitter aufnehmen
keys-undo = einen Schritt zurücknehmen
keys-end = den Zug beenden oder eine Fähigkeit anhalten
keys-cancel = eine Fähigkeit abbrechen
keys-arrows = auf einem Plan von Ort zu Ort gehen
keys-tab = von Plan zu Plan gehen
keys-enter = drücken, was den Fokus hat
keys-escape = schließen, was offen ist; die Erzählung überspringen
keys-next = nächster Satz der Erzählung
keys-again = den Zug des Herrn der Albträume noch einmal erzählen
keys-view = erhabene oder flache Ansicht
keys-help = diese Liste

## Eine Partie, die auch anderswo offen oder nicht lesbar ist

other-tab = Diese Partie wurde in einem anderen Tab weitergespielt.
other-tab-load = Von dort weiterspielen
broken-download = Herunterladen, was aufgehoben wurde
broken-delete = Löschen

## Hints

hint-ask = Tipp
keys-hint = nach einem Tipp fragen
