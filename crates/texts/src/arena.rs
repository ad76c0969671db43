//! The texts of `lucid arena`.

use crate::{Texts, arg};

impl Texts {
    /// How many games were played, of how many deals.
    pub fn arena_games(
        &self,
        arg::Games(games): arg::Games<u64>,
        arg::Deals(deals): arg::Deals<u64>,
    ) -> String {
        let (games, deals) = (self.number(games), self.number(deals));
        self.messages
            .arena_games(arg::Deals(deals), arg::Games(games))
    }

    /// The same, when it was stopped.
    pub fn arena_stopped(
        &self,
        arg::Games(games): arg::Games<u64>,
        arg::Deals(deals): arg::Deals<u64>,
    ) -> String {
        let (games, deals) = (self.number(games), self.number(deals));
        self.messages
            .arena_stopped(arg::Deals(deals), arg::Games(games))
    }

    /// How far an arena has come; `left` is the time that it still needs at most.
    pub fn arena_progress(
        &self,
        arg::Known(known): arg::Known<u64>,
        arg::Most(most): arg::Most<u64>,
        open: usize,
        left: String,
    ) -> String {
        let (known, most) = (self.number(known), self.number(most));
        self.messages.arena_progress(
            arg::Known(known),
            arg::Left(left),
            arg::Most(most),
            arg::Open(open),
        )
    }

    /// That a pair is clear: rather this Elo than that.
    pub fn arena_clear(
        &self,
        [one, other]: [&str; 2],
        games: u64,
        [this, that]: [&str; 2],
    ) -> String {
        let games = self.number(games);
        self.messages.arena_clear(
            arg::Games(games),
            arg::One(one),
            arg::Other(other),
            arg::That(that),
            arg::This(this),
        )
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
        self.messages.arena_open(
            arg::Bound(bound),
            arg::Games(games),
            arg::One(one),
            arg::Other(other),
            arg::Ratio(ratio),
        )
    }
}
