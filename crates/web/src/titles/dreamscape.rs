//! Dreamscape.

mod bots;
mod course;
pub mod draw;
mod gallery;
pub mod hint;
mod lessons;
mod pack;
mod replay;
pub mod review;
mod setup;
pub mod verdict;

use lucid_dreamscape::{Dreamscape, Event, Refusal, Rules, State, position};
use lucid_packs::DreamscapePack;
use lucid_tabletop::{Game as _, Seat};
use lucid_texts::{Phrase, Texts};

pub use self::setup::{Level, Setup};
use super::{AnySetup, ClientTitle, Cover, Names, SetupOf};
use crate::gallery::Section;
use crate::learn::Chapter;
use crate::table::TableGame;

impl TableGame for Dreamscape {
    type Level = Level;

    fn has_secret(&self, state: &State, seat: Seat) -> bool {
        !self.view(state, Some(seat)).own_drawn().is_empty()
    }
}

impl ClientTitle for Dreamscape {
    const WORD: &'static str = "dreamscape";
    const PICTURE: (&'static str, &'static str) = ("art", "dreamscape");
    const COVER: Cover = Cover {
        picture: ("cover", "dreamscape"),
        about: Phrase::AboutDreamscape,
        facts: [
            Phrase::FactPlayersScape,
            Phrase::FactTimeScape,
            Phrase::FactEditions,
        ],
        ways: &[
            ("/new?with=bots", Phrase::WayBots),
            ("/new?with=nightmare", Phrase::WayLonely),
            ("/new?with=people", Phrase::WayHere),
        ],
    };
    const TEMPLATE: Phrase = Phrase::PacksTemplateScape;
    const CHAPTERS: &'static [Chapter] = course::CHAPTERS;

    fn first_setup(name: &str) -> Setup {
        Setup::first(name)
    }

    /// A solo game is called by its opponent, who is none of the players.
    fn game_title(texts: &Texts, rules: &Rules, names: &[String]) -> String {
        match rules.solo {
            Some(line) => {
                let profile = line.profile();
                texts.solo_of(profile.map_or_else(
                    || texts.phrase(Phrase::OwnLine),
                    |profile| texts.profile(profile),
                ))
            }
            None => texts.game_of(names),
        }
    }

    fn setup_line(texts: &Texts, setup: &Setup) -> String {
        let rules = &setup.rules;
        if rules.solo.is_some() {
            return Self::game_title(texts, rules, &[]);
        }
        let people = setup.people();
        let bots = setup.players.len() - people;
        texts.setup_line(people, bots, rules.nightmare, rules.simultaneous)
    }

    fn edition(texts: &Texts, rules: &Rules) -> Option<String> {
        Some(texts.edition(rules.edition))
    }

    fn round_name(texts: &Texts, round: u8) -> String {
        texts.cycle(round)
    }

    fn at_round(texts: &Texts, rules: &Rules, round: u8) -> String {
        texts.at_cycle(round, rules.cycles)
    }

    fn sections(pack: &DreamscapePack, texts: &Texts) -> Vec<Section> {
        gallery::sections(pack, texts)
    }

    fn counts(pack: &DreamscapePack, texts: &Texts) -> Vec<String> {
        gallery::counts(pack, texts)
    }

    fn any_setup(setup: SetupOf<Dreamscape>) -> AnySetup {
        AnySetup::Dreamscape(setup)
    }

    fn own_setup(setup: &AnySetup) -> Option<&SetupOf<Dreamscape>> {
        match setup {
            AnySetup::Dreamscape(setup) => Some(setup),
            _ => None,
        }
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
