# What an arena of bots tells.

arena-bot = bot
arena-elo = Elo
arena-game-count = games
arena-interval-head = 95% interval
arena-line-up = table
arena-margin = ±
arena-pair = pair
arena-points = share
arena-score = score
arena-seat = seat
arena-wins = wins
arena-interval = { $low }–{ $high }%
arena-games = games: { $games }, deals: { $deals }
arena-stopped = stopped early; result so far: games: { $games }, deals: { $deals }
arena-progress =
    { $open ->
        [one] { $known } of at most { $most } games, { $open } pair open, { $left } left
       *[other] { $known } of at most { $most } games, { $open } pairs open, { $left } left
    }
arena-clear = { $one } against { $other }: clear after { $games } games, { $this } Elo rather than { $that }.
arena-open = { $one } against { $other }: not clear after { $games } games, log-likelihood ratio { $ratio } of { $bound }.

## Why it cannot begin

arena-one-bot = --bots: A bot needs an opponent, as in greedy,random.
arena-not-mixed = --tables mixed: { $bots } bots cannot fill { $seats } seats without sitting twice.
arena-elo-order = --elo0 { $low } must be below --elo1 { $high }.
arena-no-ledger = This is not a file of arena results; choose another name.
arena-no-result = This line is not a result of this arena.
arena-in-use = Another run is writing its results into this file.
arena-other-settings = This file holds results of other games: { $field } is { $there } there and { $here } here; choose another file.
