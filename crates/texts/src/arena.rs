//! What an arena of bots tells.

use crate::{Phrase, Texts};

/// Why an arena cannot begin.
#[derive(Clone, Copy, Debug)]
pub enum ArenaTrouble<'a> {
    /// One bot has nobody to play against.
    OneBot,
    /// Fewer bots than seats cannot be all different.
    NotMixed {
        /// How many bots there are.
        bots: usize,
        /// How many seats a table has.
        seats: usize,
    },
    /// The lower guess of a test is not below the higher.
    EloOrder {
        /// The lower.
        elo0: f64,
        /// The higher.
        elo1: f64,
    },
    /// A file does not hold results.
    NoLedger,
    /// A line of a file is no result.
    NoResult,
    /// Somebody else is writing into the file.
    InUse,
    /// A file holds results of other games.
    OtherSettings {
        /// What is different.
        field: &'a str,
        /// What the file has.
        there: &'a str,
        /// What was asked for.
        here: &'a str,
    },
}

impl Texts {
    /// How many games were played, of how many deals.
    pub fn arena_games(&self, games: u64, deals: u64) -> String {
        let (games, deals) = (self.number(games), self.number(deals));
        self.messages.arena_games(deals, games)
    }

    /// The same, when it was stopped.
    pub fn arena_stopped(&self, games: u64, deals: u64) -> String {
        let (games, deals) = (self.number(games), self.number(deals));
        self.messages.arena_stopped(deals, games)
    }

    /// How far an arena has come; `left` is the time that it still needs at most.
    pub fn arena_progress(&self, known: u64, most: u64, open: usize, left: String) -> String {
        let (known, most) = (self.number(known), self.number(most));
        self.messages.arena_progress(known, left, most, open)
    }

    /// That a pair is clear: rather this Elo than that.
    pub fn arena_clear(
        &self,
        [one, other]: [&str; 2],
        games: u64,
        [this, that]: [&str; 2],
    ) -> String {
        let games = self.number(games);
        self.messages.arena_clear(games, one, other, that, this)
    }

    /// That a pair is not clear: the logarithm of the ratio of likelihoods, and
    /// where it would be.
    pub fn arena_open(
        &self,
        [one, other]: [&str; 2],
        games: u64,
        [ratio, bound]: [&str; 2],
    ) -> String {
        let games = self.number(games);
        self.messages.arena_open(bound, games, one, other, ratio)
    }

    /// Why an arena cannot begin.
    pub fn arena_trouble(&self, trouble: ArenaTrouble<'_>) -> String {
        match trouble {
            ArenaTrouble::OneBot => self.phrase(Phrase::ArenaOneBot),
            ArenaTrouble::NotMixed { bots, seats } => self.arena_not_mixed(bots, seats),
            ArenaTrouble::EloOrder { elo0, elo1 } => {
                self.arena_elo_order(elo1.to_string(), elo0.to_string())
            }
            ArenaTrouble::NoLedger => self.phrase(Phrase::ArenaNoLedger),
            ArenaTrouble::NoResult => self.phrase(Phrase::ArenaNoResult),
            ArenaTrouble::InUse => self.phrase(Phrase::ArenaInUse),
            ArenaTrouble::OtherSettings { field, there, here } => {
                self.arena_other_settings(field, here, there)
            }
        }
    }
}
