# The browser client: tables on the web.

online-title = Tables on the web
online-open = Open tables
online-mine = Your tables
online-open-empty = No table is open to everybody right now. Open one, or ask a friend for a link.
online-mine-empty = You sit at no table yet.
online-join = Join
online-watch = Watch
online-to-table = To the table
online-new = Open a table
online-have-link = I have a link
online-link-field = Link or name of a table
online-link-bad = That is no link to a table. A letter may be missing.
online-link-go = Go there
online-offline-title = The line is gone
online-offline = The server does not answer. Games on this device go on without it.
online-cycle =
    { $round ->
        [0] not begun yet
       *[other] round { $round }
    }
online-no-clock = no clock
online-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
online-seconds = { $seconds } s
online-minutes = { $minutes } min
online-hours = { $hours } h
online-over = over

online-name = Your name at the table
online-name-about = Others see it. It stays on this device; with a password you can use it elsewhere.
online-come-in = Come in
online-come-in-about = You are invited to a table. Tell the others who you are.
online-at-table = At the table: { $names }

online-seat-open = Open
online-seat-open-about = whoever comes first
online-seat-you = you
online-guest = guest
online-guest-about = A guest: no password keeps this name.
online-erased = a player
online-erase = Erase me
online-erase-about = Your name, your password and your chat lines are deleted for good. Where you are playing, you give up and a bot goes on; finished games call you “a player”. This cannot be undone.
online-erase-sure = Erase for good
online-erase-not = Keep everything
online-seat-host = host
online-seat-take = Take this seat
online-seat-leave = Get up
online-seat-away = away
online-seat-here = here
online-seat-bot = Bot
online-seat-bot-give = Give it to a bot
online-seat-bot-open = Open the seat
online-seat-free = Free this seat
online-seat-stand-in = a bot plays
online-seat-resigned = gave up; a bot plays
online-seats = Seats

online-gather-title = The table fills
online-gather-about = The game begins when every seat is taken.
online-start = Start the game
online-start-needs = A seat is still open: wait, or give it to a bot.
online-host-starts = Whoever opened the table starts the game.
online-invite = Invite others
online-invite-about = Whoever has this link can sit down or watch.
online-copy = Copy
online-copied = Copied.
online-copy-failed = Select the link and copy it yourself.
online-share = Share
online-listed-tag = listed
online-private-tag = only by link

online-pace = Pace
online-pace-live = Live
online-pace-letters = By correspondence
online-clock = Time for a turn
online-clock-about = When the time is up, the phase ends for whoever is late, and red shards are placed by the rule.
online-who-comes = Who may come
online-listed = Listed here
online-by-link = Only by link
online-watchers = Others may watch
online-no-watchers = without an audience
online-watchers-about = they see what every player sees
online-open-table = Open the table
online-pack-up = The pack goes to the server with the table.

online-setup =
    { $title }, { $open ->
        [0] nobody else
        [one] { $open } open seat
       *[other] { $open } open seats
    }, { $bots ->
        [0] no bots
        [one] { $bots } bot
       *[other] { $bots } bots
    }

online-chat = Chat
online-chat-field = Say something to the table
online-chat-send = Say
online-chat-empty = Nobody has said anything yet.
online-chat-mute = Mute
online-chat-unmute = Hear again
online-chat-muted = You do not hear { $name }.
online-chat-fresh =
    { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }
online-said = { $name }: { $text }

online-line-connecting = Connecting …
online-line-lost = The line is gone. Your steps are kept here, and it is tried again by itself.
online-line-busy = The server cannot reach its tables just now. Nothing is lost, and it is asked again by itself.
online-line-try = Try now
online-line-back = Back again.
online-version-title = The server speaks another version
online-version = Load the page anew. Nothing at the table is lost.
online-reload = Load anew
online-signed-out-title = You are signed out
online-signed-out = Your seat is kept. Sign in again to go on.
online-astray-title = This table cannot be shown
online-astray = What the server tells of it does not fit together here. Load the page anew; if that does not help, the record can still be had from the server.
online-rules-title = Other rules than here
online-rules = The table is played under rules that this page does not know. Load it anew.
online-no-table-title = No table behind this link
online-no-table = It was closed, or a letter is missing. Ask for a new link.
online-gone-title = This table no longer exists
online-gone = It was deleted: its time was up, or whoever runs the server removed it.
online-unseated = The host has freed your seat. You cannot sit down at this table again; find another one, or open your own.
online-no-pack-title = The pack is missing
online-no-pack = The table is played with cards or tiles that the server could not give out. Try again.

online-menu = Table
online-ask-undo = Ask to take back the last step
online-ask-end = Ask to end the game here
online-ask-replace = Let a bot play for { $name }
online-resign = Give up
online-resign-sure = Give up for good? A bot plays on for you.
online-resign-yes = Yes, give up
online-back = Play again yourself
online-yes = Yes
online-no = No
online-poll-undo = { $name } asks to take back the last step.
online-poll-replace = { $name } asks whether a bot may play for { $other }.
online-poll-end = { $name } asks to end the game here.
online-poll-waits = The others are asked.
online-watching = You are watching.
online-watch-count =
    { $count ->
        [0] nobody watches
        [one] { $count } watches
       *[other] { $count } watch
    }
online-stood-in = A bot plays in your place.
online-time-left = Time left: { $time }
online-your-turn = Your turn

online-ended-title = The table was closed
online-ended-agreed = All agreed to end the game here.
online-ended-deserted = Nobody was left at the table.
online-ended-idle = Nobody came to the table for a long time.
online-ended-rules = The server was renewed and no longer knows the rules of this game. Its record is complete up to here.
online-ended-closed = Whoever runs the server closed the table.
online-rematch = Play again together
online-rematch-go = The others play again. Come along
online-record = Download record

online-account = Your name on the web
online-account-none = You have no name here yet. You get one when you first sit down, or sign in with one that you keep.
online-account-guest = A guest on this device. With a password the name is yours, on every device.
online-account-kept = A password keeps this name.
online-account-sessions =
    { $count ->
        [one] Signed in on this device.
       *[other] Signed in on { $count } devices.
    }
online-account-rename = Change
online-account-password = Password
online-account-password-new = New password
online-account-password-current = Password so far
online-account-password-about = 8 characters or more; a sentence is best.
online-account-keep = Keep the name
online-account-change = Change the password
online-account-sign-in = Sign in
online-account-sign-in-title = I have a name already
online-account-sign-out = Sign out
online-account-sign-out-all = Sign out everywhere
online-account-guest-warning = Without a password the name and its seats are lost with this.
online-account-done = Done.

online-problem = That did not work. Try again.
online-problem-offline = The server does not answer. Try again in a moment.
online-problem-too-many = That was a lot at once. Wait a moment.
online-problem-no-session = You need a name first.
online-problem-not-yours = That is for others to do.
online-problem-wrong-password = Name and password do not fit together.
online-problem-bad-name = The name is taken or cannot be used.
online-problem-bad-password = This password cannot be used.
online-problem-common-password = Many people use this password, so it is tried first. Choose another.
online-problem-name-in-password = This password is made of your name. Choose another.
online-problem-weak-password = This password is easy to guess. Choose a longer one; a sentence is best.
online-problem-name-kept = Somebody keeps this name, or one that looks like it, with a password. Choose another.
online-problem-bad-line = This line shows nothing, or turns text around.
online-problem-bad-plan = This table cannot be played like that.
online-problem-bad-pack = The server does not accept the pack.
online-problem-no-seat = Somebody was quicker: the seat is taken.
online-problem-not-now = That is not possible at this moment.
online-problem-stale = Somebody was quicker. Look again and choose again.
online-problem-refused = The rules do not allow that now.
online-problem-not-saved = The server cannot save right now, so nothing was changed. Its disk may be full.
online-kept = The server cannot save right now. Your move is kept and will be sent again.
online-kept-back = Take it back
online-problem-unavailable = The server cannot answer right now. Look again in a moment: whatever was saved is there.
