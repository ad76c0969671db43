# Das Programm selbst: Beschriftungen von Bildern und Tabellen, Zeilen über
# Partien und Dateien sowie Beschwerden.

## Beschriftungen: kurz, mitten in einer Zeile, ohne Doppelpunkt.

label-all = alle
label-any-shard = beliebig
label-awake = wach
label-bag = Beutel
label-blue = blau
label-cards = Karten
label-chests = Truhen
label-coins = Münzen
label-colour-slot = mit einer Farbe
label-converging = geteilt unter allen, die sammeln
label-day = Tag
label-decks = Stapel
label-drawn = gezogen
label-dreamer = Träumer
label-empty = leer
label-first-lock = zuerst fertig
label-games = Partien
label-grid = Raster
label-hands = Hände
label-his-creation = Gestalten des Herrn der Albträume
label-his-travel = Reise des Herrn der Albträume
label-initiative = Initiative
label-late = zu spät
label-mountains = Berge
label-mr-nightmare = Herr der Albträume
label-neutral = zu kaufen
label-nightmare-only = nur mit Albträumen
label-penalties = Abzüge
label-pile = Ablage
label-points = Punkte
label-purposes = Traumziele
label-red-in-dreamworld = rot, Traumwelt
label-red-in-stock = rot, Beute
label-reserve = Vorrat
label-score = Punkte
label-seat = Platz
label-segments = Segmente
label-serenity = Gelassenheit
label-shards = Splitter
label-star-tile = nicht für den Anfang
label-stars = Sterne
label-start = Start
label-steps = Schritte
# Steht unter „Schritte“.
label-steps-a-game = je Partie
label-stock = Beute
label-tiles = Träume
label-to-lay = zu legen
label-total = gesamt
label-tree = Baum
label-trees = Bäume
label-used = genutzt
label-water = Wasser
label-wins = Siege

## Mengen

percent = { $value } %
count-trees =
    { $count ->
        [one] { $count } Baum
       *[other] { $count } Bäume
    }
count-red-shards =
    { $count ->
        [one] { $count } roter Splitter
       *[other] { $count } rote Splitter
    }

## Eine Partie und ihre Aufzeichnung

seats-and = { $seats } und { $last }
victory =
    { $count ->
        [one] { $winners } gewinnt { $scores }
       *[other] { $winners } gewinnen { $scores }
    }
victory-rival =
    { $margin ->
        [0] der Herr der Albträume gewinnt { $scores }, denn ein Gleichstand zählt für ihn
       *[other] der Herr der Albträume gewinnt { $scores }
    }
victory-nobody = niemand gewinnt, { $scores }
victory-open = nicht beendet
moment-over = Nach Schritt { $step }: Das Spiel ist zu Ende; { $victory }
moment-chance = Nach Schritt { $step }: Der Zufall ist am Zug
moment-seats =
    { $count ->
        [one] Nach Schritt { $step }: { $seats } ist am Zug
       *[other] Nach Schritt { $step }: { $seats } sind am Zug
    }
origin-seed-shown = Paket { $pack }, Startwert aufgedeckt, Zufall geprüft
origin-seed-hidden = Paket { $pack }, Startwert nicht aufgedeckt, Zufall ungeprüft
verified =
    { $steps ->
        [one] { $steps } Schritt, davon { $dealt } durch den Startwert bestimmt, { $victory }
       *[other] { $steps } Schritte, davon { $dealt } durch den Startwert bestimmt, { $victory }
    }
verified-no-seed =
    { $steps ->
        [one] { $steps } Schritt, Zufall ungeprüft (kein Startwert), { $victory }
       *[other] { $steps } Schritte, Zufall ungeprüft (kein Startwert), { $victory }
    }

## Viele Partien

series-origin = Paket { $pack }, Startwert { $seed }, Bots: { $bots }
series-stopped = vorzeitig beendet: das Ergebnis bis hierher, { $played } von { $wanted } Partien
series-progress = { $played } von { $wanted } Partien, noch { $left }
speed = { $speed } pro Sekunde
speed-on-threads =
    { $threads ->
        [one] { $speed } pro Sekunde mit { $threads } Thread, { $seconds } s
       *[other] { $speed } pro Sekunde mit { $threads } Threads, { $seconds } s
    }
range = { $fewest } bis { $most }

## Beschwerden

error = Fehler: { $problem }

complaint-unreadable = Das lässt sich nicht lesen: { $reason }.
complaint-unwritable = Das lässt sich nicht schreiben: { $reason }.
complaint-no-folder = Dieser Ordner lässt sich nicht anlegen: { $reason }.
complaint-has-records = In diesem Ordner liegen schon Aufzeichnungen, und Reihen dürfen sich nicht mischen; es braucht einen anderen Ordner.
complaint-no-output = Die Ausgabe lässt sich nicht schreiben: { $reason }.
complaint-too-long = Das ist zu lang für eine Aufzeichnung: mehr als { $megabytes } MB.
complaint-not-text = Das ist kein Text in UTF-8.
complaint-other-game = Das Spiel „{ $game }“ ist unbekannt; dieses Programm kennt { $known }.
complaint-newer-version = Die Regelversion { $version } ist neuer als dieses Programm, das { $newest } kennt.
complaint-no-such-version = Eine Regelversion { $version } gibt es nicht.
complaint-no-pack = Diese Aufzeichnung braucht das Paket „{ $pack }“ mit der Prüfsumme { $hash }; es lässt sich mit --pack DATEI angeben.
complaint-other-content = Diese Aufzeichnung braucht das Paket „{ $pack }“ mit der Prüfsumme { $hash }, das hiesige hat { $here }; es lässt sich mit --pack DATEI angeben.
complaint-other-game-pack = Das ist ein Paket für { $game }, nicht für { $played }.
complaint-no-such-item = Im Paket „{ $pack }“ gibt es kein „{ $item }“; am nächsten kommt { $nearest }.
complaint-unknown-item = Im Paket „{ $pack }“ gibt es kein „{ $item }“; alle Kennungen zeigt { $list }.
complaint-game-and-file = Entweder eine Paketdatei oder --game, nicht beides.
complaint-beyond-end =
    { $steps ->
        [0] { $file } hat keine Schritte.
        [one] { $file } hat nur { $steps } Schritt.
       *[other] { $file } hat nur { $steps } Schritte.
    }
complaint-rule-form = Eine Hausregel wird als name=wert geschrieben.
complaint-no-such-rule = Eine Regel „{ $rule }“ gibt es nicht; { $help } nennt alle.
complaint-bots =
    { $players ->
        [one] Es sind { $named } Bots für { $players } Person.
       *[other] Es sind { $named } Bots für { $players } Personen.
    }
complaint-no-such-bot = Einen Bot „{ $bot }“ gibt es in diesem Spiel nicht; es gibt { $known }.
complaint-no-such-profile = Ein Profil „{ $profile }“ gibt es nicht; möglich sind { $known } oder sechs Zahlen wie { $example } für Grau/Weiß/Blau/Braun/Grün/Rot.
complaint-profile-numbers = „{ $profile }“ sind nicht sechs Zahlen; ein Profil wie { $example } hat je eine für Grau/Weiß/Blau/Braun/Grün/Rot, die letzte von 0 bis 9, die anderen von 1 bis 9.
complaint-not-in-solo = Das ergibt im Solospiel keinen Sinn, das immer für eine Person ist, mit den Albtraumregeln und ohne gleichzeitiges Gestalten.
complaint-only-in-solo = Nur das Solospiel hat Profile: Mit { $command } wird es gespielt.
complaint-no-client = Der Browser-Teil fehlt in diesem Programm: { $command } baut ihn und startet das Spiel.
complaint-address-taken = Auf { $address } lauscht schon etwas anderes: Beende es oder nimm mit { $option } irgendeinen freien Port.
complaint-no-address = Auf { $address } lässt sich nicht lauschen: { $reason }.
complaint-not-in-runners = Das gibt es in Dream Runners nicht.
complaint-not-shown = Das ist eine Aufzeichnung von { $game }, die sich mit { $command } prüfen lässt; gezeigt werden nur Aufzeichnungen von { $shown }.

## Warum das System eine Datei verweigert

system-not-found = Eine solche Datei oder einen solchen Ordner gibt es nicht
system-no-permission = Die Berechtigung fehlt
system-exists = Etwas anderes trägt schon diesen Namen
system-is-folder = Es ist ein Ordner
system-no-folder = Ein Teil des Pfades ist kein Ordner
system-full = Der Datenträger ist voll
system-read-only = Der Datenträger ist schreibgeschützt

## Das Spiel im Browser

serving = Lucid läuft auf { $url } und endet mit Strg-C.
