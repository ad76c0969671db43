# The browser client: lessons and the rules browser.
