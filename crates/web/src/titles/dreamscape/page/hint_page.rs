//! A hint in Dreamscape: a line, the reasons, and two alternatives.

mod marks;
mod panel;

use std::sync::Arc;

use leptos::prelude::*;
use lucid_bots::dreamscape::advice::PASSES;
use lucid_dreamscape::Action;
use lucid_texts::Phrase;
use lucid_web::advice::Standing;
use lucid_web::bots::Question;
use lucid_web::table::Waiting;
use lucid_web::titles::dreamscape::hint::Hint;

use super::Controller;
use crate::app::{App, app};
use crate::pages::hint::adviser;

/// The table of the hint.
#[derive(Clone, Copy)]
pub struct HintOf {
    /// The table.
    pub controller: Controller,
    /// Plays a step.
    pub act: Callback<Action>,
    /// Whether the hint is open.
    pub open: RwSignal<bool>,
}

/// The hint for the table in the context.
pub fn hint_page() -> AnyView {
    match use_context::<HintOf>() {
        Some(of) => {
            let asking = Asking::new(app(), of);
            asking.ask();
            // A hint belongs to a turn and closes with it.
            Effect::new(move |_| {
                let scene = of.controller.scene;
                let mine = scene.with(|scene| matches!(scene.waiting, Waiting::Person(_)));
                if !mine {
                    of.open.set(false);
                }
            });
            panel::panel(asking)
        }
        None => ().into_any(),
    }
}

/// A question and its answer.
#[derive(Clone, Copy)]
struct Asking {
    app: App,
    of: HintOf,
    /// The best hint so far.
    found: RwSignal<Option<Arc<Hint>>>,
    /// How many passes are done.
    passes: RwSignal<usize>,
    looking: RwSignal<bool>,
    /// The line that is shown.
    line: RwSignal<usize>,
    /// The number of the question; answers to older ones are ignored.
    turn: StoredValue<u32>,
}

impl Asking {
    fn new(app: App, of: HintOf) -> Asking {
        Asking {
            app,
            of,
            found: RwSignal::new(None),
            passes: RwSignal::new(0),
            looking: RwSignal::new(false),
            line: RwSignal::new(0),
            turn: StoredValue::new(0),
        }
    }

    /// Asks again for the present table.
    fn ask(self) {
        self.turn.update_value(|turn| *turn += 1);
        self.found.set(None);
        self.line.set(0);
        self.look(0);
    }

    /// Searches once, and then once more for longer.
    fn look(self, pass: usize) {
        let scene = self.of.controller.scene.get_untracked();
        let nodes = PASSES.get(pass).filter(|_| !scene.choices.is_empty());
        let question = nodes.and_then(|nodes| {
            let game = self.of.controller.game;
            game.with_value(|game| Question::hint(&**game, &scene.view, *nodes))
        });
        self.passes.set(pass);
        let Some(question) = question else {
            return self.stop();
        };
        self.looking.set(true);
        let turn = self.turn.get_value();
        adviser().ask(question, move |answer| {
            // The page may have been left, or another question asked.
            if self.turn.try_get_value() != Some(turn) || !self.looking.get_untracked() {
                return;
            }
            let hint =
                (self.of.controller.game).with_value(|game| Hint::new(game, &scene.view, &answer));
            if let Some(hint) = hint {
                self.found.set(Some(Arc::new(hint)));
            }
            // A player who plays on needs no longer search.
            let here = self
                .of
                .controller
                .scene
                .with_untracked(|now| now.step == scene.step);
            match here {
                true => self.look(pass + 1),
                false => self.stop(),
            }
        });
    }

    /// Stops the search and keeps what has been found.
    fn stop(self) {
        self.looking.set(false);
        let told = self.found.with_untracked(|found| {
            let found = found.as_ref()?;
            let texts = self.app.texts.get_untracked();
            let game = self.of.controller.game.get_value();
            let shown = found.show(&texts, &game, self.line.get_untracked())?;
            let steps: Vec<String> = shown.steps.into_iter().map(|step| step.words).collect();
            Some(texts.advice_told(&steps))
        });
        let nothing = || (self.app.texts).with_untracked(|texts| texts.phrase(Phrase::AdviceNone));
        self.app.tell(told.unwrap_or_else(nothing));
    }

    /// How far the table has followed the line.
    fn standing(self) -> Standing {
        let line = self.line.get();
        self.found.with(|found| match found {
            Some(found) => {
                let scene = self.of.controller.scene;
                scene.with(|scene| found.standing(line, &scene.view.table))
            }
            None => Standing::Elsewhere,
        })
    }

    /// Plays the next step of the line.
    fn play(self) {
        let (standing, line) = (untrack(|| self.standing()), self.line.get_untracked());
        let Standing::Next(step) = standing else {
            return;
        };
        let action = (self.found)
            .with_untracked(|found| found.as_ref().and_then(|found| found.action(line, step)));
        let Some(action) = action else { return };
        // The line ends with the turn.
        if action == Action::End {
            self.close();
        }
        self.of.act.run(action);
    }

    fn close(self) {
        self.of.open.set(false);
        crate::ui::focus(".actions");
    }
}
