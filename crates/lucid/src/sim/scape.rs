//! Games of Dreamscape, with several players or alone against Mr Nightmare.

mod profile;
mod setup;
mod tally;

use std::iter;

use lucid_dreamscape::{Action, Dreamscape, Event};
use lucid_tabletop::{BySeat, Choices, Events, Game, Outcome, Seat, Step, ToAct};
use lucid_texts::{Label, Texts};
use serde_json::{Value, json};

use super::crowd::{Luck, Series, StepOf, Told};
use super::json::{all, figure, seats, sources};
use super::table::{self, MEAN_AND_DEVIATION, framed, won};
use super::tally::Tally as _;
use crate::bot::{Bot, Place};
use crate::output::Ink;
use crate::points::{HisSource, Points, Source};

pub(super) use setup::series;
pub(crate) use setup::{game, long_help};
use tally::ScapeTally;

/// A game of Dreamscape and who plays it.
#[derive(Debug)]
pub(super) struct Scape {
    game: Dreamscape,
    bots: BySeat<Bot>,
}

impl Series for Scape {
    type Game = Dreamscape;
    type Tally = ScapeTally;
    type Desk = Choices<Action>;

    fn game(&self) -> &Dreamscape {
        &self.game
    }

    fn bot(&self, seat: Seat) -> String {
        self.bots[seat].to_string()
    }

    fn play(
        &self,
        luck: Luck,
        choices: &mut Choices<Action>,
        steps: &mut Vec<StepOf<Dreamscape>>,
        tally: &mut ScapeTally,
    ) {
        let mut points = Points::default();
        let outcome = play(
            &self.game,
            &self.bots,
            luck,
            choices,
            steps,
            &mut points,
            || false,
        );
        let outcome = outcome.expect("nobody breaks the game off");
        tally.note(self.game.seats(), steps.len(), &outcome, &points);
    }
}

impl Told for Scape {
    const TITLE: &'static str = "Dreamscape";

    fn add_json(&self, tally: &ScapeTally, object: &mut Value) {
        let names = Source::ALL.map(Source::name);
        object["seats"] = seats(self, tally, &tally.seats, names);
        object["all"] = all(&tally.seats, names);
        if self.is_solo() {
            let his = &tally.his;
            object["his"] = json!({
                "wins": his.wins(),
                "win_percent": tally.totals().per_game(his.wins() * 100.0),
                "score": figure(his.score),
                "sources": sources(HisSource::ALL.map(HisSource::name), his.sources),
            });
        }
    }

    fn tables(&self, tally: &ScapeTally, texts: &Texts, ink: Ink) -> Vec<String> {
        if self.is_solo() {
            let tables = [alone(tally, texts, ink), his(tally, texts, ink)];
            return tables.join(&String::new());
        }
        let labels = Source::ALL.map(Source::label);
        let count = self.game.seats();
        table::points(&tally.seats, count, labels, tally.totals(), texts, ink)
    }
}

/// Plays one game to its end, unless it is broken off.
pub(crate) fn play(
    game: &Dreamscape,
    bots: &BySeat<Bot>,
    luck: Luck,
    choices: &mut Choices<Action>,
    steps: &mut Vec<StepOf<Dreamscape>>,
    events: &mut impl Events<Event>,
    is_broken_off: impl Fn() -> bool,
) -> Option<Outcome> {
    let Luck {
        mut dealer,
        mut random,
    } = luck;
    let mut players = BySeat::from_fn(|seat| bots[seat].sit(&mut random));
    let mut state = game.start();
    loop {
        match game.to_act(&state) {
            ToAct::Chance => {
                let chance = dealer.deal(game, &state);
                game.resolve(&mut state, chance, events);
                steps.push(Step::Chance(chance));
            }
            ToAct::Seats(_) if is_broken_off() => return None,
            ToAct::Seats(seats) => {
                // In a simultaneous Creation anybody may be quickest.
                let quickest = match seats.len() {
                    1 => 0,
                    many => random.below(many),
                };
                let seat = seats.iter().nth(quickest).unwrap_or_default();
                let place = Place::new(game, &state, seat);
                let action = players[seat].choose(&place, choices, &mut random);
                game.play_unchecked(&mut state, seat, action, events);
                steps.push(Step::Action(seat, action));
            }
            ToAct::Over => return game.outcome(&state),
        }
    }
}

impl Scape {
    fn is_solo(&self) -> bool {
        self.game.rules().solo.is_some()
    }
}

/// The wins and points of a single player, and how far the points spread.
fn alone(tally: &ScapeTally, texts: &Texts, ink: Ink) -> Vec<String> {
    let player = tally.all_seats();
    let wins = won(tally.totals(), texts, player.wins());
    let names = [
        [Seat::default().to_string(), wins],
        ["±".to_owned(), String::new()],
    ];
    let rows = (names.into_iter().zip(MEAN_AND_DEVIATION))
        .map(|(name, read)| table::row(texts, name, player.score, &player.sources, read));
    let head = table::head(texts, Source::ALL.map(Source::label));
    let rows: Vec<Vec<String>> = iter::once(head).chain(rows).collect();
    framed(&rows, ink)
}

/// Mr Nightmare's points, and how far they spread. He wins the games that the
/// player does not (L16), so that his wins need no column.
fn his(tally: &ScapeTally, texts: &Texts, ink: Ink) -> Vec<String> {
    let his = &tally.his;
    let labels = iter::once(Label::Score).chain(HisSource::ALL.map(HisSource::label));
    let labels = labels.map(|label| texts.label(label));
    let head = iter::once(String::new()).chain(labels).collect();
    let names = [texts.label(Label::MrNightmare), "±".to_owned()];
    let rows = (names.into_iter().zip(MEAN_AND_DEVIATION))
        .map(|(name, read)| table::row(texts, [name], his.score, &his.sources, read));
    let rows: Vec<Vec<String>> = iter::once(head).chain(rows).collect();
    framed(&rows, ink)
}
