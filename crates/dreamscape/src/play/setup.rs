//! Setup: markers, purposes, first cards, first shards (S1 to S6).

use lucid_tabletop::{Events, Seat, SeatSet};

use super::Playing;
use crate::cards::MAX_CARDS;
use crate::chance::Await;
use crate::rules::RedEnters;
use crate::state::{CardSlot, Decks, Phase, State, TILES, Table};
use crate::{CardSet, Colour, Content, Duel, Event, Level, LinkSet, Location, Row, Rules, TileId};

/// The state before the first chance step (S1 to S6).
pub(crate) fn start(rules: &Rules, content: &Content) -> State {
    let sizes = Level::ALL.map(|level| content.level(level).len() as u8);
    let mut links = LinkSet::default();
    let mut red_reserve = rules.red_in_play();
    let mut bag = rules.shards;
    // L17: what marks his cards is out of play.
    red_reserve -= rules.solo_marks();
    for colour in &Colour::ALL[..5] {
        bag[*colour] -= rules.solo_marks();
    }
    if rules.nightmare && rules.red_on_links {
        // E11: links 6-3 and 6-5.
        for link in Location::KING.links().iter() {
            links.insert(link);
            red_reserve -= 1;
        }
    }
    // E20, E10.
    if rules.red_enters == RedEnters::BeforeFill {
        bag[Colour::Red] = rules.red_at_start();
        red_reserve -= rules.red_at_start();
    }
    let table = Table {
        phase: Phase::Setup,
        cycle: 0,
        order: [0, 1, 2, 3].map(Seat::new),
        turn: 0,
        // L1: marker 1 is the player's.
        awaits: match rules.solo {
            Some(_) => Await::Tile,
            None => Await::Marker,
        },
        rows: [Row::default(); 6],
        links,
        // S6, L1.
        mr_nightmare: rules.nightmare.then_some(Location::KING),
        bag,
        red_reserve,
        // C6.
        tree_reserve: rules.trees(),
        deck_sizes: sizes,
        unseen_sizes: sizes,
        tile_count: 0,
        tile_ids: [TileId::default(); TILES],
        tints: [None; TILES],
        slots: [CardSlot::default(); MAX_CARDS],
        points: 0,
        free_moves: 0,
        finished: SeatSet::EMPTY,
        duel: Duel::default(),
        players: Default::default(),
    };
    let all: CardSet = content.cards().map(|(id, _)| id).collect();
    let decks = Decks {
        unseen: all,
        under: Default::default(),
        drawn: Default::default(),
        known: [SeatSet::EMPTY; MAX_CARDS],
    };
    State { table, decks }
}

impl<E: Events<Event>> Playing<'_, E> {
    /// S1: the next marker goes to a seat.
    pub(super) fn marker_dealt(&mut self, seat: Seat) {
        let place = self.table.turn;
        self.table.order[usize::from(place)] = seat;
        self.table.turn = place + 1;
        self.player(seat).sleeper = Location::ALL[usize::from(place)];
        self.happened(Event::Marker {
            seat,
            number: place + 1,
        });
        if self.table.turn == self.rules.players {
            self.table.turn = 0;
            self.table.awaits = Await::Tile;
        }
    }

    /// S2, L2: four purposes, two in a solo game.
    pub(super) fn tile_drawn(&mut self, tile: TileId) {
        let place = usize::from(self.table.tile_count);
        if self.rules.solo.is_some() && place == 0 {
            // They have been there from the start, but nobody was listening yet.
            self.tell_markers();
            self.happened(Event::SoloMarks);
        }
        self.table.tile_ids[place] = tile;
        self.table.tile_count += 1;
        self.happened(Event::Tile(tile));
        if usize::from(self.table.tile_count) == self.rules.tiles() {
            self.tint_or_deal(0);
        }
    }

    /// S2: a shard for each tile with a colour slot, taken from the bag for good.
    pub(super) fn tile_tinted(&mut self, colour: Colour) {
        let Await::Tint(place) = self.table.awaits else {
            unreachable!("a colour is dealt to a tile");
        };
        self.table.bag[colour] -= 1;
        self.table.tints[usize::from(place)] = Some(colour);
        self.happened(Event::Tint(self.table.tile_ids[usize::from(place)], colour));
        self.tint_or_deal(usize::from(place) + 1);
    }

    /// S2, S3: the next tile that has a colour slot awaits its shard; then cards are dealt.
    fn tint_or_deal(&mut self, from: usize) {
        let needs_colour = |place: &usize| {
            self.content
                .purpose(self.table.tile_ids[*place])
                .kind
                .needs_colour()
        };
        match (from..self.rules.tiles()).find(needs_colour) {
            Some(place) => self.table.awaits = Await::Tint(place as u8),
            None => self.deal_first_cards(),
        }
    }

    /// S3: all draw in initiative order before anybody keeps.
    fn deal_first_cards(&mut self) {
        let seat = self.table.active();
        let count = self.table.turn + 1;
        self.start_drawing(seat, Level::One, count);
    }

    /// S3: the draws of one seat are done; the next draws, or the first keeps.
    pub(super) fn first_cards_drawn(&mut self) {
        self.table.turn += 1;
        if self.table.turn < self.rules.players {
            self.deal_first_cards();
        } else {
            self.table.turn = 0;
        }
    }

    /// S3: one seat has kept its card.
    pub(super) fn first_card_kept(&mut self) {
        self.table.turn += 1;
        if self.table.turn == self.rules.players {
            self.table.turn = 0;
            let red = self.table.bag[Colour::Red];
            if red > 0 {
                self.happened(Event::RedInBag(red));
            }
            self.refill();
        }
    }

    /// S4 and E20 are done: the first cycle begins, without an Emergence.
    pub(super) fn setup_done(&mut self) {
        // They have been there from the start, but nobody was listening yet.
        for link in self.table.links.iter() {
            self.happened(Event::RedOnLink(link));
        }
        if self.rules.red_enters == RedEnters::AfterFill && self.rules.red_at_start() > 0 {
            let red = self.rules.red_at_start();
            self.table.bag[Colour::Red] += red;
            self.table.red_reserve -= red;
            self.happened(Event::RedInBag(red));
        }
        self.table.cycle = 1;
        self.happened(Event::Cycle(1));
        self.begin_travels();
    }
}
