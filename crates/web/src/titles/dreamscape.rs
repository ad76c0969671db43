//! Dreamscape.

pub mod bar;
mod bots;
pub mod companion;
mod course;
pub mod draw;
mod first_evening;
mod gallery;
pub mod guide;
pub mod hint;
pub mod house_rules;
pub mod journal;
mod lessons;
mod pack;
mod replay;
pub mod review;
pub mod rulebook;
pub mod score_sources;
mod setup;
pub mod sounds;
pub mod verdict;

use lucid_dreamscape::{Action, Dreamscape, Event, Refusal, Rules, State, position};
use lucid_packs::DreamscapePack;
use lucid_tabletop::{Game as _, Seat};
use lucid_texts::{Phrase, Texts, arg};

pub use self::setup::{Level, Setup};
use super::{AnySetup, ClientTitle, Cover, Names, SetupOf};
use crate::first_evening::Note;
use crate::gallery::{FilterGroup, Section};
use crate::learn::Chapter;
use crate::sound::Cue;
use crate::table::{TableGame, TableScene};

impl TableGame for Dreamscape {
    type Level = Level;

    fn has_secret(&self, state: &State, seat: Seat) -> bool {
        !self.view(state, Some(seat)).own_drawn().is_empty()
    }

    /// The end of a turn is left to the player.
    fn plays_itself(action: Action) -> bool {
        action != Action::End
    }
}

impl ClientTitle for Dreamscape {
    const WORD: &'static str = "dreamscape";
    const PREFIX: &'static str = "";
    const PICTURE: (&'static str, &'static str) = ("art", "dreamscape");
    const COVER: Cover = Cover {
        picture: ("cover", "dreamscape"),
        about: Phrase::AboutDreamscape,
        facts: [
            Phrase::FactPlayersDreamscape,
            Phrase::FactTimeDreamscape,
            Phrase::FactEditions,
        ],
        ways: &[
            ("/new?with=bots", Phrase::WayBots),
            ("/new?with=nightmare", Phrase::WayLonely),
            ("/new?with=people", Phrase::WayHere),
        ],
    };
    const TEMPLATE: Phrase = Phrase::PacksTemplateDreamscape;
    const CHAPTERS: &'static [Chapter] = course::CHAPTERS;

    fn first_setup(name: &str) -> Setup {
        Setup::first(name)
    }

    /// A solo game is named after its opponent, who is not a player.
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
        texts.setup_line(setup.seat_counts(), rules)
    }

    fn edition(texts: &Texts, rules: &Rules) -> Option<String> {
        Some(texts.edition(rules.edition))
    }

    fn round_name(texts: &Texts, round: u8) -> String {
        texts.cycle(round)
    }

    fn at_round(texts: &Texts, rules: &Rules, round: u8) -> String {
        texts.at_cycle(arg::Cycle(round), arg::Cycles(rules.cycles))
    }

    fn sections(pack: &DreamscapePack, texts: &Texts) -> Vec<Section> {
        gallery::sections(pack, texts)
    }

    fn filters(texts: &Texts) -> Vec<FilterGroup> {
        gallery::filters(texts)
    }

    fn counts(pack: &DreamscapePack, texts: &Texts) -> Vec<String> {
        gallery::counts(pack, texts)
    }

    fn any_setup(setup: SetupOf<Dreamscape>) -> AnySetup {
        setup.into()
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

    fn cue(event: &Event) -> Option<Cue> {
        sounds::of_event(event)
    }

    fn all_notes(&self) -> &'static [Note] {
        first_evening::all(self)
    }

    fn notes(&self, scene: &TableScene<Dreamscape>) -> Vec<Note> {
        first_evening::notes(self, scene)
    }

    fn next_setup(setup: Setup) -> Setup {
        setup.next()
    }

    fn write_position(&self, state: &State) -> String {
        position::write(self, state)
    }

    fn parse_position(&self, text: &str) -> Result<State, String> {
        position::parse(self, text).map_err(|error| error.to_string())
    }
}
