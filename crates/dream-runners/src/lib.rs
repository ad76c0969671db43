//! The rules of Dream Runners.
//!
//! [`DreamRunners`] joins options ([`Rules`]) and content ([`Content`]) and
//! answers every question about a [`State`] through the
//! [`Game`](lucid_tabletop::Game) trait. The engine is pure: no clock, no threads, no
//! hidden randomness, no heap in a state. That time is up is a step which the
//! driver plays ([`Step::Expiry`](lucid_tabletop::Step)); the rules say what it does.
//! It knows no sentence for players; refusals and events carry keys and rule
//! ids, and the `texts` crate has the words.
//!
//! What a composition does to its owner is in [`resolution`], as functions that
//! know nothing of the game around them.
//!
//! Rule ids in comments (`R1`, `B3` …) are explained in the book.
//!
//! ```
//! use lucid_dream_runners::{DreamRunners, Rules};
//! use lucid_tabletop::{Choices, Dealer, Game, Seed};
//!
//! let content = lucid_packs::dream_runners().content.clone();
//! let game = DreamRunners::new(Rules::default(), content).unwrap();
//! let mut dealer = Dealer::new(Seed::of_series(0, 0));
//! let mut choices = Choices::new();
//! let mut state = game.start();
//! while let Some(seats) = dealer.until_seats(&game, &mut state, &mut ()) {
//!     let seat = seats.iter().next().unwrap();
//!     game.legal_actions(&state, seat, &mut choices);
//!     // The last choice is always a way to get on: lock, auto or pass.
//!     let action = choices[choices.len() - 1];
//!     game.play(&mut state, seat, action, &mut ()).unwrap();
//! }
//! assert!(game.outcome(&state).is_some());
//! ```

mod absent;
mod action;
mod board;
mod chance;
mod colour;
mod content;
mod described;
mod draft;
mod event;
mod game;
mod goods;
mod ids;
mod legality;
mod notation;
mod pieces;
mod play;
pub mod position;
mod refusal;
pub mod resolution;
pub mod rules;
mod segment;
mod state;
mod tile;
mod told;
mod view;

pub use action::{Action, Thing};
pub use board::{BOARD, Cells, SPOTS, Spot, SpotSet, SpotsOf};
pub use chance::{Await, Chance};
pub use colour::Colour;
pub use content::{Content, ContentProblem, PLAYER_SETS, Tracks};
pub use draft::{Draft, MAX_PLACED, Placed};
pub use event::{Event, Points};
pub use game::DreamRunners;
pub use goods::{Fragment, Goods};
pub use ids::{
    ChestId, ChestSet, ChestsOf, MAX_CHESTS, MAX_SEGMENTS, MAX_TILES, SegmentId, SegmentSet,
    SegmentsOf, TileId, TileSet, TilesOf,
};
pub use pieces::{Piece, Turned};
pub use refusal::{Refusal, Subject};
pub use rules::{Rules, RulesProblem};
pub use segment::{Segment, Shape, Symbol};
pub use state::{MAX_OWNED, Phase, Player, Sharing, State, Table};
pub use tile::{Cell, Chest, Name, Nightmare, SIDE, Tile};
pub use view::View;
