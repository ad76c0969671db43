//! What the table of Dreamscape adds to its controller.

use std::sync::Arc;

use leptos::prelude::*;
use lucid_dreamscape::{Dreamscape, Event};
use lucid_web::learn::Stage;
use lucid_web::replay::Opened;
use lucid_web::saved_game::SavedGame;
use lucid_web::table::TableScene;

use super::{lesson, new_game, replay, review};
use crate::controller::{TableController, TitlePage};
use crate::pages::Beyond;
use crate::pages::learn::lesson::LessonPage;
use crate::pages::replay::player::RecordPlayer;
use crate::pages::review::ReviewOrigin;

/// The controller of a table of Dreamscape.
pub type Controller = TableController<Dreamscape>;

impl TitlePage for Dreamscape {
    type Extra = ();

    fn extra(&self, _scene: &TableScene<Dreamscape>, _saved: Option<&SavedGame>) {}

    /// What Mr Nightmare has done is a story.
    fn is_told_first(scene: &TableScene<Dreamscape>) -> bool {
        scene
            .fresh
            .iter()
            .any(|event| matches!(event, Event::Nightmare(_)))
    }

    /// Events are not told one by one in this title, so bots must not be too quick.
    fn bot_pause(controller: &Controller) -> u32 {
        let settings = controller.app.settings;
        settings.with_untracked(|settings| settings.pace.pause())
    }

    fn boards(controller: Controller) -> AnyView {
        super::table(controller)
    }

    fn new_page(beyond: Option<Beyond>) -> AnyView {
        new_game::new_page(beyond)
    }

    fn lesson_stage(page: LessonPage, stage: &'static Stage) -> AnyView {
        lesson::stage(page, stage)
    }

    fn replay_boards(player: RecordPlayer) -> AnyView {
        replay::boards(player)
    }

    fn review_page(opened: Arc<Opened>, source: ReviewOrigin) -> AnyView {
        review::page(opened, source)
    }
}
