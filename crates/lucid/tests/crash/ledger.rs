//! What was sent and acknowledged, compared with what is in the database.

use std::collections::VecDeque;
use std::process::Stdio;

use lucid_protocol::TableId;
use lucid_server::store::{EntryRow, Store, StoreError};
use lucid_server::table::LogEntry;
use lucid_tabletop::{MAX_SEATS, Seat};
use lucid_testkit::online::Playable;

use crate::{Cluster, Crew};

/// A step that somebody sent.
#[derive(Clone, Debug)]
pub(crate) struct Sent {
    pub(crate) seat: usize,
    pub(crate) words: String,
    /// The number of the change, if the server acknowledged it.
    pub(crate) acknowledged: Option<u32>,
    /// Whether the server said that it was not saved.
    pub(crate) refused: bool,
}

/// The log of a table as the database has it.
pub(crate) fn log(cluster: &Cluster, table: TableId) -> Vec<(u32, LogEntry)> {
    let [log] = logs(&cluster.database, [table]);
    log
}

/// The logs of some tables as a database has them.
pub(crate) fn logs<const N: usize>(
    database: &str,
    tables: [TableId; N],
) -> [Vec<(u32, LogEntry)>; N] {
    read(tables, Store::open_existing(database)).map(parsed)
}

/// The logs of some tables in a database that a server would now open.
pub(crate) fn logs_at_start<const N: usize>(
    database: &str,
    tables: [TableId; N],
) -> [Vec<(u32, LogEntry)>; N] {
    read(tables, Store::open(database)).map(parsed)
}

fn read<const N: usize>(
    tables: [TableId; N],
    store: impl Future<Output = Result<Store, StoreError>>,
) -> [Vec<EntryRow>; N] {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime");
    runtime.block_on(async {
        let store = store.await.expect("a database");
        let mut logs = [const { Vec::new() }; N];
        for (log, table) in logs.iter_mut().zip(tables) {
            *log = store.entries_after(table, 0).await.expect("a log");
        }
        store.close().await;
        logs
    })
}

fn parsed(rows: Vec<EntryRow>) -> Vec<(u32, LogEntry)> {
    let entry = |row: EntryRow| {
        let entry = LogEntry::parse(&row.body).expect("an entry");
        (row.number, entry)
    };
    rows.into_iter().map(entry).collect()
}

/// When each entry of a table was made, and the entry.
pub(crate) fn times(cluster: &Cluster, table: TableId) -> Vec<(u64, LogEntry)> {
    let [rows] = read([table], Store::open_existing(&cluster.database));
    let times: Vec<u64> = rows.iter().map(|row| row.at).collect();
    let entries = parsed(rows).into_iter().map(|(_, entry)| entry);
    times.into_iter().zip(entries).collect()
}

/// Checks that the log has no gaps, that every acknowledged step is there under its number,
/// and that every step in it was sent as often as it is there.
pub(crate) fn check_log<G: Playable>(cluster: &Cluster, crew: &Crew<G>) {
    check_entries(&log(cluster, crew.made.id), &crew.sent);
}

/// The same for a log that was read already.
pub(crate) fn check_entries(log: &[(u32, LogEntry)], sent: &[Sent]) {
    for (index, (number, _)) in log.iter().enumerate() {
        assert_eq!(*number as usize, index + 1, "no gaps");
    }
    for seat in Seat::first(MAX_SEATS) {
        let sent = sent.iter().filter(|sent| sent.seat == seat.index());
        let mut sent: VecDeque<&Sent> = sent.collect();
        if sent.is_empty() {
            // Nobody was there, or a bot.
            continue;
        }
        for (number, entry) in log {
            if let Some((by, words)) = entry.played()
                && by == seat
            {
                account_for(*number, words, &mut sent);
            }
        }
        let lost = sent.iter().find(|sent| sent.acknowledged.is_some());
        assert!(lost.is_none(), "acknowledged and lost: {lost:?}");
    }
}

/// Finds what was sent for a step of the log. It is not known what became of steps that were
/// sent when a server died: earlier ones that are not in the log are skipped, but none that
/// was acknowledged. None that was refused may be there.
fn account_for(number: u32, words: &str, sent: &mut VecDeque<&Sent>) {
    let acknowledged = |sent: &&Sent| sent.acknowledged == Some(number);
    let known = sent.iter().any(acknowledged);
    while let Some(next) = sent.pop_front() {
        let is_it = match known {
            true => acknowledged(&next),
            // The same may have been sent again, and acknowledged, later.
            false => next.acknowledged.is_none() && !next.refused && next.words == words,
        };
        if is_it {
            assert_eq!(next.words, words, "{number}");
            return;
        }
        let lost = next.acknowledged;
        assert_eq!(lost, None, "{} is lost before {number} {words}", next.words);
    }
    panic!("nobody sent {words} ({number})");
}

/// Checks a finished game: its log is complete, and `lucid verify` accepts its record.
pub(crate) fn check_game<G: Playable>(cluster: &Cluster, crew: &Crew<G>) {
    check(cluster, crew, &[]);
}

/// The same for a game with a pack of the players' own.
pub(crate) fn check_game_with<G: Playable>(cluster: &Cluster, crew: &Crew<G>, pack: &str) {
    std::fs::write(cluster.path().join("pack.toml"), pack).expect("a pack can be written");
    check(cluster, crew, &["--pack", "pack.toml"]);
}

fn check<G: Playable>(cluster: &Cluster, crew: &Crew<G>, options: &[&str]) {
    check_log(cluster, crew);
    let name = format!("{}.lucid", crew.made.id);
    std::fs::write(cluster.path().join(&name), crew.record()).expect("a record can be written");
    let mut verify = cluster.lucid(&["verify", &name]);
    let verified = verify.args(options).stdout(Stdio::null()).status();
    assert!(verified.expect("the program was built").success(), "{name}");
}
