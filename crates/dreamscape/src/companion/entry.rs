//! What a person types: `1:gbw 2:- 3:ru red:5-6,4-5 cards:g go`.
//!
//! | word | meaning |
//! |---|---|
//! | `1:gbw` `2:-` | the shards of a location, from the key on the left to the hand |
//! | `red:5-6,4-5` `red:-` `+4-5` `-5-6` | all links with a red shard; one more, one less |
//! | `dream:g3y4` `dream:gggyyyy` | the shards in your Dreamscape |
//! | `trees:g1` | your trees by the colour that they stand on |
//! | `cards:gw` `cards:-` | the shards on your cards |
//! | `reds:2` | how many red shards lie in locations |
//! | `rows:same` `red:same` `dream:same` … | as told before |
//! | `me:4` | where your Sleeper lies |
//! | `his:ggw` `his-trees:1` `his-points:15` `at:5` | his side, to correct it |
//! | `reserve:19` `cycle:3` `pays:5` | red in the reserve, the cycle, what a purpose pays |
//! | `4-5` `45` | the link for the red shard that you must place |
//! | `go` `same` | he goes on; he goes on with all that was told before |
//! | `points:53` `53` | your points at the end |

use crate::notation::location;
use crate::{ByColour, Colour, Link, LinkSet, Location, Row};

/// One line that a person typed: facts, and what follows from them.
///
/// ```
/// use lucid_dreamscape::companion::{Act, Entry, EntryProblem};
/// use lucid_dreamscape::{Location, Row};
///
/// let entry = Entry::parse("1:gbw me:4 go").unwrap();
/// assert_eq!(entry.facts.rows[0], Row::parse("gbw"));
/// assert_eq!(entry.facts.sleeper, Location::numbered(4));
/// assert_eq!(entry.act, Some(Act::Go));
/// assert_eq!(Entry::parse("cards:r"), Err(EntryProblem::RedOnCards));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// What was told about the table.
    pub facts: Facts,
    /// What is to be done then.
    pub act: Option<Act>,
}

/// What a line asks for, once its facts are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// He goes on.
    Go,
    /// He goes on, even though something has not been told anew.
    Same,
    /// The link for a red shard (L10).
    Link(Link),
    /// The player's points at the end.
    Points(i16),
    /// A bare number: a link or points, whichever is wanted.
    Number(i16),
}

/// A fact, or that it is as before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said<T> {
    /// It is this.
    Is(T),
    /// It has not changed.
    Same,
}

/// What was told about the table; `None` for what was not mentioned.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// The shards of each location.
    pub rows: [Option<Row>; 6],
    /// Whether all other locations are as before.
    pub same_rows: bool,
    /// How many red shards lie in locations.
    pub red: Option<u8>,
    /// All links with a red shard.
    pub links: Option<Said<LinkSet>>,
    /// Links that hold a red shard now.
    pub more_links: LinkSet,
    /// Links that hold none any more.
    pub fewer_links: LinkSet,
    /// The shards in the player's Dreamscape.
    pub dream: Option<Said<ByColour<u8>>>,
    /// The player's trees by the colour that they stand on.
    pub trees: Option<Said<ByColour<u8>>>,
    /// The shards on the player's cards.
    pub cards: Option<Said<ByColour<u8>>>,
    /// Where the Sleeper lies.
    pub sleeper: Option<Location>,
    /// His stock.
    pub stock: Option<ByColour<u8>>,
    /// His trees.
    pub his_trees: Option<u8>,
    /// His points.
    pub his_points: Option<i16>,
    /// Where he stands.
    pub place: Option<Location>,
    /// Red shards in the reserve.
    pub reserve: Option<u8>,
    /// The cycle.
    pub cycle: Option<u8>,
    /// What a purpose pays.
    pub pays: Option<u8>,
}

/// Why a line cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryProblem {
    /// Nothing begins like this word.
    Word(String),
    /// The word tells again what this line has told.
    Twice(String),
    /// Something follows the word that ends a line.
    AfterEnd(String),
    /// Not colour letters, or too many.
    Shards(String),
    /// Not links such as `4-5`.
    Links(String),
    /// Not a location from 1 to 6.
    Location(String),
    /// Not a number that fits.
    Number(String),
    /// Red never lies on cards (T6).
    RedOnCards,
}

impl Entry {
    /// Reads a line. An empty one lets him go on.
    ///
    /// # Errors
    /// The first word that cannot be read.
    pub fn parse(line: &str) -> Result<Entry, EntryProblem> {
        // `points 53` reads better than `points:53`, and both are one word.
        let line: Vec<&str> = line.split_whitespace().collect();
        let line = line.join(" ").to_lowercase();
        let line = line.replace(" points ", " points:");
        let line = match line.strip_prefix("points ") {
            Some(points) => format!("points:{points}"),
            None => line,
        };
        let mut entry = Entry::default();
        // A comma ends a word, except inside a list of links.
        let ends = |c: char| c.is_whitespace() || c == ';';
        let words = line.split(ends).map(|word| word.trim_matches(','));
        for word in words.filter(|word| !word.is_empty()) {
            if entry.act.is_some() {
                return Err(EntryProblem::AfterEnd(word.to_owned()));
            }
            entry.act = read_act(word)?;
            if entry.act.is_none() {
                entry.facts.read(word)?;
            }
        }
        if entry == Entry::default() {
            entry.act = Some(Act::Go);
        }
        Ok(entry)
    }
}

/// The words that ask for something.
fn read_act(word: &str) -> Result<Option<Act>, EntryProblem> {
    let number = |text: &str| {
        let number = text.parse::<i16>().ok();
        number.filter(|number| (-999..=999).contains(number))
    };
    Ok(match word {
        "go" => Some(Act::Go),
        "same" => Some(Act::Same),
        _ => match word.strip_prefix("points:") {
            Some(points) => {
                let wrong = || EntryProblem::Number(points.to_owned());
                Some(Act::Points(number(points).ok_or_else(wrong)?))
            }
            // `-4-5` takes a link away, and `-45` is a number of points.
            None if word.contains('-') && word.len() > 1 && !word.starts_with('-') => {
                read_link(word).map(Act::Link)
            }
            None if word.starts_with('+') => None,
            None => number(word).map(Act::Number),
        },
    })
}

impl Facts {
    fn read(&mut self, word: &str) -> Result<(), EntryProblem> {
        let said = || word.to_owned();
        let one_link = |name: &str| read_link(name).ok_or_else(|| EntryProblem::Links(said()));
        if let Some(name) = word.strip_prefix('+') {
            self.more_links.insert(one_link(name)?);
            return Ok(());
        }
        if let Some(name) = word.strip_prefix('-') {
            self.fewer_links.insert(one_link(name)?);
            return Ok(());
        }
        let (name, value) = word
            .split_once(':')
            .ok_or_else(|| EntryProblem::Word(said()))?;
        let place = || location(value).ok_or_else(|| EntryProblem::Location(said()));
        let shards = || read_shards(value).ok_or_else(|| EntryProblem::Shards(said()));
        let shards_or_same = || match value {
            "same" => Ok(Said::Same),
            _ => shards().map(Said::Is),
        };
        let number = |most: i16| {
            let number = value.parse::<i16>().ok();
            let fits = number.filter(|number| (0..=most).contains(number));
            fits.ok_or_else(|| EntryProblem::Number(said()))
        };
        let is_new = match name {
            "rows" if value == "same" => !std::mem::replace(&mut self.same_rows, true),
            "red" if value == "same" => put(&mut self.links, Said::Same),
            "red" => put(&mut self.links, Said::Is(read_links(value, word)?)),
            "reds" => put(&mut self.red, number(99)? as u8),
            "dream" => put(&mut self.dream, shards_or_same()?),
            "trees" => {
                let trees = shards_or_same()?;
                if matches!(trees, Said::Is(trees) if trees[Colour::Red] > 0) {
                    return Err(EntryProblem::Shards(said()));
                }
                put(&mut self.trees, trees)
            }
            "cards" => {
                let cards = shards_or_same()?;
                if matches!(cards, Said::Is(cards) if cards[Colour::Red] > 0) {
                    return Err(EntryProblem::RedOnCards);
                }
                put(&mut self.cards, cards)
            }
            "me" => put(&mut self.sleeper, place()?),
            "at" => put(&mut self.place, place()?),
            "his" => put(&mut self.stock, shards()?),
            "his-trees" => put(&mut self.his_trees, number(99)? as u8),
            "his-points" => put(&mut self.his_points, number(9_999)?),
            "reserve" => put(&mut self.reserve, number(99)? as u8),
            "cycle" => put(&mut self.cycle, number(99)? as u8),
            "pays" => put(&mut self.pays, number(99)? as u8),
            digit => {
                let at = location(digit).ok_or_else(|| EntryProblem::Word(said()))?;
                let letters = if value == "-" { "" } else { value };
                let row = Row::parse(letters).ok_or_else(|| EntryProblem::Shards(said()))?;
                put(&mut self.rows[at.index()], row)
            }
        };
        match is_new {
            true => Ok(()),
            false => Err(EntryProblem::Twice(said())),
        }
    }
}

/// Whether nothing was there before.
fn put<T>(room: &mut Option<T>, value: T) -> bool {
    room.replace(value).is_none()
}

/// `ggy`, `g2y`, or `-` for none.
fn read_shards(text: &str) -> Option<ByColour<u8>> {
    let mut shards = ByColour::<u8>::default();
    if text == "-" {
        return Some(shards);
    }
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let colour = Colour::from_letter(letter)?;
        rest = &rest[letter.len_utf8()..];
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let count = match &rest[..digits] {
            "" => 1,
            number => number.parse::<u8>().ok().filter(|n| *n <= 99)?,
        };
        rest = &rest[digits..];
        shards[colour] = shards[colour].checked_add(count).filter(|n| *n <= 99)?;
    }
    (!text.is_empty()).then_some(shards)
}

fn read_links(text: &str, word: &str) -> Result<LinkSet, EntryProblem> {
    let mut links = LinkSet::default();
    if text == "-" {
        return Ok(links);
    }
    for name in text.split(',') {
        let link = read_link(name).ok_or_else(|| EntryProblem::Links(word.to_owned()))?;
        links.insert(link);
    }
    Ok(links)
}

/// `4-5`, `5-4`, `45` or `54`.
fn read_link(text: &str) -> Option<Link> {
    let (one, other) = match text.split_once('-') {
        Some(ends) => ends,
        None if text.len() == 2 && text.is_ascii() => text.split_at(1),
        None => return None,
    };
    location(one)?.link_to(location(other)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn facts(line: &str) -> Facts {
        let entry = Entry::parse(line).unwrap_or_else(|problem| panic!("{line}: {problem:?}"));
        assert_eq!(entry.act, None, "{line}");
        entry.facts
    }

    fn act(line: &str) -> Option<Act> {
        let entry = Entry::parse(line).unwrap_or_else(|problem| panic!("{line}: {problem:?}"));
        assert_eq!(entry.facts, Facts::default(), "{line}");
        entry.act
    }

    #[test]
    fn a_whole_board_is_one_line() {
        let line = "1:gbw 2:- 3:ru 4:y 5:uu 6:b red:5-6,54 dream:g3y4 trees:g cards:- me:4";
        let told = facts(line);
        assert_eq!(told.rows[0].unwrap().to_string(), "gbw");
        assert!(told.rows[1].unwrap().is_empty());
        assert!(matches!(told.links, Some(Said::Is(links)) if links.len() == 2));
        let mut dream = ByColour::default();
        (dream[Colour::Green], dream[Colour::Gray]) = (3, 4);
        assert_eq!(told.dream, Some(Said::Is(dream)));
        assert_eq!(told.cards, Some(Said::Is(ByColour::default())));
        assert_eq!(told.sleeper, Location::numbered(4));
        assert_eq!(facts("dream:gggyyyy"), facts("DREAM:g3y4"));
        assert_eq!(facts("1:g, 2:u;3:y"), facts("1:g 2:u 3:y"));
        let entry = Entry::parse(&format!("{line} go")).unwrap();
        assert_eq!((entry.facts, entry.act), (told, Some(Act::Go)));
    }

    #[test]
    fn what_has_not_changed_is_said_in_a_word() {
        let told = facts("rows:same red:same dream:same trees:same cards:same");
        assert!(told.same_rows);
        assert_eq!(told.links, Some(Said::Same));
        assert_eq!(
            (told.dream, told.trees),
            (Some(Said::Same), Some(Said::Same))
        );
        let told = facts("+4-5 -3-6 +12");
        assert_eq!((told.more_links.len(), told.fewer_links.len()), (2, 1));
    }

    #[test]
    fn short_words_are_read_too() {
        assert_eq!(act(" "), Some(Act::Go));
        assert_eq!(act("Same"), Some(Act::Same));
        let link = Link::named("4-5").unwrap();
        for text in ["4-5", "5-4"] {
            assert_eq!(act(text), Some(Act::Link(link)), "{text}");
        }
        assert_eq!(act(" 54 "), Some(Act::Number(54)));
        assert_eq!(act("-12"), Some(Act::Number(-12)));
        for text in ["points 53", "points:53", "POINTS  53"] {
            assert_eq!(act(text), Some(Act::Points(53)), "{text}");
        }
    }

    #[test]
    fn each_slip_is_named() {
        let problem = |line: &str| Entry::parse(line).unwrap_err();
        let said = str::to_owned;
        assert_eq!(problem("hello"), EntryProblem::Word(said("hello")));
        assert_eq!(problem("7:g"), EntryProblem::Word(said("7:g")));
        assert_eq!(problem("1-6"), EntryProblem::Word(said("1-6")));
        assert_eq!(problem("1:gx"), EntryProblem::Shards(said("1:gx")));
        assert_eq!(problem("1:g 1:u"), EntryProblem::Twice(said("1:u")));
        assert_eq!(problem("go 1:u"), EntryProblem::AfterEnd(said("1:u")));
        assert_eq!(problem("red:1-6"), EntryProblem::Links(said("red:1-6")));
        assert_eq!(problem("+1-6"), EntryProblem::Links(said("+1-6")));
        assert_eq!(problem("me:0"), EntryProblem::Location(said("me:0")));
        assert_eq!(problem("cards:r"), EntryProblem::RedOnCards);
        assert_eq!(problem("dream:"), EntryProblem::Shards(said("dream:")));
        assert_eq!(
            problem("dream:g999"),
            EntryProblem::Shards(said("dream:g999"))
        );
        assert_eq!(
            problem("his-points:x"),
            EntryProblem::Number(said("his-points:x"))
        );
        assert_eq!(problem("points many"), EntryProblem::Number(said("many")));
        assert_eq!(problem("dream:ä"), EntryProblem::Shards(said("dream:ä")));
    }
}
