//! Which positions of a game are kept.

use lucid_dreamscape::{Action, Chance, Colour, Dreamscape, Phase, Table};
use lucid_tabletop::{BySeat, Random, Seat, Step};

use super::{Moment, Sample};
use crate::dreamscape::forecast::{Forecaster, Forecasts};

/// One of so many steps is looked at by somebody, wherever it comes.
const MIDWAY: usize = 25;

/// Watches a game and keeps samples.
#[derive(Debug)]
pub(super) struct Recorder<'a> {
    game: &'a Dreamscape,
    forecasts: Forecasts<'a>,
    samples: Vec<Sample>,
    /// The turn that each seat has begun: its phase and cycle.
    begun: BySeat<Option<(Phase, u8)>>,
    /// The table as each seat's latest Travel began.
    travels: BySeat<Option<Table>>,
}

impl<'a> Recorder<'a> {
    pub(super) fn new(game: &'a Dreamscape) -> Recorder<'a> {
        Recorder {
            game,
            forecasts: Forecasts::new(Forecaster::built_in(), game),
            samples: Vec::new(),
            begun: BySeat::from_fn(|_| None),
            travels: BySeat::from_fn(|_| None),
        }
    }

    /// Looks at the table before a step.
    pub(super) fn before(
        &mut self,
        table: &Table,
        step: &Step<Action, Chance>,
        random: &mut Random,
    ) {
        let Step::Action(seat, action) = *step else {
            return;
        };
        let turn = (table.phase, table.cycle);
        if self.begun[seat] != Some(turn) {
            self.begun[seat] = Some(turn);
            match table.phase {
                Phase::Travel => {
                    self.travels[seat] = Some(table.clone());
                    self.keep(Moment::Travel, table, seat);
                }
                Phase::Creation => self.keep(Moment::Creation, table, seat),
                Phase::LastPlacement => self.keep(Moment::LastPlacement, table, seat),
                _ => {}
            }
        } else if random.below(MIDWAY) == 0 {
            let seats = usize::from(self.game.rules().players);
            self.keep(Moment::Midway, table, Seat::new(random.below(seats)));
        }
        if table.phase == Phase::Creation && action == Action::End {
            self.keep_created(table, seat);
        }
    }

    /// Keeps the position that a Creation ends with.
    fn keep_created(&mut self, table: &Table, seat: Seat) {
        let mut hands = table.players[seat].hands;
        for colour in &Colour::ALL[..5] {
            hands[*colour] = 0;
        }
        let sample = |moment, began: &Table| Sample {
            moment,
            seat,
            cycle: table.cycle,
            features: self.forecasts.features_in_turn(began, table, hands, seat),
        };
        let created = sample(Moment::Created, table);
        let began = self.travels[seat].as_ref();
        let planned = began.map(|began| sample(Moment::Planned, began));
        self.samples.push(created);
        self.samples.extend(planned);
    }

    fn keep(&mut self, moment: Moment, table: &Table, seat: Seat) {
        self.samples.push(Sample {
            moment,
            seat,
            cycle: table.cycle,
            features: self.forecasts.features(table, seat),
        });
    }

    pub(super) fn into_samples(self) -> Vec<Sample> {
        self.samples
    }
}
