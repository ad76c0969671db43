//! The summary of a table: what is stored beside its log, and what clients see in lists.

use lucid_protocol::{Listed, Plan, SeatName, Status, TableInfo, TitleId};
use lucid_tabletop::{Record, Seat};

use crate::library;
use crate::store::{SeatOwner, Summary, SummaryRow, TableRow};
use crate::table::Fold;

/// How a table stands, for lists and for nodes that look for deadlines.
pub(crate) fn summarize(fold: &Fold, now: u64, bot_pause: u64) -> Summary {
    let clock = fold.clock_due();
    let bot = fold.next_bot(bot_pause).map(|(_, at)| at);
    // A table that must be ended is due at once.
    let ending = fold.forced_ending().map(|_| now);
    Summary {
        status: fold.status(),
        round: fold.game().map_or(0, |play| play.round()),
        to_act: (fold.to_act().iter()).fold(0, |bits, seat| bits | 1 << seat.index()),
        seats: serde_json::to_string(&fold.state().seats).expect("seats have only texts"),
        due: [clock, bot, ending].into_iter().flatten().min(),
        clock,
        updated: now,
    }
}

/// Whether two summaries differ in nothing but their time.
pub(super) fn is_same(one: &Summary, other: &Summary) -> bool {
    one.status == other.status
        && one.round == other.round
        && one.to_act == other.to_act
        && one.seats == other.seats
        && one.due == other.due
        && one.clock == other.clock
}

/// The summary of a table before its first entry.
pub(super) fn empty() -> Summary {
    Summary {
        status: Status::Gathering,
        round: 0,
        to_act: 0,
        seats: "[]".to_owned(),
        due: None,
        clock: None,
        updated: 0,
    }
}

/// Who has which seat.
pub(crate) fn seat_owners(fold: &Fold) -> Vec<SeatOwner> {
    let seats = fold.identities().iter().enumerate();
    seats
        .filter_map(|(seat, identity)| {
            Some(SeatOwner {
                seat: seat as u8,
                identity: (*identity)?,
            })
        })
        .collect()
}

/// What everybody at a table knows of it.
pub(crate) fn table_info(row: &TableRow, fold: &Fold) -> TableInfo {
    let (plan, state) = (fold.plan(), fold.state());
    let host = fold.host().and_then(|host| fold.seat_of(host));
    let started = state.status != Status::Gathering;
    TableInfo {
        id: row.id,
        game: plan.game,
        version: row.version,
        rules: (fold.game()).map_or_else(|| plan.rules.clone(), |play| play.rules()),
        pack: fold.game().map(|play| play.pack()).unwrap_or_default(),
        uploaded: other_pack(row, plan.game),
        seats: state.seats.clone(),
        host: host.map(SeatName),
        pace: plan.pace,
        spectators: plan.spectators,
        listed: plan.listed,
        status: state.status,
        to_act: fold.to_act().iter().map(SeatName).collect(),
        due: fold.clock_due(),
        created: row.created,
        commitment: started.then(|| fold.commitment().to_owned()),
        digest: fold.digest().map(|digest| digest.to_string()),
        rematch: state.rematch,
    }
}

/// The hash of a table's pack, if it is not the built-in one.
fn other_pack(row: &TableRow, title: TitleId) -> Option<String> {
    let hash = library::of_table(title, row.pack.as_deref());
    (hash != lucid_packs::built_in_hash(title)).then(|| hash.to_owned())
}

/// The digest of a record; nothing if this program cannot read it.
pub(crate) fn record_digest(record: &str) -> Option<String> {
    let record = Record::parse(record).ok()?;
    Some(record.digest().to_string())
}

/// A table in a list; nothing if its row cannot be read.
pub(super) fn listed(row: SummaryRow) -> Option<Listed> {
    let plan: Plan = serde_json::from_str(&row.plan).ok()?;
    let summary = row.summary;
    let your_turn = row.seat.is_some_and(|seat| summary.to_act >> seat & 1 == 1);
    let to_act =
        Seat::first(plan.seats.len()).filter(|seat| summary.to_act >> seat.index() & 1 == 1);
    Some(Listed {
        id: row.id,
        game: plan.game,
        rules: plan.rules,
        seats: serde_json::from_str(&summary.seats).ok()?,
        pace: plan.pace,
        spectators: plan.spectators,
        status: summary.status,
        round: summary.round,
        updated: summary.updated,
        you: row.seat.map(|seat| SeatName(Seat::new(seat.into()))),
        your_turn,
        to_act: to_act.map(SeatName).collect(),
        due: summary.clock,
    })
}
