# Was an einer Partieaufzeichnung nicht stimmt und warum sich Schritte nicht
# zurücknehmen lassen.

at-line = Zeile { $line }: { $problem }

## Eine Aufzeichnung, die keine regelgerechte Partie ist

fault-seats =
    { $count ->
        [one] Die Aufzeichnung nennt { $count } Person, die Regeln sind aber für { $seats }.
       *[other] Die Aufzeichnung nennt { $count } Personen, die Regeln sind aber für { $seats }.
    }
fault-unreadable = „{ $step }“ ist kein Schritt in der Notation dieses Spiels.
fault-not-to-act = „{ $label }“ nennt niemanden, der hier handeln darf.
fault-label = Die Zeile müsste mit „{ $label }“ beginnen.
fault-refused = Der Schritt „{ $step }“ verstößt gegen Regel { $rule }. { $refusal }
fault-impossible = „{ $step }“ kann hier nicht gezogen worden sein.
fault-not-dealt = Der aufgedeckte Startwert ergibt hier „{ $dealt }“, die Aufzeichnung sagt aber „{ $step }“.
fault-not-committed = Der aufgedeckte Startwert ist nicht der, der zu Beginn der Partie festgelegt wurde.
fault-not-bound = Startwert, Regeln, Paket und Plätze sind nicht die, die zu Beginn der Partie festgelegt wurden: Eines davon wurde geändert.
fault-name = Der Name von Platz { $seat } ist nicht der, der zu Beginn der Partie festgelegt wurde.
fault-digest = Die Prüfsumme passt nicht zur Aufzeichnung: Etwas darin wurde geändert.
fault-after-end = Vor dem Schritt „{ $step }“ war die Partie schon zu Ende.
fault-result = Die Zeile mit dem Ergebnis müsste „{ $result }“ lauten.

## Eine Datei, die keine Aufzeichnung ist

record-error-not-a-record = Das ist keine Aufzeichnung: Die erste Zeile müsste „{ $first }“ lauten.
record-error-newer-format = Diese Aufzeichnung hat das Format { $format }; dieses Lucid kennt Formate bis { $newest }. Aktualisiere Lucid, um sie zu lesen.
record-error-missing = Im Kopf fehlt die Zeile „{ $field }:“.
record-error-bad-field = Was im Kopf hinter „{ $field }:“ steht, ist nicht zu verstehen oder kommt zweimal vor.
record-error-bad-line = Diese Zeile ist weder Teil des Kopfes noch ein Zug.
record-error-truncated = Die Aufzeichnung bricht hier ab; ihr Ende fehlt.
record-error-after-result = Nach der Zeile, die die letzte sein sollte, folgt noch Text.
