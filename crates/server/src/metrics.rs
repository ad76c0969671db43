//! Metrics for Prometheus.
//!
//! Labels are routes, statuses and kinds of problems: a handful of each, and never anything
//! that a person has typed.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use lucid_protocol::Code;
use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};

/// All metrics; cheap to clone.
#[derive(Clone, Debug)]
pub struct Metrics(Arc<Numbers>);

struct Numbers {
    registry: Registry,
    sockets: Gauge,
    tables: Gauge,
    changes: Counter,
    stale: Counter,
    batches: Histogram,
    commits: Histogram,
    received: Counter,
    sent: Counter,
    refusals: Family<RefusalLabels, Counter>,
    requests: Family<Request, Counter>,
    answers: Histogram,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RefusalLabels {
    code: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Request {
    method: &'static str,
    route: String,
    status: u16,
}

impl Metrics {
    /// All metrics at zero.
    pub fn new() -> Metrics {
        // From a tenth of a millisecond to three seconds.
        let times = || Histogram::new(exponential_buckets(0.000_1, 2.0, 16));
        let mut numbers = Numbers {
            registry: Registry::with_prefix("lucid"),
            sockets: Gauge::default(),
            tables: Gauge::default(),
            changes: Counter::default(),
            stale: Counter::default(),
            batches: Histogram::new(exponential_buckets(1.0, 2.0, 12)),
            commits: times(),
            received: Counter::default(),
            sent: Counter::default(),
            refusals: Family::default(),
            requests: Family::default(),
            answers: times(),
        };
        numbers.register();
        Metrics(Arc::new(numbers))
    }

    /// A socket was opened.
    pub fn socket_opened(&self) {
        self.0.sockets.inc();
    }

    /// A socket was closed.
    pub fn socket_closed(&self) {
        self.0.sockets.dec();
    }

    /// The number of open sockets.
    pub fn sockets(&self) -> i64 {
        self.0.sockets.get()
    }

    /// Sets the number of tables in memory.
    pub fn tables(&self, count: usize) {
        self.0.tables.set(i64::try_from(count).unwrap_or(i64::MAX));
    }

    /// Changes were committed together: how many, and how long that took.
    pub fn committed(&self, changes: usize, took: Duration) {
        self.0.changes.inc_by(changes as u64);
        self.0.batches.observe(changes as f64);
        self.0.commits.observe(took.as_secs_f64());
    }

    /// Another node was quicker with a change.
    pub fn stale(&self) {
        self.0.stale.inc();
    }

    /// A message came over a socket.
    pub fn received(&self) {
        self.0.received.inc();
    }

    /// Messages were sent over sockets.
    pub fn sent(&self, messages: u64) {
        self.0.sent.inc_by(messages);
    }

    /// A request was refused, over a socket or over HTTP.
    pub fn refused(&self, code: Code) {
        let code = code.name();
        self.0.refusals.get_or_create(&RefusalLabels { code }).inc();
    }

    /// A request was answered.
    pub(crate) fn answered(&self, method: &'static str, route: &str, status: u16, took: Duration) {
        let request = Request {
            method,
            route: route.to_owned(),
            status,
        };
        self.0.requests.get_or_create(&request).inc();
        self.0.answers.observe(took.as_secs_f64());
    }

    /// All metrics in the text format of Prometheus.
    pub(crate) fn text(&self) -> String {
        let mut out = String::new();
        // Writing to a string cannot fail.
        let _ = text::encode(&mut out, &self.0.registry);
        out
    }
}

impl Default for Metrics {
    fn default() -> Metrics {
        Metrics::new()
    }
}

impl Numbers {
    fn register(&mut self) {
        let all = &mut self.registry;
        all.register("sockets", "Open sockets", self.sockets.clone());
        all.register("tables", "Tables in memory", self.tables.clone());
        all.register("changes", "Changes committed", self.changes.clone());
        all.register("stale", "Changes that came too late", self.stale.clone());
        let help = "Changes committed together";
        all.register("commit_changes", help, self.batches.clone());
        let help = "How long a commit took";
        all.register_with_unit("commit", help, Unit::Seconds, self.commits.clone());
        let help = "Messages that came over sockets";
        all.register("messages_received", help, self.received.clone());
        let help = "Messages that went out over sockets";
        all.register("messages_sent", help, self.sent.clone());
        let help = "What was refused, by kind";
        all.register("refusals", help, self.refusals.clone());
        let help = "Requests answered";
        all.register("http_requests", help, self.requests.clone());
        let help = "How long an answer took";
        all.register_with_unit("http_answer", help, Unit::Seconds, self.answers.clone());
    }
}

impl fmt::Debug for Numbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Numbers").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_told_by_name() {
        let metrics = Metrics::new();
        metrics.socket_opened();
        metrics.committed(3, Duration::from_millis(2));
        metrics.refused(Code::TooMany);
        metrics.answered("GET", "/api/me", 401, Duration::ZERO);
        let text = metrics.text();
        for line in [
            "lucid_sockets 1",
            "lucid_changes_total 3",
            "lucid_commit_changes_sum 3.0",
            "lucid_commit_seconds_count 1",
            "lucid_refusals_total{code=\"too-many\"} 1",
            "lucid_http_requests_total{method=\"GET\",route=\"/api/me\",status=\"401\"} 1",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} in\n{text}");
        }
    }
}
