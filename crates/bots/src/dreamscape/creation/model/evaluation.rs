//! What a position is worth when a Creation has ended, in hundredths of a point, and what
//! a purpose is worth by how a seat stands with it (F2, L15).

use lucid_dreamscape::{
    ByColour, Colour, Dreamscape, Level, Phase, Player, Power, PurposeKind, TILES, Table,
};
use lucid_tabletop::Seat;

use super::{BoardSummary, Deficit, Standings};
use crate::dreamscape::counts;

/// One point, in the unit of all values here.
pub const POINT: i32 = 100;
/// How much a missing shard adds to a card's deficit. A shard that is missing but stored
/// on a card adds [`STORED`], a missing step of the Dreamer [`STEP`].
pub const SHARD: usize = 8;
/// See [`SHARD`].
pub const STORED: usize = 2;
/// See [`SHARD`].
pub const STEP: usize = 6;
/// How many deficits are distinguished.
pub const DEFICITS: usize = 64;
/// How many numbers of cards in front are distinguished. Any more count like the last.
pub const SHARING: usize = 8;

/// What a position is worth besides its points: a judgement, as numbers.
///
/// [`Evaluation::new`] makes one for any position; change the numbers to try another.
/// All are hundredths of a point unless they say otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evaluation {
    /// The chance to complete a card, in thousandths: by the number of cards in front, less
    /// one, because they share what is still to come, and by the card's deficit. It must
    /// not rise with either.
    pub chance: [[i32; DEFICITS]; SHARING],
    /// A6: what a card costs that is left uncompleted.
    pub left: i32,
    /// A card drawn after a completion, by deck (A5).
    pub draw: [i32; 3],
    /// What the King shows, by deck (P6).
    pub king: [i32; 3],
    /// A shard from the Archives (P1).
    pub archives: i32,
    /// Two shards for the locations (P2).
    pub harvesters: i32,
    /// A location in another order (P5).
    pub lake: i32,
    /// A shard on a card, by colour.
    pub stored: ByColour<i32>,
    /// A tree, for those that will follow it (K5).
    pub tree: i32,
    /// A water top, which the Dreamer may come onto (D4).
    pub water: i32,
    /// A mountain (D4).
    pub mountain: i32,
    /// The Dreamer inside the Dreamscape.
    pub dreamer: i32,
    /// F3: what a red shard costs.
    pub red: i32,
    /// What the purposes are worth, by the seat's standing.
    pub purposes: [Option<PurposeValue>; TILES],
    /// The seat that is evaluated.
    pub seat: Seat,
}

impl Evaluation {
    /// The evaluation for a seat, from how many cycles are left and how the others stand
    /// with the purposes.
    ///
    /// Nothing that a seat does in its own Creation changes it, as long as chance decides
    /// nothing: so the value of a position can be compared with that of the next.
    pub fn new(game: &Dreamscape, table: &Table, seat: Seat) -> Evaluation {
        let last = table.phase == Phase::LastPlacement;
        let travels = match last {
            true => 0,
            false => game.rules().cycles.saturating_sub(table.cycle.max(1)),
        };
        // Cards share the shards that Travels bring.
        let share = |others: usize| 1.0 / (1.0 + 0.35 * others as f64);
        let chance = std::array::from_fn(|others| {
            std::array::from_fn(|deficit| match last {
                true => 0,
                false => chance(deficit, travels, share(others)),
            })
        });
        // Planting takes trees from the reserve, but changes no weight.
        let trees = table.players[seat].board.trees().len() as f64 + f64::from(table.tree_reserve);
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
            tree: hundredths(0.45 * many.min(trees)),
            water: hundredths(0.06 * walks),
            mountain: hundredths(0.12 * walks),
            dreamer: hundredths(0.4 * many.min(1.0)),
            red: 3 * POINT,
            purposes: PurposeValue::all(game, table, seat, travels),
            seat,
        }
    }

    /// Points and nothing else: what can be scored in this Creation alone.
    pub fn of_points(seat: Seat) -> Evaluation {
        Evaluation {
            chance: [[0; DEFICITS]; SHARING],
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
            purposes: [const { None }; TILES],
            seat,
        }
    }

    /// What a card is worth with a deficit, or `None` if it can be completed nowhere, when
    /// so many cards are in front.
    #[inline]
    pub(crate) fn card(&self, points: i32, deficit: Option<Deficit>, cards: usize) -> i32 {
        let others = cards.clamp(1, SHARING) - 1;
        let chance = deficit.map_or(0, |deficit| self.chance[others][deficit.index()]);
        chance * (points + self.left + self.best_draw()) / 1000 - self.left
    }

    /// The most that a card in front may bring with a deficit, with at least so many cards
    /// in front: if it lacks nothing, it can be completed.
    #[inline]
    pub(crate) fn card_at_most(&self, points: i32, deficit: Option<Deficit>, cards: usize) -> i32 {
        let left = self.card(points, deficit, cards);
        match deficit {
            Some(deficit) if deficit.is_nothing() => left.max(points + self.best_draw()),
            _ => left,
        }
    }

    /// The expected value of a power whose outcome is left open. The Tower and the Golem
    /// have none: they are played out.
    pub(crate) fn power_bonus(&self, power: Power) -> i32 {
        match power {
            Power::Archives => self.archives,
            Power::Harvesters => self.harvesters,
            Power::Lake => self.lake,
            Power::King => self.best_king(),
            Power::Tower | Power::Golem => 0,
        }
    }

    /// The shards on cards, and what they are worth.
    pub(crate) fn stored(&self, table: &Table, player: &Player) -> (ByColour<u8>, i32) {
        let stored = counts::stored(table, player);
        let worth = (Colour::ALL.into_iter())
            .map(|colour| self.stored[colour] * i32::from(stored[colour]))
            .sum();
        (stored, worth)
    }

    /// What the Dreamscape is worth besides cards and purposes.
    pub(crate) fn dreamscape_value(&self, summary: &BoardSummary, player: &Player) -> i32 {
        let inside = i32::from(player.board.dreamer().is_some());
        self.tree * summary.trees
            + self.water * i32::from(summary.tops[Colour::Blue])
            + self.mountain * summary.mountains
            + self.dreamer * inside
    }

    /// The most that a draw is worth.
    pub(crate) fn best_draw(&self) -> i32 {
        self.draw.into_iter().max().unwrap_or(0).max(0)
    }

    /// The most that the King's power is worth.
    pub(crate) fn best_king(&self) -> i32 {
        self.king.into_iter().max().unwrap_or(0).max(0)
    }

    /// The purposes that count for the seat: place, value and the seat's standing.
    pub(crate) fn purposes_with_standing<'e, 's>(
        &'e self,
        standings: &'s Standings,
    ) -> impl Iterator<Item = (usize, &'e PurposeValue, i32)> + use<'e, 's> {
        let purposes = self.purposes.iter().zip(standings).enumerate();
        purposes.filter_map(|(place, (purpose, standing))| {
            Some((place, purpose.as_ref()?, (*standing)?))
        })
    }

    /// What the purposes are worth.
    pub(crate) fn purposes_value(&self, game: &Dreamscape, table: &Table) -> i32 {
        let purposes = self.purposes.iter().enumerate();
        purposes
            .filter_map(|(place, purpose)| {
                let standing = game.standing(table, self.seat, place)?;
                Some(purpose.as_ref()?.worth(standing))
            })
            .sum()
    }
}

/// How many shards of the right kind a Travel brings.
const HARVEST: f64 = 2.3;

/// The chance to complete a card, in thousandths, with this many Travels to come and a
/// share of the shards they bring.
fn chance(deficit: usize, travels: u8, share: f64) -> i32 {
    if travels == 0 {
        // F1: what is stored can be placed after the last cycle.
        return if deficit < SHARD.min(STEP) { 900 } else { 0 };
    }
    let turns = deficit as f64 / SHARD as f64 / (HARVEST * share * f64::from(travels) + 0.3);
    let chance = (0.94 - 0.5 * turns * turns).max(0.0);
    (1000.0 * chance).round() as i32
}

/// What it is worth to see this many cards of a deck and to keep the best.
fn draw(level: Level, cards: u8, travels: u8) -> i32 {
    let (shards, points) = [(2.6, 6.0), (4.5, 9.3), (6.4, 14.0)][usize::from(level.number()) - 1];
    // Of more cards, one is nearer to what has been built.
    let near = 1.0 - 0.09 * f64::from(cards.saturating_sub(1));
    let deficit = (shards * near * SHARD as f64).round() as usize;
    let chance = if travels == 0 {
        0
    } else {
        chance(deficit.min(DEFICITS - 1), travels, 1.0)
    };
    // The shards that a card takes are lost for others.
    let worth = f64::from(chance) / 1000.0 * (points + 5.0 - 0.8 * shards) - 5.0;
    (f64::from(POINT) * 0.4 * worth).round().max(0.0) as i32
}

/// Standings are distinguished from `LEAST` on; those beyond the range count like its ends.
const LEAST: i32 = -33;
const STANDINGS: usize = 128;

/// What a purpose is worth to a seat, for every standing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PurposeValue {
    /// What it counts.
    pub kind: PurposeKind,
    /// The colour on it.
    pub colour: Option<Colour>,
    worth: [i32; STANDINGS],
    /// The best of this standing and all below it.
    best: [i32; STANDINGS],
}

impl PurposeValue {
    /// A purpose whose worth is a function of the standing.
    pub fn new(
        kind: PurposeKind,
        colour: Option<Colour>,
        worth: impl Fn(i32) -> i32,
    ) -> PurposeValue {
        let worth: [i32; STANDINGS] = std::array::from_fn(|index| worth(LEAST + index as i32));
        let mut best = worth;
        for index in 1..STANDINGS {
            best[index] = best[index].max(best[index - 1]);
        }
        PurposeValue {
            kind,
            colour,
            worth,
            best,
        }
    }

    /// What a standing is worth.
    #[inline]
    pub fn worth(&self, standing: i32) -> i32 {
        self.worth[index(standing)]
    }

    /// The most that this standing or a lower one is worth.
    #[inline]
    pub(crate) fn at_most(&self, standing: i32) -> i32 {
        self.best[index(standing)]
    }

    /// The most that any single one of `more` steps up from this standing brings.
    #[inline]
    pub(crate) fn steepest(&self, standing: i32, more: u32) -> i32 {
        let from = index(standing);
        let until = (from + more as usize).min(STANDINGS - 1);
        let steps = self.best[from..=until].windows(2);
        steps.map(|pair| pair[1] - pair[0]).max().unwrap_or(0)
    }

    /// The purposes of a table, with this many Travels to come.
    pub(crate) fn all(
        game: &Dreamscape,
        table: &Table,
        seat: Seat,
        travels: u8,
    ) -> [Option<PurposeValue>; TILES] {
        let mut purposes = [const { None }; TILES];
        for (place, (tile, colour)) in table.tiles().enumerate() {
            let purpose = game.content().purpose(tile);
            let rival = rival(game, table, seat, place, colour);
            purposes[place] = Some(PurposeValue::new(purpose.kind, colour, |standing| {
                let points = worth(purpose.kind, &purpose.points, standing, rival, travels);
                (points * f64::from(POINT)).round() as i32
            }));
        }
        purposes
    }
}

#[inline]
fn index(standing: i32) -> usize {
    (standing - LEAST).clamp(0, STANDINGS as i32 - 1) as usize
}

/// The best standing among the others.
fn rival(
    game: &Dreamscape,
    table: &Table,
    seat: Seat,
    place: usize,
    tint: Option<Colour>,
) -> Option<i32> {
    match tint {
        // L6, L15: a tie is his.
        Some(colour) if game.rules().solo.is_some() => Some(table.duel.standing(colour) as i32 + 1),
        _ => Seat::first(game.rules().players.into())
            .filter(|other| *other != seat)
            .filter_map(|other| game.standing(table, other, place))
            .max(),
    }
}

/// The points to expect.
fn worth(kind: PurposeKind, pays: &[u8], mine: i32, rival: Option<i32>, travels: u8) -> f64 {
    let many = f64::from(travels);
    let pay = |index: usize| {
        let last = pays.len().saturating_sub(1);
        pays.get(index.min(last)).copied().map_or(0.0, f64::from)
    };
    match kind {
        PurposeKind::TableOfColour => {
            let count = mine.max(0) as usize;
            pay(count) + 0.3 * many.min(1.0) * (pay(count + 1) - pay(count))
        }
        PurposeKind::GroupsInSight => f64::from(mine.max(0)) / (1.0 + 0.4 * many),
        PurposeKind::NoNightmare if mine == 0 => (0..travels).fold(pay(0), |pay, _| 0.85 * pay),
        PurposeKind::NoNightmare => 0.0,
        kind => {
            let ahead = f64::from(mine - rival.unwrap_or(mine));
            let reach = match kind {
                PurposeKind::CompletedCards => 0.5 + 0.5 * many,
                _ => 1.0 + many,
            };
            let chance = (0.6 + 0.4 * ahead / reach).clamp(0.0, 1.0);
            let counts = mine > 0 || kind == PurposeKind::FewestEmpty;
            pay(0) * chance * if counts { 1.0 } else { 0.3 }
        }
    }
}
