# The browser client: tables on the web.

online-title = Online tables
online-open = Open tables
online-mine = Your tables
online-open-empty = There are no public tables right now. Open one, or ask a friend for a link.
online-mine-empty = You have not joined a table yet.
online-join = Join
online-watch = Watch
online-to-table = Go to table
online-new = Open table
online-have-link = I have a link
online-link-field = Table link or name
online-link-bad = This is not a link to a table. A letter may be missing.
online-link-go = Go
online-offline-title = No connection
online-offline = The server is not responding. You can still play games on this device.
online-cycle =
    { $round ->
        [0] not started
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
online-over = finished

online-name = Your name at the table
online-name-about = Others see it. It is saved on this device; set a password to use it elsewhere.
online-come-in = Join
online-come-in-about = You are invited to a table. Tell the others who you are.
online-at-table = At the table: { $names }

online-seat-open = Open
online-seat-open-about = first come, first served
online-seat-you = you
online-guest = guest
online-guest-about = A guest: no password protects this name.
online-erased = a player
online-erase = Delete account
online-erase-about = Your name, password and chat messages are deleted for good. In running games you resign and a bot takes over; finished games call you “a player”. This cannot be undone.
online-erase-sure = Delete for good
online-erase-not = Cancel
online-seat-host = host
online-seat-take = Take seat
online-seat-leave = Leave seat
online-seat-away = away
online-seat-here = here
online-seat-bot = Bot
online-seat-bot-give = Add a bot
online-seat-bot-open = Open seat
online-seat-free = Remove player
online-seat-stand-in = a bot plays
online-seat-resigned = resigned; a bot plays
online-seats = Seats

online-gather-title = Waiting for players
online-gather-about = The game starts when every seat is taken.
online-start = Start game
online-start-needs = A seat is still open: wait, or add a bot.
online-host-starts = The host starts the game.
online-invite = Invite others
online-invite-about = Anyone with this link can take a seat or watch.
online-copy = Copy
online-copied = Copied.
online-copy-failed = Select the link and copy it yourself.
online-share = Share
online-listed-tag = public
online-private-tag = link only

online-pace = Pace
online-pace-live = Live
online-pace-letters = Turn-based
online-clock = Time per turn
online-clock-about = When time is up, the phase ends for whoever is late, and the rules place their nightmare shards.
online-who-comes = Who can join
online-listed = Public
online-by-link = Link only
online-watchers = Allow spectators
online-no-watchers = no spectators
online-watchers-about = they see what every player sees
online-open-table = Open table

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
online-chat-field = Message the table
online-chat-send = Send
online-chat-empty = No messages yet.
online-chat-mute = Mute
online-chat-unmute = Unmute
online-chat-muted = { $name } is muted.
online-chat-fresh =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
online-said = { $name }: { $text }

online-line-connecting = Connecting …
online-line-lost = Connection lost. Your moves are safe; reconnecting …
online-line-busy = The server cannot reach its tables right now. Nothing is lost; retrying …
online-line-try = Try now
online-line-back = Reconnected.
online-version-title = The server runs another version
online-version = Reload the page. Nothing at the table is lost.
online-reload = Reload
online-signed-out-title = You are signed out
online-signed-out = Your seat is safe. Sign in again to continue.
online-astray-title = This table cannot be shown
online-astray = The server’s data makes no sense here. Reload the page; if that does not help, the server still has the record.
online-rules-title = Unknown rules
online-rules = This page does not know the rules of this table. Reload it.
online-no-table-title = No table at this link
online-no-table = It was closed, or a letter is missing. Ask for a new link.
online-gone-title = This table no longer exists
online-gone = It expired, or the server operator deleted it.
online-unseated = The host has removed you from this table, so you cannot take a seat here again. Find another table, or open your own.
online-no-pack-title = The pack is missing
online-no-pack = The server could not send the cards or tiles of this table. Try again.

online-menu = Table
online-ask-undo = Ask to undo the last step
online-ask-end = Ask to end the game
online-ask-replace = Let a bot play for { $name }
online-resign = Resign
online-resign-sure = Resign for good? A bot will take over.
online-resign-yes = Yes, resign
online-back = Take over again
online-yes = Yes
online-no = No
online-poll-undo = { $name } asks to undo the last step.
online-poll-replace = { $name } asks whether a bot may play for { $other }.
online-poll-end = { $name } asks to end the game.
online-poll-waits = Waiting for the others.
online-watching = You are watching.
online-watch-count =
    { $count ->
        [0] nobody watching
        [one] { $count } watching
       *[other] { $count } watching
    }
online-stood-in = A bot is playing for you.
online-time-left = Time left: { $time }

online-ended-title = The table was closed
online-ended-agreed = Everyone agreed to end the game.
online-ended-deserted = Nobody was left at the table.
online-ended-idle = Nobody came to the table for a long time.
online-ended-rules = The server was updated and no longer knows the rules of this game. Its record is complete up to this point.
online-ended-closed = The server operator closed the table.
online-rematch = Rematch
online-rematch-go = Join the rematch
online-record = Download record

online-account = Your online name
online-account-none = You have no name here yet. Choose one when you first take a seat, or sign in with an existing one.
online-account-guest = Guest on this device. Set a password to keep the name and use it on any device.
online-account-kept = A password protects this name.
online-account-sessions =
    { $count ->
        [one] Signed in on this device.
       *[other] Signed in on { $count } devices.
    }
online-account-rename = Rename
online-account-password = Password
online-account-password-new = New password
online-account-password-current = Current password
online-account-password-about = At least 8 characters; a sentence is best.
online-account-keep = Set password
online-account-change = Change password
online-account-sign-in = Sign in
online-account-sign-in-title = I already have a name
online-account-sign-out = Sign out
online-account-sign-out-all = Sign out everywhere
online-account-guest-warning = Without a password you lose your name and its seats.
online-account-done = Done.

online-problem = That did not work. Try again.
online-problem-offline = The server is not responding. Try again in a moment.
online-problem-too-many = Too many requests. Wait a moment.
online-problem-no-session = Choose a name first.
online-problem-not-yours = Only another player can do that.
online-problem-wrong-password = Wrong name or password.
online-problem-bad-name = This name is taken or not allowed.
online-problem-bad-password = This password is not allowed.
online-problem-common-password = This password is too common. Choose another.
online-problem-name-in-password = This password is made of your name. Choose another.
online-problem-weak-password = This password is easy to guess. Choose a longer one; a sentence is best.
online-problem-name-kept = This name, or one that looks like it, belongs to someone else. Choose another.
online-problem-bad-line = This message has no visible text, or reverses its direction.
online-problem-bad-plan = A table cannot be set up like this.
online-problem-bad-pack = The server rejected the pack.
online-problem-no-seat = Somebody was quicker: the seat is taken.
online-problem-not-now = That is not possible right now.
online-problem-stale = Somebody was quicker. Look again, then choose.
online-problem-refused = The rules do not allow that now.
online-problem-not-saved = The server cannot save right now, so nothing was changed. Its disk may be full.
online-kept = The server cannot save right now. Your move is kept and will be sent again.
online-kept-back = Undo it
online-problem-unavailable = The server is not available right now. Check again in a moment: anything saved is still there.
online-lapsed = time ran out
online-time-up = Time is up.
online-time-ended = { $names }: time ran out, so the turn has ended.
online-name-first = Say your name first.
