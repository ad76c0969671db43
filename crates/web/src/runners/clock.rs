//! The clock of a table: the sand, the locks, and bots that think.

use leptos::prelude::*;
use lucid_dream_runners::{Action, Phase};
use lucid_tabletop::{Game as _, Seat, Seed};
use lucid_web::bots::{Question, delay};
use lucid_web::sand::Glass;
use lucid_web::setup::Player;
use lucid_web::table::Waiting;

use super::desk::Desk;
use crate::device;

/// How often the clock looks, in milliseconds.
const TICK: u64 = 100;
/// The longest time between two looks that counts: a page that slept saw nothing.
const MOST: u64 = 1_000;

impl Desk {
    /// Lets the clock run as long as the page is shown.
    pub fn run_clock(&self) {
        let desk = *self;
        let last = StoredValue::new(device::now());
        let kept = StoredValue::new(0u64);
        let look = move || {
            let now = device::now();
            let since = now.saturating_sub(last.get_value()).min(MOST);
            last.set_value(now);
            let spent = desk.pass_time(since as u32);
            kept.update_value(|kept| *kept += since);
            if spent && kept.get_value() >= 1_000 {
                kept.set_value(0);
                desk.keep();
            }
        };
        let every = std::time::Duration::from_millis(TICK);
        if let Ok(handle) = set_interval_with_handle(look, every) {
            on_cleanup(move || handle.clear());
        }
        // A page that nobody sees is a closed one: the sand stands still.
        let hidden = window_event_listener_untyped("visibilitychange", move |_| {
            if document().hidden() && desk.composes_alone() {
                desk.paused.set(true);
                desk.keep();
            }
        });
        on_cleanup(move || hidden.remove());
    }

    /// Whether one person composes against the sand.
    fn composes_alone(&self) -> bool {
        let composing = self
            .scene
            .with_untracked(|scene| scene.view.table.phase == Phase::Compose);
        self.far.is_none() && composing && self.people() == 1 && self.game.rules().timer.is_some()
    }

    /// Whoever composes has seen the dream for so much longer. Says whether
    /// anybody has.
    fn pass_time(&self, since: u32) -> bool {
        if self.far.is_some() {
            self.show_glass();
            return false;
        }
        let Some(seat) = untrack(|| self.composer()) else {
            return false;
        };
        if self.paused.get_untracked() || document().hidden() {
            return false;
        }
        let mut sand = self.sand.get_value();
        sand.spent[seat] = sand.spent[seat].saturating_add(since);
        self.sand.set_value(sand);
        if self.people() == 1 {
            self.lock_ready_bots(sand.spent[seat]);
        }
        self.show_glass();
        let empty = self.glass.with_untracked(|glass| glass.is_empty());
        if empty {
            self.time_up(seat);
        }
        true
    }

    /// Brings the glass up to date, and says aloud what matters of it.
    pub(super) fn show_glass(&self) {
        let Some(seat) = untrack(|| self.composer()) else {
            return;
        };
        let sand = self.sand.get_value();
        let turned = match self.people() {
            1 => self.bots().map(|(_, delay)| delay).min(),
            _ => Some(0),
        };
        let glass = match self.far {
            Some(_) => self.far_glass(),
            None => sand.glass(seat, self.game.rules().timer, turned),
        };
        let before = self.glass.get_untracked();
        if glass == before {
            return;
        }
        self.glass.set(glass);
        if let Glass::Runs { left, .. } = glass {
            let was = match before {
                Glass::Runs { left, .. } => left,
                _ => u32::MAX,
            };
            let passed = |mark: u32| was > mark && left <= mark;
            if !self.paused.get_untracked() && [30_000, 10_000, 5_000].into_iter().any(passed) {
                let texts = self.app.texts.get_untracked();
                self.app.tell(texts.seconds_left(left.div_ceil(1000)));
            }
        }
    }

    /// The glass at a table on a server, by whose clock it runs.
    fn far_glass(&self) -> Glass {
        let Some(timer) = self.game.rules().timer else {
            return Glass::None;
        };
        let whole = u32::from(timer) * 1000;
        let turned = self
            .scene
            .with_untracked(|scene| !scene.view.table.done.is_empty());
        match self.until.get_untracked() {
            Some(until) if turned => Glass::Runs {
                left: u32::try_from(until.saturating_sub(device::now()))
                    .map_or(whole, |left| left.min(whole)),
                whole,
            },
            _ => Glass::Waits { whole },
        }
    }

    /// The bots that compose in this round, and when each locks.
    pub(super) fn bots(&self) -> impl Iterator<Item = (Seat, u32)> + use<> {
        let round = self.sand.with_value(|sand| sand.round);
        let seed = self.here(|table| *table.seed());
        let setup = self.setup();
        let asleep = self.scene.with_untracked(|scene| {
            let table = &scene.view.table;
            table.sleepers(setup.players.len() as u8)
        });
        let bots: Vec<(Seat, u32)> = (asleep.iter())
            .filter_map(|seat| match setup.players[seat.index()] {
                Player::Bot(level, _) => Some((seat, delay(level, mood(&seed?, round, seat)))),
                Player::Person(_) => None,
            })
            .collect();
        bots.into_iter()
    }

    /// The viewer is satisfied (R2).
    pub fn lock(&self) {
        if self.far.is_some() {
            return self.act(Action::Lock);
        }
        let Some(seat) = untrack(|| self.composer()) else {
            return self.ask(Action::Lock);
        };
        self.why.set(None);
        let mut sand = self.sand.get_value();
        sand.locked = sand.locked.with(seat);
        self.sand.set_value(sand);
        self.put_down(seat);
    }

    /// The time of a person is up (R3): what lies there counts.
    fn time_up(&self, seat: Seat) {
        let mut sand = self.sand.get_value();
        sand.late = sand.late.with(seat);
        self.sand.set_value(sand);
        self.put_down(seat);
    }

    fn put_down(&self, seat: Seat) {
        self.change(|table| table.set_aside(seat));
        self.changed();
    }

    /// Moves the game on where no person is asked: bots think and act, and a
    /// dream that everybody has composed is resolved.
    pub(super) fn flow(&self) {
        let Some(phase) = self
            .scene
            .try_with_untracked(|scene| scene.view.table.phase)
        else {
            return;
        };
        if self.untold.with_untracked(|untold| !untold.is_empty()) {
            return;
        }
        if self.far.is_some() {
            return;
        }
        if phase == Phase::Compose {
            self.think_ahead();
            if self.people_left().is_empty() {
                self.end_composing();
            }
            return;
        }
        let asked = self.here(|table| match table.waiting() {
            Waiting::Other(seat) => table.bot_at(seat).map(|(level, view)| (seat, level, view)),
            _ => None,
        });
        let Some((seat, level, view)) = asked.flatten() else {
            return;
        };
        if self.asking.get_value() {
            return;
        }
        let seed = u64::from_le_bytes(device::chance());
        let Some(question) = Question::of_runners(self.game, &view, level, seed) else {
            return;
        };
        let (desk, step) = (*self, self.step());
        self.asking.set_value(true);
        self.app.thinker().ask(question, move |answer| {
            if desk
                .asking
                .try_update_value(|asking| *asking = false)
                .is_some()
                && desk.step() == step
            {
                desk.play(seat, &desk.actions(&answer));
                desk.changed();
            }
        });
    }

    fn step(&self) -> usize {
        (self.scene.try_with_untracked(|scene| scene.step)).unwrap_or(usize::MAX)
    }

    fn actions(&self, answer: &str) -> Vec<Action> {
        let words = answer.split(' ');
        words
            .filter_map(|word| self.game.parse_action(word))
            .collect()
    }

    /// Plays what a bot does. A bot without an answer must not stop the game: its
    /// last choice always leads on.
    fn play(&self, seat: Seat, actions: &[Action]) {
        self.change(|table| {
            let mut played = false;
            for action in actions {
                played |= table.act_for(seat, *action).is_ok();
            }
            if !played && let Some((_, view)) = table.bot_at(seat) {
                let mut choices = lucid_tabletop::Choices::new();
                table.game().choices(&view, &mut choices);
                if let Some(last) = choices.last() {
                    let _ = table.act_for(seat, *last);
                }
            }
        });
    }

    /// Asks the next bot that has no board for this round.
    fn think_ahead(&self) {
        let round = self.sand.with_value(|sand| sand.round);
        if self.boards.with_value(|(of, _)| *of != round) {
            self.boards.set_value((round, Vec::new()));
        }
        if self.asking.get_value() {
            return;
        }
        let done = |seat: &Seat| {
            let known =
                |boards: &(u8, Vec<(Seat, Vec<Action>)>)| boards.1.iter().any(|(of, _)| of == seat);
            let locked = |table: &lucid_web::table::LocalTable<_>| !table.to_act().contains(*seat);
            self.boards.with_value(known) || self.here(locked) != Some(false)
        };
        let Some((seat, _)) = self.bots().find(|(seat, _)| !done(seat)) else {
            return;
        };
        let Some((level, view)) = self.here(|table| table.bot_at(seat)).flatten() else {
            return;
        };
        let seed = u64::from_le_bytes(device::chance());
        let Some(question) = Question::of_runners(self.game, &view, level, seed) else {
            return;
        };
        let desk = *self;
        self.asking.set_value(true);
        self.app.thinker().ask(question, move |answer| {
            if desk
                .asking
                .try_update_value(|asking| *asking = false)
                .is_none()
            {
                return;
            }
            let actions = desk.actions(&answer);
            desk.boards.update_value(|(of, boards)| {
                if *of == round {
                    boards.push((seat, actions));
                }
            });
            desk.flow();
        });
    }

    /// Locks the bots whose time has come while a person composes.
    fn lock_ready_bots(&self, now: u32) {
        let ready = self.bots().find(|(seat, delay)| {
            let waits = |table: &lucid_web::table::LocalTable<_>| table.to_act().contains(*seat);
            let known =
                |boards: &(u8, Vec<(Seat, Vec<Action>)>)| boards.1.iter().any(|(of, _)| of == seat);
            *delay <= now && self.here(waits) == Some(true) && self.boards.with_value(known)
        });
        if let Some((seat, _)) = ready {
            self.lay(seat, usize::MAX);
            self.play(seat, &[Action::Lock]);
            self.changed();
        }
    }

    /// Lays so many steps of the board that a bot has thought of.
    fn lay(&self, seat: Seat, most: usize) {
        let board = self.boards.with_value(|(_, boards)| {
            let found = boards.iter().find(|(of, _)| *of == seat);
            found.map_or_else(Vec::new, |(_, board)| board.clone())
        });
        let steps = board.into_iter().filter(|action| *action != Action::Lock);
        let steps: Vec<Action> = steps.take(most).collect();
        self.change(|table| {
            for action in steps {
                let _ = table.act_for(seat, action);
            }
        });
    }

    /// All people at this device are done: bots lay what they have, locks count
    /// in the order of their time (R20), and if somebody was late the time is up.
    fn end_composing(&self) {
        let open = self.here(|table| {
            let seats = table.to_act();
            self.bots()
                .filter(|(seat, _)| seats.contains(*seat))
                .collect::<Vec<(Seat, u32)>>()
        });
        let open = open.unwrap_or_default();
        let known = self.boards.with_value(|(_, boards)| {
            open.iter()
                .all(|(seat, _)| boards.iter().any(|(of, _)| of == seat))
        });
        if !known {
            return;
        }
        let sand = self.sand.get_value();
        let limit = self.game.rules().timer.map(|seconds| {
            let whole = u32::from(seconds) * 1000;
            let people = sand.locked.iter().map(|seat| sand.spent[seat]);
            match self.people() {
                1 => whole + (self.bots().map(|(_, d)| d).chain(people).min()).unwrap_or(0),
                _ => whole,
            }
        });
        let in_time = |delay: u32| limit.is_none_or(|limit| delay <= limit);
        for (seat, delay) in &open {
            let steps = self.boards.with_value(|(_, boards)| {
                let found = boards.iter().find(|(of, _)| of == seat);
                found.map_or(0, |(_, board)| board.len())
            });
            // Who is late has laid a part of it.
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
        self.change(|table| {
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

/// What draws how long a bot thinks: the same after a reload.
fn mood(seed: &Seed, round: u8, seat: Seat) -> u64 {
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&seed.0[..8]);
    u64::from_le_bytes(bytes) ^ (u64::from(round) << 8) ^ (seat.index() as u64 + 1)
}
