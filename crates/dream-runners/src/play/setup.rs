//! The beginning of a game and of each round (B2, B6, R18).

use lucid_tabletop::{BySeat, Events, Seat, SeatSet};

use super::Playing;
use crate::chance::Await;
use crate::resolution::Situation;
use crate::rules::START_COINS;
use crate::state::{Phase, Player, State, Table};
use crate::{ChestSet, DreamRunners, Event, SegmentId, SegmentSet, Shape, TileId, TileSet};

/// The state before the first step: coins, sets and tracks (B5, B6).
pub(crate) fn start(game: &DreamRunners) -> State {
    let players = usize::from(game.rules.players);
    // B5, B6: everybody starts with serenity, coins and a set.
    let player = |seat: Seat| Player {
        situation: Situation {
            serenity: game.content.tracks().serenity_start as u8,
            coins: START_COINS,
            ..Situation::default()
        },
        segments: game.content.set_of(seat).collect(),
        ..Player::default()
    };
    let mut state = State {
        table: Table {
            phase: Phase::Setup,
            round: 0,
            first: Seat::new(0),
            awaits: Await::Nothing,
            tile: None,
            drawn: TileSet::EMPTY,
            face_up: [None; 4],
            gone: SegmentSet::EMPTY,
            chests: [None; 3],
            used: ChestSet::EMPTY,
            sharing: None,
            done: SeatSet::EMPTY,
            waiting: SeatSet::EMPTY,
            buyer: None,
            // B6.
            players: BySeat::from_fn(|seat| match seat.index() < players {
                true => player(seat),
                false => Player::default(),
            }),
        },
        drafts: BySeat::default(),
    };
    Playing::new(game, &mut state, &mut ()).turn_up_next();
    state
}

impl<E: Events<Event>> Playing<'_, E> {
    /// B2: the top segment of each pile is turned face up, then the first
    /// round begins.
    fn turn_up_next(&mut self) {
        let table = &*self.table;
        let lacking = |shape: &Shape| {
            table.face_up[*shape as usize].is_none() && !self.game.unseen(table, *shape).is_empty()
        };
        match Shape::ALL.into_iter().find(lacking) {
            Some(shape) => self.table.awaits = Await::Segment(shape),
            None => self.next_round(),
        }
    }

    /// B2, R17: a segment is turned face up, at the start or after one was bought.
    pub(super) fn segment_turned(&mut self, segment: SegmentId) {
        let shape = self.game.content.segment(segment).shape;
        self.table.face_up[shape as usize] = Some(segment);
        self.table.awaits = Await::Nothing;
        self.happened(Event::FaceUp(segment));
        match self.table.phase {
            Phase::Setup => self.turn_up_next(),
            _ => self.next_buyer(),
        }
    }

    /// R18: tile and turned chests leave, and the next tile is to be revealed.
    pub(super) fn next_round(&mut self) {
        self.table.tile = None;
        self.table.chests = [None; 3];
        self.table.done = SeatSet::EMPTY;
        *self.drafts = BySeat::default();
        for player in &mut self.table.players.0 {
            player.shares = Default::default();
        }
        self.table.round += 1;
        self.table.phase = Phase::Reveal;
        self.table.awaits = Await::Tile;
    }

    /// B6, R18: a round begins.
    pub(super) fn tile_revealed(&mut self, tile: TileId) {
        self.table.tile = Some(tile);
        self.table.drawn.insert(tile);
        self.table.awaits = Await::Nothing;
        self.table.phase = Phase::Compose;
        let round = self.table.round;
        self.happened(Event::Revealed { round, tile });
    }
}
