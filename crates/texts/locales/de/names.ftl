# Namen, im Singular und ohne Artikel, wenn er nicht zum gedruckten Namen gehört.
# `.about` erklärt eine Sache in einer Zeile.

## Farben, wo es um Farben geht. Ein Splitter heißt nach dem, wofür er steht.

colour-green = grün
colour-blue = blau
colour-gray = grau
colour-brown = braun
colour-white = weiß
colour-red = rot

## Wofür ein Splitter jeder Farbe steht. Sätze erhalten `.stem` als $shard und hängen
## „splitter“ an: „ein { $shard }splitter“.

shard-green = Gras
    .stem = Gras
shard-blue = Wasser
    .stem = Wasser
shard-gray = Stein
    .stem = Stein
shard-brown = Land
    .stem = Land
shard-white = Bewegung
    .stem = Bewegungs
shard-red = Albtraum
    .stem = Albtraum

## Orte. Die Attribute sagen wo, wohin, woher und wessen; Sätze erhalten sie als
## $at, $to, $from und $of. `.short` ist ohne Artikel, für den Plan der Traumwelt
## und für Listen.

location-1 =
    { $edition ->
        [prototype] Das Traumarchiv
       *[other] Das Archiv der Musen
    }
    .at =
        { $edition ->
            [prototype] im Traumarchiv
           *[other] im Archiv der Musen
        }
    .to =
        { $edition ->
            [prototype] zum Traumarchiv
           *[other] zum Archiv der Musen
        }
    .from =
        { $edition ->
            [prototype] vom Traumarchiv
           *[other] vom Archiv der Musen
        }
    .of =
        { $edition ->
            [prototype] des Traumarchivs
           *[other] des Archivs der Musen
        }
    .short =
        { $edition ->
            [prototype] Traumarchiv
           *[other] Archiv der Musen
        }
location-2 = Die Traumernte
    .at = bei der Traumernte
    .to = zur Traumernte
    .from = von der Traumernte
    .of = der Traumernte
    .short = Traumernte
location-3 =
    { $edition ->
        [prototype] Der Turm der Kontrolle
       *[other] Der wandelnde Turm
    }
    .at =
        { $edition ->
            [prototype] am Turm der Kontrolle
           *[other] am wandelnden Turm
        }
    .to =
        { $edition ->
            [prototype] zum Turm der Kontrolle
           *[other] zum wandelnden Turm
        }
    .from =
        { $edition ->
            [prototype] vom Turm der Kontrolle
           *[other] vom wandelnden Turm
        }
    .of =
        { $edition ->
            [prototype] des Turms der Kontrolle
           *[other] des wandelnden Turms
        }
    .short =
        { $edition ->
            [prototype] Turm der Kontrolle
           *[other] Wandelnder Turm
        }
location-4 = Der mechanische Golem
    .at = beim mechanischen Golem
    .to = zum mechanischen Golem
    .from = vom mechanischen Golem
    .of = des mechanischen Golems
    .short = Mechanischer Golem
location-5 = See des Ewigen Sommers
    .at = am See des Ewigen Sommers
    .to = zum See des Ewigen Sommers
    .from = vom See des Ewigen Sommers
    .of = des Sees des Ewigen Sommers
    .short = See des Ewigen Sommers
location-6 =
    { $edition ->
        [prototype] Die Hallen der Macht
       *[other] König der Träume
    }
    .at =
        { $edition ->
            [prototype] in den Hallen der Macht
           *[other] beim König der Träume
        }
    .to =
        { $edition ->
            [prototype] zu den Hallen der Macht
           *[other] zum König der Träume
        }
    .from =
        { $edition ->
            [prototype] von den Hallen der Macht
           *[other] vom König der Träume
        }
    .of =
        { $edition ->
            [prototype] der Hallen der Macht
           *[other] des Königs der Träume
        }
    .short =
        { $edition ->
            [prototype] Hallen der Macht
           *[other] König der Träume
        }

## Fähigkeiten

power-archives = Archiv
    .about = Du ziehst einen zufälligen Splitter aus dem Beutel.
power-harvesters = Traumernte
    .about = Zwei zufällige Splitter aus dem Beutel verteilst du auf Orte deiner Wahl.
power-tower = Turm
    .about = Bis zu zwei freiliegende Splitter deiner Traumlandschaft kehren nacheinander in deine Hände zurück.
power-golem = Golem
    .about = Bis zu dreimal versetzt du in deiner Traumlandschaft einen Splitter um ein Feld, samt allem, was darauf ist.
power-lake = See
    .about = Du legst die Splitter eines Ortes in eine neue Reihenfolge.
power-king = König
    .about = Du siehst dir sechs Karten eines Stapels an und behältst höchstens eine davon.

## Phasen

phase-setup = Spielaufbau
phase-emergence = Erscheinen
phase-travel = Reisen
phase-nightmare = Albtraum
phase-creation = Gestalten
phase-last-placement = Letztes Gestalten
phase-over = Spielende

## Traumziele

purpose-completed-cards = Die meisten Traumkarten
    .about = Belohnt, wer die meisten Traumkarten erfüllt hat.
purpose-pair-stacks = Die meisten Doppelstapel
    .about = Belohnt, wer die meisten Stapel aus genau zwei Splittern hat.
purpose-fewest-empty = Die wenigsten Lücken
    .about = Belohnt, wer die wenigsten leeren Felder hat; ein Feld mit Albtraumsplitter zählt als leer.
purpose-most-shards = Splitterreichtum
    .about = Belohnt, wer die meisten Splitter hat, Albträume nicht mitgezählt; jeder Baum zählt wie einer mehr.
purpose-most-of-colour = Die meisten einer Farbe
    .about = Belohnt, wer die meisten Splitter in der Farbe des Plättchens hat; jeder Baum auf einem solchen zählt wie einer mehr.
    .of = Am meisten { $shard }
purpose-singles-of-colour = Die meisten Einzelsplitter
    .about = Belohnt, wer die meisten Felder mit einem einzigen Splitter in der Farbe des Plättchens hat.
    .of = Die meisten Einzelsplitter: { $shard }
purpose-table-of-colour = Farbsammlung
    .about = Belohnt alle für Splitter in der Farbe des Plättchens, nach seiner Tabelle; jeder Baum auf einem solchen zählt wie einer mehr.
    .of = Sammlung: { $shard }
purpose-longest-chain = Die längste Kette
    .about = Belohnt, wer die längste Kette sichtbarer Nachbarn in der Farbe des Plättchens hat.
    .of = Die längste Kette: { $shard }
purpose-no-nightmare = Ungestörter Schlaf
    .about = Belohnt alle, die keinen einzigen Albtraumsplitter haben.
purpose-farthest-dreamer = Der fernste Träumer
    .about = Belohnt, wer den Träumer am weitesten vom Eintrittsfeld weggeführt hat.
purpose-groups-in-sight = Gruppen in Sicht
    .about = Belohnt alle mit 1 Schlummerpunkt für jeden Splitter in sichtbaren Gruppen neben dem Träumer, in der Farbe des Plättchens; von einem Berg aus doppelt.
    .of = Gruppen in Sicht: { $shard }

## Ausgaben

edition-prototype = Prototyp
    .about = Die Regeln vor dem Druck: fünf Runden, fünf Aktionspunkte und Berge, die jedes Mal Punkte bringen.
edition-sylex = Sylex-Ausgabe
    .about = Die ersten gedruckten Regeln: sechs Runden und vier Aktionspunkte.
edition-huch = Deutsche Ausgabe (HUCH!)
    .about = Wie die Sylex-Ausgabe, doch der Träumer darf Albtraumsplitter für einen Punkt überqueren, und der Golem hat mehr Freiheit.
