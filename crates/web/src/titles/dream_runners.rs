//! Dream Runners.

mod bots;
mod course;
pub mod draw;
mod first_evening;
mod gallery;
pub mod hint;
mod lessons;
mod pack;
mod replay;
pub mod review;
mod setup;
mod sounds;
pub mod verdict;

use lucid_dream_runners::resolution::Reason;
use lucid_dream_runners::{Action, DreamRunners, Event, Phase, Refusal, Rules, State, position};
use lucid_packs::DreamRunnersPack;
use lucid_tabletop::Seat;
use lucid_texts::{Phrase, Texts};

pub use self::bots::delay;
pub use self::setup::{RunnerLevel, RunnersSetup};
use super::{AnySetup, ClientTitle, Cover, Names, SetupOf};
use crate::content;
use crate::first_evening::Note;
use crate::gallery::Section;
use crate::learn::Chapter;
use crate::saved_game::SavedGame;
use crate::sound::Cue;
use crate::storage::Storage;
use crate::table::{Drive as _, LocalTable, TableGame, TableScene};

impl TableGame for DreamRunners {
    type Level = RunnerLevel;

    /// A composition is secret until it is resolved (R1).
    fn has_secret(&self, state: &State, _seat: Seat) -> bool {
        state.table().phase == Phase::Compose
    }

    /// When a dream is done, and when the next may come, is left to the player (R2, R18).
    fn plays_itself(action: Action) -> bool {
        !matches!(action, Action::Lock | Action::Pass)
    }

    /// All boards are shown when the last one locks (R3).
    fn uncovers(&self, before: &State, after: &State) -> bool {
        let composing = |state: &State| self.has_secret(state, Seat::new(0));
        composing(before) && !composing(after)
    }
}

impl ClientTitle for DreamRunners {
    const WORD: &'static str = "runners";
    const PREFIX: &'static str = "runners ";
    const PICTURE: (&'static str, &'static str) = ("art run", "runners");
    const COVER: Cover = Cover {
        picture: ("cover run", "runners"),
        about: Phrase::AboutRunners,
        facts: [
            Phrase::FactPlayersRunners,
            Phrase::FactTimeRunners,
            Phrase::FactRealTime,
        ],
        ways: &[
            ("/new?title=runners&with=bots", Phrase::WayBots),
            ("/new?title=runners&with=people", Phrase::WayHere),
        ],
    };
    const TEMPLATE: Phrase = Phrase::PacksTemplateRunners;
    const CHAPTERS: &'static [Chapter] = course::CHAPTERS;

    fn first_setup(name: &str) -> RunnersSetup {
        RunnersSetup::first(name)
    }

    fn game_title(texts: &Texts, _rules: &Rules, names: &[String]) -> String {
        texts.runners_of(names)
    }

    fn setup_line(texts: &Texts, setup: &RunnersSetup) -> String {
        texts.runners_setup_line(setup.seat_counts(), &setup.rules)
    }

    fn round_name(texts: &Texts, round: u8) -> String {
        texts.replay_round(round)
    }

    fn at_round(texts: &Texts, _rules: &Rules, round: u8) -> String {
        texts.runners_at_round(round)
    }

    fn sections(pack: &DreamRunnersPack, texts: &Texts) -> Vec<Section> {
        gallery::sections(pack, texts)
    }

    fn counts(pack: &DreamRunnersPack, texts: &Texts) -> Vec<String> {
        gallery::counts(pack, texts)
    }

    fn any_setup(setup: SetupOf<DreamRunners>) -> AnySetup {
        setup.into()
    }

    /// The home page cannot parse these packs; the table reports an unsound one.
    fn has_pack(storage: &dyn Storage, hash: &str) -> bool {
        content::is_kept(storage, hash)
    }

    fn event_text(&self, texts: &Texts, names: Names<'_>, event: &Event) -> String {
        texts.runners_event(self, names, event)
    }

    fn refusal_text(&self, texts: &Texts, refusal: Refusal) -> String {
        texts.runners_refusal(self, refusal)
    }

    fn is_announced(event: &Event) -> bool {
        !matches!(event, Event::Put(..) | Event::FaceUp(_))
    }

    fn takes_a_moment(event: &Event) -> bool {
        match event {
            Event::Changed { reason, .. } => *reason != Reason::FirstLock,
            Event::ChestTurned(_)
            | Event::Took { .. }
            | Event::Opened { .. }
            | Event::Lost { .. }
            | Event::Woke(_)
            | Event::Bought(..)
            | Event::TimeUp => true,
            _ => false,
        }
    }

    fn cue(event: &Event) -> Option<Cue> {
        sounds::of_event(event)
    }

    fn all_notes(&self) -> &'static [Note] {
        first_evening::ALL
    }

    fn notes(&self, scene: &TableScene<DreamRunners>) -> Vec<Note> {
        first_evening::notes(scene)
    }

    fn write_position(&self, state: &State) -> String {
        position::write(self, state)
    }

    fn parse_position(&self, text: &str) -> Result<State, String> {
        position::parse(self, text).map_err(|error| error.to_string())
    }

    /// Sets those aside whose time is up or who have locked.
    fn restore(table: &mut LocalTable<DreamRunners>, saved: &SavedGame) {
        let view = table.view_of(None);
        let Some(sand) = saved.sand.filter(|sand| sand.round == view.table.round) else {
            return;
        };
        if view.table.phase == Phase::Compose {
            let seats = Seat::first(table.players().len());
            for seat in seats.filter(|seat| sand.is_done(*seat)) {
                table.set_aside(seat);
            }
        }
    }
}
