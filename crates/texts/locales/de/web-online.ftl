# Der Browser-Client: Tische im Netz.

online-title = Tische im Netz
online-open = Offene Tische
online-mine = Deine Tische
online-open-empty = Gerade steht kein Tisch allen offen. Eröffne einen oder bitte jemanden um einen Link.
online-mine-empty = Du sitzt noch an keinem Tisch.
online-join = Mitspielen
online-watch = Zusehen
online-to-table = Zum Tisch
online-new = Tisch eröffnen
online-have-link = Ich habe einen Link
online-link-field = Link oder Name eines Tisches
online-link-bad = Das ist kein Link zu einem Tisch. Vielleicht fehlt ein Zeichen.
online-link-go = Dorthin
online-offline-title = Die Verbindung ist weg
online-offline = Der Server antwortet nicht. Partien auf diesem Gerät gehen ohne ihn weiter.
online-cycle =
    { $round ->
        [0] noch nicht begonnen
       *[other] Runde { $round }
    }
online-no-clock = ohne Uhr
online-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
online-seconds = { $seconds } s
online-minutes = { $minutes } min
online-hours = { $hours } h
online-over = zu Ende

online-name = Dein Name am Tisch
online-name-about = Die anderen sehen ihn. Er bleibt auf diesem Gerät; mit einem Passwort kannst du ihn auch anderswo nutzen.
online-come-in = Eintreten
online-come-in-about = Du bist an einen Tisch eingeladen. Sag den anderen, wer du bist.
online-at-table = Am Tisch: { $names }

online-seat-open = Offen
online-seat-open-about = wer zuerst kommt
online-seat-you = du
online-guest = Gast
online-guest-about = Ein Gast: Kein Passwort schützt diesen Namen.
online-erased = jemand
online-erase = Mich löschen
online-erase-about = Dein Name, dein Passwort und deine Zeilen im Chat werden endgültig gelöscht. Wo du gerade spielst, gibst du auf und ein Bot spielt weiter; in beendeten Partien heißt du „jemand“. Das lässt sich nicht rückgängig machen.
online-erase-sure = Endgültig löschen
online-erase-not = Alles behalten
online-seat-host = eröffnet
online-seat-take = Hier Platz nehmen
online-seat-leave = Aufstehen
online-seat-away = nicht da
online-seat-here = da
online-seat-bot = Bot
online-seat-bot-give = Einem Bot geben
online-seat-bot-open = Platz öffnen
online-seat-free = Platz frei machen
online-seat-stand-in = ein Bot spielt
online-seat-resigned = hat aufgegeben; ein Bot spielt
online-seats = Plätze

online-gather-title = Der Tisch füllt sich
online-gather-about = Die Partie beginnt, wenn alle Plätze besetzt sind.
online-start = Partie beginnen
online-start-needs = Ein Platz ist noch offen: warte oder gib ihn einem Bot.
online-host-starts = Wer den Tisch eröffnet hat, beginnt die Partie.
online-invite = Andere einladen
online-invite-about = Wer diesen Link hat, kann Platz nehmen oder zusehen.
online-copy = Kopieren
online-copied = Kopiert.
online-copy-failed = Markiere den Link und kopiere ihn selbst.
online-share = Teilen
online-listed-tag = in der Liste
online-private-tag = nur mit Link

online-pace = Tempo
online-pace-live = Live
online-pace-letters = Als Fernpartie
online-clock = Zeit für einen Zug
online-clock-about = Ist die Zeit um, endet die Phase für alle, die zu spät sind, und rote Splitter werden nach der Regel gelegt.
online-who-comes = Wer kommen darf
online-listed = In der Liste
online-by-link = Nur mit Link
online-watchers = Andere dürfen zusehen
online-no-watchers = ohne Publikum
online-watchers-about = sie sehen, was alle Spielenden sehen
online-open-table = Tisch eröffnen
online-pack-up = Das Paket geht mit dem Tisch zum Server.

online-setup =
    { $title }, { $open ->
        [0] niemand sonst
        [one] { $open } offener Platz
       *[other] { $open } offene Plätze
    }, { $bots ->
        [0] keine Bots
        [one] { $bots } Bot
       *[other] { $bots } Bots
    }

online-chat = Chat
online-chat-field = Sag dem Tisch etwas
online-chat-send = Sagen
online-chat-empty = Noch hat niemand etwas gesagt.
online-chat-mute = Stummschalten
online-chat-unmute = Wieder hören
online-chat-muted = Du hörst { $name } nicht.
online-chat-fresh =
    { $count ->
        [one] { $count } neue Zeile
       *[other] { $count } neue Zeilen
    }
online-said = { $name }: { $text }

online-line-connecting = Verbindung wird aufgebaut …
online-line-lost = Die Verbindung ist weg. Deine Schritte bleiben hier, und es wird von selbst neu versucht.
online-line-busy = Der Server kommt gerade nicht an seine Tische. Nichts ist verloren, und es wird von selbst wieder gefragt.
online-line-try = Jetzt versuchen
online-line-back = Wieder da.
online-version-title = Der Server spricht eine andere Version
online-version = Lade die Seite neu. Am Tisch geht nichts verloren.
online-reload = Neu laden
online-signed-out-title = Du bist abgemeldet
online-signed-out = Dein Platz bleibt dir. Melde dich wieder an, um weiterzuspielen.
online-astray-title = Dieser Tisch lässt sich nicht zeigen
online-astray = Was der Server von ihm erzählt, passt hier nicht zusammen. Lade die Seite neu; hilft das nicht, gibt der Server trotzdem die Aufzeichnung heraus.
online-rules-title = Andere Regeln als hier
online-rules = Der Tisch wird nach Regeln gespielt, die diese Seite nicht kennt. Lade sie neu.
online-no-table-title = Kein Tisch hinter diesem Link
online-no-table = Er wurde geschlossen, oder es fehlt ein Zeichen. Bitte um einen neuen Link.
online-gone-title = Diesen Tisch gibt es nicht mehr
online-gone = Er wurde gelöscht: Seine Zeit war um, oder wer den Server betreibt, hat ihn entfernt.
online-unseated = Wer den Tisch eröffnet hat, hat deinen Platz frei gemacht. An diesen Tisch kannst du dich nicht mehr setzen; such dir einen anderen oder eröffne selbst einen.
online-no-pack-title = Das Paket fehlt
online-no-pack = Der Tisch wird mit Karten oder Plättchen gespielt, die der Server nicht herausgeben konnte. Versuch es noch einmal.

online-menu = Tisch
online-ask-undo = Bitten, den letzten Schritt zurückzunehmen
online-ask-end = Bitten, die Partie hier zu beenden
online-ask-replace = Einen Bot für { $name } spielen lassen
online-resign = Aufgeben
online-resign-sure = Endgültig aufgeben? Ein Bot spielt für dich weiter.
online-resign-yes = Ja, aufgeben
online-back = Wieder selbst spielen
online-yes = Ja
online-no = Nein
online-poll-undo = { $name } bittet, den letzten Schritt zurückzunehmen.
online-poll-replace = { $name } fragt, ob ein Bot für { $other } spielen darf.
online-poll-end = { $name } bittet, die Partie hier zu beenden.
online-poll-waits = Die anderen werden gefragt.
online-watching = Du siehst zu.
online-watch-count =
    { $count ->
        [0] niemand sieht zu
        [one] { $count } sieht zu
       *[other] { $count } sehen zu
    }
online-stood-in = Ein Bot spielt an deiner Stelle.
online-time-left = Restzeit: { $time }
online-your-turn = Du bist am Zug

online-ended-title = Der Tisch wurde geschlossen
online-ended-agreed = Alle wollten die Partie hier beenden.
online-ended-deserted = Am Tisch war niemand mehr.
online-ended-idle = Lange Zeit kam niemand an den Tisch.
online-ended-rules = Der Server wurde erneuert und kennt die Regeln dieser Partie nicht mehr. Ihre Aufzeichnung ist bis hierher vollständig.
online-ended-closed = Wer den Server betreibt, hat den Tisch geschlossen.
online-rematch = Noch einmal zusammen spielen
online-rematch-go = Die anderen spielen noch einmal. Komm mit
online-record = Aufzeichnung laden

online-account = Dein Name im Netz
online-account-none = Du hast hier noch keinen Namen. Du bekommst einen, wenn du zum ersten Mal Platz nimmst, oder meldest dich mit einem an, den du behältst.
online-account-guest = Gast auf diesem Gerät. Mit einem Passwort gehört der Name dir, auf jedem Gerät.
online-account-kept = Ein Passwort hält diesen Namen.
online-account-sessions =
    { $count ->
        [one] Auf diesem Gerät angemeldet.
       *[other] Auf { $count } Geräten angemeldet.
    }
online-account-rename = Ändern
online-account-password = Passwort
online-account-password-new = Neues Passwort
online-account-password-current = Bisheriges Passwort
online-account-password-about = Mindestens 8 Zeichen; am besten ein Satz.
online-account-keep = Namen behalten
online-account-change = Passwort ändern
online-account-sign-in = Anmelden
online-account-sign-in-title = Ich habe schon einen Namen
online-account-sign-out = Abmelden
online-account-sign-out-all = Überall abmelden
online-account-guest-warning = Ohne Passwort gehen der Name und seine Plätze damit verloren.
online-account-done = Erledigt.

online-problem = Das hat nicht geklappt. Versuch es noch einmal.
online-problem-offline = Der Server antwortet nicht. Versuch es gleich noch einmal.
online-problem-too-many = Das war viel auf einmal. Warte einen Moment.
online-problem-no-session = Du brauchst zuerst einen Namen.
online-problem-not-yours = Das können nur andere tun.
online-problem-wrong-password = Name und Passwort passen nicht zusammen.
online-problem-bad-name = Der Name ist vergeben oder geht nicht.
online-problem-bad-password = Dieses Passwort geht nicht.
online-problem-common-password = Viele benutzen dieses Passwort, darum wird es zuerst probiert. Nimm ein anderes.
online-problem-name-in-password = Dieses Passwort besteht aus deinem Namen. Nimm ein anderes.
online-problem-weak-password = Dieses Passwort ist leicht zu erraten. Nimm ein längeres; am besten einen Satz.
online-problem-name-kept = Diesen Namen oder einen, der ihm gleicht, hat jemand mit einem Passwort geschützt. Nimm einen anderen.
online-problem-bad-line = In dieser Zeile ist nichts zu sehen, oder sie dreht Text um.
online-problem-bad-plan = So lässt sich dieser Tisch nicht spielen.
online-problem-bad-pack = Der Server nimmt das Paket nicht an.
online-problem-no-seat = Jemand war schneller: der Platz ist besetzt.
online-problem-not-now = Das geht in diesem Moment nicht.
online-problem-stale = Jemand war schneller. Schau noch einmal und wähle neu.
online-problem-refused = Das erlauben die Regeln jetzt nicht.
online-problem-not-saved = Der Server kann gerade nichts speichern, darum hat sich nichts geändert. Vielleicht ist seine Festplatte voll.
online-kept = Der Server kann gerade nichts speichern. Dein Zug ist aufgehoben und wird noch einmal gesendet.
online-kept-back = Zug zurücknehmen
online-problem-unavailable = Der Server kann gerade nicht antworten. Schau gleich noch einmal nach: Was gespeichert wurde, ist da.
