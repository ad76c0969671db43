//! Tables at our own server.

mod chair;
mod party;
mod together;

use std::time::{Duration, Instant};

use lucid_tabletop::{Choices, Random};

pub(crate) use party::Parties;
pub(crate) use together::Together;

use self::chair::{Chair, Heard};
use crate::crowd::{Desk, SEATS, Table};

/// How long people take.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pacing {
    /// Until the first move of a table.
    pub(crate) first: Duration,
    /// From one move of a table to the next.
    pub(crate) think: Duration,
}

/// Four people who play one game after the other.
#[derive(Debug)]
pub(crate) struct Four {
    chairs: [Chair; SEATS],
    random: Random,
    choices: Choices<lucid_dreamscape::Action>,
    think: Duration,
    next: Instant,
}

impl Four {
    /// The first move comes after a while, the others after thinking.
    fn new(chairs: [Chair; SEATS], place: usize, pace: Pacing) -> Four {
        Four {
            chairs,
            random: Random::new(place as u64 + 1),
            choices: Choices::new(),
            think: pace.think,
            next: Instant::now() + pace.first,
        }
    }

    /// Lets a seat act that may, once the time has come.
    fn act(&mut self, seat: usize, desk: &mut Desk<'_>) {
        let chair = &mut self.chairs[seat];
        if !chair.may_act() {
            return;
        }
        if desk.now < self.next {
            return desk.wake_at(self.next);
        }
        if let Some(text) = chair.act(desk.now, &mut self.random, &mut self.choices) {
            self.next = desk.now + self.think;
            desk.say(seat, text);
        }
    }

    /// Starts a game when all are there, and another one when all have seen its end.
    fn go_on(&mut self, seat: usize, desk: &mut Desk<'_>) {
        if self.chairs.iter().all(Chair::is_ready) {
            for (host, chair) in self.chairs.iter_mut().enumerate() {
                if chair.host && chair.gathering {
                    desk.say(host, chair.start());
                }
            }
        }
        if self.chairs[seat].is_over() && self.chairs.iter().all(Chair::is_over) {
            desk.figures.games += 1;
            desk.say(seat, self.chairs[seat].rematch());
        }
    }
}

impl Table for Four {
    fn heard(&mut self, seat: usize, text: &str, desk: &mut Desk<'_>) {
        match self.chairs[seat].hear(text) {
            Ok(Heard::Change) => {
                desk.figures.update(text.len());
                if self.chairs[seat].is_over() {
                    self.go_on(seat, desk);
                }
            }
            Ok(Heard::Opened) => match self.chairs[seat].settle() {
                Some(text) => return desk.say(seat, text),
                None => self.go_on(seat, desk),
            },
            Ok(Heard::Seated) => {
                let again = self.chairs[seat].look_again();
                return again.into_iter().for_each(|text| desk.say(seat, text));
            }
            Ok(Heard::Rematch(table)) => {
                let text = self.chairs[seat].open(table);
                return desk.say(seat, text);
            }
            Ok(Heard::Done(at)) => desk.figures.acknowledged(desk.now - at),
            Ok(Heard::Stale) => desk.figures.stale += 1,
            Ok(Heard::Refused(why)) => {
                desk.figures.refused += 1;
                desk.figures.why.get_or_insert(why);
            }
            Ok(Heard::Nothing) => return,
            Err(error) => {
                desk.figures.refused += 1;
                desk.figures.why.get_or_insert(error.to_string());
                return;
            }
        }
        self.act(seat, desk);
    }

    fn wake(&mut self, desk: &mut Desk<'_>) {
        (0..SEATS).for_each(|seat| self.go_on(seat, desk));
        (0..SEATS).for_each(|seat| self.act(seat, desk));
    }
}
