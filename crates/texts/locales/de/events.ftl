# Was geschah, als Zeilen eines Protokolls. $player ist ein Name, nie „du“; die
# Sätze kommen ohne „sein“ und „ihr“ aus.

## Spielaufbau und Erscheinen

event-marker = { $player } erhält den Initiativemarker { $number }.
event-tile = Das Traumziel „{ $purpose }“ liegt aus.
event-tint = Ein { $shard }splitter kommt auf das Traumziel „{ $purpose }“.
event-drew = { $player } zieht „{ $card }“ von Stapel { $level }.
event-drew-hidden = { $player } zieht eine Karte von Stapel { $level }.
event-kept = { $player } behält „{ $card }“.
event-put-under =
    { $count ->
        [one] { $player } legt eine Karte unter Stapel { $level } zurück.
       *[other] { $player } legt { $count } Karten unter Stapel { $level } zurück.
    }
event-filled = Ein { $shard }splitter erscheint { $at }.
event-red-in-bag =
    { $count ->
        [0] In den Beutel kommt kein Albtraumsplitter.
        [one] Ein Albtraumsplitter kommt in den Beutel.
       *[other] { $count } Albtraumsplitter kommen in den Beutel.
    }
event-red-on-link = Auf dem Verbindungsfeld { $link } liegt ein Albtraumsplitter.
event-solo-marks = Ein Splitter jeder Farbe markiert die Karten des Herrn der Albträume.
event-his-marker = Der Herr der Albträume erhält den Initiativemarker { $number }.
event-cycle = Runde { $cycle } beginnt.
event-restored = { $player } nimmt den { $shard }splitter von „{ $card }“ zurück in die Hände.

## Reisen und Albtraum

event-collected = { $player } sammelt { $at } einen { $shard }splitter.
event-moved =
    { $cost ->
        [0] { $player } reist kostenlos { $from } { $to }.
        [one] { $player } reist für { $cost } Aktionspunkt { $from } { $to }.
       *[other] { $player } reist für { $cost } Aktionspunkte { $from } { $to }.
    }
event-picked-red = { $player } nimmt den Albtraumsplitter vom Verbindungsfeld { $link } mit.
event-used-location = { $player } nutzt die Fähigkeit { $of }.
event-used-card = { $player } nutzt die Fähigkeit von „{ $card }“: { $power }.
event-stored = { $player } legt einen { $shard }splitter auf „{ $card }“.
event-travel-ended = { $player } beendet die Reise.
event-nightmare-moved = Der Herr der Albträume begibt sich { $to }.
event-seeded = { $player } legt einen Albtraumsplitter auf das Verbindungsfeld { $link }.

## Gestalten

event-placed = { $player } legt einen { $shard }splitter auf Feld { $slot }.
event-exchanged =
    { $count ->
        [2] { $player } tauscht zwei { $give }splitter gegen einen { $take }splitter.
        [3] { $player } tauscht drei { $give }splitter gegen einen { $take }splitter.
       *[other] { $player } tauscht { $count } { $give }splitter gegen einen { $take }splitter.
    }
event-planted = { $player } pflanzt einen Baum auf Feld { $slot }.
event-entered = Der Träumer von { $player } betritt die Traumlandschaft.
event-stepped = Der Träumer von { $player } geht für einen Bewegungssplitter auf Feld { $slot }.
event-stepped-free = Der Träumer von { $player } geht kostenlos auf Feld { $slot }.
event-discarded =
    { $count ->
        [one] { $player } wirft einen { $shard }splitter in den Beutel zurück.
       *[other] { $player } wirft { $count } { $shard }splitter in den Beutel zurück.
    }
event-creation-ended = { $player } beendet das Gestalten.

## Fähigkeiten

event-drew-shard = { $player } zieht einen { $shard }splitter aus dem Beutel.
event-harvested = { $player } legt { $at } einen { $shard }splitter dazu.
event-returned = { $player } legt einen { $shard }splitter in den Beutel zurück, weil an keinem Ort Platz für ihn ist.
event-taken = { $player } holt einen { $shard }splitter von Feld { $slot } zurück in die Hände.
event-shifted =
    { $height ->
        [1] { $player } versetzt alles von Feld { $from } auf Feld { $to }.
       *[other] { $player } versetzt den Stapel von Feld { $from } ab dem { $height }. Splitter auf Feld { $to }.
    }
event-reordered = { $player } ordnet die Splitter { $at } neu.

## Karten und Punkte

event-completed = { $player } erfüllt „{ $card }“.
event-pile-discarded = { $player } wirft einen { $shard }splitter vom Ablagestapel in den Beutel zurück.
event-draw-declined = { $player } zieht keine Karten.
event-gained =
    { $points ->
        [one] { $player } erhält { $points } Schlummerpunkt: { $reason }.
       *[other] { $player } erhält { $points } Schlummerpunkte: { $reason }.
    }
event-lost =
    { $points ->
        [one] { $player } verliert { $points } Schlummerpunkt: { $reason }.
       *[other] { $player } verliert { $points } Schlummerpunkte: { $reason }.
    }
event-last-placement = Das letzte Gestalten beginnt.
event-over = Die Partie ist zu Ende.

## Wofür es Punkte gibt oder kostet, auch für Punktetabellen

reason-card = „{ $card }“ erfüllt
reason-tree = Baum auf Feld { $slot }
reason-water = Träumer auf Wasser (Feld { $slot })
reason-mountain = Träumer auf einem Berg (Feld { $slot })
reason-red-ground = Träumer auf einem Albtraumsplitter (Feld { $slot })
reason-purpose = Traumziel „{ $purpose }“
reason-uncompleted = „{ $card }“ nicht erfüllt
reason-nightmares = { $count } Albtraumsplitter am Spielende
