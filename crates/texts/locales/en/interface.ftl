# The program itself: lines about games and files, and complaints.

## A game and its record

origin-seed-shown = pack { $pack }, seed revealed, chance checked
origin-seed-hidden = pack { $pack }, seed not revealed, chance not checked

## Many games

series-origin = pack { $pack }, seed { $seed }, bots: { $bots }
series-stopped = stopped early: the result so far, { $played } of { $wanted } games
series-progress = { $played } of { $wanted } games, { $left } left
speed = { $speed } a second
speed-on-threads =
    { $threads ->
        [one] { $speed } a second on { $threads } thread, { $seconds } s
       *[other] { $speed } a second on { $threads } threads, { $seconds } s
    }

## Complaints

error = error: { $problem }

complaint-unreadable = This cannot be read: { $reason }.
complaint-unwritable = This cannot be written: { $reason }.
complaint-no-folder = This folder cannot be made: { $reason }.
complaint-has-records = This folder already holds records, and series must not mix; another folder is needed.
complaint-no-output = The output cannot be written: { $reason }.
complaint-too-long = This is too long for a record: more than { $megabytes } MB.
complaint-not-text = This is not text in UTF-8.
complaint-other-game = The game “{ $game }” is unknown; this program knows { $known }.
complaint-newer-version = The rules version { $version } is newer than this program, which knows { $newest }.
complaint-no-such-version = There is no rules version { $version }.
complaint-no-pack = This record needs the pack “{ $pack }” with the hash { $hash }; --pack FILE gives it.
complaint-other-content = This record needs the pack “{ $pack }” with the hash { $hash }, but the one here has { $here }; --pack FILE gives it.
complaint-other-game-pack = This is a pack for { $game }, not for { $played }.
complaint-no-such-item = The pack “{ $pack }” has no “{ $item }”; the nearest is { $nearest }.
complaint-unknown-item = The pack “{ $pack }” has no “{ $item }”; { $list } lists all ids.
complaint-game-and-file = Either a pack file or --game, not both.
complaint-beyond-end =
    { $steps ->
        [0] { $file } has no steps.
        [one] { $file } has only { $steps } step.
       *[other] { $file } has only { $steps } steps.
    }
complaint-rule-form = A house rule is written as name=value.
complaint-no-such-rule = There is no rule “{ $rule }”; { $help } lists them all.
complaint-bots =
    { $players ->
        [one] There are { $named } bots for { $players } player.
       *[other] There are { $named } bots for { $players } players.
    }
complaint-no-such-bot = There is no bot “{ $bot }” for this game; there are { $known }.
complaint-no-such-profile = There is no profile “{ $profile }”; possible are { $known }, or six numbers such as { $example } for gray/white/blue/brown/green/red.
complaint-profile-numbers = “{ $profile }” is not six numbers; a profile such as { $example } has one each for gray/white/blue/brown/green/red, the last 0 to 9, the others 1 to 9.
complaint-not-in-solo = This makes no sense in the solo game, which is always for one player, with the nightmare rules and never with simultaneous Creation.
complaint-only-in-solo = Only the solo game has profiles: { $command } plays it.
complaint-no-client = The browser client is not part of this build: { $command } builds it and starts the game.
complaint-bad-client = There is no browser client in { $folder } ({ $reason }): { $command } builds one.
complaint-address-taken = Something else is already listening on { $address }: end it, or take any free port with { $option }.
complaint-no-address = It is not possible to listen on { $address }: { $reason }.
complaint-no-data-folder = The system names no folder for data: choose one with { $option }.
complaint-no-database = The database cannot be used: { $error }.
complaint-database-in-use = Another process is using this database: stop it first, or name another database with --database.
complaint-database-served = Another server is using this database: process { $pid } on { $host }, listening on { $listen }, running since { $since }. Stop it first, or name another database with --database.
complaint-database-held = Another process is using this database: process { $pid } on { $host }, since { $since }. Wait until it has finished, or name another database with --database.
complaint-database-absent = There is no database { $path }, and none was created: name the right one with --data-dir or --database.
complaint-database-foreign = There are no tables of Lucid in this database, and none were created: name the right one with --data-dir or --database.
complaint-database-too-new = This database needs a newer program. It has schema { $schema }, written by Lucid { $program }, and only programs that know schema { $oldest } may use it; this is Lucid { $own }, which knows schema { $known }. Nothing was changed.
complaint-database-too-old = This database has schema { $schema }, and Lucid { $own } needs schema { $known }: start the server once to upgrade it, or use the program that belongs to it. Nothing was changed.
complaint-database-older = This database is from an older version, and Lucid { $own } needs schema { $known }: start the server once to upgrade it, or use the program that belongs to it. Nothing was changed.
complaint-nats-with-sqlite = { $option } joins several servers, which share a PostgreSQL database; a SQLite file belongs to one server. Name a database with { $database }, or leave { $option } out.
complaint-no-answer = The server at { $address } does not answer: { $reason }.
complaint-not-healthy = The server at { $address } answers { $status }: it cannot serve now.
complaint-no-table = There is no table { $table }.
complaint-no-person = Nobody here is called { $name }.
complaint-many-guests = { $count } guests are called { $name }: say { $option } to erase them all, or let each do so on their own page.
complaint-no-record = Nothing has been played at this table, or its rules are no longer known.
complaint-not-sure = This cannot be undone: say { $option } if you are sure.
complaint-no-such-setting = There is no setting “{ $setting }”; there are { $known }.
complaint-bad-setting = The setting “{ $setting }” cannot be that; it can be { $example }, for example.
complaint-not-in-runners = Dream Runners has no such option.
complaint-no-seed = This game is finished, but its record does not show the seed, so nobody can check its chance and what was committed to.
complaint-other-commitment = This is not the commitment that was noted, which is { $noted }: another game, or one with other rules, pack or seats.
complaint-other-digest = The record has the digest { $found }, but { $noted } was noted: this is not the record of that game, or it has been changed.
complaint-one-file = { $option } belongs to one record; give it with a single file.
complaint-not-told = This is a record of { $game }, which can be printed with { $options }; only records of { $told } are told in words.
complaint-bot-budget = “{ $budget }” is not a budget for a turn: write a time such as { $bot }:200ms, or a number of positions such as { $bot }:20000n, more than zero.
complaint-keyboard = “-” means standard input, and here that is the keyboard: pipe something into it, or name a file.
complaint-empty-input = “-” means standard input, and nothing came from there.
complaint-input-twice = “-” can be given only once, because there is only one standard input.
complaint-not-a-stream = “-” means standard input or output, but this must be a file or folder; write “./-” if it is really called that.

man-pages-written =
    { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
did-you-mean = { $problem } Did you mean { $nearest }?

## Why the system refuses a file

system-not-found = there is no such file or folder
system-no-permission = permission is denied
system-exists = something else has this name
system-is-folder = it is a folder
system-no-folder = part of the path is not a folder
system-full = the disk is full
system-read-only = the disk is read-only

## Serving

serving-network = Friends in the same network open { $urls }.
serving-book = The book is at { $url }.
serving = Lucid is at { $url } and ends with Ctrl-C.
pruned = Forgotten: finished tables: { $tables }, ended sessions: { $sessions }, guests: { $guests }, packs: { $packs }.
prune-rehearsed = Nothing was forgotten. It would be: finished tables: { $tables }, ended sessions: { $sessions }, guests: { $guests }, packs: { $packs }.
