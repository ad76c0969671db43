# The browser client: replays.

web-replay-open-title = Open a record
web-replay-open-about = Drop a record file anywhere on this page, or choose one.
web-replay-choose = Choose a file
web-replay-drop-here = Drop to open the record
web-replay-yours = Your games
web-replay-none = Every game you play on this device can be replayed here.
web-replay-running-tag = still running
web-replay-problem-title = This file cannot be shown
web-replay-other-file = Choose another file. Records of Lucid begin with “lucid record 1”.
web-replay-get-again = This copy is incomplete. Save the record again, or ask for a new copy.
web-replay-original = The file was changed or damaged. Use the one Lucid saved.
web-replay-renew = Reload this page while you are online; a newer Lucid may be able to read this record.
web-replay-needs-pack = The record itself looks sound. Load its pack file under Packs and save it to see the game here.
web-replay-broken-link-title = This link is incomplete
web-replay-broken-link = Part of it is missing or was changed on the way. Copy the whole link, or ask for the record file.
web-replay-file-too = This link needs its record
web-replay-file-too-about = The record was too long for the link. Open the file that came with it to see this moment.
web-replay-gone-title = This game is not here
web-replay-gone = It was played on another device, or it was deleted here.
web-replay-all-records = All records
web-replay-start = Before the first step
web-replay-controls = Playback
web-replay-to-start = To the start
web-replay-to-end = To the end
web-replay-step-back = One step back
web-replay-step-on = One step forward
web-replay-turn-back = One turn back
web-replay-turn-on = One turn forward
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-slider = Moment of the game
web-replay-seen-by = Seen by
web-replay-all = all
web-replay-onlooker = spectators
web-replay-link = Link to this moment
web-replay-copy = Copy link
web-replay-copied = Copied
web-replay-copy-failed = The browser does not allow copying. The link is selected: copy it yourself.
web-replay-link-about = The link contains the record. It works on every device, without an account.
web-replay-link-long = This record is too long for a link. Send the file along: whoever opens the link will be asked for it.
web-replay-keys-step = step
web-replay-keys-turn = turn
web-replay-keys-play = play
web-replay-keys-ends = start, end
web-replay-key-space = Space
web-replay-key-shift = Shift
web-replay-key-home = Home
web-replay-key-end = End
web-replay-not-checked = The seed of this game is not revealed, so chance cannot be checked.

## Sentences with arguments

web-replay-step = step { $step } of { $steps }
web-replay-round = Round { $round }
web-replay-in = { $round }, { $turn }
web-replay-verified =
    { $dealt ->
        [one] Verified: the one random draw matches the committed seed.
       *[other] Verified: all { $dealt } random draws match the committed seed.
    }
web-replay-no-pack = This game was played with the pack “{ $pack }”, which is not here.
web-replay-too-long = This is far too long for a record.
web-replay-other-game = The game “{ $game }” is not known here.
web-replay-newer = This record uses rules version { $version }, which is newer than this Lucid.
web-replay-no-version = There never was a rules version { $version }.
