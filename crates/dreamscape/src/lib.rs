//! The rules of Dreamscape, in all printed editions.
//!
//! [`Dreamscape`] joins a ruleset ([`Rules`]) and content ([`Content`]) and
//! answers every question about a [`State`] through the
//! [`Game`](lucid_tabletop::Game) trait. The engine is pure: no clock, no threads, no
//! hidden randomness, no heap in a state. It knows no sentence for players;
//! refusals and events carry keys and rule ids, and the `texts` crate has the words.
//!
//! Rule ids in comments (`K1`, `D3`, `E12` …) are explained in the book.
//!
//! ```
//! use lucid_dreamscape::{Dreamscape, Rules};
//! use lucid_tabletop::{Choices, Dealer, Game, Seed};
//!
//! let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
//! let mut dealer = Dealer::new(Seed::of_series(0, 0));
//! let mut choices = Choices::new();
//! let mut state = game.start();
//! while let Some(seats) = dealer.until_seats(&game, &mut state, &mut ()) {
//!     let seat = seats.iter().next().unwrap();
//!     game.legal_actions(&state, seat, &mut choices);
//!     // The last choice is always a way to get on: end, stop or decline.
//!     let action = choices[choices.len() - 1];
//!     game.play(&mut state, seat, action, &mut ()).unwrap();
//! }
//! assert!(game.outcome(&state).is_some());
//! ```

mod action;
mod board;
mod cards;
mod chance;
mod colour;
pub mod companion;
mod content;
mod described;
pub mod duel;
mod event;
mod fits;
mod game;
mod grid;
mod legality;
mod notation;
mod play;
pub mod position;
mod purposes;
mod refusal;
pub mod rules;
mod shards;
mod slots;
mod state;
mod told;
mod view;
mod walk;
mod world;

pub use action::Action;
pub use board::Board;
pub use cards::{
    Card, CardId, CardSet, Cards, Cell, Level, MAX_CARDS, MAX_LEVEL_CARDS, Name, Power,
    parse_structure,
};
pub use chance::{Await, Chance};
pub use colour::{ByColour, Colour};
pub use content::{Content, ContentProblem, MAX_PURPOSES};
pub use duel::{Deed, Duel, Line, Profile};
pub use event::{Event, Reason, Source};
pub use fits::turned;
pub use game::Dreamscape;
pub use grid::{Grid, GridProblem, SlotName};
pub use purposes::{Purpose, PurposeKind, TileId};
pub use refusal::{Refusal, Subject};
pub use rules::{Edition, Rules, RulesProblem};
pub use shards::{ROW_ROOM, Row, STACK_ROOM, Stack};
pub use slots::{MAX_SLOTS, Slot, SlotSet, Slots};
pub use state::{CardSlot, MAX_DRAWN, Ongoing, Pending, Phase, Player, State, TILES, Table, Walk};
pub use view::{DeckView, View};
pub use world::{LINKS, LOCATIONS, Link, LinkSet, Location};
