//! The ruleset as data: every line of the edition table (E1 to E20) is a field.

mod check;
mod text;

pub use check::RulesProblem;
pub use text::{ParseRulesError, RuleField};

use crate::{ByColour, Difficulty};

/// Which of the printed rulebooks; also decides the names of locations (E18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Edition {
    /// The rulebook of the prototype.
    Prototype,
    /// The first printed edition.
    Sylex,
    /// The German edition.
    Huch,
}

impl Edition {
    /// All editions.
    pub const ALL: [Edition; 3] = [Edition::Prototype, Edition::Sylex, Edition::Huch];

    /// The name of the edition in rules and records.
    pub const fn name(self) -> &'static str {
        ["prototype", "sylex", "huch"][self as usize]
    }

    /// The edition with a name.
    pub fn named(name: &str) -> Option<Edition> {
        Edition::ALL
            .into_iter()
            .find(|edition| edition.name() == name)
    }
}

/// How land carries the Dreamer (E7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Land {
    /// A step from a land top to a land top is free.
    Path,
    /// Arriving on a land top gives one free step, lost by any other action.
    Momentum,
}

/// What makes a mountain (E8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mountain {
    /// Two or more gray anywhere in the stack.
    Anywhere,
    /// Two gray directly on each other.
    Touching,
}

/// How often a mountain pays (E9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MountainPays {
    /// Every time.
    EveryTime,
    /// Once per cycle and player.
    OncePerCycle,
}

/// Whether the Dreamer may come onto red (E12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DreamerOnRed {
    /// Never on it, never through it.
    Never,
    /// He may, for the loss of a point each time.
    Costs,
}

/// What an exchange may bring (E13).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExchangeGives {
    /// Any shard in the bag.
    Any,
    /// One of another colour.
    Other,
}

/// When cards with Dreamworld powers work (E14).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DreamworldCards {
    /// Travel only.
    TravelOnly,
    /// Any time in your turn; Travel only when Creation is simultaneous.
    AnyTime,
}

/// Who places first after the last cycle (E16).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastOrder {
    /// In the order of the last cycle.
    Kept,
    /// Initiative is dealt again first.
    DealtAgain,
}

/// How many purpose tiles are in the box (E17).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PurposeBox {
    /// Twelve.
    Twelve,
    /// Sixteen.
    Sixteen,
}

/// When the red shards of E10 enter the bag (E20).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RedEnters {
    /// Before the locations are filled for the first time.
    BeforeFill,
    /// After that.
    AfterFill,
}

/// A complete ruleset. Start from a preset and change fields for house rules.
///
/// ```
/// use lucid_dreamscape::{Edition, Profile, Rules};
///
/// let rules = Rules::sylex();
/// assert_eq!((rules.players, rules.nightmare), (2, false));
/// // House rules are changed fields.
/// let long = Rules { cycles: rules.cycles + 1, ..rules };
/// assert!(long.problems().is_empty());
/// let alone = Rules::new(Edition::Huch).alone(Profile::BadDreams.difficulty());
/// assert_eq!((alone.players, alone.nightmare), (1, true));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The names of locations (E18) and the preset that this started from.
    pub edition: Edition,
    /// The number of players.
    pub players: u8,
    /// Whether the nightmare rules are used.
    pub nightmare: bool,
    /// Whether Creation is played by all at once.
    pub simultaneous: bool,
    /// How hard Mr Nightmare is, in a game of one player against him (L3).
    pub solo: Option<Difficulty>,
    /// Whether mirror images of cards count (A2).
    pub mirrored: bool,
    /// E1: shards in the box; its red entry is unused.
    pub shards: ByColour<u8>,
    /// E2: red shards in the box.
    pub red_shards: u8,
    /// E3: cycles.
    pub cycles: u8,
    /// E4: action points in a Travel.
    pub action_points: u8,
    /// E5: whether a key movement needs an action point left.
    pub key_needs_point: bool,
    /// E6: whether entering a location without shards is free.
    pub empty_is_free: bool,
    /// E7: land.
    pub land: Land,
    /// E8: what a mountain is.
    pub mountain: Mountain,
    /// E9: how often a mountain pays.
    pub mountain_pays: MountainPays,
    /// E10: red shards in the bag with 2, 3 and 4 players.
    pub red_in_bag: [u8; 3],
    /// E11: whether links 6-3 and 6-5 start with a red shard.
    pub red_on_links: bool,
    /// E12: the Dreamer and red tops.
    pub dreamer_on_red: DreamerOnRed,
    /// E13: what an exchange gives.
    pub exchange_gives: ExchangeGives,
    /// E14: Dreamworld powers from cards.
    pub dreamworld_cards: DreamworldCards,
    /// E15: whether Creation may be simultaneous.
    pub simultaneous_allowed: bool,
    /// E16: order of the last placement.
    pub last_order: LastOrder,
    /// E17: purpose tiles in the box.
    pub purposes: PurposeBox,
    /// E19: whether the Golem may put a shard onto any empty neighbouring slot.
    pub golem_anywhere: bool,
    /// E20: when red enters the bag.
    pub red_enters: RedEnters,
}

impl Rules {
    /// The rules of an edition for two players, without nightmare rules.
    pub const fn new(edition: Edition) -> Rules {
        match edition {
            Edition::Prototype => Rules::prototype(),
            Edition::Sylex => Rules::sylex(),
            Edition::Huch => Rules::huch(),
        }
    }

    /// The first printed edition.
    pub const fn sylex() -> Rules {
        Rules {
            edition: Edition::Sylex,
            players: 2,
            nightmare: false,
            simultaneous: false,
            solo: None,
            mirrored: false,
            shards: ByColour([20, 28, 23, 23, 15, 0]),
            red_shards: 25,
            cycles: 6,
            action_points: 4,
            key_needs_point: true,
            empty_is_free: true,
            land: Land::Momentum,
            mountain: Mountain::Touching,
            mountain_pays: MountainPays::OncePerCycle,
            red_in_bag: [3, 3, 3],
            red_on_links: true,
            dreamer_on_red: DreamerOnRed::Never,
            exchange_gives: ExchangeGives::Any,
            dreamworld_cards: DreamworldCards::AnyTime,
            simultaneous_allowed: true,
            last_order: LastOrder::Kept,
            purposes: PurposeBox::Sixteen,
            golem_anywhere: false,
            red_enters: RedEnters::AfterFill,
        }
    }

    /// The German edition.
    pub const fn huch() -> Rules {
        Rules {
            edition: Edition::Huch,
            dreamer_on_red: DreamerOnRed::Costs,
            exchange_gives: ExchangeGives::Other,
            last_order: LastOrder::DealtAgain,
            purposes: PurposeBox::Twelve,
            golem_anywhere: true,
            ..Rules::sylex()
        }
    }

    /// The rules of the prototype.
    pub const fn prototype() -> Rules {
        Rules {
            edition: Edition::Prototype,
            shards: ByColour([16, 24, 20, 20, 14, 0]),
            red_shards: 23,
            cycles: 5,
            action_points: 5,
            key_needs_point: false,
            empty_is_free: false,
            land: Land::Path,
            mountain: Mountain::Anywhere,
            mountain_pays: MountainPays::EveryTime,
            red_in_bag: [8, 5, 3],
            red_on_links: false,
            dreamworld_cards: DreamworldCards::TravelOnly,
            simultaneous_allowed: false,
            purposes: PurposeBox::Twelve,
            red_enters: RedEnters::BeforeFill,
            ..Rules::sylex()
        }
    }

    /// These rules for one player against Mr Nightmare (L1).
    #[must_use]
    pub const fn alone(self, line: Difficulty) -> Rules {
        Rules {
            players: 1,
            nightmare: true,
            simultaneous: false,
            solo: Some(line),
            ..self
        }
    }

    /// For how many the table is laid: Mr Nightmare takes the second place (L1).
    #[inline]
    const fn places(&self) -> u8 {
        match self.solo {
            Some(_) => 2,
            None => self.players,
        }
    }

    /// How many shards a refilled location holds (C3).
    #[inline]
    pub const fn capacity(&self) -> usize {
        self.places() as usize + 1
    }

    /// How many trees are in the reserve at the start (C6).
    pub const fn trees(&self) -> u8 {
        3 * self.places()
    }

    /// How many purposes are drawn (S2, L2).
    pub const fn tiles(&self) -> usize {
        match self.solo {
            Some(_) => 2,
            None => crate::state::TILES,
        }
    }

    /// How many shards of each colour mark the solo cards, out of play (L17).
    pub const fn solo_marks(&self) -> u8 {
        self.solo.is_some() as u8
    }

    /// How many red shards start in the bag (E10).
    pub fn red_at_start(&self) -> u8 {
        let index = usize::from(self.places().clamp(2, 4)) - 2;
        if self.nightmare {
            self.red_in_bag[index]
        } else {
            0
        }
    }

    /// The red shards in play, which is none without nightmare rules.
    pub fn red_in_play(&self) -> u8 {
        if self.nightmare { self.red_shards } else { 0 }
    }
}
