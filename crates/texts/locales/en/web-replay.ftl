# The browser client: replays.

web-replay-open-title = Open a record
web-replay-open-about = Drop the file of a record anywhere on this page, or choose it.
web-replay-choose = Choose a file
web-replay-drop-here = Let go to open the record
web-replay-yours = Your games
web-replay-none = Every game that you play on this device can be watched again here.
web-replay-running-tag = still running
web-replay-problem-title = This file cannot be shown
web-replay-other-file = Choose another file. Records of Lucid begin with “lucid record 1”.
web-replay-get-again = Save the record again, or ask for it again: this copy is not complete.
web-replay-original = The file was changed or damaged. Take the one that Lucid saved.
web-replay-renew = Load this page again while there is a network; a newer Lucid may know it.
web-replay-needs-pack = The record itself is sound as far as it can be told. Load the pack’s file under Packs and keep it: then the game can be shown here.
web-replay-broken-link-title = This link is not whole
web-replay-broken-link = Something is missing from it or was changed on its way. Copy the whole link, or ask for the record’s file.
web-replay-file-too = This link needs its record
web-replay-file-too-about = The record was too long for the link. Open the file that came with it, and the moment appears.
web-replay-gone-title = This game is not here
web-replay-gone = It was played on another device, or it was deleted here.
web-replay-all-records = All records
web-replay-start = Before the first step
web-replay-controls = Playback
web-replay-to-start = To the start
web-replay-to-end = To the end
web-replay-step-back = One step back
web-replay-step-on = One step on
web-replay-turn-back = One turn back
web-replay-turn-on = One turn on
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-slider = Moment of the game
web-replay-seen-by = Seen by
web-replay-all = all
web-replay-onlooker = onlookers
web-replay-link = Link to this moment
web-replay-copy = Copy the link
web-replay-copied = Copied
web-replay-copy-failed = The browser does not allow copying. The link is marked: copy it yourself.
web-replay-link-about = The record is in the link. It works on every device, without an account.
web-replay-link-long = This record is too long for a link. Send its file along: whoever opens the link is asked for it.
web-replay-keys-step = step
web-replay-keys-turn = turn
web-replay-keys-play = play
web-replay-keys-ends = start, end
web-replay-key-space = Space
web-replay-key-shift = Shift
web-replay-key-home = Home
web-replay-key-end = End
web-replay-not-checked = The seed of this game is not revealed, so chance cannot be checked.
web-replay-boards = Boards

## Sentences with arguments

web-replay-step = step { $step } of { $steps }
web-replay-round = Round { $round }
web-replay-in = { $round }, { $turn }
web-replay-verified =
    { $dealt ->
        [one] Verified: the one draw of chance matches the committed seed.
       *[other] Verified: all { $dealt } draws of chance match the committed seed.
    }
web-replay-no-pack = This game was played with the pack “{ $pack }”, which is not here.
web-replay-too-long = This is far too long for a record.
web-replay-other-game = The game “{ $game }” is not known here.
web-replay-newer = This record was played under version { $version } of the rules, which is newer than this Lucid.
web-replay-no-version = There never was a version { $version } of the rules.
