//! Connections to PostgreSQL are cut, before a statement or between it and its answer.

use std::collections::HashMap;
use std::io::{self, Read as _, Write as _};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

use lucid_testkit::services::Postgres;

use super::evening::Evening;
use super::sample;
use crate::{Cluster, Node};

/// How many evenings of each kind a test plays in full.
const SAMPLE: u64 = 5;

/// Where a connection is cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cut {
    /// The statement does not get there.
    Before,
    /// It gets there and is done, but the answer does not come back.
    Between,
}

/// What the proxy is to do, and what it has done.
#[derive(Debug)]
struct Plan {
    cut: Cut,
    /// How many questions were passed on; a question ends with what asks for an
    /// answer.
    questions: AtomicU64,
    from: AtomicU64,
    until: AtomicU64,
    /// How many connections were cut.
    cuts: AtomicU64,
}

impl Plan {
    fn is_cut(&self) -> bool {
        let question = self.questions.fetch_add(1, Ordering::SeqCst) + 1;
        let range = self.from.load(Ordering::SeqCst)..self.until.load(Ordering::SeqCst);
        let cut = range.contains(&question);
        if cut {
            self.cuts.fetch_add(1, Ordering::SeqCst);
        }
        cut
    }
}

/// A proxy in front of a database.
struct Proxy {
    address: SocketAddr,
    plan: Arc<Plan>,
}

impl Proxy {
    fn start(to: SocketAddr, cut: Cut) -> Proxy {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        let address = listener.local_addr().expect("an address");
        let plan = Arc::new(Plan {
            cut,
            questions: AtomicU64::new(0),
            from: AtomicU64::new(u64::MAX),
            until: AtomicU64::new(u64::MAX),
            cuts: AtomicU64::new(0),
        });
        let shared = plan.clone();
        // It ends with the test's process; its connections end with the server's.
        thread::spawn(move || {
            for client in listener.incoming() {
                let (Ok(client), Ok(server)) = (client, TcpStream::connect(to)) else {
                    continue;
                };
                let plan = shared.clone();
                thread::spawn(move || pass(client, server, plan));
            }
        });
        Proxy { address, plan }
    }

    fn cut(&self, from: u64, times: u64) {
        self.plan.until.store(from + times, Ordering::SeqCst);
        self.plan.from.store(from, Ordering::SeqCst);
    }

    fn mend(&self) {
        self.plan.from.store(u64::MAX, Ordering::SeqCst);
    }
}

/// Forwards a connection, message by message, until it is cut.
fn pass(mut client: TcpStream, mut server: TcpStream, plan: Arc<Plan>) {
    let _ = client.set_nodelay(true);
    let _ = server.set_nodelay(true);
    // Whether the answer to the question under way is to be swallowed.
    let swallow = Arc::new(Mutex::new(false));
    let back = {
        let (mut server, mut client) = (clone(&server), clone(&client));
        let swallow = swallow.clone();
        thread::spawn(move || {
            while let Ok(message) = backend(&mut server) {
                let silent = *swallow.lock().unwrap();
                // `Z`: the answer is complete.
                if silent && message[0] == b'Z' {
                    break;
                }
                if !silent && client.write_all(&message).is_err() {
                    break;
                }
            }
            let _ = client.shutdown(Shutdown::Both);
            let _ = server.shutdown(Shutdown::Both);
        })
    };
    let mut started = false;
    while let Ok(message) = frontend(&mut client, started) {
        // What begins a connection has no letter.
        let asks = started && matches!(message[0], b'Q' | b'S');
        started |= message.len() > 8;
        if asks && plan.is_cut() {
            match plan.cut {
                Cut::Before => break,
                Cut::Between => *swallow.lock().unwrap() = true,
            }
        }
        if server.write_all(&message).is_err() {
            break;
        }
    }
    let cut_between = *swallow.lock().unwrap();
    if !cut_between {
        let _ = server.shutdown(Shutdown::Both);
        let _ = client.shutdown(Shutdown::Both);
    }
    let _ = back.join();
}

fn clone(stream: &TcpStream) -> TcpStream {
    stream.try_clone().expect("a socket can be shared")
}

/// A message of the server: a letter, a length, the rest.
fn backend(from: &mut TcpStream) -> io::Result<Vec<u8>> {
    let mut letter = [0];
    from.read_exact(&mut letter)?;
    // The answer to whether there is TLS is a letter alone.
    if letter[0] == b'N' && !is_message(from)? {
        return Ok(letter.to_vec());
    }
    rest(from, letter.to_vec())
}

/// Whether more follows at once: a notice does, a lone answer does not.
fn is_message(from: &TcpStream) -> io::Result<bool> {
    from.set_nonblocking(true)?;
    let peeked = from.peek(&mut [0]);
    from.set_nonblocking(false)?;
    Ok(peeked.is_ok_and(|count| count > 0))
}

/// A message of the client; the first ones have no letter.
fn frontend(from: &mut TcpStream, started: bool) -> io::Result<Vec<u8>> {
    let mut head = Vec::new();
    if started {
        let mut letter = [0];
        from.read_exact(&mut letter)?;
        head.extend(letter);
    }
    rest(from, head)
}

fn rest(from: &mut TcpStream, mut message: Vec<u8>) -> io::Result<Vec<u8>> {
    let mut length = [0; 4];
    from.read_exact(&mut length)?;
    message.extend(length);
    let begin = message.len();
    let more = (u32::from_be_bytes(length) as usize).saturating_sub(4);
    message.resize(begin + more, 0);
    from.read_exact(&mut message[begin..])?;
    Ok(message)
}

/// One evening on which connections are cut; how many questions it had, how many
/// were cut, and how many steps were acknowledged.
fn evening_with(postgres: &Postgres, name: &str, cut: Cut, from: u64, times: u64) -> [u64; 3] {
    let direct = postgres.database(name);
    let proxy = Proxy::start(([127, 0, 0, 1], postgres.port()).into(), cut);
    let through = direct.replace(
        &format!(":{}/", postgres.port()),
        &format!(":{}/", proxy.address.port()),
    );
    let cluster = Cluster::postgres(through, None);
    let mut node = Node::start(&cluster);
    let begun = proxy.plan.questions.load(Ordering::SeqCst);
    proxy.cut(begun.saturating_add(from), times);
    let mut evening = Evening::play(node.address, || 0);
    let questions = proxy.plan.questions.load(Ordering::SeqCst) - begun;
    proxy.mend();
    evening.go_on(node.address);
    evening.check(&direct);
    node.kill();
    evening.check(&direct);
    let cuts = proxy.plan.cuts.load(Ordering::SeqCst);
    [questions, cuts, evening.acknowledged() as u64]
}

fn every_question(cut: Cut) {
    let postgres = Postgres::start();
    let [questions, ..] = evening_with(&postgres, "whole", cut, u64::MAX / 2, 0);
    let mut tally: HashMap<&str, u64> = HashMap::new();
    for (turn, times) in [1, 3, 12].into_iter().enumerate() {
        for from in sample(questions, SAMPLE, turn as u64) {
            let name = format!("cut{from}x{times}");
            eprintln!(
                "{cut:?}: questions {from} to {} of {questions}",
                from + times - 1
            );
            let [_, cuts, acknowledged] = evening_with(&postgres, &name, cut, from, times);
            *tally.entry("evenings").or_default() += 1;
            *tally.entry("cuts").or_default() += cuts;
            *tally.entry("acknowledged").or_default() += acknowledged;
        }
    }
    eprintln!("{cut:?}: {tally:?}");
    assert!(tally["cuts"] > 0, "something was cut");
}

#[test]
fn connections_cut_before_a_statement_lose_nothing() {
    every_question(Cut::Before);
}

#[test]
fn connections_cut_between_statement_and_answer_lose_nothing() {
    every_question(Cut::Between);
}
