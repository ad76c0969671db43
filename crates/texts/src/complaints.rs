//! What the program complains about: files that are no records of ours, and
//! commands that make no sense.

use std::io;

use crate::{Phrase, Texts};

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
        let reason = |error| self.system_reason(error);
        match complaint {
            Unreadable(error) => self.complaint_unreadable(reason(error)),
            Unwritable(error) => self.complaint_unwritable(reason(error)),
            NoFolder(error) => self.complaint_no_folder(reason(error)),
            HasRecords => self.phrase(Phrase::ComplaintHasRecords),
            NoOutput(error) => self.complaint_no_output(reason(error)),
            TooLong(megabytes) => self.complaint_too_long(megabytes),
            NotText => self.phrase(Phrase::ComplaintNotText),
            OtherGame { game, known } => self.complaint_other_game(game, known),
            NewerVersion { version, newest } => self.complaint_newer_version(newest, version),
            NoSuchVersion(version) => self.complaint_no_such_version(version),
            NoPack { pack, hash } => self.complaint_no_pack(hash, pack),
            OtherContent { pack, hash, here } => self.complaint_other_content(hash, here, pack),
            OtherGamePack { game, played } => self.complaint_other_game_pack(game, played),
            NoSuchItem {
                item,
                pack,
                nearest,
            } => self.complaint_no_such_item(item, nearest, pack),
            UnknownItem { item, pack, list } => self.complaint_unknown_item(item, list, pack),
            GameAndFile => self.phrase(Phrase::ComplaintGameAndFile),
            BeyondEnd { file, steps } => self.complaint_beyond_end(file, steps),
            RuleForm => self.phrase(Phrase::ComplaintRuleForm),
            NoSuchRule { rule, help } => self.complaint_no_such_rule(help, rule),
            Bots { named, players } => self.complaint_bots(named, players),
            NoSuchBot { bot, known } => self.complaint_no_such_bot(bot, known),
            NoSuchProfile {
                profile,
                known,
                example,
            } => self.complaint_no_such_profile(example, known, profile),
            ProfileNumbers { profile, example } => self.complaint_profile_numbers(example, profile),
            NotInSolo => self.phrase(Phrase::ComplaintNotInSolo),
            OnlyInSolo { command } => self.complaint_only_in_solo(command),
            NoClient { command } => self.complaint_no_client(command),
            BadClient {
                folder,
                error,
                command,
            } => self.complaint_bad_client(command, folder, reason(error)),
            AddressTaken { address, option } => self.complaint_address_taken(address, option),
            NoAddress { address, error } => self.complaint_no_address(address, reason(error)),
            NoDataFolder { option } => self.complaint_no_data_folder(option),
            NoDatabase { error } => self.complaint_no_database(error),
            DatabaseInUse(None) => self.phrase(Phrase::ComplaintDatabaseInUse),
            DatabaseInUse(Some(Holder {
                pid,
                host,
                since,
                listen,
            })) => match listen {
                Some(listen) => self.complaint_database_served(host, listen, pid, since),
                None => self.complaint_database_held(host, pid, since),
            },
            DatabaseAbsent { path } => self.complaint_database_absent(path),
            DatabaseForeign => self.phrase(Phrase::ComplaintDatabaseForeign),
            DatabaseTooNew {
                program,
                schema,
                oldest,
                own_program: own,
                own_schema: known,
            } => self.complaint_database_too_new(known, oldest, own, program, schema),
            DatabaseTooOld {
                schema: 0,
                own_program: own,
                own_schema: known,
            } => self.complaint_database_older(known, own),
            DatabaseTooOld {
                schema,
                own_program: own,
                own_schema: known,
            } => self.complaint_database_too_old(known, own, schema),
            NatsWithSqlite { option, database } => {
                self.complaint_nats_with_sqlite(database, option)
            }
            NoAnswer { address, error } => self.complaint_no_answer(address, reason(error)),
            NotHealthy { address, status } => self.complaint_not_healthy(address, status),
            NoTable { table } => self.complaint_no_table(table),
            NoPerson { name } => self.complaint_no_person(name),
            ManyGuests {
                name,
                count,
                option,
            } => self.complaint_many_guests(count, name, option),
            NoRecord => self.phrase(Phrase::ComplaintNoRecord),
            NotSure { option } => self.complaint_not_sure(option),
            NoSuchSetting { setting, known } => self.complaint_no_such_setting(known, setting),
            BadSetting { setting, example } => self.complaint_bad_setting(example, setting),
            NoSeed => self.phrase(Phrase::ComplaintNoSeed),
            OtherCommitment { noted } => self.complaint_other_commitment(noted),
            OtherDigest { noted, found } => self.complaint_other_digest(found, noted),
            OneFile { option } => self.complaint_one_file(option),
            NotInRunners => self.phrase(Phrase::ComplaintNotInRunners),
            NotTold {
                game,
                told,
                options,
            } => self.complaint_not_told(game, options, told),
            BotBudget { bot, budget } => self.complaint_bot_budget(bot, budget),
            Keyboard => self.phrase(Phrase::ComplaintKeyboard),
            EmptyInput => self.phrase(Phrase::ComplaintEmptyInput),
            InputTwice => self.phrase(Phrase::ComplaintInputTwice),
            NotAStream => self.phrase(Phrase::ComplaintNotAStream),
        }
    }

    /// Where friends in the same networks find the game.
    pub fn serving_network(&self, urls: &[String]) -> String {
        self.messages.serving_network(urls.join(", "))
    }

    /// What was forgotten, or would be.
    pub fn pruned(&self, pruned: Pruned, rehearsed: bool) -> String {
        let Pruned {
            tables,
            sessions,
            guests,
            packs,
        } = pruned;
        if rehearsed {
            self.prune_rehearsed(guests, packs, sessions, tables)
        } else {
            self.messages.pruned(guests, packs, sessions, tables)
        }
    }

    /// Why the system refuses, in our words where we have some.
    pub(crate) fn system_reason(&self, error: &io::Error) -> String {
        use io::ErrorKind;
        let phrase = match error.kind() {
            ErrorKind::NotFound => Phrase::SystemNotFound,
            ErrorKind::PermissionDenied => Phrase::SystemNoPermission,
            ErrorKind::AlreadyExists => Phrase::SystemExists,
            ErrorKind::IsADirectory => Phrase::SystemIsFolder,
            ErrorKind::NotADirectory => Phrase::SystemNoFolder,
            ErrorKind::StorageFull => Phrase::SystemFull,
            ErrorKind::ReadOnlyFilesystem => Phrase::SystemReadOnly,
            _ => {
                // The system's own words, without its number, which helps nobody.
                let text = error.to_string();
                let end = text.find(" (os error").unwrap_or(text.len());
                return text[..end].to_owned();
            }
        };
        self.phrase(phrase)
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
