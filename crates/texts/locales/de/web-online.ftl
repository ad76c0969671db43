# Der Client im Browser: Tische im Netz.

online-title = Online-Tische
online-open = Offene Tische
online-mine = Deine Tische
online-open-empty = Gerade gibt es keine öffentlichen Tische. Eröffne einen oder bitte jemanden um einen Link.
online-mine-empty = Du sitzt noch an keinem Tisch.
online-join = Mitspielen
online-watch = Zusehen
online-to-table = An den Tisch
online-new = Tisch eröffnen
online-have-link = Ich habe einen Link
online-link-field = Link oder Name eines Tisches
online-link-bad = Das ist kein Link zu einem Tisch. Vielleicht fehlt ein Zeichen.
online-link-go = Los
online-offline-title = Keine Verbindung
online-offline = Der Server antwortet nicht. Auf diesem Gerät kannst du trotzdem spielen.
online-cycle =
    { $round ->
        [0] noch nicht gestartet
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
online-over = beendet

online-name = Dein Name am Tisch
online-name-about = Die anderen sehen ihn. Er ist auf diesem Gerät gespeichert; mit einem Passwort kannst du ihn auch anderswo nutzen.
online-come-in = Mitspielen
online-come-in-about = Du bist an einen Tisch eingeladen. Sag den anderen, wer du bist.
online-at-table = Am Tisch: { $names }

online-seat-open = Offen
online-seat-open-about = wer zuerst kommt
online-seat-you = du
online-guest = Gast
online-guest-about = Ein Gast: Kein Passwort schützt diesen Namen.
online-erased = jemand
online-erase = Konto löschen
online-erase-about = Dein Name, dein Passwort und deine Chat-Nachrichten werden endgültig gelöscht. In laufenden Partien gibst du auf und ein Bot spielt weiter; in beendeten Partien heißt du „jemand“. Das lässt sich nicht rückgängig machen.
online-erase-sure = Endgültig löschen
online-erase-not = Abbrechen
online-seat-host = eröffnet
online-seat-take = Hier Platz nehmen
online-seat-leave = Platz verlassen
online-seat-away = nicht da
online-seat-here = da
online-seat-bot = Bot
online-seat-bot-give = Bot dazuholen
online-seat-bot-open = Platz öffnen
online-seat-free = Person entfernen
online-seat-stand-in = ein Bot spielt
online-seat-resigned = hat aufgegeben; ein Bot spielt
online-seats = Plätze

online-gather-title = Warten auf Mitspieler
online-gather-about = Die Partie startet, wenn alle Plätze besetzt sind.
online-start = Partie starten
online-start-needs = Ein Platz ist noch offen: Warte oder hol einen Bot dazu.
online-host-starts = Wer den Tisch eröffnet hat, startet die Partie.
online-invite = Andere einladen
online-invite-about = Mit diesem Link kann man Platz nehmen oder zusehen.
online-copy = Kopieren
online-copied = Kopiert.
online-copy-failed = Markiere den Link und kopiere ihn selbst.
online-share = Teilen
online-listed-tag = öffentlich
online-private-tag = nur mit Link

online-pace = Tempo
online-pace-live = Live
online-pace-letters = Zug um Zug
online-clock = Zeit je Zug
online-clock-about = Ist die Zeit um, endet die Phase für alle, die zu spät sind, und ihre Albtraumsplitter werden nach den Regeln gelegt.
online-who-comes = Wer mitspielen darf
online-listed = Öffentlich
online-by-link = Nur mit Link
online-watchers = Zuschauer erlauben
online-no-watchers = ohne Zuschauer
online-watchers-about = sie sehen, was alle Spielenden sehen
online-open-table = Tisch eröffnen

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
online-chat-field = Nachricht an den Tisch
online-chat-send = Senden
online-chat-empty = Noch keine Nachrichten.
online-chat-mute = Stummschalten
online-chat-unmute = Stummschaltung aufheben
online-chat-muted = { $name } ist stummgeschaltet.
online-chat-fresh =
    { $count ->
        [one] { $count } neue Nachricht
       *[other] { $count } neue Nachrichten
    }
online-said = { $name }: { $text }

online-line-connecting = Verbindung wird aufgebaut …
online-line-lost = Verbindung unterbrochen. Deine Züge sind sicher; neuer Versuch …
online-line-busy = Der Server kommt gerade nicht an seine Tische. Nichts ist verloren; neuer Versuch …
online-line-try = Jetzt versuchen
online-line-back = Wieder verbunden.
online-version-title = Der Server hat eine andere Version
online-version = Lade die Seite neu. Am Tisch geht nichts verloren.
online-reload = Neu laden
online-signed-out-title = Du bist abgemeldet
online-signed-out = Dein Platz ist sicher. Melde dich wieder an, um weiterzuspielen.
online-astray-title = Dieser Tisch lässt sich nicht zeigen
online-astray = Die Daten des Servers passen hier nicht zusammen. Lade die Seite neu; hilft das nicht, hat der Server noch die Aufzeichnung.
online-rules-title = Unbekannte Regeln
online-rules = Diese Seite kennt die Regeln dieses Tisches nicht. Lade sie neu.
online-no-table-title = Kein Tisch unter diesem Link
online-no-table = Er wurde geschlossen, oder es fehlt ein Zeichen. Bitte um einen neuen Link.
online-gone-title = Diesen Tisch gibt es nicht mehr
online-gone = Seine Zeit war um, oder wer den Server betreibt, hat ihn gelöscht.
online-unseated = Wer den Tisch eröffnet hat, hat dich entfernt. Hier kannst du nicht mehr Platz nehmen; such dir einen anderen Tisch oder eröffne selbst einen.
online-no-pack-title = Das Paket fehlt
online-no-pack = Der Server konnte die Karten oder Plättchen dieses Tisches nicht senden. Versuch es noch einmal.

online-menu = Tisch
online-ask-undo = Bitten, den letzten Schritt zurückzunehmen
online-ask-end = Bitten, die Partie zu beenden
online-ask-replace = Einen Bot für { $name } spielen lassen
online-resign = Aufgeben
online-resign-sure = Endgültig aufgeben? Ein Bot spielt für dich weiter.
online-resign-yes = Ja, aufgeben
online-back = Wieder selbst spielen
online-yes = Ja
online-no = Nein
online-poll-undo = { $name } bittet, den letzten Schritt zurückzunehmen.
online-poll-replace = { $name } fragt, ob ein Bot für { $other } spielen darf.
online-poll-end = { $name } bittet, die Partie zu beenden.
online-poll-waits = Warten auf die anderen.
online-watching = Du siehst zu.
online-watch-count =
    { $count ->
        [0] keine Zuschauer
        [one] { $count } Zuschauer
       *[other] { $count } Zuschauer
    }
online-stood-in = Ein Bot spielt für dich.
online-time-left = Restzeit: { $time }

online-ended-title = Der Tisch wurde geschlossen
online-ended-agreed = Alle wollten die Partie beenden.
online-ended-deserted = Am Tisch war niemand mehr.
online-ended-idle = Lange Zeit kam niemand an den Tisch.
online-ended-rules = Der Server wurde aktualisiert und kennt die Regeln dieser Partie nicht mehr. Ihre Aufzeichnung ist bis hierher vollständig.
online-ended-closed = Wer den Server betreibt, hat den Tisch geschlossen.
online-rematch = Revanche
online-rematch-go = Zur Revanche
online-record = Aufzeichnung herunterladen

online-account = Dein Online-Name
online-account-none = Du hast hier noch keinen Namen. Wähle einen, wenn du zum ersten Mal Platz nimmst, oder melde dich mit deinem an.
online-account-guest = Gast auf diesem Gerät. Mit einem Passwort gehört der Name dir, auf jedem Gerät.
online-account-kept = Ein Passwort schützt diesen Namen.
online-account-sessions =
    { $count ->
        [one] Auf diesem Gerät angemeldet.
       *[other] Auf { $count } Geräten angemeldet.
    }
online-account-rename = Umbenennen
online-account-password = Passwort
online-account-password-new = Neues Passwort
online-account-password-current = Aktuelles Passwort
online-account-password-about = Mindestens 8 Zeichen; am besten ein Satz.
online-account-keep = Passwort setzen
online-account-change = Passwort ändern
online-account-sign-in = Anmelden
online-account-sign-in-title = Ich habe schon einen Namen
online-account-sign-out = Abmelden
online-account-sign-out-all = Überall abmelden
online-account-guest-warning = Ohne Passwort verlierst du deinen Namen und seine Plätze.
online-account-done = Erledigt.

online-problem = Das hat nicht geklappt. Versuch es noch einmal.
online-problem-offline = Der Server antwortet nicht. Versuch es gleich noch einmal.
online-problem-too-many = Zu viele Anfragen. Warte einen Moment.
online-problem-no-session = Wähle zuerst einen Namen.
online-problem-not-yours = Das kann nur jemand anderes tun.
online-problem-wrong-password = Name oder Passwort ist falsch.
online-problem-bad-name = Dieser Name ist vergeben oder nicht erlaubt.
online-problem-bad-password = Dieses Passwort ist nicht erlaubt.
online-problem-common-password = Dieses Passwort ist zu verbreitet. Nimm ein anderes.
online-problem-name-in-password = Dieses Passwort besteht aus deinem Namen. Nimm ein anderes.
online-problem-weak-password = Dieses Passwort ist leicht zu erraten. Nimm ein längeres; am besten einen Satz.
online-problem-name-kept = Dieser Name oder ein sehr ähnlicher gehört jemand anderem. Nimm einen anderen.
online-problem-bad-line = In dieser Nachricht ist kein Text zu sehen, oder sie kehrt seine Richtung um.
online-problem-bad-plan = So lässt sich kein Tisch eröffnen.
online-problem-bad-pack = Der Server nimmt das Paket nicht an.
online-problem-no-seat = Jemand war schneller: Der Platz ist besetzt.
online-problem-not-now = Das geht gerade nicht.
online-problem-stale = Jemand war schneller. Schau noch einmal und wähle dann.
online-problem-refused = Das erlauben die Regeln jetzt nicht.
online-problem-not-saved = Der Server kann gerade nichts speichern, darum hat sich nichts geändert. Vielleicht ist seine Festplatte voll.
online-kept = Der Server kann gerade nichts speichern. Dein Zug bleibt erhalten und wird noch einmal gesendet.
online-kept-back = Zug zurücknehmen
online-problem-unavailable = Der Server ist gerade nicht erreichbar. Schau gleich noch einmal nach: Was gespeichert wurde, ist noch da.
online-lapsed = Zeit abgelaufen
online-time-up = Die Zeit ist um.
online-time-ended = { $names }: Die Zeit ist abgelaufen, der Zug ist beendet.
online-name-first = Sag zuerst, wie du heißt.
