//! All four seats of a table submit at the same moment, again and again.

use lucid_tabletop::{Choices, Random};

use super::chair::{Chair, Heard};
use crate::crowd::{SEATS, Table, TableContext};

/// Four people and their rounds.
#[derive(Debug)]
pub(crate) struct Together {
    chairs: [Chair; SEATS],
    random: Random,
    choices: Choices<lucid_dreamscape::Action>,
    rounds: u32,
    /// Answers of the round that are still to come.
    awaited: usize,
    /// Moves of rounds that were done.
    pub(crate) applied: u32,
}

impl Together {
    /// How many rounds are left.
    pub(crate) fn new(chairs: [Chair; SEATS], rounds: u32) -> Together {
        Together {
            chairs,
            random: Random::new(1),
            choices: Choices::new(),
            rounds,
            awaited: 0,
            applied: 0,
        }
    }

    /// Goes on once every move is answered and everybody knows the same.
    fn go_on(&mut self, context: &mut TableContext<'_>) {
        let known = self.chairs.each_ref().map(|chair| {
            let follower = chair.follower.as_ref().filter(|_| chair.is_ready())?;
            Some(follower.number()).filter(|_| chair.asked.is_none())
        });
        if known[0].is_none() || known.iter().any(|number| *number != known[0]) {
            return;
        }
        if let Some(host) = (self.chairs.iter()).position(|chair| chair.host && chair.gathering) {
            return context.say(host, self.chairs[host].start());
        }
        if self.chairs.iter().all(Chair::is_over) {
            return context.say(0, self.chairs[0].rematch());
        }
        let able: Vec<usize> = (0..SEATS)
            .filter(|seat| self.chairs[*seat].may_act())
            .collect();
        let all = able.len() == SEATS && self.rounds > 0;
        if all {
            self.rounds -= 1;
            self.awaited = SEATS;
        }
        // Where not all may act, one does, until all may again.
        for seat in able.into_iter().take(if all { SEATS } else { 1 }) {
            let chair = &mut self.chairs[seat];
            if let Some(text) = chair.act(context.now, &mut self.random, &mut self.choices) {
                context.say(seat, text);
            }
        }
    }
}

impl Table for Together {
    fn heard(&mut self, seat: usize, text: &str, context: &mut TableContext<'_>) {
        let heard = self.chairs[seat].hear(text);
        let in_round = self.awaited > 0;
        match heard {
            Ok(Heard::Done(at)) => {
                context.figures.acknowledged(context.now - at);
                self.awaited = self.awaited.saturating_sub(1);
                self.applied += u32::from(in_round);
            }
            Ok(Heard::Stale) => {
                context.figures.stale += 1;
                self.awaited = self.awaited.saturating_sub(1);
            }
            Ok(Heard::Refused(why)) => {
                context.figures.refused += 1;
                context.figures.why.get_or_insert(why);
                self.awaited = self.awaited.saturating_sub(1);
            }
            Ok(Heard::Rematch(table)) => {
                let text = self.chairs[seat].open(table);
                return context.say(seat, text);
            }
            Ok(Heard::Opened) => {
                if let Some(text) = self.chairs[seat].settle() {
                    return context.say(seat, text);
                }
            }
            Ok(Heard::Seated) => {
                let again = self.chairs[seat].look_again();
                return again.into_iter().for_each(|text| context.say(seat, text));
            }
            Ok(Heard::Change) => {}
            Ok(Heard::Nothing) => return,
            Err(error) => {
                context.figures.refused += 1;
                context.figures.why.get_or_insert(error.to_string());
                return;
            }
        }
        self.go_on(context);
    }

    fn wake(&mut self, context: &mut TableContext<'_>) {
        self.go_on(context);
    }

    fn is_finished(&self) -> bool {
        self.rounds == 0 && self.awaited == 0
    }
}
