# Warum eine Aktion abgelehnt wird: was nicht stimmt und, wo es hilft, was zu tun ist.

## Jederzeit

refusal-game-over = Die Partie ist zu Ende.
refusal-not-your-turn = Du bist gerade nicht dran.
refusal-only-in-travel = Das geht nur während deiner Reise.
refusal-only-in-creation = Das geht nur, während du gestaltest.
refusal-only-in-nightmare = Albtraumsplitter legst du nur in deiner Albtraum-Phase auf Verbindungsfelder.
refusal-finish-first = Bring zuerst zu Ende, was du angefangen hast, etwa eine Fähigkeit oder das Ziehen von Karten.
refusal-nothing-asks-for-this = Diese Entscheidung steht gerade nicht an.
refusal-crossing-tree = Dein Träumer überquert einen Baum und kann dort nicht bleiben. Bewege ihn weiter, bevor du etwas anderes tust.
refusal-not-in-last-placement = Beim letzten Gestalten kannst du weder Fähigkeiten nutzen noch Splitter einlagern.
refusal-no-such-slot = Dieses Feld gibt es in deiner Traumlandschaft nicht.
refusal-not-in-hands = Du hast keinen { $shard }splitter in deinen Händen.

## Reisen

refusal-no-action-point = Dafür hast du keinen Aktionspunkt mehr.
refusal-nothing-to-collect = Es gibt { $at } keinen Splitter mehr zu sammeln.
refusal-not-rightmost = Du darfst nur den Splitter ganz rechts sammeln, und der ist kein { $shard }splitter.
refusal-hands-hold-two = In deinen Händen liegen schon mindestens zwei { $shard }splitter; weitere darfst du nicht sammeln.
refusal-not-linked = Von hier führt keine Verbindung { $to }.
refusal-key-needs-point = Die Schlüssel-Bewegung { $to } ist kostenlos, aber du brauchst einen übrigen Aktionspunkt.
refusal-no-free-move-left = Nach 20 kostenlosen Bewegungen kostet jede weitere einen Aktionspunkt, und für den Weg { $to } hast du keinen mehr.
refusal-no-location-power = Die Fähigkeiten der Orte nutzt du nur während deiner Reise.
refusal-marker-used = Dein Initiativemarker ist in dieser Runde schon umgedreht; du kannst keine weitere Fähigkeit eines Ortes nutzen.
refusal-haunted = Der Herr der Albträume lauert { $at } und blockiert dort die Fähigkeit.
refusal-power-idle =
    { $power ->
        [archives] Der Beutel ist leer; das Archiv kann dir nichts geben.
        [harvesters] Die Traumernte würde nichts bewirken: Der Beutel ist leer, oder alle Orte sind voll.
        [tower] Der Turm würde nichts bewirken: In deiner Traumlandschaft liegt kein Splitter frei.
        [golem] Der Golem würde nichts bewirken: In deiner Traumlandschaft lässt sich kein Splitter versetzen.
        [lake] Der See würde nichts bewirken: An keinem Ort liegen zwei Splitter, die er ordnen könnte.
       *[king] Alle Stapel sind leer; der König hat keine Karten für dich.
    }

## Karten

refusal-not-your-card = Diese Karte liegt weder vor dir noch oben auf deinem Ablagestapel.
refusal-no-shard-for-card = Du hast keinen { $shard }splitter in deinen Händen, den du auf die Karte legen könntest.
refusal-slot-taken = Auf „{ $card }“ liegt schon ein Splitter.
refusal-card-used = Die Fähigkeit von „{ $card }“ hast du in dieser Runde schon genutzt. Einen Splitter einlagern kannst du dort noch.
refusal-red-on-card = Albtraumsplitter kommen nie auf eine Traumkarte.
refusal-dreamworld-power =
    { $power ->
        [harvesters] Die Traumernte verändert die Traumwelt; mit einer Karte nutzt du sie nur während deiner Reise.
       *[lake] Der See verändert die Traumwelt; mit einer Karte nutzt du ihn nur während deiner Reise.
    }

## Albtraum

refusal-seed-first = Lege zuerst einen Albtraumsplitter auf ein Verbindungsfeld neben deinem Schläfer.
refusal-link-elsewhere = Das Verbindungsfeld { $link } grenzt nicht an den Ort deines Schläfers.
refusal-link-taken = Auf dem Verbindungsfeld { $link } liegt schon ein Albtraumsplitter. Wähle ein leeres.

## Einsame Träume

refusal-seed-for-him = Der Herr der Albträume ist { $to } gereist. Lege dort zuerst einen Albtraumsplitter auf ein leeres Verbindungsfeld.
refusal-only-after-his-travel = Im Solospiel legst du nur dann einen Albtraumsplitter auf ein Verbindungsfeld, wenn der Herr der Albträume gereist ist.
refusal-not-his-link = Das Verbindungsfeld { $link } grenzt nicht an den Ort des Herrn der Albträume.
refusal-nothing-stolen = Der Herr der Albträume stiehlt gerade nichts von deinen Karten.
refusal-not-stolen = Der Herr der Albträume stiehlt einen { $shard }splitter, und auf dieser Karte liegt keiner.
refusal-yield-first = Der Herr der Albträume stiehlt einen { $shard }splitter. Wähle zuerst, von welcher Karte er ihn nimmt.

## Gestalten

refusal-first-on-entry = Dein erster Splitter gehört auf das Eintrittsfeld { $entry }, nicht auf Feld { $slot }.
refusal-not-next-to-shard = Neben Feld { $slot } liegt kein Splitter. Lege deinen neben einen anderen oder auf einen freiliegenden.
refusal-covered = Auf Feld { $slot } steht ein Baum oder dein Träumer; für anderes ist dort kein Platz.
refusal-on-red = Auf Feld { $slot } liegt ein Albtraumsplitter, und der trägt weder Splitter noch Bäume.
refusal-red-on-stack = Albtraumsplitter kommen nur auf leere Felder, und Feld { $slot } ist belegt.
refusal-stack-full = Der Stapel auf Feld { $slot } würde zu hoch: Mehr als { $most } Splitter gehen nicht.
refusal-needs-two = Für diesen Tausch brauchst du zwei { $shard }splitter in deinen Händen.
refusal-needs-three-red = Um Albtraumsplitter zu tauschen, brauchst du drei davon in deinen Händen.
refusal-red-for-red = Für drei Albtraumsplitter bekommst du einen in einer anderen Farbe, nie einen Albtraumsplitter.
refusal-not-in-bag = Im Beutel ist kein { $shard }splitter. Wähle eine andere Farbe.
refusal-same-colour = Für zwei { $shard }splitter musst du einen in einer anderen Farbe wählen.
refusal-needs-green = Ein Baum kostet einen Grassplitter, und du hast keinen in deinen Händen.
refusal-no-tree-left = Im Vorrat sind keine Bäume mehr.
refusal-tree-for-others = Die letzten Bäume sind für alle reserviert, die vor dir an der Reihe sind und noch pflanzen könnten.
refusal-no-shard-there = Auf Feld { $slot } liegt kein Splitter, auf dem ein Baum wachsen könnte.
refusal-red-left = Du hast noch Albtraumsplitter in den Händen. Lege sie in deine Traumlandschaft, bevor du das Gestalten beendest.

## Der Träumer

refusal-dreamer-inside = Dein Träumer ist schon in deiner Traumlandschaft.
refusal-entry-blocked =
    { $red ->
        [barred] Dein Träumer kann nicht eintreten: Auf dem Eintrittsfeld { $entry } muss ein Splitter frei liegen, der kein Albtraum ist.
       *[other] Dein Träumer kann nicht eintreten: Auf dem Eintrittsfeld { $entry } muss ein Splitter frei liegen.
    }
refusal-dreamer-outside = Dein Träumer ist noch draußen. Lass ihn zuerst deine Traumlandschaft betreten.
refusal-not-neighbour = Feld { $slot } grenzt nicht an das Feld deines Träumers.
refusal-no-ground = Auf Feld { $slot } liegt kein Splitter, auf den dein Träumer treten könnte.
refusal-red-ground = Auf Feld { $slot } liegt ein Albtraumsplitter. Dein Träumer kann ihn weder betreten noch überqueren.
refusal-needs-white = Ein Schritt kostet einen Bewegungssplitter, und du hast keinen in deinen Händen.
refusal-tree-is-dead-end = Auf Feld { $slot } steht ein Baum, und deinem Träumer fehlen die Schritte, um wieder von ihm herunterzukommen.
refusal-no-free-step = Dein Träumer hat gerade keinen freien Schritt; für diesen brauchst du einen Bewegungssplitter.
refusal-not-land-to-land = Frei sind nur Schritte von Land zu Land, und der Schritt auf Feld { $slot } ist keiner.
refusal-on-track = Auf diesem freien Weg war dein Träumer schon auf Feld { $slot }; freie Schritte führen nicht dorthin zurück.

## Fähigkeiten

refusal-may-not-leave = Auf Feld { $slot } liegt kein Splitter frei, den du zurückholen könntest.
refusal-no-such-shard = Auf Feld { $slot } liegt in dieser Höhe kein Splitter.
refusal-not-aside = Der Golem versetzt Splitter nur auf Nachbarfelder, und Feld { $slot } ist keines.
refusal-left-alone = Auf Feld { $slot } läge der Splitter allein. Versetze ihn neben oder auf einen anderen.
refusal-not-drawn-shard = Von den gezogenen Splittern, die du noch verteilen musst, ist keiner ein { $shard }splitter.
refusal-location-full = Für einen weiteren Splitter ist { $at } kein Platz.
refusal-nothing-to-reorder = Es liegen weniger als zwei Splitter { $at }; da gibt es nichts zu ordnen.
refusal-not-left-to-lay = Von den Splittern, die du noch hinlegen musst, ist keiner ein { $shard }splitter.

## Erfüllen und Ziehen

refusal-no-match = Diese Karte passt nicht zu deiner Traumlandschaft; du kannst sie jetzt nicht erfüllen.
refusal-not-one-of-two = Keiner der beiden ist ein { $shard }splitter. Wähle, welcher von ihnen auf deinem Ablagestapel bleibt.
refusal-deck-empty = Dieser Stapel ist leer. Wähle einen anderen.
refusal-must-draw = Für die Fähigkeit des Königs musst du einen Stapel wählen; behalten musst du keine der Karten.
refusal-not-drawn = Diese Karte ist nicht unter denen, die du gezogen hast.
refusal-must-keep = Von deinen ersten Karten musst du genau eine behalten.
