# What is wrong with a pack, or could be better. Whatever stands in the file is
# between backticks.

finding-error = error
finding-advice = advice

## The part of a pack that it is about

part-file = file
part-head = head
part-pack = pack
part-grid = grid
part-tracks = tracks
part-entry = { $kind } { $name }

## How something is written

finding-syntax = not TOML: { $slip }; the parser says “{ $message }”
slip-twice = a key appears twice
slip-key = a key or its `=` is missing or wrong
slip-value = a value is missing or cannot be read
slip-bare = a value is missing, or is a text without quotes
slip-text = a quoted text is not closed or not valid
slip-list = a list is not closed, or its commas are wrong
slip-table = a table or its heading is not closed or not valid
slip-other = it cannot be read from here on

## Fields and words

finding-too-big = { $found } kB is too big; a pack has at most { $most } kB
finding-not-utf8 = not UTF-8 from here on; save the file as UTF-8
finding-more = further problems not shown: { $found }
finding-newer-format = format { $found } is newer than this program, which reads format { $known }; get a newer Lucid
finding-missing = `{ $field }` is missing
finding-no-english-name = the English name is missing (`{ $field }`)
finding-no-english-text = the English text is missing (`{ $field }`)
finding-no-german-name = the German name is missing (`{ $field }`)
finding-no-german-text = the German text is missing (`{ $field }`)
finding-unknown-field = unknown field `{ $field }`
finding-meant = { $finding }, did you mean `{ $meant }`?
finding-wrong-type = `{ $field }` should be { $wanted }, this is { $found }
finding-only = `{ $field }` is { $found }, but must be { $to }
finding-out-of-range = `{ $field }` is { $found }, but must be between { $from } and { $to }
finding-unknown-game = unknown game `{ $word }`
finding-unknown-power = unknown power `{ $word }`
finding-unknown-purpose = unknown kind of purpose `{ $word }`
finding-unknown-shape = unknown shape `{ $word }`
finding-unknown-cell = unknown cell `{ $word }`
finding-unknown-content = unknown content `{ $word }`
finding-bad-id = `{ $id }` is not an id: 2 to 40 of a-z, 0-9 and `-`
finding-reserved-id = `{ $id }` begins with `set-`, which is reserved for the players’ own segments
finding-twice = the id `{ $id }` is already used in line { $line }
finding-empty-text = `{ $field }` is empty
finding-long-text = `{ $field }` has { $found } characters, at most { $most } are allowed
finding-control-character = `{ $field }` has a line break or another control character
finding-too-many = { $what }: { $found }, at most { $most } are allowed

form-text = a text
form-quoted = a text in quotes
form-number = a number
form-numbers = a list of numbers
form-fraction = a fraction
form-flag = true or false
form-date = a date
form-list = a list
form-table = a table
form-entries = `[[{ $kind }]]`
form-cells = a list of tables with `at` and `stack`
form-place = `[column, row]`

things-cards = cards
things-cards-of-level = cards of level { $level }
things-purposes = purposes
things-copies = `{ $kind }` tiles in the box of { $size }
things-table-entries = entries of `table`
things-cells = cells
things-tiles = tiles
things-tiles-of-level = tiles of level { $level }
things-stars-of-level = star tiles of level { $level }
things-nightmares = nightmares
things-segments = segments
things-segments-of = neutral segments of shape `{ $shape }`
things-chests = chests
things-chests-for =
    { $keys ->
        [one] chests for { $keys } key
       *[other] chests for { $keys } keys
    }

## Dreamscape

finding-grid-character = `{ $letter }` is neither `.` nor `E` nor blank
finding-grid-entries = exactly one entry `E` is needed, found: { $found }
finding-grid-slots = { $found } slots, at most { $most } are allowed
finding-picture-size = more than 9 rows or 26 columns
finding-slots-apart = slots that cannot be reached from the entry: { $found }
finding-both-forms = `structure` and `cells` are both given, one is enough
finding-no-form = `structure` or `cells` is missing
finding-letter = `{ $letter }` is not a colour; a cell is `.`, or `g u y b` from the bottom up, then `^` or `@`
finding-no-landscape = no card can ask for { $colour }; the colours are `g u y b`
finding-no-shard = there is no shard to stand on
finding-too-high = a stack of { $found } shards, at most { $most } are allowed
finding-tree-and-dreamer = a tree and the Dreamer stand on the same cell
finding-no-dreamer = no Dreamer, exactly one `@` is needed
finding-dreamers = { $found } Dreamers instead of one
finding-same-place = two cells are at `[{ $column }, { $row }]`
finding-no-room = the structure fits nowhere on the grid
finding-few-level-one = cards of level 1: { $found }, four players are dealt 10
finding-colour-slot = `{ $kind }` needs `colour-slot = true`
finding-no-colour-slot = `{ $kind }` has no colour slot
finding-pays-points = `{ $kind }` pays `points` to the best, not by a `table`
finding-pays-table = `{ $kind }` pays by its `table`, not `points`
finding-pays-by-shard = `{ $kind }` pays per shard, with neither `points` nor `table`
finding-pays-nothing = the table pays nothing
finding-few-purposes = purpose tiles in the box of { $size }: { $found }, 4 are drawn
finding-few-purposes-basic = purpose tiles in the box of { $size } without nightmares: { $found }, 4 are drawn

## Dream Runners

finding-not-nine = three rows of three words are needed; found { $found }
finding-not-nine-nothing = three rows of three words are needed; found nothing
finding-converging-chest = a converging cell cannot hold a chest
finding-chest-in-chest = a chest cannot hold another chest
finding-no-token =
    { $keys ->
        [one] no `[[chest]]` is for { $keys } key, so this one would be empty
       *[other] no `[[chest]]` is for { $keys } keys, so this one would be empty
    }
finding-sets = player sets: { $found }, exactly four are needed
finding-symbols = `{ $word }` does not fit the shape `{ $shape }`: letters of `- c d b x`, such as `{ $form }`
finding-symbols-corner = `{ $word }` does not fit the shape `{ $shape }`: letters of `- c d b x`, such as `{ $form }` (upper cell, then corner and right cell)
finding-few-plain-tiles = tiles of level { $level } without a star: { $found }, beginners need 2
finding-track-length = spaces of `{ $field }`: { $found }, must be between { $least } and { $most }
finding-start-nowhere = no space of `serenity` has { $points } points
finding-start-twice = { $found } spaces of `serenity` have { $points } points, but there must be one start
finding-start-awake = the start is the bottom space, where players are awake
finding-falls = the points fall from { $from } to { $to }

## What could be better

quality-count = { $what }: { $found }, a whole box has { $wanted }
quality-shards = shards: { $found }, level { $level } has { $from } to { $to }
quality-points = points: { $found }, level { $level } has { $from } to { $to }
quality-uneven-powers = powers are uneven: cards with `{ $power }`: { $most }, with `{ $other }`: { $fewest }
quality-same-as = the same structure as `{ $id }`, turned or mirrored
quality-contains = contains `{ $id }` of the same level, so building this one builds both
quality-colour-share = { $colour } is { $found } % of the shards asked for, but { $bag } % of those in the bag
quality-not-nightmare-only = only games with nightmares have red, write `nightmare-only = true`
quality-nightmares-not-harder = the nightmares of level { $level } do not rise over those of level { $before }
quality-losses-not-harder = the losses of level { $level } do not rise over those of level { $before }
quality-too-early = `{ $cell }` should not come before level { $from }
quality-special-on-plain = `{ $cell }` belongs on a star tile, which beginners leave out
quality-plain-star = a star tile without a special cell
quality-hard = set { $set } loses at least { $loss } serenity here, on level 1 it should be at most 2
quality-unmatched = no segments of this pack cover it and banish all nightmares
quality-set-symbols = { $banish } banish, { $collect } collect; a set has two banish, three collect, the rest blank
quality-same-set = the same symbols in the same places as set { $number }
quality-neutral-only = `{ $letter }` belongs on neutral segments only
quality-weak = no stronger than the segments that players start with
quality-none-with-coins = no neutral segment carries coins
quality-none-with-points = no neutral segment carries points
quality-none-with-double = no neutral segment carries double collect
quality-none-with-both = no neutral segment carries collect-and-banish
quality-no-wild-chest = no chest for two keys holds `wild+4coin`
quality-track-start = the start is worth { $found }, but { $wanted } in the box
quality-track-top = the top is worth { $found }, but { $wanted } in the box

## What the engines themselves have against a pack

content-id = `{ $id }` is not made of a-z, 0-9 and `-`
content-twice = { $id } is there twice
content-cards = { $found } cards, { $most } are possible
content-cards-of-level = { $found } cards of level { $level }, { $most } are possible
content-purposes = { $found } kinds of purposes, { $most } are possible
content-dreamers = { $id } has { $found } Dreamers instead of one
content-structure = { $id } asks for white, red, or two things on one place
content-no-room = { $id } fits nowhere on the grid
content-no-points = { $id } pays no points
content-out-of-range = { $id } has a level or keys out of range
content-symbols = { $id } has symbols that do not fit its shape
content-set = set { $number } does not have one segment of each shape
content-few-plain-tiles = level { $level } has fewer than two tiles without a star
content-few-tiles = level { $level } has fewer than two tiles
content-no-chest = chests on tiles that no token is for, keys: { $keys }
content-chest-inside = { $id } may not hold a chest
content-empty = { $id } gives nothing
content-serenity = the serenity track needs a start above its bottom space
content-stars = the star track has no space
