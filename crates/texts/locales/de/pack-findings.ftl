# Was an einem Paket nicht stimmt oder besser sein könnte. Was in der Datei steht,
# steht zwischen Gravis-Zeichen.

finding-error = Fehler
finding-advice = Rat

## Der Teil eines Pakets, um den es geht

part-file = Datei
part-head = Kopf
part-pack = Paket
part-grid = Raster
part-tracks = Leisten
part-entry =
    { $kind ->
        [card] Karte { $name }
        [purpose] Traumziel { $name }
        [tile] Traum { $name }
        [set] Satz { $name }
        [segment] Segment { $name }
       *[chest] Truhe { $name }
    }

## Wie etwas geschrieben ist

finding-syntax = kein TOML: { $slip }; der Parser sagt auf Englisch „{ $message }“
slip-twice = ein Schlüsselwort kommt zweimal vor
slip-key = ein Schlüsselwort oder sein `=` fehlt oder stimmt nicht
slip-value = ein Wert fehlt oder lässt sich nicht lesen
slip-bare = ein Wert fehlt oder ist ein Text ohne Anführungszeichen
slip-text = ein Text in Anführungszeichen ist nicht geschlossen oder nicht gültig
slip-list = eine Liste ist nicht geschlossen, oder ihre Kommas stimmen nicht
slip-table = eine Tabelle oder ihre Überschrift ist nicht geschlossen oder nicht gültig
slip-other = von hier an lässt es sich nicht lesen

## Felder und Wörter

finding-too-big = { $found } kB sind zu groß; ein Paket hat höchstens { $most } kB
finding-not-utf8 = von hier an kein UTF-8; speichere die Datei als UTF-8
finding-more = weitere Fehler, die nicht gezeigt werden: { $found }
finding-newer-format = Format { $found } ist neuer als dieses Programm, das Format { $known } liest; hole dir ein neueres Lucid
finding-missing = `{ $field }` fehlt
finding-no-english-name = der englische Name fehlt (`{ $field }`)
finding-no-english-text = der englische Text fehlt (`{ $field }`)
finding-no-german-name = der deutsche Name fehlt (`{ $field }`)
finding-no-german-text = der deutsche Text fehlt (`{ $field }`)
finding-unknown-field = unbekanntes Feld `{ $field }`
finding-meant = { $finding }, war `{ $meant }` gemeint?
finding-wrong-type = `{ $field }` sollte { $wanted } sein, hier steht { $found }
finding-only = `{ $field }` ist { $found }, muss aber { $to } sein
finding-out-of-range = `{ $field }` ist { $found }, muss aber zwischen { $from } und { $to } liegen
finding-unknown-game = unbekanntes Spiel `{ $word }`
finding-unknown-power = unbekannte Fähigkeit `{ $word }`
finding-unknown-purpose = unbekannte Art von Traumziel `{ $word }`
finding-unknown-shape = unbekannte Form `{ $word }`
finding-unknown-cell = unbekanntes Traumfeld `{ $word }`
finding-unknown-content = unbekannter Inhalt `{ $word }`
finding-bad-id = `{ $id }` ist keine Kennung: 2 bis 40 Zeichen aus a-z, 0-9 und `-`
finding-reserved-id = `{ $id }` beginnt mit `set-`, das ist für die eigenen Segmente der Spieler reserviert
finding-twice = die Kennung `{ $id }` steht schon in Zeile { $line }
finding-empty-text = `{ $field }` ist leer
finding-long-text = `{ $field }` hat { $found } Zeichen, erlaubt sind höchstens { $most }
finding-control-character = `{ $field }` enthält einen Zeilenumbruch oder ein anderes Steuerzeichen
finding-too-many = { $what }: { $found }, erlaubt sind höchstens { $most }

form-text = ein Text
form-quoted = ein Text in Anführungszeichen
form-number = eine Zahl
form-numbers = eine Liste von Zahlen
form-fraction = eine Kommazahl
form-flag = `true` oder `false`
form-date = ein Datum
form-list = eine Liste
form-table = eine Tabelle
form-entries = `[[{ $kind }]]`
form-cells = eine Liste von Tabellen mit `at` und `stack`
form-place = `[Spalte, Zeile]`

things-cards = Karten
things-cards-of-level = Karten der Stufe { $level }
things-purposes = Traumziele
things-copies = Plättchen `{ $kind }` in der Schachtel mit { $size }
things-table-entries = Einträge von `table`
things-cells = Zellen
things-tiles = Träume
things-tiles-of-level = Träume der Stufe { $level }
things-stars-of-level = Träume der Stufe { $level } mit Stern
things-nightmares = Albträume
things-segments = Segmente
things-segments-of = neutrale Segmente der Form `{ $shape }`
things-chests = Truhen
things-chests-for = Truhen für { $keys } Schlüssel

## Dreamscape

finding-grid-character = `{ $letter }` ist weder `.` noch `E` noch ein Leerzeichen
finding-grid-entries = genau ein Eintrittsfeld `E` wird gebraucht, gefunden: { $found }
finding-grid-slots = { $found } Felder, erlaubt sind höchstens { $most }
finding-picture-size = mehr als 9 Zeilen oder 26 Spalten
finding-slots-apart = Felder, die vom Eintrittsfeld aus nicht zu erreichen sind: { $found }
finding-both-forms = `structure` und `cells` sind beide angegeben, eines genügt
finding-no-form = `structure` oder `cells` fehlt
finding-letter = `{ $letter }` ist keine Farbe; eine Zelle ist `.` oder von unten nach oben `g u y b`, danach `^` oder `@`
finding-no-landscape = keine Karte kann { $colour } verlangen; die Farben sind `g u y b`
finding-no-shard = es fehlt ein Splitter, auf dem etwas stehen kann
finding-too-high = ein Stapel aus { $found } Splittern, erlaubt sind höchstens { $most }
finding-tree-and-dreamer = ein Baum und der Träumer stehen auf derselben Zelle
finding-no-dreamer = kein Träumer, genau ein `@` wird gebraucht
finding-dreamers = { $found } Träumer statt einem
finding-same-place = zwei Zellen liegen auf `[{ $column }, { $row }]`
finding-no-room = was zu bauen ist, passt nirgends auf das Raster
finding-few-level-one = Karten der Stufe 1: { $found }, zu viert werden 10 gebraucht
finding-colour-slot = `{ $kind }` braucht `colour-slot = true`
finding-no-colour-slot = `{ $kind }` hat keinen Platz für eine Farbe
finding-pays-points = `{ $kind }` gibt dem Besten `points`, nicht nach einer `table`
finding-pays-table = `{ $kind }` zahlt nach seiner `table`, nicht `points`
finding-pays-by-shard = `{ $kind }` zahlt je Splitter, weder `points` noch `table`
finding-pays-nothing = die Tabelle bringt nichts
finding-few-purposes = Traumziele in der Schachtel mit { $size }: { $found }, gezogen werden 4
finding-few-purposes-basic = Traumziele in der Schachtel mit { $size } ohne Albträume: { $found }, gezogen werden 4

## Dream Runners

finding-not-nine = drei Zeilen mit drei Wörtern werden gebraucht, hier steht { $found }
finding-not-nine-nothing = drei Zeilen mit drei Wörtern werden gebraucht, hier steht nichts
finding-converging-chest = ein gemeinsames Feld kann keine Truhe enthalten
finding-chest-in-chest = eine Truhe kann keine andere Truhe enthalten
finding-no-token = keine `[[chest]]` ist für { $keys } Schlüssel, diese hier wäre leer
finding-sets = Sätze der Spieler: { $found }, gebraucht werden genau vier
finding-symbols = `{ $word }` passt nicht zur Form `{ $shape }`: Buchstaben aus `- c d b x`, zum Beispiel `{ $form }`
finding-symbols-corner = `{ $word }` passt nicht zur Form `{ $shape }`: Buchstaben aus `- c d b x`, zum Beispiel `{ $form }` (obere Zelle, dann Ecke und rechte Zelle)
finding-few-plain-tiles = Träume der Stufe { $level } ohne Stern: { $found }, Anfänger brauchen 2
finding-track-length = Felder von `{ $field }`: { $found }, möglich sind { $least } bis { $most }
finding-start-nowhere = kein Feld von `serenity` hat { $points } Punkte
finding-start-twice = { $found } Felder von `serenity` haben { $points } Punkte, es muss aber genau einen Start geben
finding-start-awake = der Start ist das unterste Feld, auf dem man wach ist
finding-falls = die Punkte fallen von { $from } auf { $to }

## Was besser sein könnte

quality-count = { $what }: { $found }, in einer ganzen Schachtel { $wanted }
quality-shards = Splitter: { $found }, Stufe { $level } hat { $from } bis { $to }
quality-points = Punkte: { $found }, Stufe { $level } hat { $from } bis { $to }
quality-uneven-powers = die Fähigkeiten sind ungleich verteilt: Karten mit `{ $power }`: { $most }, mit `{ $other }`: { $fewest }
quality-same-as = dasselbe zu bauen wie `{ $id }`, gedreht oder gespiegelt
quality-contains = enthält `{ $id }` derselben Stufe, wer das eine baut, baut beides
quality-colour-share = { $colour } sind { $found } % der verlangten Splitter, aber { $bag } % derer im Beutel
quality-not-nightmare-only = Rot gibt es nur in Spielen mit Albträumen, schreibe `nightmare-only = true`
quality-nightmares-not-harder = auf Stufe { $level } gibt es nicht mehr Albträume als auf Stufe { $before }
quality-losses-not-harder = auf Stufe { $level } verliert man nicht mehr als auf Stufe { $before }
quality-too-early = `{ $cell }` gibt es ab Stufe { $from }
quality-special-on-plain = `{ $cell }` gehört auf einen Traum mit Stern, den Anfänger weglassen
quality-plain-star = ein Traum mit Stern ohne besonderes Feld
quality-hard = Satz { $set } verliert hier mindestens { $loss } Gelassenheit, auf Stufe 1 sollten es höchstens 2 sein
quality-unmatched = keine Segmente dieses Pakets decken ihn ab und bannen alle Albträume
quality-set-symbols = { $banish } bannen, { $collect } sammeln; in einem Satz bannen zwei, sammeln drei, der Rest ist leer
quality-same-set = dieselben Symbole an denselben Stellen wie Satz { $number }
quality-neutral-only = `{ $letter }` gehört nur auf neutrale Segmente
quality-weak = nicht stärker als die Segmente, mit denen die Spieler beginnen
quality-none-with-coins = kein neutrales Segment trägt Münzen
quality-none-with-points = kein neutrales Segment trägt Punkte
quality-none-with-double = kein neutrales Segment sammelt doppelt
quality-none-with-both = kein neutrales Segment sammelt und bannt zugleich
quality-no-wild-chest = keine Truhe für zwei Schlüssel enthält `wild+4coin`
quality-track-start = der Start ist { $found } wert, in der Schachtel aber { $wanted }
quality-track-top = das oberste Feld ist { $found } wert, in der Schachtel aber { $wanted }

## Was die Spielregeln selbst gegen ein Paket haben

content-id = `{ $id }` besteht nicht aus a-z, 0-9 und `-`
content-twice = { $id } kommt zweimal vor
content-cards = { $found } Karten, erlaubt sind höchstens { $most }
content-cards-of-level = { $found } Karten der Stufe { $level }, erlaubt sind höchstens { $most }
content-purposes = { $found } Arten von Traumzielen, erlaubt sind höchstens { $most }
content-dreamers = { $id } hat { $found } Träumer statt einem
content-structure = { $id } verlangt Weiß, Rot oder zweierlei auf einem Platz
content-no-room = { $id } passt nirgends auf das Raster
content-no-points = { $id } bringt keine Punkte
content-out-of-range = { $id } hat eine unmögliche Stufe oder Zahl von Schlüsseln
content-symbols = { $id } hat Symbole, die nicht zur Form passen
content-set = Satz { $number } hat nicht von jeder Form ein Segment
content-few-plain-tiles = Stufe { $level } hat weniger als zwei Träume ohne Stern
content-few-tiles = Stufe { $level } hat weniger als zwei Träume
content-no-chest = Truhen auf Träumen, zu denen es kein Plättchen gibt, Schlüssel: { $keys }
content-chest-inside = { $id } kann keine Truhe enthalten
content-empty = { $id } gibt nichts
content-serenity = die Leiste der Gelassenheit braucht einen Start über ihrem untersten Feld
content-stars = die Sternenleiste hat kein Feld
