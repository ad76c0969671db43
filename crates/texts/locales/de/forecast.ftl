# Was eine Prognose sagt, und die Datensätze, mit denen sie trainiert wird.

forecast-seat = Platz
forecast-points = Punkte
forecast-margin = Vorsprung
forecast-spread = ±
forecast-win = Siege
forecast-other-game = Prognosen gibt es nur für Partien von Dreamscape.

## Datensätze

dataset-written = { $games } Partien, davon { $played } neu
dataset-other = Dieser Datensatz entstand mit anderem Startwert, anderen Bots, Regeln oder Merkmalen; wähle eine andere Datei.
dataset-none = Das ist kein Datensatz.
dataset-features = Dieser Datensatz hat andere Merkmale, als dieses Programm berechnet.
dataset-damaged = Dieser Datensatz ist abgeschnitten oder beschädigt; lucid dataset vervollständigt ihn.

## Prognosen neben Ergebnissen

calibration-games = { $forecasts } Prognosen aus { $games } Partien
calibration-chance = Chance
calibration-count = Prognosen
calibration-forecast = Mittel
calibration-won = gewonnen
calibration-cycle = Runde
calibration-last = letztes Gestalten
calibration-margin = Vorsprung
calibration-error = Fehler
calibration-linear = linear
calibration-deviation = Streuung
calibration-points = Punkte

## Unbrauchbare Gewichte

weights-none = Das ist keine Datei mit Gewichten.
weights-version = Diese Gewichte haben Version { $version }, die dieses Programm nicht kennt.
weights-features = Diese Gewichte gehören zu anderen Merkmalen, als dieses Programm berechnet.
weights-layers = Diese Gewichte haben Schichten von einer Größe, die nicht unterstützt wird.
weights-length = Diese Datei mit Gewichten hat { $found } Byte statt { $expected }.
weights-altered = Diese Gewichte wurden verändert: Ihr Hash stimmt nicht.
weights-not-finite = Eines dieser Gewichte ist keine Zahl.
