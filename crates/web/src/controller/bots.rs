//! Bots at a table on this device: their actions are requested from the worker and played.

use std::time::Duration;

use leptos::prelude::*;
use lucid_tabletop::{Choices, Seat};
use lucid_web::bots::Question;

use super::{TableController, TitlePage};
use crate::device;

impl<G: TitlePage> TableController<G> {
    /// Asks the bot whose turn it is, after a pause so that people can follow.
    pub fn ask_bot(&self) {
        let Some(seat) = self.drive(|table| table.bot_to_act()).flatten() else {
            return;
        };
        let (controller, asked_at) = (*self, device::now());
        let step = self.scene.with_untracked(|scene| scene.step);
        let pause = u64::from(G::bot_pause(self));
        self.question(seat, move |answer| {
            let spent = device::now().saturating_sub(asked_at);
            let rest = Duration::from_millis(pause.saturating_sub(spent));
            let act = move || {
                // The page may have been left, or a step taken back.
                let now = controller.scene.try_with_untracked(|scene| scene.step);
                if now == Some(step) {
                    controller.play_for(seat, &controller.actions(&answer));
                    controller.changed_by_bot();
                }
            };
            set_timeout(act, rest);
        });
    }

    /// Asks the bot of a seat for its action; does nothing on a seat without a bot.
    pub fn question(&self, seat: Seat, answered: impl FnOnce(String) + 'static) -> bool {
        let bot = self.drive(|table| table.bot_at(seat)).flatten();
        let seed = u64::from_le_bytes(device::chance());
        let question =
            bot.and_then(|(level, view)| Question::bot(&*self.game(), &view, level, seed));
        let Some(question) = question else {
            return false;
        };
        self.app.bot_worker().ask(question, answered);
        true
    }

    /// The actions in a bot's answer.
    pub fn actions(&self, answer: &str) -> Vec<G::Action> {
        let game = self.game();
        let words = answer.split(' ');
        words.filter_map(|word| game.parse_action(word)).collect()
    }

    /// Plays a bot's actions. A bot without an answer must not stop the game, so its last legal
    /// action is played: that one always moves the game on.
    pub fn play_for(&self, seat: Seat, actions: &[G::Action]) {
        let game = self.game();
        self.drive(|table| {
            let mut played = false;
            for action in actions {
                played |= table.act_for(seat, *action).is_ok();
            }
            if !played && let Some((_, view)) = table.bot_at(seat) {
                let mut choices = Choices::new();
                game.choices_of(&view, &mut choices);
                if let Some(last) = choices.last() {
                    let _ = table.act_for(seat, *last);
                }
            }
        });
    }
}
