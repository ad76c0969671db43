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
//! * [`content`]: the built-in pack, read the short way;
//! * [`draw`]: the boards of Dreamscape as trees of elements;
//! * [`bar`]: how the choices of a turn are put together;
//! * [`journal`]: which events are told, and whose they are;
//! * [`replay`]: recorded games, step by step;
//! * [`chart`]: points over the rounds, drawn;
//! * [`tally`]: where points came from.

pub mod bar;
pub mod bots;
pub mod chart;
pub mod content;
#[path = "dreamscape/draw/mod.rs"]
pub mod draw;
pub mod journal;
pub mod replay;
pub mod route;
pub mod sand;
pub mod saved;
pub mod settings;
pub mod setup;
pub mod shelf;
pub mod table;
pub mod tally;
