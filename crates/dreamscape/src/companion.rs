//! Mr Nightmare's side of a game on a real table (L1 to L17).
//!
//! A person describes the table; the [`Companion`] answers with his [`NightmareStep`]s and
//! keeps track of his stock, trees, points and place. It remembers what it was told
//! and asks again for what the player's own turn may have changed. It knows neither
//! the bag nor the player's Hands, because he never looks at them. The [`Journal`] is
//! a companion with its history, for undo and for files.

mod act;
mod answer;
mod check;
mod entry;
mod journal;
mod known;
mod learn;
mod refusal;
mod write;

pub use answer::{Answer, StoryLine, story};
pub use entry::{Act, Entry, EntryProblem, Facts, Said};
pub use journal::{Journal, JournalProblem, LastAct, read_purposes};
pub use refusal::{EntryRefusal, Fact, SetupProblem};
pub use write::counted;

use crate::duel::{Duel, NightmareStep};
use crate::{ByColour, Colour, LinkSet, Location, Row, Rules};
use known::Known;

/// The points for a purpose, unless the person says otherwise.
pub const PURPOSE_POINTS: u8 = 5;

/// What the companion needs to be told next.
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

/// A solo game on a real table: the part of it that Mr Nightmare looks at.
///
/// ```
/// use lucid_dreamscape::companion::{Companion, Entry, Want};
/// use lucid_dreamscape::{Colour, NightmareStep, Profile, Rules};
///
/// let rules = Rules::sylex().alone(Profile::BadDreams.difficulty());
/// let mut companion = Companion::new(rules, [Colour::Gray, Colour::Green]).unwrap();
/// assert_eq!(companion.want(), Want::Travel);
/// let line = "1:gbw 2:ybu 3:wub 4:gyb 5:ugw 6:ugu red:3-6,5-6 go";
/// let steps = companion.enter(&Entry::parse(line).unwrap()).unwrap();
/// assert_eq!(steps[0], NightmareStep::Travels);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Companion {
    rules: Rules,
    purposes: [Colour; 2],
    want: Want,
    cycle: u8,
    place: Location,
    sleeper: Location,
    duel: Duel,
    rows: [Known<Option<Row>>; 6],
    links: Known<LinkSet>,
    red_reserve: u8,
    dream: Known<ByColour<u8>>,
    trees: Known<ByColour<u8>>,
    cards: Known<ByColour<u8>>,
    /// Whether a card may have put shards into locations since they were told.
    harvested: bool,
    /// The red shards in locations, told as a number (L14).
    red: Option<u8>,
    pays: u8,
    points: Option<i16>,
}

impl Companion {
    /// A game before its first Travel (L1).
    ///
    /// # Errors
    /// When the rules are not for a solo game or the purposes are impossible.
    pub fn new(rules: Rules, purposes: [Colour; 2]) -> Result<Companion, SetupProblem> {
        if rules.solo.is_none() {
            return Err(SetupProblem::NotSolo);
        }
        let problems = rules.problems();
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
        let mut companion = Companion {
            rules,
            purposes,
            want: Want::Travel,
            cycle: 1,
            place: Location::KING,
            sleeper: Location::ALL[0],
            duel: Duel::default(),
            rows: [Known::stale(None); 6],
            links: Known::new(links),
            red_reserve: red_reserve - links.len() as u8,
            dream: Known::default(),
            trees: Known::default(),
            cards: Known::default(),
            harvested: false,
            red: None,
            pays: PURPOSE_POINTS,
            points: None,
        };
        companion.you_travelled();
        Ok(companion)
    }

    /// The rules of the game.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The colours of the two purposes.
    pub fn purposes(&self) -> [Colour; 2] {
        self.purposes
    }

    /// What has to be told next.
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

    /// The shards of a location, as last told and as he left them.
    pub fn row(&self, location: Location) -> Option<Row> {
        self.rows[location.index()].value
    }

    /// The links with a red shard, as last told and as he left them.
    pub fn links(&self) -> LinkSet {
        self.links.value
    }

    /// The shards in the player's Dreamscape, as last told.
    pub fn dream(&self) -> &ByColour<u8> {
        &self.dream.value
    }

    /// The player's trees by the colour that they stand on, as last told.
    pub fn trees(&self) -> &ByColour<u8> {
        &self.trees.value
    }

    /// The shards on the player's cards, as last told.
    pub fn cards(&self) -> &ByColour<u8> {
        &self.cards.value
    }

    /// Red shards in the reserve: only he takes from it.
    pub fn red_reserve(&self) -> u8 {
        self.red_reserve
    }

    /// Trees in the reserve.
    pub fn tree_reserve(&self) -> u8 {
        let planted = self.trees.value.total() + u32::from(self.duel.trees);
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

    /// How much of a purpose's colour he and the player have, in this order (L6).
    pub fn standing(&self, colour: Colour) -> (u32, u32) {
        let yours = u32::from(self.dream.value[colour]) + u32::from(self.trees.value[colour]);
        (self.duel.standing(colour), yours)
    }

    /// Applies an entry and returns what he does.
    ///
    /// # Errors
    /// Why the entry is refused; nothing has changed then.
    pub fn enter(&mut self, entry: &Entry) -> Result<Vec<NightmareStep>, EntryRefusal> {
        let mut next = self.clone();
        let mut steps = next.learn(&entry.facts)?;
        if let Some(act) = entry.act {
            steps.extend(next.act(act)?);
        }
        next.check()?;
        *self = next;
        Ok(steps)
    }
}
