# The browser client: the end of a game.

web-end-sources = Where the points came from
web-end-dreamscapes = The Dreamscapes
web-end-again-about = same table, same players
web-end-replay = Replay
web-end-points-by-round = Points, cycle by cycle
web-end-count-column = count
web-end-source-water = Water
web-end-source-mountains = Mountains
web-end-source-red = Nightmares
web-end-source-unfinished = Unfinished
web-end-his-blue = Water shards
web-end-his-red-world = Nightmares in the Dreamworld
web-end-his-red-stock = Nightmares in his stock
web-end-shards =
    { $count ->
        [one] { $count } shard
       *[other] { $count } shards
    }
web-end-review = Review
web-end-by = { $won } to { $lost }
web-end-decided = { $what } decided it: { $ahead } for { $winner }, { $behind } for { $other }.
web-end-purpose = The purpose “{ $purpose }”
web-end-fewer-red = Equal points: fewer nightmares decided it, { $ahead } to { $behind }.
web-end-more-cards = Equal points: more completed cards decided it, { $ahead } to { $behind }.
web-end-more-coins = Equal points: more coins decided it, { $ahead } to { $behind }.
web-end-shared = Nothing sets them apart, so they share the victory.
web-end-only-sleeper = Only { $winner } slept on.
web-end-most = Most for { $player }: { $own }.
web-end-most-of-both = Most for { $player }: { $own }. Most for Mr Nightmare: { $his }.
web-end-share = Share
web-end-share-copied = Link copied
web-end-share-refused = This browser does not let pages copy. Copy the link here:
web-end-share-long = Too long for a link: download the record
