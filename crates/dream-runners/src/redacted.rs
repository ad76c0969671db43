//! What a viewer may know of a step, and its shadow (see [`lucid_tabletop::redacted`]).
//!
//! The only secrets are the boards of others while dreams are created (R1). Of
//! what others lay a viewer learns nothing, and in its shadow those boards stay
//! as they were, which nothing depends on. The step that ends the phase shows
//! them, before it is played:
//!
//! | word | meaning |
//! |---|---|
//! | `C:lock,A:three-a@c3,B:two-b@d4.1` | C locked last; this lies on the boards that the viewer did not see |
//! | `!time,A:three-a@c3` | the same, when the time is up |

use lucid_tabletop::redacted::{REVEALS, RedactedErrorKind, parse_step, write_step};
use lucid_tabletop::{Choices, Game as _, Redacted, Seat, Step};

use crate::state::{Phase, State};
use crate::{Action, Chance, Draft, DreamRunners, Event, Placed, View};

impl Redacted for DreamRunners {
    fn redact_step(
        &self,
        before: &State,
        step: &Step<Action, Chance>,
        viewer: Option<Seat>,
        out: &mut String,
    ) {
        if composer(step).is_some_and(|seat| !self.rules.shows(seat, viewer)) {
            return;
        }
        write_step(self, step, out);
        if self.ends_composing(before, step) {
            for seat in self.hidden_from(viewer) {
                for placed in before.drafts[seat].placed() {
                    out.push(REVEALS);
                    write_step(self, &Step::Action(seat, Action::Put(*placed)), out);
                }
            }
        }
    }

    fn is_public(&self, before: &State, step: &Step<Action, Chance>) -> bool {
        composer(step).is_none() && !self.ends_composing(before, step)
    }

    fn prepare(
        &self,
        shadow: &mut State,
        redacted: &str,
        viewer: Option<Seat>,
    ) -> Result<Step<Action, Chance>, RedactedErrorKind> {
        let mut words = redacted.split(REVEALS);
        let step = words.next().and_then(|word| parse_step(self, word));
        let step = step.ok_or(RedactedErrorKind::Unreadable)?;
        let secret = composer(&step).is_some_and(|seat| !self.rules.shows(seat, viewer));
        if secret || !self.is_possible(shadow, &step) {
            return Err(RedactedErrorKind::Impossible);
        }
        let mut drafts = shadow.drafts;
        let shows = self.ends_composing(shadow, &step);
        if shows {
            (self.hidden_from(viewer)).for_each(|seat| drafts[seat] = Draft::default());
        }
        for word in words {
            let Some(Step::Action(seat, Action::Put(placed))) = parse_step(self, word) else {
                return Err(RedactedErrorKind::Unreadable);
            };
            let hidden = self.hidden_from(viewer).any(|hidden| hidden == seat);
            if !shows || !hidden || !self.may_lie(shadow, seat, &drafts[seat], placed) {
                return Err(RedactedErrorKind::Impossible);
            }
            drafts[seat].put(placed);
        }
        shadow.drafts = drafts;
        Ok(step)
    }

    fn redact_event(&self, event: Event, viewer: Option<Seat>) -> Option<Event> {
        event.redact_event(&self.rules, viewer)
    }

    fn choices_of(&self, view: &View, choices: &mut Choices<Action>) {
        self.choices(view, choices);
    }

    fn round(&self, state: &State) -> u8 {
        state.table.round
    }
}

impl DreamRunners {
    /// Whether everybody's board is shown after a step that is possible (R3).
    fn ends_composing(&self, before: &State, step: &Step<Action, Chance>) -> bool {
        let table = &before.table;
        table.phase == Phase::Compose
            && match *step {
                Step::Action(seat, Action::Lock) => {
                    let mut sleepers = table.sleepers(self.rules.players).iter();
                    sleepers.all(|other| other == seat || table.done.contains(other))
                }
                Step::Expiry => true,
                _ => false,
            }
    }

    /// The seats whose boards a viewer does not see while dreams are created.
    fn hidden_from(&self, viewer: Option<Seat>) -> impl Iterator<Item = Seat> + use<'_> {
        Seat::first(self.seats()).filter(move |seat| !self.rules.shows(*seat, viewer))
    }

    /// Whether a segment can lie on a seat's board beside what lies there (R1).
    fn may_lie(&self, shadow: &State, seat: Seat, draft: &Draft, placed: Placed) -> bool {
        let player = &shadow.table.players[seat];
        player.woke.is_none()
            && player.segments.contains(placed.segment)
            && draft.find(placed.segment).is_none()
            && self.fits(draft, placed)
    }
}

/// Whose board a step changes, if it does.
fn composer(step: &Step<Action, Chance>) -> Option<Seat> {
    match *step {
        Step::Action(seat, Action::Put(_) | Action::Lift(_) | Action::Clear) => Some(seat),
        _ => None,
    }
}
