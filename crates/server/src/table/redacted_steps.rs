//! The steps of one entry, redacted for each viewer.

use lucid_tabletop::{Game, MAX_SEATS, Redacted, Seat, Step};

/// Whom steps are redacted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// Nobody: a log is being read.
    Nobody,
    /// Everybody who may be at the table.
    All,
    /// One viewer: a seat, or a spectator.
    One(Option<Seat>),
}

/// The steps of an entry as text, written once if all viewers see the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RedactedSteps {
    /// The same for all.
    Same(String),
    /// One text for each seat, and the last one for spectators.
    Each(Box<[String; MAX_SEATS + 1]>),
}

impl Default for RedactedSteps {
    fn default() -> RedactedSteps {
        RedactedSteps::Same(String::new())
    }
}

impl RedactedSteps {
    /// What a viewer sees.
    pub fn for_viewer(&self, viewer: Option<Seat>) -> &str {
        match self {
            RedactedSteps::Same(text) => text,
            RedactedSteps::Each(texts) => &texts[index(viewer)],
        }
    }

    /// Adds a step that is about to be played on a state.
    pub(super) fn push<G: Redacted>(
        &mut self,
        game: &G,
        before: &G::State,
        step: &Step<<G as Game>::Action, <G as Game>::Chance>,
        audience: Audience,
    ) {
        match audience {
            Audience::Nobody => {}
            Audience::One(viewer) => self.push_for(game, before, step, viewer),
            Audience::All
                if game.is_public(before, step) && matches!(self, RedactedSteps::Same(_)) =>
            {
                self.push_for(game, before, step, None);
            }
            Audience::All => {
                let texts = self.split();
                let viewers = Seat::first(MAX_SEATS).map(Some).chain([None]);
                for (text, viewer) in texts.iter_mut().zip(viewers) {
                    push_word(text, |out| game.redact_step(before, step, viewer, out));
                }
            }
        }
    }

    fn push_for<G: Redacted>(
        &mut self,
        game: &G,
        before: &G::State,
        step: &Step<<G as Game>::Action, <G as Game>::Chance>,
        viewer: Option<Seat>,
    ) {
        let text = match self {
            RedactedSteps::Same(text) => text,
            RedactedSteps::Each(texts) => &mut texts[index(viewer)],
        };
        push_word(text, |out| game.redact_step(before, step, viewer, out));
    }

    fn split(&mut self) -> &mut [String; MAX_SEATS + 1] {
        if let RedactedSteps::Same(text) = self {
            let text = std::mem::take(text);
            *self = RedactedSteps::Each(Box::new(std::array::from_fn(|_| text.clone())));
        }
        match self {
            RedactedSteps::Each(texts) => texts,
            RedactedSteps::Same(_) => unreachable!("it has just been split"),
        }
    }
}

/// Adds a word, separated by a space; a step that is hidden from the viewer adds nothing.
fn push_word(text: &mut String, write: impl FnOnce(&mut String)) {
    let before = text.len();
    if before > 0 {
        text.push(' ');
    }
    let start = text.len();
    write(text);
    if text.len() == start {
        text.truncate(before);
    }
}

fn index(viewer: Option<Seat>) -> usize {
    viewer.map_or(MAX_SEATS, Seat::index)
}
