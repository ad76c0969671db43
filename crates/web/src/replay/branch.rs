//! A new game on this device that leaves a recorded one at a moment.

use lucid_packs::TitleContent as _;
use lucid_tabletop::record::{self, SeatKind, Sheet};
use lucid_tabletop::{Draws, Playthrough, Seat};

use super::{GameTimeline, Recorded, Timeline as _};
use crate::content::PackContent as _;
use crate::saved_game::{SavedGame, Stands};
use crate::setup::{BotLevel as _, GameSetup, Player, seating};

impl<G: Recorded> GameTimeline<G> {
    /// The game from a moment on: a person plays the seat, bots play all others, those that
    /// were bots on their old level. Chance deals what has not come in the recorded game, so
    /// nobody knows it; the record of the new game still agrees with the seed. Nothing where
    /// the record does not reveal its seed.
    pub fn branch(&self, moment: usize, seat: Seat, now: u64) -> Option<SavedGame> {
        let header = self.header();
        let seed = header.seed?;
        let game = &**self.game();
        let history = self.history().back_to(game, moment, Draws::UsedUp);
        let players = self.players(seat);
        let hash = header.pack.split(' ').next_back().unwrap_or_default();
        let is_built_in = hash == G::Content::built_in().content.hash();
        let cycle = game.round(history.state());
        let record = record::write(
            &Playthrough::of(game, history),
            &Sheet {
                seating: &seating(&players, &seed),
                seed: &seed,
                reveal: false,
            },
        );
        let setup = GameSetup {
            rules: G::parse_rules(&header.rules).ok()?,
            players,
            pack: (!is_built_in).then(|| hash.to_owned()),
        };
        Some(SavedGame {
            when: now,
            seed,
            setup: G::any_setup(setup),
            cycle,
            stands: Stands::YourTurn,
            sand: None,
            record,
        })
    }

    /// Whether a game can leave this one: its seed is known.
    pub fn can_branch(&self) -> bool {
        self.header().seed.is_some()
    }

    /// A person on the seat, and bots on all others.
    fn players(&self, seat: Seat) -> Vec<Player<G::Level>> {
        let bound = self.header().seating.bound.iter().flatten();
        let mut levels = bound.map(|seat| match &seat.kind {
            SeatKind::Bot(word) => G::Level::of(word),
            SeatKind::Person => None,
        });
        let player = |(index, name): (usize, &String)| {
            let level = levels.next().flatten().unwrap_or(G::Level::USUAL);
            match index == seat.index() {
                true => Player::Person(name.clone()),
                false => Player::Bot(level, name.clone()),
            }
        };
        self.names().iter().enumerate().map(player).collect()
    }
}
