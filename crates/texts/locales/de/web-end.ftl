# Der Client im Browser: das Ende einer Partie.

web-end-sources = Woher die Punkte kamen
web-end-dreamscapes = Die Traumlandschaften
web-end-again-about = gleicher Tisch, gleiche Runde
web-end-replay = Wiedergabe
web-end-points-by-round = Punkte, Runde für Runde
web-end-count-column = Wertung
web-end-source-water = Wasser
web-end-source-mountains = Berge
web-end-source-red = Albträume
web-end-source-unfinished = Unfertig
web-end-his-blue = Wassersplitter
web-end-his-red-world = Albträume in der Traumwelt
web-end-his-red-stock = Albträume in seiner Beute
web-end-shards =
    { $count ->
        [one] { $count } Splitter
       *[other] { $count } Splitter
    }
web-end-review = Rückblick
web-end-by = { $won } zu { $lost }
web-end-decided = Den Ausschlag gab: { $what } – { $ahead } für { $winner }, { $behind } für { $other }.
web-end-purpose = das Traumziel „{ $purpose }“
web-end-fewer-red = Gleich viele Punkte: Den Ausschlag gaben weniger Albträume, { $ahead } zu { $behind }.
web-end-more-cards = Gleich viele Punkte: Den Ausschlag gaben mehr erfüllte Karten, { $ahead } zu { $behind }.
web-end-more-coins = Gleich viele Punkte: Den Ausschlag gaben mehr Münzen, { $ahead } zu { $behind }.
web-end-shared = Nichts unterscheidet sie, also teilen sie sich den Sieg.
web-end-only-sleeper = Nur { $winner } schlief weiter.
web-end-most = Das meiste für { $player }: { $own }.
web-end-most-of-both = Das meiste für { $player }: { $own }. Das meiste für den Herrn der Albträume: { $his }.
web-end-share = Teilen
web-end-share-copied = Link kopiert
web-end-share-refused = Dieser Browser lässt Seiten nichts kopieren. Kopiere den Link hier:
web-end-share-long = Zu lang für einen Link: Lade die Aufzeichnung herunter
