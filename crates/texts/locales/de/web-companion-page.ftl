# The browser client: the companion.
