# The browser client: replays.
