//! What a person types: `1:gbw 2:- 3:ru red:5-6,4-5 cards:g`.
//!
//! | word | meaning |
//! |---|---|
//! | `1:gbw` `2:-` | the shards of a location, from the key on the left to the hand |
//! | `red:5-6,4-5` `red:-` | all links with a red shard |
//! | `dream:g3y4` `dream:gggyyyy` | the shards in your Dreamscape |
//! | `trees:g1` | your trees by the colour that they stand on |
//! | `cards:gw` `cards:-` | the shards on your cards |
//! | `me:4` | where your Sleeper lies |
//! | `his:ggw` `his-trees:1` `his-points:15` `at:5` | his side, to correct it |
//! | `reserve:19` `cycle:3` `pays:5` | red in the reserve, the cycle, what a purpose pays |
//! | `4-5` `45` | the link for the red shard that you must place |
//! | `go` `same` | he goes on; he goes on with what was last told |
//! | `points 53` | your points at the end |

use crate::notation::location;
use crate::{ByColour, Colour, Link, LinkSet, Location, Row};

/// One line that a person typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Something about the table.
    Facts(Box<Facts>),
    /// He goes on.
    Go {
        /// Even though something has not been told anew.
        same: bool,
    },
    /// The link for a red shard (L10).
    Link(Link),
    /// The player's points at the end.
    Points(i16),
}

/// What was told about the table; nothing where it was not spoken of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// The shards of each location.
    pub rows: [Option<Row>; 6],
    /// All links with a red shard.
    pub links: Option<LinkSet>,
    /// The shards in the player's Dreamscape.
    pub dream: Option<ByColour<u8>>,
    /// The player's trees by the colour that they stand on.
    pub trees: Option<ByColour<u8>>,
    /// The shards on the player's cards.
    pub cards: Option<ByColour<u8>>,
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
    /// The word stands twice in the line.
    Twice(String),
    /// Not colour letters, or too many: the word, and what is wrong in it.
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
        let line = line.trim().to_lowercase();
        match line.as_str() {
            "" | "go" => return Ok(Entry::Go { same: false }),
            "same" => return Ok(Entry::Go { same: true }),
            _ => {}
        }
        if let Some(link) = read_link(&line) {
            return Ok(Entry::Link(link));
        }
        if let Some(points) = line.strip_prefix("points ") {
            let points = points.trim();
            let number = points.parse().ok().filter(|p| (-999..=999).contains(p));
            let number = number.ok_or_else(|| EntryProblem::Number(points.to_owned()))?;
            return Ok(Entry::Points(number));
        }
        let mut facts = Facts::default();
        for word in line.split([' ', '\t', ';']).filter(|word| !word.is_empty()) {
            facts.read(word)?;
        }
        Ok(Entry::Facts(Box::new(facts)))
    }
}

impl Facts {
    fn read(&mut self, word: &str) -> Result<(), EntryProblem> {
        let unknown = || EntryProblem::Word(word.to_owned());
        let (name, value) = word.split_once(':').ok_or_else(unknown)?;
        let said = || word.to_owned();
        let place = || location(value).ok_or_else(|| EntryProblem::Location(said()));
        let shards = || read_shards(value).ok_or_else(|| EntryProblem::Shards(said()));
        let number = |most: i16| {
            let number = value.parse::<i16>().ok();
            let fits = number.filter(|number| (0..=most).contains(number));
            fits.ok_or_else(|| EntryProblem::Number(said()))
        };
        let new = match name {
            "red" => put(&mut self.links, read_links(value, word)?),
            "dream" => put(&mut self.dream, shards()?),
            "trees" => {
                let trees = shards()?;
                if trees[Colour::Red] > 0 {
                    return Err(EntryProblem::Shards(said()));
                }
                put(&mut self.trees, trees)
            }
            "cards" => {
                let cards = shards()?;
                if cards[Colour::Red] > 0 {
                    return Err(EntryProblem::RedOnCards);
                }
                put(&mut self.cards, cards)
            }
            "me" => put(&mut self.sleeper, place()?),
            "at" => put(&mut self.place, place()?),
            "his" => put(&mut self.stock, shards()?),
            "his-trees" => put(&mut self.his_trees, number(99)? as u8),
            "his-points" => put(&mut self.his_points, number(999)?),
            "reserve" => put(&mut self.reserve, number(99)? as u8),
            "cycle" => put(&mut self.cycle, number(99)? as u8),
            "pays" => put(&mut self.pays, number(99)? as u8),
            digit => {
                let at = location(digit).ok_or_else(unknown)?;
                let letters = if value == "-" { "" } else { value };
                let row = Row::parse(letters).ok_or_else(|| EntryProblem::Shards(said()))?;
                put(&mut self.rows[at.index()], row)
            }
        };
        match new {
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
    let digits: Vec<&str> = match text.split_once('-') {
        Some((a, b)) => vec![a, b],
        None if text.len() == 2 && text.is_ascii() => vec![&text[..1], &text[1..]],
        None => return None,
    };
    location(digits[0])?.link_to(location(digits[1])?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn facts(line: &str) -> Facts {
        match Entry::parse(line) {
            Ok(Entry::Facts(facts)) => *facts,
            other => panic!("{line}: {other:?}"),
        }
    }

    #[test]
    fn a_whole_board_is_one_line() {
        let told = facts("1:gbw 2:- 3:ru 4:y 5:uu 6:b red:5-6,54 dream:g3y4 trees:g cards:- me:4");
        assert_eq!(told.rows[0].unwrap().to_string(), "gbw");
        assert!(told.rows[1].unwrap().is_empty());
        assert_eq!(told.links.unwrap().len(), 2);
        let dream = told.dream.unwrap();
        assert_eq!((dream[Colour::Green], dream[Colour::Gray]), (3, 4));
        assert_eq!(told.trees.unwrap()[Colour::Green], 1);
        assert_eq!(told.cards, Some(ByColour::default()));
        assert_eq!(told.sleeper, Location::numbered(4));
        assert_eq!(facts("dream:gggyyyy"), facts("DREAM:g3y4"));
    }

    #[test]
    fn short_words_are_read_too() {
        assert_eq!(Entry::parse(" "), Ok(Entry::Go { same: false }));
        assert_eq!(Entry::parse("Same"), Ok(Entry::Go { same: true }));
        let link = Link::named("4-5").unwrap();
        for text in ["4-5", "5-4", "45", " 54 "] {
            assert_eq!(Entry::parse(text), Ok(Entry::Link(link)), "{text}");
        }
        assert_eq!(Entry::parse("points -3"), Ok(Entry::Points(-3)));
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
        assert_eq!(problem("red:1-6"), EntryProblem::Links(said("red:1-6")));
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
