# Der Client im Browser: Notizen am ersten Abend. Sie haben drei kurze Zeilen Platz.

evening-candle = Eine Kerze ist eine Aktion: Splitter sammeln oder zum nächsten Ort gehen.
evening-key = Du hältst die Farbe eines Schlüssels: Dorthin gehst du umsonst.
evening-card = Eine Karte fügt sich zusammen. Drück darauf: Was fehlt noch?
evening-rival = Danach geht der Herr der Albträume im Uhrzeigersinn und nimmt Splitter.
evening-threshold = Hat er so viele Splitter einer Farbe, wie daneben steht, setzt er sie ein.
evening-cover = Leg Segmente auf den Traum: Jedes offene Feld kostet Gelassenheit.
evening-lock = Schließ ab, wenn es passt. Wer zuerst abschließt, bekommt eine Münze.
evening-shop = Mit Münzen kaufst du ein Segment: Es bleibt dir für alle Träume.
evening-stop = Nicht mehr zeigen
