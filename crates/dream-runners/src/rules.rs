//! The table's options as data.

mod check;
mod text;

pub use check::RulesProblem;
pub(crate) use check::content_problems;
pub use text::RuleField;

use lucid_tabletop::Seat;

/// How many rounds a game has (R19).
pub const ROUNDS: u8 = 8;
/// How many coins a player starts with (B6).
pub const START_COINS: u16 = 2;
/// What a segment costs (R17).
pub const SEGMENT_PRICE: u16 = 4;
/// What a point of serenity costs (R17).
pub const SERENITY_PRICE: u16 = 3;

/// How a game is played.
///
/// ```
/// use lucid_dream_runners::Rules;
///
/// let rules: Rules = "players=3 beginners=yes".parse()?;
/// assert_eq!((rules.players, rules.beginners), (3, true));
/// assert_eq!(rules.to_string(), "players=3 beginners=yes");
/// assert!(rules.problems().is_empty());
/// # Ok::<(), lucid_tabletop::RuleError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// How many play, 2 to 4.
    pub players: u8,
    /// Whether tiles with a star are left out (B1).
    pub beginners: bool,
    /// R2: for how many seconds the sand runs; `None` for turn-based play, where
    /// time is never up.
    ///
    /// The engine has no clock. It only knows whether time can be up.
    pub timer: Option<u8>,
    /// R4: the seconds after which a round in which nobody locks ends.
    pub round_limit: u16,
    /// Whether players see the boards of others while they compose.
    pub show_boards: bool,
}

impl Default for Rules {
    fn default() -> Rules {
        Rules {
            players: 2,
            beginners: false,
            timer: Some(30),
            round_limit: 180,
            show_boards: false,
        }
    }
}

impl Rules {
    /// Whether a viewer sees the board of a seat while dreams are created: its
    /// own, or as a player all of them where boards are shown.
    pub(crate) fn shows(&self, seat: Seat, viewer: Option<Seat>) -> bool {
        viewer.is_some_and(|viewer| viewer == seat || self.show_boards)
    }
}
