//! Reading a position.

use lucid_tabletop::position::{
    Expect, NumberedLine, lines, name_and_value, number, other_version, seat_begun, unreadable,
};
use lucid_tabletop::{Game as _, Seat, SeatSet};

use super::FORMAT;
use super::check::{Flaw, flaws};
use super::words::{awaits, counts, letters, phase, seats};
use crate::chance::Await;
use crate::notation::{colour, level, location};
use crate::rules::ParseRulesError;
use crate::state::{Phase, State};
use crate::walk::restart;
use crate::{ByColour, CardId, Colour, Dreamscape, Level, Link, LinkSet, Row, Rules};

/// Why a text is not a position.
pub type PositionError = lucid_tabletop::position::PositionError<ParseRulesError, Flaw>;

/// The rules that a position was written for.
///
/// # Errors
/// When it is not a position, or its rules cannot be read.
pub fn rules_of(text: &str) -> Result<Rules, PositionError> {
    lucid_tabletop::position::rules_of(text, FORMAT, "\"dreamscape position 1\"")
}

/// The version of the rules that a position was written for: the present one, unless it
/// says another. See [`Dreamscape::at_version`].
///
/// # Errors
/// When its version cannot be read.
pub fn version_of(text: &str) -> Result<u16, PositionError> {
    lucid_tabletop::position::version_of(text, Dreamscape::RULES_VERSION)
}

/// Reads a position and checks that a game can continue from it.
///
/// # Errors
/// The first line that cannot be read, or everything that is unsound.
pub fn parse(game: &Dreamscape, text: &str) -> Result<State, PositionError> {
    let rules = rules_of(text)?;
    if rules != game.rules {
        return Err(PositionError::OtherGame(rules.to_string()));
    }
    let version = version_of(text)?;
    if version != game.version() {
        return Err(other_version(version));
    }
    let lines: Vec<NumberedLine<'_>> = lines(text).collect();
    let mut reader = Reader::new(game);
    let mut rest = &lines[..];
    while let [(number, line), tail @ ..] = rest {
        rest = tail;
        if *line == "board:" {
            let (_, rows) = game.content.grid().size();
            if rest.len() < rows || reader.seat.is_none() {
                return unreadable(*number, "a seat, and all rows of its board");
            }
            reader.read_board(&rest[..rows])?;
            rest = &rest[rows..];
            continue;
        }
        let read = reader.read_line(line);
        read.or_else(|expected| unreadable(*number, expected))?;
    }
    reader.finish()
}

/// What has been read so far, on top of an otherwise bare state.
pub(super) struct Reader<'g> {
    pub(super) game: &'g Dreamscape,
    pub(super) state: State,
    pub(super) seat: Option<Seat>,
    bag: Option<ByColour<u8>>,
    bag_red: u8,
    reserve: Option<(u8, u8)>,
    pub(super) tracked: SeatSet,
    placed: Vec<CardId>,
    twice: Vec<CardId>,
    other_pack: Option<String>,
}

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

    /// Reads a line that stands for itself.
    fn read_line(&mut self, line: &str) -> Expect<()> {
        if let Some(seat) = seat_begun(line, self.players())? {
            self.seat = Some(seat);
            return Ok(());
        }
        let (name, value) = name_and_value(line)?;
        match self.seat {
            None => self.read_table(name, value),
            Some(seat) => self.read_player(seat, name, value),
        }
    }

    fn read_table(&mut self, name: &str, value: &str) -> Expect<()> {
        match name {
            "rules" | "version" => {}
            "pack" => {
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
            "his-turn" if value == "first" => self.state.table.duel.first = true,
            "his-turn" => return Err("\"first\""),
            "his-stock" => self.state.table.duel.stock = letters(value)?,
            "his-trees" => self.state.table.duel.trees = number(value)?,
            "his-points" => self.state.table.duel.score = number(value)?,
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

    fn read_order(&mut self, value: &str) -> Expect<()> {
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

    fn read_rows(&mut self, value: &str) -> Expect<()> {
        let expected = "rows such as 1:guy 2:-";
        for word in value.split(' ') {
            let (number, shards) = word.split_once(':').ok_or(expected)?;
            let place = location(number).ok_or(expected)?;
            let shards = if shards == "-" { "" } else { shards };
            *self.state.table.row_mut(place) = Row::parse(shards).ok_or(expected)?;
        }
        Ok(())
    }

    fn read_tiles(&mut self, value: &str) -> Expect<()> {
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
    pub(super) fn read_looked_at(&mut self, word: &str, of: Level) -> Expect<CardId> {
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

    pub(super) fn place_card(&mut self, id: &str) -> Expect<CardId> {
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
            .map(|card| Flaw::CardTwice(self.game.content.card(*card).id.clone()))
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
        let trees = trees + usize::from(table.duel.trees);
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
            // What marks the solo cards is out of play.
            let whole = whole - u32::from(rules.solo_marks());
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
