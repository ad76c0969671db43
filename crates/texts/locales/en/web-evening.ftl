# The browser client: notes of a first evening. They have to fit three short lines.

evening-candle = A candle is one act: collect a shard, or walk to the next location.
evening-key = You hold the colour of a key: the way to that location is free.
evening-card = A card is coming together. Press it to see what is missing.
evening-rival = Mr Nightmare goes next: clockwise, taking shards where he arrives.
evening-threshold = With as many shards of a colour as his number says, he uses them.
evening-cover = Lay segments over the dream: every open cell costs serenity.
evening-lock = Lock when you are satisfied. The first to lock gets a coin, and the sand runs.
evening-shop = Coins buy a segment: it is yours for all dreams to come.
evening-stop = No more notes
