# Was eine Arena von Bots berichtet.

arena-bot = Bot
arena-elo = Elo
arena-game-count = Partien
arena-interval-head = zu 95 %
arena-line-up = Tisch
arena-margin = ±
arena-pair = Paar
arena-points = Anteil
arena-score = Punkte
arena-seat = Platz
arena-wins = Siege
arena-interval = { $low }–{ $high } %
arena-games = Partien: { $games }, Startlagen: { $deals }
arena-stopped = vorzeitig beendet; Ergebnis bis hierher: Partien: { $games }, Startlagen: { $deals }
arena-progress =
    { $open ->
        [one] { $known } von höchstens { $most } Partien, { $open } Paar offen, noch { $left }
       *[other] { $known } von höchstens { $most } Partien, { $open } Paare offen, noch { $left }
    }
arena-clear = { $one } gegen { $other }: klar nach { $games } Partien, eher { $this } Elo als { $that }.
arena-open = { $one } gegen { $other }: nach { $games } Partien nicht klar, logarithmierter Likelihood-Quotient { $ratio } von { $bound }.

## Warum sie nicht beginnen kann

arena-one-bot = --bots: Ein Bot braucht einen Gegner, etwa greedy,random.
arena-not-mixed = --tables mixed: { $bots } Bots können { $seats } Plätze nicht füllen, ohne doppelt zu sitzen.
arena-elo-order = --elo0 { $low } muss unter --elo1 { $high } liegen.
arena-no-ledger = Das ist keine Datei mit Ergebnissen einer Arena; wähle einen anderen Namen.
arena-no-result = Diese Zeile ist kein Ergebnis dieser Arena.
arena-in-use = Ein anderer Lauf schreibt gerade seine Ergebnisse in diese Datei.
arena-other-settings = Diese Datei enthält Ergebnisse anderer Partien: { $field } ist dort { $there } und hier { $here }; wähle eine andere Datei.
