//! How many durable appends a second the store makes:
//! `cargo run --release -p lucid-server --example commits -- [URL] [APPENDERS] [SECONDS]`.
//!
//! Each appender has its own table and waits for each answer, as a table
//! does that is being played. Without an address a new SQLite file is used.

use std::time::{Duration, Instant};

use lucid_protocol::{Status, TableId};
use lucid_server::store::{Append, Appended, NewTable, SeatOwner, Store, StoreError, Summary};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let file = std::env::temp_dir().join(format!("lucid-commits-{}.db", std::process::id()));
    let own = format!("sqlite:{}", file.display());
    let url = arguments.next().unwrap_or_else(|| own.clone());
    let appenders: u64 = arguments.next().map_or(Ok(800), |text| text.parse())?;
    let seconds: u64 = arguments.next().map_or(Ok(5), |text| text.parse())?;

    let store = Store::open(&url).await?;
    let first = u64::from(std::process::id()) << 24;
    for table in 0..appenders {
        store.create_table(&table_of(first + table)).await?;
    }
    let end = Instant::now() + Duration::from_secs(seconds);
    let tasks: Vec<_> = (0..appenders)
        .map(|table| tokio::spawn(append_until(store.clone(), first + table, end)))
        .collect();
    let mut waits = Vec::new();
    for task in tasks {
        waits.extend(task.await??);
    }
    store.close().await;
    if url == own {
        for end in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{end}", file.display()));
        }
    }
    waits.sort_unstable();
    let at = |part: f64| waits[((waits.len() - 1) as f64 * part) as usize].as_secs_f64() * 1e3;
    println!(
        "{} appends a second; answered within {:.1} ms (median), {:.1} ms (p99), {:.1} ms (all)",
        waits.len() as u64 / seconds,
        at(0.5),
        at(0.99),
        at(1.0)
    );
    Ok(())
}

/// Appends one entry after the other; how long each took.
async fn append_until(store: Store, table: u64, end: Instant) -> Result<Vec<Duration>, StoreError> {
    let mut waits = Vec::new();
    for number in 2.. {
        let begun = Instant::now();
        if begun >= end {
            break;
        }
        let append = Append {
            table: TableId::new(table),
            number,
            at: u64::from(number),
            body: r#"{"do":"A moves b to r3 and takes a shard","expected":117}"#.to_owned(),
            summary: Some(summary(u64::from(number))),
            seat_owners: None,
        };
        let appended = store.append(append).await?;
        assert_eq!(appended, Appended::Done);
        waits.push(begun.elapsed());
    }
    Ok(waits)
}

fn table_of(id: u64) -> NewTable {
    NewTable {
        id: TableId::new(id),
        plan: r#"{"game":"dreamscape","rules":"sylex players=4","seats":["me","open"]}"#.to_owned(),
        host: 1,
        created: id,
        seed: [7; 32],
        invite: "an invite".to_owned(),
        version: 1,
        pack: None,
        listed: true,
        entries: vec!["{}".to_owned()],
        summary: summary(0),
        seat_owners: vec![SeatOwner {
            seat: 0,
            identity: 1,
        }],
    }
}

fn summary(updated: u64) -> Summary {
    let person = |name: &str| format!(r#"{{"person":{{"name":"{name}"}}}}"#);
    Summary {
        status: Status::Running,
        round: 3,
        to_act: 1,
        seats: format!(
            "[{}]",
            ["Anna", "Ben", "Clara", "David"].map(person).join(",")
        ),
        due: Some(updated + 60_000),
        clock: None,
        updated,
    }
}
