# Der Client im Browser: der Tisch von Dreamscape.

## Der Zug des Herrn der Albträume

story-title = Der Zug des Herrn der Albträume
story-pause = Pause
story-play = Fortsetzen
story-next = Weiter
story-skip = Überspringen
story-again = Noch einmal zeigen
story-beat = { $beat } von { $beats }

## Fähigkeiten, Schritt für Schritt

lead-step = Schritt { $step } von { $steps }
lead-completion = Eine Karte ist erfüllt
lead-theft = Der Herr der Albträume stiehlt
lead-haunting = Der Herr der Albträume hinterlässt etwas
lead-first-card = Deine erste Karte
lead-lay-shard = Nimm einen gezogenen Splitter und wähle einen Ort für ihn.
lead-take-back = Wähle ein Feld: Sein oberster Splitter kehrt in deine Hände zurück.
lead-shift = Hebe einen Splitter an, mit allem, was darauf ist, und wähle dann ein Nachbarfeld.
lead-location = Wähle einen Ort, dessen Splitter du neu ordnest.
lead-next-shard = Wähle den nächsten Splitter { $at }, vom Schlüssel zur Hand.
lead-which-card = Mehrere Karten passen. Welche wird zuerst erfüllt?
lead-which-shard = Auf deinem Ablagestapel treffen sich zwei Splitter. Welcher bleibt?
lead-deck = Wähle den Stapel, von dem du ziehst.
lead-keep = Wähle eine der gezogenen Karten.
lead-link = Wähle ein leeres Verbindungsfeld an seinem Ort für einen Albtraumsplitter.
lead-give-up = Er nimmt dir einen { $shard }splitter. Von welcher Karte?
lead-cancel = Abbrechen
lead-no-cancel = Abbrechen geht nicht mehr: Ein Splitter oder eine Karte wurde aufgedeckt.

## Bevor etwas verloren ist

loss-points =
    { $points ->
        [one] Du hast noch einen Aktionspunkt. Das lässt sich nicht zurücknehmen.
       *[other] Du hast noch { $points } Aktionspunkte. Das lässt sich nicht zurücknehmen.
    }
loss-shards =
    { $shards ->
        [one] Ein Splitter aus deinen Händen geht zurück in den Beutel. Das lässt sich nicht zurücknehmen.
       *[other] { $shards } Splitter aus deinen Händen gehen zurück in den Beutel. Das lässt sich nicht zurücknehmen.
    }
loss-card = „{ $card }“ fehlt nur ein Schritt. Das lässt sich nicht zurücknehmen.
loss-stay = Weiterspielen
loss-end-anyway = Trotzdem beenden

## Wege

way-there =
    { $cost ->
        [0] { $steps }-mal reisen · frei
        [one] { $steps }-mal reisen · 1
       *[other] { $steps }-mal reisen · { $cost }
    }
way-keys =
    { $keys ->
        [one] einer mit Schlüssel
       *[other] { $keys } mit Schlüssel
    }
way-via = über { $stops }
way-trail = in diesem Zug gereist

## Tasten

keys-title = Tasten
keys-choose = aus der Leiste wählen; mit Fokus auf deinen Händen: einen Splitter aufnehmen
keys-undo = einen Schritt zurücknehmen
keys-end = den Zug beenden oder eine Fähigkeit anhalten
keys-cancel = eine Fähigkeit abbrechen
keys-arrows = auf einem Spielplan von Ort zu Ort gehen
keys-tab = von Spielplan zu Spielplan gehen
keys-enter = auslösen, was den Fokus hat
keys-escape = schließen, was offen ist; den Zug des Herrn der Albträume überspringen
keys-next = nächster Satz im Zug des Herrn der Albträume
keys-again = den Zug des Herrn der Albträume noch einmal zeigen
keys-view = Ansicht: schräg oder von oben
keys-more = zeigen, was nicht in die Leiste passt
keys-peek = gedrückt: die Traumwelt hinter gezogenen Karten ansehen
keys-help = diese Liste

## Eine Partie, die auch anderswo offen oder nicht lesbar ist

other-tab = Diese Partie wurde in einem anderen Tab weitergespielt.
other-tab-load = Von dort weiterspielen
broken-download = Gespeichertes herunterladen
broken-delete = Löschen

## Hints

hint-ask = Tipp

## Journal

journal-only = einzige Möglichkeit
keys-hint = nach einem Tipp fragen
