//! The browser client: the table of Dream Runners.

use lucid_dream_runners::resolution::{Block, Stock};
use lucid_dream_runners::rules::ROUNDS;
use lucid_dream_runners::{
    Action, Cell, DreamRunners, Placed, Rules, SegmentId, Spot, Symbol, Thing,
};

use crate::{Phrase, SeatCounts, Texts, arg};

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
}

impl Texts {
    /// A game of Dream Runners by those who play it.
    pub fn runners_of(&self, names: &[String]) -> String {
        self.messages.runners_of(self.list(names))
    }

    /// `round 3 of 8`
    pub fn runners_at_round(&self, round: u8) -> String {
        self.at_round(arg::Round(round), arg::Rounds(ROUNDS))
    }

    /// `30 seconds`, or that there is no sand.
    pub fn sand_seconds(&self, timer: Option<u8>) -> String {
        match timer {
            None => self.phrase(Phrase::SandNone),
            Some(seconds) => self.messages.sand_seconds(seconds),
        }
    }

    /// A game of Dream Runners before it begins, in a few words.
    pub fn runners_setup_line(&self, seats: SeatCounts, rules: &Rules) -> String {
        let mut parts = vec![self.runners_setup_bots(seats.bots)];
        if seats.people > 1 {
            parts.push(self.setup_people(seats.people));
        }
        parts.push(self.sand_seconds(rules.timer));
        parts.join(", ")
    }

    /// A cell of the dream, and what covers it.
    pub fn runners_cell(&self, spot: Spot, cell: &Cell, symbol: Option<Symbol>) -> String {
        let cover = match symbol {
            None => self.phrase(Phrase::CellBare),
            Some(Symbol::Blank) => self.phrase(Phrase::CellBlank),
            Some(symbol) => self.cell_under(self.symbol(symbol)),
        };
        self.cell(
            arg::Cell(self.dream_cell(cell)),
            arg::Cover(cover),
            arg::Spot(spot.to_string()),
        )
    }

    /// A track, and where everybody stands on it.
    pub fn track_label(&self, track: String, standing: &[(String, u8)]) -> String {
        let standing: Vec<String> = (standing.iter())
            .map(|(player, points)| {
                self.messages
                    .standing(arg::Player(player), arg::Points(*points))
            })
            .collect();
        self.messages
            .track_label(arg::Standing(standing.join(", ")), arg::Track(track))
    }

    /// What somebody reads before the dream is shown, who shares the device.
    pub fn your_dream(&self, timer: Option<u8>) -> String {
        match timer {
            None => self.phrase(Phrase::YourDream),
            Some(seconds) => self.your_dream_timed(seconds),
        }
    }

    /// What a person reads before the first dream is shown.
    pub fn ready_about(&self, timer: Option<u8>) -> String {
        match timer {
            None => self.phrase(Phrase::YourDream),
            Some(seconds) => self.messages.ready_about(seconds),
        }
    }

    /// A segment by its shape and symbols.
    pub fn segment(&self, game: &DreamRunners, segment: SegmentId) -> String {
        let about = game.content().segment(segment);
        let symbols: Vec<String> = (about.symbols.iter())
            .map(|symbol| self.symbol(*symbol))
            .collect();
        let shape = self.shape(about.shape);
        self.messages
            .segment(arg::Shape(shape), arg::Symbols(symbols.join(", ")))
    }

    /// A segment in the hand over a place where it may lie, or may not.
    pub fn segment_over(&self, game: &DreamRunners, placed: Placed, allowed: bool) -> String {
        let (place, segment) = (place(game, placed), self.segment(game, placed.segment));
        if allowed {
            self.segment_over_allowed(arg::Place(place), arg::Segment(segment))
        } else {
            self.segment_over_refused(arg::Place(place), arg::Segment(segment))
        }
    }

    /// A segment that was laid.
    pub fn segment_laid(&self, game: &DreamRunners, placed: Placed) -> String {
        let segment = self.segment(game, placed.segment);
        self.messages
            .segment_laid(arg::Place(place(game, placed)), arg::Segment(segment))
    }

    /// One thing that a composition would bring.
    pub fn foretold(&self, what: Foretold, count: u16) -> String {
        match what {
            Foretold::Wild => self.foretold_wild(count),
            Foretold::Star => self.phrase(Phrase::ForetoldStar),
            Foretold::Chest => self.phrase(Phrase::ForetoldChest),
            Foretold::Shared => self.foretold_shared(count),
            Foretold::Missing => self.foretold_missing(count),
            Foretold::Outside => self.foretold_outside(count),
            Foretold::Nightmare => self.phrase(Phrase::ForetoldNightmare),
            Foretold::Octopus => self.phrase(Phrase::ForetoldOctopus),
            Foretold::Spider => self.phrase(Phrase::ForetoldSpider),
            Foretold::Bats => self.foretold_bats(count),
            Foretold::Missed => self.foretold_missed(count),
        }
    }

    /// What a player may choose, as words on a button.
    pub fn runners_action(&self, game: &DreamRunners, action: Action) -> String {
        self.phrase(match action {
            Action::Auto => Phrase::RunAuto,
            Action::Block(Block::Coherence) => Phrase::RunCoherence,
            Action::Block(Block::Banishing) => Phrase::RunBanish,
            Action::Block(Block::Collecting) => Phrase::RunCollect,
            Action::Cell(spot) => return self.run_cell(spot.to_string()),
            Action::Wild(colour) => return self.runners_stock(Stock::Fragment(colour), 1),
            Action::Take(thing) => {
                let stock = match thing {
                    Thing::Fragment(colour) | Thing::Wild(colour) => Stock::Fragment(colour),
                    Thing::Key => Stock::Key,
                    Thing::Coin => Stock::Coin,
                    Thing::Serenity => Stock::Serenity,
                };
                return self.runners_stock(stock, 1);
            }
            Action::Bat(segment) | Action::Buy(segment) | Action::Lift(segment) => {
                return self.segment(game, segment);
            }
            Action::Put(placed) => return self.segment(game, placed.segment),
            Action::Skip => Phrase::RunSkip,
            Action::Pass => Phrase::RunPass,
            Action::Calm => Phrase::RunCalm,
            Action::Lock => Phrase::RunLock,
            Action::Clear => Phrase::RunClear,
        })
    }
}

/// The cells that a segment covers: `b2 c2`.
fn place(game: &DreamRunners, placed: Placed) -> String {
    let cells = game.piece(placed.segment).turned(placed.turn).places();
    let names: Vec<String> = cells
        .map(|(right, down, _)| {
            let column = (b'a' + placed.column + right as u8) as char;
            format!("{column}{}", usize::from(placed.row) + down + 1)
        })
        .collect();
    names.join(" ")
}
