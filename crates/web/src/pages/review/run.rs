//! A running review: turn by turn in the worker, or on the server.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use lucid_tabletop::Seat;
use lucid_web::advice::review::{Report, ReviewTitle, keep, kept};
use lucid_web::bots::Question;
use lucid_web::replay::{GameTimeline, Opened, Timeline as _};

use super::ReviewOrigin;
use crate::app::App;
use crate::device::{self, Device};
use crate::pages::hint::adviser;

/// How often the server is asked for progress.
const OFTEN: Duration = Duration::from_millis(700);

/// A review that is running or done.
pub(crate) struct Run<G: ReviewTitle> {
    pub(crate) app: App,
    opened: StoredValue<Arc<Opened>>,
    pub(crate) source: StoredValue<ReviewOrigin>,
    pub(crate) seat: RwSignal<Seat>,
    /// The seat of whoever looks, if it is one's own game.
    pub(crate) own: Option<Seat>,
    /// The turns reviewed so far; nothing before the first answer.
    pub(crate) report: RwSignal<Option<Arc<Report<G::Turn>>>>,
    pub(crate) running: RwSignal<bool>,
    /// Whether the server failed.
    pub(crate) failed: RwSignal<bool>,
    /// Whether the page makes the review itself though the game is on a server.
    here: RwSignal<bool>,
    /// The number of the run; answers to older ones are ignored.
    turn: StoredValue<u32>,
}

// Not derived, which would require `G: Clone`.
impl<G: ReviewTitle> Clone for Run<G> {
    fn clone(&self) -> Run<G> {
        *self
    }
}

impl<G: ReviewTitle> Copy for Run<G> {}

impl<G: ReviewTitle> Run<G> {
    pub(crate) fn new(
        app: App,
        opened: Arc<Opened>,
        source: ReviewOrigin,
        own: Option<Seat>,
    ) -> Run<G> {
        Run {
            app,
            opened: StoredValue::new(opened),
            source: StoredValue::new(source),
            seat: RwSignal::new(own.unwrap_or(Seat::new(0))),
            own,
            report: RwSignal::new(None),
            running: RwSignal::new(false),
            failed: RwSignal::new(false),
            here: RwSignal::new(false),
            turn: StoredValue::new(0),
        }
    }

    /// Reads something from the record.
    pub(crate) fn timeline<T>(&self, ask: impl FnOnce(&GameTimeline<G>) -> T) -> Option<T> {
        self.opened
            .with_value(|opened| opened.timeline_of().map(ask))
    }

    /// Reviews the turns of a seat, starting with what is stored.
    pub(crate) fn begin(self, seat: Seat) {
        self.seat.set(seat);
        self.failed.set(false);
        let known = self
            .timeline(|timeline| kept(&Device, timeline, seat))
            .flatten();
        self.report.set(known.map(Arc::new));
        self.go_on();
    }

    /// Reviews the remaining turns.
    pub(crate) fn go_on(self) {
        self.turn.update_value(|turn| *turn += 1);
        if self.is_whole() {
            return self.running.set(false);
        }
        self.running.set(true);
        match self.source.get_value() {
            ReviewOrigin::Table(id) if !self.here.get_untracked() => self.fetch(&id),
            _ => self.look(),
        }
    }

    /// Makes the review on this device instead of the server.
    pub(crate) fn look_here(self) {
        self.here.set(true);
        self.failed.set(false);
        self.go_on();
    }

    /// Stops the review.
    pub(crate) fn stop(self) {
        self.turn.update_value(|turn| *turn += 1);
        self.running.set(false);
    }

    pub(crate) fn is_whole(self) -> bool {
        (self.report)
            .with_untracked(|report| report.as_ref().is_some_and(|report| report.is_whole()))
    }

    /// Asks the worker for the next turn.
    fn look(self) {
        let number = (self.report)
            .with_untracked(|report| report.as_ref().map_or(0, |report| report.turns.len()));
        let seat = self.seat.get_untracked();
        let question = self.timeline(|timeline| {
            Question::review(&**timeline.game(), timeline.record(), seat, number)
        });
        let Some(question) = question else {
            return self.stop();
        };
        let turn = self.turn.get_value();
        adviser().ask(question, move |answer| {
            if self.turn.try_get_value() != Some(turn) {
                return;
            }
            let next = self
                .parsed(&answer)
                .filter(|next| next.of == 0 || !next.turns.is_empty());
            let Some(next) = next else {
                return self.stop();
            };
            let mut report = match self.report.get_untracked() {
                Some(report) => (*report).clone(),
                None => Report {
                    turns: Vec::new(),
                    ..next
                },
            };
            report.turns.extend(next.turns);
            self.learnt(report);
            match self.is_whole() {
                true => self.stop(),
                false => self.look(),
            }
        });
    }

    /// Asks the server for its progress.
    fn fetch(self, id: &str) {
        let path = format!("/api/tables/{id}/review?seat={}", self.seat.get_untracked());
        let (turn, id) = (self.turn.get_value(), id.to_owned());
        leptos::task::spawn_local(async move {
            let answer = device::fetched(&path).await;
            if self.turn.try_get_value() != Some(turn) {
                return;
            }
            match answer.and_then(|answer| self.parsed(&answer)) {
                Some(report) => {
                    self.learnt(report);
                    match self.is_whole() {
                        true => self.stop(),
                        false => set_timeout(
                            move || {
                                if self.turn.try_get_value() == Some(turn) {
                                    self.fetch(&id);
                                }
                            },
                            OFTEN,
                        ),
                    }
                }
                None => {
                    self.stop();
                    self.failed.set(true);
                }
            }
        });
    }

    fn parsed(self, text: &str) -> Option<Report<G::Turn>> {
        let report = self
            .timeline(|timeline| Report::parse(&**timeline.game(), text).ok())
            .flatten();
        report.filter(|report| report.seat == self.seat.get_untracked())
    }

    /// Shows and stores the turns reviewed so far, and announces the end.
    fn learnt(self, report: Report<G::Turn>) {
        self.timeline(|timeline| keep(&Device, timeline, &report, device::now()));
        let (done, of) = (report.turns.len(), report.of);
        self.report.set(Some(Arc::new(report)));
        if done == of || done == 1 {
            let told = (self.app.texts).with_untracked(|texts| G::progress(texts, done, of));
            self.app.tell(told);
        }
    }
}
