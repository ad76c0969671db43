//! A hint in Dream Runners: a board or a choice, the reasons, and two alternatives.

mod panel;
mod sources;

pub(super) use sources::sources;

use std::sync::Arc;

use leptos::prelude::*;
use lucid_texts::Phrase;
use lucid_web::advice::Standing;
use lucid_web::bots::Question;
use lucid_web::table::Waiting;
use lucid_web::titles::dream_runners::hint::RunnersHint;

use super::{Advised, Selection};
use crate::app::{App, app};
use crate::pages::hint::adviser;
use crate::pages::hint::scroll::scroll_into_view;

/// More steps than any board needs.
const MOST: usize = 32;

/// The hint for the table in the context.
pub fn hint_page() -> AnyView {
    match use_context::<Selection>() {
        Some(play) => {
            let asking = Asking::new(app(), play);
            asking.follow();
            asking.ask();
            panel::panel(asking)
        }
        None => ().into_any(),
    }
}

/// A question and its answer.
#[derive(Clone, Copy)]
struct Asking {
    app: App,
    play: Selection,
    found: RwSignal<Option<Arc<RunnersHint>>>,
    looking: RwSignal<bool>,
    /// The line that is shown.
    line: RwSignal<usize>,
    /// The number of the question; answers to older ones are ignored.
    turn: StoredValue<u32>,
}

impl Asking {
    fn new(app: App, play: Selection) -> Asking {
        Asking {
            app,
            play,
            found: RwSignal::new(None),
            looking: RwSignal::new(false),
            line: RwSignal::new(0),
            turn: StoredValue::new(0),
        }
    }

    /// Marks the advice on the boards, and closes the hint with its phase.
    fn follow(self) {
        let controller = self.play.controller;
        let part = Memo::new(move |_| {
            controller.scene.with(|scene| {
                let table = &scene.view.table;
                let mine = matches!(scene.waiting, Waiting::Person(_));
                mine.then_some((scene.viewer, table.round, table.phase))
            })
        });
        Effect::new(move |before: Option<Option<_>>| {
            let now = part.get();
            if now.is_none() || before.is_some_and(|before| before != now) {
                controller.extra.hint.set(false);
            }
            now
        });
        Effect::new(move |_| {
            let line = self.line.get();
            let advised = self.found.with(|found| {
                let found = found.as_ref()?;
                let standing = controller
                    .scene
                    .with(|scene| found.standing(line, &scene.view));
                (standing != Standing::Elsewhere).then(|| Advised {
                    board: controller.scene.with(|scene| {
                        let draft = scene.view.own_draft().copied().unwrap_or_default();
                        found.missing(line, &draft)
                    }),
                    action: found.choice(line),
                })
            });
            controller.extra.advised.set(advised.unwrap_or_default());
        });
        // Keeps the marked place visible above the sheet at the foot of the page.
        Effect::new(move |_| {
            let (line, found) = (self.line.get(), self.found.get());
            if let Some(found) = found {
                let place = Advised::place(found.choice(line));
                request_animation_frame(move || {
                    let place = document().query_selector(place).ok().flatten();
                    if let Some(place) = place {
                        scroll_into_view(&place);
                    }
                });
            }
        });
        on_cleanup(move || {
            let _ = controller.extra.advised.try_set(Advised::default());
        });
    }

    /// Asks again for the present table.
    fn ask(self) {
        let controller = self.play.controller;
        self.turn.update_value(|turn| *turn += 1);
        self.found.set(None);
        self.line.set(0);
        let scene = controller.scene.get_untracked();
        let Some(question) = Question::hint(&*controller.game(), &scene.view, 0) else {
            return self.stop();
        };
        self.looking.set(true);
        let turn = self.turn.get_value();
        adviser().ask(question, move |answer| {
            // The page may have been left, or another question asked.
            if self.turn.try_get_value() != Some(turn) || !self.looking.get_untracked() {
                return;
            }
            let hint = RunnersHint::new(&controller.game(), &scene.view, &answer);
            self.found.set(hint.map(Arc::new));
            self.stop();
        });
    }

    /// Stops; shows and announces what has been found.
    fn stop(self) {
        self.looking.set(false);
        let texts = self.app.texts.get_untracked();
        let told = self.found.with_untracked(|found| {
            let shown = found
                .as_ref()?
                .show(&texts, &self.play.controller.game(), 0)?;
            let whys = shown.steps.into_iter().chain(shown.whys);
            let whys: Vec<String> = whys
                .map(|why| why.trim_end_matches('.').to_owned())
                .collect();
            Some(texts.advice_told(&whys))
        });
        let told = told.unwrap_or_else(|| texts.phrase(Phrase::AdviceNone));
        self.app.tell(told);
    }

    /// How far the table has followed the line.
    fn standing(self) -> Standing {
        let line = self.line.get();
        let scene = self.play.controller.scene;
        self.found.with(|found| match found {
            Some(found) => scene.with(|scene| found.standing(line, &scene.view)),
            None => Standing::Elsewhere,
        })
    }

    /// Lays the board of the line, or chooses what it says.
    fn go(self) {
        let controller = self.play.controller;
        let (line, found) = (self.line.get_untracked(), self.found.get_untracked());
        let Some(found) = found else { return };
        self.play.let_go();
        for _ in 0..MOST {
            let next = (controller.scene).with_untracked(|scene| found.next(line, &scene.view));
            let Some(action) = next else { break };
            let choice = found.choice(line).is_some();
            // A choice may end its phase.
            if choice {
                self.close();
            }
            controller.act(action);
            if choice || controller.why.with_untracked(Option::is_some) {
                return;
            }
        }
        let laid = (self.app.texts).with_untracked(|texts| texts.phrase(Phrase::RunnersAdviceLies));
        self.app.tell(laid);
    }

    fn close(self) {
        self.play.controller.extra.hint.set(false);
        crate::ui::focus(".hint-ask");
    }
}
