//! Lines as play-outs follow them.

use lucid_dreamscape::{Action, Ongoing, Pending, Phase, Table};
use lucid_tabletop::Seat;

use super::super::Line;

/// A way to play the rest of a turn, as play-outs follow it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scripted {
    /// The steps of the turn, without choices among what chance brings.
    pub turn: Vec<Action>,
    /// The steps of the Creation after a Travel.
    pub then: Vec<Action>,
}

impl Line {
    /// The line as play-outs follow it.
    pub fn scripted(&self) -> Scripted {
        let is_open = |step: &Action| matches!(step, Action::Keep(_) | Action::KeepNone);
        // A card that was shown is chosen among when it comes; the first step is certain.
        let turn = self.steps.iter().enumerate();
        let turn = turn.filter(|(place, step)| *place == 0 || !is_open(step));
        Scripted {
            turn: turn.map(|(_, step)| *step).collect(),
            then: self.then.clone(),
        }
    }
}

/// Follows a line as long as it can.
pub(super) struct ScriptFollower<'a> {
    line: &'a Scripted,
    /// How many steps were taken.
    turn: usize,
    then: usize,
    /// Whether the line cannot be followed any more.
    lost: bool,
}

impl<'a> ScriptFollower<'a> {
    pub(super) fn new(line: &'a Scripted) -> ScriptFollower<'a> {
        ScriptFollower {
            line,
            turn: 0,
            then: 0,
            lost: false,
        }
    }

    /// The next step of the line, if it can be taken now.
    pub(super) fn next(
        &mut self,
        table: &Table,
        seat: Seat,
        began: Phase,
        choices: &[Action],
    ) -> Option<Action> {
        if self.lost {
            return None;
        }
        let (steps, taken) = match table.phase == began {
            true => (&self.line.turn, &mut self.turn),
            false if table.phase == Phase::Creation => (&self.line.then, &mut self.then),
            false => return None,
        };
        let step = *steps.get(*taken)?;
        if choices.contains(&step) {
            *taken += 1;
            return Some(step);
        }
        // What chance has brought is chosen among by the policy; the line goes on then.
        let player = &table.players[seat];
        let waits = player.pending != Pending::Nothing
            || matches!(
                player.power,
                Ongoing::Harvesters | Ongoing::Lake | Ongoing::LakeOrder(_)
            );
        self.lost = !waits;
        None
    }
}
