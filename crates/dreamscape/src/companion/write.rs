//! An entry as the line that says it: what is told by touch is kept in the same
//! words as what is typed.

use std::fmt;

use super::{Act, Entry, Facts, Said};
use crate::{ByColour, Colour, LinkSet, Location};

/// The line; reading it gives the entry again. Empty if nothing is said.
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words = self.facts.words();
        words.extend(self.act.map(|act| match act {
            Act::Go => "go".to_owned(),
            Act::Same => "same".to_owned(),
            Act::Link(link) => link.to_string(),
            Act::Points(points) => format!("points:{points}"),
            Act::Number(number) => number.to_string(),
        }));
        f.write_str(&words.join(" "))
    }
}

impl Facts {
    fn words(&self) -> Vec<String> {
        let mut words = Vec::new();
        let mut word = |name: &str, value: Option<String>| {
            words.extend(value.map(|value| format!("{name}:{value}")));
        };
        let place = |location: Option<Location>| location.map(|location| location.to_string());
        word("at", place(self.place));
        word("me", place(self.sleeper));
        for location in Location::ALL {
            let row = self.rows[location.index()].map(|row| match row.is_empty() {
                true => "-".to_owned(),
                false => row.to_string(),
            });
            word(&location.to_string(), row);
        }
        word("rows", self.same_rows.then(|| "same".to_owned()));
        word("reds", self.red.map(|n| n.to_string()));
        word("red", self.links.map(|links| said(links, list)));
        word("dream", self.dream.map(|shards| said(shards, counted)));
        word("trees", self.trees.map(|shards| said(shards, counted)));
        word("cards", self.cards.map(|shards| said(shards, counted)));
        word("his", self.stock.map(counted));
        word("his-trees", self.his_trees.map(|n| n.to_string()));
        word("his-points", self.his_points.map(|n| n.to_string()));
        word("reserve", self.reserve.map(|n| n.to_string()));
        word("cycle", self.cycle.map(|n| n.to_string()));
        word("pays", self.pays.map(|n| n.to_string()));
        words.extend(self.more_links.iter().map(|link| format!("+{link}")));
        words.extend(self.fewer_links.iter().map(|link| format!("-{link}")));
        words
    }
}

fn said<T>(said: Said<T>, value: impl Fn(T) -> String) -> String {
    match said {
        Said::Is(known) => value(known),
        Said::Same => "same".to_owned(),
    }
}

/// `5-6,4-5`, or `-`.
fn list(links: LinkSet) -> String {
    let names: Vec<String> = links.iter().map(|link| link.to_string()).collect();
    match names.is_empty() {
        true => "-".to_owned(),
        false => names.join(","),
    }
}

/// `g3y4`, or `-`.
pub fn counted(shards: ByColour<u8>) -> String {
    let word = |colour: Colour| match shards[colour] {
        0 => String::new(),
        count => format!("{colour}{count}"),
    };
    let words = Colour::ALL.map(word).concat();
    match words.is_empty() {
        true => "-".to_owned(),
        false => words,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_written_as_it_is_read() {
        for line in [
            "at:5 me:6 1:gbw 2:- 3:ru rows:same reds:2 red:5-6 dream:g3y4 trees:g1 cards:- his:g2w1 \
             his-trees:1 his-points:15 reserve:19 cycle:3 pays:5 go",
            "red:- +4-5 -5-6 same",
            "rows:same red:same dream:same trees:same cards:same",
            "4-5",
            "points:-12",
            "54",
            "go",
        ] {
            let entry = Entry::parse(line).unwrap();
            assert_eq!(Entry::parse(&entry.to_string()).as_ref(), Ok(&entry));
            let words = |line: &str| {
                let mut words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
                words.sort();
                words
            };
            assert_eq!(words(&entry.to_string()), words(line));
        }
        assert_eq!(Entry::default().to_string(), "");
    }
}
