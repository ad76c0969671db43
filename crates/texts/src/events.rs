//! Events as lines of a log (engine contract 7).

use lucid_dreamscape::{Dreamscape, Event, Reason, Source};
use lucid_tabletop::Seat;

use crate::words::Words;
use crate::{DuelNames, Opponent, Texts};

/// The player of a solo game.
const ALONE: Seat = Seat::new(0);

impl Texts {
    /// What happened, as a line of a log; `names` says who sits where.
    ///
    /// The sentences speak of players in the third person, so a name should not
    /// be “you”.
    pub fn event(
        &self,
        game: &Dreamscape,
        names: &dyn Fn(Seat) -> String,
        event: &Event,
    ) -> String {
        let words = || Words::new(self, game);
        let player = |seat| words().with("player", names(seat));
        match *event {
            Event::Marker { seat, number } => {
                player(seat).with("number", number).say("event-marker")
            }
            Event::Tile(tile) => words().purpose(tile).say("event-tile"),
            Event::Tint(tile, colour) => words().purpose(tile).colour(colour).say("event-tint"),
            Event::Drew { seat, level, card } => {
                let words = player(seat).with("level", level.number());
                match card {
                    Some(card) => words.card(card).say("event-drew"),
                    None => words.say("event-drew-hidden"),
                }
            }
            Event::Kept(seat, card) => player(seat).card(card).say("event-kept"),
            Event::PutUnder { seat, level, count } => player(seat)
                .with("level", level.number())
                .with("count", count)
                .say("event-put-under"),
            Event::Filled(location, colour) => {
                words().colour(colour).at(location).say("event-filled")
            }
            Event::RedInBag(count) => words().with("count", count).say("event-red-in-bag"),
            Event::RedOnLink(link) => words().link(link).say("event-red-on-link"),
            Event::Cycle(cycle) => words().with("cycle", cycle).say("event-cycle"),
            Event::Restored { seat, card, colour } => {
                player(seat).card(card).colour(colour).say("event-restored")
            }

            Event::Collected {
                seat,
                location,
                colour,
            } => player(seat)
                .at(location)
                .colour(colour)
                .say("event-collected"),
            Event::Moved {
                seat,
                from,
                to,
                cost,
            } => player(seat)
                .from(from)
                .to(to)
                .with("cost", cost)
                .say("event-moved"),
            Event::PickedRed(seat, link) => player(seat).link(link).say("event-picked-red"),
            Event::Used {
                seat,
                power,
                source,
            } => match source {
                Source::Location(location) => player(seat).of(location).say("event-used-location"),
                Source::Card(card) => player(seat).card(card).power(power).say("event-used-card"),
            },
            Event::Stored { seat, card, colour } => {
                player(seat).card(card).colour(colour).say("event-stored")
            }
            Event::TravelEnded(seat) => player(seat).say("event-travel-ended"),
            Event::NightmareMoved(location) => words().to(location).say("event-nightmare-moved"),
            Event::Seeded(seat, link) => player(seat).link(link).say("event-seeded"),

            Event::Placed { seat, colour, slot } => {
                player(seat).colour(colour).slot(slot).say("event-placed")
            }
            Event::Exchanged {
                seat,
                give,
                count,
                take,
            } => player(seat)
                .colour_as("give", give)
                .with("count", count)
                .colour_as("take", take)
                .say("event-exchanged"),
            Event::Planted(seat, slot) => player(seat).slot(slot).say("event-planted"),
            Event::Entered(seat) => player(seat).say("event-entered"),
            Event::Stepped { seat, to, free } => player(seat).slot(to).say(if free {
                "event-stepped-free"
            } else {
                "event-stepped"
            }),
            Event::Discarded {
                seat,
                colour,
                count,
            } => player(seat)
                .colour(colour)
                .with("count", count)
                .say("event-discarded"),
            Event::CreationEnded(seat) => player(seat).say("event-creation-ended"),

            Event::DrewShard(seat, colour) => player(seat).colour(colour).say("event-drew-shard"),
            Event::Harvested {
                seat,
                colour,
                location,
            } => player(seat)
                .colour(colour)
                .at(location)
                .to(location)
                .say("event-harvested"),
            Event::Returned(seat, colour) => player(seat).colour(colour).say("event-returned"),
            Event::Taken { seat, colour, slot } => {
                player(seat).colour(colour).slot(slot).say("event-taken")
            }
            // People count shards from one.
            Event::Shifted {
                seat,
                from,
                height,
                to,
            } => player(seat)
                .slot_as("from", from)
                .with("height", height + 1)
                .slot_as("to", to)
                .say("event-shifted"),
            Event::Reordered(seat, location) => player(seat).at(location).say("event-reordered"),

            Event::Completed(seat, card) => player(seat).card(card).say("event-completed"),
            Event::PileDiscarded(seat, colour) => {
                player(seat).colour(colour).say("event-pile-discarded")
            }
            Event::DrawDeclined(seat) => player(seat).say("event-draw-declined"),
            Event::Scored {
                seat,
                points,
                reason,
            } => player(seat)
                .with("points", points.unsigned_abs())
                .with("reason", self.reason(game, reason))
                .say(if points < 0 {
                    "event-lost"
                } else {
                    "event-gained"
                }),
            Event::LastPlacement => words().say("event-last-placement"),
            Event::SoloMarks => words().say("event-solo-marks"),
            Event::HisMarker(number) => words().with("number", number).say("event-his-marker"),
            Event::Nightmare(deed) => {
                let player = names(ALONE);
                let names = DuelNames {
                    content: Some(game.content()),
                    ..DuelNames::new(game.rules().edition, Opponent::Named(&player))
                };
                self.deed(&names, deed)
            }
            Event::Over => words().say("event-over"),
        }
    }

    /// Why points were gained or lost, as a phrase without a full stop.
    pub fn reason(&self, game: &Dreamscape, reason: Reason) -> String {
        let words = Words::new(self, game);
        match reason {
            Reason::Card(card) => words.card(card).say("reason-card"),
            Reason::Tree(slot) => words.slot(slot).say("reason-tree"),
            Reason::Water(slot) => words.slot(slot).say("reason-water"),
            Reason::Mountain(slot) => words.slot(slot).say("reason-mountain"),
            Reason::RedGround(slot) => words.slot(slot).say("reason-red-ground"),
            Reason::Purpose { tile, .. } => words.purpose(tile).say("reason-purpose"),
            Reason::Uncompleted(card) => words.card(card).say("reason-uncompleted"),
            Reason::Nightmares(count) => words.with("count", count).say("reason-nightmares"),
        }
    }
}
