//! What a table is worth when a Creation has ended, in hundredths of a point.

use lucid_dreamscape::{ByColour, Colour, Dreamscape, Level, Phase, Player, Power, TILES, Table};
use lucid_tabletop::Seat;

use super::bound::Standings;
use super::purposes::Aim;
use super::survey::Survey;
use super::ways::Lacks;
use crate::dreamscape::counts;

/// A point, in the unit of all that is worth something here.
pub const POINT: i32 = 100;
/// What a shard that is missing counts in [`Evaluation::chance`]; one that is
/// stored on a card counts [`STORED`] of these, a step of the Dreamer [`STEP`].
pub const SHARD: usize = 8;
/// See [`SHARD`].
pub const STORED: usize = 2;
/// See [`SHARD`].
pub const STEP: usize = 6;
/// How many kinds of being unfinished are told apart.
pub const LACKS: usize = 64;

/// What remains of a Creation besides its points: an opinion, as numbers.
///
/// [`Evaluation::new`] has one for any table; whoever plays better with another
/// changes the numbers. All are hundredths of a point unless they say otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evaluation {
    /// The chance to complete a card, in thousandths, by what it lacks in units
    /// of [`SHARD`]; it may not rise.
    pub chance: [i32; LACKS],
    /// A6: what a card costs that is left uncompleted.
    pub left: i32,
    /// A card that is drawn after a completion, by its deck (A5).
    pub draw: [i32; 3],
    /// What the King shows, by its deck (P6).
    pub king: [i32; 3],
    /// A shard from the Archives (P1).
    pub archives: i32,
    /// Two shards for the locations (P2).
    pub harvesters: i32,
    /// A location in another order (P5).
    pub lake: i32,
    /// A shard on a card, by its colour.
    pub stored: ByColour<i32>,
    /// A tree, for those that will follow it (K5).
    pub tree: i32,
    /// A water top, which the Dreamer may come onto (D4).
    pub water: i32,
    /// A mountain (D4).
    pub mountain: i32,
    /// The Dreamer inside of the Dreamscape.
    pub dreamer: i32,
    /// F3: what a red shard costs.
    pub red: i32,
    /// What the purposes pay, by how the seat stands with them.
    pub aims: [Option<Aim>; TILES],
    /// Whose opinion it is.
    pub seat: Seat,
}

impl Evaluation {
    /// For a seat, as the table lies: how many cycles are left, how the others
    /// stand with the purposes.
    pub fn new(game: &Dreamscape, table: &Table, seat: Seat) -> Evaluation {
        let last = table.phase == Phase::LastPlacement;
        let travels = match last {
            true => 0,
            false => game.rules().cycles.saturating_sub(table.cycle.max(1)),
        };
        // Cards share what Travels bring.
        let cards = table.players[seat].front.len().max(1) as f64;
        let share = 1.0 / (1.0 + 0.35 * (cards - 1.0));
        let chance = std::array::from_fn(|lacks| match last {
            true => 0,
            false => chance(lacks, travels, share),
        });
        let many = f64::from(travels);
        let walks = many.min(3.0);
        let hundredths = |points: f64| (points * f64::from(POINT)).round() as i32;
        let shards = table.players[seat].sleeper.number();
        let kept = |green| if last { 0 } else { hundredths(green) };
        Evaluation {
            chance,
            left: 5 * POINT,
            draw: Level::ALL.map(|level| draw(level, shards, travels)),
            king: Level::ALL.map(|level| draw(level, 6, travels)),
            archives: hundredths(if last { 0.0 } else { 0.9 }),
            harvesters: hundredths(0.1 * many.min(1.0)),
            lake: hundredths(0.05 * many.min(1.0)),
            stored: ByColour([0.7, 0.35, 0.35, 0.35, 0.5, 0.0].map(kept)),
            tree: hundredths(0.45 * many.min(f64::from(table.tree_reserve))),
            water: hundredths(0.06 * walks),
            mountain: hundredths(0.12 * walks),
            dreamer: hundredths(0.4 * many.min(1.0)),
            red: 3 * POINT,
            aims: Aim::all(game, table, seat, travels),
            seat,
        }
    }

    /// Points and nothing else: what can be scored in this Creation.
    pub fn of_points(seat: Seat) -> Evaluation {
        Evaluation {
            chance: [0; LACKS],
            left: 0,
            draw: [0; 3],
            king: [0; 3],
            archives: 0,
            harvesters: 0,
            lake: 0,
            stored: ByColour::default(),
            tree: 0,
            water: 0,
            mountain: 0,
            dreamer: 0,
            red: 0,
            aims: [const { None }; TILES],
            seat,
        }
    }

    /// What a card in front is worth that lacks so much; nothing if it can be
    /// completed nowhere.
    #[inline]
    pub(super) fn card(&self, points: i32, lacks: Option<Lacks>) -> i32 {
        let chance = lacks.map_or(0, |lacks| self.chance[lacks.index()]);
        chance * (points + self.left + self.best_draw()) / 1000 - self.left
    }

    /// What a card in front may bring that comes to lack so little: completed if
    /// it lacks nothing.
    #[inline]
    pub(super) fn card_at_most(&self, points: i32, lacks: Option<Lacks>) -> i32 {
        let left = self.card(points, lacks);
        match lacks {
            Some(lacks) if lacks.is_nothing() => left.max(points + self.best_draw()),
            _ => left,
        }
    }

    /// What a power brings whose outcome is left open: those of the Tower and the
    /// Golem are played out instead.
    pub(super) fn bonus(&self, power: Power) -> i32 {
        match power {
            Power::Archives => self.archives,
            Power::Harvesters => self.harvesters,
            Power::Lake => self.lake,
            Power::King => self.best_king(),
            Power::Tower | Power::Golem => 0,
        }
    }

    /// What lies on cards.
    pub(super) fn stored(&self, table: &Table, player: &Player) -> (ByColour<u8>, i32) {
        let stored = counts::stored(table, player);
        let worth = (Colour::ALL.into_iter())
            .map(|colour| self.stored[colour] * i32::from(stored[colour]))
            .sum();
        (stored, worth)
    }

    /// What the Dreamscape promises besides cards and purposes.
    pub(super) fn ground(&self, survey: &Survey, player: &Player) -> i32 {
        let inside = i32::from(player.board.dreamer().is_some());
        self.tree * survey.trees
            + self.water * i32::from(survey.tops[Colour::Blue])
            + self.mountain * survey.mountains
            + self.dreamer * inside
    }

    /// The best that a draw may be.
    pub(super) fn best_draw(&self) -> i32 {
        self.draw.into_iter().max().unwrap_or(0).max(0)
    }

    /// The best that the King may show.
    pub(super) fn best_king(&self) -> i32 {
        self.king.into_iter().max().unwrap_or(0).max(0)
    }

    /// The purposes that the seat stands somewhere with: their places, and how it
    /// stands.
    pub(super) fn standing_with<'e, 's>(
        &'e self,
        standings: &'s Standings,
    ) -> impl Iterator<Item = (usize, &'e Aim, i32)> + use<'e, 's> {
        let aims = self.aims.iter().zip(standings).enumerate();
        aims.filter_map(|(place, (aim, standing))| Some((place, aim.as_ref()?, (*standing)?)))
    }

    /// What the purposes promise.
    pub(super) fn purposes(&self, game: &Dreamscape, table: &Table) -> i32 {
        let aims = self.aims.iter().enumerate();
        aims.filter_map(|(place, aim)| {
            let standing = game.standing(table, self.seat, place)?;
            Some(aim.as_ref()?.worth(standing))
        })
        .sum()
    }
}

/// How many shards of the right kind a Travel brings.
const HARVEST: f64 = 2.3;

/// The chance to complete a card, in thousandths, with so many Travels to come
/// and a share of what they bring.
fn chance(lacks: usize, travels: u8, share: f64) -> i32 {
    if travels == 0 {
        // F1: what is stored can be placed after the last cycle.
        return if lacks < SHARD.min(STEP) { 900 } else { 0 };
    }
    let turns = lacks as f64 / SHARD as f64 / (HARVEST * share * f64::from(travels) + 0.3);
    let chance = (0.94 - 0.5 * turns * turns).max(0.0);
    (1000.0 * chance).round() as i32
}

/// What it is worth to see so many cards of a deck and to keep the best.
fn draw(level: Level, cards: u8, travels: u8) -> i32 {
    let (shards, points) = [(2.6, 6.0), (4.5, 9.3), (6.4, 14.0)][usize::from(level.number()) - 1];
    // Of more cards one lies nearer to what is there.
    let near = 1.0 - 0.09 * f64::from(cards.saturating_sub(1));
    let lacks = (shards * near * SHARD as f64).round() as usize;
    let chance = if travels == 0 {
        0
    } else {
        chance(lacks.min(LACKS - 1), travels, 1.0)
    };
    // What a card takes is lost for others.
    let worth = f64::from(chance) / 1000.0 * (points + 5.0 - 0.8 * shards) - 5.0;
    (f64::from(POINT) * 0.4 * worth).round().max(0.0) as i32
}
