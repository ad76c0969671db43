//! The browser client: the table of Dream Runners.

use lucid_dream_runners::resolution::Stock;
use lucid_dream_runners::rules::ROUNDS;
use lucid_dream_runners::{
    Action, Cell, DreamRunners, Placed, Rules, SegmentId, Spot, Symbol, Thing,
};

use crate::Texts;
use crate::bundle::Args;

/// What a composition would bring, where it is more than so many of a thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Foretold {
    /// Fragments of any colour.
    Wild,
    /// Four colours that make a star.
    Star,
    /// A chest that opens.
    Chest,
    /// Things of a converging dream.
    Shared,
    /// Cells that are not covered.
    Missing,
    /// Cells that lie outside.
    Outside,
    /// A nightmare.
    Nightmare,
    /// An octopus.
    Octopus,
    /// A spider.
    Spider,
    /// Bats that take segments.
    Bats,
    /// Rewards that nobody collects.
    Missed,
}

impl Foretold {
    /// All there are.
    pub const ALL: [Foretold; 11] = [
        Foretold::Wild,
        Foretold::Star,
        Foretold::Chest,
        Foretold::Shared,
        Foretold::Missing,
        Foretold::Outside,
        Foretold::Nightmare,
        Foretold::Octopus,
        Foretold::Spider,
        Foretold::Bats,
        Foretold::Missed,
    ];

    const fn id(self) -> &'static str {
        [
            "web-foretold-wild",
            "web-foretold-star",
            "web-foretold-chest",
            "web-foretold-shared",
            "web-foretold-missing",
            "web-foretold-outside",
            "web-foretold-nightmare",
            "web-foretold-octopus",
            "web-foretold-spider",
            "web-foretold-bats",
            "web-foretold-missed",
        ][self as usize]
    }
}

impl Texts {
    /// `round 3 of 8`
    pub fn runners_at_round(&self, round: u8) -> String {
        let args = Args::new().with("round", round).with("rounds", ROUNDS);
        self.say("web-at-round", &args)
    }

    /// `30 seconds`, or that there is no sand.
    pub fn sand_seconds(&self, timer: Option<u8>) -> String {
        match timer {
            None => self.plain("web-sand-none"),
            Some(seconds) => self.say("web-sand-seconds", &Args::new().with("seconds", seconds)),
        }
    }

    /// A game of Dream Runners before it begins, in a few words.
    pub fn runners_setup_line(&self, people: usize, bots: usize, rules: &Rules) -> String {
        let bots = Args::new().with("bots", bots);
        let mut parts = vec![self.say("web-runners-setup-bots", &bots)];
        if people > 1 {
            parts.push(self.say("web-setup-people", &Args::new().with("people", people)));
        }
        parts.push(self.sand_seconds(rules.timer));
        parts.join(", ")
    }

    /// A cell of the dream, and what covers it.
    pub fn runners_cell(&self, spot: Spot, cell: &Cell, symbol: Option<Symbol>) -> String {
        let cover = match symbol {
            None => self.plain("web-cell-bare"),
            Some(Symbol::Blank) => self.plain("web-cell-blank"),
            Some(symbol) => {
                let args = Args::new().with("symbol", self.symbol(symbol));
                self.say("web-cell-under", &args)
            }
        };
        let args = Args::new().with("spot", spot.to_string());
        let args = args.with("cell", self.dream_cell(cell));
        self.say("web-cell", &args.with("cover", cover))
    }

    /// How much time is left.
    pub fn seconds_left(&self, seconds: u32) -> String {
        self.say("web-seconds-left", &Args::new().with("seconds", seconds))
    }

    /// Who locked first.
    pub fn locked_first(&self, player: &str) -> String {
        self.of_dreamer("web-locked-first", player)
    }

    /// Whose board it is.
    pub fn dream_of(&self, player: &str) -> String {
        self.of_dreamer("web-dream-of", player)
    }

    /// Whose purse it is.
    pub fn purse_of(&self, player: &str) -> String {
        self.of_dreamer("web-purse-of", player)
    }

    fn of_dreamer(&self, id: &str, player: &str) -> String {
        self.say(id, &Args::new().with("player", player.to_owned()))
    }

    /// How serenity would change.
    pub fn serenity_goes(&self, before: u8, after: u8) -> String {
        let args = Args::new().with("before", before).with("after", after);
        self.say("web-serenity-goes", &args)
    }

    /// A track, and where everybody stands on it.
    pub fn track_label(&self, track: String, standing: &[(String, u8)]) -> String {
        let standing: Vec<String> = (standing.iter())
            .map(|(player, points)| {
                let args = Args::new().with("player", player.clone());
                self.say("web-standing", &args.with("points", *points))
            })
            .collect();
        let args = Args::new().with("track", track);
        self.say(
            "web-track-label",
            &args.with("standing", standing.join(", ")),
        )
    }

    /// How much of the dream is covered.
    pub fn covered(&self, covered: u8, outside: u8) -> String {
        let args = Args::new().with("covered", covered);
        self.say("web-covered", &args.with("outside", outside))
    }

    /// What a point of serenity costs.
    pub fn calm_for(&self, coins: u16) -> String {
        self.say("web-calm-for", &Args::new().with("coins", coins))
    }

    /// When somebody woke up.
    pub fn woke_in(&self, round: u8) -> String {
        self.say("web-woke-in", &Args::new().with("round", round))
    }

    /// What somebody reads before the dream is shown, who shares the device.
    pub fn your_dream(&self, timer: Option<u8>) -> String {
        match timer {
            None => self.plain("web-your-dream"),
            Some(seconds) => {
                let args = Args::new().with("seconds", seconds);
                self.say("web-your-dream-timed", &args)
            }
        }
    }

    /// What a person reads before the first dream is shown.
    pub fn ready_about(&self, timer: Option<u8>) -> String {
        match timer {
            None => self.plain("web-your-dream"),
            Some(seconds) => {
                let args = Args::new().with("seconds", seconds);
                self.say("web-ready-about", &args)
            }
        }
    }

    /// How many segments lie on the dream.
    pub fn segments_laid(&self, count: usize) -> String {
        self.say("web-segments-laid", &Args::new().with("count", count))
    }

    /// What can be done with a segment in the hand.
    pub fn segment_held(&self) -> String {
        self.plain("web-segment-held")
    }

    /// A segment by its shape and symbols.
    pub fn segment(&self, game: &DreamRunners, segment: SegmentId) -> String {
        let about = game.content().segment(segment);
        let symbols: Vec<String> = (about.symbols.iter())
            .map(|symbol| self.symbol(*symbol))
            .collect();
        let args = Args::new().with("shape", self.shape(about.shape));
        self.say("web-segment", &args.with("symbols", symbols.join(", ")))
    }

    /// A segment in the hand over a place where it may lie, or may not.
    pub fn segment_over(&self, game: &DreamRunners, placed: Placed, allowed: bool) -> String {
        let id = match allowed {
            true => "web-segment-over-allowed",
            false => "web-segment-over-refused",
        };
        self.segment_at(id, game, placed)
    }

    /// A segment that was laid.
    pub fn segment_laid(&self, game: &DreamRunners, placed: Placed) -> String {
        self.segment_at("web-segment-laid", game, placed)
    }

    fn segment_at(&self, id: &str, game: &DreamRunners, placed: Placed) -> String {
        let cells = game.piece(placed.segment).turned(placed.turn).places();
        let names: Vec<String> = cells
            .map(|(right, down, _)| {
                let column = (b'a' + placed.column + right as u8) as char;
                format!("{column}{}", usize::from(placed.row) + down + 1)
            })
            .collect();
        let args = Args::new().with("segment", self.segment(game, placed.segment));
        self.say(id, &args.with("place", names.join(" ")))
    }

    /// One thing that a composition would bring.
    pub fn foretold(&self, what: Foretold, count: u16) -> String {
        self.say(what.id(), &Args::new().with("count", count))
    }

    /// What a player may choose, as words on a button.
    pub fn runners_action(&self, game: &DreamRunners, action: Action) -> String {
        let id = match action {
            Action::Auto => "web-run-auto",
            Action::Block(block) => {
                use lucid_dream_runners::resolution::Block::{Banishing, Coherence, Collecting};
                match block {
                    Coherence => "web-run-coherence",
                    Banishing => "web-run-banish",
                    Collecting => "web-run-collect",
                }
            }
            Action::Cell(spot) => {
                let args = Args::new().with("spot", spot.to_string());
                return self.say("web-run-cell", &args);
            }
            Action::Wild(colour) => return self.runners_stock(Stock::Fragment(colour), 1),
            Action::Take(thing) => {
                return self.runners_stock(
                    match thing {
                        Thing::Fragment(colour) | Thing::Wild(colour) => Stock::Fragment(colour),
                        Thing::Key => Stock::Key,
                        Thing::Coin => Stock::Coin,
                        Thing::Serenity => Stock::Serenity,
                    },
                    1,
                );
            }
            Action::Bat(segment) | Action::Buy(segment) | Action::Lift(segment) => {
                return self.segment(game, segment);
            }
            Action::Put(placed) => return self.segment(game, placed.segment),
            Action::Skip => "web-run-skip",
            Action::Pass => "web-run-pass",
            Action::Calm => "web-run-calm",
            Action::Lock => "web-run-lock",
            Action::Clear => "web-run-clear",
        };
        self.plain(id)
    }
}
