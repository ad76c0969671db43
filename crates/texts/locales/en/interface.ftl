# The program itself: lines about games and files, and complaints.

## A game and its record

origin-seed-shown = pack { $pack }, seed revealed, chance checked
origin-seed-hidden = pack { $pack }, seed not revealed, chance not checked

## Many games

series-origin = pack { $pack }, seed { $seed }, bots: { $bots }
series-stopped = stopped early; result so far: { $played } of { $wanted } games
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
complaint-no-folder = This folder cannot be created: { $reason }.
complaint-has-records = This folder already holds records, and series must not be mixed; choose another folder.
complaint-no-output = The output cannot be written: { $reason }.
complaint-too-long = This is too long for a record: more than { $megabytes } MB.
complaint-not-text = This is not text in UTF-8.
complaint-other-game = The game “{ $game }” is unknown; this program knows { $known }.
complaint-newer-version = Rules version { $version } is newer than this program, which knows versions up to { $newest }.
complaint-no-such-version = There is no rules version { $version }.
complaint-no-pack = This record needs the pack “{ $pack }” with the hash { $hash }; name its file with --pack FILE.
complaint-other-content = This record needs the pack “{ $pack }” with the hash { $hash }, but the one here has { $here }; name its file with --pack FILE.
complaint-other-game-pack = This is a pack for { $game }, not for { $played }.
complaint-no-such-item = The pack “{ $pack }” has no “{ $item }”; the nearest is { $nearest }.
complaint-unknown-item = The pack “{ $pack }” has no “{ $item }”; { $list } lists all ids.
complaint-game-and-file = Give either a pack file or --game, not both.
complaint-beyond-end =
    { $steps ->
        [0] { $file } has no steps.
        [one] { $file } has only { $steps } step.
       *[other] { $file } has only { $steps } steps.
    }
complaint-no-seat = This game has no seat { $seat }; it has { $others }.
complaint-rule-form = A house rule is written as name=value.
complaint-no-such-rule = There is no rule “{ $rule }”; { $help } lists them all.
complaint-bots =
    { $players ->
        [one] There are { $named } bots for { $players } player.
       *[other] There are { $named } bots for { $players } players.
    }
complaint-no-such-bot = There is no bot “{ $bot }” for this game; choose from { $known }.
complaint-no-such-profile = There is no profile “{ $profile }”; choose from { $known }, or give six numbers such as { $example } for rock/move/water/land/grass/nightmare.
complaint-profile-numbers = “{ $profile }” is not six numbers; a profile such as { $example } has one each for rock/move/water/land/grass/nightmare, the last 0 to 9, the others 1 to 9.
complaint-not-in-solo = The solo game does not have this option: it is always for one player, with nightmare rules and without simultaneous Creation.
complaint-only-in-solo = Only the solo game has profiles; play it with { $command }.
complaint-no-client = The browser client is not part of this build: { $command } builds it and starts the game.
complaint-bad-client = There is no browser client in { $folder } ({ $reason }): { $command } builds one.
complaint-address-taken = Another program is already listening on { $address }: stop it, or use any free port with { $option }.
complaint-no-address = Cannot listen on { $address }: { $reason }.
complaint-no-data-folder = The system has no folder for data: choose one with { $option }.
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
complaint-no-answer = The server at { $address } is not responding: { $reason }.
complaint-not-healthy = The server at { $address } answers { $status }: it cannot serve requests now.
complaint-no-table = There is no table { $table }.
complaint-no-person = Nobody here is called { $name }.
complaint-many-guests = { $count } guests are called { $name }: use { $option } to erase them all, or let each do so on their own page.
complaint-no-record = Nothing has been played at this table, or its rules are no longer known.
complaint-not-sure = This cannot be undone: use { $option } if you are sure.
complaint-no-such-setting = There is no setting “{ $setting }”; choose from { $known }.
complaint-bad-setting = The setting “{ $setting }” cannot have this value; it can be { $example }, for example.
complaint-not-in-runners = Dream Runners has no such option.
complaint-no-seed = This game is finished, but its record does not show the seed, so neither its chance nor its commitment can be checked.
complaint-other-commitment = This is not the commitment you noted, { $noted }: it is another game, or its rules, pack or seats differ.
complaint-other-digest = The record has the digest { $found }, but you noted { $noted }: this is not the record of that game, or it has been changed.
complaint-one-file = { $option } applies to one record; use it with a single file.
complaint-not-told = This is a record of { $game }, which can be printed with { $options }; only records of { $told } can be shown in words.
complaint-bot-budget = “{ $budget }” is not a budget for a turn: write a time such as { $bot }:200ms, or a number of positions such as { $bot }:20000n, more than zero.
complaint-keyboard = “-” means standard input, which is the keyboard here: pipe something into it, or name a file.
complaint-empty-input = “-” means standard input, but nothing came from there.
complaint-input-twice = “-” can be used only once, because there is only one standard input.
complaint-not-a-stream = “-” means standard input or output, but this must be a file or folder; write “./-” if that is its real name.

man-pages-written =
    { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
did-you-mean = { $problem } Did you mean { $nearest }?

## Why the system refuses a file

system-not-found = there is no such file or folder
system-no-permission = permission is denied
system-exists = something else already has this name
system-is-folder = it is a folder
system-no-folder = part of the path is not a folder
system-full = the disk is full
system-read-only = the disk is read-only

## Serving

serving-network = Friends on the same network open { $urls }.
serving-book = The book is at { $url }.
serving = Lucid is running at { $url } (Ctrl-C stops it).
pruned = Deleted: finished tables: { $tables }, ended sessions: { $sessions }, guests: { $guests }, packs: { $packs }.
prune-rehearsed = Nothing was deleted. This would be: finished tables: { $tables }, ended sessions: { $sessions }, guests: { $guests }, packs: { $packs }.
