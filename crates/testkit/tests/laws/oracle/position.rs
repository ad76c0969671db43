//! Reading the text of a position.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::board::{self, Board, Place};

/// Everything on the table.
#[derive(Clone, Debug, Default)]
pub(super) struct Table {
    pub(super) phase: String,
    pub(super) cycle: usize,
    /// The seats in initiative order.
    pub(super) order: Vec<char>,
    /// Whose turn it is: a place in the order, from 1.
    pub(super) turn: usize,
    /// The words of the chance step that comes next; none if empty.
    pub(super) awaits: Vec<String>,
    /// Action points left (T1).
    pub(super) points: usize,
    /// Free moves made in this Travel (T8).
    pub(super) free_moves: usize,
    /// The seats that have ended their Creation.
    pub(super) finished: Vec<char>,
    /// The shards of each location, the key first (C2).
    pub(super) rows: HashMap<usize, Vec<char>>,
    /// Links with a red shard.
    pub(super) red_links: Vec<(usize, usize)>,
    pub(super) mr_nightmare: Option<usize>,
    pub(super) bag: HashMap<char, usize>,
    pub(super) red_reserve: usize,
    pub(super) tree_reserve: usize,
    /// The purposes with the colours that lie on them (S2).
    pub(super) tiles: Vec<(String, Option<char>)>,
    /// Mr Nightmare's side of a solo game (L5).
    pub(super) his: His,
    pub(super) players: HashMap<char, Player>,
}

/// What Mr Nightmare has in a solo game (L5).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct His {
    /// The shards by the solo cards, with their numbers; none of a colour has no entry.
    pub(super) stock: BTreeMap<char, usize>,
    pub(super) trees: usize,
    pub(super) points: i32,
    /// Whether he holds marker 1 (L4).
    pub(super) first: bool,
}

impl His {
    /// How many shards of a colour he has.
    pub(super) fn has(&self, colour: char) -> usize {
        self.stock.get(&colour).copied().unwrap_or(0)
    }
}

/// Everything of one seat.
#[derive(Clone, Debug, Default)]
pub(super) struct Player {
    pub(super) score: i32,
    pub(super) hands: Vec<char>,
    /// Shards that a power has in the air.
    pub(super) held: Vec<char>,
    pub(super) sleeper: usize,
    pub(super) marker_used: bool,
    pub(super) front: Vec<OwnCard>,
    /// Completed cards, the top last.
    pub(super) pile: Vec<OwnCard>,
    pub(super) walk: Walk,
    /// The words of the power that is going on; none if empty.
    pub(super) power: Vec<String>,
    /// The words of the choice that is open; none if empty.
    pub(super) pending: Vec<String>,
    /// The ids of the cards to keep one of.
    pub(super) drawn: Vec<String>,
    pub(super) board: Board,
}

/// A card that lies in front of a seat or on its pile.
#[derive(Clone, Debug)]
pub(super) struct OwnCard {
    pub(super) id: String,
    pub(super) shard: Option<char>,
    pub(super) used: bool,
}

/// What the Dreamer's steps have left behind (D5, D7, D8).
#[derive(Clone, Debug, Default)]
pub(super) struct Walk {
    /// Where free steps may not go; without a word about it, his own slot.
    pub(super) track: Option<HashSet<Place>>,
    /// Mountains that have paid in this cycle.
    pub(super) paid: HashSet<Place>,
    /// Mountains that have paid for a free step since the last paid one.
    pub(super) paid_free: HashSet<Place>,
    /// Whether a free step waits.
    pub(super) free: bool,
}

impl Table {
    /// Reads a position as the engine writes it.
    pub(super) fn read(text: &str) -> Table {
        let mut table = Table::default();
        let mut seat = None;
        let mut lines = text.lines().skip(1).peekable();
        while let Some(line) = lines.next() {
            if line.is_empty() {
                continue;
            }
            if let Some(letter) = line.strip_prefix("seat ") {
                seat = letter.chars().next();
                table.players.insert(letter_of(letter), Player::default());
                continue;
            }
            let (name, value) = line.split_once(':').expect("a name and a colon");
            let value = value.trim();
            let Some(seat) = seat else {
                table.read_line(name, value);
                continue;
            };
            let player = table.players.get_mut(&seat).expect("a seat");
            if name == "board" {
                let mut drawn = Vec::new();
                while let Some(row) = lines.next_if(|line| line.starts_with("  ")) {
                    drawn.push(row);
                }
                player.board = Board::read(&drawn);
            } else {
                player.read_line(name, value);
            }
        }
        table
    }

    fn read_line(&mut self, name: &str, value: &str) {
        let words: Vec<&str> = value.split_whitespace().collect();
        match name {
            "phase" => self.phase = value.to_owned(),
            "cycle" => self.cycle = number(value),
            "order" => self.order = words.iter().map(|word| letter_of(word)).collect(),
            "turn" => self.turn = number(value),
            "awaits" => self.awaits = words.iter().map(|word| (*word).to_owned()).collect(),
            "points" => self.points = number(value),
            "free-moves" => self.free_moves = number(value),
            "finished" => self.finished = words.iter().map(|word| letter_of(word)).collect(),
            "rows" => {
                for word in words {
                    let (location, shards) = word.split_once(':').expect("1:guy");
                    let shards = shards.chars().filter(|shard| *shard != '-').collect();
                    self.rows.insert(number(location), shards);
                }
            }
            "links" => {
                for word in words {
                    let (a, b) = word.split_once('-').expect("3-6");
                    self.red_links.push((number(a), number(b)));
                }
            }
            "mr-nightmare" => self.mr_nightmare = Some(number(value)),
            "bag" => {
                for word in words {
                    self.bag.insert(letter_of(word), number(&word[1..]));
                }
            }
            "reserve" => {
                self.red_reserve = number(words[0]);
                self.tree_reserve = number(words[2]);
            }
            "tiles" => self.tiles = words.iter().map(|word| tile(word)).collect(),
            "his-turn" => self.his.first = value == "first",
            "his-stock" => {
                for shard in value.chars() {
                    *self.his.stock.entry(shard).or_default() += 1;
                }
            }
            "his-trees" => self.his.trees = number(value),
            "his-points" => self.his.points = score(value),
            // Rules and pack are known, under-1 to 3 decide nothing.
            _ => {}
        }
    }

    /// The seat with a letter.
    pub(super) fn player(&self, seat: char) -> &Player {
        &self.players[&seat]
    }

    /// How many shards of a colour are in the bag.
    pub(super) fn in_bag(&self, colour: char) -> usize {
        self.bag.get(&colour).copied().unwrap_or(0)
    }

    /// The shards of a location, the key first.
    pub(super) fn row(&self, location: usize) -> &[char] {
        self.rows.get(&location).map_or(&[], Vec::as_slice)
    }
}

impl Player {
    fn read_line(&mut self, name: &str, value: &str) {
        let words = || value.split_whitespace();
        match name {
            "score" => self.score = score(value),
            "hands" => self.hands = value.chars().collect(),
            "held" => self.held = value.chars().collect(),
            "sleeper" => self.sleeper = number(value),
            "marker" => self.marker_used = value == "used",
            "front" => self.front = words().map(OwnCard::read).collect(),
            "pile" => self.pile = words().map(OwnCard::read).collect(),
            "walk" => self.walk = Walk::read(value),
            "power" => self.power = words().map(str::to_owned).collect(),
            "pending" => self.pending = words().map(str::to_owned).collect(),
            "drawn" => {
                let id = |word: &str| word.split(':').next().unwrap_or(word).to_owned();
                self.drawn = words().map(id).collect();
            }
            other => panic!("a seat has no line {other}"),
        }
    }

    /// How many shards of a colour are in Hands.
    pub(super) fn holds(&self, colour: char) -> usize {
        self.hands.iter().filter(|shard| **shard == colour).count()
    }
}

impl OwnCard {
    /// Reads `memory-rock`, `memory-rock=u` or `memory-rock=u*`.
    fn read(word: &str) -> OwnCard {
        let plain = word.trim_end_matches('*');
        let (id, shard) = plain.split_once('=').unwrap_or((plain, ""));
        OwnCard {
            id: id.to_owned(),
            shard: shard.chars().next(),
            used: word.ends_with('*'),
        }
    }
}

impl Walk {
    /// Reads `track c1 c2, paid c3, paid-free c4, free`.
    fn read(value: &str) -> Walk {
        let mut walk = Walk::default();
        for part in value.split(", ") {
            let mut words = part.split_whitespace();
            let what = words.next();
            let places: HashSet<Place> = words.map(board::place).collect();
            match what {
                Some("track") => walk.track = Some(places),
                Some("paid") => walk.paid = places,
                Some("paid-free") => walk.paid_free = places,
                Some("free") => walk.free = true,
                other => panic!("no part of a walk: {other:?}"),
            }
        }
        walk
    }
}

fn number(text: &str) -> usize {
    text.parse()
        .unwrap_or_else(|_| panic!("{text:?} is no number"))
}

fn score(text: &str) -> i32 {
    text.parse()
        .unwrap_or_else(|_| panic!("{text:?} is no score"))
}

/// Reads `pair-stacks` or `most-of-colour=u`.
fn tile(word: &str) -> (String, Option<char>) {
    let (id, tint) = word.split_once('=').unwrap_or((word, ""));
    (id.to_owned(), tint.chars().next())
}

fn letter_of(word: &str) -> char {
    word.chars().next().expect("a letter")
}
