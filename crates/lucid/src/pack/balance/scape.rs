//! Measuring a pack of Dreamscape.

mod tally;
mod watch;

use lucid_dreamscape::{Action, Content, Dreamscape, Edition, Level, Profile, Rules};
use lucid_tabletop::{BySeat, Choices, Game as _, Seat};
use lucid_texts::{BalanceGroup, BalanceWord, Texts};

use super::Hall;
use super::report::{Bar, Column, Form, Report, Section};
use crate::bot::Bot;
use crate::failure::Failure;
use crate::load;
use crate::sim::crowd::{Luck, Series, StepOf};
use crate::sim::{self, setup};

use crate::sim::tally::Tally as _;
use tally::ScapeTally;
pub(super) use tally::{fairness, of};
use watch::Watch;

/// The rulebook that packs are measured with.
const EDITION: Edition = Edition::Sylex;
/// Within a level no card may be farther from the mean, of a hundred.
const CARD: f64 = 25.0;
/// How many of a hundred games a purpose should decide.
const PURPOSE: [f64; 2] = [5.0, 40.0];
/// So far from a fair share of wins a seat may be, of a hundred.
pub(super) const SEAT: f64 = 3.0;
/// Mr Nightmare's mean score against a player who takes red off links when cheap.
const HIS: [(Profile, [f64; 2]); 4] = [
    (Profile::TroubledNights, [42.0, 68.0]),
    (Profile::BadDreams, [47.0, 71.0]),
    (Profile::ColdSweat, [63.0, 88.0]),
    (Profile::WorstNightmares, [90.0, 126.0]),
];

/// Games of equal bots.
#[derive(Debug)]
struct Equals {
    game: Dreamscape,
    bot: Bot,
}

impl Equals {
    fn new(content: &Content, rules: Rules, bot: Bot, texts: &Texts) -> Result<Equals, Failure> {
        let game = Dreamscape::new(rules, content.clone()).map_err(|problems| {
            let told = |problem| (texts.rules_problem(problem), problem.rule());
            Failure::usage(texts, load::unplayable(problems.into_iter().map(told)))
        })?;
        Ok(Equals { game, bot })
    }
}

impl Series for Equals {
    type Game = Dreamscape;
    type Tally = ScapeTally;
    type Desk = Choices<Action>;

    fn game(&self) -> &Dreamscape {
        &self.game
    }

    fn bot(&self, _: Seat) -> String {
        self.bot.to_string()
    }

    fn play(
        &self,
        luck: Luck,
        choices: &mut Choices<Action>,
        steps: &mut Vec<StepOf<Dreamscape>>,
        tally: &mut ScapeTally,
    ) {
        let bots = BySeat([self.bot; lucid_tabletop::MAX_SEATS]);
        let mut watch = Watch::new(self.game.content(), self.game.rules().mirrored);
        let ended = sim::scape::play(&self.game, &bots, luck, choices, steps, &mut watch, || {
            false
        });
        let outcome = ended.expect("nobody breaks the game off");
        tally.note(self.game.seats(), steps.len(), &outcome, &watch);
    }
}

/// Plays with all numbers of players, with and without nightmare rules, and alone
/// against Mr Nightmare; nothing if it is stopped.
pub(super) fn measured(content: &Content, hall: &Hall<'_>) -> anyhow::Result<Option<Report>> {
    let named = hall.args.bot.as_ref().map_or("greedy", String::as_str);
    let [bot] = setup::named_bots::<Bot>(&[named.to_owned()], hall.texts)?[..] else {
        return Ok(None);
    };
    let (mut all, mut bars) = (ScapeTally::default(), Vec::new());
    for players in 2..=4 {
        for nightmare in [false, true] {
            let rules = Rules {
                players,
                nightmare,
                ..Rules::new(EDITION)
            };
            let equals = Equals::new(content, rules, bot, hall.texts)?;
            let Some(tally) = hall.play(equals)? else {
                return Ok(None);
            };
            let group = BalanceGroup::Seats { players, nightmare };
            bars.extend(tally.seats(players.into(), group));
            all.merge(&tally);
        }
    }
    for (profile, [low, high]) in HIS {
        let rules = Rules::new(EDITION).alone(profile.line());
        let equals = Equals::new(content, rules, Bot::Tidy, hall.texts)?;
        let Some(tally) = hall.play(equals)? else {
            return Ok(None);
        };
        bars.push(Bar {
            group: BalanceGroup::Duel,
            subject: profile.name().to_owned(),
            value: tally.his.mean(),
            margin: Some(tally.his.margin()),
            low,
            high,
        });
    }
    let (cards, of_cards) = cards(content, &all);
    let (purposes, of_purposes) = purposes(content, &all);
    Ok(Some(Report {
        game: Dreamscape::NAME,
        title: "Dreamscape",
        pack: format!("{} {}", content.id(), content.hash()),
        bot: bot.to_string(),
        seed: hall.args.seed,
        games: hall.args.games,
        sections: vec![cards, purposes],
        bars: of_cards
            .into_iter()
            .chain(of_purposes)
            .chain(bars)
            .collect(),
    }))
}

/// What every card takes and brings.
fn cards(content: &Content, all: &ScapeTally) -> (Section, Vec<Bar>) {
    let column = |field, word, form| Column { field, word, form };
    let columns = vec![
        column("level", BalanceWord::Level, Form::Count),
        column("points", BalanceWord::Points, Form::Count),
        column("kept", BalanceWord::Kept, Form::Count),
        column("completed_percent", BalanceWord::Completed, Form::Percent),
        column("cycles", BalanceWord::Cycles, Form::Decimal),
        column("for_shard", BalanceWord::ForShard, Form::Decimal),
        column("for_action", BalanceWord::ForAction, Form::Decimal),
        column("value", BalanceWord::Value, Form::Decimal),
        column("off_percent", BalanceWord::Off, Form::Percent),
    ];
    let mut rows = Vec::new();
    let mut bars = Vec::new();
    for level in Level::ALL {
        let of_level = content.cards().filter(|(_, card)| card.level == level);
        let valued: Vec<_> = of_level
            .map(|(id, card)| {
                let tally = all.card(id);
                (card, tally, tally.value(card.points))
            })
            .collect();
        let known: Vec<f64> = valued.iter().filter_map(|(_, _, value)| *value).collect();
        let mean = known.iter().sum::<f64>() / known.len().max(1) as f64;
        for (card, tally, value) in valued {
            let off = value.map(|value| 100.0 * (value / mean - 1.0));
            rows.push((
                card.id.clone(),
                vec![
                    Some(level.number().into()),
                    Some(card.points.into()),
                    Some(tally.kept as f64),
                    tally.completed_percent(),
                    tally.cycles(),
                    tally.for_shard(card.points),
                    tally.for_action(card.points),
                    value,
                    off,
                ],
            ));
            if let Some(value) = off {
                bars.push(Bar {
                    group: BalanceGroup::Cards(level.number()),
                    subject: card.id.clone(),
                    value,
                    margin: None,
                    low: -CARD,
                    high: CARD,
                });
            }
        }
    }
    let section = Section {
        field: "cards",
        word: BalanceWord::Card,
        columns,
        rows,
    };
    (section, bars)
}

/// How much every purpose matters.
fn purposes(content: &Content, all: &ScapeTally) -> (Section, Vec<Bar>) {
    let column = |field, word, form| Column { field, word, form };
    let columns = vec![
        column("out", BalanceWord::Out, Form::Count),
        column("changed_percent", BalanceWord::Changed, Form::Percent),
        column("points", BalanceWord::Points, Form::Decimal),
    ];
    let mut rows = Vec::new();
    let mut bars = Vec::new();
    for (id, purpose) in content.purposes() {
        let tally = all.purpose(id);
        let changed = tally.changed_percent();
        let figures = vec![Some(tally.out as f64), changed, tally.points()];
        rows.push((purpose.id.clone(), figures));
        if let Some(value) = changed {
            let [low, high] = PURPOSE;
            bars.push(Bar {
                group: BalanceGroup::Purposes,
                subject: purpose.id.clone(),
                value,
                margin: Some(tally.margin()),
                low,
                high,
            });
        }
    }
    let section = Section {
        field: "purposes",
        word: BalanceWord::Purpose,
        columns,
        rows,
    };
    (section, bars)
}
