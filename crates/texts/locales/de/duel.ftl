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
        [one] { $name }: wirft { $gray } Stein, { $white } Bewegung, { $blue } Wasser, { $brown } Land und { $green } Gras ab; { $red } Punkt für jeden Albtraumsplitter
       *[other] { $name }: wirft { $gray } Stein, { $white } Bewegung, { $blue } Wasser, { $brown } Land und { $green } Gras ab; { $red } Punkte für jeden Albtraumsplitter
    }
solo-line-own = Eigene Zahlen

## Züge

deed-travels = Der Herr der Albträume beginnt seine Reise.
deed-creates = Der Herr der Albträume beginnt zu gestalten.

## Abwerfen

deed-has-too-few =
    { $has ->
        [one] Der Herr der Albträume hat nur einen { $shard }splitter; er wirft { $needs } auf einmal ab.
       *[other] Der Herr der Albträume hat nur { $has } { $shard }splitter; er wirft { $needs } auf einmal ab.
    }
deed-keeps =
    { $trees ->
        [0] Der Herr der Albträume behält seine { $shard }splitter: Er hat { $his }, { $player } aber { $yours }.
       *[other] Der Herr der Albträume behält seine { $shard }splitter: Mit Bäumen hat er { $his }, { $player } aber { $yours }.
    }
    .you =
        { $trees ->
            [0] Der Herr der Albträume behält seine { $shard }splitter: Er hat { $his }, du aber hast { $yours }.
           *[other] Der Herr der Albträume behält seine { $shard }splitter: Mit Bäumen hat er { $his }, du aber hast { $yours }.
        }
deed-discards-gray = Der Herr der Albträume wirft { $shards } ab, um an jedem Ort den Splitter ganz rechts zu nehmen.
deed-discards-white = Der Herr der Albträume wirft { $shards } ab, um einen Ort weiter zu reisen.
deed-discards-blue = Der Herr der Albträume wirft { $shards } ab.
deed-discards-brown = Der Herr der Albträume wirft { $shards } ab, um einen Splitter zu stehlen.
deed-discards-green = Der Herr der Albträume wirft { $shards } ab, um einen Baum zu nehmen.
deed-discards-red = Der Herr der Albträume wirft { $shards } ab.
some-shards =
    { $count ->
        [one] einen { $shard }splitter
       *[other] { $count } { $shard }splitter
    }

## Seine Reise

deed-takes = Er nimmt einen { $shard }splitter { $from }.
deed-takes-list = Er nimmt: { $list }.
deed-finds-nothing = Er findet { $at } nichts zu nehmen.
deed-goes = Er reist { $from } { $to }.
deed-leaves-red = Er lässt auf dem Verbindungsfeld { $link } einen Albtraumsplitter zurück.
deed-finds-red = Auf dem Verbindungsfeld { $link } liegt schon ein Albtraumsplitter, darum lässt er keinen zurück.
deed-no-red-left = Im Vorrat ist kein Albtraumsplitter mehr, der auf ein Verbindungsfeld käme.
deed-no-slot-left = Kein Verbindungsfeld { $of } ist leer, darum kommt kein Albtraumsplitter dazu.

## Sein Gestalten

deed-steals = Er stiehlt den { $shard }splitter von „{ $card }“.
deed-steals-somewhere = Er stiehlt { $player } einen { $shard }splitter von einer Karte.
    .you = Er stiehlt dir einen { $shard }splitter von einer Karte.
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
        [one] { $count } Wassersplitter
       *[other] { $count } Wassersplitter
    }
gain-red = { $count } Albtraumsplitter, { $world } in der Traumwelt und { $stock } in seiner Beute
gain-red-in-dreamworld =
    { $count ->
        [one] { $count } Albtraumsplitter in der Traumwelt
       *[other] { $count } Albtraumsplitter in der Traumwelt
    }
gain-red-in-stock =
    { $count ->
        [one] { $count } Albtraumsplitter in seiner Beute
       *[other] { $count } Albtraumsplitter in seiner Beute
    }
gain-purpose = Traumziel „{ $purpose }“, { $his } gegen { $yours }
gain-purpose-tie = Traumziel „{ $purpose }“, je { $his }, und ein Gleichstand zählt für ihn

label-mr-nightmare = Herr der Albträume
