# The browser client: the end of a game.

web-end-sources = Woher die Punkte kamen
web-end-scapes = Die Traumlandschaften
web-end-again-about = gleicher Tisch, gleiche Runde
web-end-replay = Wiedergabe
web-end-points-by-round = Punkte, Runde für Runde
web-end-count-column = Wertung
web-end-source-water = Wasser
web-end-source-mountains = Berge
web-end-source-red = Albträume
web-end-source-unfinished = Unfertig
web-end-his-blue = Blaue Splitter
web-end-his-red-world = Rot in der Traumwelt
web-end-his-red-stock = Rot in seiner Beute
web-end-shards =
    { $count ->
        [one] { $count } Splitter
       *[other] { $count } Splitter
    }
web-end-review = Rückblick
