# Pakete: was darin ist, was an einem Wunsch nicht geht, und die Teile von
# Dream Runners.

## Wie viele es von etwas gibt

count-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
count-chests =
    { $count ->
        [one] { $count } Truhe
       *[other] { $count } Truhen
    }
count-coins =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
count-keys = { $count } Schlüssel
count-pictures =
    { $count ->
        [one] { $count } Bild
       *[other] { $count } Bilder
    }
count-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
count-purposes =
    { $count ->
        [one] { $count } Traumziel
       *[other] { $count } Traumziele
    }
count-segments =
    { $count ->
        [one] { $count } Segment
       *[other] { $count } Segmente
    }
count-serenity = { $count } Gelassenheit
count-tiles =
    { $count ->
        [one] { $count } Traum
       *[other] { $count } Träume
    }
count-fragments-blue =
    { $count ->
        [one] { $count } blaues Fragment
       *[other] { $count } blaue Fragmente
    }
count-fragments-white =
    { $count ->
        [one] { $count } weißes Fragment
       *[other] { $count } weiße Fragmente
    }
count-fragments-orange =
    { $count ->
        [one] { $count } oranges Fragment
       *[other] { $count } orange Fragmente
    }
count-fragments-green =
    { $count ->
        [one] { $count } grünes Fragment
       *[other] { $count } grüne Fragmente
    }
count-fragments-wild =
    { $count ->
        [one] { $count } Fragment beliebiger Farbe
       *[other] { $count } Fragmente beliebiger Farbe
    }

## Ein Paket und seine Teile

level = Stufe { $level }
player-set = Satz { $number }
pack-origin = von { $author }, Lizenz { $licence }
by-the-shard = 1 Punkt je Splitter
# Punkte nach der Zahl der Splitter, ab 0.
points-table = { $points } nach Zahl
copies = { $twelve } von 12, { $sixteen } von 16
for-keys = für { $count } Schlüssel
price-paid =
    { $count ->
        [one] bringt { $count } Münze
       *[other] bringt { $count } Münzen
    }

## Was ein Befehl ergeben hat

pack-sound = { $contents }, keine Fehler
pack-advice =
    { $advice ->
        [one] { $contents }, keine Fehler, { $advice } Ratschlag
       *[other] { $contents }, keine Fehler, { $advice } Ratschläge
    }
pack-errors = { $errors } Fehler
template-written = geschrieben; geprüft wird mit: { $command }
pictures-written = { $pictures } und { $page }

## Teile von Dream Runners. `.about` erklärt eines in einem halben Satz.

shape-one = ein Feld
shape-two = zwei in einer Reihe
shape-three = drei in einer Reihe
shape-corner = Ecke aus drei Feldern

symbol-blank = leer
    .about = bewirkt nichts
symbol-collect = sammeln
    .about = nimmt, was das Feld gibt
symbol-double = doppelt sammeln
    .about = nimmt zweimal, was das Feld gibt
symbol-banish = bannen
    .about = vertreibt einen Albtraum
symbol-both = sammeln und bannen
    .about = nimmt, was das Feld gibt, und vertreibt einen Albtraum

cell-reward = { $goods }
cell-converging = gemeinsam für alle, die sammeln: { $goods }
cell-loss = Albtraum: kostet { $loss }, wenn er nicht gebannt wird
cell-octopus = Krake: kostet { $loss } je Sammelsymbol, wenn er nicht gebannt wird
cell-bat = Fledermaus: nimmt ein nicht gespieltes Segment, wenn sie nicht gebannt wird
cell-spider = Spinne: kostet { $loss }, wenn sie nicht gebannt wird; hält { $goods }
goods-chest = eine Truhe für { $keys } Schlüssel
