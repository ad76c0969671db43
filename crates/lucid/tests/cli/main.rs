//! The program as it is used: commands, what they print, and how they end.

mod advice;
mod arena;
mod bad_input;
#[cfg(unix)]
mod book;
mod common;
#[cfg(unix)]
mod companion;
mod dataset;
#[cfg(unix)]
mod deploy;
#[cfg(unix)]
mod exit_codes;
mod generated;
#[cfg(unix)]
mod input;
mod pack_balance;
mod pack_check;
mod pack_option;
mod pack_show;
mod replay;
#[cfg(unix)]
mod serve;
mod sim;
mod solve;
#[cfg(unix)]
mod terminal;
mod verify;
#[cfg(unix)]
mod width;
