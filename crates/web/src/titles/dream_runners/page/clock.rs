//! The clock of a table: the sand, locks, and bots.

use leptos::prelude::*;
use lucid_dream_runners::{Action, Phase};
use lucid_tabletop::{Seat, SeatSet, Seed};
use lucid_web::sand::Glass;
use lucid_web::setup::Player;
use lucid_web::sound::Cue;
use lucid_web::titles::dream_runners::delay;

use super::controller::{Boards, Controller};
use crate::app::sound::play;
use crate::controller::OnlineHandles;
use crate::device;

/// The interval of the clock, in milliseconds.
const TICK: u64 = 100;
/// The most time that counts between two ticks: a page that was asleep showed nothing.
const MOST: u64 = 1_000;

impl Controller {
    /// Runs the clock while the page is shown.
    pub fn run_clock(&self) {
        let controller = *self;
        let last = StoredValue::new(device::now());
        let kept = StoredValue::new(0u64);
        let look = move || {
            let now = device::now();
            let since = now.saturating_sub(last.get_value()).min(MOST);
            last.set_value(now);
            let spent = controller.pass_time(since as u32);
            kept.update_value(|kept| *kept += since);
            if spent && kept.get_value() >= 1_000 {
                kept.set_value(0);
                controller.keep();
            }
        };
        let every = std::time::Duration::from_millis(TICK);
        if let Ok(handle) = set_interval_with_handle(look, every) {
            on_cleanup(move || handle.clear());
        }
        // A hidden page counts as closed: the sand stands still.
        let hidden = window_event_listener_untyped("visibilitychange", move |_| {
            if document().hidden() && controller.composes_alone() {
                controller.extra.paused.set(true);
                controller.keep();
            }
        });
        on_cleanup(move || hidden.remove());
    }

    /// Whether one person composes against the sand.
    fn composes_alone(&self) -> bool {
        let composing = self
            .scene
            .with_untracked(|scene| scene.view.table.phase == Phase::Compose);
        self.online.is_none()
            && composing
            && self.people() == 1
            && self.game().rules().timer.is_some()
    }

    /// Adds time to whoever is composing; returns whether anybody is.
    fn pass_time(&self, since: u32) -> bool {
        if self.online.is_some() {
            self.show_glass();
            return false;
        }
        let Some(seat) = untrack(|| self.composer()) else {
            return false;
        };
        if self.extra.paused.get_untracked() || document().hidden() {
            return false;
        }
        let mut sand = self.extra.sand.get_value();
        sand.spent[seat] = sand.spent[seat].saturating_add(since);
        self.extra.sand.set_value(sand);
        if self.people() == 1 {
            self.lock_ready_bots(sand.spent[seat]);
        }
        self.show_glass();
        let empty = self.extra.glass.with_untracked(|glass| glass.is_empty());
        if empty {
            self.time_up(seat);
        }
        true
    }

    /// Updates the glass, and announces its important moments.
    pub(super) fn show_glass(&self) {
        let Some(seat) = untrack(|| self.composer()) else {
            return;
        };
        let sand = self.extra.sand.get_value();
        let turned = match self.people() {
            1 => self.bots().into_iter().map(|(_, delay)| delay).min(),
            _ => Some(0),
        };
        let glass = match self.online {
            Some(online) => self.online_glass(online),
            None => sand.glass(seat, self.game().rules().timer, turned),
        };
        let before = self.extra.glass.get_untracked();
        if glass == before {
            return;
        }
        self.extra.glass.set(glass);
        if let Glass::Runs { left, .. } = glass {
            let was = match before {
                Glass::Runs { left, .. } => left,
                _ => u32::MAX,
            };
            let passed = |mark: &u32| was > *mark && left <= *mark;
            let mut marks = [30_000, 10_000, 5_000].into_iter();
            if !self.extra.paused.get_untracked()
                && let Some(mark) = marks.find(passed)
            {
                // Half a minute is said, what is urgent is heard as well.
                if mark < 30_000 {
                    play(self.app, vec![Cue::Sand]);
                }
                let texts = self.app.texts.get_untracked();
                self.app.tell(texts.seconds_left(left.div_ceil(1000)));
            }
        }
    }

    /// The glass at a table on a server, which runs by the server's clock.
    fn online_glass(&self, online: OnlineHandles) -> Glass {
        let Some(timer) = self.game().rules().timer else {
            return Glass::None;
        };
        let whole = u32::from(timer) * 1000;
        let turned = self
            .scene
            .with_untracked(|scene| !scene.view.table.done.is_empty());
        match online.until.get_untracked() {
            Some(until) if turned => Glass::Runs {
                left: u32::try_from(until.saturating_sub(device::now()))
                    .map_or(whole, |left| left.min(whole)),
                whole,
            },
            _ => Glass::Waits { whole },
        }
    }

    /// The bots that compose in this round, and when each locks.
    fn bots(&self) -> Vec<(Seat, u32)> {
        let round = self.extra.sand.with_value(|sand| sand.round);
        let Some(seed) = self.drive(|table| *table.seed()) else {
            return Vec::new();
        };
        let setup = self.setup();
        let asleep = self.scene.with_untracked(|scene| {
            let table = &scene.view.table;
            table.sleepers(setup.players.len() as u8)
        });
        (asleep.iter())
            .filter_map(|seat| match setup.players[seat.index()] {
                Player::Bot(level, _) => Some((seat, delay(level, mood(&seed, round, seat)))),
                Player::Person(_) => None,
            })
            .collect()
    }

    /// The seats that may still act; none if the game is driven elsewhere.
    fn acting(&self) -> SeatSet {
        self.drive(|table| table.to_act()).unwrap_or(SeatSet::EMPTY)
    }

    /// The viewer locks the board (R2).
    pub fn lock(&self) {
        if self.online.is_some() {
            return self.act(Action::Lock);
        }
        let Some(seat) = untrack(|| self.composer()) else {
            return self.ask(Action::Lock);
        };
        self.why.set(None);
        let mut sand = self.extra.sand.get_value();
        sand.locked = sand.locked.with(seat);
        self.extra.sand.set_value(sand);
        self.put_down(seat);
    }

    /// A person's time is up (R3): the board counts as it is.
    fn time_up(&self, seat: Seat) {
        let mut sand = self.extra.sand.get_value();
        sand.late = sand.late.with(seat);
        self.extra.sand.set_value(sand);
        self.put_down(seat);
    }

    fn put_down(&self, seat: Seat) {
        self.drive(|table| table.set_aside(seat));
        self.changed();
    }

    /// Advances the game while no person has to act: asks and plays bots, and resolves the
    /// dream once everybody is done.
    pub(super) fn flow(&self) {
        if untrack(|| self.phase()) != Phase::Compose {
            return self.ask_bot();
        }
        self.think_ahead();
        if self.people_left().is_empty() {
            self.end_composing();
        }
    }

    /// Asks the next bot without a board for this round.
    fn think_ahead(&self) {
        let round = self.extra.sand.with_value(|sand| sand.round);
        let asking = self.extra.boards.try_update_value(|boards| {
            if boards.round != round {
                *boards = Boards {
                    round,
                    ..Boards::default()
                };
            }
            boards.asking
        });
        if asking != Some(false) {
            return;
        }
        let to_act = self.acting();
        let bots = self.bots().into_iter().map(|(seat, _)| seat);
        let mut open = bots.filter(|seat| to_act.contains(*seat));
        let next =
            (self.extra.boards).with_value(|boards| open.find(|seat| boards.of(*seat).is_none()));
        let Some(seat) = next else { return };
        let controller = *self;
        let asked = self.question(seat, move |answer| {
            let actions = controller.actions_if_shown(&answer);
            let known = controller.extra.boards.try_update_value(|boards| {
                if boards.round == round {
                    boards.asking = false;
                    boards.known.extend(actions.map(|actions| (seat, actions)));
                }
            });
            // The page may have been left.
            if known.is_some() {
                controller.move_on();
            }
        });
        self.extra
            .boards
            .update_value(|boards| boards.asking = asked);
    }

    /// The actions in an answer, unless the page has been left.
    fn actions_if_shown(&self, answer: &str) -> Option<Vec<Action>> {
        let shown = self.scene.try_with_untracked(|_| ()).is_some();
        shown.then(|| self.actions(answer))
    }

    /// Locks the bots whose thinking time is over while a person composes.
    fn lock_ready_bots(&self, now: u32) {
        let to_act = self.acting();
        let mut bots = self.bots().into_iter();
        let ready = self.extra.boards.with_value(|boards| {
            bots.find(|(seat, delay)| {
                *delay <= now && to_act.contains(*seat) && boards.of(*seat).is_some()
            })
        });
        if let Some((seat, _)) = ready {
            self.lay(seat, usize::MAX);
            self.play_for(seat, &[Action::Lock]);
            self.changed();
        }
    }

    /// Plays the first steps of the board that a bot has found.
    fn lay(&self, seat: Seat, most: usize) {
        let steps: Vec<Action> = self.extra.boards.with_value(|boards| {
            let board = boards.of(seat).unwrap_or_default().iter();
            let steps = board.filter(|action| **action != Action::Lock);
            steps.take(most).copied().collect()
        });
        self.drive(|table| {
            for action in steps {
                let _ = table.act_for(seat, action);
            }
        });
    }

    /// Called when all people at this device are done: plays the bots' boards, locks everybody
    /// in the order of their times (R20), and ends the time if somebody was late.
    fn end_composing(&self) {
        let (to_act, bots) = (self.acting(), self.bots());
        let open: Vec<(Seat, u32)> = (bots.iter().copied())
            .filter(|(seat, _)| to_act.contains(*seat))
            .collect();
        // The length of each bot's answer; nothing until all have answered.
        let thought: Option<Vec<usize>> = self.extra.boards.with_value(|boards| {
            let known = open
                .iter()
                .map(|(seat, _)| boards.of(*seat).map(<[_]>::len));
            known.collect()
        });
        let Some(thought) = thought else { return };
        let sand = self.extra.sand.get_value();
        let limit = self.game().rules().timer.map(|seconds| {
            let whole = u32::from(seconds) * 1000;
            let people = sand.locked.iter().map(|seat| sand.spent[seat]);
            match self.people() {
                1 => {
                    whole + (bots.iter().map(|(_, delay)| *delay).chain(people).min()).unwrap_or(0)
                }
                _ => whole,
            }
        });
        let in_time = |delay: u32| limit.is_none_or(|limit| delay <= limit);
        for ((seat, delay), steps) in open.iter().zip(thought) {
            // A late bot has laid only a part of it.
            let most = match limit {
                Some(limit) if !in_time(*delay) => {
                    (steps as u64 * u64::from(limit) / u64::from((*delay).max(1))) as usize
                }
                _ => usize::MAX,
            };
            self.lay(*seat, most);
        }
        let locks = sand.order(open.into_iter().filter(|(_, delay)| in_time(*delay)));
        let round = sand.round;
        self.drive(|table| {
            table.gather();
            for seat in locks {
                let _ = table.act_for(seat, Action::Lock);
            }
            let view = table.view_of(None);
            if view.table.phase == Phase::Compose && view.table.round == round {
                table.expire();
            }
        });
        self.changed();
    }
}

/// The seed of a bot's thinking time, which is the same after a reload.
fn mood(seed: &Seed, round: u8, seat: Seat) -> u64 {
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&seed.0[..8]);
    u64::from_le_bytes(bytes) ^ (u64::from(round) << 8) ^ (seat.index() as u64 + 1)
}
