//! Events as lines of a log (engine contract 7).

use lucid_dreamscape::{Dreamscape, Event, Reason, Source};
use lucid_tabletop::Seat;

use super::names::{link_name, slot_name};
use crate::{DuelNames, Opponent, Phrase, Texts, arg};

/// The player of a solo game.
const ALONE: Seat = Seat::new(0);

impl Texts {
    /// What happened, as a line of a log; `names` says who sits where.
    ///
    /// The sentences speak of players in the third person, so a name should not
    /// be “you”.
    #[rustfmt::skip]
    pub fn event(
        &self,
        game: &Dreamscape,
        names: &dyn Fn(Seat) -> String,
        event: &Event,
    ) -> String {
        let edition = game.rules().edition;
        let at = |location| self.location_at(edition, location);
        let to_location = |location| self.location_to(edition, location);
        let on = |slot| slot_name(game, slot);
        let player = |seat| arg::Player(names(seat));
        let card_of = |card| self.card(game, card);
        let shard = |colour| self.shard_stem(colour);
        match *event {
            Event::Marker { seat, number } => self.event_marker(arg::Number(number), arg::Player(names(seat))),
            Event::Tile(tile) => self.event_tile(self.tile_purpose(game, tile)),
            Event::Tint(tile, colour) => {
                self.event_tint(arg::Purpose(self.tile_purpose(game, tile)), arg::Shard(shard(colour)))
            }
            Event::Drew { seat, level, card: Some(card) } => {
                self.event_drew(arg::Card(card_of(card)), arg::Level(level.number()), player(seat))
            }
            Event::Drew { seat, level, card: None } => {
                self.event_drew_hidden(arg::Level(level.number()), arg::Player(names(seat)))
            }
            Event::Kept(seat, card) => self.event_kept(arg::Card(card_of(card)), arg::Player(names(seat))),
            Event::PutUnder { seat, level, count } => {
                self.event_put_under(arg::Count(count), arg::Level(level.number()), player(seat))
            }
            Event::Filled(location, colour) => self.event_filled(arg::At(at(location)), arg::Shard(shard(colour))),
            Event::RedInBag(count) => self.event_red_in_bag(count),
            Event::RedOnLink(link) => self.event_red_on_link(link_name(link)),
            Event::Cycle(cycle) => self.event_cycle(cycle),
            Event::Restored { seat, card, colour } => {
                let card = arg::Card(card_of(card));
                self.event_restored(card, player(seat), arg::Shard(shard(colour)))
            }

            Event::Collected { seat, location, colour } => {
                self.event_collected(arg::At(at(location)), player(seat), arg::Shard(shard(colour)))
            }
            Event::Moved { seat, from, to, cost } => {
                let from = arg::From(self.location_from(edition, from));
                self.event_moved(arg::Cost(cost), from, player(seat), arg::To(to_location(to)))
            }
            Event::PickedRed(seat, link) => self.event_picked_red(arg::Link(link_name(link)), arg::Player(names(seat))),
            Event::Used { seat, source: Source::Location(location), .. } => {
                self.event_used_location(arg::Of(self.location_of(edition, location)), arg::Player(names(seat)))
            }
            Event::Used { seat, power, source: Source::Card(card) } => {
                let power = arg::Power(self.power(power));
                self.event_used_card(arg::Card(card_of(card)), player(seat), power)
            }
            Event::Stored { seat, card, colour } => {
                self.event_stored(arg::Card(card_of(card)), player(seat), arg::Shard(shard(colour)))
            }
            Event::TravelEnded(seat) => self.event_travel_ended(names(seat)),
            Event::NightmareMoved(location) => self.event_nightmare_moved(to_location(location)),
            Event::Seeded(seat, link) => self.event_seeded(arg::Link(link_name(link)), arg::Player(names(seat))),

            Event::Placed { seat, colour, slot } => {
                self.event_placed(player(seat), arg::Shard(shard(colour)), arg::Slot(on(slot)))
            }
            Event::Exchanged { seat, give, count, take } => {
                let (give, take) = (arg::Give(shard(give)), arg::Take(shard(take)));
                self.event_exchanged(arg::Count(count), give, player(seat), take)
            }
            Event::Planted(seat, slot) => self.event_planted(arg::Player(names(seat)), arg::Slot(on(slot))),
            Event::Entered(seat) => self.event_entered(names(seat)),
            Event::Stepped { seat, to, free: true } => {
                self.event_stepped_free(arg::Player(names(seat)), arg::Slot(on(to)))
            }
            Event::Stepped { seat, to, free: false } => self.event_stepped(arg::Player(names(seat)), arg::Slot(on(to))),
            Event::Discarded { seat, colour, count } => {
                self.event_discarded(arg::Count(count), player(seat), arg::Shard(shard(colour)))
            }
            Event::CreationEnded(seat) => self.event_creation_ended(names(seat)),

            Event::DrewShard(seat, colour) => self.event_drew_shard(arg::Player(names(seat)), arg::Shard(shard(colour))),
            Event::Harvested { seat, colour, location } => {
                let (at, to) = (at(location), to_location(location));
                let shard = arg::Shard(shard(colour));
                self.event_harvested(arg::At(at), player(seat), shard, arg::To(to))
            }
            Event::Returned(seat, colour) => self.event_returned(arg::Player(names(seat)), arg::Shard(shard(colour))),
            Event::Taken { seat, colour, slot } => {
                self.event_taken(player(seat), arg::Shard(shard(colour)), arg::Slot(on(slot)))
            }
            // People count shards from one.
            Event::Shifted { seat, from, height, to } => {
                let (from, to) = (arg::From(on(from)), arg::To(on(to)));
                self.event_shifted(from, arg::Height(height + 1), player(seat), to)
            }
            Event::Reordered(seat, location) => self.event_reordered(arg::At(at(location)), arg::Player(names(seat))),

            Event::Completed(seat, card) => self.event_completed(arg::Card(card_of(card)), arg::Player(names(seat))),
            Event::PileDiscarded(seat, colour) => {
                self.event_pile_discarded(arg::Player(names(seat)), arg::Shard(shard(colour)))
            }
            Event::DrawDeclined(seat) => self.event_draw_declined(names(seat)),
            Event::Scored { seat, points, reason } => {
                let reason = self.reason(game, reason);
                let count = points.unsigned_abs();
                if points < 0 {
                    self.event_lost(player(seat), arg::Points(count), arg::Reason(reason))
                } else {
                    self.event_gained(player(seat), arg::Points(count), arg::Reason(reason))
                }
            }
            Event::LastPlacement => self.phrase(Phrase::EventLastPlacement),
            Event::SoloMarks => self.phrase(Phrase::EventSoloMarks),
            Event::HisMarker(number) => self.event_his_marker(number),
            Event::Nightmare(step) => {
                let player = names(ALONE);
                let names = DuelNames {
                    content: Some(game.content()),
                    ..DuelNames::new(edition, Opponent::Named(&player))
                };
                self.nightmare_step(&names, step)
            }
            Event::Over => self.phrase(Phrase::EventOver),
        }
    }

    /// Why points were gained or lost, as a phrase without a full stop.
    pub fn reason(&self, game: &Dreamscape, reason: Reason) -> String {
        match reason {
            Reason::Card(card) => self.reason_card(self.card(game, card)),
            Reason::Tree(slot) => self.reason_tree(slot_name(game, slot)),
            Reason::Water(slot) => self.reason_water(slot_name(game, slot)),
            Reason::Mountain(slot) => self.reason_mountain(slot_name(game, slot)),
            Reason::RedGround(slot) => self.reason_red_ground(slot_name(game, slot)),
            Reason::Purpose { tile, tint, .. } => {
                self.reason_purpose(self.tinted_purpose(game, tile, tint))
            }
            Reason::Uncompleted(card) => self.reason_uncompleted(self.card(game, card)),
            Reason::Nightmares(count) => self.reason_nightmares(count),
        }
    }
}
