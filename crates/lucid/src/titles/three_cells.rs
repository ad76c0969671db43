//! The third title (`docs/src/third-title.md`), as far as many games of it are played. It
//! is never part of the program.

use std::fmt;
use std::sync::atomic::AtomicBool;

use lucid_tabletop::{BySeat, Choices, Events, Game as _, Step, ToAct};
use lucid_testkit::three_cells::{Cells, CellsEvent, ThreeCells};
use lucid_texts::{Language, Texts};

use crate::runner::{Finished, Playable, RandomSource, Simulated, Simulation, StepOf};
use crate::statistics::{Sample, Statistics};

/// The bots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Bot {
    /// Takes any legal action
    Random,
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("random")
    }
}

impl Playable for ThreeCells {
    type Bot = Bot;
    type Scratch = Choices<<ThreeCells as lucid_tabletop::Game>::Action>;

    fn play_out(
        &self,
        _bots: &BySeat<Bot>,
        random: RandomSource,
        choices: &mut Self::Scratch,
        steps: &mut Vec<StepOf<ThreeCells>>,
        events: &mut impl Events<CellsEvent>,
        is_stopped: impl Fn() -> bool,
    ) -> Option<Finished<Cells>> {
        let RandomSource {
            mut dealer,
            mut bots,
        } = random;
        let mut state = self.start();
        loop {
            let step = match self.to_act(&state) {
                ToAct::Over => break,
                ToAct::Chance => Step::Chance(dealer.deal(self, &state)),
                ToAct::Seats(_) if is_stopped() => return None,
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next()?;
                    self.legal_actions(&state, seat, choices);
                    Step::Action(seat, bots.pick(choices)?)
                }
            };
            self.take(&mut state, &step, events);
            steps.push(step);
        }
        let outcome = self.outcome(&state)?;
        Some(Finished { state, outcome })
    }
}

/// The points of the first seat.
#[derive(Debug, Default, PartialEq)]
struct FirstSeat(Sample);

impl Statistics<ThreeCells> for FirstSeat {
    type Observer<'a> = ();

    fn observe(_game: &ThreeCells) {}

    fn add(&mut self, _game: &ThreeCells, finished: &Finished<Cells>, _observer: ()) {
        self.0.add(finished.outcome.scores.0[0]);
    }

    fn merge(&mut self, other: &FirstSeat) {
        self.0.merge(other.0);
    }
}

fn simulate(threads: u64) -> Simulated<FirstSeat> {
    let simulation = Simulation {
        game: ThreeCells,
        bots: BySeat([Bot::Random; lucid_tabletop::MAX_SEATS]),
        games: 300,
        seed: 5,
        threads,
        records: None,
    };
    let texts = Texts::new(Language::English);
    let simulated = simulation.run(&AtomicBool::new(false), &texts);
    simulated.unwrap_or_else(|_| panic!("nothing is written, so that nothing can fail"))
}

#[test]
fn the_runner_plays_a_third_title_on_any_number_of_threads() {
    let (one, two) = (simulate(1), simulate(2));
    assert_eq!(one.statistics, two.statistics);
    assert_eq!(one.totals, two.totals);
    assert_eq!((one.totals.games, one.totals.lengths), (300, Some((6, 6))));
    // Two stones of three, the middle one worth two points.
    let mean = one.statistics.0.mean();
    assert!((2.0..3.0).contains(&mean), "{mean}");
}
