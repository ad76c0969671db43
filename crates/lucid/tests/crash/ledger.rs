//! What was sent and acknowledged, compared with what is kept.

use std::collections::VecDeque;
use std::process::Stdio;

use lucid_protocol::TableId;
use lucid_server::store::{EntryRow, Store, StoreError};
use lucid_server::table::Entry;
use lucid_tabletop::{MAX_SEATS, Seat};
use lucid_testkit::online::Playable;

use crate::{Crew, Place};

/// A step that somebody sent.
#[derive(Clone, Debug)]
pub(crate) struct Sent {
    pub(crate) seat: usize,
    pub(crate) words: String,
    /// The number under which the server said that it was done.
    pub(crate) acknowledged: Option<u32>,
    /// Whether the server said that it was not saved.
    pub(crate) refused: bool,
}

/// The log of a table as the database has it.
pub(crate) fn log(place: &Place, table: TableId) -> Vec<(u32, Entry)> {
    let [log] = logs(&place.database, [table]);
    log
}

/// The logs of some tables as a database has them.
pub(crate) fn logs<const N: usize>(database: &str, tables: [TableId; N]) -> [Vec<(u32, Entry)>; N] {
    read(tables, Store::open_existing(database)).map(parsed)
}

/// The logs of some tables in a database that a server would now open.
pub(crate) fn logs_at_start<const N: usize>(
    database: &str,
    tables: [TableId; N],
) -> [Vec<(u32, Entry)>; N] {
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

fn parsed(rows: Vec<EntryRow>) -> Vec<(u32, Entry)> {
    let entry = |row: EntryRow| {
        let entry = Entry::parse(&row.body).expect("an entry");
        (row.number, entry)
    };
    rows.into_iter().map(entry).collect()
}

/// When each entry of a table was made, and the entry.
pub(crate) fn times(place: &Place, table: TableId) -> Vec<(u64, Entry)> {
    let [rows] = read([table], Store::open_existing(&place.database));
    let times: Vec<u64> = rows.iter().map(|row| row.at).collect();
    let entries = parsed(rows).into_iter().map(|(_, entry)| entry);
    times.into_iter().zip(entries).collect()
}

/// The log has no gaps; every acknowledged step stands there under its number;
/// and every step that stands there was sent, each time that it does.
pub(crate) fn check_log<G: Playable>(place: &Place, crew: &Crew<G>) {
    check_entries(&log(place, crew.made.id), &crew.sent);
}

/// The same for a log that was read already.
pub(crate) fn check_entries(log: &[(u32, Entry)], sent: &[Sent]) {
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
            if let Entry::Do { seat: by, words } = entry
                && by.0 == seat
            {
                account_for(*number, words, &mut sent);
            }
        }
        let lost = sent.iter().find(|sent| sent.acknowledged.is_some());
        assert!(lost.is_none(), "acknowledged and lost: {lost:?}");
    }
}

/// Finds what was sent for a step of the log. Nobody says what became of steps
/// that were sent when a server died: those before it that are not in the log
/// are passed over, but none that was acknowledged. None that was refused is there.
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

/// A game that is over: its log is whole, and `lucid verify` accepts its record.
pub(crate) fn check_game<G: Playable>(place: &Place, crew: &Crew<G>) {
    check(place, crew, &[]);
}

/// The same for a game with a pack of the players' own.
pub(crate) fn check_game_with<G: Playable>(place: &Place, crew: &Crew<G>, pack: &str) {
    std::fs::write(place.path().join("pack.toml"), pack).expect("a pack can be written");
    check(place, crew, &["--pack", "pack.toml"]);
}

fn check<G: Playable>(place: &Place, crew: &Crew<G>, options: &[&str]) {
    check_log(place, crew);
    let name = format!("{}.lucid", crew.made.id);
    std::fs::write(place.path().join(&name), crew.record()).expect("a record can be written");
    let mut verify = place.lucid(&["verify", &name]);
    let verified = verify.args(options).stdout(Stdio::null()).status();
    assert!(verified.expect("the program was built").success(), "{name}");
}
