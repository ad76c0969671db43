//! What was sent and acknowledged, compared with what is kept.

use std::process::Stdio;

use protocol::TableId;
use server::store::{EntryRow, Store};
use server::table::Entry;
use testkit::online::Playable;

use crate::{Crew, Place};

/// A step that somebody sent.
#[derive(Debug)]
pub(crate) struct Sent {
    pub(crate) seat: usize,
    pub(crate) words: String,
    /// The number under which the server said that it was done.
    pub(crate) acknowledged: Option<u32>,
}

/// The log of a table as the database has it.
pub(crate) fn log(place: &Place, table: TableId) -> Vec<(u32, Entry)> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime");
    let rows: Vec<EntryRow> = runtime.block_on(async {
        let store = Store::open(&place.database).await.expect("a database");
        let rows = store.entries_after(table, 0).await.expect("a log");
        store.close().await;
        rows
    });
    let parsed = rows.into_iter().map(|row| {
        let entry = Entry::parse(&row.body).expect("an entry");
        (row.number, entry)
    });
    parsed.collect()
}

/// The log has no gaps; every acknowledged step stands there under its number;
/// and every step that stands there was sent, each time that it does.
pub(crate) fn check_log<G: Playable>(place: &Place, crew: &Crew<G>) {
    let log = log(place, crew.made.id);
    for (index, (number, _)) in log.iter().enumerate() {
        assert_eq!(*number as usize, index + 1, "no gaps");
    }
    for seat in crew.players.iter().filter_map(|player| player.seat) {
        let mut sent = crew.sent.iter().filter(|sent| sent.seat == seat.index());
        for (number, entry) in &log {
            let Entry::Do { seat: by, words } = entry else {
                continue;
            };
            if by.0 != seat {
                continue;
            }
            // Steps that were not acknowledged may be missing, none of the others.
            loop {
                let sent = sent.next();
                let sent = sent.unwrap_or_else(|| panic!("nobody sent {words} ({number})"));
                match sent.acknowledged {
                    Some(acknowledged) => {
                        assert_eq!((acknowledged, &sent.words), (*number, words));
                        break;
                    }
                    None if sent.words == *words => break,
                    None => {}
                }
            }
        }
        let lost = sent.find(|sent| sent.acknowledged.is_some());
        assert!(lost.is_none(), "acknowledged and lost: {lost:?}");
    }
}

/// A game that is over: its log is whole, and `lucid verify` accepts its record.
pub(crate) fn check_game<G: Playable>(place: &Place, crew: &Crew<G>) {
    check_log(place, crew);
    let name = format!("{}.lucid", crew.made.id);
    std::fs::write(place.path().join(&name), crew.record()).expect("a record can be written");
    let verified = place
        .lucid(&["verify", &name])
        .stdout(Stdio::null())
        .status();
    assert!(verified.expect("the program was built").success(), "{name}");
}
