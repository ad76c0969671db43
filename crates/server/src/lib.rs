//! The table on the web: HTTP, WebSockets, tables, store and fan-out.

pub mod admin;
pub mod chance;
pub mod clock;
pub mod config;
pub mod erase;
mod http;
pub mod hub;
pub mod identity;
mod library;
pub mod metrics;
pub mod rate_limit;
pub mod retention;
mod start;
pub mod store;
pub mod table;
mod titles;
mod user;

pub use http::{Pages, no_pages};
pub use metrics::Metrics;
pub use start::{Server, StartError};
pub use user::User;
