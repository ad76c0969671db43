# Was Löser finden.

solved =
    { $segments ->
        [one] { $segments } Segment, nachweislich am besten, in { $milliseconds } ms
       *[other] { $segments } Segmente, nachweislich am besten, in { $milliseconds } ms
    }
solved-with-fewer-wilds = Nicht bewiesen: Hier liegen mehr beliebige Fragmente, als sich durchprobieren lassen, deshalb blieben einige außer Acht. Am besten ohne sie, in { $milliseconds } ms
solution-asleep = { $place }. Wert { $value }
solution-awake = { $place }. Wert { $value }, aber du wachst auf
solution-opened =
    { $keys ->
        [one] Eine Truhe für einen Schlüssel wird auf { $spot } geöffnet.
       *[other] Eine Truhe für { $keys } Schlüssel wird auf { $spot } geöffnet.
    }
solution-woke = Davon wachst du auf.
solution-lost = Eine Fledermaus nimmt „{ $segment }“.
solution-idle = Nichts wird gewonnen oder verloren.

# Gestalten.

creation-proved =
    { $lines ->
        [one] Nachweislich am besten für { $player }: { $nodes } Stellungen durchsucht in { $milliseconds } ms
       *[other] Nachweislich am besten für { $player }, jeweils nach dem davor: { $nodes } Stellungen durchsucht in { $milliseconds } ms
    }
creation-bound = Das Beste, was sich für { $player } in der Zeit fand, und nichts ist mehr wert als { $most }: { $nodes } Stellungen durchsucht in { $milliseconds } ms
creation-line =
    { $points ->
        [one] { $place }. Wert { $value }: { $before } davor, { $points } Punkt jetzt, { $rest } für das, was bleibt
       *[other] { $place }. Wert { $value }: { $before } davor, { $points } Punkte jetzt, { $rest } für das, was bleibt
    }
creation-cut = Was nach Schritt { $step } kommt, entscheidet der Zufall. Es zählt mit seinem Durchschnittswert; frag noch einmal, wenn es feststeht.
creation-rest-cards = Offene Karten
creation-rest-purposes = Traumziele
creation-rest-stored = Eingelagerte Splitter
creation-rest-ground = Bäume, Wasser, Berge und der Träumer
creation-rest-red = Albtraumsplitter
creation-rest-open = Kartenziehen und Fähigkeiten, die der Zufall entscheidet
creation-nowhere = in dieser Stellung wird nicht gestaltet: sie muss in der Phase „creation“ oder „last“ sein
creation-not-to-act = Platz { $seat } ist in dieser Stellung nicht am Zug: lass --seat weg, oder nenne einen von { $others }
creation-nobody = in dieser Stellung ist niemand am Zug: löse erst auf, worauf sie wartet
creation-no-seat = in dieser Stellung gibt es keinen Platz { $seat }: sie hat { $others }

## Reviews in the terminal

review-unfinished =
    { $steps ->
        [one] Die Partie ist nicht beendet: Betrachtet wird ihr { $steps } Schritt.
       *[other] Die Partie ist nicht beendet: Betrachtet werden ihre { $steps } Schritte.
    }
