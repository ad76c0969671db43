//! What the measurement of a pack tells.

use std::fmt;

use crate::Texts;
use crate::bundle::Args;

/// The words, each with the id of its message.
macro_rules! words {
    ($($word:ident = $id:literal: $about:literal,)+) => {
        /// What stands above the columns of a measurement.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum BalanceWord {
            $(#[doc = $about] $word,)+
        }

        impl BalanceWord {
            /// All words.
            pub const ALL: &'static [BalanceWord] = &[$(BalanceWord::$word,)+];

            const fn id(self) -> &'static str {
                match self {
                    $(BalanceWord::$word => $id,)+
                }
            }
        }
    };
}

words! {
    Bought = "balance-bought": "How often it was bought.",
    Card = "balance-card": "A Dreamcard.",
    Changed = "balance-changed": "How often it decided who won.",
    Coins = "balance-coins": "Coins.",
    Completed = "balance-completed": "How often it was completed.",
    Cycles = "balance-cycles": "How long that took.",
    Dreamed = "balance-dreamed": "How often it was dreamed.",
    ForAction = "balance-for-action": "Points for an action point.",
    ForShard = "balance-for-shard": "Points for a shard.",
    Fragments = "balance-fragments": "Star fragments.",
    Gain = "balance-gain": "What its owners score above the mean.",
    Kept = "balance-kept": "How often it was kept.",
    Keys = "balance-keys": "Keys.",
    LaidDown = "balance-laid": "How often it was laid.",
    Level = "balance-level": "The level.",
    Off = "balance-off": "How far from the mean.",
    Offered = "balance-offered": "How often it could be bought.",
    Out = "balance-out": "How often it lay out.",
    Points = "balance-points": "Points.",
    Purpose = "balance-purpose": "A purpose.",
    Segment = "balance-segment": "A segment.",
    Serenity = "balance-serenity": "Serenity.",
    Stars = "balance-stars": "Spaces on the star track.",
    Tile = "balance-tile": "A dream tile.",
    Value = "balance-value": "Points for the whole effort.",
    Woke = "balance-woke": "How often it woke somebody.",
}

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
    /// What stands above a column.
    pub fn balance_word(&self, word: BalanceWord) -> String {
        self.plain(word.id())
    }

    /// How many games of each kind were played.
    pub fn balance_games(&self, games: u64) -> String {
        let args = Args::new().with("games", self.number(games));
        self.say("balance-games", &args)
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
        let args = Args::new()
            .with("group", self.balance_group(group))
            .with("outside", outside)
            .with("count", count)
            .with("low", low.to_owned())
            .with("high", high.to_owned())
            .with("subject", subject.to_owned())
            .with("value", value.to_owned());
        self.say("balance-bar", &args)
    }

    fn balance_group(&self, group: BalanceGroup) -> String {
        let args = Args::new();
        match group {
            BalanceGroup::Cards(level) => self.say("balance-cards", &args.with("level", level)),
            BalanceGroup::Purposes => self.plain("balance-purposes"),
            BalanceGroup::Seats {
                players,
                nightmare: false,
            } => self.say("balance-seats", &args.with("players", players)),
            BalanceGroup::Seats { players, .. } => {
                self.say("balance-seats-nightmare", &args.with("players", players))
            }
            BalanceGroup::Duel => self.plain("balance-duel"),
            BalanceGroup::Scores(players) => {
                self.say("balance-scores", &args.with("players", players))
            }
        }
    }
}
