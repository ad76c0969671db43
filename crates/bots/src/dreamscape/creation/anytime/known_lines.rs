//! Lines that somebody knows already: what was played, or what a player would do.

use lucid_dreamscape::{Action, State};
use lucid_tabletop::Game as _;

use crate::dreamscape::creation::bounds::{IMPOSSIBLE, ShortlistDepth};
use crate::dreamscape::creation::search::Search;

impl Search<'_, '_> {
    /// Offers a line, and every earlier end of it. Steps that chance has made impossible
    /// are passed over or end it.
    pub(crate) fn offer_line(&mut self, state: &State, steps: &[Action]) {
        let instance = self.instance;
        let mut state = state.clone();
        let mut so_far = 0;
        self.path.clear();
        for step in steps {
            match step {
                Action::End => break,
                Action::Keep(_) | Action::KeepNone => continue,
                _ => {}
            }
            if instance.game.check(&state, instance.seat, *step).is_err() {
                break;
            }
            so_far += instance.play_and_score(&mut state, *step);
            self.path.push(*step);
            let assessment = instance.assess(&state, ShortlistDepth::ROOT, IMPOSSIBLE);
            self.offer(&state, &assessment, so_far);
        }
        self.path.clear();
    }
}
