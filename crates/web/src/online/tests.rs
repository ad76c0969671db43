//! Whole games that everybody follows over an unreliable connection, as the server would
//! tell them.

mod connection;
mod fake_server;
mod games;
mod viewed_table;
