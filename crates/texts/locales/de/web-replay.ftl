# Der Client im Browser: die Wiedergabe.

web-replay-open-title = Aufzeichnung öffnen
web-replay-open-about = Zieh eine Aufzeichnung irgendwo auf diese Seite oder wähle sie aus.
web-replay-choose = Datei auswählen
web-replay-drop-here = Loslassen, um die Aufzeichnung zu öffnen
web-replay-yours = Deine Partien
web-replay-none = Jede Partie, die du auf diesem Gerät spielst, kannst du hier noch einmal ansehen.
web-replay-running-tag = läuft noch
web-replay-problem-title = Diese Datei lässt sich nicht zeigen
web-replay-other-file = Wähle eine andere Datei. Aufzeichnungen von Lucid beginnen mit „lucid record 1“.
web-replay-get-again = Diese Kopie ist unvollständig. Speichere die Aufzeichnung noch einmal oder lass sie dir neu schicken.
web-replay-original = Die Datei wurde verändert oder beschädigt. Nimm die, die Lucid gespeichert hat.
web-replay-renew = Lade diese Seite neu, wenn du online bist; ein neueres Lucid kann diese Aufzeichnung vielleicht lesen.
web-replay-needs-pack = Die Aufzeichnung selbst scheint in Ordnung. Lade die Paketdatei unter Pakete und speichere sie, um die Partie hier zu sehen.
web-replay-broken-link-title = Dieser Link ist unvollständig
web-replay-broken-link = Etwas fehlt oder wurde unterwegs verändert. Kopiere den ganzen Link oder lass dir die Datei der Aufzeichnung schicken.
web-replay-file-too = Dieser Link braucht seine Aufzeichnung
web-replay-file-too-about = Die Aufzeichnung war zu lang für den Link. Öffne die Datei, die dabei war, um diesen Moment zu sehen.
web-replay-gone-title = Diese Partie ist nicht hier
web-replay-gone = Sie wurde auf einem anderen Gerät gespielt oder hier gelöscht.
web-replay-all-records = Alle Aufzeichnungen
web-replay-start = Vor dem ersten Schritt
web-replay-controls = Wiedergabe
web-replay-to-start = Zum Anfang
web-replay-to-end = Zum Ende
web-replay-step-back = Einen Schritt zurück
web-replay-step-on = Einen Schritt weiter
web-replay-turn-back = Einen Zug zurück
web-replay-turn-on = Einen Zug weiter
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-speed = Tempo
web-replay-slider = Moment der Partie
web-replay-seen-by = Gesehen von
web-replay-all = allen
web-replay-onlooker = Zuschauern
web-replay-link = Link zu diesem Moment
web-replay-copy = Link kopieren
web-replay-copied = Kopiert
web-replay-copy-failed = Der Browser erlaubt das Kopieren nicht. Der Link ist markiert: Kopiere ihn selbst.
web-replay-link-about = Die Aufzeichnung steckt im Link. Er funktioniert auf jedem Gerät, ohne Konto.
web-replay-link-long = Diese Aufzeichnung ist zu lang für einen Link. Schick die Datei mit: Wer den Link öffnet, wird danach gefragt.
web-replay-keys-step = Schritt
web-replay-keys-turn = Zug
web-replay-keys-play = abspielen
web-replay-keys-ends = Anfang, Ende
web-replay-key-space = Leertaste
web-replay-key-shift = Umschalt
web-replay-key-home = Pos1
web-replay-key-end = Ende
web-replay-not-checked = Der Startwert dieser Partie ist nicht aufgedeckt, darum lässt sich der Zufall nicht prüfen.

## Sätze mit Angaben

web-replay-step = Schritt { $step } von { $steps }
web-replay-round = Runde { $round }
web-replay-in = { $round }, { $turn }
web-replay-verified =
    { $dealt ->
        [one] Geprüft: Die eine Ziehung passt zum hinterlegten Startwert.
       *[other] Geprüft: Alle { $dealt } Ziehungen passen zum hinterlegten Startwert.
    }
web-replay-no-pack = Diese Partie wurde mit dem Paket „{ $pack }“ gespielt, das hier fehlt.
web-replay-too-long = Das ist viel zu lang für eine Aufzeichnung.
web-replay-other-game = Das Spiel „{ $game }“ ist hier nicht bekannt.
web-replay-newer = Diese Aufzeichnung nutzt Regelversion { $version }, die neuer ist als dieses Lucid.
web-replay-no-version = Eine Regelversion { $version } gab es nie.
