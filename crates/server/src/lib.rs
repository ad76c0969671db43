//! The table on the web: HTTP, WebSockets, tables, store and fan-out.

mod bucket;
mod chance;
mod clock;
pub mod hub;
mod metrics;
pub mod store;
pub mod table;
mod who;

pub use metrics::Metrics;
pub use who::Who;
