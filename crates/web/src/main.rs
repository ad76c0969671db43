//! The browser client: it draws what the library of this crate says.
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
mod crash;
#[cfg(target_arch = "wasm32")]
mod desk;
#[cfg(target_arch = "wasm32")]
mod device;
#[cfg(target_arch = "wasm32")]
mod dom;
#[cfg(target_arch = "wasm32")]
#[cfg_attr(
    not(feature = "gallery"),
    allow(unused_imports, dead_code, reason = "the gallery is left out")
)]
mod dreamscape;
#[cfg(target_arch = "wasm32")]
mod far;
#[cfg(target_arch = "wasm32")]
mod files;
#[cfg(target_arch = "wasm32")]
mod pages;
#[cfg(target_arch = "wasm32")]
mod parts;
#[cfg(target_arch = "wasm32")]
mod rooms;
#[cfg(target_arch = "wasm32")]
mod runners;
#[cfg(target_arch = "wasm32")]
mod thinker;
#[cfg(target_arch = "wasm32")]
mod ui;

/// The boards of Dreamscape.
#[cfg(target_arch = "wasm32")]
use self::dreamscape as boards;

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
