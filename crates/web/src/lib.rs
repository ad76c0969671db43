//! The parts of the browser client that need no browser.
//!
//! The client itself (`main.rs`, for wasm32) draws what these say:
//!
//! * [`house_rules`]: house rules, as something to set;
//! * [`route`]: the addresses of the pages;
//! * [`settings`], [`setup`], [`saved_game`]: what is kept on the device, as text;
//! * [`storage`]: where it is kept;
//! * [`table`]: a source of views and choices and a sink of intents;
//! * [`titles`]: what the client knows of each title;
//! * [`bots`]: who plays where nobody sits, from a view alone;
//! * [`sand`]: how the time of those who compose runs;
//! * [`companion`]: Mr Nightmare's side of a game at a real table;
//! * [`content`]: the built-in pack and kept ones, read the short way;
//! * [`gallery`]: everything that a pack holds, to look through;
//! * [`annotated_source`]: the text of a pack with its problems in place; [`finding_view`]: one of
//!   them in words;
//! * [`draw`]: the boards of Dreamscape as trees of elements;
//! * [`learn`]: lessons on real positions, and the rules by id;
//! * [`runners_draw`]: the board of Dream Runners: what lies in the hand, what a
//!   composition brings, and how it looks;
//! * [`advice`]: what hints and reviews have in common, whatever the title;
//! * [`bar`]: how the choices of a turn are put together;
//! * [`guide`]: what the table says beyond its boards;
//! * [`journal`]: which events are told, and whose they are;
//! * [`online`]: tables on a server;
//! * [`replay`]: recorded games, step by step;
//! * [`chart`]: points over the rounds, drawn;
//! * [`finale`]: the scene of the end, drawn;
//! * [`score_sources`]: where points came from.

pub mod advice;
pub mod annotated_source;
pub mod bar;
pub mod bots;
pub mod chart;
pub mod companion;
pub mod content;
pub mod finale;
pub mod finding_view;
pub mod gallery;
pub mod guide;
pub mod house_rules;
pub mod journal;
pub mod learn;
pub mod online;
pub mod replay;
pub mod route;
pub mod sand;
pub mod saved_game;
pub mod score_sources;
pub mod settings;
pub mod setup;
pub mod storage;
pub mod table;
pub mod titles;

pub use titles::dream_runners::draw as runners_draw;
pub use titles::dreamscape::draw;
