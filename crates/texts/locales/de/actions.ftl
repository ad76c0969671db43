# Was eine Person wählen kann: die Worte eines Knopfes, und `.part`, wo er unter
# einem Titel steht, der den Rest sagt.

action-end-travel = Reise beenden
action-end-creation = Gestalten beenden
action-end-last = Letztes Gestalten beenden
action-collect = { $shard } sammeln
action-move = Reise { $to }
action-use-location = Fähigkeit dieses Ortes nutzen
action-use-card = „{ $card }“ mit { $shard } nutzen
    .part = mit { $shard }
action-store = { $shard } auf „{ $card }“ einlagern
    .part = { $shard }
action-seed = Einen Albtraum auf { $link } legen
    .part = { $link }
action-place = { $shard } auf { $slot } legen
    .part = { $slot }
action-exchange = { $give } gegen { $take } tauschen
    .part = gegen { $take }
action-plant = Einen Baum auf { $slot } pflanzen
    .part = { $slot }
action-enter = Träumer einsetzen
action-step = Schritt auf { $slot }
    .part = { $slot }
action-free-step = Freier Schritt auf { $slot }
    .part = { $slot }
action-take = Obersten Splitter von { $slot } zurückholen
    .part = { $slot }
action-shift = { $from } ab Höhe { $height } auf { $to } versetzen
    .part = ab Höhe { $height } auf { $to }
action-harvest = { $shard } { $at } dazulegen
    .part = { $at }
action-reorder = Splitter { $at } neu ordnen
    .part = { $at }
action-next = Als Nächstes { $shard } legen
action-stop = Hier aufhören
action-complete = Zuerst „{ $card }“ erfüllen
action-pile-shard = { $shard } auf dem Ablagestapel behalten
action-draw = Von Stapel { $level } ziehen
action-no-draw = Keine Karten ziehen
action-keep = „{ $card }“ behalten
action-keep-none = Keine behalten
action-yield = Von „{ $card }“ abgeben

## Titel über mehreren Möglichkeiten einer Art

group-use-card = „{ $card }“ nutzen
group-move = Reisen nach …
group-store = Auf „{ $card }“ einlagern
group-seed = Einen Albtraum legen auf …
group-place = { $shard } legen auf …
group-exchange = { $give } tauschen …
group-plant = Einen Baum pflanzen auf …
group-step = Schritt auf …
group-free-step = Freier Schritt auf …
group-take = Zurückholen von …
group-shift = { $from } versetzen …
group-harvest = { $shard } dazulegen …
group-reorder = Splitter neu ordnen …
