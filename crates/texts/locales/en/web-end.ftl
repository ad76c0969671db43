# The browser client: the end of a game.

web-end-sources = Where the points came from
web-end-scapes = The Dreamscapes
web-end-again-about = same table, same players
web-end-replay = Replay
web-end-points-by-round = Points, cycle by cycle
web-end-count-column = count
web-end-source-water = Water
web-end-source-mountains = Mountains
web-end-source-red = Nightmares
web-end-source-unfinished = Unfinished
web-end-his-blue = Blue shards
web-end-his-red-world = Red in the Dreamworld
web-end-his-red-stock = Red in his stock
web-end-shards =
    { $count ->
        [one] { $count } shard
       *[other] { $count } shards
    }
web-end-review = Review
