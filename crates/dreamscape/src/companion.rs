//! Mr Nightmare's side of a game on a real table (L1 to L17).
//!
//! A person tells what lies there, as little at a time as changed; the
//! [`Companion`] answers with his [`Deed`]s and keeps his stock, trees, points
//! and place. It knows neither the bag nor the player's Hands: he never looks at
//! them. The [`Journal`] is a companion with its past, for undo and for files.

mod act;
mod entry;
mod journal;
mod trouble;

pub use entry::{Entry, EntryProblem, Facts};
pub use journal::{Journal, JournalProblem, read_purposes};
pub use trouble::{Fact, SetupProblem, Trouble};

use crate::duel::{Deed, Duel};
use crate::{ByColour, Colour, LinkSet, Location, Row, Rules, RulesProblem};

/// The points for a purpose, unless the person says otherwise.
pub const PURPOSE_POINTS: u8 = 5;

/// What the companion waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Want {
    /// A new cycle: where the Sleeper lies (L4).
    Sleeper,
    /// What lies in the Dreamworld, and the word that he may travel.
    Travel,
    /// A link for the red shard at his new location: one of these (L10).
    Link(LinkSet),
    /// What lies on cards and in the Dreamscape, and the word that he may create.
    Creation,
    /// The Dreamscape after the last placement.
    End,
    /// The player's points.
    Points,
    /// Nothing: the game is over.
    Nothing,
}

/// A solo game on a real table, as far as Mr Nightmare looks at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Companion {
    rules: Rules,
    purposes: [Colour; 2],
    want: Want,
    cycle: u8,
    place: Location,
    sleeper: Location,
    duel: Duel,
    rows: [Option<Row>; 6],
    links: LinkSet,
    red_reserve: u8,
    dream: ByColour<u8>,
    trees: ByColour<u8>,
    cards: ByColour<u8>,
    pays: u8,
    stale: Stale,
    points: Option<i16>,
}

/// What may have changed since it was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stale {
    rows: bool,
    links: bool,
    dream: bool,
    cards: bool,
}

impl Companion {
    /// A game before its first Travel (L1).
    ///
    /// # Errors
    /// When the rules are not for a solo game or the purposes are impossible.
    pub fn new(rules: Rules, purposes: [Colour; 2]) -> Result<Companion, SetupProblem> {
        let mut problems = rules.problems();
        if rules.solo.is_none() && problems.is_empty() {
            problems.push(RulesProblem::Players(rules.players));
        }
        if !problems.is_empty() {
            return Err(SetupProblem::Rules(problems));
        }
        let landscape = purposes.iter().all(|c| Colour::LANDSCAPE.contains(c));
        if !landscape || purposes[0] == purposes[1] {
            return Err(SetupProblem::Purposes);
        }
        let links = match rules.red_on_links {
            true => Location::KING.links(),
            false => LinkSet::default(),
        };
        let red_reserve = rules.red_in_play() - rules.red_at_start() - rules.solo_marks();
        Ok(Companion {
            rules,
            purposes,
            want: Want::Travel,
            cycle: 1,
            place: Location::KING,
            sleeper: Location::ALL[0],
            duel: Duel::default(),
            rows: [None; 6],
            links,
            red_reserve: red_reserve - links.len() as u8,
            dream: ByColour::default(),
            trees: ByColour::default(),
            cards: ByColour::default(),
            pays: PURPOSE_POINTS,
            stale: Stale {
                rows: true,
                links: true,
                dream: false,
                cards: false,
            },
            points: None,
        })
    }

    /// The rules of the game.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The colours of the two purposes.
    pub fn purposes(&self) -> [Colour; 2] {
        self.purposes
    }

    /// What is waited for.
    pub fn want(&self) -> Want {
        self.want
    }

    /// The cycle, from 1.
    pub fn cycle(&self) -> u8 {
        self.cycle
    }

    /// Where he stands.
    pub fn place(&self) -> Location {
        self.place
    }

    /// Where the Sleeper lay when initiative was dealt.
    pub fn sleeper(&self) -> Location {
        self.sleeper
    }

    /// His stock, trees, points and place in the order.
    pub fn duel(&self) -> &Duel {
        &self.duel
    }

    /// The locations, as last told and as he left them.
    pub fn rows(&self) -> &[Option<Row>; 6] {
        &self.rows
    }

    /// The links with a red shard, as last told and as he left them.
    pub fn links(&self) -> LinkSet {
        self.links
    }

    /// The shards in the player's Dreamscape, as last told.
    pub fn dream(&self) -> &ByColour<u8> {
        &self.dream
    }

    /// The player's trees by the colour that they stand on, as last told.
    pub fn trees(&self) -> &ByColour<u8> {
        &self.trees
    }

    /// The shards on the player's cards, as last told.
    pub fn cards(&self) -> &ByColour<u8> {
        &self.cards
    }

    /// Red shards in the reserve: only he takes from it.
    pub fn red_reserve(&self) -> u8 {
        self.red_reserve
    }

    /// Trees in the reserve.
    pub fn tree_reserve(&self) -> u8 {
        let planted = self.trees.total() + u32::from(self.duel.trees);
        self.rules.trees().saturating_sub(planted as u8)
    }

    /// What a purpose pays.
    pub fn pays(&self) -> u8 {
        self.pays
    }

    /// The player's points, once told.
    pub fn points(&self) -> Option<i16> {
        self.points
    }

    /// Of a purpose's colour, what he has and what the player has (L6).
    pub fn standing(&self, colour: Colour) -> (u32, u32) {
        let yours = u32::from(self.dream[colour]) + u32::from(self.trees[colour]);
        (self.duel.standing(colour), yours)
    }

    /// What he would need and has not been told since it may have changed.
    pub fn untold(&self) -> Vec<Fact> {
        let stale = &self.stale;
        let wanted: &[(bool, Fact)] = match self.want {
            Want::Travel => &[
                (stale.rows, Fact::Rows),
                (stale.links, Fact::Links),
                (stale.dream, Fact::Dream),
            ],
            Want::Creation => &[
                (stale.rows, Fact::Rows),
                (stale.links, Fact::Links),
                (stale.dream, Fact::Dream),
                (stale.cards, Fact::Cards),
            ],
            Want::End => &[(stale.dream, Fact::Dream)],
            _ => &[],
        };
        let untold = wanted.iter().filter(|(stale, _)| *stale);
        untold.map(|(_, fact)| *fact).collect()
    }

    /// Takes an entry and answers with what he does.
    ///
    /// # Errors
    /// Why it is not taken; nothing has changed then.
    pub fn enter(&mut self, entry: &Entry) -> Result<Vec<Deed>, Trouble> {
        let mut next = self.clone();
        let deeds = match entry {
            Entry::Facts(facts) => next.learn(facts).map(|()| Vec::new()),
            Entry::Go { same } => next.go(*same),
            Entry::Link(link) => next.seed(*link),
            Entry::Points(points) => next.end(*points).map(|()| Vec::new()),
        }?;
        next.check()?;
        *self = next;
        Ok(deeds)
    }
}
