//! Reading a position.

use std::fmt;

use tabletop::{Seat, SeatSet};

use super::FORMAT;
use super::check::{Flaw, flaws};
use crate::chance::Await;
use crate::notation::{colour, level, location};
use crate::rules::ParseRulesError;
use crate::state::{CardSlot, Ongoing, Pending, Phase, State};
use crate::walk::restart;
use crate::{
    ByColour, CardId, Colour, Dreamscape, Level, Link, LinkSet, Row, Rules, Slot, SlotSet, Stack,
};

/// Why a text is no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// A line cannot be read.
    Unreadable {
        /// The line, from 1.
        line: usize,
        /// What it should be.
        expected: &'static str,
    },
    /// The rules cannot be read.
    Rules(ParseRulesError),
    /// It was written for other rules or another pack: these.
    OtherGame(String),
    /// It can be read, but no game leads there.
    Unsound(Vec<Flaw>),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Unreadable { line, expected } => {
                write!(f, "line {line}: {expected} was expected")
            }
            PositionError::Rules(error) => write!(f, "{error}"),
            PositionError::OtherGame(other) => write!(f, "the position belongs to {other}"),
            PositionError::Unsound(flaws) => {
                let flaws: Vec<String> = flaws.iter().map(Flaw::to_string).collect();
                f.write_str(&flaws.join("; "))
            }
        }
    }
}

impl std::error::Error for PositionError {}

type Line<'a> = (usize, &'a str);

fn unreadable<T>(line: usize, expected: &'static str) -> Result<T, PositionError> {
    Err(PositionError::Unreadable { line, expected })
}

/// The rules that a position was written for.
///
/// # Errors
/// When it is no position, or its rules cannot be read.
pub fn rules_of(text: &str) -> Result<Rules, PositionError> {
    if text.lines().next().map(str::trim_end) != Some(FORMAT) {
        return unreadable(1, "\"dreamscape position 1\"");
    }
    match text.lines().find_map(|line| line.strip_prefix("rules: ")) {
        Some(rules) => rules.parse().map_err(PositionError::Rules),
        None => unreadable(2, "a line \"rules: …\""),
    }
}

/// Reads a position and makes sure that a game can go on from it.
///
/// # Errors
/// The first line that cannot be read, or everything that is unsound.
pub fn parse(game: &Dreamscape, text: &str) -> Result<State, PositionError> {
    let rules = rules_of(text)?;
    if rules != game.rules {
        return Err(PositionError::OtherGame(rules.to_string()));
    }
    let lines: Vec<Line<'_>> = text
        .lines()
        .enumerate()
        .skip(1)
        .map(|(index, line)| (index + 1, line.trim_end()))
        .filter(|(_, line)| !line.is_empty() && !line.trim_start().starts_with('#'))
        .collect();
    let mut reader = Reader::new(game);
    let mut rest = &lines[..];
    while let [(number, line), tail @ ..] = rest {
        rest = tail;
        if let Some(letter) = line.strip_prefix("seat ") {
            let seat: Option<Seat> = letter.parse().ok();
            let Some(seat) = seat.filter(|seat| seat.index() < reader.players()) else {
                return unreadable(*number, "a seat of the game");
            };
            reader.seat = Some(seat);
        } else if *line == "board:" {
            let (_, rows) = game.content.grid().size();
            if rest.len() < rows || reader.seat.is_none() {
                return unreadable(*number, "a seat, and all rows of its board");
            }
            reader.read_board(&rest[..rows])?;
            rest = &rest[rows..];
        } else {
            let Some((name, value)) = line.split_once(": ") else {
                return unreadable(*number, "\"name: value\"");
            };
            let read = match reader.seat {
                None => reader.read_table(name, value),
                Some(seat) => reader.read_player(seat, name, value),
            };
            read.map_or_else(|expected| unreadable(*number, expected), Ok)?;
        }
    }
    reader.finish()
}

/// What has been read so far, on top of an otherwise bare state.
struct Reader<'g> {
    game: &'g Dreamscape,
    state: State,
    seat: Option<Seat>,
    bag: Option<ByColour<u8>>,
    bag_red: u8,
    reserve: Option<(u8, u8)>,
    tracked: SeatSet,
    placed: Vec<CardId>,
    twice: Vec<CardId>,
    other_pack: Option<String>,
}

type Read = Result<(), &'static str>;

impl<'g> Reader<'g> {
    fn new(game: &'g Dreamscape) -> Reader<'g> {
        let mut state = crate::play::start(&game.rules, &game.content);
        let table = &mut state.table;
        table.phase = Phase::Creation;
        table.cycle = 1;
        table.order = [0, 1, 2, 3].map(Seat::new);
        table.awaits = Await::Nothing;
        table.links = LinkSet::default();
        Reader {
            game,
            state,
            seat: None,
            bag: None,
            bag_red: 0,
            reserve: None,
            tracked: SeatSet::EMPTY,
            placed: Vec::new(),
            twice: Vec::new(),
            other_pack: None,
        }
    }

    fn players(&self) -> usize {
        self.game.rules.players.into()
    }

    fn read_table(&mut self, name: &str, value: &str) -> Read {
        match name {
            "rules" => {}
            "pack" => {
                use tabletop::Game as _;
                if value != self.game.pack_text() {
                    self.other_pack = Some(format!("pack {value}"));
                }
            }
            "phase" => self.state.table.phase = phase(value).ok_or("a phase")?,
            "cycle" => self.state.table.cycle = number(value)?,
            "order" => self.read_order(value)?,
            "turn" => {
                let turn: u8 = number(value)?;
                self.state.table.turn = turn.checked_sub(1).ok_or("a place from 1")?;
            }
            "awaits" => self.state.table.awaits = awaits(value).ok_or("what is awaited")?,
            "points" => self.state.table.points = number(value)?,
            "free-moves" => self.state.table.free_moves = number(value)?,
            "finished" => self.state.table.finished = seats(value.split(' '))?,
            "rows" => self.read_rows(value)?,
            "links" => {
                for link in value.split(' ') {
                    self.state
                        .table
                        .links
                        .insert(Link::named(link).ok_or("links such as 5-6")?);
                }
            }
            "mr-nightmare" => {
                let place = location(value).ok_or("a location from 1 to 6")?;
                self.state.table.mr_nightmare = Some(place);
            }
            "bag" => self.bag = Some(counts(value).ok_or("counts such as g18 u26")?),
            "bag-red" => self.bag_red = number(value)?,
            "reserve" => {
                let expected = "\"N red M trees\"";
                let (red, trees) = value.split_once(" red ").ok_or(expected)?;
                let trees = trees.strip_suffix(" trees").ok_or(expected)?;
                self.reserve = Some((number(red)?, number(trees)?));
            }
            "tiles" => self.read_tiles(value)?,
            "under-1" | "under-2" | "under-3" => {
                let of = level(&name[6..]).unwrap_or_default();
                for word in value.split(' ') {
                    let card = self.read_looked_at(word, of)?;
                    if self.state.decks.under[of.index()].as_slice().len() >= crate::MAX_LEVEL_CARDS
                    {
                        return Err("fewer cards under the deck");
                    }
                    self.state.decks.under[of.index()].push(card);
                }
            }
            _ => return Err("a known name"),
        }
        Ok(())
    }

    fn read_order(&mut self, value: &str) -> Read {
        let mut count = 0;
        for (place, seat) in value.split(' ').enumerate() {
            let slot = self
                .state
                .table
                .order
                .get_mut(place)
                .ok_or("at most four seats")?;
            *slot = seat.parse().map_err(|_| "seats such as B A")?;
            count += 1;
        }
        // During the deal the number of dealt markers is the turn.
        self.state.table.turn = if count < self.players() {
            count as u8
        } else {
            0
        };
        Ok(())
    }

    fn read_rows(&mut self, value: &str) -> Read {
        let expected = "rows such as 1:guy 2:-";
        for word in value.split(' ') {
            let (number, shards) = word.split_once(':').ok_or(expected)?;
            let place = location(number).ok_or(expected)?;
            let shards = if shards == "-" { "" } else { shards };
            *self.state.table.row_mut(place) = Row::parse(shards).ok_or(expected)?;
        }
        Ok(())
    }

    fn read_tiles(&mut self, value: &str) -> Read {
        for (place, word) in value.split(' ').enumerate() {
            let table = &mut self.state.table;
            let (id, tint) = match word.split_once('=') {
                Some((id, tint)) => (id, Some(colour(tint).ok_or("a colour letter")?)),
                None => (word, None),
            };
            let tile = self
                .game
                .content
                .purpose_named(id)
                .ok_or("purposes of the pack")?;
            *table
                .tile_ids
                .get_mut(place)
                .ok_or("at most four purposes")? = tile;
            table.tints[place] = tint;
            table.tile_count = place as u8 + 1;
        }
        Ok(())
    }

    /// `memory-rock:AB`: a card and who knows it.
    fn read_looked_at(&mut self, word: &str, of: Level) -> Result<CardId, &'static str> {
        let expected = "cards of the level, each with who knows it";
        let (id, known) = word.split_once(':').ok_or(expected)?;
        let card = self.place_card(id)?;
        if self.game.content.card(card).level != of {
            return Err(expected);
        }
        let letters: Vec<String> = known.chars().map(String::from).collect();
        self.state.decks.known[card.index()] = seats(letters.iter().map(String::as_str))?;
        Ok(card)
    }

    fn place_card(&mut self, id: &str) -> Result<CardId, &'static str> {
        let card = self
            .game
            .content
            .card_named(id)
            .ok_or("cards of the pack")?;
        if self.placed.contains(&card) {
            self.twice.push(card);
        }
        self.placed.push(card);
        Ok(card)
    }

    fn read_player(&mut self, seat: Seat, name: &str, value: &str) -> Read {
        let player = &mut self.state.table.players[seat];
        match name {
            "score" => player.score = number(value)?,
            "hands" => player.hands = letters(value)?,
            "held" => player.held = letters(value)?,
            "sleeper" => player.sleeper = location(value).ok_or("a location from 1 to 6")?,
            "marker" if value == "used" => player.marker_used = true,
            "front" => {
                for word in value.split(' ') {
                    let card = self.read_card(word)?;
                    self.state.table.players[seat].front.insert(card);
                }
            }
            "pile" => {
                for word in value.split(' ') {
                    let card = self.read_card(word)?;
                    let player = &mut self.state.table.players[seat];
                    player.pile.insert(card);
                    player.top = Some(card);
                }
            }
            "walk" => self.read_walk(seat, value)?,
            "power" => player.power = power(value).ok_or("a power that is being used")?,
            "pending" => player.pending = pending(value).ok_or("what is pending")?,
            "drawn" => {
                for word in value.split(' ') {
                    let of = self.state.table.players[seat].pending.level();
                    let card = self.read_looked_at(word, of.ok_or("pending before drawn")?)?;
                    let drawn = &mut self.state.decks.drawn[seat];
                    if drawn.as_slice().len() >= crate::MAX_DRAWN {
                        return Err("at most six cards");
                    }
                    drawn.push(card);
                }
            }
            _ => return Err("a known name"),
        }
        Ok(())
    }

    /// `memory-rock=u*`: a card, the shard on it, whether it has been used.
    fn read_card(&mut self, word: &str) -> Result<CardId, &'static str> {
        let (word, used) = match word.strip_suffix('*') {
            Some(word) => (word, true),
            None => (word, false),
        };
        let (id, shard) = match word.split_once('=') {
            Some((id, letter)) => (id, Some(colour(letter).ok_or("a colour letter")?)),
            None => (word, None),
        };
        let card = self.place_card(id)?;
        *self.state.table.slot_mut(card) = CardSlot { shard, used };
        Ok(card)
    }

    fn read_walk(&mut self, seat: Seat, value: &str) -> Read {
        let grid = self.game.content.grid();
        for part in value.split(", ") {
            let mut words = part.split(' ');
            let name = words.next().unwrap_or("");
            let slots: SlotSet = words
                .map(|word| grid.named(word).ok_or("slots such as c1"))
                .collect::<Result<_, _>>()?;
            let walk = &mut self.state.table.players[seat].walk;
            match name {
                "track" => {
                    walk.track = slots;
                    self.tracked = self.tracked.with(seat);
                }
                "paid" => walk.paid = slots,
                "paid-free" => walk.paid_free = slots,
                "free" if slots.is_empty() => walk.free_step = true,
                _ => return Err("track, paid, paid-free or free"),
            }
        }
        Ok(())
    }

    fn read_board(&mut self, lines: &[Line<'_>]) -> Result<(), PositionError> {
        let grid = self.game.content.grid();
        let (columns, rows) = grid.size();
        let seat = self.seat.expect("a seat has been named");
        for (from_top, (number, line)) in lines.iter().enumerate() {
            let cells: Vec<&str> = line.split_whitespace().collect();
            if cells.len() != columns {
                return unreadable(*number, "a cell for each column");
            }
            for (column, cell) in cells.iter().enumerate() {
                let row = (rows - 1 - from_top) as i32;
                match (grid.at(column as i32, row), *cell) {
                    (None, "_") | (Some(_), ".") => {}
                    (Some(slot), cell) => {
                        if self.read_cell(seat, slot, cell).is_none() {
                            return unreadable(*number, "cells such as . or yyg^ or u@");
                        }
                    }
                    (None, _) => return unreadable(*number, "_ where the grid has no slot"),
                }
            }
        }
        Ok(())
    }

    fn read_cell(&mut self, seat: Seat, slot: Slot, cell: &str) -> Option<()> {
        let grid = self.game.content.grid();
        let board = &mut self.state.table.players[seat].board;
        let mut shards = cell;
        if let Some(rest) = shards.strip_suffix('@') {
            if board.dreamer().is_some() {
                return None;
            }
            board.put_dreamer(Some(slot));
            shards = rest;
        }
        if let Some(rest) = shards.strip_suffix('^') {
            board.plant(slot);
            shards = rest;
        }
        let stack = Stack::parse(shards).filter(|stack| !stack.is_empty())?;
        board.put_stack(grid, slot, stack);
        Some(())
    }

    /// Counts what was not written and checks the whole.
    fn finish(mut self) -> Result<State, PositionError> {
        if let Some(other) = self.other_pack {
            return Err(PositionError::OtherGame(other));
        }
        let table = &mut self.state.table;
        for seat in Seat::first(self.game.rules.players.into()) {
            if !self.tracked.contains(seat) {
                let free = table.players[seat].walk.free_step;
                restart(&mut table.players[seat]);
                table.players[seat].walk.free_step = free;
            }
        }
        for card in &self.placed {
            self.state.decks.unseen.remove(*card);
        }
        for level in Level::ALL {
            let unseen = self
                .state
                .decks
                .unseen
                .and(self.game.content.level(level))
                .len();
            let under = self.state.decks.under[level.index()].as_slice().len();
            table.unseen_sizes[level.index()] = unseen as u8;
            table.deck_sizes[level.index()] = (unseen + under) as u8;
        }
        let mut found: Vec<Flaw> = self
            .twice
            .iter()
            .map(|card| Flaw::CardTwice(*card))
            .collect();
        self.count_rest(&mut found);
        found.extend(flaws(self.game, &self.state));
        if found.is_empty() {
            Ok(self.state)
        } else {
            Err(PositionError::Unsound(found))
        }
    }

    /// The bag and the reserves hold what lies nowhere else.
    fn count_rest(&mut self, found: &mut Vec<Flaw>) {
        let rules = &self.game.rules;
        let table = &mut self.state.table;
        table.bag = self.bag.unwrap_or_default();
        table.bag[Colour::Red] = table.bag[Colour::Red].saturating_add(self.bag_red);
        let trees: usize = table.players.0.iter().map(|p| p.board.trees().len()).sum();
        (table.red_reserve, table.tree_reserve) = self.reserve.unwrap_or((
            0,
            u8::try_from(usize::from(rules.trees()).saturating_sub(trees)).unwrap_or(0),
        ));
        for colour in Colour::ALL {
            let there = super::check::shards_outside_box(table, colour);
            let whole = match colour {
                Colour::Red => u32::from(rules.red_in_play()),
                _ => u32::from(rules.shards[colour]),
            };
            let rest = u8::try_from(whole.saturating_sub(there)).unwrap_or(u8::MAX);
            match colour {
                Colour::Red if self.reserve.is_none() => table.red_reserve = rest,
                Colour::Red => {}
                _ if self.bag.is_none() => table.bag[colour] = rest,
                _ => {}
            }
            let there = super::check::shards_outside_box(table, colour);
            if there != whole {
                found.push(Flaw::Shards {
                    colour,
                    expected: whole,
                    found: there,
                });
            }
        }
    }
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, &'static str> {
    text.parse().map_err(|_| "a number in range")
}

fn seats<'a>(letters: impl Iterator<Item = &'a str>) -> Result<SeatSet, &'static str> {
    letters
        .map(|letter| letter.parse::<Seat>().map_err(|_| "seats from A to D"))
        .collect()
}

fn letters(text: &str) -> Result<ByColour<u8>, &'static str> {
    let mut shards = ByColour::<u8>::default();
    for letter in text.chars() {
        let colour = Colour::from_letter(letter).ok_or("colour letters")?;
        shards[colour] = shards[colour].checked_add(1).ok_or("fewer shards")?;
    }
    Ok(shards)
}

fn counts(text: &str) -> Option<ByColour<u8>> {
    let mut shards = ByColour::default();
    for word in text.split(' ') {
        let colour = Colour::from_letter(word.chars().next()?)?;
        shards[colour] = word[1..].parse().ok()?;
    }
    Some(shards)
}

fn phase(name: &str) -> Option<Phase> {
    Some(match name {
        "setup" => Phase::Setup,
        "emergence" => Phase::Emergence,
        "travel" => Phase::Travel,
        "nightmare" => Phase::Nightmare,
        "creation" => Phase::Creation,
        "last" => Phase::LastPlacement,
        "over" => Phase::Over,
        _ => return None,
    })
}

fn awaits(text: &str) -> Option<Await> {
    let (what, which) = text.split_once(' ').unwrap_or((text, ""));
    Some(match what {
        "marker" => Await::Marker,
        "tile" => Await::Tile,
        "tint" => Await::Tint(which.parse::<u8>().ok()?.checked_sub(1)?),
        "card" => Await::Card(which.parse().ok()?),
        "fill" => Await::Fill(location(which)?),
        "archives" => Await::Archives(which.parse().ok()?),
        "harvest" => Await::Harvest(which.parse().ok()?),
        _ => return None,
    })
}

fn power(text: &str) -> Option<Ongoing> {
    let (what, which) = text.split_once(' ').unwrap_or((text, ""));
    Some(match (what, which) {
        ("harvesters", "") => Ongoing::Harvesters,
        ("lake", "") => Ongoing::Lake,
        ("lake", which) => Ongoing::LakeOrder(location(which)?),
        ("tower", which) => Ongoing::Tower(which.parse().ok()?),
        ("golem", which) => Ongoing::Golem(which.parse().ok()?),
        _ => return None,
    })
}

fn pending(text: &str) -> Option<Pending> {
    let mut words = text.split(' ');
    let pending = match (words.next()?, words.next()) {
        ("order", None) => Pending::Order,
        ("draw", None) => Pending::Draw,
        ("king", None) => Pending::KingDraw,
        ("pile", Some(letter)) => Pending::PileShard(colour(letter)?),
        ("drawing", Some(of)) => Pending::Drawing(level(of)?, words.next()?.parse().ok()?),
        ("keep", Some(of)) => Pending::Keep(level(of)?),
        _ => return None,
    };
    words.next().is_none().then_some(pending)
}
