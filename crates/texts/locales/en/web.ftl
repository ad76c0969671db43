# The browser client: its pages, and the bar of choices.

## Everywhere

web-skip = Skip to the content
web-home = Home
web-back = Back
web-close = Close
web-go-on = Go on
web-settings = Settings
web-language = Language
web-theme = Night or day
web-theme-system = Like the system
web-theme-night = Night
web-theme-day = Day
web-update-ready = A new version of Lucid is ready. Your games stay.
web-update-now = Renew now
web-later = Later
web-storage-full = This device has no room left, so the last step is not kept here. Delete an old game, or download this one’s record.
web-nothing-kept = This browser keeps nothing for Lucid: you can play, but games and settings end with this page. A record that you download stays yours.
web-not-found-title = This dream leads nowhere
web-not-found = There is nothing behind this address: perhaps a letter is missing.
web-no-table-title = No table behind this link
web-no-table = The game is not kept on this device. Games stay where they were played.
web-broken-table-title = This game cannot go on
web-broken-table = What is kept of it does not fit this version of Lucid. Its record is still here to be downloaded.
web-no-pack-title = Its pack is not here
web-no-pack = This game is played with a pack of your own that is no longer kept on this device. Load the pack file again under Packs and keep it: then the game goes on.
web-crash-title = Something woke us up
web-crash = Lucid stumbled and has stopped. Your game is kept up to the last step.
web-crash-again = Load again and go on
web-guest = Guest
web-arriving = One moment …
web-not-arrived-title = This room did not open
web-not-arrived = A part of Lucid could not be loaded. Perhaps the network is gone for a moment. Your games are safe.
web-try-again = Try again

## Home

web-tagline = Two board games about dreams. Play alone, with friends, or against Mr Nightmare himself.
web-play-now = Play now
web-new-game = New game
web-continue = Continue
web-continue-empty = Games that you begin stay on this device and wait here, even without a network.
web-your-turn-tag = your turn
web-over-tag = finished
web-unreadable-game = A game of another version
web-unreadable-game-about = It cannot be opened here. See what can be saved of it.
web-delete-game = Delete this game
web-games = Games
web-about-dreamscape = Travel the Dreamworld, gather its shards and build the landscape your Dreamer walks through.
web-about-runners = One dream, everyone at once, thirty seconds of sand. Cover it well and stay asleep.
web-fact-players-scape = 1 to 4
web-fact-players-runners = 2 to 4
web-fact-time-scape = 40 min
web-fact-time-runners = 20 min
web-fact-editions = 3 editions
web-fact-real-time = real time
web-way-bots = Bots
web-way-lonely = Lonely Dreams
web-way-here = At one device
web-learn = Learn
web-about-learn = short lessons, then you play
web-replays = Replays
web-about-replays = every game, move by move
web-packs = Packs
web-about-packs = own cards, tiles and grids
web-companion = Companion
web-about-companion = Mr Nightmare at your real table
web-about-settings = language, light, pace, your name
web-welcome-title = Your first night
web-welcome-travel = Travel: your Sleeper wanders six islands and collects shards.
web-welcome-create = Create: stack the shards into a landscape and walk your Dreamer through it.
web-welcome-complete = Complete: when your landscape looks like a Dreamcard, it is yours and brings points.
web-welcome-help = What you can do now is lit by candlelight. Ask anything else “why not?” and it names its rule.

## New game

web-game = Game
web-edition = Edition
web-house = House rules
web-same-as-sylex = The rules as first printed.
web-rule-column = Rule
web-alone = Alone against Mr Nightmare
web-together = With others
web-opponents = Who plays
web-difficulty = How hard he is
web-own-line = Own numbers
web-own-line-about = How many shards of a colour he discards at a time; for red, his points for each.
web-seats = Seats
web-person-here = Person here
web-bot = Bot
web-nobody = Nobody
web-your-name = Name
web-level-random = Dozing
web-level-random-about = takes any step that is allowed
web-pack = Pack
web-pack-built-in = comes with Lucid
web-pack-too-small = This pack has too few cards or purposes for this game.
web-begin = Begin
web-need-two = A game with others needs at least two seats taken.
web-need-person = Nobody at this device plays; you will watch the bots.

## Table

web-you = You
web-dreamworld = Dreamworld
web-your-dreamscape = Your Dreamscape
web-journal = Journal
web-journal-empty = Nothing has happened yet.
web-choices = Your choices
web-undo = Undo
web-why-not = Why not?
web-all-choices = All choices
web-thinking = thinks about the next step
web-initiative = Initiative
web-table-menu = Menu
web-download-record = Download the record
web-keys = Keys
web-keys-about = 1 to 9 choose from the bar, U takes back, E ends, Escape closes.
web-hand-over-about = There is something on the next page that only this player may see.
web-hand-over-ready = It is me: go on
web-seat-turn-about = The device goes to the next player.
web-watch-bots = You are watching
web-confirm-end = This cannot be undone

## End of a game

web-end-title = The night is over
web-scores = Points
web-source-cards = Cards
web-source-trees = Trees
web-source-purposes = Purposes
web-again = Again
web-look-at-table = Look at the table

## Settings

web-motion = Motion
web-motion-system = Like the system
web-motion-calm = As little as possible
web-pace = Pace of bots and Mr Nightmare
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-quick = Quick
web-pace-instant = At once
web-name-about = How the journal calls you.
web-offline = Everything works without a network.

## Sentences with arguments

web-cycle = Cycle { $cycle }
web-of-cycles = of { $cycles }
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-points-left =
    { $points ->
        [0] no candle left
        [one] { $points } candle left
       *[other] { $points } candles left
    }
web-differs =
    { $count ->
        [one] { $edition } differs from Sylex in one thing
       *[other] { $edition } differs from Sylex in { $count } things
    }
web-hand-over = Now { $player }
web-turn-of = { $player }: { $phase }
web-waits-for = { $player } is to act
web-winner =
    { $count ->
        [one] { $winners } wins
       *[other] { $winners } share the victory
    }
web-rival-wins = Mr Nightmare wins
web-bot-name = { $name } (bot)
web-game-of = Dreamscape with { $names }
web-runners-of = Dream Runners with { $names }
web-sand-none = no sand
web-sand-seconds =
    { $seconds ->
        [one] { $seconds } second of sand
       *[other] { $seconds } seconds of sand
    }
web-at-round = round { $round } of { $rounds }
web-runners-setup-bots =
    { $bots ->
        [0] Dream Runners
        [one] Dream Runners, one bot
       *[other] Dream Runners, { $bots } bots
    }
web-solo-of = Lonely Dreams, { $profile }
web-at-cycle = cycle { $cycle } of { $cycles }
web-rule = Rule { $rule }
web-seat = Seat { $number }
web-setup-bots =
    { $bots ->
        [0] Dreamscape
        [one] Dreamscape, one bot
       *[other] Dreamscape, { $bots } bots
    }
web-setup-people =
    { $people ->
        [one] one person
       *[other] { $people } people at this device
    }
web-nightmares = nightmares
web-simultaneous = all create at once
web-tables = On the web
web-about-tables = Open a table, share its link, play with people far away
