//! The parts of the browser client that need no browser.
//!
//! The client itself (`main.rs`, for wasm32) draws what these say:
//!
//! * [`route`]: the addresses of the pages;
//! * [`settings`], [`setup`], [`saved`]: what is kept on the device, as text;
//! * [`shelf`]: where it is kept;
//! * [`table`]: a source of views and choices and a sink of intents, here or,
//!   later, on a server;
//! * [`bots`]: who plays where nobody sits, from a view alone;
//! * [`sand`]: how the time of those who compose runs;
//! * [`companion`]: Mr Nightmare's side of a game at a real table;
//! * [`content`]: the built-in pack and kept ones, read the short way;
//! * [`gallery`]: everything that a pack holds, to look through;
//! * [`marked`]: the text of a pack with its problems in place;
//! * [`draw`]: the boards of Dreamscape as trees of elements;
//! * [`bar`]: how the choices of a turn are put together;
//! * [`tally`]: where points came from.

pub mod bar;
pub mod bots;
pub mod companion;
pub mod content;
#[path = "dreamscape/draw/mod.rs"]
pub mod draw;
pub mod gallery;
pub mod marked;
pub mod route;
pub mod sand;
pub mod saved;
pub mod settings;
pub mod setup;
pub mod shelf;
pub mod table;
pub mod tally;
