//! The places on the boards that a journal line mentions.

use lucid_dreamscape::duel::Gain;
use lucid_dreamscape::{Dreamscape, Event, Link, Location, NightmareStep, Reason, Slot, Source};
use lucid_tabletop::Seat;

/// The places that an event mentions: `location-5`, `link-1-2`, `slot-A-c3`,
/// `card-memory-rock`, `purpose-0`, `seat-A`, `rival`, `bag`, `decks`.
pub fn mentions(game: &Dreamscape, event: &Event) -> Vec<String> {
    let at = |location: Location| format!("location-{location}");
    let on = |link: Link| format!("link-{link}");
    let slot = |seat: Seat, slot: Slot| format!("slot-{seat}-{}", game.content().grid().name(slot));
    let card = |card| format!("card-{}", game.content().card(card).id);
    let who = |seat: Seat| format!("seat-{seat}");
    let named = |name: &str| name.to_owned();
    match *event {
        Event::Marker { seat, .. }
        | Event::TravelEnded(seat)
        | Event::CreationEnded(seat)
        | Event::DrawDeclined(seat)
        | Event::PileDiscarded(seat, _) => vec![who(seat)],
        Event::Tile(tile) | Event::Tint(tile, _) => {
            let known = game.content().purpose(tile);
            vec![format!("tile-{}", known.id)]
        }
        Event::Drew { seat, card: of, .. } => {
            let mut all = vec![named("decks"), who(seat)];
            all.extend(of.map(card));
            all
        }
        Event::PutUnder { seat, .. } => vec![named("decks"), who(seat)],
        Event::Kept(seat, of) | Event::Completed(seat, of) => vec![card(of), who(seat)],
        Event::Filled(location, _) | Event::NightmareMoved(location) => vec![at(location)],
        Event::RedInBag(_) => vec![named("bag")],
        Event::RedOnLink(link) => vec![on(link)],
        Event::Restored { seat, card: of, .. } | Event::Stored { seat, card: of, .. } => {
            vec![card(of), who(seat)]
        }
        Event::Collected { seat, location, .. } | Event::Reordered(seat, location) => {
            vec![at(location), who(seat)]
        }
        Event::Harvested { seat, location, .. } => vec![at(location), who(seat)],
        Event::Moved { seat, from, to, .. } => {
            let mut all = vec![at(from), at(to), who(seat)];
            all.extend(from.link_to(to).map(on));
            all
        }
        Event::PickedRed(seat, link) | Event::Seeded(seat, link) => vec![on(link), who(seat)],
        Event::Used { seat, source, .. } => match source {
            Source::Location(location) => vec![at(location), who(seat)],
            Source::Card(of) => vec![card(of), who(seat)],
        },
        Event::Placed { seat, slot: to, .. }
        | Event::Planted(seat, to)
        | Event::Stepped { seat, to, .. }
        | Event::Taken { seat, slot: to, .. } => vec![slot(seat, to), who(seat)],
        Event::Entered(seat) => vec![slot(seat, game.content().grid().entry()), who(seat)],
        Event::Shifted { seat, from, to, .. } => {
            vec![slot(seat, from), slot(seat, to), who(seat)]
        }
        Event::Exchanged { seat, .. }
        | Event::DrewShard(seat, _)
        | Event::Returned(seat, _)
        | Event::Discarded { seat, .. } => vec![named("bag"), who(seat)],
        Event::Scored { seat, reason, .. } => {
            let source = match reason {
                Reason::Card(of) | Reason::Uncompleted(of) => card(of),
                Reason::Tree(at)
                | Reason::Water(at)
                | Reason::Mountain(at)
                | Reason::RedGround(at) => slot(seat, at),
                Reason::Purpose { place, .. } => format!("purpose-{place}"),
                Reason::Nightmares(_) => format!("dreamscape-{seat}"),
            };
            vec![source, who(seat)]
        }
        Event::HisMarker(_) => vec![named("rival")],
        Event::Nightmare(deed) => his(game, deed),
        Event::Cycle(_) | Event::LastPlacement | Event::SoloMarks | Event::Over => Vec::new(),
    }
}

fn his(game: &Dreamscape, deed: NightmareStep) -> Vec<String> {
    let mut all = vec!["rival".to_owned()];
    let at = |location: Location| format!("location-{location}");
    let on = |link: Link| format!("link-{link}");
    match deed {
        NightmareStep::Takes { location, .. } | NightmareStep::FindsNothing(location) => {
            all.push(at(location));
        }
        NightmareStep::Goes { from, to } => {
            all.extend([at(from), at(to)]);
            all.extend(from.link_to(to).map(on));
        }
        NightmareStep::LeavesRed(link) | NightmareStep::FindsRed(link) => all.push(on(link)),
        NightmareStep::NoSlotLeft(location) => all.extend(location.links().iter().map(on)),
        NightmareStep::Steals {
            card: Some(card), ..
        } => all.push(format!("card-{}", game.content().card(card).id)),
        NightmareStep::Discards { .. } => all.push("bag".to_owned()),
        NightmareStep::TakesTree | NightmareStep::NoTreeLeft => all.push("trees".to_owned()),
        NightmareStep::NoRedLeft => all.push("reds".to_owned()),
        NightmareStep::Scores {
            gain: Gain::Purpose { place, .. },
            ..
        } => all.push(format!("purpose-{place}")),
        _ => {}
    }
    all
}

#[cfg(test)]
mod tests {
    use lucid_dreamscape::Colour;

    use super::*;
    use crate::dreamscape::draw::{dreamscape_board, test_positions, world};

    #[test]
    fn mentioned_places_are_on_the_boards() {
        let props = test_positions::POSITIONS[0].props(lucid_texts::Language::English);
        let game = &props.game;
        let seat = props.own();
        let [lake, golem] = [5, 4].map(|number| Location::numbered(number).unwrap());
        let moved = Event::Moved {
            seat,
            from: lake,
            to: golem,
            cost: 1,
        };
        assert_eq!(
            mentions(game, &moved),
            ["location-5", "location-4", "seat-A", "link-4-5"]
        );
        let slot = game.content().grid().named("c2").unwrap();
        let placed = Event::Placed {
            seat,
            colour: Colour::Blue,
            slot,
        };
        assert_eq!(mentions(game, &placed), ["slot-A-c2", "seat-A"]);
        let boards = [
            world::world(&props, world::WorldUi::default()).markup(),
            dreamscape_board::dreamscape_board(
                &props,
                seat,
                dreamscape_board::DreamscapeBoardUi::default(),
            )
            .markup(),
        ]
        .concat();
        for place in ["location-5", "location-4", "link-4-5", "slot-A-c2"] {
            let there = format!("data-place=\"{place}\"");
            assert!(boards.contains(&there), "{place} is nowhere");
        }
    }

    #[test]
    fn his_steps_mention_him() {
        let props = test_positions::POSITIONS[0].props(lucid_texts::Language::English);
        let link = Link::named("1-2").unwrap();
        let left = Event::Nightmare(NightmareStep::LeavesRed(link));
        assert_eq!(mentions(&props.game, &left), ["rival", "link-1-2"]);
        assert!(mentions(&props.game, &Event::Cycle(2)).is_empty());
    }
}
