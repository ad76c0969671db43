#![doc = include_str!("../README.md")]
//!
//! # What is where
//!
//! * [`Rules`], [`Content`], [`Dreamscape`]: a ruleset, a pack, and both together as a game.
//! * [`State`], [`Table`], [`Player`], [`Board`]: a state and its parts.
//! * [`Action`], [`Chance`], [`Event`], [`Refusal`]: what goes in and what comes out.
//! * [`View`]: what one seat may know.
//! * [`position`]: any state as text; the notation of single steps is that of
//!   [`Game::write_action`](lucid_tabletop::Game::write_action).
//! * [`duel`], [`companion`]: Mr Nightmare in a solo game, here or on a real table.
//!
//! Rule ids in comments (`K1`, `D3`, `E12` …) are explained in Lucid's book.

mod action;
mod board;
mod cards;
mod chance;
mod colour;
pub mod companion;
mod content;
pub mod duel;
mod event;
mod game;
mod grid;
mod legality;
mod notation;
mod placements;
mod play;
pub mod position;
mod purposes;
mod redacted;
mod refusal;
pub mod rules;
mod shards;
mod slots;
mod state;
mod values;
mod view;
mod walk;
mod world;

pub use action::Action;
pub use board::Board;
pub use cards::{
    Card, CardId, CardSet, Cards, Cell, Level, MAX_CARDS, MAX_LEVEL_CARDS, Power, parse_structure,
};
pub use chance::{Await, Chance};
pub use colour::{ByColour, Colour};
pub use content::{Content, ContentProblem, MAX_PURPOSES};
pub use duel::{Difficulty, Duel, NightmareStep, Profile};
pub use event::{Event, Reason, Source};
pub use game::Dreamscape;
pub use grid::{Grid, GridProblem, SlotName};
pub use lucid_tabletop::content::Name;
pub use placements::turned;
pub use purposes::{Purpose, PurposeKind, TileId};
pub use refusal::{Refusal, Subject};
pub use rules::{Edition, Rules, RulesProblem};
pub use shards::{ROW_ROOM, Row, STACK_ROOM, Stack};
pub use slots::{MAX_SLOTS, Slot, SlotSet, Slots};
pub use state::{CardSlot, MAX_DRAWN, Ongoing, Pending, Phase, Player, State, TILES, Table, Walk};
pub use view::{DeckView, View};
pub use world::{LINKS, LOCATIONS, Link, LinkSet, Links, Location};
