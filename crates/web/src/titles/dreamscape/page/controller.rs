//! What Dreamscape adds to the controller: forced moves are played automatically.

use std::sync::Arc;

use leptos::prelude::*;
use lucid_dreamscape::{Action, Dreamscape, Event};
use lucid_web::learn::Stage;
use lucid_web::replay::Opened;
use lucid_web::saved_game::SavedGame;
use lucid_web::table::{TableScene, Waiting};

use super::{lesson, new_game, replay, review};
use crate::controller::{TableController, TitlePage};
use crate::device::when_shown;
use crate::pages::Beyond;
use crate::pages::learn::lesson::LessonPage;
use crate::pages::replay::player::RecordPlayer;
use crate::pages::review::ReviewOrigin;

/// The controller of a table of Dreamscape.
pub type Controller = TableController<Dreamscape>;

/// The forced moves so far.
#[derive(Clone, Copy)]
pub struct Forced {
    /// The number of steps in the last scene.
    step: StoredValue<usize>,
    /// The lengths of the journal before each forced move.
    pub at: StoredValue<Vec<usize>>,
}

impl TitlePage for Dreamscape {
    type Extra = Forced;

    fn extra(&self, scene: &TableScene<Dreamscape>, _saved: Option<&SavedGame>) -> Forced {
        Forced {
            step: StoredValue::new(scene.step),
            at: StoredValue::new(Vec::new()),
        }
    }

    fn after_scene(controller: &Controller) {
        let controller = *controller;
        let (step, only) = (controller.scene).with_untracked(|scene| (scene.step, only(scene)));
        let before = controller.extra.step.get_value();
        controller.extra.step.set_value(step);
        if step < before {
            let lines = controller.journal.with_untracked(Vec::len);
            (controller.extra.at).update_value(|at| at.retain(|line| *line < lines));
        }
        let Some(action) = only else { return };
        let is_same = move || {
            let now = controller.scene.try_with_untracked(|scene| scene.step);
            now == Some(step)
        };
        match step.cmp(&before) {
            std::cmp::Ordering::Greater => when_shown(move || {
                if is_same() {
                    let told = controller.journal.with_untracked(Vec::len);
                    let untold = controller.untold.with_untracked(Vec::len);
                    (controller.extra.at).update_value(|at| at.push(told + untold));
                    controller.act(action);
                }
            }),
            // After an undo, a forced move would only be played again.
            std::cmp::Ordering::Less => when_shown(move || {
                if is_same() {
                    controller.undo();
                }
            }),
            std::cmp::Ordering::Equal => {}
        }
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

/// A person's only choice, unless it ends the turn, which is left to them. Mr Nightmare's story
/// is told first.
fn only(scene: &TableScene<Dreamscape>) -> Option<Action> {
    let told = |event: &Event| matches!(event, Event::Nightmare(_));
    match (scene.waiting, scene.choices.as_slice()) {
        (Waiting::Person(_), [only]) if !scene.fresh.iter().any(told) => {
            Some(*only).filter(|only| *only != Action::End)
        }
        _ => None,
    }
}
