//! `lucid admin`: looks after what a server keeps, also while it runs.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use lucid_protocol::TableId;
use lucid_server::admin::{AdminError, StoredTable};
use lucid_server::retention;
use lucid_server::store::{IdentityId, Store};
use lucid_texts::{Phrase, Texts, arg};

use crate::failure::Failure;
use crate::input;
use crate::output;
use crate::retention::Keep;
use crate::serve;
use crate::store_failure::of_store;

/// Which database, and what to do there.
#[derive(Debug, clap::Args)]
pub(crate) struct AdminArgs {
    #[command(subcommand)]
    command: AdminCommand,
    /// Database: sqlite:FILE or postgres://… [default: lucid.db in the data folder]
    #[arg(
        long,
        global = true,
        value_name = "URL",
        env = "LUCID_DATABASE",
        hide_env_values = true
    )]
    database: Option<String>,
    /// Data folder [default: the system's]
    #[arg(long, global = true, value_name = "FOLDER", env = "LUCID_DATA_DIR")]
    data_dir: Option<PathBuf>,
    /// File with the server's settings, in TOML
    #[arg(long, global = true, value_name = "FILE", env = "LUCID_CONFIG")]
    config: Option<PathBuf>,
}

#[derive(Debug, clap::Subcommand)]
enum AdminCommand {
    /// Lists tables, the newest first
    List {
        /// How many tables
        #[arg(long, default_value_t = 50)]
        most: u32,
        /// Prints one JSON object per line
        #[arg(long)]
        json: bool,
    },
    /// Shows one table: its players, its state and its log
    Inspect {
        /// Its name, as in links
        table: TableId,
    },
    /// Writes the record of a table's game
    Export {
        /// Its name, as in links
        table: TableId,
        /// Output file [default: -, standard output]
        #[arg(long, value_name = "FILE")]
        to: Option<PathBuf>,
    },
    /// Deletes a table with its game and its chat for good
    Delete {
        /// Its name, as in links
        table: TableId,
        /// Really
        #[arg(long)]
        yes: bool,
    },
    /// Erases a person for good: name, password and chat messages
    Erase {
        /// The name, of a guest or protected by a password
        name: String,
        /// Erases all guests with this name
        #[arg(long)]
        guests: bool,
        /// Really
        #[arg(long)]
        yes: bool,
    },
    /// Deletes expired data: finished tables, ended sessions, guests, packs
    Prune {
        /// Deletes nothing, only says what would be deleted
        #[arg(long)]
        dry_run: bool,
        #[command(flatten)]
        keep: Keep,
    },
    /// Writes a copy of a SQLite database, also while the server runs
    Backup {
        /// The new file
        file: PathBuf,
    },
}

pub(crate) fn run(args: &AdminArgs, texts: &Texts) -> Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(done(args, texts))
}

async fn done(args: &AdminArgs, texts: &Texts) -> Result<ExitCode> {
    let database = serve::database(
        args.database.clone(),
        args.data_dir.clone(),
        args.config.as_deref(),
        texts,
    )?;
    let store = Store::open_existing(&database).await;
    let store = store.map_err(|error| of_store(texts, &error))?;
    let mut out = output::stdout();
    match &args.command {
        AdminCommand::List { most, json } => {
            let tables = store.all_tables(*most).await;
            for table in tables.map_err(|error| of_store(texts, &error))? {
                let summary = &table.summary;
                let status = serde_json::to_string(&summary.status)?;
                let (id, status, round) = (table.id, status.trim_matches('"'), summary.round);
                let plan: lucid_protocol::Plan = serde_json::from_str(&table.plan)?;
                if *json {
                    let line = serde_json::json!({
                        "id": id, "game": plan.game, "rules": plan.rules, "status": status,
                        "round": round, "seats": serde_json::from_str::<serde_json::Value>(&summary.seats)?,
                        "updated": summary.updated, "due": summary.due,
                    });
                    writeln!(out, "{line}")?;
                } else {
                    let (game, rules) = (plan.game.name(), plan.rules);
                    writeln!(out, "{id}  {status:<9}  {round:>2}  {game:<13}  {rules}")?;
                }
            }
        }
        AdminCommand::Inspect { table } => {
            let kept = look(&store, *table, texts).await?;
            writeln!(out, "{}", serde_json::to_string_pretty(&kept.info)?)?;
            for entry in &kept.entries {
                writeln!(out, "{:>5}  {}  {}", entry.number, entry.at, entry.body)?;
            }
        }
        AdminCommand::Export { table, to } => {
            let kept = look(&store, *table, texts).await?;
            let record = kept
                .record()
                .ok_or_else(|| Failure::usage(texts, texts.phrase(Phrase::ComplaintNoRecord)))?;
            match to.as_deref().filter(|path| !input::is_stream(path)) {
                Some(path) => std::fs::write(path, record).map_err(|error| {
                    let name = path.display().to_string();
                    Failure::of_file(&name, texts.complaint_unwritable(&error))
                })?,
                None => write!(out, "{record}")?,
            }
        }
        AdminCommand::Delete { table, yes } => {
            if !yes {
                return Err(Failure::usage(texts, texts.complaint_not_sure("--yes")).into());
            }
            let there = store.delete_table(*table).await;
            if !there.map_err(|error| of_store(texts, &error))? {
                return Err(no_table(texts, *table).into());
            }
        }
        AdminCommand::Erase { name, guests, yes } => {
            if !yes {
                return Err(Failure::usage(texts, texts.complaint_not_sure("--yes")).into());
            }
            for id in meant(&store, name, *guests, texts).await? {
                let erased = lucid_server::erase::erase(&store, id).await;
                erased.map_err(|error| of_store(texts, &error))?;
            }
        }
        AdminCommand::Prune { dry_run, keep } => {
            let keep = serve::kept_for(*keep, args.config.as_deref(), texts)?;
            let now = lucid_server::clock::now();
            let pruned = match dry_run {
                true => retention::rehearse(&store, &keep, now).await,
                false => retention::prune(&store, &keep, now).await,
            };
            let pruned = pruned.map_err(|error| of_store(texts, &error))?;
            for table in &pruned.tables {
                writeln!(out, "table {table}")?;
            }
            for pack in &pruned.packs {
                writeln!(out, "pack {pack}")?;
            }
            let (tables, packs) = (pruned.tables.len(), pruned.packs.len());
            let (guests, sessions) = (pruned.guests, pruned.sessions);
            let said = match dry_run {
                true => texts.prune_rehearsed(
                    arg::Guests(guests),
                    arg::Packs(packs),
                    arg::Sessions(sessions),
                    arg::Tables(tables),
                ),
                false => texts.pruned(
                    arg::Guests(guests),
                    arg::Packs(packs),
                    arg::Sessions(sessions),
                    arg::Tables(tables),
                ),
            };
            writeln!(out, "{said}")?;
        }
        AdminCommand::Backup { file } => {
            input::not_a_stream(file, texts)?;
            let made = store.backup_to(file).await;
            made.map_err(|error| of_store(texts, &error))?;
        }
    }
    drop(out);
    store.close().await;
    Ok(ExitCode::SUCCESS)
}

async fn look(store: &Store, id: TableId, texts: &Texts) -> Result<StoredTable, Failure> {
    let found = lucid_server::admin::inspect(store, id).await;
    found.map_err(|error| match error {
        AdminError::NoTable => no_table(texts, id),
        AdminError::Store(error) => of_store(texts, &error),
        AdminError::Unreadable(reason) => Failure::failed(texts, reason),
    })
}

/// Whom to erase: the person whose name is protected, or the guests of that name.
async fn meant(
    store: &Store,
    name: &str,
    guests: bool,
    texts: &Texts,
) -> Result<Vec<IdentityId>, Failure> {
    let found = store.named(name).await;
    let found = found.map_err(|error| of_store(texts, &error))?;
    let of_kind = |kept: bool| found.iter().filter(move |row| row.kept == kept);
    let all: Vec<IdentityId> = match guests {
        true => of_kind(false).map(|row| row.id).collect(),
        false if of_kind(true).count() > 0 => of_kind(true).map(|row| row.id).collect(),
        false => of_kind(false).map(|row| row.id).collect(),
    };
    match all.len() {
        0 => Err(Failure::usage(texts, texts.complaint_no_person(name))),
        count if count > 1 && !guests => {
            let problem = texts.complaint_many_guests(
                arg::Count(count),
                arg::Name(name),
                arg::Option("--guests"),
            );
            Err(Failure::usage(texts, problem))
        }
        _ => Ok(all),
    }
}

fn no_table(texts: &Texts, id: TableId) -> Failure {
    Failure::usage(texts, texts.complaint_no_table(id.to_string()))
}
