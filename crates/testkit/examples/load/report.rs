//! What was measured, as a table and as JSON.

use std::fmt::Write as _;

use serde_json::{Value, json};

/// One measurement.
#[derive(Clone, Debug)]
pub(crate) enum Row {
    /// Tables that were played at.
    Played(Box<Played>),
    /// Simultaneous submissions.
    Together {
        /// Who was measured.
        server: &'static str,
        /// How many were sent.
        sent: u32,
        /// How many were applied.
        applied: u32,
        /// The first reason for a refusal.
        why: Option<String>,
    },
    /// Sockets where nothing happens.
    Idle {
        /// Who was measured.
        server: &'static str,
        /// How many.
        sockets: usize,
        /// Memory of the server, in MB.
        memory: f64,
        /// The server's share of a core while nothing happens.
        cpu: f64,
    },
}

/// What was measured while tables were played at.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    pub(crate) scenario: &'static str,
    pub(crate) server: &'static str,
    pub(crate) tables: usize,
    pub(crate) sockets: usize,
    pub(crate) seconds: f64,
    pub(crate) moves: u64,
    pub(crate) updates: u64,
    pub(crate) games: u64,
    pub(crate) stale: u64,
    pub(crate) refused: u64,
    pub(crate) why: Option<String>,
    /// Median, 90 %, 99 %, worst, in milliseconds.
    pub(crate) latency: [f64; 4],
    /// Median and 99 %, in bytes.
    pub(crate) size: [f64; 2],
    /// Memory of the server, in MB.
    pub(crate) memory: f64,
    /// Shares of a core: the server's and the driver's.
    pub(crate) cpu: [f64; 2],
}

impl Played {
    /// Moves for each second of a core that the server used: on a machine that
    /// does other things too, this says more than moves for each second of time.
    fn moves_a_core(&self) -> f64 {
        self.moves as f64 / (self.cpu[0] * self.seconds).max(0.01)
    }
}

/// Of several turns that measured the same, for each server the one that was
/// neither the quickest nor the slowest.
pub(crate) fn middle(turns: Vec<Vec<Row>>) -> Vec<Row> {
    let servers = turns.first().map_or(0, Vec::len);
    let of = |place: usize| {
        let mut rows: Vec<&Row> = turns.iter().filter_map(|turn| turn.get(place)).collect();
        rows.sort_by(|a, b| a.rate().total_cmp(&b.rate()));
        rows.get(rows.len() / 2).map(|row| (*row).clone())
    };
    (0..servers).filter_map(of).collect()
}

impl Row {
    /// Moves a second, where there are any.
    fn rate(&self) -> f64 {
        match self {
            Row::Played(played) => played.moves as f64 / played.seconds,
            Row::Together { .. } | Row::Idle { .. } => 0.0,
        }
    }
}

/// All rows as tables of Markdown.
pub(crate) fn tables(rows: &[Row]) -> String {
    let mut text = String::new();
    section(
        &mut text,
        "| server | tables, sockets | moves a second | updates a second | latency: median | p90 | p99 | worst | bytes of an update: median | p99 | memory | cores: server | driver | moves a second of the server's core |\n\
         |---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|\n",
        rows.iter().filter_map(played),
    );
    section(
        &mut text,
        "| four seats submit at the same moment | sent | applied |\n|---|---:|---:|\n",
        rows.iter().filter_map(|row| match row {
            Row::Together {
                server,
                sent,
                applied,
                ..
            } => Some(format!("| {server} | {sent} | {applied} |")),
            _ => None,
        }),
    );
    section(
        &mut text,
        "| idle sockets | how many | memory | cores |\n|---|---:|---:|---:|\n",
        rows.iter().filter_map(|row| match row {
            Row::Idle {
                server,
                sockets,
                memory,
                cpu,
            } => Some(format!(
                "| {server} | {sockets} | {memory:.0} MB | {cpu:.2} |"
            )),
            _ => None,
        }),
    );
    text
}

fn played(row: &Row) -> Option<String> {
    let Row::Played(row) = row else { return None };
    let Played {
        scenario,
        server,
        tables,
        sockets,
        ..
    } = **row;
    let [moves, updates] = [row.moves, row.updates].map(|count| count as f64 / row.seconds);
    let [median, p90, p99, worst] = row.latency;
    let [size, large] = row.size;
    let [cpu, driver] = row.cpu;
    Some(format!(
        "| {server} | {tables}, {sockets} {scenario} | {moves:.0} | {updates:.0} \
         | {median:.1} ms | {p90:.1} ms | {p99:.1} ms | {worst:.1} ms | {size:.0} | {large:.0} \
         | {:.0} MB | {cpu:.2} | {driver:.2} | {:.0} |",
        row.memory,
        row.moves_a_core(),
    ))
}

fn section(text: &mut String, head: &str, lines: impl Iterator<Item = String>) {
    let lines: Vec<String> = lines.collect();
    if !lines.is_empty() {
        let gap = if text.is_empty() { "" } else { "\n" };
        let _ = writeln!(text, "{gap}{head}{}", lines.join("\n"));
    }
}

/// All rows as JSON.
pub(crate) fn json(rows: &[Row]) -> Value {
    rows.iter()
        .map(|row| match row {
            Row::Played(row) => {
                let Played { scenario, server, tables, sockets, seconds, moves, updates, .. } = **row;
                json!({
                    "scenario": scenario, "server": server, "tables": tables, "sockets": sockets,
                    "seconds": seconds, "moves": moves, "updates": updates, "games": row.games,
                    "moves_a_second": moves as f64 / seconds,
                    "updates_a_second": updates as f64 / seconds,
                    "stale": row.stale, "refused": row.refused, "why": row.why,
                    "latency_ms": { "p50": row.latency[0], "p90": row.latency[1], "p99": row.latency[2], "worst": row.latency[3] },
                    "update_bytes": { "p50": row.size[0], "p99": row.size[1] },
                    "memory_mb": row.memory,
                    "cores": { "server": row.cpu[0], "driver": row.cpu[1] },
                    "moves_a_second_of_core": row.moves_a_core(),
                })
            }
            Row::Together { server, sent, applied, why } => json!({
                "scenario": "together", "server": server, "sent": sent, "applied": applied, "why": why,
            }),
            Row::Idle { server, sockets, memory, cpu } => json!({
                "scenario": "idle", "server": server, "sockets": sockets, "memory_mb": memory, "cores": cpu,
            }),
        })
        .collect()
}
