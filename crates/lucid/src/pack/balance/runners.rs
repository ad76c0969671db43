//! Measuring a pack of Dream Runners.

mod watch;

use lucid_dream_runners::{Content, DreamRunners, Rules};
use lucid_tabletop::{BySeat, Game as _, Seat, Step};
use lucid_texts::{BalanceGroup, BalanceWord, Texts};

use super::Hall;
use super::report::{Bar, Column, Form, Report, Section};
use super::scape::fairness;
use crate::bot::Runner;
use crate::failure::Failure;
use crate::load;
use crate::sim::crowd::{Luck, Series, StepOf};
use crate::sim::{runners::Sitting, setup};

use crate::sim::tally::Tally as _;
use watch::{RunnersTally, Watch};

/// Where the final scores of good play should lie.
const SCORES: [f64; 2] = [35.0, 50.0];

/// Games of equal bots.
#[derive(Debug)]
struct Equals {
    game: DreamRunners,
    bot: Runner,
}

impl Equals {
    fn new(content: &Content, players: u8, bot: Runner, texts: &Texts) -> Result<Equals, Failure> {
        let rules = Rules {
            players,
            ..Rules::default()
        };
        let game = DreamRunners::new(rules, content.clone()).map_err(|problems| {
            let told = |problem| (texts.runners_rules_problem(problem), problem.rule());
            Failure::usage(texts, load::unplayable(problems.into_iter().map(told)))
        })?;
        Ok(Equals { game, bot })
    }
}

impl Series for Equals {
    type Game = DreamRunners;
    type Tally = RunnersTally;
    type Desk = ();

    fn game(&self) -> &DreamRunners {
        &self.game
    }

    fn bot(&self, _: Seat) -> String {
        self.bot.to_string()
    }

    fn play(
        &self,
        luck: Luck,
        (): &mut (),
        steps: &mut Vec<StepOf<DreamRunners>>,
        tally: &mut RunnersTally,
    ) {
        let bots = BySeat([self.bot; lucid_tabletop::MAX_SEATS]);
        let ended = Sitting::new(&self.game, &bots, luck, steps).play(|| false);
        let outcome = ended.expect("nobody breaks the game off");
        let mut watch = Watch::new(&self.game);
        self.replay(steps, &mut watch);
        tally.note(self.game.seats(), steps.len(), &outcome, &watch);
    }
}

impl Equals {
    /// Plays a game once more, for somebody to watch.
    fn replay(&self, steps: &[StepOf<DreamRunners>], watch: &mut Watch) {
        let game = &self.game;
        let mut state = game.start();
        for step in steps {
            match *step {
                Step::Action(seat, action) => game.play_unchecked(&mut state, seat, action, watch),
                Step::Chance(chance) => game.resolve(&mut state, chance, watch),
                Step::Expiry => game.expire(&mut state, watch),
            }
        }
    }
}

/// Plays with all numbers of players; nothing if it is stopped.
pub(super) fn measured(content: &Content, hall: &Hall<'_>) -> anyhow::Result<Option<Report>> {
    let named = hall.args.bot.as_ref().map_or("perfect", String::as_str);
    let [bot] = setup::named_bots::<Runner>(&[named.to_owned()], hall.texts)?[..] else {
        return Ok(None);
    };
    let (mut all, mut bars) = (RunnersTally::default(), Vec::new());
    for players in 2..=4 {
        let equals = Equals::new(content, players, bot, hall.texts)?;
        let Some(tally) = hall.play(equals)? else {
            return Ok(None);
        };
        let group = BalanceGroup::Seats {
            players,
            nightmare: false,
        };
        bars.extend(fairness(&tally.wins[..players.into()], group));
        let [low, high] = SCORES;
        bars.push(Bar {
            group: BalanceGroup::Scores(players),
            subject: bot.to_string(),
            value: tally.score.mean(),
            margin: Some(tally.score.margin()),
            low,
            high,
        });
        all.merge(&tally);
    }
    Ok(Some(Report {
        game: DreamRunners::NAME,
        title: "Dream Runners",
        pack: format!("{} {}", content.id(), content.hash()),
        bot: bot.to_string(),
        seed: hall.args.seed,
        games: hall.args.games,
        sections: vec![tiles(content, &all), segments(content, &all)],
        bars,
    }))
}

/// What every tile brings.
fn tiles(content: &Content, all: &RunnersTally) -> Section {
    let column = |field, word, form| Column { field, word, form };
    let columns = vec![
        column("level", BalanceWord::Level, Form::Count),
        column("dreamed", BalanceWord::Dreamed, Form::Count),
        column("serenity", BalanceWord::Serenity, Form::Decimal),
        column("stars", BalanceWord::Stars, Form::Decimal),
        column("coins", BalanceWord::Coins, Form::Decimal),
        column("keys", BalanceWord::Keys, Form::Decimal),
        column("fragments", BalanceWord::Fragments, Form::Decimal),
        column("woke_percent", BalanceWord::Woke, Form::Percent),
    ];
    let row = |(index, tile): (usize, &lucid_dream_runners::Tile)| {
        let tally = all.tiles.get(index).copied().unwrap_or_default();
        let mut figures = vec![Some(tile.level.into()), Some(tally.dreamed as f64)];
        figures.extend(tally.goods.map(|sum| tally.mean(sum)));
        figures.push(tally.mean(100 * tally.woke as i64));
        (tile.id.clone(), figures)
    };
    Section {
        field: "tiles",
        word: BalanceWord::Tile,
        columns,
        rows: content.tiles().iter().enumerate().map(row).collect(),
    }
}

/// How much every segment is wanted and used.
fn segments(content: &Content, all: &RunnersTally) -> Section {
    let column = |field, word, form| Column { field, word, form };
    let columns = vec![
        column("offered", BalanceWord::Offered, Form::Count),
        column("bought_percent", BalanceWord::Bought, Form::Percent),
        column("laid_percent", BalanceWord::LaidDown, Form::Percent),
        column("gain", BalanceWord::Gain, Form::Decimal),
    ];
    let mean = all.score.mean();
    let row = |(index, segment): (usize, &lucid_dream_runners::Segment)| {
        let tally = all.segments.get(index).copied().unwrap_or_default();
        let of = |sum: u64, count: u64| (count > 0).then(|| 100.0 * sum as f64 / count as f64);
        let gain =
            (tally.owners > 0).then(|| tally.owner_scores as f64 / tally.owners as f64 - mean);
        let figures = vec![
            Some(tally.offered as f64),
            of(tally.bought, tally.offered),
            of(tally.laid, tally.owned),
            gain,
        ];
        (segment.id.clone(), figures)
    };
    Section {
        field: "segments",
        word: BalanceWord::Segment,
        columns,
        rows: content.segments().enumerate().map(row).collect(),
    }
}
