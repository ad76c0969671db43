# Hausregeln: der Name jedes Feldes und was jeder seiner Werte bedeutet, danach
# was an einem Regelsatz nicht stimmen kann.

## Felder

rule-players = Spielerzahl
    .possible = 1 im Solospiel, sonst eine Zahl von 2 bis 4
    .value =
        { $value ->
            [one] { $value } Person
           *[other] { $value } Personen
        }
rule-nightmare = Albtraumregeln
    .yes = Der Herr der Albträume und seine Albtraumsplitter sind im Spiel.
    .no = Das Grundspiel, ohne Albtraumsplitter.
rule-simultaneous = Gleichzeitiges Gestalten
    .yes = Alle gestalten zur selben Zeit.
    .no = Es wird nacheinander gestaltet, in der Reihenfolge der Initiativemarker.
rule-solo = Solospiel
    .possible = no, troubled-nights, bad-dreams, cold-sweat, worst-nightmares oder sechs Zahlen für Stein/Bewegung/Wasser/Land/Gras/Albtraum, etwa 3/3/3/2/3/3
    .no = Alle spielen gegeneinander.
rule-mirrored = Spiegelbilder
    .yes = Eine Traumkarte darf auch gespiegelt gebaut werden.
    .no = Eine Traumkarte darf gedreht, aber nicht gespiegelt werden.
rule-shards = Splitter in der Schachtel
    .possible = fünf Zahlen für Gras/Wasser/Stein/Land/Bewegung, etwa 20/28/23/23/15
    .value = Gras { $green }, Wasser { $blue }, Stein { $gray }, Land { $brown }, Bewegung { $white }
rule-red-shards = Albtraumsplitter in der Schachtel
    .possible = eine ganze Zahl
    .value =
        { $value ->
            [one] { $value } Albtraumsplitter
           *[other] { $value } Albtraumsplitter
        }
rule-cycles = Runden
    .possible = eine Zahl von 1 bis 12
    .value =
        { $value ->
            [one] { $value } Runde
           *[other] { $value } Runden
        }
rule-action-points = Aktionspunkte
    .possible = eine Zahl von 1 bis 12
    .value =
        { $value ->
            [one] { $value } Aktionspunkt auf jeder Reise
           *[other] { $value } Aktionspunkte auf jeder Reise
        }
rule-key-needs-point = Schlüssel-Bewegung
    .yes = Eine Schlüssel-Bewegung ist kostenlos, aber nur, solange ein Aktionspunkt übrig ist.
    .no = Eine Schlüssel-Bewegung ist kostenlos, auch wenn kein Aktionspunkt übrig ist.
rule-empty-is-free = Leere Orte
    .yes = Die Bewegung an einen Ort ohne Splitter ist kostenlos, wie eine Schlüssel-Bewegung.
    .no = Die Bewegung an einen Ort ohne Splitter kostet einen Aktionspunkt.
rule-land = Land
    .path = Jeder Schritt von Land zu Land ist frei.
    .momentum = Ein Schritt auf Land schenkt einen freien Schritt, der mit jeder anderen Aktion verfällt.
rule-mountain = Berge
    .anywhere = Zwei Steinsplitter irgendwo in einem Stapel bilden einen Berg.
    .touching = Zwei Steinsplitter direkt aufeinander bilden einen Berg.
rule-mountain-pays = Punkte für Berge
    .every-time = Ein Berg bringt jedes Mal Punkte, wenn der Träumer ihn betritt.
    .once-per-cycle = Jeder Berg bringt dir einmal pro Runde Punkte.
rule-red-in-bag = Albtraumsplitter im Beutel
    .possible = drei Zahlen für zwei/drei/vier Personen, etwa 8/5/3
    .value = { $two } zu zweit, { $three } zu dritt, { $four } zu viert
rule-red-on-links = Albtraumsplitter auf Verbindungsfeldern
    .yes = Auf den Verbindungsfeldern 3–6 und 5–6 liegt von Anfang an je ein Albtraumsplitter.
    .no = Alle Verbindungsfelder sind am Anfang leer.
rule-dreamer-on-red = Der Träumer und Albtraumsplitter
    .never = Der Träumer betritt nie einen Albtraumsplitter, auch nicht im Vorbeigehen.
    .costs = Der Träumer darf Albtraumsplitter betreten; das kostet jedes Mal 1 Schlummerpunkt.
rule-exchange-gives = Splitter tauschen
    .any = Zwei gleiche Splitter bringen dir aus dem Beutel einen beliebigen.
    .other = Zwei gleiche Splitter bringen dir aus dem Beutel einen in einer anderen Farbe.
rule-dreamworld-cards = Karten, die die Traumwelt verändern
    .travel-only = Traumernte und See auf Karten wirken nur während der eigenen Reise.
    .any-time = Traumernte und See auf Karten wirken jederzeit im eigenen Zug, bei gleichzeitigem Gestalten aber nur auf der Reise.
rule-simultaneous-allowed = Gleichzeitiges Gestalten erlaubt
    .yes = Der Tisch kann gleichzeitiges Gestalten vereinbaren.
    .no = Es wird immer nacheinander gestaltet.
rule-last-order = Reihenfolge beim letzten Gestalten
    .kept = Das letzte Gestalten folgt der Reihenfolge der letzten Runde.
    .dealt-again = Vor dem letzten Gestalten werden die Initiativemarker noch einmal vergeben.
rule-purposes = Traumzielplättchen
    .value = { $value } Traumzielplättchen in der Schachtel
rule-golem-anywhere = Der Golem und leere Felder
    .yes = Der Golem darf einen Splitter auf jedes leere Nachbarfeld versetzen.
    .no = Der Golem darf einen Splitter nur dann auf ein leeres Feld versetzen, wenn daneben ein anderer liegt.
rule-red-enters = Albtraumsplitter kommen in den Beutel
    .before-fill = Albtraumsplitter kommen in den Beutel, bevor die Orte zum ersten Mal gefüllt werden.
    .after-fill = Albtraumsplitter kommen in den Beutel, nachdem die Orte zum ersten Mal gefüllt sind.

## Regeln, mit denen man nicht spielen kann

rules-problem-players =
    { $count ->
        [1] Wer allein spielt, braucht das Solospiel; sonst ist Dreamscape für 2 bis 4 Personen.
       *[other] Dreamscape ist für 2 bis 4 Personen, nicht für { $count }.
    }
rules-problem-solo-players = Das Solospiel ist für eine Person, nicht für { $count }.
rules-problem-solo-without-nightmare = Das Solospiel braucht die Albtraumregeln.
rules-problem-solo-simultaneous = Im Solospiel wird nie gleichzeitig mit dem Herrn der Albträume gestaltet.
rules-problem-solo-line = Der Herr der Albträume wirft 1 bis 9 { $shard }splitter auf einmal ab, nicht { $number }.
rules-problem-solo-line-red = Ein Albtraumsplitter bringt dem Herrn der Albträume 0 bis 9 Punkte, nicht { $number }.
rules-problem-solo-shards =
    { $needed ->
        [one] Für das Solospiel muss mindestens { $needed } { $shard }splitter in der Schachtel sein.
       *[other] Für das Solospiel müssen mindestens { $needed } { $shard }splitter in der Schachtel sein.
    }
rules-problem-simultaneous = Diese Regeln erlauben kein gleichzeitiges Gestalten.
rules-problem-cycles = Ein Spiel hat 1 bis 12 Runden, nicht { $count }.
rules-problem-action-points = Eine Reise hat 1 bis 12 Aktionspunkte, nicht { $count }.
rules-problem-no-shards = In der Schachtel ist kein { $shard }splitter, doch Traumziele können einen verlangen.
rules-problem-too-many-shards = Die Schachtel fasst höchstens 240 Splitter, Albträume eingeschlossen, nicht { $count }.
rules-problem-red-in-shards = Albtraumsplitter werden für sich gezählt, nicht unter den anderen Farben.
rules-problem-too-little-red =
    { $there ->
        [0] Beutel und Verbindungsfelder brauchen am Anfang { $needed } Albtraumsplitter, die Schachtel enthält aber keine.
       *[other] Beutel und Verbindungsfelder brauchen am Anfang { $needed } Albtraumsplitter, die Schachtel enthält aber nur { $there }.
    }
rules-problem-too-few-cards =
    { $there ->
        [0] Zum Spielaufbau gehören { $needed } Karten der Stufe 1, das Paket enthält aber keine.
       *[other] Zum Spielaufbau gehören { $needed } Karten der Stufe 1, das Paket enthält aber nur { $there }.
    }
rules-problem-too-few-purposes =
    { $there ->
        [0] Vier Traumzielplättchen werden gezogen, das Paket enthält für diese Regeln aber keine.
       *[other] Vier Traumzielplättchen werden gezogen, das Paket enthält für diese Regeln aber nur { $there }.
    }
rules-problem-too-few-solo-purposes =
    { $there ->
        [0] Das Solospiel braucht zwei Traumzielplättchen für die meisten Splitter einer Farbe, das Paket enthält aber keine.
        [one] Das Solospiel braucht zwei Traumzielplättchen für die meisten Splitter einer Farbe, das Paket enthält aber nur eines.
       *[other] Das Solospiel braucht zwei Traumzielplättchen für die meisten Splitter einer Farbe, das Paket enthält aber nur { $there }.
    }

## Regeln, die man nicht lesen kann

rules-error-edition = Eine Ausgabe „{ $edition }“ gibt es nicht. Möglich: { $possible }.
rules-error-field = Eine Regel „{ $field }“ gibt es nicht.
rules-error-value = Die Regel „{ $field }“ kann nicht „{ $value }“ sein. Möglich: { $possible }.

solo-numbers =
    { $red ->
        [one] Wirft { $gray } Stein, { $white } Bewegung, { $blue } Wasser, { $brown } Land und { $green } Gras ab; { $red } Punkt für jeden Albtraumsplitter
       *[other] Wirft { $gray } Stein, { $white } Bewegung, { $blue } Wasser, { $brown } Land und { $green } Gras ab; { $red } Punkte für jeden Albtraumsplitter
    }
