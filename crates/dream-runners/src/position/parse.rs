//! Reading a position.

use lucid_tabletop::position::{
    Expect, lines, name_and_value, number, other_version, seat_begun, unreadable,
};
use lucid_tabletop::{BySeat, Game, RuleError, Seat};

use super::FORMAT;
use super::check::{Flaw, flaws};
use super::words::{awaits, phase, seat, seats, share, spot, spots, wilds};
use crate::notation::parse_placed;
use crate::resolution::{Block, Situation};
use crate::state::{Phase, Sharing, State};
use crate::{
    Colour, Content, Draft, DreamRunners, Goods, MAX_OWNED, MAX_PLACED, Rules, SegmentSet, Shape,
};

/// Why a text is not a position.
pub type PositionError = lucid_tabletop::position::PositionError<RuleError, Flaw>;

/// The rules that a position was written for.
///
/// # Errors
/// When it is not a position, or its rules cannot be read.
pub fn rules_of(text: &str) -> Result<Rules, PositionError> {
    lucid_tabletop::position::rules_of(text, FORMAT, "\"dream-runners position 1\"")
}

/// The version of the rules that a position was written for: the present one, unless it
/// says another. See [`DreamRunners::at_version`].
///
/// # Errors
/// When its version cannot be read.
pub fn version_of(text: &str) -> Result<u16, PositionError> {
    lucid_tabletop::position::version_of(text, DreamRunners::RULES_VERSION)
}

/// Reads a position and checks that a game can continue from it.
///
/// # Errors
/// The first line that cannot be read, or everything that is unsound.
pub fn parse(game: &DreamRunners, text: &str) -> Result<State, PositionError> {
    let rules = rules_of(text)?;
    if rules != game.rules {
        return Err(PositionError::OtherGame(rules.to_string()));
    }
    let version = version_of(text)?;
    if version != game.version() {
        return Err(other_version(version));
    }
    let mut reader = Reader::new(game);
    for (number, line) in lines(text) {
        let read = reader.read_line(line);
        read.or_else(|expected| unreadable(number, expected))?;
    }
    reader.finish()
}

struct Reader<'a> {
    game: &'a DreamRunners,
    state: State,
    seat: Option<Seat>,
    other_pack: Option<String>,
    /// Whether the segments on offer were given.
    offers: bool,
}

impl<'a> Reader<'a> {
    /// What a position has where it says nothing else.
    fn new(game: &'a DreamRunners) -> Reader<'a> {
        let mut state = game.start();
        state.table.phase = Phase::Compose;
        state.table.round = 1;
        state.table.awaits = crate::Await::Nothing;
        state.drafts = BySeat::default();
        Reader {
            game,
            state,
            seat: None,
            other_pack: None,
            offers: false,
        }
    }

    fn read_line(&mut self, line: &str) -> Expect<()> {
        if let Some(seat) = seat_begun(line, self.game.seats())? {
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
        let content = &self.game.content;
        let table = &mut self.state.table;
        match name {
            "rules" | "version" => {}
            "pack" => {
                if value != self.game.pack_text() {
                    self.other_pack = Some(value.to_owned());
                }
            }
            "phase" => table.phase = phase(value).ok_or("a phase")?,
            "round" => table.round = number(value)?,
            "first" => table.first = seat(value)?,
            "awaits" => table.awaits = awaits(value).ok_or("tile, segment or chest")?,
            "tile" => table.tile = Some(content.tile_named(value).ok_or("a tile of the pack")?),
            "drawn" => {
                for id in value.split(' ') {
                    let tile = content.tile_named(id).ok_or("tiles of the pack")?;
                    table.drawn.insert(tile);
                }
            }
            "face-up" => {
                self.offers = true;
                let expected = "a segment or - for each shape";
                let mut ids = value.split(' ');
                for shape in Shape::ALL {
                    table.face_up[shape as usize] = match ids.next().ok_or(expected)? {
                        "-" => None,
                        id => Some(content.segment_named(id).ok_or(expected)?),
                    };
                }
                if ids.next().is_some() {
                    return Err(expected);
                }
            }
            "gone" => table.gone = segments(content, value)?,
            "chests" => {
                for id in value.split(' ') {
                    let chest = content.chest_named(id).ok_or("chests of the pack")?;
                    let keys = usize::from(content.chest(chest).keys);
                    let place = &mut table.chests[keys - 1];
                    if place.replace(chest).is_some() {
                        return Err("one chest of a kind");
                    }
                }
            }
            "used" => {
                for id in value.split(' ') {
                    let chest = content.chest_named(id).ok_or("chests of the pack")?;
                    table.used.insert(chest);
                }
            }
            "sharing" => {
                let expected = "a cell, a seat and what is left";
                let mut words = value.split(' ');
                let mut word = || words.next().ok_or(expected);
                let (spot, taker) = (spot(word()?)?, seat(word()?)?);
                let left = Goods::parse(word()?).ok_or(expected)?;
                table.sharing = Some(Sharing { spot, left, taker });
                if words.next().is_some() {
                    return Err(expected);
                }
            }
            "done" => table.done = seats(value)?,
            "waiting" => table.waiting = seats(value)?,
            "buyer" => table.buyer = Some(seat(value)?),
            _ => return Err("a known name"),
        }
        Ok(())
    }

    fn read_player(&mut self, seat: Seat, name: &str, value: &str) -> Expect<()> {
        if name == "segments" {
            let owned = segments(&self.game.content, value)?;
            if owned.len() > MAX_OWNED {
                return Err("at most twelve segments");
            }
            self.state.table.players[seat].segments = owned;
            return Ok(());
        }
        let content = &self.game.content;
        let player = &mut self.state.table.players[seat];
        let situation = &mut player.situation;
        match name {
            "serenity" => situation.serenity = number(value)?,
            "stars" => situation.stars = number(value)?,
            "coins" => situation.coins = number(value)?,
            "keys" => situation.keys = number(value)?,
            "fragments" => read_fragments(situation, value)?,
            "draft" => {
                let mut draft = Draft::default();
                for word in value.split(' ') {
                    let placed = parse_placed(content, word).ok_or("segments such as one-a@c3")?;
                    if draft.placed().len() >= MAX_PLACED || draft.find(placed.segment).is_some() {
                        return Err("each segment once, and at most nine");
                    }
                    draft.put(placed);
                }
                self.state.drafts[seat] = draft;
            }
            "shares" => {
                let expected = "shares such as c3=coin+key";
                for word in value.split(' ') {
                    let (cell, goods) = word.split_once('=').ok_or(expected)?;
                    player.shares[spot(cell)?.index()] = share(goods).ok_or(expected)?;
                }
            }
            "blocks" => {
                for word in value.split(' ') {
                    let block = Block::named(word).ok_or("coherence, banish or collect")?;
                    player.stage.done.insert(block);
                }
            }
            "running" => {
                let block = Block::named(value).ok_or("coherence, banish or collect")?;
                player.stage.running = Some(block);
            }
            "cells" => player.stage.cells = spots(value)?,
            "wilds" => player.stage.wilds = wilds(value).ok_or("wilds such as c3 1x2 0x0")?,
            "bat" => player.stage.bat = Some(spot(value)?),
            "auto" if value == "yes" => player.auto = true,
            "woke" => player.woke = Some(number(value)?),
            "score" => player.score = number(value)?,
            _ => return Err("a known name"),
        }
        Ok(())
    }

    /// Counts what was not written and checks the whole.
    fn finish(mut self) -> Result<State, PositionError> {
        if let Some(other) = self.other_pack {
            return Err(PositionError::OtherGame(other));
        }
        let table = &mut self.state.table;
        if let Some(tile) = table.tile {
            table.drawn.insert(tile);
        }
        for chest in table.chests.iter().flatten() {
            table.used.insert(*chest);
        }
        // A segment of a set that its owner does not have is out of the game.
        for seat in Seat::first(self.game.seats()) {
            for segment in self.game.content.set_of(seat) {
                let mut players = table.players.0.iter();
                if players.all(|player| !player.segments.contains(segment)) {
                    table.gone.insert(segment);
                }
            }
        }
        if !self.offers && table.phase != Phase::Setup {
            for shape in Shape::ALL {
                let next = self.game.unseen(table, shape).first();
                table.face_up[shape as usize] = next;
            }
        }
        let found = flaws(self.game, &self.state);
        if found.is_empty() {
            Ok(self.state)
        } else {
            Err(PositionError::Unsound(found))
        }
    }
}

/// Segments by their ids, or `-` for none.
fn segments(content: &Content, value: &str) -> Expect<SegmentSet> {
    if value == "-" {
        return Ok(SegmentSet::EMPTY);
    }
    let named = |id| content.segment_named(id).ok_or("segments of the pack");
    value.split(' ').map(named).collect()
}

/// `blue+2green`
fn read_fragments(situation: &mut Situation, value: &str) -> Expect<()> {
    let expected = "fragments such as blue+2green";
    for word in value.split('+') {
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        let (count, name) = word.split_at(digits);
        let colour = Colour::named(name).ok_or(expected)?;
        situation.fragments[colour as usize] = match count {
            "" => 1,
            count => number(count)?,
        };
    }
    Ok(())
}
