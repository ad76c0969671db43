//! Dreamscape.

mod bots;
pub mod hint;
mod lessons;
mod pack;
mod replay;
pub mod review;
mod setup;

use lucid_dreamscape::{Content, Dreamscape, Event, Refusal, Rules, State, position};
use lucid_tabletop::{Game as _, Seat};
use lucid_texts::Texts;

pub use self::setup::{Level, Setup};
use super::{ClientTitle, Names, SetupOf};
use crate::setup::AnySetup;
use crate::table::TableGame;

impl TableGame for Dreamscape {
    type Level = Level;

    fn has_secret(&self, state: &State, seat: Seat) -> bool {
        !self.view(state, Some(seat)).own_drawn().is_empty()
    }
}

impl ClientTitle for Dreamscape {
    type Rules = Rules;
    type Content = Content;

    fn with_content(rules: Rules, content: Content) -> Option<Dreamscape> {
        Dreamscape::new(rules, content).ok()
    }

    fn pack_content(&self) -> &Content {
        self.content()
    }

    fn any_setup(setup: SetupOf<Dreamscape>) -> AnySetup {
        AnySetup::Dreamscape(setup)
    }

    fn own_setup(setup: &AnySetup) -> Option<&SetupOf<Dreamscape>> {
        setup.dreamscape()
    }

    fn event_text(&self, texts: &Texts, names: Names<'_>, event: &Event) -> String {
        texts.event(self, names, event)
    }

    fn refusal_text(&self, texts: &Texts, refusal: Refusal) -> String {
        texts.refusal(self, refusal)
    }

    fn is_announced(event: &Event) -> bool {
        !matches!(event, Event::Filled(..))
    }

    fn write_position(&self, state: &State) -> String {
        position::write(self, state)
    }

    fn parse_position(&self, text: &str) -> Result<State, String> {
        position::parse(self, text).map_err(|error| error.to_string())
    }
}
