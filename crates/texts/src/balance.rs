//! The texts of `lucid pack balance`.

use std::fmt;

use crate::{Phrase, Texts, arg};

/// Figures that have a bar in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BalanceGroup {
    /// The values of the cards of a level.
    Cards(u8),
    /// How often purposes decide who wins.
    Purposes,
    /// How often seats win.
    Seats {
        /// How many players there are.
        players: u8,
        /// Whether the nightmare rules are in play.
        nightmare: bool,
    },
    /// Mr Nightmare's scores in solo games.
    Duel,
    /// The scores of good play.
    Scores(u8),
}

impl fmt::Display for BalanceGroup {
    /// The name in JSON.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BalanceGroup::Cards(level) => write!(f, "cards-{level}"),
            BalanceGroup::Purposes => f.write_str("purposes"),
            BalanceGroup::Seats {
                players,
                nightmare: false,
            } => write!(f, "seats-{players}"),
            BalanceGroup::Seats { players, .. } => write!(f, "seats-{players}-nightmare"),
            BalanceGroup::Duel => f.write_str("his-score"),
            BalanceGroup::Scores(players) => write!(f, "scores-{players}"),
        }
    }
}

impl Texts {
    /// How many games of each kind were played.
    pub fn balance_games(&self, games: u64) -> String {
        self.messages.balance_games(self.number(games))
    }

    /// How a group of figures stands to its bar: how many of how many are outside,
    /// the bar, and which is farthest off. Numbers come written.
    pub fn balance_bar(
        &self,
        group: BalanceGroup,
        [outside, count]: [usize; 2],
        [low, high]: [&str; 2],
        (subject, value): (&str, &str),
    ) -> String {
        let group = self.balance_group(group);
        let messages = &self.messages;
        messages.balance_bar(
            arg::Count(count),
            arg::Group(group),
            arg::High(high),
            arg::Low(low),
            arg::Outside(outside),
            arg::Subject(subject),
            arg::Value(value),
        )
    }

    /// What follows such a sentence if some figures are not clear yet: how many, and about
    /// how many games of each kind would tell, if that can be said.
    pub fn balance_unclear(&self, unclear: usize, games: Option<u64>) -> String {
        match games {
            Some(games) => (self.messages)
                .balance_unclear(arg::Games(self.number(games)), arg::Unclear(unclear)),
            None => self.messages.balance_unclear_long(unclear),
        }
    }

    fn balance_group(&self, group: BalanceGroup) -> String {
        match group {
            BalanceGroup::Cards(level) => self.balance_cards(level),
            BalanceGroup::Purposes => self.phrase(Phrase::BalancePurposes),
            BalanceGroup::Seats {
                players,
                nightmare: false,
            } => self.balance_seats(players),
            BalanceGroup::Seats { players, .. } => self.balance_seats_nightmare(players),
            BalanceGroup::Duel => self.phrase(Phrase::BalanceDuel),
            BalanceGroup::Scores(players) => self.balance_scores(players),
        }
    }
}
