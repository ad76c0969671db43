//! `lucid admin`, while the server runs.

use std::time::{Duration, Instant};

use lucid_dreamscape::Dreamscape;
use lucid_protocol::{Code, ServerMessage};
use lucid_testkit::online::{Answer, ClientError, Player};

use crate::ledger::check_game;
use crate::{Cluster, Crew, Node};

/// What a command prints; it must succeed.
fn good(cluster: &Cluster, args: &[&str]) -> String {
    let done = cluster.admin(args);
    let told = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{args:?}: {told}");
    String::from_utf8(done.stdout).expect("a text")
}

fn bad(cluster: &Cluster, args: &[&str]) -> String {
    let done = cluster.admin(args);
    assert!(!done.status.success(), "{args:?}");
    let told = String::from_utf8(done.stderr).expect("a text");
    assert_eq!(told.lines().count(), 1, "{told}");
    told
}

#[test]
fn tables_are_looked_after_while_the_server_runs() {
    let cluster = Cluster::sqlite();
    let node = Node::start(&cluster);
    let at = [node.address];
    let mut over: Crew<Dreamscape> = Crew::gather(&at, "sylex players=2", 1);
    over.play_out();
    let mut running: Crew<Dreamscape> = Crew::gather(&at, "sylex players=2", 2);
    for _ in 0..20 {
        assert!(running.step());
    }
    let (done, id) = (over.made.id.to_string(), running.made.id.to_string());

    let list = good(&cluster, &["list"]);
    let line = |id: &str| list.lines().find(|line| line.starts_with(id));
    assert_eq!(list.lines().count(), 2, "{list}");
    assert!(
        line(&done).is_some_and(|line| line.contains("over")),
        "{list}"
    );
    assert!(
        line(&id).is_some_and(|line| line.contains("running")),
        "{list}"
    );
    assert_eq!(good(&cluster, &["list", "--most", "1"]).lines().count(), 1);
    for line in good(&cluster, &["list", "--json"]).lines() {
        let table: serde_json::Value = serde_json::from_str(line).expect("JSON");
        assert_eq!(table["game"], "dreamscape");
    }

    let inspected = good(&cluster, &["inspect", &id]);
    assert!(inspected.contains("\"status\": \"running\""), "{inspected}");
    assert!(inspected.contains("{\"do\":"), "{inspected}");
    assert!(
        !inspected.contains(&running.made.invite),
        "the invite is a secret"
    );
    assert!(
        inspected.contains("\"digest\"") && !inspected.contains("\"salt\""),
        "the salts of names are secrets: {inspected}"
    );

    // The record is the one that players get, and it verifies.
    assert_eq!(good(&cluster, &["export", &done]), over.record());
    good(&cluster, &["export", &done, "--to", "over.lucid"]);
    let verified = cluster.lucid(&["verify", "over.lucid"]).output();
    assert!(verified.expect("the program was built").status.success());
    // Nobody may see the seed of a running game.
    let so_far = good(&cluster, &["export", &id]);
    let record = lucid_tabletop::Record::parse(&so_far).expect("a record");
    assert!(record.header.seed.is_none(), "{so_far}");

    // A backup has everything that was acknowledged, and the server goes on.
    good(&cluster, &["backup", "copy.db"]);
    bad(&cluster, &["backup", "copy.db"]);
    let copy = good(&cluster, &["list", "--database", "sqlite:copy.db"]);
    assert_eq!(copy, list);
    let steps = good(&cluster, &["inspect", &id, "--database", "sqlite:copy.db"]);
    assert_eq!(steps, inspected);
    assert!(running.step());

    bad(&cluster, &["delete", &id]);
    good(&cluster, &["delete", &id, "--yes"]);
    bad(&cluster, &["delete", &id, "--yes"]);
    bad(&cluster, &["inspect", &id]);
    let list = good(&cluster, &["list"]);
    assert!(!list.contains(&id) && list.contains(&done), "{list}");
    // People who are still connected are notified.
    let player = &mut running.players[0];
    let why = loop {
        match player.socket.next_message().expect("a word") {
            ServerMessage::NoTable { id, why } => {
                assert_eq!(id, 0, "nobody asked");
                break why;
            }
            ServerMessage::Done { .. } => panic!("nothing can be done at a table that is gone"),
            _ => {}
        }
    };
    assert_eq!(why.code, Code::Gone, "{}", why.message);
    // They cannot play on.
    let resigned = player.ask(|id| lucid_protocol::ClientMessage::Resign { id });
    assert!(matches!(resigned, Ok(Answer::Refused(_))), "{resigned:?}");
    let back = player.reconnect().expect_err("there is no such table");
    assert!(matches!(back, ClientError::Refused(_, _)), "{back}");
    over.players[0].reconnect().expect("the other one is there");

    // Nothing is old enough to be deleted by default.
    let nothing = good(&cluster, &["prune"]);
    assert_eq!(nothing.lines().count(), 1, "{nothing}");
    assert!(good(&cluster, &["list"]).contains(&done));
    bad_usage(&cluster, &["prune", "--keep-tables", "soon"]);
    let prune = ["prune", "--keep-tables", "1s", "--dry-run"];
    wait_until("it is over for a second", || {
        good(&cluster, &prune).contains(&format!("table {done}"))
    });
    assert!(
        good(&cluster, &["list"]).contains(&done),
        "it was a rehearsal"
    );
    let pruned = good(&cluster, &prune[..3]);
    assert!(pruned.starts_with(&format!("table {done}\n")), "{pruned}");
    assert!(pruned.contains("finished tables: 1"), "{pruned}");
    assert_eq!(good(&cluster, &["list"]), "");
}

/// What the argument parser refuses may have several lines.
fn bad_usage(cluster: &Cluster, args: &[&str]) {
    let done = cluster.admin(args);
    assert!(!done.status.success(), "{args:?}");
    let told = String::from_utf8(done.stderr).expect("a text");
    assert!(told.contains("30d or forever"), "{told}");
}

fn wait_until(what: &str, is_so: impl Fn() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < crate::crew::LIMIT, "{what}");
        std::thread::sleep(Duration::from_millis(100));
    }
}

/// The commands of the hosting page, on a server that has gone on since the backup.
#[test]
fn a_backup_is_restored_as_the_book_says_and_its_games_go_on() {
    let cluster = Cluster::sqlite();
    let mut node = Node::start(&cluster);
    let at = [node.address];
    let mut crew: Crew<Dreamscape> = Crew::gather(&at, "sylex players=2", 3);
    while crew
        .sent
        .iter()
        .filter(|sent| sent.acknowledged.is_some())
        .count()
        < 20
    {
        assert!(crew.step());
    }
    good(&cluster, &["backup", "backup.db"]);
    let kept = crew.sent.len();
    for _ in 0..10 {
        assert!(crew.step());
    }
    node.stop();
    // What a killed server would have left behind.
    std::fs::write(cluster.path().join("lucid.db-wal"), "old pages").expect("a file");

    for beside in ["lucid.db-wal", "lucid.db-shm"] {
        let _ = std::fs::remove_file(cluster.path().join(beside));
    }
    let (backup, file) = (
        cluster.path().join("backup.db"),
        cluster.path().join("lucid.db"),
    );
    std::fs::copy(backup, file).expect("it can be copied");

    node.start_again();
    let Crew {
        made,
        players,
        mut sent,
        ..
    } = crew;
    sent.truncate(kept);
    let back = |player: Player<Dreamscape>| {
        crate::crew::again(|| Player::open(player.guest.clone(), made.id, None))
    };
    let players = players.into_iter().map(back).collect();
    let mut crew: Crew<Dreamscape> = Crew::of(made, players, &at, 4);
    crew.sent = sent;
    crew.play_out();
    check_game(&cluster, &crew);
}

#[test]
fn a_keeper_erases_somebody_while_the_server_runs() {
    let cluster = Cluster::sqlite();
    let node = Node::start(&cluster);
    let mut over: Crew<Dreamscape> = Crew::gather(&[node.address], "sylex players=2", 1);
    over.play_out();
    let id = over.made.id.to_string();
    let record = lucid_tabletop::Record::parse(&over.record()).expect("a record");
    let name = record.header.seating.names[1].clone();

    let unsure = bad(&cluster, &["erase", &name]);
    assert!(unsure.contains("--yes"), "{unsure}");
    let nobody = bad(&cluster, &["erase", "Nobody", "--yes"]);
    assert!(nobody.contains("Nobody here is called Nobody"), "{nobody}");
    good(&cluster, &["erase", &name, "--yes"]);

    let inspected = good(&cluster, &["inspect", &id]);
    assert!(!inspected.contains(&name), "{inspected}");
    assert!(inspected.contains("a player"), "{inspected}");
    let gone = bad(&cluster, &["erase", &name, "--yes"]);
    assert!(gone.contains(&name), "{gone}");
}
