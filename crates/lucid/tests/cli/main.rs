//! The program as it is used: commands, what they print, and how they end.

mod arena;
mod bad_input;
mod common;
#[cfg(unix)]
mod companion;
#[cfg(unix)]
mod deploy;
mod pack_balance;
mod pack_check;
mod pack_option;
mod pack_show;
mod replay;
#[cfg(unix)]
mod serve;
mod sim;
mod sim_runners;
mod sim_solo;
mod solve;
#[cfg(unix)]
mod terminal;
mod verify;
