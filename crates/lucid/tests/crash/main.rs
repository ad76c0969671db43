//! What happens when things die: servers, databases, the bus between nodes.
//!
//! Real processes of `lucid serve` are killed, stopped and started again while simulated
//! people play on. Afterwards the log has every acknowledged step exactly once, and the
//! records verify.

#![cfg(unix)]

mod admin;
mod bots;
mod crew;
mod empty_root;
#[cfg(target_os = "linux")]
mod faults;
mod kills;
mod ledger;
mod node;
mod nodes;
mod releases;
mod sand;
mod upgrade;

use crew::{Crew, Progress};
use node::{Cluster, Node};
