# Einsame Träume: was der Herr der Albträume im Solospiel tut, als Zeilen eines
# Protokolls. Wo von der Person am Tisch die Rede ist, ist $player ein Name;
# `.you` spricht sie an. „Er“ heißt er, wo stets eine andere seiner Taten vorausgeht.

## Wie schwer er es macht

profile-troubled-nights = Unruhige Nächte
profile-bad-dreams = Böse Träume
profile-cold-sweat = Kalter Schweiß
profile-worst-nightmares = Schlimmste Albträume
solo-line =
    { $red ->
        [one] { $name }: wirft { $gray } Grau, { $white } Weiß, { $blue } Blau, { $brown } Braun und { $green } Grün ab; { $red } Punkt für jeden roten Splitter
       *[other] { $name }: wirft { $gray } Grau, { $white } Weiß, { $blue } Blau, { $brown } Braun und { $green } Grün ab; { $red } Punkte für jeden roten Splitter
    }
solo-line-own = Eigene Zahlen

## Züge

deed-travels = Der Herr der Albträume beginnt seine Reise.
deed-creates = Der Herr der Albträume beginnt zu gestalten.

## Abwerfen

deed-has-too-few =
    { $has ->
        [one] Der Herr der Albträume hat nur einen { $colour }en Splitter; er wirft { $needs } auf einmal ab.
       *[other] Der Herr der Albträume hat nur { $has } { $colour }e Splitter; er wirft { $needs } auf einmal ab.
    }
deed-keeps =
    { $trees ->
        [0] Der Herr der Albträume behält seine { $colour }en Splitter: Er hat { $his }, { $player } aber { $yours }.
       *[other] Der Herr der Albträume behält seine { $colour }en Splitter: Mit Bäumen hat er { $his }, { $player } aber { $yours }.
    }
    .you =
        { $trees ->
            [0] Der Herr der Albträume behält seine { $colour }en Splitter: Er hat { $his }, du aber hast { $yours }.
           *[other] Der Herr der Albträume behält seine { $colour }en Splitter: Mit Bäumen hat er { $his }, du aber hast { $yours }.
        }
deed-discards-gray = Der Herr der Albträume wirft { $shards } ab, um an jedem Ort den Splitter ganz rechts zu nehmen.
deed-discards-white = Der Herr der Albträume wirft { $shards } ab, um einen Ort weiter zu reisen.
deed-discards-blue = Der Herr der Albträume wirft { $shards } ab.
deed-discards-brown = Der Herr der Albträume wirft { $shards } ab, um einen Splitter zu stehlen.
deed-discards-green = Der Herr der Albträume wirft { $shards } ab, um einen Baum zu nehmen.
deed-discards-red = Der Herr der Albträume wirft { $shards } ab.
some-shards =
    { $count ->
        [one] einen { $colour }en Splitter
       *[other] { $count } { $colour }e Splitter
    }

## Seine Reise

deed-takes = Er nimmt einen { $colour }en Splitter { $from }.
deed-takes-list = Er nimmt: { $list }.
deed-finds-nothing = Er findet { $at } nichts zu nehmen.
deed-goes = Er reist { $from } { $to }.
deed-leaves-red = Er lässt auf dem Verbindungsfeld { $link } einen roten Splitter zurück.
deed-finds-red = Auf dem Verbindungsfeld { $link } liegt schon ein roter Splitter, darum lässt er keinen zurück.
deed-no-red-left = Im Vorrat ist kein roter Splitter mehr, der auf ein Verbindungsfeld käme.
deed-no-slot-left = Kein Verbindungsfeld { $of } ist leer, darum kommt kein roter Splitter dazu.

## Sein Gestalten

deed-steals = Er stiehlt den { $colour }en Splitter von „{ $card }“.
deed-steals-somewhere = Er stiehlt { $player } einen { $colour }en Splitter von einer Karte.
    .you = Er stiehlt dir einen { $colour }en Splitter von einer Karte.
deed-steals-nothing = Auf den Karten von { $player } liegt kein Splitter, den er stehlen könnte.
    .you = Auf deinen Karten liegt kein Splitter, den er stehlen könnte.
deed-takes-tree = Er nimmt einen Baum aus dem Vorrat.
deed-no-tree-left = Im Vorrat ist kein Baum mehr für ihn.

## Seine Punkte

deed-scores =
    { $points ->
        [one] Der Herr der Albträume erhält { $points } Schlummerpunkt: { $reason }.
       *[other] Der Herr der Albträume erhält { $points } Schlummerpunkte: { $reason }.
    }
gain-blue =
    { $count ->
        [one] { $count } blauer Splitter
       *[other] { $count } blaue Splitter
    }
gain-red = { $count } rote Splitter, { $world } in der Traumwelt und { $stock } in seiner Beute
gain-red-in-dreamworld =
    { $count ->
        [one] { $count } roter Splitter in der Traumwelt
       *[other] { $count } rote Splitter in der Traumwelt
    }
gain-red-in-stock =
    { $count ->
        [one] { $count } roter Splitter in seiner Beute
       *[other] { $count } rote Splitter in seiner Beute
    }
gain-purpose = Traumziel „{ $purpose }“, { $his } gegen { $yours }
gain-purpose-tie = Traumziel „{ $purpose }“, je { $his }, und ein Gleichstand zählt für ihn
# Das Traumziel „Die meisten einer Farbe“, wenn seine Farbe bekannt ist.
purpose-of-colour = Die meisten { $colour }en Splitter

label-mr-nightmare = Herr der Albträume
