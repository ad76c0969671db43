//! The table on the web: HTTP, WebSockets, tables, store and fan-out.

pub mod store;
