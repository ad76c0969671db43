# The browser client: the table of Dreamscape.
