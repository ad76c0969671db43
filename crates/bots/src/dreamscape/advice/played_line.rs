//! A line as it is played: what each step does, with chance cut off.

use lucid_dreamscape::{
    Action, Dreamscape, Event, Ongoing, Pending, Phase, Power, Reason, State, Table, View,
};
use lucid_tabletop::{Game as _, Random, Seat, ToAct};

use super::Line;
use crate::dreamscape::creation::model::line::{has_open_outcome, play_cut_off};
use crate::dreamscape::planner::simulated_creation;

/// One step of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedStep {
    /// What is done.
    pub action: Action,
    /// Whether chance decides its outcome. The line goes on as if nothing had come of it.
    pub open: bool,
    /// What happens.
    pub events: Vec<Event>,
    /// The table afterwards. The end of a turn changes nothing here, because what others do
    /// then is not part of the line.
    pub table: Table,
}

/// A line as it is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The turn itself.
    pub steps: Vec<PlayedStep>,
    /// The Creation that could follow a Travel.
    pub then: Vec<PlayedStep>,
    /// The table before the first step.
    pub before: Table,
    seat: Seat,
}

impl Played {
    /// All steps.
    pub fn beats(&self) -> impl Iterator<Item = &PlayedStep> {
        self.steps.iter().chain(&self.then)
    }

    /// The table at the end of the line.
    pub fn end(&self) -> &Table {
        let last = self.then.last().or(self.steps.last());
        last.map_or(&self.before, |beat| &beat.table)
    }

    /// How many steps of the turn have been played when the table looks like this;
    /// `None` if the line never gets there.
    pub fn reached(&self, table: &Table) -> Option<usize> {
        if *table == self.before {
            return Some(0);
        }
        let is_reached = |beat: &PlayedStep| !beat.open && beat.table == *table;
        self.steps.iter().position(is_reached).map(|beat| beat + 1)
    }

    /// The points that the seat scores on the way, and why.
    pub fn points(&self) -> Vec<(Reason, i16)> {
        let events = self.beats().flat_map(|beat| &beat.events);
        points(events, self.seat)
    }

    /// The sum of the points.
    pub fn scored(&self) -> i16 {
        self.points().iter().map(|(_, points)| points).sum()
    }
}

/// The points of a seat among what happened, and why.
pub fn points<'e>(events: impl IntoIterator<Item = &'e Event>, seat: Seat) -> Vec<(Reason, i16)> {
    let own = events.into_iter().filter_map(|event| match *event {
        Event::Scored {
            seat: who,
            points,
            reason,
        } if who == seat => Some((reason, points)),
        _ => None,
    });
    own.collect()
}

impl Line {
    /// Plays the line from the view that it was found for; `None` if it is not a line of
    /// that view.
    pub fn play(&self, game: &Dreamscape, view: &View) -> Option<Played> {
        let seat = view.viewer?;
        let mut state = game.resample(view, &mut Random::new(0));
        let before = state.table().clone();
        let mut steps = Vec::new();
        for action in &self.steps {
            steps.push(play_step(game, seat, &mut state, *action)?);
        }
        let mut then = Vec::new();
        if !self.then.is_empty() {
            let after = simulated_creation::creation(game, &state, seat, None);
            let mut state = game.resample(&after, &mut Random::new(0));
            for action in &self.then {
                then.push(play_step(game, seat, &mut state, *action)?);
            }
        }
        Some(Played {
            steps,
            then,
            before,
            seat,
        })
    }
}

/// The state before a turn ends, after its steps.
pub(super) fn before_end(game: &Dreamscape, view: &View, steps: &[Action]) -> Option<State> {
    let seat = view.viewer?;
    let mut state = game.resample(view, &mut Random::new(0));
    for action in steps {
        play_step(game, seat, &mut state, *action)?;
    }
    Some(state)
}

fn play_step(
    game: &Dreamscape,
    seat: Seat,
    state: &mut State,
    action: Action,
) -> Option<PlayedStep> {
    let mut events = Vec::new();
    let open = play(game, seat, state, action, &mut events)?;
    Some(PlayedStep {
        action,
        open,
        events,
        table: state.table().clone(),
    })
}

/// Plays a step with chance cut off. Returns whether anything was cut off; `None` if the
/// step is not legal. Ends are not played.
pub(super) fn play(
    game: &Dreamscape,
    seat: Seat,
    state: &mut State,
    action: Action,
    events: &mut Vec<Event>,
) -> Option<bool> {
    game.check(state, seat, action).ok()?;
    let table = state.table();
    let acting = &table.players[seat];
    match action {
        Action::End => Some(false),
        Action::UseLocation => {
            if open_power(table, seat).is_some() {
                return Some(true);
            }
            game.play_unchecked(state, seat, action, events);
            Some(false)
        }
        // P5: in a Travel the Lake of a card is played like that of the location.
        Action::UseCard { card, .. }
            if table.phase == Phase::Travel && game.content().card(card).power == Power::Lake =>
        {
            game.play_unchecked(state, seat, action, events);
            Some(false)
        }
        _ if has_open_outcome(game, action) => {
            let may = match action {
                Action::UseCard { card, colour } => {
                    let store = Action::Store { card, colour };
                    game.check(state, seat, store).is_ok()
                }
                _ => matches!(acting.pending, Pending::Draw | Pending::KingDraw),
            };
            if may {
                play_cut_off(game, seat, state, action, events);
            }
            may.then_some(true)
        }
        _ => {
            game.play_unchecked(state, seat, action, events);
            Some(game.to_act(state) == ToAct::Chance)
        }
    }
}

/// The power of the seat's location if chance decides what it brings.
pub(super) fn open_power(table: &Table, seat: Seat) -> Option<Power> {
    let power = Power::ALL[table.players[seat].sleeper.index()];
    let open = matches!(power, Power::Archives | Power::Harvesters | Power::King);
    (table.phase == Phase::Travel && open).then_some(power)
}

/// Whether a seat only chooses among what chance has brought.
pub(super) fn settles(table: &Table, seat: Seat) -> bool {
    let player = &table.players[seat];
    let drawn = matches!(
        player.pending,
        Pending::Draw | Pending::KingDraw | Pending::Keep(_)
    );
    drawn || matches!(player.power, Ongoing::Harvesters)
}
