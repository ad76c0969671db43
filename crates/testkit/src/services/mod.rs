//! Real services for tests, each started on a free port of this machine in a folder of its
//! own, and stopped and deleted when dropped.
//!
//! If a program is missing, the test fails and says what to install; nothing is faked.

mod nats;
mod postgres;
mod program;

pub use nats::NatsServer;
pub use postgres::Postgres;
