//! Forecasts: what a position is worth as the final result that can be expected.
//!
//! A forecast comes from numbers that describe how a seat stands (`features`,
//! `observation`) and from a small network that was trained on games of bots (`network`,
//! `weights`). It is the planner's linear evaluation, corrected. The same position gets the
//! same forecast on every machine, bit by bit.

mod features;
mod network;
mod observation;
mod weights;

use std::fmt;
use std::sync::LazyLock;

use lucid_dreamscape::{ByColour, Dreamscape, Phase, Table};
use lucid_tabletop::Seat;

use super::card_placements::PlacementCache;
use super::greedy::RequirementCache;
pub use features::{FEATURES, NAMES as FEATURE_NAMES, features_hash};
use features::{Feature, FeatureVector, RIVALS};
use network::RivalsPart;
use observation::SeatObserver;
use weights::Parameters;
pub use weights::WeightsError;

/// The final result that a seat can expect.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Forecast {
    /// The expected final points of the seat.
    pub points: f32,
    /// How many points it can expect to be ahead of the best of the others, or of Mr
    /// Nightmare.
    pub margin: f32,
    /// The standard deviation of that margin.
    pub spread: f32,
    /// The chance to win. A victory that is shared counts in part, and alone a tie is lost
    /// (F4, L16).
    pub win: f32,
}

/// A network with its weights, which makes forecasts.
///
/// ```
/// # use lucid_dreamscape::{Dreamscape, Rules};
/// # let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
/// # use lucid_tabletop::{Dealer, Game, Seed};
/// # let mut state = game.start();
/// # let mut dealer = Dealer::new(Seed::of_series(1, 0));
/// # let seats = dealer.until_seats(&game, &mut state, &mut ()).unwrap();
/// # let seat = seats.iter().next().unwrap();
///
/// use lucid_bots::dreamscape::forecast::Forecaster;
///
/// let forecast = Forecaster::built_in().forecast(&game, state.table(), seat);
/// assert!(forecast.win > 0.0 && forecast.win < 1.0);
/// ```
#[derive(Clone, PartialEq)]
pub struct Forecaster(Parameters);

impl Forecaster {
    /// The forecaster with the weights that come with the program.
    pub fn built_in() -> &'static Forecaster {
        static BUILT_IN: LazyLock<Forecaster> = LazyLock::new(|| {
            let bytes = include_bytes!("../../weights/dreamscape-1.bin");
            Forecaster::parse(bytes).expect("the weights belong to the program")
        });
        &BUILT_IN
    }

    /// Reads a file of weights.
    ///
    /// # Errors
    /// When it is none, or one for another version of the program, or damaged.
    pub fn parse(bytes: &[u8]) -> Result<Forecaster, WeightsError> {
        Parameters::parse(bytes).map(Forecaster)
    }

    /// The name of the weights.
    pub fn name(&self) -> &str {
        &self.0.name
    }

    /// The first 16 hexadecimal digits of the hash of the weights.
    pub fn hash(&self) -> String {
        let bytes = self.0.hash.iter().take(8);
        bytes.map(|byte| format!("{byte:02x}")).collect()
    }

    /// The forecast for a position with these features; see [`Forecasts::features`].
    pub fn forecast_features(&self, features: &[f32; FEATURES]) -> Forecast {
        let rivals = self.0.rivals_part(&features[..RIVALS]);
        self.0.forecast(&rivals, &FeatureVector(*features))
    }

    /// The forecast for a seat. Who makes many of them for one game asks [`Forecasts`].
    pub fn forecast(&self, game: &Dreamscape, table: &Table, seat: Seat) -> Forecast {
        Forecasts::new(self, game).forecast(table, seat)
    }
}

impl fmt::Debug for Forecaster {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Forecaster({} {})", self.name(), self.hash())
    }
}

/// Forecasts for one game, with what they share.
#[derive(Debug)]
pub struct Forecasts<'a> {
    forecaster: &'a Forecaster,
    game: &'a Dreamscape,
    placements: PlacementCache,
    requirements: RequirementCache,
}

impl<'a> Forecasts<'a> {
    /// For a game.
    pub fn new(forecaster: &'a Forecaster, game: &'a Dreamscape) -> Forecasts<'a> {
        let mut placements = PlacementCache::default();
        placements.prepare(game);
        Forecasts {
            forecaster,
            game,
            placements,
            requirements: RequirementCache::default(),
        }
    }

    /// The forecast for a seat.
    pub fn forecast(&self, table: &Table, seat: Seat) -> Forecast {
        self.of_turn(table, seat)
            .forecast(table, table.players[seat].hands)
    }

    /// The features that the forecast for a seat is made from; see [`FEATURE_NAMES`].
    pub fn features(&self, table: &Table, seat: Seat) -> [f32; FEATURES] {
        self.features_in_turn(table, table, table.players[seat].hands, seat)
    }

    /// The features of a position with these shards in Hands, in a turn that began at
    /// another table: the others stand as they did then.
    pub(in crate::dreamscape) fn features_in_turn(
        &self,
        began: &Table,
        table: &Table,
        hands: ByColour<u8>,
        seat: Seat,
    ) -> [f32; FEATURES] {
        self.observer(began, seat).features(table, hands).0
    }

    /// Forecasts for positions in a turn of a seat that begins at this table.
    pub(in crate::dreamscape) fn of_turn(&self, table: &Table, seat: Seat) -> TurnForecasts<'_> {
        let Forecasts {
            forecaster,
            game,
            placements,
            requirements,
        } = self;
        TurnForecasts::new(forecaster, game, placements, requirements, table, seat)
    }

    fn observer(&self, table: &Table, seat: Seat) -> SeatObserver<'_> {
        SeatObserver::new(self.game, &self.placements, &self.requirements, table, seat)
    }
}

/// Forecasts for positions in one turn of a seat: how the others stand is looked at once,
/// when the turn begins.
#[derive(Clone, Debug)]
pub(in crate::dreamscape) struct TurnForecasts<'a> {
    forecaster: &'a Forecaster,
    game: &'a Dreamscape,
    seat: Seat,
    observer: SeatObserver<'a>,
    rivals: RivalsPart,
}

impl<'a> TurnForecasts<'a> {
    /// For a turn that begins at this table. The placements have to be prepared for the
    /// game.
    pub(in crate::dreamscape) fn new(
        forecaster: &'a Forecaster,
        game: &'a Dreamscape,
        placements: &'a PlacementCache,
        requirements: &'a RequirementCache,
        table: &Table,
        seat: Seat,
    ) -> TurnForecasts<'a> {
        let observer = SeatObserver::new(game, placements, requirements, table, seat);
        TurnForecasts {
            forecaster,
            game,
            seat,
            rivals: forecaster.0.rivals_part(observer.rivals()),
            observer,
        }
    }

    /// The forecast for a position with these shards in Hands.
    pub(in crate::dreamscape) fn forecast(&self, table: &Table, hands: ByColour<u8>) -> Forecast {
        if table.phase == Phase::Over {
            return result(self.game, table, self.seat);
        }
        let features = self.observer.features(table, hands);
        self.forecaster.0.forecast(&self.rivals, &features)
    }
}

/// The points and the margin that the linear evaluation expects: what the network corrects.
pub fn linear(features: &[f32; FEATURES]) -> [f32; 2] {
    [Feature::Value, Feature::ValueLead].map(|feature| features[feature as usize])
}

/// The result of a game that is over, as a forecast.
fn result(game: &Dreamscape, table: &Table, seat: Seat) -> Forecast {
    let winners = game.winners(table);
    let score = |seat: Seat| f32::from(table.players[seat].score);
    let rivals = Seat::first(game.rules().players.into()).filter(|other| *other != seat);
    let best = rivals.map(score).reduce(f32::max);
    let his = game.rules().solo.map(|_| f32::from(table.duel.score));
    Forecast {
        points: score(seat),
        margin: score(seat) - his.or(best).unwrap_or(0.0),
        spread: 0.0,
        win: match winners.contains(seat) {
            true => 1.0 / winners.len() as f32,
            false => 0.0,
        },
    }
}
