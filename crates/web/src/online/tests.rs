//! Whole games, followed by all viewers over an unreliable connection.

mod connection;
mod fake_server;
mod games;
mod viewed_table;
