# The browser client: the end of a game.
