# The browser client: the table of Dream Runners.
