//! Tells Mr Nightmare's turn, sentence by sentence, while the boards show it.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use lucid_dreamscape::{Dreamscape, Event, View};
use lucid_texts::{Phrase, arg};
use lucid_web::dreamscape::guide::nightmare_story::{Story, last_turn};
use lucid_web::points::signed;
use lucid_web::settings::Pace;
use lucid_web::sound::heard;
use lucid_web::table::TableScene;
use lucid_web::titles::dreamscape::sounds;

use crate::app::sound::play;
use crate::app::{App, app, say};
use crate::device::is_calm;
use crate::dreamscape::Controller;
use crate::ui::{FRAME_OF_RIVAL, drawing, icon, key, scoped, segment};

/// The scene that is shown, with the story in it.
#[derive(Clone)]
struct StoryScene {
    scene: Arc<TableScene<Dreamscape>>,
    story: Option<Arc<Story>>,
    /// The other events of the scene, animated when the story is over.
    rest: Arc<Vec<Event>>,
}

/// How far a story is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct StoryProgress {
    /// The step of the scene that it belongs to.
    step: usize,
    beat: usize,
    paused: bool,
    over: bool,
}

/// A sentence of a story that is being told.
#[derive(Clone)]
pub(super) struct Now {
    pub(super) story: Arc<Story>,
    pub(super) beat: usize,
    /// How many events at the end of the journal are still untold.
    pub(super) ahead: usize,
}

/// Tells stories.
#[derive(Clone, Copy)]
pub(super) struct Storyteller {
    app: App,
    controller: Controller,
    moment: Memo<StoryScene>,
    progress: RwSignal<StoryProgress>,
    /// A story that is being retold.
    again: RwSignal<Option<Arc<Story>>>,
    /// The last story that was told in this page.
    last: StoredValue<Option<Arc<Story>>>,
    /// The events to animate: the same list as long as it means the same.
    fresh: Memo<Arc<Vec<Event>>>,
}

impl Storyteller {
    pub(super) fn new(controller: Controller) -> Storyteller {
        let app = app();
        let last = StoredValue::new(None);
        let changed = |a: Option<&StoryScene>, b: Option<&StoryScene>| match (a, b) {
            (Some(a), Some(b)) => !Arc::ptr_eq(&a.scene, &b.scene),
            _ => true,
        };
        let moment = Memo::new_with_compare(
            move |before: Option<&StoryScene>| {
                let scene = controller.scene.get();
                if before.is_some_and(|before| scene.step < before.scene.step) {
                    // His turn may have been undone with the player's.
                    last.set_value(None);
                }
                let story = before.and_then(|before| describe(app, &before.scene, &scene));
                let rest = match &story {
                    Some(story) => {
                        last.set_value(Some(story.clone()));
                        let others = |event: &&Event| !matches!(event, Event::Nightmare(_));
                        Arc::new(scene.fresh.iter().filter(others).copied().collect())
                    }
                    None => scene.fresh.clone(),
                };
                StoryScene { scene, story, rest }
            },
            changed,
        );
        let progress = RwSignal::new(StoryProgress::default());
        let again = RwSignal::new(None);
        let now = move || current(moment, progress, again);
        let fresh = Memo::new_with_compare(
            move |_| match now() {
                Some(now) => Arc::new(now.story.beats[now.beat].events()),
                None => moment.with(|moment| moment.rest.clone()),
            },
            |a, b| match (a, b) {
                (Some(a), Some(b)) => !Arc::ptr_eq(a, b),
                _ => true,
            },
        );
        let storyteller = Storyteller {
            app,
            controller,
            moment,
            progress,
            again,
            last,
            fresh,
        };
        storyteller.keep_time();
        storyteller
    }

    /// The sentence that is being told, if any.
    pub(super) fn now(&self) -> Option<Now> {
        current(self.moment, self.progress, self.again)
    }

    pub(super) fn is_telling(&self) -> bool {
        self.now().is_some()
    }

    /// The view that boards show instead of the present one.
    pub(super) fn view(&self) -> Option<View> {
        self.now().map(|now| now.story.beats[now.beat].view.clone())
    }

    /// The events that boards animate.
    pub(super) fn fresh(&self) -> Arc<Vec<Event>> {
        self.fresh.get()
    }

    /// The next sentence, or the end.
    pub(super) fn next(&self) {
        let Some(now) = untrack(|| self.now()) else {
            return;
        };
        match now.beat + 1 < now.story.beats.len() {
            true => self.at(|progress| progress.beat = now.beat + 1),
            false => self.skip(),
        }
    }

    /// Ends the story.
    pub(super) fn skip(&self) {
        self.again.set(None);
        self.at(|progress| progress.over = true);
    }

    /// Retells his last turn.
    pub(super) fn tell_again(&self) {
        if let Some(story) = self.last() {
            self.at(|progress| (progress.beat, progress.paused) = (0, false));
            self.again.set(Some(story));
        }
    }

    /// Whether he has had a turn.
    pub(super) fn can_tell_again(&self) -> bool {
        self.controller.journal.with(|lines| {
            let begins = |event: &Event| last_turn(std::slice::from_ref(event)).is_some();
            lines.iter().any(begins)
        })
    }

    /// His last turn: as it was told, or reconstructed from the journal after a reload.
    fn last(&self) -> Option<Arc<Story>> {
        if let Some(story) = self.last.get_value() {
            return Some(story);
        }
        let steps = self.controller.steps();
        let begins = |step: &Vec<Event>| last_turn(step).is_some();
        let start = steps.iter().rposition(begins)?;
        let before = self.controller.view_after(start)?;
        let events: Vec<Event> = steps[start..].iter().flatten().copied().collect();
        let story = Arc::new(Story::of(&before, &events)?);
        self.last.set_value(Some(story.clone()));
        Some(story)
    }

    /// Changes the progress of the present scene's story.
    fn at(&self, change: impl FnOnce(&mut StoryProgress)) {
        let step = self.moment.with_untracked(|moment| moment.scene.step);
        self.progress.update(|progress| {
            if progress.step != step {
                *progress = StoryProgress {
                    step,
                    over: self.again.with_untracked(Option::is_some),
                    ..StoryProgress::default()
                };
            }
            change(progress);
        });
    }

    /// Advances the story by itself, and announces it.
    fn keep_time(&self) {
        let storyteller = *self;
        Effect::new(move |before: Option<Option<(usize, usize)>>| {
            let now = storyteller.now()?;
            // A pause is not news.
            let this = (Arc::as_ptr(&now.story).addr(), now.beat);
            if before.flatten() == Some(this) {
                return Some(this);
            }
            let beat = &now.story.beats[now.beat];
            let texts = storyteller.app.texts.get_untracked();
            let told = (storyteller.controller.game).with_value(|game| beat.describe(&texts, game));
            storyteller.app.tell(told);
            let cues = beat.deeds.iter().copied().filter_map(sounds::of_step);
            play(storyteller.app, heard(cues));
            scroll_into_view();
            Some(this)
        });
        let pace = scoped(move || storyteller.app.settings.with(|settings| settings.pace));
        Effect::new(move |_| {
            let telling = storyteller.now().is_some();
            let paused = storyteller.progress.with(|progress| progress.paused);
            // A retold story is told at any pace.
            let pace = pace.get();
            let time = pace.sentence().or(Pace::Quick.sentence());
            let (Some(time), true) = (time, telling && !paused) else {
                return;
            };
            let wait = Duration::from_millis(u64::from(time));
            if let Ok(timer) = set_timeout_with_handle(move || storyteller.next(), wait) {
                on_cleanup(move || timer.clear());
            }
        });
    }
}

/// On a phone, he may be scrolled out of view while his story is told.
fn scroll_into_view() {
    // The sentence moves him before the next frame.
    request_animation_frame(move || {
        let piece = document().query_selector("[data-piece=nightmare]");
        let Ok(Some(piece)) = piece else { return };
        let room = window().inner_height().ok().and_then(|room| room.as_f64());
        let place = piece.get_bounding_client_rect();
        // The bar with the sentence covers the lower part of the screen.
        let room = room.unwrap_or_default() * 0.6;
        if place.top() >= 0.0 && place.bottom() <= room {
            return;
        }
        let way = web_sys::ScrollToOptions::new();
        way.set_top(place.top() - room / 2.0);
        way.set_behavior(match is_calm() {
            true => web_sys::ScrollBehavior::Instant,
            false => web_sys::ScrollBehavior::Smooth,
        });
        window().scroll_by_with_scroll_to_options(&way);
    });
}

/// The story of a new scene, if it is to be told automatically.
fn describe(
    app: App,
    before: &Arc<TableScene<Dreamscape>>,
    now: &Arc<TableScene<Dreamscape>>,
) -> Option<Arc<Story>> {
    let pace = app.settings.with_untracked(|settings| settings.pace);
    let goes_on = now.step > before.step && now.outcome.is_none();
    let story = Story::of(&before.view, &now.fresh).filter(|_| goes_on)?;
    (pace.sentence().is_some() && story.moves()).then(|| Arc::new(story))
}

fn current(
    moment: Memo<StoryScene>,
    progress: RwSignal<StoryProgress>,
    again: RwSignal<Option<Arc<Story>>>,
) -> Option<Now> {
    let progress = progress.get();
    if let Some(story) = again.get() {
        let beat = progress.beat.min(story.beats.len() - 1);
        return Some(Now {
            story,
            beat,
            ahead: 0,
        });
    }
    moment.with(|moment| {
        let story = moment.story.clone()?;
        let (beat, over) = match progress.step == moment.scene.step {
            true => (progress.beat, progress.over),
            false => (0, false),
        };
        let beat = beat.min(story.beats.len() - 1);
        let ahead = moment.scene.fresh.len() - story.beats[beat].told;
        (!over).then_some(Now { story, beat, ahead })
    })
}

/// The story in place of the bar.
pub(super) fn panel(storyteller: Storyteller) -> AnyView {
    let app = storyteller.app;
    let hold = move |_| storyteller.at(|progress| progress.paused = !progress.paused);
    let held = move || {
        let paused = storyteller.progress.with(|progress| progress.paused);
        let phrase = if paused {
            Phrase::StoryPlay
        } else {
            Phrase::StoryPause
        };
        app.texts.with(|texts| texts.phrase(phrase))
    };
    let now = scoped(move || app.settings.with(|settings| settings.pace));
    let paces = [
        (Pace::Slow, Phrase::PaceSlow),
        (Pace::Normal, Phrase::PaceNormal),
        (Pace::Quick, Phrase::PaceQuick),
    ];
    let paces = paces.map(|(pace, phrase)| {
        segment(
            "story-pace",
            say(phrase),
            move || now.get() == pace,
            move || app.settings.update(|settings| settings.pace = pace),
        )
    });
    view! {
        <div class="story">
            {drawing("storyteller", FRAME_OF_RIVAL, "nightmare")}
            <div class="sentence">{move || sentence(storyteller)}</div>
            <div class="segs" role="group" aria-label=say(Phrase::Pace)>{Vec::from(paces)}</div>
            <div class="ends">
                <button class="btn bare hold" on:click=hold>{held} {key("P")}</button>
                <button class="btn primary next" on:click=move |_| storyteller.next()>
                    {say(Phrase::StoryNext)} {key("N")}
                </button>
                <button class="btn quiet pass" on:click=move |_| storyteller.skip()>
                    {icon("arrow")} {say(Phrase::StorySkip)} {key("Esc")}
                </button>
            </div>
        </div>
    }
    .into_any()
}

/// The sentence that is being told, and the progress of the story.
fn sentence(storyteller: Storyteller) -> Option<AnyView> {
    let now = storyteller.now()?;
    let texts = storyteller.app.texts.get();
    let beat = &now.story.beats[now.beat];
    let told = (storyteller.controller.game).with_value(|game| beat.describe(&texts, game));
    let count = texts.story_beat(arg::Beat(now.beat + 1), arg::Beats(now.story.beats.len()));
    let part = (now.beat + 1) * 100 / now.story.beats.len().max(1);
    let points = (beat.points()).map(|points| view! { <b class="num">{signed(points)}</b> });
    let view = view! {
        <p class="note">
            <b>{texts.phrase(Phrase::StoryTitle)}</b>
            <span>{count}</span>
            <span class="tag">{texts.rule(beat.rule())}</span>
        </p>
        <p class="told">{told} {points}</p>
        <div class="progress" aria-hidden="true"><i style:width=format!("{part}%")></i></div>
    };
    Some(view.into_any())
}
