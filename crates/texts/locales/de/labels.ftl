# Labels and small words, for the terminal and the browser.

label-all = alle
label-any-shard = beliebig
label-awake = wach
label-bag = Beutel
label-blue = Wasser
label-cards = Karten
label-chests = Truhen
label-coins = Münzen
label-colour-slot = mit einer Farbe
label-converging = gemeinsam für alle, die sammeln
label-day = Tag
label-decks = Stapel
label-drawn = gezogen
label-dreamer = Träumer
label-empty = leer
label-first-lock = zuerst fertig
label-games = Partien
label-grid = Raster
label-hands = Hände
label-his-creation = Gestalten des Herrn der Albträume
label-his-travel = Reise des Herrn der Albträume
label-initiative = Initiative
label-late = zu spät
label-mountains = Berge
label-neutral = zu kaufen
label-nightmare-only = nur mit Albträumen
label-penalties = Abzüge
label-pile = Ablage
label-points = Punkte
label-purposes = Traumziele
label-red-in-dreamworld = Albtraum Welt
label-red-in-stock = Albtraum Beute
label-reserve = Vorrat
label-score = Punkte
label-seat = Platz
label-segments = Segmente
label-serenity = Gelassenheit
label-shards = Splitter
label-star-tile = nicht für den Anfang
label-stars = Sterne
label-start = Start
label-steps = Schritte
label-steps-a-game = je Partie
label-stock = Beute
label-to-lay = noch zu legen
label-total = gesamt
label-tree = Baum
label-trees = Bäume
label-used = genutzt
label-water = Wasser
label-wins = Siege
percent = { $value } %
count-trees =
    { $count ->
        [one] { $count } Baum
       *[other] { $count } Bäume
    }
count-red-shards =
    { $count ->
        [one] { $count } Albtraumsplitter
       *[other] { $count } Albtraumsplitter
    }
seats-and = { $seats } und { $last }
victory =
    { $count ->
        [one] { $winners } gewinnt { $scores }
       *[other] { $winners } gewinnen { $scores }
    }
victory-rival =
    { $margin ->
        [0] der Herr der Albträume gewinnt { $scores }, denn ein Gleichstand zählt für ihn
       *[other] der Herr der Albträume gewinnt { $scores }
    }
victory-nobody = niemand gewinnt, { $scores }
victory-open = nicht beendet
moment-over = Nach Schritt { $step }: Das Spiel ist zu Ende; { $victory }
moment-chance = Nach Schritt { $step }: Der Zufall ist am Zug
moment-seats =
    { $count ->
        [one] Nach Schritt { $step }: { $seats } ist am Zug
       *[other] Nach Schritt { $step }: { $seats } sind am Zug
    }
verified =
    { $steps ->
        [one] { $steps } Schritt, davon { $dealt } durch den Startwert bestimmt, { $victory }
       *[other] { $steps } Schritte, davon { $dealt } durch den Startwert bestimmt, { $victory }
    }
verified-used-up =
    { $draws ->
        [one] { $draws } Ziehung durch vereinbartes Zurücknehmen verbraucht
       *[other] { $draws } Ziehungen durch vereinbartes Zurücknehmen verbraucht
    }
verified-bound = festgelegt waren Startwert, Regeln, Paket und Plätze
verified-unbound = festgelegt war nur der Startwert, nicht Regeln, Paket und Plätze (Aufzeichnung im Format 1)
verified-not-checked = was zu Beginn festgelegt wurde, lässt sich ohne Startwert nicht prüfen
verified-erased =
    { $count ->
        [one] der Name von Platz { $seats } wurde gelöscht
       *[other] die Namen der Plätze { $seats } wurden gelöscht
    }
verified-no-seed =
    { $steps ->
        [one] { $steps } Schritt, Zufall ungeprüft (kein Startwert), { $victory }
       *[other] { $steps } Schritte, Zufall ungeprüft (kein Startwert), { $victory }
    }
range = { $fewest } bis { $most }
