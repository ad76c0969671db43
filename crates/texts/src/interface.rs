//! The program itself: labels of pictures and tables, and lines about games.

use lucid_dreamscape::{Dreamscape, State};
use lucid_tabletop::record::{Format, Header, Replayed};
use lucid_tabletop::{Game, Outcome, Seat, SeatSet, ToAct};

use crate::Texts;
use crate::bundle::Args;

/// The labels, each with the id of its message.
macro_rules! labels {
    ($($label:ident = $id:literal: $about:literal,)+) => {
        /// A short word or two that stands beside a picture or above a column.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Label {
            $(#[doc = $about] $label,)+
        }

        impl Label {
            /// All labels.
            pub const ALL: &'static [Label] = &[$(Label::$label,)+];

            const fn id(self) -> &'static str {
                match self {
                    $(Label::$label => $id,)+
                }
            }
        }
    };
}

labels! {
    All = "label-all": "All seats together.",
    AnyShard = "label-any-shard": "Whatever lies here.",
    Awake = "label-awake": "Where a player wakes.",
    Bag = "label-bag": "What is in the bag.",
    Blue = "label-blue": "Points for blue shards.",
    Cards = "label-cards": "Dreamcards, and the points for them.",
    Chests = "label-chests": "Chest tokens.",
    Coins = "label-coins": "Coins.",
    ColourSlot = "label-colour-slot": "A colour is drawn for it.",
    Converging = "label-converging": "Shared by those who collect on it.",
    Day = "label-day": "Pictures by day.",
    Decks = "label-decks": "The decks.",
    Drawn = "label-drawn": "Cards that a player looks at.",
    Dreamer = "label-dreamer": "The Dreamer.",
    Empty = "label-empty": "Nothing is in it.",
    FirstLock = "label-first-lock": "How often somebody locked first.",
    Games = "label-games": "How many games.",
    Grid = "label-grid": "The slots of a Dreamscape.",
    Hands = "label-hands": "A player's Hands.",
    HisCreation = "label-his-creation": "Mr Nightmare's Creation in a solo game.",
    HisTravel = "label-his-travel": "Mr Nightmare's Travel in a solo game.",
    Initiative = "label-initiative": "The initiative marker.",
    Late = "label-late": "How often time was up before somebody locked.",
    Mountains = "label-mountains": "Points for mountains.",
    MrNightmare = "label-mr-nightmare": "Mr Nightmare is here.",
    Neutral = "label-neutral": "Segments that can be bought.",
    NightmareOnly = "label-nightmare-only": "Left out of the basic game.",
    Penalties = "label-penalties": "Points that were lost.",
    Pile = "label-pile": "Completed cards.",
    Points = "label-points": "A player's points.",
    Purposes = "label-purposes": "Purposes, and the points for them.",
    RedInDreamworld = "label-red-in-dreamworld": "Points for red shards in the Dreamworld.",
    RedInStock = "label-red-in-stock": "Points for red shards in Mr Nightmare's stock.",
    Reserve = "label-reserve": "What is left beside the bag.",
    Score = "label-score": "The points at the end.",
    Seat = "label-seat": "Who.",
    Segments = "label-segments": "Segments.",
    Serenity = "label-serenity": "The serenity track.",
    Shards = "label-shards": "The shards that a card asks for.",
    StarTile = "label-star-tile": "Left out for beginners.",
    Stars = "label-stars": "The star track.",
    Start = "label-start": "Where everybody starts.",
    Steps = "label-steps": "How many steps.",
    StepsAGame = "label-steps-a-game": "How many steps a game has.",
    Stock = "label-stock": "The shards that Mr Nightmare has taken.",
    Tiles = "label-tiles": "Dream tiles.",
    ToLay = "label-to-lay": "Shards that a power has yet to lay.",
    Total = "label-total": "The sum of points.",
    Tree = "label-tree": "A tree.",
    Trees = "label-trees": "Points for trees.",
    Used = "label-used": "The power has been used.",
    Water = "label-water": "Points for water.",
    Wins = "label-wins": "How many games were won.",
}

impl Texts {
    /// A label.
    pub fn label(&self, label: Label) -> String {
        self.plain(label.id())
    }

    /// So many trees.
    pub fn trees(&self, count: u8) -> String {
        self.say("count-trees", &Args::new().with("count", count))
    }

    /// So many red shards.
    pub fn red_shards(&self, count: u8) -> String {
        self.say("count-red-shards", &Args::new().with("count", count))
    }

    /// Which moment of a game it is, and who is next.
    pub fn moment(&self, game: &Dreamscape, state: &State, step: usize) -> String {
        let args = Args::new().with("step", step);
        match game.to_act(state) {
            ToAct::Over => {
                let victory = self.victory(game.outcome(state), game.seats());
                self.say("moment-over", &args.with("victory", victory))
            }
            ToAct::Chance => self.say("moment-chance", &args),
            ToAct::Seats(seats) => {
                let args = args.with("count", seats.len());
                self.say("moment-seats", &args.with("seats", self.seats(seats)))
            }
        }
    }

    /// What a record was played with, and whether its chance can be checked.
    pub fn record_origin(&self, header: &Header) -> String {
        let id = match header.seed {
            Some(_) => "origin-seed-shown",
            None => "origin-seed-hidden",
        };
        self.say(id, &Args::new().with("pack", header.pack.clone()))
    }

    /// What is in a record that has been checked, and what its commitment covers.
    pub fn verified(&self, header: &Header, replayed: &Replayed<'_, impl Game>) -> String {
        let play = &replayed.play;
        let args = Args::new()
            .with("steps", play.steps().len())
            .with("victory", self.victory(play.outcome(), play.game().seats()));
        let mut parts = vec![match replayed.dealt_by_seed {
            Some(dealt) => self.say("verified", &args.with("dealt", dealt)),
            None => self.say("verified-no-seed", &args),
        }];
        if let draws @ 1.. = play.used_up() {
            parts.push(self.say("verified-used-up", &Args::new().with("draws", draws)));
        }
        parts.push(self.plain(match (header.format(), header.seed) {
            (Format::One, _) => "verified-unbound",
            (Format::Two, Some(_)) => "verified-bound",
            (Format::Two, None) => "verified-not-checked",
        }));
        let erased: SeatSet = header.seating.erased().collect();
        if header.seed.is_some() && !erased.is_empty() {
            let args = Args::new().with("count", erased.len());
            parts.push(self.say("verified-erased", &args.with("seats", self.seats(erased))));
        }
        parts.join("; ")
    }

    /// What a series of games was played with.
    pub fn series_origin(&self, pack: &str, seed: u64, bots: &[String]) -> String {
        let args = Args::new()
            .with("pack", pack.to_owned())
            .with("seed", seed.to_string())
            .with("bots", bots.join(", "));
        self.say("series-origin", &args)
    }

    /// That a series was stopped before its last game.
    pub fn series_stopped(&self, played: u64, wanted: u64) -> String {
        self.say("series-stopped", &self.played(played, wanted))
    }

    /// How far a series has come; `left` is the time that it still needs.
    pub fn series_progress(&self, played: u64, wanted: u64, left: String) -> String {
        let args = self.played(played, wanted).with("left", left);
        self.say("series-progress", &args)
    }

    /// So many a second. Numbers come written, so that they can be aligned.
    pub fn speed(&self, speed: String) -> String {
        self.say("speed", &Args::new().with("speed", speed))
    }

    /// So many a second, on how many threads and in what time.
    pub fn speed_on_threads(&self, speed: String, threads: usize, seconds: f64) -> String {
        let args = Args::new()
            .with("speed", speed)
            .with("threads", threads)
            .with("seconds", self.decimal(seconds, 2));
        self.say("speed-on-threads", &args)
    }

    /// From the fewest to the most. Numbers come written, so that they can be aligned.
    pub fn range(&self, fewest: String, most: String) -> String {
        let args = Args::new().with("fewest", fewest).with("most", most);
        self.say("range", &args)
    }

    /// Who won, and the scores: first those of the winners, then the others from
    /// the best on; or that nobody has won yet.
    pub(crate) fn victory(&self, outcome: Option<Outcome>, seats: usize) -> String {
        let Some(outcome) = outcome else {
            return self.plain("victory-open");
        };
        if let Some(rival) = outcome.rival {
            return self.duel_victory(&outcome, rival);
        }
        let mut order: Vec<Seat> = Seat::first(seats).collect();
        order.sort_by_key(|seat| (!outcome.winners.contains(*seat), -outcome.scores[*seat]));
        let scores: Vec<String> = (order.iter())
            .map(|seat| outcome.scores[*seat].to_string())
            .collect();
        let args = Args::new().with("scores", scores.join(" : "));
        if outcome.winners.is_empty() {
            return self.say("victory-nobody", &args);
        }
        let args = args
            .with("count", outcome.winners.len())
            .with("winners", self.seats(outcome.winners));
        self.say("victory", &args)
    }

    /// The same for a solo game, where the better of two stands first (L16).
    fn duel_victory(&self, outcome: &Outcome, rival: i32) -> String {
        let yours = outcome.scores[Seat::new(0)];
        let args = Args::new();
        if outcome.winners.is_empty() {
            let args = args.with("scores", format!("{rival} : {yours}"));
            return self.say("victory-rival", &args.with("margin", rival - yours));
        }
        let args = args.with("scores", format!("{yours} : {rival}"));
        let args = args.with("count", outcome.winners.len());
        self.say(
            "victory",
            &args.with("winners", self.seats(outcome.winners)),
        )
    }

    /// Seats one after the other: `A, B and C`.
    fn seats(&self, seats: SeatSet) -> String {
        let letters: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
        match letters.split_last() {
            Some((last, rest)) if !rest.is_empty() => {
                let args = Args::new().with("seats", rest.join(", "));
                self.say("seats-and", &args.with("last", last.clone()))
            }
            _ => letters.concat(),
        }
    }

    fn played(&self, played: u64, wanted: u64) -> Args {
        Args::new()
            .with("played", self.number(played))
            .with("wanted", self.number(wanted))
    }
}
