//! The journal of a table: events are told one after the other.

use std::time::Duration;

use leptos::prelude::*;
use lucid_tabletop::Seat;
use lucid_web::sound::heard;

use super::forced::Unchosen;
use super::{TableController, TitlePage};
use crate::app::sound::play;

impl<G: TitlePage> TableController<G> {
    /// Rewrites the journal from the viewer's events.
    pub fn retell(&self) {
        let events = self.table.with_value(|table| table.journal());
        self.find_unchosen();
        self.untold.update_untracked(Vec::clear);
        self.retold.update(|times| *times += 1);
        self.journal.set(events.into_iter().flatten().collect());
    }

    /// Finds the steps that nobody chose.
    pub(super) fn find_unchosen(&self) {
        let unchosen = (self.table).try_update_value(|table| {
            let events = table.journal();
            Unchosen::of(table.as_mut(), &events)
        });
        self.forced.set(unchosen.unwrap_or_default());
    }

    /// Tells the next events and schedules the rest.
    pub(super) fn tell_next(&self) {
        let pause = self.app.settings.with_untracked(|s| s.pace.pause());
        let mut told = Vec::new();
        self.untold.update(|untold| {
            let moment = untold.iter().position(G::takes_a_moment);
            let until = match moment {
                Some(at) if pause > 0 => at + 1,
                _ => untold.len(),
            };
            told = untold.drain(..until).collect();
        });
        self.announce(&told);
        play(self.app, heard(told.iter().filter_map(G::cue)));
        self.journal.update(|journal| journal.extend(told));
        let left = self.untold.with_untracked(Vec::len);
        if left == 0 {
            self.play_forced();
            return self.move_on();
        }
        let controller = *self;
        let rest = Duration::from_millis(u64::from(pause) * 3 / 2);
        set_timeout(
            move || {
                // Somebody may have skipped the rest, or left the page.
                if controller.untold.try_with_untracked(Vec::len) == Some(left) {
                    controller.tell_next();
                }
            },
            rest,
        );
    }

    /// Tells all remaining events at once.
    pub fn skip(&self) {
        let told = self.untold.with_untracked(Clone::clone);
        self.untold.set(Vec::new());
        self.announce(&told);
        self.journal.update(|journal| journal.extend(told));
        self.play_forced();
        self.move_on();
    }

    /// Has screen readers announce events.
    fn announce(&self, events: &[G::Event]) {
        let texts = self.app.texts.get_untracked();
        let names = |seat: Seat| self.name(seat);
        let game = self.game();
        let told: Vec<String> = (events.iter().filter(|event| G::is_announced(event)))
            .map(|event| game.event_text(&texts, &names, event))
            .collect();
        if !told.is_empty() {
            self.app.tell(told.join(" "));
        }
    }
}
