//! A line as it goes: what each step does, with chance cut off.

use lucid_dreamscape::{
    Action, Dreamscape, Event, Ongoing, Pending, Phase, Power, Reason, State, Table, View,
};
use lucid_tabletop::{Game as _, Random, Seat, ToAct};

use super::Line;
use crate::dreamscape::creation::steps::{is_open, play_cut};
use crate::dreamscape::planner::dream;

/// One step of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beat {
    /// What is done.
    pub action: Action,
    /// Whether chance decides what comes of it; the line goes on as if nothing had.
    pub open: bool,
    /// What happens.
    pub events: Vec<Event>,
    /// The table afterwards. The end of a turn changes nothing here: what others do
    /// then is no part of the line.
    pub table: Table,
}

/// A line as it goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The turn itself.
    pub steps: Vec<Beat>,
    /// The Creation that could follow a Travel.
    pub then: Vec<Beat>,
    /// The table before the first step.
    pub before: Table,
    seat: Seat,
}

impl Played {
    /// All steps.
    pub fn beats(&self) -> impl Iterator<Item = &Beat> {
        self.steps.iter().chain(&self.then)
    }

    /// The table when the line is at its end.
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
        let is_it = |beat: &Beat| !beat.open && beat.table == *table;
        self.steps.iter().position(is_it).map(|beat| beat + 1)
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
    /// How the line goes from the view that it was found for; nothing if it is no
    /// line of that view.
    pub fn play(&self, game: &Dreamscape, view: &View) -> Option<Played> {
        let seat = view.viewer?;
        let mut state = game.resample(view, &mut Random::new(0));
        let before = state.table().clone();
        let mut steps = Vec::new();
        for action in &self.steps {
            steps.push(beat(game, seat, &mut state, *action)?);
        }
        let mut then = Vec::new();
        if !self.then.is_empty() {
            let after = dream::creation(game, &state, seat, None);
            let mut state = game.resample(&after, &mut Random::new(0));
            for action in &self.then {
                then.push(beat(game, seat, &mut state, *action)?);
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

/// The state before a turn ends, as its steps lead there.
pub(super) fn before_end(game: &Dreamscape, view: &View, steps: &[Action]) -> Option<State> {
    let seat = view.viewer?;
    let mut state = game.resample(view, &mut Random::new(0));
    for action in steps {
        beat(game, seat, &mut state, *action)?;
    }
    Some(state)
}

fn beat(game: &Dreamscape, seat: Seat, state: &mut State, action: Action) -> Option<Beat> {
    let mut events = Vec::new();
    let open = play(game, seat, state, action, &mut events)?;
    Some(Beat {
        action,
        open,
        events,
        table: state.table().clone(),
    })
}

/// Plays a step with chance cut off: whether it was, and nothing if the step is not
/// legal. Ends are not played.
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
        _ if is_open(game, action) => {
            let may = match action {
                Action::UseCard { card, colour } => {
                    let store = Action::Store { card, colour };
                    game.check(state, seat, store).is_ok()
                }
                _ => matches!(acting.pending, Pending::Draw | Pending::KingDraw),
            };
            if may {
                play_cut(game, seat, state, action, events);
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

/// Whether a seat only settles what chance has brought.
pub(super) fn settles(table: &Table, seat: Seat) -> bool {
    let player = &table.players[seat];
    let drawn = matches!(
        player.pending,
        Pending::Draw | Pending::KingDraw | Pending::Keep(_)
    );
    drawn || matches!(player.power, Ongoing::Harvesters)
}
