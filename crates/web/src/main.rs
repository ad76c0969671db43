//! The browser client. Whatever needs no browser is in this crate's library.
#![allow(
    unreachable_pub,
    reason = "components are public to what their macro makes"
)]
#![allow(
    clippy::large_types_passed_by_value,
    reason = "a table in the page is a handful of handles, which are copied into closures"
)]

#[cfg(target_arch = "wasm32")]
mod app;
#[cfg(target_arch = "wasm32")]
mod board;
#[cfg(target_arch = "wasm32")]
mod bot_worker;
#[cfg(target_arch = "wasm32")]
mod controller;
#[cfg(target_arch = "wasm32")]
#[path = "titles/dream_runners/page/mod.rs"]
mod dream_runners;
#[cfg(target_arch = "wasm32")]
#[path = "titles/dreamscape/page/mod.rs"]
mod dreamscape;
#[cfg(target_arch = "wasm32")]
mod online_ui;
#[cfg(target_arch = "wasm32")]
mod pages;
#[cfg(target_arch = "wasm32")]
mod ui;

#[cfg(target_arch = "wasm32")]
use self::app::{chunks, crash, device, files};

#[cfg(target_arch = "wasm32")]
fn main() {
    crash::watch();
    app::show();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("this program runs in browsers: cargo xtask play");
    std::process::exit(2);
}
