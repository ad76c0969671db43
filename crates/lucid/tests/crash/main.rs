//! What happens when things die: servers, databases, the bus between nodes.
//!
//! Real processes of `lucid serve` are killed, stopped and started again while
//! simulated people play on by themselves. After that the log has every step
//! that was acknowledged, each once, and the records verify.

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
use node::{Node, Place};
