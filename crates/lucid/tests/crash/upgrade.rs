//! A server that is stopped in good order, and the next one on its database.

use std::thread;
use std::time::Duration;

use lucid_dreamscape::Dreamscape;
use lucid_protocol::{CloseReason, Ending, ServerMessage, TableEvent};
use lucid_tabletop::record::Record;
use lucid_testkit::length;
use lucid_testkit::online::Player;
use sqlx::Connection as _;

use crate::crew::again;
use crate::ledger::{check_game, check_log};
use crate::{Cluster, Crew, Node, Progress};

#[test]
fn a_server_that_is_stopped_under_load_loses_nothing() {
    let cluster = Cluster::sqlite();
    let mut node = Node::start(&cluster);
    let at = [node.address];
    let progress = Progress::default();
    thread::scope(|scope| {
        let progress = &progress;
        let crews: Vec<_> = (0..4)
            .map(|seed| {
                scope.spawn(move || {
                    let mut crew: Crew<Dreamscape> = Crew::gather(&at, "sylex players=2", seed);
                    crew.play_out_telling(progress);
                    crew
                })
            })
            .collect();
        for _ in 0..length::either(2, 5) {
            progress.wait(20);
            node.stop();
            node.start_again();
        }
        for crew in crews {
            check_game(&cluster, &crew.join().expect("a game"));
        }
    });
}

#[test]
fn those_who_look_are_told_to_come_again() {
    let cluster = Cluster::sqlite();
    let mut node = Node::start(&cluster);
    let mut crew: Crew<Dreamscape> = Crew::gather(&[node.address], "sylex players=2", 1);
    for _ in 0..10 {
        assert!(crew.step());
    }
    node.ask_to_stop();
    for player in &mut crew.players {
        loop {
            let news = player.next_within(Duration::from_secs(60));
            if let ServerMessage::Bye { why } = news.expect("a word before it goes") {
                assert_eq!(why, CloseReason::Restart);
                break;
            }
        }
    }
    node.wait();
    node.start_again();
    crew.play_out();
    check_game(&cluster, &crew);
}

/// Makes a table look as if it had begun under rules of the future.
fn retire(cluster: &Cluster, crew: &Crew<Dreamscape>) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime");
    runtime.block_on(async {
        let connection = sqlx::SqliteConnection::connect(&cluster.database).await;
        let mut connection = connection.expect("the database");
        let done = sqlx::query("UPDATE tables SET version = 999 WHERE id = $1")
            .bind(crew.made.id.number())
            .execute(&mut connection)
            .await;
        assert_eq!(done.expect("a row").rows_affected(), 1);
        connection.close().await.expect("it can be closed");
    });
}

#[test]
fn a_table_whose_rules_are_gone_is_ended_and_stays_readable() {
    let cluster = Cluster::sqlite();
    let mut node = Node::start(&cluster);
    let at = [node.address];
    let mut crew: Crew<Dreamscape> = Crew::gather(&at, "sylex players=2", 1);
    let mut other: Crew<Dreamscape> = Crew::gather(&at, "sylex players=2", 2);
    let mut over: Crew<Dreamscape> = Crew::gather(&at, "sylex players=2", 3);
    over.play_out();
    for _ in 0..20 {
        assert!(crew.step() && other.step());
    }
    node.stop();
    retire(&cluster, &crew);
    retire(&cluster, &over);
    node.start_again();
    // People who come back read why it is over.
    for player in &mut crew.players {
        again(|| player.reconnect());
        while !player.follower.is_over() {
            let news = player.next_within(Duration::from_secs(60));
            news.expect("the end is told");
        }
        let last = player.changes.last().expect("changes");
        let why = Ending::RulesRetired;
        assert_eq!(last.event, TableEvent::Ended { why });
    }
    check_log(&cluster, &crew);
    // The records of both were saved when the earlier server stopped.
    for (crew, steps) in [(&crew, 20), (&over, 40)] {
        let guest = &crew.players[0].guest;
        let record = again(|| guest.record(crew.made.id));
        let read = Record::parse(&record).expect("a record");
        assert!(read.header.seed.is_some(), "{record}");
        let words = read.turns.iter().flat_map(|turn| &turn.words);
        assert!(words.count() >= steps, "{record}");
    }
    let id = crew.made.id.to_string();
    let inspected = cluster.admin(&["inspect", &id]);
    assert!(inspected.status.success());
    let text = String::from_utf8(inspected.stdout).expect("a text");
    assert!(
        text.contains("rules-retired") && text.contains("\"do\""),
        "{text}"
    );
    // A game that had been played out has not been ended.
    let guest = over.players[0].guest.clone();
    let late = again(|| Player::<Dreamscape>::open(guest.clone(), over.made.id, None));
    assert!(!(late.changes.iter()).any(|change| matches!(change.event, TableEvent::Ended { .. })));
    // The others go on.
    other.play_out();
    check_game(&cluster, &other);
}
