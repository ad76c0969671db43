//! Tools that tests share: laws that every game must obey, ways to play random
//! games, people and services for tests of the server.

mod agreed_undo;
mod damage;
pub mod dream_runners;
pub mod dreamscape;
mod following;
pub mod fuzz;
pub mod habit;
pub mod heap;
pub mod laws;
pub mod length;
#[cfg(feature = "online")]
pub mod online;
mod rule_table;

mod scene;
#[cfg(unix)]
pub mod services;
pub mod three_cells;
mod title;

pub use agreed_undo::{seating, undo_never_foretells, with_own_digest};
pub use damage::{damage, damage_bytes};
pub use dreamscape::{PerftFile, Scene};
pub use following::{Followed, follow, overhear};
pub use habit::Habit;
pub use laws::{Lawful, Rigour, obey};
#[doc(hidden)]
pub use lucid_titles::every_title;
pub use rule_table::{RuleTable, test_names};
pub use title::{Title, games};
