# The browser client: packs.

web-packs-intro = Look through the cards and tiles of both games. A pack is one text file: write your own, load it here, and play with it.
web-packs-shelf = Packs
web-packs-built-in = built in
web-packs-kept = saved here
web-packs-loaded = just loaded
web-packs-load = Load a pack file
web-packs-drop = You can also drop a file anywhere on this page.
web-packs-template-dreamscape = Template for Dreamscape
web-packs-template-runners = Template for Dream Runners
web-packs-level = Level
web-packs-power = Power
web-packs-all = All
web-packs-none = No cards match.
web-packs-all-cards = Show all cards
web-packs-structure = To build, each stack from the bottom up
web-packs-tree = a tree on top
web-packs-dreamer = the Dreamer on top
web-packs-in-box = In the box
web-packs-previous = Previous
web-packs-next = Next
web-packs-close = Close
web-packs-keep = Save on this device
web-packs-keep-about = Saved packs can be chosen for new games, and replays find them.
web-packs-forget = Remove this pack
web-packs-forget-about = Games that use it wait until it is saved again.
web-packs-advice = What could be better
web-packs-problem-list = The file, with each problem in its place
web-packs-mend = Fix the file and load it again.
web-packs-left-out = Lines without problems are left out.
web-packs-line = Line { $line }
web-packs-of-problems = { $number } of { $count }
web-packs-shown =
    { $count ->
        [one] { $count } card shown
       *[other] { $count } cards shown
    }
