# The browser client: packs.
