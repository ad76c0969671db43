//! Games of Dream Runners.

mod clock;
mod play;
mod setup;
mod tally;

use lucid_dream_runners::DreamRunners;
use lucid_tabletop::{BySeat, Game, Seat};
use lucid_texts::{Label, Texts};
use serde_json::{Value, json};

use super::crowd::{Luck, Series, StepOf, Told};
use super::json::{all, figure, seats};
use super::table;
use super::tally::Tally as _;
use crate::bot::Runner;
use crate::output::{Ink, aligned};

pub(crate) use play::Sitting;
pub(super) use setup::series;
pub(crate) use setup::{game, long_help};
use tally::{RunnersTally, SOURCES};

/// A game of Dream Runners and who plays it.
#[derive(Debug)]
pub(super) struct Runners {
    game: DreamRunners,
    bots: BySeat<Runner>,
}

impl Series for Runners {
    type Game = DreamRunners;
    type Tally = RunnersTally;
    type Desk = ();

    fn game(&self) -> &DreamRunners {
        &self.game
    }

    fn bot(&self, seat: Seat) -> String {
        self.bots[seat].to_string()
    }

    fn play(
        &self,
        luck: Luck,
        _: &mut (),
        steps: &mut Vec<StepOf<DreamRunners>>,
        tally: &mut RunnersTally,
    ) {
        let mut sitting = Sitting::new(&self.game, &self.bots, luck, steps);
        sitting.play(|| false);
        let (state, course) = sitting.finish();
        tally.note(&self.game, &state, steps.len(), &course);
    }
}

impl Told for Runners {
    const TITLE: &'static str = "Dream Runners";

    fn add_json(&self, tally: &RunnersTally, object: &mut Value) {
        let names = SOURCES.map(|(name, _)| name);
        let mut listed = seats(self, tally, &tally.points, names);
        for (seat, course) in tally.courses.first(self.game.seats()) {
            let figures = &mut listed[seat.index()];
            figures["awake_percent"] = json!(tally.totals().per_game(100.0 * course.awake as f64));
            figures["coins"] = figure(course.coins);
            figures["first_lock_percent"] = json!(course.percent(course.first_locks));
            figures["late_percent"] = json!(course.percent(course.late));
        }
        object["seats"] = listed;
        object["all"] = all(&tally.points, names);
        object["won_by_nobody"] = json!(tally.won_by_nobody);
    }

    fn tables(&self, tally: &RunnersTally, texts: &Texts, ink: Ink) -> Vec<String> {
        let (count, labels) = (self.game.seats(), SOURCES.map(|(_, label)| label));
        let points = table::points(&tally.points, count, labels, tally.totals(), texts, ink);
        let tables = [points, self.courses(tally, texts, ink)];
        tables.join(&String::new())
    }
}

impl Runners {
    /// How each seat came through: awake, coins left, and how quick it was.
    fn courses(&self, tally: &RunnersTally, texts: &Texts, ink: Ink) -> Vec<String> {
        let labels = [
            Label::Seat,
            Label::Awake,
            Label::Coins,
            Label::FirstLock,
            Label::Late,
        ];
        let mut rows = vec![labels.map(|label| texts.label(label)).to_vec()];
        for (seat, course) in tally.courses.first(self.game.seats()) {
            rows.push(vec![
                seat.to_string(),
                texts.percent(tally.totals().per_game(100.0 * course.awake as f64)),
                texts.decimal(course.coins.mean(), 2),
                texts.percent(course.percent(course.first_locks)),
                texts.percent(course.percent(course.late)),
            ]);
        }
        let mut lines = aligned(&rows);
        lines[0] = ink.faint(&lines[0]);
        lines
    }
}
