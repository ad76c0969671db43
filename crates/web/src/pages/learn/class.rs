//! A stage being played: the lesson's table and the teacher's verdict.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use lucid_web::learn::{LessonTable, Stage, Taught, Teacher, Verdict};
use lucid_web::table::{Table as _, TableScene};

use super::lesson::{LessonPage, Wish};
use crate::app::App;

/// How long each demonstrated step is shown.
const SHOWN: Duration = Duration::from_millis(1_100);

/// What the coach says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mood {
    /// The goal.
    Goal,
    /// The hint.
    Hint,
    /// Praise.
    Done,
    /// The line is being shown.
    Watching,
    /// The line has been shown.
    Shown,
}

/// A stage being played.
pub(crate) struct Class<G: Taught> {
    app: App,
    stage: &'static Stage,
    table: StoredValue<LessonTable<G>, LocalStorage>,
    teacher: StoredValue<Teacher>,
    /// The number of the demonstration that runs; older ones stop by themselves.
    showing: StoredValue<u32>,
    /// The current scene.
    pub(crate) scene: RwSignal<Arc<TableScene<G>>>,
    /// What the coach says.
    pub(crate) mood: RwSignal<Mood>,
    /// The last answer to “why not?”.
    pub(crate) why: RwSignal<Option<G::Refusal>>,
}

impl<G: Taught> Clone for Class<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Taught> Copy for Class<G> {}

impl<G: Taught> Class<G> {
    /// A stage at its position; nothing if the position cannot be read, which a test rules out.
    pub(crate) fn new(app: App, stage: &'static Stage, mood: RwSignal<Mood>) -> Option<Class<G>> {
        let (game, state) = G::position(stage.position).ok()?;
        let mut table = LessonTable::new(game, state, stage.seed);
        let scene = table.scene();
        Some(Class {
            app,
            stage,
            table: StoredValue::new_local(table),
            teacher: StoredValue::new(Teacher::new(stage)),
            showing: StoredValue::new(0),
            scene: RwSignal::new(Arc::new(scene)),
            mood,
            why: RwSignal::new(None),
        })
    }

    /// The rules and content.
    pub(crate) fn game(&self) -> Arc<G> {
        self.table.with_value(LessonTable::shared_game)
    }

    /// Whether the learner may act: not while watching, and not after the goal.
    pub(crate) fn is_open(&self) -> bool {
        matches!(self.mood.get(), Mood::Goal | Mood::Hint)
    }

    /// The learner plays an action.
    pub(crate) fn act(&self, action: G::Action) {
        if !matches!(self.mood.get_untracked(), Mood::Goal | Mood::Hint) {
            return;
        }
        let refused = self.table.try_update_value(|table| table.act(action));
        self.why.set(refused.and_then(Result::err));
        if self.why.with_untracked(Option::is_none) {
            self.judge();
        }
    }

    /// The learner asks why something is not possible.
    pub(crate) fn ask(&self, action: G::Action) {
        let why = self.table.with_value(|table| table.why_not(action));
        self.why.set(why);
    }

    /// The learner undoes a step.
    pub(crate) fn undo(&self) {
        let undone = self.table.try_update_value(|table| table.undo());
        self.why.set(None);
        if matches!(undone, Some(Ok(()))) {
            self.judge();
        }
    }

    /// Does what the coach was asked for; `let_go` clears the learner's selection.
    pub(crate) fn follow(self, page: LessonPage, let_go: impl Fn() + Send + Sync + 'static) {
        Effect::new(move |_| {
            match page.wish.get() {
                Some(Wish::Again) => self.again(),
                Some(Wish::Show) => self.show(),
                None => return,
            }
            let_go();
            page.wish.set(None);
        });
    }

    /// Resets the stage to its position.
    pub(crate) fn again(&self) {
        self.showing.update_value(|showing| *showing += 1);
        self.table.update_value(LessonTable::again);
        self.why.set(None);
        self.mood.set(Mood::Goal);
        self.look();
    }

    /// Plays the stored line from the position, step by step.
    pub(crate) fn show(&self) {
        self.again();
        self.mood.set(Mood::Watching);
        let number = self.showing.get_value();
        let class = *self;
        set_timeout(move || class.show_step(number, 0), SHOWN / 2);
    }

    fn show_step(&self, number: u32, step: usize) {
        // The page may have been left, or another demonstration started.
        if self.showing.try_get_value() != Some(number) {
            return;
        }
        let Some(word) = self.stage.line.get(step) else {
            self.mood.set(Mood::Shown);
            return;
        };
        self.table.update_value(|table| {
            if let Some(action) = table.game().parse_action(word) {
                let _ = table.act(action);
            }
        });
        self.look();
        let class = *self;
        set_timeout(move || class.show_step(number, step + 1), SHOWN);
    }

    fn judge(&self) {
        self.look();
        let verdict = self
            .table
            .with_value(|table| self.teacher.with_value(|teacher| teacher.verdict(table)));
        let mood = match verdict {
            Verdict::Done => Mood::Done,
            Verdict::OnTheWay => Mood::Goal,
            Verdict::Astray => Mood::Hint,
        };
        if self.mood.get_untracked() != mood {
            self.mood.set(mood);
        }
        let language = self.app.texts.with_untracked(|texts| texts.language());
        let told = match mood {
            Mood::Hint => self.stage.hint,
            Mood::Done => self.stage.done,
            _ => return,
        };
        self.app.tell(told.to(language).to_owned());
    }

    fn look(&self) {
        if let Some(scene) = self.table.try_update_value(|table| table.scene()) {
            self.scene.set(Arc::new(scene));
        }
    }
}
