# The browser client: its pages, and the bar of choices.

## Everywhere

web-skip = Skip to content
web-home = Home
web-close = Close
web-go-on = Continue
web-settings = Settings
web-language = Language
web-theme = Theme
web-update-ready = A new version of Lucid is ready. Your games are safe.
web-update-now = Update now
web-later = Later
web-storage-full = This device is full, so the last step was not saved. Delete an old game, or download this one’s record.
web-nothing-kept = This browser does not let Lucid save anything. You can play, but games and settings are lost when you leave this page. You can still download records.
web-not-found-title = This dream leads nowhere
web-not-found = There is no page at this address. Perhaps a letter is missing.
web-no-table-title = No table at this link
web-no-table = The game is not saved on this device. Games stay where they were played.
web-broken-table-title = This game cannot continue
web-broken-table = What was saved does not fit this version of Lucid. You can still download the record.
web-no-pack-title = This game’s pack is missing
web-no-pack = This game uses a pack of your own that is no longer saved on this device. Load the pack file again under Packs and save it to continue.
web-crash-title = Something woke us up
web-crash = Lucid stumbled and has stopped. Your game is saved up to the last step.
web-crash-again = Reload and continue
web-guest = Guest
web-arriving = One moment …
web-not-arrived-title = This dream would not open
web-not-arrived = Part of Lucid could not be loaded. You may be offline. Your games are safe.
web-try-again = Try again

## Home

web-with-friends = With friends
web-tagline = Two board games about dreams. Play alone, with friends, or against Mr Nightmare himself.
web-play-now = Play now
web-new-game = New game
web-continue = Continue
web-continue-empty = Games you start are saved on this device and wait here, even offline.
web-your-turn-tag = your turn
web-over-tag = finished
web-unreadable-game = A game from another version
web-unreadable-game-about = It cannot be opened here. See what can be saved.
web-delete-game = Delete this game
web-games = Games
web-about-dreamscape = Travel the Dreamworld, gather its shards and build the landscape your Dreamer walks through.
web-about-runners = One dream, everyone at once, thirty seconds of sand. Cover it well and stay asleep.
web-fact-players-dreamscape = 1 to 4
web-fact-players-runners = 2 to 4
web-fact-time-dreamscape = 40 min
web-fact-time-runners = 20 min
web-fact-editions = 3 editions
web-fact-real-time = real time
web-way-bots = Bots
web-way-lonely = Lonely Dreams
web-way-here = Pass and play
web-learn = Learn
web-about-learn = short lessons that you play
web-replays = Replays
web-about-replays = every game, step by step
web-packs = Packs
web-about-packs = your own cards, tiles and grids
web-companion = Companion
web-about-companion = Mr Nightmare at your real table
web-about-settings = language, theme, sound, your name
web-welcome-title = Your first night
web-welcome-travel = Travel: your Sleeper wanders six islands and collects shards.
web-welcome-create = Create: stack the shards into a landscape and walk your Dreamer through it.
web-welcome-complete = Complete: when your landscape matches a Dreamcard, you score it.
web-welcome-help = What you can do now is lit by candlelight. For anything else, ask “Why not?” and read the rule.

## New game

web-game = Game
web-edition = Edition
web-house = House rules
web-same-as-sylex = The rules as first printed.
web-alone = Alone against Mr Nightmare
web-together = With others
web-opponents = Players
web-difficulty = Difficulty
web-own-line = Custom
web-own-line-about = How many shards of a kind he discards at a time; for nightmares, his points for each.
web-seats = Seats
web-person-here = Player
web-bot = Bot
web-nobody = Nobody
web-your-name = Name
web-level-random = Dozing
web-level-random-about = takes any step that is allowed
web-pack = Pack
web-pack-built-in = comes with Lucid
web-pack-too-small = This pack has too few cards or purposes for this game.
web-begin = Start
web-need-two = At least two seats must be taken.
web-need-person = No person is playing, so you will watch the bots.

## Table

web-you = You
web-journal = Journal
web-journal-empty = Nothing has happened yet.
web-choices = Your choices
web-undo = Undo
web-why-not = Why not?
web-thinking = is thinking
web-initiative = Initiative
web-download-record = Download record
web-keys = Shortcuts
web-hand-over-about = The next page shows something only this player may see.
web-hand-over-ready = It’s me – continue

## End of a game

web-end-title = The night is over
web-scores = Points
web-source-cards = Cards
web-source-trees = Trees
web-source-purposes = Purposes
web-again = Play again
web-look-at-table = View the table

## Settings

web-pace = Speed of bots and Mr Nightmare
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-quick = Fast

## Sentences with arguments

web-cycle = Cycle { $cycle }
web-of-cycles = of { $cycles }
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-differs =
    { $count ->
        [one] { $edition } differs from Sylex in one rule
       *[other] { $edition } differs from Sylex in { $count } rules
    }
web-hand-over = { $player }’s turn
web-turn-of = { $player }: { $phase }
web-winner =
    { $count ->
        [one] { $winners } wins
       *[other] { $winners } share the victory
    }
web-rival-wins = Mr Nightmare wins
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
       *[other] { $people } people on this device
    }
web-nightmares = nightmares
web-simultaneous = all create at once
web-tables = Online
web-about-tables = Open a table, share its link, play with friends anywhere
