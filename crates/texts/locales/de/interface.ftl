# Das Programm selbst: Zeilen über Partien und Dateien sowie Beschwerden.

## Eine Partie und ihre Aufzeichnung

origin-seed-shown = Paket { $pack }, Startwert aufgedeckt, Zufall geprüft
origin-seed-hidden = Paket { $pack }, Startwert nicht aufgedeckt, Zufall ungeprüft

## Viele Partien

series-origin = Paket { $pack }, Startwert { $seed }, Bots: { $bots }
series-stopped = vorzeitig beendet; Ergebnis bis hierher: { $played } von { $wanted } Partien
series-progress = { $played } von { $wanted } Partien, noch { $left }
speed = { $speed } pro Sekunde
speed-on-threads =
    { $threads ->
        [one] { $speed } pro Sekunde mit { $threads } Thread, { $seconds } s
       *[other] { $speed } pro Sekunde mit { $threads } Threads, { $seconds } s
    }

## Beschwerden

error = Fehler: { $problem }

complaint-unreadable = Das lässt sich nicht lesen: { $reason }.
complaint-unwritable = Das lässt sich nicht schreiben: { $reason }.
complaint-no-folder = Dieser Ordner lässt sich nicht anlegen: { $reason }.
complaint-has-records = In diesem Ordner liegen schon Aufzeichnungen, und Reihen dürfen sich nicht mischen; wähle einen anderen Ordner.
complaint-no-output = Die Ausgabe lässt sich nicht schreiben: { $reason }.
complaint-too-long = Das ist zu lang für eine Aufzeichnung: mehr als { $megabytes } MB.
complaint-not-text = Das ist kein Text in UTF-8.
complaint-other-game = Das Spiel „{ $game }“ ist unbekannt; dieses Programm kennt { $known }.
complaint-newer-version = Regelversion { $version } ist neuer als dieses Programm, das Versionen bis { $newest } kennt.
complaint-no-such-version = Eine Regelversion { $version } gibt es nicht.
complaint-no-pack = Diese Aufzeichnung braucht das Paket „{ $pack }“ mit der Prüfsumme { $hash }; es lässt sich mit --pack DATEI angeben.
complaint-other-content = Diese Aufzeichnung braucht das Paket „{ $pack }“ mit der Prüfsumme { $hash }, das vorhandene hat { $here }; es lässt sich mit --pack DATEI angeben.
complaint-other-game-pack = Das ist ein Paket für { $game }, nicht für { $played }.
complaint-no-such-item = Im Paket „{ $pack }“ gibt es kein „{ $item }“; am nächsten kommt { $nearest }.
complaint-unknown-item = Im Paket „{ $pack }“ gibt es kein „{ $item }“; alle Kennungen zeigt { $list }.
complaint-game-and-file = Gib entweder eine Paketdatei oder --game an, nicht beides.
complaint-beyond-end =
    { $steps ->
        [0] { $file } hat keine Schritte.
        [one] { $file } hat nur { $steps } Schritt.
       *[other] { $file } hat nur { $steps } Schritte.
    }
complaint-no-seat = Diese Partie hat keinen Platz { $seat }; sie hat { $others }.
complaint-rule-form = Eine Hausregel wird als name=wert geschrieben.
complaint-no-such-rule = Eine Regel „{ $rule }“ gibt es nicht; { $help } nennt alle.
complaint-bots =
    { $players ->
        [one] Es sind { $named } Bots für { $players } Person.
       *[other] Es sind { $named } Bots für { $players } Personen.
    }
complaint-no-such-bot = Einen Bot „{ $bot }“ gibt es in diesem Spiel nicht; zur Wahl stehen { $known }.
complaint-no-such-profile = Ein Profil „{ $profile }“ gibt es nicht; möglich sind { $known } oder sechs Zahlen wie { $example } für Stein/Bewegung/Wasser/Land/Gras/Albtraum.
complaint-profile-numbers = „{ $profile }“ sind nicht sechs Zahlen; ein Profil wie { $example } hat je eine für Stein/Bewegung/Wasser/Land/Gras/Albtraum, die letzte von 0 bis 9, die anderen von 1 bis 9.
complaint-not-in-solo = Im Solospiel gibt es diese Option nicht: Es ist immer für eine Person, mit den Albtraumregeln und ohne gleichzeitiges Gestalten.
complaint-only-in-solo = Nur das Solospiel hat Profile; spiel es mit { $command }.
complaint-no-client = Der Browser-Teil fehlt in diesem Programm: { $command } baut ihn und startet das Spiel.
complaint-bad-client = In { $folder } liegt kein Browser-Teil ({ $reason }): { $command } baut ihn.
complaint-address-taken = Auf { $address } lauscht schon ein anderes Programm: Beende es oder nimm mit { $option } irgendeinen freien Port.
complaint-no-address = Auf { $address } lässt sich nicht lauschen: { $reason }.
complaint-no-data-folder = Das System hat keinen Ordner für Daten: Wähle einen mit { $option }.
complaint-no-database = Die Datenbank lässt sich nicht benutzen: { $error }.
complaint-database-in-use = Ein anderer Prozess benutzt diese Datenbank: Beende ihn zuerst oder nenne mit --database eine andere Datenbank.
complaint-database-served = Ein anderer Server benutzt diese Datenbank: Prozess { $pid } auf { $host }, erreichbar unter { $listen }, gestartet { $since }. Beende ihn zuerst oder nenne mit --database eine andere Datenbank.
complaint-database-held = Ein anderer Prozess benutzt diese Datenbank: Prozess { $pid } auf { $host }, seit { $since }. Warte, bis er fertig ist, oder nenne mit --database eine andere Datenbank.
complaint-database-absent = Es gibt keine Datenbank { $path }, und es wurde keine angelegt: Nenne mit --data-dir oder --database die richtige.
complaint-database-foreign = In dieser Datenbank sind keine Tische von Lucid, und es wurden keine angelegt: Nenne mit --data-dir oder --database die richtige.
complaint-database-too-new = Diese Datenbank braucht ein neueres Programm. Sie hat Schema { $schema } von Lucid { $program }, und nur Programme, die Schema { $oldest } kennen, dürfen sie benutzen; das hier ist Lucid { $own } und kennt Schema { $known }. Es wurde nichts verändert.
complaint-database-too-old = Diese Datenbank hat Schema { $schema }, und Lucid { $own } braucht Schema { $known }: Starte einmal den Server, um sie zu aktualisieren, oder nimm das Programm, das zu ihr gehört. Es wurde nichts verändert.
complaint-database-older = Diese Datenbank stammt von einer älteren Version, und Lucid { $own } braucht Schema { $known }: Starte einmal den Server, um sie zu aktualisieren, oder nimm das Programm, das zu ihr gehört. Es wurde nichts verändert.
complaint-nats-with-sqlite = { $option } verbindet mehrere Server, die sich eine PostgreSQL-Datenbank teilen; eine SQLite-Datei gehört einem Server. Nenne eine Datenbank mit { $database } oder lass { $option } weg.
complaint-no-answer = Der Server unter { $address } antwortet nicht: { $reason }.
complaint-not-healthy = Der Server unter { $address } antwortet { $status }: Er ist gerade nicht bereit.
complaint-no-table = Es gibt keinen Tisch { $table }.
complaint-no-person = Hier heißt niemand { $name }.
complaint-many-guests = { $count } Gäste heißen { $name }: Gib { $option } an, um alle zu löschen, oder lass sie es auf ihrer eigenen Seite tun.
complaint-no-record = An diesem Tisch wurde nichts gespielt, oder seine Regeln sind nicht mehr bekannt.
complaint-not-sure = Das lässt sich nicht rückgängig machen: Gib { $option } an, wenn du sicher bist.
complaint-no-such-setting = Eine Einstellung „{ $setting }“ gibt es nicht; zur Wahl stehen { $known }.
complaint-bad-setting = Diesen Wert kann die Einstellung „{ $setting }“ nicht haben; möglich ist zum Beispiel { $example }.
complaint-not-in-runners = Diese Option gibt es in Dream Runners nicht.
complaint-no-seed = Diese Partie ist beendet, aber ihre Aufzeichnung zeigt den Startwert nicht; so lassen sich weder Zufall noch Festlegung prüfen.
complaint-other-commitment = Notiert war { $noted }: Dies ist eine andere Partie, oder Regeln, Paket oder Plätze sind andere.
complaint-other-digest = Die Aufzeichnung hat die Prüfsumme { $found }, notiert war { $noted }: Sie gehört zu einer anderen Partie oder wurde geändert.
complaint-one-file = { $option } gilt für eine einzelne Aufzeichnung; gib nur eine Datei an.
complaint-not-told = Das ist eine Aufzeichnung von { $game }, die sich mit { $options } ausgeben lässt; in Worten erzählt werden nur Aufzeichnungen von { $told }.
complaint-bot-budget = „{ $budget }“ ist kein Budget für einen Zug: Schreib eine Zeit wie { $bot }:200ms oder eine Zahl von Stellungen wie { $bot }:20000n, mehr als null.
complaint-keyboard = „-“ steht für die Standardeingabe, und das ist hier die Tastatur: Leite etwas hinein oder nenne eine Datei.
complaint-empty-input = „-“ steht für die Standardeingabe, und von dort kam nichts.
complaint-input-twice = „-“ darf nur einmal vorkommen, denn es gibt nur eine Standardeingabe.
complaint-not-a-stream = „-“ steht für die Standardein- oder -ausgabe, hier muss es aber eine Datei oder ein Ordner sein; schreib „./-“, wenn der Name wirklich so lautet.

man-pages-written =
    { $count ->
        [one] { $count } Seite
       *[other] { $count } Seiten
    }
did-you-mean = { $problem } Meintest du { $nearest }?

## Warum das System eine Datei verweigert

system-not-found = Eine solche Datei oder einen solchen Ordner gibt es nicht
system-no-permission = Die Berechtigung fehlt
system-exists = Etwas anderes trägt schon diesen Namen
system-is-folder = Es ist ein Ordner
system-no-folder = Ein Teil des Pfades ist kein Ordner
system-full = Der Datenträger ist voll
system-read-only = Der Datenträger ist schreibgeschützt

## Das Spiel im Browser

serving-network = Freunde im selben Netz öffnen { $urls }.
serving-book = Das Handbuch steht auf { $url }.
serving = Lucid läuft auf { $url } (Strg-C beendet es).
pruned = Gelöscht: beendete Tische: { $tables }, beendete Sitzungen: { $sessions }, Gäste: { $guests }, Pakete: { $packs }.
prune-rehearsed = Es wurde nichts gelöscht. Es wären: beendete Tische: { $tables }, beendete Sitzungen: { $sessions }, Gäste: { $guests }, Pakete: { $packs }.
