//! A line of play: how its steps are played with chance cut off, and where its value
//! comes from.

use lucid_dreamscape::{Action, Dreamscape, Event, Level, Pending, Power, Reason, State};
use lucid_tabletop::{Events, Game as _, Seat, ToAct};

use super::{Evaluation, Instance, POINT};
use crate::dreamscape::creation::bounds::Assessment;
use crate::dreamscape::creation::search::{FoundLine, LineEffect};

/// A way to play the rest of a Creation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CreationLine {
    /// The steps, the end of the Creation included.
    pub steps: Vec<Action>,
    /// How many of the steps are certain: up to and including the first whose outcome
    /// chance decides.
    pub certain: usize,
    /// What the seat has in the end, in hundredths of a point: its points, and what the
    /// position is worth besides.
    pub value: i32,
    /// The points that the line scores, in order, each with its reason.
    pub points: Vec<(Reason, i16)>,
    /// The part of the value that is not points.
    pub rest: Rest,
    /// How good the line is known to be.
    pub proof: Proof,
}

impl CreationLine {
    /// The points that the line scores.
    pub fn scored(&self) -> i16 {
        self.points.iter().map(|(_, points)| points).sum()
    }
}

/// How good a line is known to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// No line is better, except those before it.
    Exact,
    /// No line exceeds this value, except those before it.
    Bound(i32),
}

/// The worth of a position besides points, in hundredths of a point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rest {
    /// Cards in front: how far each is.
    pub cards: i32,
    /// The purposes.
    pub purposes: i32,
    /// Shards on cards.
    pub stored: i32,
    /// Trees, water, mountains and the Dreamer, for what they will bring.
    pub ground: i32,
    /// Red shards.
    pub red: i32,
    /// Draws and powers whose outcome is left open.
    pub open: i32,
}

impl Rest {
    /// The sum.
    pub fn sum(&self) -> i32 {
        self.cards + self.purposes + self.stored + self.ground + self.red + self.open
    }
}

impl CreationLine {
    /// The line with these steps, which nobody has searched for; `None` if they are not
    /// legal.
    pub(in crate::dreamscape::creation) fn appraised(
        instance: &Instance<'_>,
        state: &State,
        steps: &[Action],
    ) -> Option<CreationLine> {
        let mut end = state.clone();
        for step in steps.iter().filter(|step| **step != Action::End) {
            instance.game.check(&end, instance.seat, *step).ok()?;
            instance.play(&mut end, *step, &mut ());
        }
        let mut line = CreationLine::new(instance, state, steps);
        line.proof = Proof::Bound(line.value);
        Some(line)
    }

    /// The line that a search found, which no other line exceeds by more than `bound`
    /// says.
    pub(in crate::dreamscape::creation) fn found(
        instance: &Instance<'_>,
        state: &State,
        found: &FoundLine,
        bound: i32,
    ) -> CreationLine {
        let mut line = CreationLine::new(instance, state, &found.steps);
        if bound > found.value {
            let before = POINT * i32::from(state.table().players[instance.seat].score);
            line.proof = Proof::Bound(before + bound);
        }
        line
    }

    /// The line with these legal steps.
    fn new(instance: &Instance<'_>, state: &State, steps: &[Action]) -> CreationLine {
        let mut end = state.clone();
        let mut events: Vec<Event> = Vec::new();
        let mut open = 0;
        for step in steps.iter().filter(|step| **step != Action::End) {
            open += instance.play(&mut end, *step, &mut events);
        }
        let rest = Rest {
            open,
            ..instance.rest(&end)
        };
        let cut = steps.iter().position(|step| instance.is_left_open(*step));
        CreationLine {
            steps: steps.to_vec(),
            certain: cut.map_or(steps.len(), |cut| cut + 1),
            value: POINT * i32::from(end.table().players[instance.seat].score) + rest.sum(),
            points: scored(instance, events),
            rest,
            proof: Proof::Exact,
        }
    }
}

/// The points of the seat.
fn scored(instance: &Instance<'_>, events: Vec<Event>) -> Vec<(Reason, i16)> {
    let own = events.into_iter().filter_map(|event| match event {
        Event::Scored {
            seat,
            points,
            reason,
        } if seat == instance.seat => Some((reason, points)),
        _ => None,
    });
    own.collect()
}

impl Instance<'_> {
    /// Plays a legal action. Returns what it brings, in hundredths of a point.
    ///
    /// Chance is cut off: drawing cards counts its expected value, and so do the powers
    /// of the Archives, the Harvesters, the Lake and the King. The Creation then continues
    /// as if nothing had come of it.
    pub(crate) fn play_and_score(&self, state: &mut State, action: Action) -> i32 {
        let score = |state: &State| i32::from(state.table().players[self.seat].score);
        let before = score(state);
        let expected = self.play(state, action, &mut ());
        POINT * (score(state) - before) + expected
    }

    /// Plays a legal action with chance cut off. Returns the expected value of what was
    /// cut off.
    pub(crate) fn play(
        &self,
        state: &mut State,
        action: Action,
        events: &mut impl Events<Event>,
    ) -> i32 {
        let open = play_cut_off(self.game, self.seat, state, action, events);
        open.map_or(0, |open| self.evaluation.expected(open))
    }

    /// What a line that ends here leads to.
    pub(crate) fn line_effect(&self, state: &State, assessment: &Assessment<'_>) -> LineEffect {
        let table = state.table();
        let player = &table.players[self.seat];
        LineEffect {
            score: player.score,
            pile: player.pile,
            stored: self.evaluation.stored(table, player).0,
            trees: player.board.trees().len(),
            cards: assessment.cards,
        }
    }

    /// The expected value of the power that an action uses, if its outcome is left open.
    pub(crate) fn power_bonus(&self, action: Action) -> i32 {
        match action {
            Action::UseCard { card, .. } => {
                (self.evaluation).power_bonus(self.game.content().card(card).power)
            }
            _ => 0,
        }
    }

    /// Whether an action's outcome is left open.
    pub(crate) fn is_left_open(&self, action: Action) -> bool {
        has_open_outcome(self.game, action)
    }
}

/// An outcome that was cut off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::dreamscape) enum OpenOutcome {
    /// Cards of a deck, after a completion.
    Draw(Level),
    /// Cards that the King shows.
    King(Level),
    /// What another power brings.
    Power(Power),
}

impl Evaluation {
    /// The expected value of an outcome that was cut off.
    pub(in crate::dreamscape) fn expected(&self, open: OpenOutcome) -> i32 {
        let of = |worths: &[i32; 3], level: Level| worths[usize::from(level.number()) - 1];
        match open {
            OpenOutcome::Draw(level) => of(&self.draw, level),
            OpenOutcome::King(level) => of(&self.king, level),
            OpenOutcome::Power(power) => self.power_bonus(power),
        }
    }
}

/// Whether chance decides the outcome of an action, so that it is cut off.
pub(in crate::dreamscape) fn has_open_outcome(game: &Dreamscape, action: Action) -> bool {
    match action {
        Action::Draw(_) => true,
        Action::UseCard { card, .. } => {
            let power = game.content().card(card).power;
            !matches!(power, Power::Tower | Power::Golem)
        }
        _ => false,
    }
}

/// Plays a legal action of a Creation with chance cut off: if its outcome depends on
/// chance, the game goes on as if nothing had come of it. Returns what was cut off.
pub(in crate::dreamscape) fn play_cut_off(
    game: &Dreamscape,
    seat: Seat,
    state: &mut State,
    action: Action,
    events: &mut impl Events<Event>,
) -> Option<OpenOutcome> {
    match action {
        Action::Draw(level) => {
            if state.table().players[seat].pending != Pending::KingDraw {
                game.play_unchecked(state, seat, Action::NoDraw, events);
                return Some(OpenOutcome::Draw(level));
            }
            // Whatever is shown, none is kept.
            game.play_unchecked(state, seat, action, &mut ());
            while game.to_act(state) == ToAct::Chance {
                let any = game.chance_nth(state, 0);
                game.resolve(state, any, &mut ());
            }
            game.play_unchecked(state, seat, Action::KeepNone, events);
            Some(OpenOutcome::King(level))
        }
        Action::UseCard { card, colour } if has_open_outcome(game, action) => {
            game.play_unchecked(state, seat, Action::Store { card, colour }, events);
            Some(OpenOutcome::Power(game.content().card(card).power))
        }
        _ => {
            game.play_unchecked(state, seat, action, events);
            None
        }
    }
}
