//! What happened, for logs, animation and statistics.

use lucid_tabletop::{Seat, event_enum};

use crate::{CardId, Colour, Content, Level, Link, Location, NightmareStep, Power, Slot, TileId};

event_enum! {
    /// Where a power came from.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Source of Content {
        /// The location of the Sleeper (T5).
        Location(location: Location),
        /// A card, in front or on top of the pile (T6).
        Card(card: CardId),
    }
}

event_enum! {
    /// Why points were gained or lost.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Reason of Content {
        /// A3: a card was completed.
        Card(card: CardId),
        /// K5: a tree was planted.
        Tree(slot: Slot),
        /// D4: the Dreamer came onto water.
        Water(slot: Slot),
        /// D4: the Dreamer came onto a mountain.
        Mountain(slot: Slot),
        /// E12: the Dreamer came onto red.
        RedGround(slot: Slot),
        /// F2: a purpose was fulfilled.
        Purpose {
            /// Which one.
            tile: TileId,
            /// Its place on the board, from 0: a box may hold the same purpose twice.
            place: u8,
            /// The colour on its tile, if it needs one (S2).
            tint: Option<Colour>,
        },
        /// A6: a card was left uncompleted.
        Uncompleted(card: CardId),
        /// F3: red shards at the end.
        Nightmares(count: u8),
    }
}

event_enum! {
    /// One thing that happened in a step.
    ///
    /// ```
    /// # use lucid_dreamscape::{Dreamscape, Rules};
    /// # let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
    /// # use lucid_tabletop::{Dealer, Game, Seed};
    /// # let mut state = game.start();
    /// # let mut dealer = Dealer::new(Seed::of_series(1, 0));
    /// # let seats = dealer.until_seats(&game, &mut state, &mut ()).unwrap();
    /// # let seat = seats.iter().next().unwrap();
    ///
    /// use lucid_dreamscape::Event;
    /// use lucid_tabletop::Choices;
    ///
    /// let mut choices = Choices::new();
    /// game.legal_actions(&state, seat, &mut choices);
    /// let mut events = Vec::new();
    /// game.play(&mut state, seat, choices[0], &mut events).unwrap();
    /// assert!(events.iter().any(|event| matches!(event, Event::Kept(who, _) if *who == seat)));
    /// ```
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Event of Content {
        /// S1, M4: a seat received an initiative marker.
        Marker {
            /// Who.
            seat: Seat,
            /// The number on it.
            number: u8,
        },
        /// S2: a purpose was drawn.
        Tile(tile: TileId),
        /// S2: a shard was laid on a purpose.
        Tint(tile: TileId, colour: Colour),
        /// A seat drew a card; others only learn from which deck.
        Drew {
            /// Who.
            seat: Seat,
            /// From which deck.
            level: Level,
            /// The card; `None` for those who may not know it.
            card: Option<CardId>,
        },
        /// A seat kept a card.
        Kept(seat: Seat, card: CardId),
        /// A seat put this many cards under a deck.
        PutUnder {
            /// Who.
            seat: Seat,
            /// Which deck.
            level: Level,
            /// How many.
            count: u8,
        },
        /// S4, M1: a location received a shard.
        Filled(location: Location, colour: Colour),
        /// S6, E11, E20: red shards came into play.
        RedInBag(count: u8),
        /// A red shard lies on a link from the start (E11).
        RedOnLink(link: Link),
        /// M2: a cycle begins.
        Cycle(cycle: u8),
        /// M3, F1: a stored shard returned to Hands.
        Restored {
            /// Whose.
            seat: Seat,
            /// From which card.
            card: CardId,
            /// The shard.
            colour: Colour,
        },
        /// T2: a shard was collected.
        Collected {
            /// Who.
            seat: Seat,
            /// Where.
            location: Location,
            /// The shard.
            colour: Colour,
        },
        /// T3, T4: a Sleeper moved.
        Moved {
            /// Who.
            seat: Seat,
            /// From where.
            from: Location,
            /// Where to.
            to: Location,
            /// Action points spent: 0 or 1.
            cost: u8,
        },
        /// T9: a red shard was taken from a link.
        PickedRed(seat: Seat, link: Link),
        /// T5, T6: a power was used.
        Used {
            /// Who.
            seat: Seat,
            /// Which one.
            power: Power,
            /// From where.
            source: Source,
        },
        /// T6: a shard was put on a card, for its power or to store it.
        Stored {
            /// Who.
            seat: Seat,
            /// On which card.
            card: CardId,
            /// The shard.
            colour: Colour,
        },
        /// T7: a Travel ended.
        TravelEnded(seat: Seat),
        /// N1: Mr Nightmare moved.
        NightmareMoved(location: Location),
        /// N2, L10: a red shard was put on a link.
        Seeded(seat: Seat, link: Link),
        /// K1: a shard was placed.
        Placed {
            /// Who.
            seat: Seat,
            /// The shard.
            colour: Colour,
            /// Where.
            slot: Slot,
        },
        /// K3, K4: shards were exchanged.
        Exchanged {
            /// Who.
            seat: Seat,
            /// What went into the bag.
            give: Colour,
            /// How many of it.
            count: u8,
            /// What came out.
            take: Colour,
        },
        /// K5: a tree was planted.
        Planted(seat: Seat, slot: Slot),
        /// D1: the Dreamer came in.
        Entered(seat: Seat),
        /// D2, D5: the Dreamer made a step.
        Stepped {
            /// Whose.
            seat: Seat,
            /// Where to.
            to: Slot,
            /// Whether it cost no white shard.
            free: bool,
        },
        /// P1, P2: a shard came from the bag.
        DrewShard(seat: Seat, colour: Colour),
        /// P2: a shard was put in a location.
        Harvested {
            /// Who.
            seat: Seat,
            /// The shard.
            colour: Colour,
            /// Where.
            location: Location,
        },
        /// C2: a shard that fits nowhere went back into the bag.
        Returned(seat: Seat, colour: Colour),
        /// P3: a shard was taken back into Hands.
        Taken {
            /// Who.
            seat: Seat,
            /// The shard.
            colour: Colour,
            /// From where.
            slot: Slot,
        },
        /// P4: shards were moved aside.
        Shifted {
            /// Who.
            seat: Seat,
            /// From where.
            from: Slot,
            /// From which height on.
            height: u8,
            /// Where to.
            to: Slot,
        },
        /// P5: a location was reordered.
        Reordered(seat: Seat, location: Location),
        /// A3: a card was completed.
        Completed(seat: Seat, card: CardId),
        /// A4: two shards met on the pile; one was discarded.
        PileDiscarded(seat: Seat, colour: Colour),
        /// A5: no cards were drawn.
        DrawDeclined(seat: Seat),
        /// K7: shards left in Hands went back into the bag.
        Discarded {
            /// Whose.
            seat: Seat,
            /// Their colour.
            colour: Colour,
            /// How many.
            count: u8,
        },
        /// K7: a Creation ended.
        CreationEnded(seat: Seat),
        /// F1: the last placement begins.
        LastPlacement,
        /// Points were gained or lost.
        Scored {
            /// Who.
            seat: Seat,
            /// How many.
            points: i16,
            /// Why.
            reason: Reason,
        },
        /// L17: a shard of each colour marks the solo cards.
        SoloMarks,
        /// L4: Mr Nightmare holds this initiative marker.
        HisMarker(number: u8),
        /// L8 to L15: Mr Nightmare does something in a solo game.
        Nightmare(deed: NightmareStep),
        /// F4: the game is over.
        Over,
    }
}

impl Event {
    /// The event as a seat, or a spectator, learns of it.
    ///
    /// ```
    /// use lucid_dreamscape::{CardId, Event, Level};
    /// use lucid_tabletop::Seat;
    ///
    /// let [a, b] = [Seat::new(0), Seat::new(1)];
    /// let drew = Event::Drew { seat: a, level: Level::One, card: Some(CardId::new(3)) };
    /// assert_eq!(drew.redact_event(Some(a)), drew);
    /// assert_eq!(drew.redact_event(Some(b)), Event::Drew { seat: a, level: Level::One, card: None });
    /// ```
    #[must_use]
    pub fn redact_event(self, viewer: Option<Seat>) -> Event {
        match self {
            Event::Drew {
                seat,
                level,
                card: Some(_),
            } if viewer != Some(seat) => Event::Drew {
                seat,
                level,
                card: None,
            },
            other => other,
        }
    }
}
