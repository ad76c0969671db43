//! What each viewer is told of the steps of one entry.

use lucid_tabletop::{Game, MAX_SEATS, Seat, Step, Told};

/// Who is to be told of steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// Nobody: a log is being read.
    Nobody,
    /// Everybody who may be at the table.
    All,
    /// One viewer: a seat, or a spectator.
    One(Option<Seat>),
}

/// Told steps, written once where all viewers are told the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tale {
    /// The same for all.
    Same(String),
    /// One text for each seat, and the last one for spectators.
    Each(Box<[String; MAX_SEATS + 1]>),
}

impl Default for Tale {
    fn default() -> Tale {
        Tale::Same(String::new())
    }
}

impl Tale {
    /// What one viewer is told.
    pub fn for_viewer(&self, viewer: Option<Seat>) -> &str {
        match self {
            Tale::Same(text) => text,
            Tale::Each(texts) => &texts[place(viewer)],
        }
    }

    /// Tells a step that is about to be played on a state.
    pub(super) fn tell<G: Told>(
        &mut self,
        game: &G,
        before: &G::State,
        step: &Step<<G as Game>::Action, <G as Game>::Chance>,
        audience: Audience,
    ) {
        match audience {
            Audience::Nobody => {}
            Audience::One(viewer) => self.add_for(game, before, step, viewer),
            Audience::All if game.is_open(before, step) && matches!(self, Tale::Same(_)) => {
                self.add_for(game, before, step, None);
            }
            Audience::All => {
                let texts = self.split();
                let viewers = Seat::first(MAX_SEATS).map(Some).chain([None]);
                for (text, viewer) in texts.iter_mut().zip(viewers) {
                    add(text, |out| game.tell(before, step, viewer, out));
                }
            }
        }
    }

    fn add_for<G: Told>(
        &mut self,
        game: &G,
        before: &G::State,
        step: &Step<<G as Game>::Action, <G as Game>::Chance>,
        viewer: Option<Seat>,
    ) {
        let text = match self {
            Tale::Same(text) => text,
            Tale::Each(texts) => &mut texts[place(viewer)],
        };
        add(text, |out| game.tell(before, step, viewer, out));
    }

    fn split(&mut self) -> &mut [String; MAX_SEATS + 1] {
        if let Tale::Same(text) = self {
            let text = std::mem::take(text);
            *self = Tale::Each(Box::new(std::array::from_fn(|_| text.clone())));
        }
        match self {
            Tale::Each(texts) => texts,
            Tale::Same(_) => unreachable!("it has just been split"),
        }
    }
}

/// Adds a word, with a blank before it unless it is the first; a step of which
/// nothing is told adds nothing.
fn add(text: &mut String, tell: impl FnOnce(&mut String)) {
    let before = text.len();
    if before > 0 {
        text.push(' ');
    }
    let start = text.len();
    tell(text);
    if text.len() == start {
        text.truncate(before);
    }
}

fn place(viewer: Option<Seat>) -> usize {
    viewer.map_or(MAX_SEATS, Seat::index)
}
