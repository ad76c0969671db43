//! The parts of the browser client that need no browser.
//!
//! The client itself (`main.rs`, for wasm32) draws what these say:
//!
//! * [`titles`]: what the client knows of each title, and a folder for each: its rules as
//!   something to set, its boards as trees of elements, its hints, lessons and reviews;
//! * [`route`]: the addresses of the pages;
//! * [`settings`], [`setup`], [`saved_game`]: what is stored on the device, as text;
//! * [`sound`]: sounds as tones;
//! * [`storage`]: where it is stored;
//! * [`table`]: a source of views and choices and a sink of intents;
//! * [`bots`]: bots, which get a view alone;
//! * [`sand`]: the sand timer;
//! * [`content`]: the built-in packs and stored ones, read without the full parser;
//! * [`drawing`]: trees of elements, of which boards and charts are made;
//! * [`first_evening`]: notes for somebody who plays for the first time;
//! * [`gallery`]: everything that a pack holds, to look through;
//! * [`annotated_source`]: the text of a pack with its problems in place; [`finding_view`]: one
//!   of them in words;
//! * [`learn`]: lessons on real positions;
//! * [`advice`]: what the hints and reviews of all titles share;
//! * [`online`]: tables on a server;
//! * [`replay`]: recorded games, step by step;
//! * [`chart`]: points over the rounds, drawn;
//! * [`finale`]: the scene of the end, drawn;
//! * [`score_sources`]: where points came from.

pub mod advice;
pub mod annotated_source;
pub mod bots;
pub mod chart;
pub mod content;
pub mod drawing;
pub mod finale;
pub mod finding_view;
pub mod first_evening;
pub mod gallery;
pub mod learn;
pub mod online;
pub mod points;
pub mod replay;
pub mod route;
pub mod sand;
pub mod saved_game;
pub mod settings;
pub mod setup;
pub mod sound;
pub mod storage;
pub mod table;
pub mod titles;

pub use titles::{dream_runners, dreamscape};
