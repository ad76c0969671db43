//! The player of a recorded game: the moment, the eye, and the speed.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use lucid_titles::with_title;
use lucid_web::replay::{Eye, JournalLine, Moment, Opened, Timeline};

use super::{controls, head, keys};
use crate::app::App;
use crate::controller::TitlePage as _;

/// The speeds: label and factor.
pub(crate) const SPEEDS: [(&str, f64); 4] = [("½×", 0.5), ("1×", 1.0), ("2×", 2.0), ("4×", 4.0)];

/// How long a step is shown, in milliseconds.
const STEP: f64 = 900.0;
/// The same for one without a journal line, such as a shard from the bag.
const QUIET: f64 = 160.0;
/// How long a moment must last before it is written into the address.
const SETTLED: Duration = Duration::from_millis(400);

/// Where a recorded game came from.
#[derive(Clone, Debug)]
pub(crate) enum RecordOrigin {
    /// A game on this device by its id, and the eyes that it may be seen through.
    Own(String, Vec<Eye>),
    /// A file.
    File,
    /// A link.
    Link,
}

/// A recorded game that is shown.
#[derive(Clone, Copy)]
pub(crate) struct RecordPlayer {
    pub(crate) app: App,
    opened: StoredValue<Arc<Opened>>,
    source: StoredValue<RecordOrigin>,
    /// How many steps have been played.
    pub(crate) moment: RwSignal<usize>,
    /// Whose eyes it is seen through.
    pub(crate) eye: RwSignal<Eye>,
    /// Whether it is playing.
    pub(crate) playing: RwSignal<bool>,
    /// The index of the speed.
    pub(crate) speed: RwSignal<usize>,
    /// Whether the last move was a single step forward, which is animated.
    pub(crate) stepped: RwSignal<bool>,
    /// The journal as the eye saw it, in the current language.
    pub(crate) lines: Memo<Arc<Vec<JournalLine>>>,
}

impl RecordPlayer {
    pub(crate) fn new(
        app: App,
        opened: Opened,
        source: RecordOrigin,
        moment: Option<Moment>,
    ) -> RecordPlayer {
        let timeline = opened.timeline();
        let eyes = match &source {
            RecordOrigin::Own(_, eyes) => eyes.clone(),
            RecordOrigin::File | RecordOrigin::Link => timeline.eyes(),
        };
        let wanted = moment.as_ref().map(|moment| moment.eye);
        let eye = (wanted.filter(|eye| eyes.contains(eye)))
            .or(eyes.first().copied())
            .unwrap_or(Eye::Onlooker);
        let step = moment.map_or(0, |moment| moment.step.min(timeline.steps()));
        let opened = StoredValue::new(Arc::new(opened));
        let eye = RwSignal::new(eye);
        let lines = Memo::new(move |_| {
            let (texts, eye) = (app.texts.get(), eye.get());
            Arc::new(opened.with_value(|opened| opened.timeline().journal(&texts, eye)))
        });
        RecordPlayer {
            app,
            opened,
            source: StoredValue::new(source),
            moment: RwSignal::new(step),
            eye,
            playing: RwSignal::new(false),
            speed: RwSignal::new(1),
            stepped: RwSignal::new(false),
            lines,
        }
    }

    /// The record.
    pub(crate) fn opened(&self) -> Arc<Opened> {
        self.opened.get_value()
    }

    /// Reads something from the record.
    pub(crate) fn timeline<T>(&self, ask: impl FnOnce(&dyn Timeline) -> T) -> T {
        self.opened.with_value(|opened| ask(opened.timeline()))
    }

    /// The eyes that the game may be seen through.
    pub(crate) fn eyes(&self) -> Vec<Eye> {
        self.source.with_value(|source| match source {
            RecordOrigin::Own(_, eyes) => eyes.clone(),
            RecordOrigin::File | RecordOrigin::Link => self.timeline(|timeline| timeline.eyes()),
        })
    }

    /// The name of a seat.
    pub(crate) fn name(&self, seat: lucid_tabletop::Seat) -> String {
        self.timeline(|timeline| {
            timeline
                .names()
                .get(seat.index())
                .cloned()
                .unwrap_or_default()
        })
    }

    /// Goes to a moment, and announces what happened there.
    pub(crate) fn go(&self, moment: usize) {
        let moment = moment.min(self.timeline(|timeline| timeline.steps()));
        let before = self.moment.get_untracked();
        if moment == before {
            return;
        }
        self.stepped.set(moment == before + 1);
        self.moment.set(moment);
        let told: Vec<String> = self.lines.with_untracked(|lines| {
            let here = lines.iter().filter(|line| line.step == moment);
            here.map(|line| line.words.clone()).collect()
        });
        if !told.is_empty() {
            self.app.tell(told.join(" "));
        }
    }

    /// Goes to a moment by hand, which pauses.
    pub(crate) fn jump(&self, moment: usize) {
        self.playing.set(false);
        self.go(moment);
    }

    pub(crate) fn step_on(&self) {
        self.jump(self.moment.get_untracked() + 1);
    }

    pub(crate) fn step_back(&self) {
        self.jump(self.moment.get_untracked().saturating_sub(1));
    }

    pub(crate) fn turn_on(&self) {
        let now = self.moment.get_untracked();
        self.jump(self.timeline(|timeline| timeline.turn_on(now)));
    }

    pub(crate) fn turn_back(&self) {
        let now = self.moment.get_untracked();
        self.jump(self.timeline(|timeline| timeline.turn_back(now)));
    }

    pub(crate) fn end(&self) {
        self.jump(self.timeline(|timeline| timeline.steps()));
    }

    /// Plays, from the start if it is at the end, or pauses.
    pub(crate) fn play_or_pause(&self) {
        let playing = !self.playing.get_untracked();
        if playing && self.moment.get_untracked() == self.timeline(|timeline| timeline.steps()) {
            self.go(0);
        }
        self.playing.set(playing);
    }

    /// The address of the game's review; nothing before its end.
    pub(crate) fn review(&self) -> Option<String> {
        let over = self.timeline(|timeline| timeline.outcome().is_some());
        if !over {
            return None;
        }
        Some(match self.source.get_value() {
            RecordOrigin::Own(id, _) => format!("/review?game={id}"),
            RecordOrigin::File | RecordOrigin::Link => self
                .timeline(|timeline| crate::pages::review::handed(timeline.record()))
                .to_owned(),
        })
    }

    /// The path and fragment of the current moment.
    pub(crate) fn address(&self) -> String {
        self.address_with(|player| match player.source.get_value() {
            RecordOrigin::Own(id, _) => (format!("/replay?game={id}"), None),
            RecordOrigin::File | RecordOrigin::Link => (
                "/replay".to_owned(),
                player.timeline(|timeline| timeline.packed()),
            ),
        })
    }

    /// The address of the current moment for others, with the record if it fits.
    pub(crate) fn address_for_others(&self) -> String {
        self.address_with(|player| {
            (
                "/replay".to_owned(),
                player.timeline(|timeline| timeline.packed()),
            )
        })
    }

    fn address_with(&self, place: impl Fn(&RecordPlayer) -> (String, Option<String>)) -> String {
        let (path, packed) = place(self);
        let moment = Moment {
            step: self.moment.get_untracked(),
            eye: self.eye.get_untracked(),
            packed,
        };
        format!("{path}#{moment}")
    }
}

/// The page of a recorded game.
pub(crate) fn page(player: RecordPlayer) -> AnyView {
    keys::listen(player);
    run(player);
    keep_address(player);
    view! {
        {head::head()}
        <main id="main" class="watch" tabindex="-1">
            <div class="watch-scene">
                {head::about(player)}
                {with_title!(player.opened().title(), G => G::replay_boards(player))}
            </div>
            {controls::controls(player)}
        </main>
    }
    .into_any()
}

/// Advances step by step while the game is playing.
fn run(player: RecordPlayer) {
    let next = StoredValue::new(None::<TimeoutHandle>);
    let stop = move || {
        if let Some(handle) = next.try_update_value(Option::take).flatten() {
            handle.clear();
        }
    };
    Effect::new(move |_| {
        let (playing, now) = (player.playing.get(), player.moment.get());
        let speed = SPEEDS[player.speed.get() % SPEEDS.len()].1;
        stop();
        if !playing {
            return;
        }
        if now >= player.timeline(|timeline| timeline.steps()) {
            player.playing.set(false);
            return;
        }
        // Moments with a journal line are shown longer.
        let told = player
            .lines
            .with_untracked(|lines| lines.iter().any(|line| line.step == now.max(1)));
        let time = if told { STEP } else { QUIET } / speed;
        let tick = move || {
            if player.playing.try_get_untracked() == Some(true) {
                player.go(now + 1);
            }
        };
        let wait = Duration::from_millis(time as u64);
        next.set_value(set_timeout_with_handle(tick, wait).ok());
    });
    on_cleanup(stop);
}

/// Writes the moment into the page's address once it has settled.
fn keep_address(player: RecordPlayer) {
    let next = StoredValue::new(None::<TimeoutHandle>);
    let stop = move || {
        if let Some(handle) = next.try_update_value(Option::take).flatten() {
            handle.clear();
        }
    };
    Effect::new(move |_| {
        player.moment.track();
        player.eye.track();
        stop();
        let write = move || {
            if player.moment.try_get_untracked().is_none() {
                return;
            }
            if let Ok(history) = window().history() {
                let nothing = wasm_bindgen::JsValue::NULL;
                // Browsers limit how often this may be called; the next call will do.
                let _ = history.replace_state_with_url(&nothing, "", Some(&player.address()));
            }
        };
        next.set_value(set_timeout_with_handle(write, SETTLED).ok());
    });
    on_cleanup(stop);
}
