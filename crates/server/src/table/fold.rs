//! A table, folded from its log entry by entry.

use std::fmt;

use lucid_protocol::{Plan, Status, TableEvent, TableState};
use lucid_tabletop::record::Seating;
use lucid_tabletop::{BySeat, Draws, Seat, SeatSet};

use super::applied::Applied;
use super::clock::Clock;
use super::entry::{LogEntry, Secret};
use super::redacted_steps::{Audience, RedactedSteps};
use super::running_game::{AnyGame, Refused};
use crate::store::IdentityId;

/// A table after some entries of its log: the state that everybody knows, the game, and
/// what only the server knows.
#[derive(Debug)]
pub struct Fold {
    pub(super) plan: Plan,
    pub(super) state: TableState,
    /// Who the people on the seats are.
    pub(super) identities: Vec<Option<IdentityId>>,
    /// The last change that matters for what each seat may choose.
    pub(super) since: BySeat<u32>,
    pub(super) maker: IdentityId,
    pub(super) commitment: String,
    pub(super) game: Option<Box<dyn AnyGame>>,
    /// How many steps had been played after each change that played some.
    pub(super) moments: Vec<(u32, usize)>,
    pub(super) clock: Clock,
    /// Those whose seat the host has freed.
    pub(super) unseated: Vec<IdentityId>,
    /// Who sat where when the game began, where that is bound.
    pub(super) seating: Option<Seating>,
    /// Whether a game whose rules are no longer known was played to its end.
    played_out: bool,
}

/// An entry that cannot follow: the log was damaged, or written by a program
/// that knows more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The number of the entry.
    pub number: u32,
    /// What is wrong with it.
    pub reason: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {}: {}", self.number, self.reason)
    }
}

impl Fold {
    /// A table before its first entry. Without a game (its rules are no longer known) it
    /// can only be ended. `commitment` is that of a game whose entry names none.
    pub fn new(
        plan: Plan,
        maker: IdentityId,
        commitment: String,
        game: Option<Box<dyn AnyGame>>,
    ) -> Fold {
        Fold {
            state: TableState::new(plan.seats.len()),
            identities: vec![None; plan.seats.len()],
            since: BySeat::default(),
            maker,
            commitment,
            game,
            moments: Vec::new(),
            clock: Clock::default(),
            unseated: Vec::new(),
            seating: None,
            played_out: false,
            plan,
        }
    }

    /// A table without a game that is not to be ended: its game was played out while the
    /// rules were known.
    pub fn was_played_out(&mut self) {
        self.played_out = true;
    }

    /// Takes the next entry.
    ///
    /// # Errors
    /// It cannot follow; the table must not be used any more then.
    pub fn apply(
        &mut self,
        number: u32,
        at: u64,
        entry: &LogEntry,
        audience: Audience,
    ) -> Result<Applied, Broken> {
        let broken = |reason: String| Broken { number, reason };
        if number != self.state.last + 1 {
            return Err(broken("its number does not follow".to_owned()));
        }
        let ended = self.has_ended();
        let before = self.to_act();
        let phase = self.game.as_ref().map(|game| game.phase());
        let steps = self.play_steps(entry, audience).map_err(broken)?;
        self.seat_identities(entry);
        self.state.apply(number, &entry.event);
        let mut event = entry.event.clone();
        if let TableEvent::Started { commitment, .. } = &mut event {
            commitment.clone_from(&self.commitment);
            if self.played_out && self.game.is_none() {
                self.state.finish();
            }
        }
        let was = self.state.status;
        self.note(number, at, entry, before, phase);
        Ok(Applied {
            number,
            event,
            steps,
            due: self.clock_due(),
            over: match (was, self.state.status) {
                (Status::Running, Status::Over) => self.outcome(),
                _ => None,
            },
            digest: if ended { None } else { self.digest() },
        })
    }

    /// What an entry does to the game, and what viewers are told of that. Where nobody
    /// knows the rules any more, steps are passed over, so that the log can still be
    /// read and the table be ended.
    fn play_steps(
        &mut self,
        entry: &LogEntry,
        audience: Audience,
    ) -> Result<RedactedSteps, String> {
        let mut steps = RedactedSteps::default();
        let refused = |refused: Refused| refused.message;
        if let TableEvent::Started { .. } = entry.event {
            self.bind(entry)?;
        }
        let Some(game) = &mut self.game else {
            return Ok(steps);
        };
        match (&entry.event, &entry.secret) {
            (TableEvent::Started { .. }, _) => game.deal(&mut steps, audience),
            (_, Secret::Actions(seat, words)) => {
                let played = game.act(seat.0, words, &mut steps, audience);
                played.map_err(refused)?;
            }
            (_, Secret::Sand) => {
                let could = game.expire(&mut steps, audience);
                if !could {
                    return Err("no time can be up".to_owned());
                }
            }
            (_, Secret::Forced(played)) => {
                for (seat, words) in played {
                    let played = game.act(seat.0, words, &mut steps, audience);
                    played.map_err(refused)?;
                }
            }
            (TableEvent::Undone { seat, to }, secret) => {
                self.take_back(seat.0, *to, *secret == Secret::Agreed)?;
            }
            _ => {}
        }
        Ok(steps)
    }

    /// Notes who sits down and who gets up.
    fn seat_identities(&mut self, entry: &LogEntry) {
        let (TableEvent::Sat { seat, .. }
        | TableEvent::Left { seat, .. }
        | TableEvent::Bot { seat, .. }) = &entry.event
        else {
            return;
        };
        let Some(identity) = self.identities.get_mut(seat.0.index()) else {
            return;
        };
        let before = std::mem::replace(identity, entry.identity());
        if let TableEvent::Left { by: Some(_), .. } = entry.event {
            self.unseated.extend(before);
        }
    }

    fn take_back(&mut self, seat: Seat, to: u32, agreed: bool) -> Result<(), &'static str> {
        let steps = self.steps_after(to);
        let steps = steps.ok_or("that moment is not in the past")?;
        let game = self.game.as_mut().ok_or("there is no game")?;
        if agreed {
            let draws = match self.seating {
                Some(_) => Draws::UsedUp,
                None => Draws::Again,
            };
            game.back_to(steps, draws);
        } else if !game.undo(seat, steps) {
            return Err("that is too far back");
        }
        self.moments.retain(|(n, _)| *n <= to);
        Ok(())
    }

    /// Updates what follows from the state of the game.
    fn note(
        &mut self,
        number: u32,
        at: u64,
        entry: &LogEntry,
        before: SeatSet,
        phase: Option<(u8, &'static str)>,
    ) {
        let game = self.game.as_deref();
        let Some(game) = game.filter(|_| self.state.status == Status::Running) else {
            return;
        };
        let undone = matches!(entry.event, TableEvent::Undone { .. });
        if entry.event.told().is_some() {
            self.moments.push((number, game.steps()));
            self.clock.note(at, game);
        } else if undone && entry.secret == Secret::Agreed {
            self.clock.restart(at, game);
        } else if undone {
            self.clock.go_on(at, game);
        } else {
            self.clock.last = at;
        }
        if undone || entry.event.told().is_some() {
            let after = game.to_act();
            let same_phase = phase == Some(game.phase());
            // Those who act at the same time do not disturb each other.
            for seat in Seat::first(self.identities.len()) {
                let others = entry.played().is_some_and(|(actor, _)| actor != seat);
                let goes_on = before.contains(seat) && after.contains(seat) && same_phase;
                if !(others && goes_on) {
                    self.since[seat] = number;
                }
            }
        }
        if game.is_over() {
            self.state.finish();
        }
    }
}
