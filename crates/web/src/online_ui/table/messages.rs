//! Messages from the server to a table.

use leptos::prelude::*;
use lucid_protocol::{
    Change, ChatLine, ClientMessage, Code, Problem, ServerMessage, TableEvent, TableSnapshot,
};
use lucid_texts::Phrase;
use lucid_web::online::{FollowError, Setback, ViewedTable};

use super::{Matter, OnlineTable, Screen};
use crate::online_ui::problem;

impl OnlineTable {
    pub(super) fn receive(self, news: ServerMessage) {
        match news {
            ServerMessage::Table(opened) => self.opened(&opened),
            // The connection asks again by itself.
            ServerMessage::NoTable { why, .. } if why.code == Code::Unavailable => {}
            ServerMessage::NoTable { why, .. } => self.shown.set(Screen::Trouble(match why.code {
                Code::Gone => Matter::Gone,
                _ => Matter::NoTable,
            })),
            ServerMessage::Change(change) => self.changed(&change),
            ServerMessage::Done { id, .. } => self.done(id),
            ServerMessage::Refused { id, why } => self.refused(id, &why),
            ServerMessage::Here { seats, watching } => self.viewed.update(|viewed| {
                if let Some(viewed) = viewed {
                    viewed.here = seats.iter().map(|seat| seat.0).collect();
                    viewed.watching = watching;
                }
            }),
            ServerMessage::Said(line) => self.said(line),
            ServerMessage::Welcome { .. }
            | ServerMessage::Lobby { .. }
            | ServerMessage::Pong { .. }
            | ServerMessage::Bye { .. } => {}
        }
    }

    /// The table is shown, for the first time or again.
    fn opened(self, opened: &TableSnapshot) {
        let known = self.log.with_value(Vec::len) as u32;
        if opened.from > known {
            return self.greet();
        }
        self.viewed.update(|viewed| match viewed {
            Some(viewed) => viewed.refresh(opened),
            None => *viewed = Some(ViewedTable::new(opened)),
        });
        for change in &opened.changes {
            if !self.fold(change) {
                return;
            }
        }
        let again = self
            .outbox
            .try_update_value(|outbox| outbox.unfulfilled(opened));
        for ask in again.into_iter().flatten() {
            self.send(&ask);
        }
        if let Some(play) = self.play.get_value() {
            play.unsent();
            play.show();
        }
        self.retried.set_value(false);
        self.moment.update(|moment| *moment += 1);
        self.after_change();
        self.settle();
    }

    fn changed(self, change: &Change) {
        let known = self.log.with_value(Vec::len) as u32;
        if change.n <= known {
            return;
        }
        if change.n > known + 1 {
            return self.greet();
        }
        let had_seat = self.has_seat();
        self.viewed.update(|viewed| {
            if let Some(viewed) = viewed {
                viewed.fold(change);
            }
        });
        if !self.fold(change) {
            return;
        }
        if let Some(play) = self.play.get_value() {
            play.show();
        }
        self.moment.update(|moment| *moment += 1);
        match change.event {
            TableEvent::Left { by: Some(_), .. } if self.was_unseated(had_seat) => {
                let texts = self.app.texts.get_untracked();
                self.app.tell(texts.phrase(Phrase::OnlineUnseated));
            }
            TableEvent::Lapsed(_) => self.note_lapse(change.n),
            TableEvent::Ended { .. } => self.fetch_record(),
            TableEvent::Rematch { .. }
                if self.outbox.with_value(|outbox| outbox.waits(is_rematch)) =>
            {
                return self.go_along();
            }
            _ => {}
        }
        self.after_change();
        self.settle();
    }

    /// Says whose turn the clock has ended.
    fn note_lapse(self, n: u32) {
        let Some(play) = self.play.get_value() else {
            return;
        };
        let names: Vec<String> = (play.lapsed_in(n).iter())
            .map(|seat| self.name(seat))
            .collect();
        let texts = self.app.texts.get_untracked();
        let told = match names.is_empty() {
            true => texts.phrase(Phrase::OnlineTimeUp),
            false => texts.online_time_ended(&names),
        };
        self.app.tell(told.clone());
        self.lapse.set(Some(told));
    }

    fn has_seat(self) -> bool {
        let seat = (self.viewed).with_untracked(|viewed| viewed.as_ref()?.you);
        seat.is_some()
    }

    /// Whether the host has just freed the viewer's seat.
    fn was_unseated(self, had_seat: bool) -> bool {
        had_seat && !self.has_seat()
    }

    /// Goes to the rematch, once its table is known.
    fn go_along(self) {
        if let Some(table) = self.info().and_then(|info| info.rematch) {
            self.app.go_to(&self.way_to(table));
        }
    }

    /// Folds a change into the game; returns whether it fits.
    fn fold(self, change: &Change) -> bool {
        if change.n <= self.log.with_value(Vec::len) as u32 {
            return true;
        }
        if let Some(play) = self.play.get_value() {
            match play.fold(change) {
                Ok(_) => {}
                Err(FollowError::Gap(_) | FollowError::Impossible(_)) => {
                    self.astray();
                    return false;
                }
            }
        }
        self.log.update_value(|log| log.push(change.clone()));
        true
    }

    fn done(self, id: u32) {
        let ask = self
            .outbox
            .try_update_value(|outbox| outbox.answered(id))
            .flatten();
        match ask {
            // The table itself shows who has the seat.
            Some(ClientMessage::Sit { .. } | ClientMessage::Leave { .. }) => self.greet(),
            Some(ClientMessage::Do { .. } | ClientMessage::Undo { .. }) => self.setback.set(None),
            Some(ClientMessage::Rematch { .. }) => self.go_along(),
            _ => {}
        }
        self.post_steps();
    }

    fn refused(self, id: u32, why: &Problem) {
        let ask = self
            .outbox
            .try_update_value(|outbox| outbox.answered(id))
            .flatten();
        let step = matches!(
            ask,
            Some(ClientMessage::Do { .. } | ClientMessage::Undo { .. })
        );
        if let Some(ClientMessage::Say { text, .. }) = ask {
            self.unsaid.set(Some(text));
        }
        if let Some(play) = self.play.get_value()
            && step
        {
            match play.refused(id, why.code) {
                Setback::None => {
                    self.note_kept();
                    return self.post_steps();
                }
                Setback::Kept { times } => {
                    play.show();
                    return self.send_later(times);
                }
                Setback::Lost => {
                    play.show();
                    self.note_kept();
                }
            }
        }
        let phrase = problem::of_code(why.code);
        self.app.tell(self.app.texts.get_untracked().phrase(phrase));
        self.setback.set(Some(phrase));
        self.post_steps();
    }

    fn said(self, line: ChatLine) {
        let mut fresh = false;
        self.viewed.update(|viewed| {
            if let Some(viewed) = viewed {
                fresh = viewed.add_line(line);
            }
        });
        if fresh {
            self.moment.update(|moment| *moment += 1);
        }
    }
}

fn is_rematch(ask: &ClientMessage) -> bool {
    matches!(ask, ClientMessage::Rematch { .. })
}
