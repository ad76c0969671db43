//! Every call to the disk fails, once and several times in a row.

use std::io::Write as _;

use lucid_testkit::online::{Guest, http};

use super::evening::Evening;
use super::sample;
use super::shim::{Fault, Shim};
use crate::{Cluster, Node};

/// How many calls in a row fail.
const RUNS: [u64; 3] = [1, 3, 40];
/// How many evenings of each kind a test plays in full.
const SAMPLE: u64 = 5;

/// The results of many evenings.
#[derive(Debug, Default)]
struct Tally {
    evenings: usize,
    faults: u64,
    acknowledged: usize,
    refused: usize,
    ended: usize,
}

/// One evening on which some calls fail.
fn evening_with(fault: Fault, from: u64, times: u64, tally: &mut Tally) {
    let mut cluster = Cluster::sqlite();
    let shim = Shim::under(&mut cluster);
    shim.fail(fault, from, times);
    let mut node = start(&cluster, &shim, tally);
    let mut evening = Evening::play(node.address, || 0);
    shim.mend();
    evening.go_on(node.address);
    assert_eq!(readiness(&node), 200, "it says that it is ready");
    node.kill();
    evening.check(&cluster.database);
    node.start_again();
    evening.go_on(node.address);
    node.stop();
    evening.check(&cluster.database);
    assert!(intact(&shim), "the file is whole");
    tally.evenings += 1;
    tally.faults += shim.failed();
    tally.acknowledged += evening.acknowledged();
    tally.refused += evening.refused();
}

/// Starts a server. If it cannot start, it must say so, and is started again.
fn start<'a>(cluster: &'a Cluster, shim: &Shim, tally: &mut Tally) -> Node<'a> {
    loop {
        match Node::try_start(cluster) {
            Ok(node) => return node,
            Err((status, said)) => {
                assert!(shim.failed() > 0, "nothing has failed: {said}");
                assert_eq!(status.code(), Some(2), "{said}");
                assert!(said.contains("database"), "{said:?}");
                assert!(!said.contains("panicked"), "{said}");
                tally.ended += 1;
            }
        }
    }
}

/// What `/readyz` answers.
fn readiness(node: &Node) -> u16 {
    let stream = http::connect(node.address, std::net::Ipv4Addr::UNSPECIFIED);
    let host = node.address.to_string();
    let headers = [("host", host.as_str())];
    let reply = http::ask(stream.expect("it listens"), "GET", "/readyz", &headers, "");
    reply.expect("it answers").status
}

fn intact(shim: &Shim) -> bool {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    runtime.expect("a runtime").block_on(async {
        let url = format!("sqlite:{}", shim.database.display());
        let mut file = <sqlx::SqliteConnection as sqlx::Connection>::connect(&url)
            .await
            .unwrap();
        let check = sqlx::query_scalar("PRAGMA integrity_check");
        let found: String = check.fetch_one(&mut file).await.unwrap();
        found == "ok"
    })
}

/// How many calls an evening makes without faults, from the start of the server on.
fn calls() -> u64 {
    let mut cluster = Cluster::sqlite();
    let shim = Shim::under(&mut cluster);
    let mut node = Node::start(&cluster);
    Evening::play(node.address, || 0);
    let calls = shim.calls();
    node.stop();
    calls
}

fn every_call(fault: Fault) {
    let calls = calls();
    let mut tally = Tally::default();
    for (turn, times) in RUNS.into_iter().enumerate() {
        let turn = turn as u64 + 3 * fault as u64;
        for from in sample(calls, SAMPLE, turn) {
            eprintln!("{fault:?}: calls {from} to {} of {calls}", from + times - 1);
            evening_with(fault, from, times, &mut tally);
        }
    }
    let _ = writeln!(std::io::stderr(), "{fault:?}: {tally:?}");
    assert!(tally.faults > 0, "something failed");
}

#[test]
fn a_full_disk_loses_nothing() {
    every_call(Fault::Full);
}

#[test]
fn a_broken_disk_loses_nothing() {
    every_call(Fault::Broken);
}

#[test]
fn a_disk_that_fills_up_within_a_write_loses_nothing() {
    every_call(Fault::Short);
}

/// A disk that is full for a while: steps are refused with a code of their own, the server
/// says that it is not ready, and goes on by itself when there is room.
#[test]
fn a_full_disk_is_told_and_everything_goes_on_by_itself() {
    let mut cluster = Cluster::sqlite();
    let shim = Shim::under(&mut cluster);
    let mut node = Node::start(&cluster);
    let mut evening = Evening::play(node.address, || 0);
    assert_eq!(readiness(&node), 200);
    let known = evening.acknowledged();

    shim.fail_from_now(Fault::Full);
    evening.steps(4, || 0);
    assert_eq!(evening.acknowledged(), known, "nothing is acknowledged");
    assert_eq!(evening.refused(), 12, "every step is refused");
    until(|| readiness(&node) == 503);
    let nobody = Guest::arrive(node.address, "Ada").expect_err("an account cannot be kept");
    let problem = nobody.problem().expect("it says why");
    assert_eq!(problem.code, lucid_protocol::Code::NotSaved, "{problem:?}");
    evening.check_shown(&cluster.database);

    shim.mend();
    evening.go_on(node.address);
    until(|| readiness(&node) == 200);
    Guest::arrive(node.address, "Ada").expect("there is room again");
    node.kill();
    evening.check(&cluster.database);
}

/// Waits for what must come.
fn until(mut come: impl FnMut() -> bool) {
    let begun = std::time::Instant::now();
    while !come() {
        assert!(
            begun.elapsed() < std::time::Duration::from_secs(60),
            "it does not come"
        );
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
}
