//! The parts of the browser client that need no browser.
//!
//! The client itself (`main.rs`, for wasm32) draws what these say:
//!
//! * [`house`]: house rules, as something to set;
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
//! * [`marked`]: the text of a pack with its problems in place; [`found`]: one of
//!   them in words;
//! * [`draw`]: the boards of Dreamscape as trees of elements;
//! * [`learn`]: lessons on real positions, and the rules by id;
//! * [`runners_draw`]: the board of Dream Runners: what lies in the hand, what a
//!   composition brings, and how it looks;
//! * [`advice`]: hints and reviews, ready to be shown;
//! * [`bar`]: how the choices of a turn are put together;
//! * [`guide`]: what the table says beyond its boards;
//! * [`journal`]: which events are told, and whose they are;
//! * [`online`]: tables on a server;
//! * [`replay`]: recorded games, step by step;
//! * [`chart`]: points over the rounds, drawn;
//! * [`tally`]: where points came from.

pub mod advice;
pub mod bar;
pub mod bots;
pub mod chart;
pub mod companion;
pub mod content;
#[path = "dreamscape/draw/mod.rs"]
pub mod draw;
pub mod found;
pub mod gallery;
pub mod guide;
pub mod house;
pub mod journal;
pub mod learn;
pub mod marked;
pub mod online;
pub mod replay;
pub mod route;
pub mod runners_draw;
pub mod sand;
pub mod saved;
pub mod settings;
pub mod setup;
pub mod shelf;
pub mod table;
pub mod tally;
