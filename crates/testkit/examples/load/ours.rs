//! Tables at our own server.

mod chair;
mod party;
mod together;

use std::time::{Duration, Instant};

use lucid_tabletop::{Choices, Random};

pub(crate) use party::Parties;
pub(crate) use together::Together;

use self::chair::{Chair, Heard};
use crate::crowd::{SEATS, Table, TableContext};

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
    fn act(&mut self, seat: usize, context: &mut TableContext<'_>) {
        let chair = &mut self.chairs[seat];
        if !chair.may_act() {
            return;
        }
        if context.now < self.next {
            return context.wake_at(self.next);
        }
        if let Some(text) = chair.act(context.now, &mut self.random, &mut self.choices) {
            self.next = context.now + self.think;
            context.say(seat, text);
        }
    }

    /// Starts a game when all are there, and another one when all have seen its end.
    fn go_on(&mut self, seat: usize, context: &mut TableContext<'_>) {
        if self.chairs.iter().all(Chair::is_ready) {
            for (host, chair) in self.chairs.iter_mut().enumerate() {
                if chair.host && chair.gathering {
                    context.say(host, chair.start());
                }
            }
        }
        if self.chairs[seat].is_over() && self.chairs.iter().all(Chair::is_over) {
            context.figures.games += 1;
            context.say(seat, self.chairs[seat].rematch());
        }
    }
}

impl Table for Four {
    fn heard(&mut self, seat: usize, text: &str, context: &mut TableContext<'_>) {
        match self.chairs[seat].hear(text) {
            Ok(Heard::Change) => {
                context.figures.update(text.len());
                if self.chairs[seat].is_over() {
                    self.go_on(seat, context);
                }
            }
            Ok(Heard::Opened) => match self.chairs[seat].settle() {
                Some(text) => return context.say(seat, text),
                None => self.go_on(seat, context),
            },
            Ok(Heard::Seated) => {
                let again = self.chairs[seat].look_again();
                return again.into_iter().for_each(|text| context.say(seat, text));
            }
            Ok(Heard::Rematch(table)) => {
                let text = self.chairs[seat].open(table);
                return context.say(seat, text);
            }
            Ok(Heard::Done(at)) => context.figures.acknowledged(context.now - at),
            Ok(Heard::Stale) => context.figures.stale += 1,
            Ok(Heard::Refused(why)) => {
                context.figures.refused += 1;
                context.figures.why.get_or_insert(why);
            }
            Ok(Heard::Nothing) => return,
            Err(error) => {
                context.figures.refused += 1;
                context.figures.why.get_or_insert(error.to_string());
                return;
            }
        }
        self.act(seat, context);
    }

    fn wake(&mut self, context: &mut TableContext<'_>) {
        (0..SEATS).for_each(|seat| self.go_on(seat, context));
        (0..SEATS).for_each(|seat| self.act(seat, context));
    }
}
