# Der Client im Browser: Pakete.

web-packs-intro = Sieh dir die Karten und Plättchen beider Spiele an. Ein Paket ist eine Textdatei: Schreibe dein eigenes, lade es hier und spiele damit.
web-packs-shelf = Pakete
web-packs-built-in = eingebaut
web-packs-kept = hier gespeichert
web-packs-loaded = eben geladen
web-packs-load = Paketdatei laden
web-packs-drop = Du kannst eine Datei auch irgendwo auf diese Seite ziehen.
web-packs-template-dreamscape = Vorlage für Dreamscape
web-packs-template-runners = Vorlage für Dream Runners
web-packs-level = Stufe
web-packs-power = Fähigkeit
web-packs-all = Alle
web-packs-none = Keine Karte passt dazu.
web-packs-all-cards = Alle Karten zeigen
web-packs-structure = Zu bauen, jeder Stapel von unten nach oben
web-packs-tree = oben ein Baum
web-packs-dreamer = oben der Träumer
web-packs-in-box = In der Schachtel
web-packs-previous = Zurück
web-packs-next = Weiter
web-packs-close = Schließen
web-packs-keep = Auf diesem Gerät speichern
web-packs-keep-about = Gespeicherte Pakete lassen sich für neue Partien wählen, und Aufzeichnungen finden sie.
web-packs-forget = Dieses Paket entfernen
web-packs-forget-about = Partien damit warten, bis es wieder gespeichert ist.
web-packs-advice = Was besser sein könnte
web-packs-problem-list = Die Datei mit jedem Fehler an seiner Stelle
web-packs-mend = Berichtige die Datei und lade sie noch einmal.
web-packs-left-out = Zeilen ohne Fehler sind ausgelassen.
web-packs-line = Zeile { $line }
web-packs-of-problems = { $number } von { $count }
web-packs-shown =
    { $count ->
        [one] { $count } Karte ist zu sehen
       *[other] { $count } Karten sind zu sehen
    }
