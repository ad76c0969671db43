# The browser client: a new game.
