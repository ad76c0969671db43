//! What the program complains about: files that are no records of ours, and
//! commands that make no sense.

use std::io;

use crate::Texts;
use crate::bundle::Args;

/// Something that the program cannot do.
#[derive(Clone, Copy, Debug)]
pub enum Complaint<'a> {
    /// A file cannot be read.
    Unreadable(&'a io::Error),
    /// A file cannot be written.
    Unwritable(&'a io::Error),
    /// A folder cannot be made.
    NoFolder(&'a io::Error),
    /// A folder for new records holds some already.
    HasRecords,
    /// What the program prints finds no way out.
    NoOutput(&'a io::Error),
    /// A file is longer than any record; this many megabytes are allowed.
    TooLong(u64),
    /// A file is not text.
    NotText,
    /// A record is of another game than the one that is known.
    OtherGame {
        /// The game.
        game: &'a str,
        /// The game that is known.
        known: &'a str,
    },
    /// A record was played under rules that came after the newest known.
    NewerVersion {
        /// The version of the rules.
        version: u16,
        /// The newest that is known.
        newest: u16,
    },
    /// A record was played under rules that never were.
    NoSuchVersion(u16),
    /// A record was played with a pack that is not here.
    NoPack {
        /// The pack.
        pack: &'a str,
        /// The hash of its content.
        hash: &'a str,
    },
    /// A record was played with another content of a pack that is here.
    OtherContent {
        /// The pack.
        pack: &'a str,
        /// The hash of the content that it was played with.
        hash: &'a str,
        /// The hash of the content that is here.
        here: &'a str,
    },
    /// A pack is for another game than the one that is played.
    OtherGamePack {
        /// The game of the pack.
        game: &'a str,
        /// The game that is played.
        played: &'a str,
    },
    /// Nothing in a pack has this id.
    NoSuchItem {
        /// The id.
        item: &'a str,
        /// The pack.
        pack: &'a str,
        /// The id that looks most like it.
        nearest: &'a str,
    },
    /// Nothing in a pack has this id, nor one like it.
    UnknownItem {
        /// The id.
        item: &'a str,
        /// The pack.
        pack: &'a str,
        /// The command that lists all ids.
        list: &'a str,
    },
    /// Both a pack file and a built-in pack are asked for.
    GameAndFile,
    /// A moment after the end of a record is asked for.
    BeyondEnd {
        /// The record.
        file: &'a str,
        /// How many steps it has.
        steps: usize,
    },
    /// A house rule has no value.
    RuleForm,
    /// No house rule has this name.
    NoSuchRule {
        /// The name.
        rule: &'a str,
        /// The command that lists all names.
        help: &'a str,
    },
    /// There are more or fewer bots than seats.
    Bots {
        /// How many bots are named.
        named: usize,
        /// How many play.
        players: usize,
    },
    /// No bot of a game has this name.
    NoSuchBot {
        /// The name.
        bot: &'a str,
        /// The names that there are.
        known: &'a str,
    },
    /// No profile of the solo game has this name.
    NoSuchProfile {
        /// The name.
        profile: &'a str,
        /// The names that there are.
        known: &'a str,
        /// Numbers that would do.
        example: &'a str,
    },
    /// The numbers of a profile are too many, too few, or no numbers.
    ProfileNumbers {
        /// What was given.
        profile: &'a str,
        /// Numbers that would do.
        example: &'a str,
    },
    /// An option makes no sense in the solo game.
    NotInSolo,
    /// A profile is given for a game of several players.
    OnlyInSolo {
        /// The command that plays the solo game.
        command: &'a str,
    },
    /// The program was built without the browser client.
    NoClient {
        /// The command that builds it.
        command: &'a str,
    },
    /// The folder of the browser client cannot be read.
    BadClient {
        /// The folder.
        folder: &'a str,
        /// What the system said.
        error: &'a std::io::Error,
        /// The command that builds it.
        command: &'a str,
    },
    /// Something else listens there already.
    AddressTaken {
        /// The address with its port.
        address: &'a str,
        /// An option that avoids it.
        option: &'a str,
    },
    /// It is impossible to listen there.
    NoAddress {
        /// The address with its port.
        address: &'a str,
        /// Why.
        error: &'a io::Error,
    },
    /// The system has no folder for data.
    NoDataFolder {
        /// The option that names one.
        option: &'a str,
    },
    /// The database cannot be used.
    NoDatabase {
        /// Why, in its own words.
        error: &'a str,
    },
    /// Another process uses the database; here is who, if that can be told.
    DatabaseInUse(Option<Holder<'a>>),
    /// There is no database, and none was made.
    DatabaseAbsent {
        /// Where one was looked for.
        path: &'a str,
    },
    /// The database is not Lucid's.
    DatabaseForeign,
    /// The database is for newer programs.
    DatabaseTooNew {
        /// The program that upgraded it.
        program: &'a str,
        /// Its schema.
        schema: i64,
        /// The oldest schema that a program must know.
        oldest: i64,
        /// The version of this program.
        own_program: &'a str,
        /// The newest schema that this program knows.
        own_schema: i64,
    },
    /// The database has not been upgraded.
    DatabaseTooOld {
        /// Its schema; 0 if it does not say.
        schema: i64,
        /// The version of this program.
        own_program: &'a str,
        /// The schema that this program needs.
        own_schema: i64,
    },
    /// Several servers cannot share a SQLite file.
    NatsWithSqlite {
        /// The option that joins servers.
        option: &'a str,
        /// The option that names a database.
        database: &'a str,
    },
    /// A server does not answer.
    NoAnswer {
        /// Where it was asked.
        address: &'a str,
        /// Why.
        error: &'a io::Error,
    },
    /// A server answers that it cannot serve.
    NotHealthy {
        /// Where it was asked.
        address: &'a str,
        /// The status of its answer.
        status: &'a str,
    },
    /// There is no such table.
    NoTable {
        /// Its name.
        table: &'a str,
    },
    /// Nobody has that name.
    NoPerson {
        /// The name.
        name: &'a str,
    },
    /// Several guests have that name.
    ManyGuests {
        /// The name.
        name: &'a str,
        /// How many.
        count: usize,
        /// The option that means them all.
        option: &'a str,
    },
    /// Nothing has been played at a table.
    NoRecord,
    /// Something cannot be undone and was not confirmed.
    NotSure {
        /// The option that confirms it.
        option: &'a str,
    },
    /// There is no such setting in a file.
    NoSuchSetting {
        /// The setting.
        setting: &'a str,
        /// The settings that there are.
        known: &'a str,
    },
    /// A setting in a file has a value that it cannot have.
    BadSetting {
        /// The setting.
        setting: &'a str,
        /// A value that would do.
        example: &'a str,
    },
    /// An option makes no sense in Dream Runners.
    NotInRunners,
    /// A record is of a game that is not told in words.
    NotTold {
        /// The game.
        game: &'a str,
        /// The game that is told.
        told: &'a str,
        /// The options that print records of any game.
        options: &'a str,
    },
    /// What stands after the name of a bot is no budget for its turns.
    BotBudget {
        /// The bot.
        bot: &'a str,
        /// What stands there.
        budget: &'a str,
    },
    /// Somebody sits at standard input, which a file was expected from.
    Keyboard,
    /// Nothing came from standard input.
    EmptyInput,
    /// Standard input is asked for more than once.
    InputTwice,
    /// A stream is named where a file or folder is needed.
    NotAStream,
    /// A finished game does not show its seed.
    NoSeed,
    /// A record has another commitment than the one that was noted.
    OtherCommitment {
        /// What was noted when the game began.
        noted: &'a str,
    },
    /// A record has another digest than the one that was noted.
    OtherDigest {
        /// What was noted when the game was over.
        noted: &'a str,
        /// The digest of the record.
        found: &'a str,
    },
    /// An option is about one record, and several are given.
    OneFile {
        /// The option.
        option: &'a str,
    },
}

/// The process that uses a database.
#[derive(Clone, Copy, Debug)]
pub struct Holder<'a> {
    /// Its number on its machine.
    pub pid: &'a str,
    /// The name of the machine.
    pub host: &'a str,
    /// Since when.
    pub since: &'a str,
    /// Where it listens, if it is a server.
    pub listen: Option<&'a str>,
}

impl Texts {
    /// What the program cannot do, and why.
    pub fn complaint(&self, complaint: Complaint<'_>) -> String {
        use Complaint::*;
        let args = Args::new();
        let text = str::to_owned;
        let because = |error| Args::new().with("reason", self.system_reason(error));
        let (id, args) = match complaint {
            Unreadable(error) => ("unreadable", because(error)),
            Unwritable(error) => ("unwritable", because(error)),
            NoFolder(error) => ("no-folder", because(error)),
            HasRecords => ("has-records", args),
            NoOutput(error) => ("no-output", because(error)),
            TooLong(megabytes) => ("too-long", args.with("megabytes", megabytes)),
            NotText => ("not-text", args),
            OtherGame { game, known } => (
                "other-game",
                args.with("game", text(game)).with("known", text(known)),
            ),
            NewerVersion { version, newest } => (
                "newer-version",
                args.with("version", version).with("newest", newest),
            ),
            NoSuchVersion(version) => ("no-such-version", args.with("version", version)),
            NoPack { pack, hash } => (
                "no-pack",
                args.with("pack", text(pack)).with("hash", text(hash)),
            ),
            OtherContent { pack, hash, here } => (
                "other-content",
                (args.with("pack", text(pack)))
                    .with("hash", text(hash))
                    .with("here", text(here)),
            ),
            OtherGamePack { game, played } => (
                "other-game-pack",
                args.with("game", text(game)).with("played", text(played)),
            ),
            NoSuchItem {
                item,
                pack,
                nearest,
            } => (
                "no-such-item",
                (args.with("item", text(item)))
                    .with("pack", text(pack))
                    .with("nearest", text(nearest)),
            ),
            UnknownItem { item, pack, list } => (
                "unknown-item",
                (args.with("item", text(item)))
                    .with("pack", text(pack))
                    .with("list", text(list)),
            ),
            GameAndFile => ("game-and-file", args),
            BeyondEnd { file, steps } => (
                "beyond-end",
                args.with("file", text(file)).with("steps", steps),
            ),
            RuleForm => ("rule-form", args),
            NoSuchRule { rule, help } => (
                "no-such-rule",
                args.with("rule", text(rule)).with("help", text(help)),
            ),
            Bots { named, players } => ("bots", args.with("named", named).with("players", players)),
            NoSuchBot { bot, known } => (
                "no-such-bot",
                args.with("bot", text(bot)).with("known", text(known)),
            ),
            NoSuchProfile {
                profile,
                known,
                example,
            } => (
                "no-such-profile",
                (args.with("profile", text(profile)))
                    .with("known", text(known))
                    .with("example", text(example)),
            ),
            ProfileNumbers { profile, example } => (
                "profile-numbers",
                (args.with("profile", text(profile))).with("example", text(example)),
            ),
            NotInSolo => ("not-in-solo", args),
            OnlyInSolo { command } => ("only-in-solo", args.with("command", text(command))),
            NoClient { command } => ("no-client", args.with("command", text(command))),
            BadClient {
                folder,
                error,
                command,
            } => (
                "bad-client",
                (because(error).with("folder", text(folder))).with("command", text(command)),
            ),
            AddressTaken { address, option } => (
                "address-taken",
                (args.with("address", text(address))).with("option", text(option)),
            ),
            NoAddress { address, error } => {
                ("no-address", because(error).with("address", text(address)))
            }
            NoDataFolder { option } => ("no-data-folder", args.with("option", text(option))),
            NoDatabase { error } => ("no-database", args.with("error", text(error))),
            DatabaseInUse(None) => ("database-in-use", args),
            DatabaseInUse(Some(holder)) => {
                let args = (args.with("pid", text(holder.pid)))
                    .with("host", text(holder.host))
                    .with("since", text(holder.since));
                match holder.listen {
                    Some(listen) => ("database-served", args.with("listen", text(listen))),
                    None => ("database-held", args),
                }
            }
            DatabaseAbsent { path } => ("database-absent", args.with("path", text(path))),
            DatabaseForeign => ("database-foreign", args),
            DatabaseTooNew {
                program,
                schema,
                oldest,
                own_program,
                own_schema,
            } => (
                "database-too-new",
                (args.with("program", text(program)))
                    .with("schema", schema.to_string())
                    .with("oldest", oldest.to_string())
                    .with("own", text(own_program))
                    .with("known", own_schema.to_string()),
            ),
            DatabaseTooOld {
                schema,
                own_program,
                own_schema,
            } => {
                let args =
                    (args.with("own", text(own_program))).with("known", own_schema.to_string());
                match schema {
                    0 => ("database-older", args),
                    _ => ("database-too-old", args.with("schema", schema.to_string())),
                }
            }
            NatsWithSqlite { option, database } => (
                "nats-with-sqlite",
                (args.with("option", text(option))).with("database", text(database)),
            ),
            NoAnswer { address, error } => {
                ("no-answer", because(error).with("address", text(address)))
            }
            NotHealthy { address, status } => (
                "not-healthy",
                (args.with("address", text(address))).with("status", text(status)),
            ),
            NoTable { table } => ("no-table", args.with("table", text(table))),
            NoPerson { name } => ("no-person", args.with("name", text(name))),
            ManyGuests {
                name,
                count,
                option,
            } => (
                "many-guests",
                (args.with("name", text(name)))
                    .with("count", count.to_string())
                    .with("option", text(option)),
            ),
            NoRecord => ("no-record", args),
            NotSure { option } => ("not-sure", args.with("option", text(option))),
            NoSuchSetting { setting, known } => (
                "no-such-setting",
                (args.with("setting", text(setting))).with("known", text(known)),
            ),
            BadSetting { setting, example } => (
                "bad-setting",
                (args.with("setting", text(setting))).with("example", text(example)),
            ),
            NoSeed => ("no-seed", args),
            OtherCommitment { noted } => ("other-commitment", args.with("noted", text(noted))),
            OtherDigest { noted, found } => (
                "other-digest",
                args.with("noted", text(noted)).with("found", text(found)),
            ),
            OneFile { option } => ("one-file", args.with("option", text(option))),
            NotInRunners => ("not-in-runners", args),
            NotTold {
                game,
                told,
                options,
            } => (
                "not-told",
                (args.with("game", text(game)))
                    .with("told", text(told))
                    .with("options", text(options)),
            ),
            BotBudget { bot, budget } => (
                "bot-budget",
                args.with("bot", text(bot)).with("budget", text(budget)),
            ),
            Keyboard => ("keyboard", args),
            EmptyInput => ("empty-input", args),
            InputTwice => ("input-twice", args),
            NotAStream => ("not-a-stream", args),
        };
        self.say(&format!("complaint-{id}"), &args)
    }

    /// A complaint about a misspelt word, with the word that was probably meant.
    pub fn did_you_mean(&self, problem: String, nearest: &str) -> String {
        let args = Args::new().with("problem", problem);
        self.say("did-you-mean", &args.with("nearest", nearest.to_owned()))
    }

    /// How many pages of the manual were written.
    pub fn man_pages_written(&self, count: usize) -> String {
        self.say("man-pages-written", &Args::new().with("count", count))
    }

    /// Where the browser finds the game, and how to end it.
    pub fn serving(&self, url: &str) -> String {
        self.say("serving", &Args::new().with("url", url.to_owned()))
    }

    /// Where the book is.
    pub fn serving_book(&self, url: &str) -> String {
        self.say("serving-book", &Args::new().with("url", url.to_owned()))
    }

    /// Where friends in the same networks find the game.
    pub fn serving_network(&self, urls: &[String]) -> String {
        self.say(
            "serving-network",
            &Args::new().with("urls", urls.join(", ")),
        )
    }

    /// What was forgotten, or would be.
    pub fn pruned(&self, pruned: Pruned, rehearsed: bool) -> String {
        let key = if rehearsed {
            "prune-rehearsed"
        } else {
            "pruned"
        };
        let args = Args::new()
            .with("tables", pruned.tables.to_string())
            .with("sessions", pruned.sessions.to_string())
            .with("guests", pruned.guests.to_string())
            .with("packs", pruned.packs.to_string());
        self.say(key, &args)
    }

    /// A problem as a line of its own, marked as an error.
    pub fn error(&self, problem: String) -> String {
        self.say("error", &Args::new().with("problem", problem))
    }

    /// Why the system refuses, in our words where we have some.
    pub(crate) fn system_reason(&self, error: &io::Error) -> String {
        use io::ErrorKind;
        let id = match error.kind() {
            ErrorKind::NotFound => "system-not-found",
            ErrorKind::PermissionDenied => "system-no-permission",
            ErrorKind::AlreadyExists => "system-exists",
            ErrorKind::IsADirectory => "system-is-folder",
            ErrorKind::NotADirectory => "system-no-folder",
            ErrorKind::StorageFull => "system-full",
            ErrorKind::ReadOnlyFilesystem => "system-read-only",
            _ => {
                // The system's own words, without its number, which helps nobody.
                let text = error.to_string();
                let end = text.find(" (os error").unwrap_or(text.len());
                return text[..end].to_owned();
            }
        };
        self.plain(id)
    }
}

/// How much was forgotten.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pruned {
    /// Finished tables.
    pub tables: u64,
    /// Sessions that had ended.
    pub sessions: u64,
    /// Guests.
    pub guests: u64,
    /// Packs.
    pub packs: u64,
}
