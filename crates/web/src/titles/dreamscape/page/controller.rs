//! What the table of Dreamscape adds to its controller: hardly anything.

use std::sync::Arc;

use leptos::prelude::{AnyView, WithUntracked as _};
use lucid_dreamscape::Dreamscape;
use lucid_web::learn::Stage;
use lucid_web::replay::Opened;
use lucid_web::saved::Saved;
use lucid_web::table::TableScene;

use super::{lesson, new_game, replay, review};
use crate::controller::{TableController, TitlePage};
use crate::pages::learn::lesson::LessonPage;
use crate::pages::replay::player::Player;
use crate::pages::review::Source;
use crate::pages::{self, Beyond};

/// The controller of a table of Dreamscape.
pub type Controller = TableController<Dreamscape>;

impl TitlePage for Dreamscape {
    type Extra = ();

    fn extra(&self, _scene: &TableScene<Dreamscape>, _saved: Option<&Saved>) {}

    fn boards(controller: Controller) -> AnyView {
        pages::table(controller)
    }

    fn new_page(beyond: Option<Beyond>) -> AnyView {
        new_game::new_page(beyond)
    }

    fn lesson_stage(page: LessonPage, stage: &'static Stage) -> AnyView {
        lesson::stage(page, stage)
    }

    fn replay_boards(player: Player) -> AnyView {
        replay::boards(player)
    }

    fn review_page(opened: Arc<Opened>, source: Source) -> AnyView {
        review::page(opened, source)
    }

    /// Nothing of a turn is told by itself, so that bots must not be too quick.
    fn bot_pause(controller: &Controller) -> u32 {
        let settings = controller.app.settings;
        settings.with_untracked(|settings| settings.pace.pause())
    }
}
