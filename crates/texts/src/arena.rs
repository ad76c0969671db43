//! What an arena of bots tells.

use crate::Texts;
use crate::bundle::Args;

/// The words, each with the id of its message.
macro_rules! words {
    ($($word:ident = $id:literal: $about:literal,)+) => {
        /// What stands above the columns of an arena.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum ArenaWord {
            $(#[doc = $about] $word,)+
        }

        impl ArenaWord {
            /// All words.
            pub const ALL: &'static [ArenaWord] = &[$(ArenaWord::$word,)+];

            const fn id(self) -> &'static str {
                match self {
                    $(ArenaWord::$word => $id,)+
                }
            }
        }
    };
}

words! {
    Bot = "arena-bot": "Who plays.",
    Elo = "arena-elo": "Strength.",
    Games = "arena-game-count": "How many games.",
    Interval = "arena-interval-head": "The interval around a share.",
    LineUp = "arena-line-up": "Who plays with whom at a table.",
    Margin = "arena-margin": "How far the strength may be off.",
    Pair = "arena-pair": "Who is compared.",
    Points = "arena-points": "The share of points against each other.",
    Score = "arena-score": "Points in the game.",
    Seat = "arena-seat": "Where somebody sits.",
    Wins = "arena-wins": "How many games were won.",
}

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
    /// What stands above a column.
    pub fn arena_word(&self, word: ArenaWord) -> String {
        self.plain(word.id())
    }

    /// From the lowest to the highest percentage. Numbers come written.
    pub fn arena_interval(&self, low: &str, high: &str) -> String {
        let args = Args::new().with("low", low.to_owned());
        self.say("arena-interval", &args.with("high", high.to_owned()))
    }

    /// How many games were played, of how many deals.
    pub fn arena_games(&self, games: u64, deals: u64) -> String {
        self.say("arena-games", &self.arena_sum(games, deals))
    }

    /// The same, when it was stopped.
    pub fn arena_stopped(&self, games: u64, deals: u64) -> String {
        self.say("arena-stopped", &self.arena_sum(games, deals))
    }

    /// How far an arena has come; `left` is the time that it still needs at most.
    pub fn arena_progress(&self, known: u64, most: u64, open: usize, left: String) -> String {
        let args = Args::new()
            .with("known", self.number(known))
            .with("most", self.number(most))
            .with("open", open)
            .with("left", left);
        self.say("arena-progress", &args)
    }

    /// That a pair is clear: rather this Elo than that.
    pub fn arena_clear(
        &self,
        [one, other]: [&str; 2],
        games: u64,
        [this, that]: [&str; 2],
    ) -> String {
        let args = self.arena_pair(one, other, games);
        let args = args.with("this", this.to_owned());
        self.say("arena-clear", &args.with("that", that.to_owned()))
    }

    /// That a pair is not clear: the logarithm of the ratio of likelihoods, and
    /// where it would be.
    pub fn arena_open(
        &self,
        [one, other]: [&str; 2],
        games: u64,
        [ratio, bound]: [&str; 2],
    ) -> String {
        let args = self.arena_pair(one, other, games);
        let args = args.with("ratio", ratio.to_owned());
        self.say("arena-open", &args.with("bound", bound.to_owned()))
    }

    /// Why an arena cannot begin.
    pub fn arena_trouble(&self, trouble: ArenaTrouble<'_>) -> String {
        let args = Args::new();
        match trouble {
            ArenaTrouble::OneBot => self.plain("arena-one-bot"),
            ArenaTrouble::NotMixed { bots, seats } => {
                let args = args.with("bots", bots).with("seats", seats);
                self.say("arena-not-mixed", &args)
            }
            ArenaTrouble::EloOrder { elo0, elo1 } => {
                let args = args.with("low", elo0.to_string());
                self.say("arena-elo-order", &args.with("high", elo1.to_string()))
            }
            ArenaTrouble::NoLedger => self.plain("arena-no-ledger"),
            ArenaTrouble::NoResult => self.plain("arena-no-result"),
            ArenaTrouble::InUse => self.plain("arena-in-use"),
            ArenaTrouble::OtherSettings { field, there, here } => {
                let args = args
                    .with("field", field.to_owned())
                    .with("there", there.to_owned());
                self.say("arena-other-settings", &args.with("here", here.to_owned()))
            }
        }
    }

    fn arena_pair(&self, one: &str, other: &str, games: u64) -> Args {
        Args::new()
            .with("one", one.to_owned())
            .with("other", other.to_owned())
            .with("games", self.number(games))
    }

    fn arena_sum(&self, games: u64, deals: u64) -> Args {
        Args::new()
            .with("games", self.number(games))
            .with("deals", self.number(deals))
    }
}
