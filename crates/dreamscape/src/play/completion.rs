//! Completing cards and drawing new ones (A3 to A5, C9, P6).

use lucid_tabletop::{Events, Seat, SeatSet};

use super::Playing;
use crate::chance::Await;
use crate::event::Reason;
use crate::state::{Pending, Phase, Player};
use crate::walk::restart_track;
use crate::{CardId, CardSet, Colour, Content, Event, Level, Rules};

/// P6: how many cards the King shows.
const KING: u8 = 6;

/// The cards in front of a player that its Dreamscape matches (A1).
#[inline]
pub(crate) fn matching(rules: &Rules, content: &Content, player: &Player) -> CardSet {
    let mut found = CardSet::EMPTY;
    let board = &player.board;
    let Some(dreamer) = board.dreamer() else {
        return found;
    };
    let under = board.stack(dreamer);
    // A1: no card shows him on a tree.
    if board.trees().contains(dreamer) {
        return found;
    }
    for card in player.front {
        let placements = content.placements(card, rules.mirrored);
        if placements.under_dreamer != under {
            continue;
        }
        // A1: every cell exactly so, in one of the ways of A2.
        let matches = placements.is_single()
            || placements.ways(dreamer).any(|way| {
                way.iter().all(|cell| {
                    board.stack(cell.slot).bits() == cell.stack
                        && board.trees().contains(cell.slot) == cell.tree
                })
            });
        if matches {
            found.insert(card);
        }
    }
    found
}

impl<E: Events<Event>> Playing<'_, E> {
    /// A3: after every change, what matches is completed before anything else.
    #[inline]
    pub(super) fn settle(&mut self, seat: Seat) {
        let matching = matching(self.rules, self.content, &self.table.players[seat]);
        match matching.len() {
            0 => {
                self.player(seat).pending = Pending::Nothing;
                self.power_goes_on(seat);
            }
            1 => self.complete(seat, matching.first().expect("one card matches")),
            _ => self.player(seat).pending = Pending::Order,
        }
    }

    /// A3, A4: score, pile, then the shards of both slots.
    pub(super) fn complete(&mut self, seat: Seat, card: CardId) {
        let points = self.content.card(card).points;
        let restarts_track = self.completion_restarts_track;
        let player = self.player(seat);
        player.front.remove(card);
        player.pile.insert(card);
        let old_top = player.top.replace(card);
        // D7; a free step that waits stays (D5).
        if restarts_track {
            restart_track(player);
        }
        self.happened(Event::Completed(seat, card));
        self.score(seat, points.into(), Reason::Card(card));
        // A4: the shards of the old top and of the new one meet.
        let lies = old_top.and_then(|old| {
            let slot = self.table.slot_mut(old);
            slot.used = false;
            slot.shard.take()
        });
        let brought = self.table.slot(card).shard;
        // A4: of two different shards the owner keeps one.
        match (lies, brought) {
            (Some(lies), Some(brought)) if lies != brought => {
                self.table.slot_mut(card).shard = Some(lies);
                self.player(seat).pending = Pending::PileShard(brought);
            }
            (Some(lies), Some(_)) => {
                self.discard_from_pile(seat, lies);
                self.offer_draw(seat);
            }
            (Some(lies), None) => {
                self.table.slot_mut(card).shard = Some(lies);
                self.offer_draw(seat);
            }
            (None, _) => self.offer_draw(seat),
        }
    }

    /// A4: of two shards one stays on the pile.
    pub(super) fn keep_on_pile(&mut self, seat: Seat, colour: Colour) {
        let Pending::PileShard(brought) = self.player(seat).pending else {
            unreachable!("two shards met on the pile");
        };
        let top = self.player(seat).top.expect("a card lies on the pile");
        let lies = self.table.slot(top).shard.expect("a shard lies on it");
        self.table.slot_mut(top).shard = Some(colour);
        let other = if colour == brought { lies } else { brought };
        self.discard_from_pile(seat, other);
        self.offer_draw(seat);
    }

    /// A4: the other shard goes into the bag.
    fn discard_from_pile(&mut self, seat: Seat, colour: Colour) {
        self.table.bag[colour] += 1;
        self.happened(Event::PileDiscarded(seat, colour));
    }

    /// A5: not in the last placement, and not when all decks are empty.
    fn offer_draw(&mut self, seat: Seat) {
        let any = self.table.deck_sizes != [0; 3];
        if any && self.table.phase != Phase::LastPlacement {
            self.player(seat).pending = Pending::Draw;
        } else {
            self.settle(seat);
        }
    }

    /// A5: drawing is an offer.
    pub(super) fn decline_draw(&mut self, seat: Seat) {
        self.happened(Event::DrawDeclined(seat));
        self.settle(seat);
    }

    /// A5, P6: as many cards as the location's number, or six.
    pub(super) fn draw_from(&mut self, seat: Seat, level: Level) {
        let count = match self.player(seat).pending {
            Pending::KingDraw => KING,
            _ => self.player(seat).sleeper.number(),
        };
        self.start_drawing(seat, level, count);
    }

    /// S3, A5, P6: draws, fewer if the deck is short.
    pub(super) fn start_drawing(&mut self, seat: Seat, level: Level, count: u8) {
        let count = count.min(self.table.deck_sizes[level.index()]);
        self.player(seat).pending = Pending::Drawing(level, count);
        self.draw_on(seat);
    }

    /// C9: the unseen part is random, what was put under is not.
    fn draw_on(&mut self, seat: Seat) {
        while let Pending::Drawing(level, left) = self.player(seat).pending {
            if left == 0 {
                self.table.awaits = Await::Nothing;
                self.player(seat).pending = Pending::Keep(level);
                if self.table.phase == Phase::Setup {
                    self.first_cards_drawn();
                }
            } else if self.table.unseen_sizes[level.index()] > 0 {
                self.table.awaits = Await::Card(seat);
                return;
            } else {
                let card = self.decks.under[level.index()].take_first();
                self.draw(seat, card.expect("a deck has as many cards as counted"));
            }
        }
    }

    /// C9: chance brought a card from the unseen part.
    pub(super) fn card_drawn(&mut self, card: CardId) {
        let Await::Card(seat) = self.table.awaits else {
            unreachable!("a card is awaited");
        };
        let level = self.content.card(card).level;
        self.decks.unseen.remove(card);
        self.table.unseen_sizes[level.index()] -= 1;
        self.draw(seat, card);
        self.draw_on(seat);
    }

    /// C9: a card moves from its deck to those that the seat has looked at.
    fn draw(&mut self, seat: Seat, card: CardId) {
        let Pending::Drawing(level, left) = self.player(seat).pending else {
            unreachable!("the seat draws");
        };
        self.player(seat).pending = Pending::Drawing(level, left - 1);
        self.table.deck_sizes[level.index()] -= 1;
        self.decks.drawn[seat].push(card);
        let known = &mut self.decks.known[card.index()];
        *known = known.with(seat);
        self.happened(Event::Drew {
            seat,
            level,
            card: Some(card),
        });
    }

    /// S3, A5: one or none is kept, the rest goes under the deck in drawn order.
    pub(super) fn keep(&mut self, seat: Seat, kept: Option<CardId>) {
        let Pending::Keep(level) = self.player(seat).pending else {
            unreachable!("cards have been drawn");
        };
        let drawn = self.decks.drawn[seat];
        self.decks.drawn[seat].clear();
        if let Some(card) = kept {
            self.player(seat).front.insert(card);
            self.decks.known[card.index()] = SeatSet::EMPTY;
            self.happened(Event::Kept(seat, card));
        }
        // C9: in the order drawn.
        let mut count = 0;
        for card in drawn.as_slice().iter().filter(|card| Some(**card) != kept) {
            self.decks.under[level.index()].push(*card);
            self.table.deck_sizes[level.index()] += 1;
            count += 1;
        }
        if count > 0 {
            self.happened(Event::PutUnder { seat, level, count });
        }
        self.player(seat).pending = Pending::Nothing;
        // S3, A3.
        if self.table.phase == Phase::Setup {
            self.first_card_kept();
        } else {
            self.settle(seat);
        }
    }
}
