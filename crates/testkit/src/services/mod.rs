//! Real programs that tests talk to, each started on a free port of this
//! machine in a folder of its own, and stopped and deleted with its owner.
//!
//! A test without the program fails and says what to install; nothing here
//! plays the part of a program that is missing.

mod nats;
mod postgres;
mod program;

pub use nats::Nats;
pub use postgres::Postgres;
