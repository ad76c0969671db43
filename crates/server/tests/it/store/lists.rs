//! Lists of tables.

use lucid_protocol::{Status, TableId};
use lucid_server::store::{Append, NewTable, SeatOwner, Store, SummaryRow};

use super::Db;
use super::makers::{append, appended, id, make, summary, table};

/// A table of a status, with somebody on a seat.
async fn with(store: &Store, number: u64, status: Status, place: (u8, i64)) {
    let (seat, identity) = place;
    let new = NewTable {
        summary: summary(status, 9_000 - number),
        seat_owners: vec![SeatOwner { seat, identity }],
        ..table(number)
    };
    store.create_table(&new).await.unwrap();
}

fn ids(rows: &[SummaryRow]) -> Vec<TableId> {
    rows.iter().map(|row| row.id).collect()
}

pub(crate) async fn the_lobby_lists_what_gathers_or_runs(Db { store, .. }: Db) {
    with(&store, 1, Status::Gathering, (0, 1)).await;
    with(&store, 2, Status::Running, (0, 1)).await;
    with(&store, 3, Status::Over, (0, 1)).await;
    with(&store, 4, Status::Ended, (0, 1)).await;
    with(&store, 5, Status::Gathering, (0, 1)).await;
    let private = NewTable {
        listed: false,
        ..table(6)
    };
    store.create_table(&private).await.unwrap();
    let lobby = store.listed(10).await.unwrap();
    assert_eq!(ids(&lobby), [id(5), id(2), id(1)], "the newest first");
    assert!(lobby.iter().all(|row| row.seat.is_none()));
    assert_eq!(ids(&store.listed(2).await.unwrap()), [id(5), id(2)]);
    let over = Append {
        summary: Some(summary(Status::Over, 9_500)),
        ..append(2, 2, "over")
    };
    appended(&store, over).await;
    assert_eq!(ids(&store.listed(10).await.unwrap()), [id(5), id(1)]);
}

pub(crate) async fn mine_are_those_with_a_seat_and_those_made(Db { store, .. }: Db) {
    with(&store, 1, Status::Running, (2, 50)).await;
    with(&store, 2, Status::Running, (0, 51)).await;
    let both = NewTable {
        seat_owners: [3, 1].map(|seat| SeatOwner { seat, identity: 50 }).into(),
        host: 50,
        ..table(3)
    };
    store.create_table(&both).await.unwrap();
    let made = NewTable {
        host: 50,
        seat_owners: Vec::new(),
        ..table(4)
    };
    store.create_table(&made).await.unwrap();
    let mut mine: Vec<_> = (store.mine(50, 10).await.unwrap().iter())
        .map(|row| (row.id, row.seat))
        .collect();
    mine.sort();
    assert_eq!(mine, [(id(1), Some(2)), (id(3), Some(1)), (id(4), None)]);
    assert_eq!(store.mine(99, 10).await.unwrap(), []);
}

pub(crate) async fn unfinished_tables_come_first_and_are_counted(Db { store, .. }: Db) {
    with(&store, 1, Status::Over, (0, 1)).await;
    with(&store, 2, Status::Gathering, (0, 1)).await;
    with(&store, 3, Status::Running, (0, 1)).await;
    with(&store, 4, Status::Ended, (0, 1)).await;
    // The later a table was made here, the earlier something happened there.
    let mine = store.mine(1, 10).await.unwrap();
    assert_eq!(ids(&mine), [id(2), id(3), id(1), id(4)]);
    assert_eq!(ids(&store.mine(1, 3).await.unwrap()), [id(2), id(3), id(1)]);
    assert_eq!(store.count_tables(1).await.unwrap(), 2);
    assert_eq!(store.count_tables(2).await.unwrap(), 0);
}

pub(crate) async fn due_tables_come_in_the_order_of_their_time(Db { store, .. }: Db) {
    for number in 1..=4 {
        make(&store, number).await;
    }
    for (number, due) in [(1, Some(300)), (2, Some(100)), (3, None), (4, Some(200))] {
        let mut summary = summary(Status::Running, 1);
        summary.due = due;
        let append = Append {
            summary: Some(summary),
            ..append(number, 2, "step")
        };
        appended(&store, append).await;
    }
    assert_eq!(store.due("a", 99, 10).await.unwrap(), []);
    assert_eq!(store.due("a", 200, 10).await.unwrap(), [id(2), id(4)]);
    assert_eq!(
        store.due("a", 999, 10).await.unwrap(),
        [id(2), id(4), id(1)]
    );
    assert_eq!(store.due("a", 999, 1).await.unwrap(), [id(2)]);
    let done = Append {
        summary: Some(summary(Status::Over, 1)),
        ..append(2, 3, "over")
    };
    appended(&store, done).await;
    assert_eq!(store.due("a", 999, 10).await.unwrap(), [id(4), id(1)]);
}
