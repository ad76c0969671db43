# Die Spielpläne auf dem Bildschirm: was darauf steht, was dort möglich ist, und wie
# ein Vorleseprogramm jede Stelle nennt. Teile werden mit Komma und Strichpunkt verbunden.

## Titel und Wörter

board-world = Traumwelt
board-your-dreamscape = Deine Traumlandschaft
board-dreamscape = Traumlandschaft von { $player }
board-raised = Schräge Ansicht
board-flat = Ansicht von oben
board-view = Ansicht
board-hands = Hände
board-no-shards = keine Splitter
board-cards = Deine Karten
board-others-cards = Karten
board-drawn = Gezogene Karten
board-keep-one = Behalte eine
board-keep-back = Die anderen kommen unter ihren Stapel
board-peek = Traumwelt ansehen
board-mine = Meine
board-world-short = Welt
board-others-short = Andere
board-which = Plan
board-purposes = Traumziele
board-others = Die anderen
board-store = Vorrat
board-bag = Beutel
board-decks = Stapel
board-trees = Bäume
board-nightmares = Albträume
board-none = keine
board-you = Du
board-points =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
board-empty = leer
board-tree = Baum
board-dreamer = Träumer
board-entry = Eintrittsfeld
board-mountain = Berg
board-close = Schließen
board-to-place = noch zu legen
board-used = genutzt
board-blocked = vom Herrn der Albträume blockiert
board-can-use = jetzt nutzbar
board-mr-nightmare = Der Herr der Albträume ist hier
board-to-lay = Zu legen
board-completed = erfüllt

## Mengen

board-action-points = { $left } von { $all } Aktionspunkten übrig
board-score =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
board-level = Stufe { $level }
board-pile =
    { $count ->
        [one] { $count } abgelegt
       *[other] { $count } abgelegt
    }
board-held =
    { $count ->
        [one] { $shard }, einer in den Händen
       *[other] { $shard }, { $count } in den Händen
    }
board-steps =
    { $count ->
        [one] ein Schritt
       *[other] { $count } Schritte
    }
board-some-shards =
    { $count ->
        [one] { $shard }
       *[other] { $count } × { $shard }
    }
board-in-the-way =
    { $count ->
        [one] ein Splitter im Weg
       *[other] { $count } Splitter im Weg
    }
board-height = { $count } hoch
board-asleep = schläft auf { $number }
board-deck =
    { $count ->
        [one] Stapel { $level }: { $count } Karte
       *[other] Stapel { $level }: { $count } Karten
    }
board-standing = { $player }: { $value }

## Die Beute des Herrn der Albträume, und was er damit tut

rival-holds = { $shard }: er hat { $has }. Bei { $needs } wirft er sie ab { $does }
rival-red = Albtraumsplitter: er hat { $has }. Jeder bringt ihm beim Gestalten { $points } Punkte, ebenso jeder in der Traumwelt
rival-does-gray = und nimmt von jedem Ort den rechten Splitter
rival-does-white = und zieht einen Ort weiter
rival-does-blue = und bekommt 2 Punkte für jeden
rival-does-brown = und stiehlt einen Splitter von deinen Karten
rival-does-green = und nimmt einen Baum aus dem Vorrat

## Orte und Felder

board-location = { $number } { $name }
board-row = { $shards }; Schlüssel { $key }, zu sammeln { $hand }
board-sleeper = { $player } schläft hier
board-link = Verbindungsfeld { $link }: leer
board-link-red = Verbindungsfeld { $link }: ein Albtraumsplitter
board-slot = { $slot }: { $what }
board-bottom-up = { $slot } von unten nach oben
board-card = { $card }, { $level }, { $points }, Fähigkeit { $power }
board-on-card = { $shard } liegt darauf
board-power = Fähigkeit { $power }
board-completes = erfüllt „{ $card }“

## Wo eine Karte passt: was fehlt, in einer Zeile.

board-fits = { $card } passt
board-fit-missing = { $card }: noch { $missing }
board-fit-short =
    { $count ->
        [one] ein Splitter fehlt
       *[other] { $count } Splitter fehlen
    }
board-fits-now = passt

## Zeichen an dem, was jetzt möglich ist: ein oder zwei Wörter

sign-move-free = Reisen · frei
sign-move-paid = Reisen · { $cost }
sign-here = Du bist hier
sign-collect = Sammeln
sign-use = Nutzen
sign-add = Dazu
sign-reorder = Ordnen
sign-seed = Albtraum
sign-place = Legen
sign-plant = Pflanzen
sign-enter = Hinein
sign-step = Schritt
sign-free = frei
sign-take = Zurück
sign-lift = Anheben
sign-keep = Behalten
sign-complete = Erfüllen
sign-give = Abgeben
sign-store = Lagern
sign-choose = Wählen
sign-move = Reisen
sign-swap = Tauschen
sign-draw = Ziehen
sign-more = Mehr
sign-end = Ende
sign-stop = Stopp
sign-none = Keine
sign-on-board = Wähle eine Stelle auf dem Plan
