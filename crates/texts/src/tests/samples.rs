//! One of everything that can be said.

use lucid_dreamscape::duel::{DifficultyProblem, Gain};
use lucid_dreamscape::rules::{ParseRulesError, RuleField};
use lucid_dreamscape::{
    CardId, Colour, Dreamscape, Event, Level, Link, Location, NightmareStep, Power, PurposeKind,
    Reason, Refusal, RulesProblem, Slot, Source, TileId,
};
use lucid_tabletop::Seat;
use lucid_tabletop::record::{Fault, RecordError};

const ADA: Seat = Seat::new(0);
const BRUNO: Seat = Seat::new(1);

fn slot(game: &Dreamscape, name: &str) -> Slot {
    game.content().grid().named(name).unwrap()
}

fn card(game: &Dreamscape, id: &str) -> CardId {
    game.content().card_named(id).unwrap()
}

fn tile(game: &Dreamscape, kind: PurposeKind) -> TileId {
    game.content().purpose_named(kind.name()).unwrap()
}

fn location(number: u8) -> Location {
    Location::numbered(number).unwrap()
}

fn link(name: &str) -> Link {
    Link::named(name).unwrap()
}

/// Every refusal, with every colour, location, link and power, and one slot and card.
pub(super) fn refusals(game: &Dreamscape) -> Vec<Refusal> {
    use Refusal::*;
    let mut all = vec![
        GameOver,
        NotYourTurn,
        OnlyInTravel,
        OnlyInCreation,
        ExchangeOnlyInCreation,
        PlantOnlyInCreation,
        DreamerOnlyInCreation,
        OnlyInNightmare,
        SeedFirst,
        FinishFirst,
        NothingAsksForThis,
        CrossingTree,
        NotInLastPlacement,
        NoSuchSlot,
        NoActionPoint,
        MarkerUsed,
        NoLocationPower,
        NotYourCard,
        RedOnCard,
        NeedsThreeRed,
        RedForRed,
        NeedsGreen,
        NoTreeLeft,
        TreeForOthers,
        RedLeft,
        DreamerInside,
        EntryBlocked,
        DreamerOutside,
        NeedsWhite,
        NoFreeStep,
        OnlyAfterHisTravel,
        NothingStolen,
        NoMatch,
        DeckEmpty,
        MustDraw,
        NotDrawn,
        MustKeep,
    ];
    let of_colour = [
        NotInHands,
        NoShardForCard,
        NotRightmost,
        HandsHoldTwo,
        NeedsTwo,
        NotInBag,
        NotInBagForRed,
        SameColour,
        NotDrawnShard,
        NotLeftToLay,
        NotOneOfTwo,
        NotStolen,
        YieldFirst,
    ];
    for colour in Colour::ALL {
        all.extend(of_colour.map(|refusal| refusal(colour)));
    }
    let of_location = [
        NothingToCollect,
        NotLinked,
        KeyNeedsPoint,
        NoFreeMoveLeft,
        Haunted,
        LocationFull,
        NothingToReorder,
        SeedForHim,
    ];
    for location in Location::ALL {
        all.extend(of_location.map(|refusal| refusal(location)));
    }
    let of_slot = [
        FirstOnEntry,
        NotNextToShard,
        Covered,
        NoRoomForTree,
        NoRoomForGolem,
        OnRed,
        RedOnStack,
        StackFull,
        NoShardThere,
        NotNeighbour,
        NoGround,
        RedGround,
        TreeIsDeadEnd,
        NotLandToLand,
        OnTrack,
        MayNotLeave,
        NoSuchShard,
        NotAside,
        LeftAlone,
    ];
    all.extend(of_slot.map(|refusal| refusal(slot(game, "b3"))));
    for link in Link::ALL {
        all.extend([LinkElsewhere, LinkTaken, NotHisLink, HisLinkTaken].map(|r| r(link)));
    }
    let rock = card(game, "memory-rock");
    all.extend([SlotTaken(rock), CardUsed(rock)]);
    all.extend(Power::ALL.map(PowerIdle));
    all.extend([Power::Harvesters, Power::Lake].map(DreamworldPower));
    all
}

/// Every event, and every reason in one that scores.
pub(super) fn events(game: &Dreamscape) -> Vec<Event> {
    let (b3, c1) = (slot(game, "b3"), slot(game, "c1"));
    let rock = card(game, "memory-rock");
    let chain = tile(game, PurposeKind::LongestChain);
    #[rustfmt::skip]
    let mut all = vec![
        Event::Marker { seat: ADA, number: 2 },
        Event::Tile(chain),
        Event::Tint(chain, Colour::Blue),
        Event::Drew { seat: ADA, level: Level::Two, card: Some(rock) },
        Event::Drew { seat: ADA, level: Level::Two, card: None },
        Event::Kept(ADA, rock),
        Event::PutUnder { seat: ADA, level: Level::One, count: 1 },
        Event::PutUnder { seat: BRUNO, level: Level::Three, count: 5 },
        Event::RedInBag(0),
        Event::RedInBag(1),
        Event::RedInBag(3),
        Event::RedOnLink(link("3-6")),
        Event::Cycle(3),
        Event::Restored { seat: BRUNO, card: rock, colour: Colour::Brown },
        Event::Moved { seat: ADA, from: location(1), to: location(4), cost: 1 },
        Event::Moved { seat: ADA, from: location(5), to: location(2), cost: 0 },
        Event::PickedRed(ADA, link("2-5")),
        Event::Used { seat: ADA, power: Power::Golem, source: Source::Card(rock) },
        Event::Stored { seat: ADA, card: rock, colour: Colour::Gray },
        Event::TravelEnded(ADA),
        Event::Seeded(ADA, link("4-5")),
        Event::Placed { seat: BRUNO, colour: Colour::White, slot: c1 },
        Event::Exchanged { seat: ADA, give: Colour::Blue, count: 2, take: Colour::White },
        Event::Exchanged { seat: ADA, give: Colour::Red, count: 3, take: Colour::Green },
        Event::Planted(ADA, b3),
        Event::Entered(BRUNO),
        Event::Stepped { seat: ADA, to: b3, free: false },
        Event::Stepped { seat: ADA, to: b3, free: true },
        Event::DrewShard(ADA, Colour::Green),
        Event::Returned(ADA, Colour::Green),
        Event::Taken { seat: ADA, colour: Colour::Gray, slot: b3 },
        Event::Shifted { seat: ADA, from: c1, height: 0, to: b3 },
        Event::Shifted { seat: ADA, from: c1, height: 1, to: b3 },
        Event::Completed(ADA, rock),
        Event::PileDiscarded(ADA, Colour::Blue),
        Event::DrawDeclined(ADA),
        Event::Discarded { seat: ADA, colour: Colour::Brown, count: 1 },
        Event::Discarded { seat: ADA, colour: Colour::Brown, count: 2 },
        Event::CreationEnded(ADA),
        Event::LastPlacement,
        Event::SoloMarks,
        Event::HisMarker(1),
        Event::Over,
    ];
    for here in Location::ALL {
        #[rustfmt::skip]
        all.extend([
            Event::Filled(here, Colour::Blue),
            Event::Collected { seat: ADA, location: here, colour: Colour::Gray },
            Event::Used { seat: ADA, power: Power::ALL[here.index()], source: Source::Location(here) },
            Event::NightmareMoved(here),
            Event::Harvested { seat: ADA, colour: Colour::White, location: here },
            Event::Reordered(ADA, here),
        ]);
        for to in here.neighbours() {
            all.push(Event::Moved {
                seat: BRUNO,
                from: here,
                to,
                cost: 1,
            });
        }
    }
    let scored = |(points, reason)| Event::Scored {
        seat: ADA,
        points,
        reason,
    };
    all.extend(reasons(game).into_iter().map(scored));
    all.extend(steps(game).into_iter().map(Event::Nightmare));
    all
}

/// Every step of Mr Nightmare, with every reason to score.
pub(super) fn steps(game: &Dreamscape) -> Vec<NightmareStep> {
    let rock = card(game, "memory-rock");
    let (king, lake) = (location(6), location(5));
    #[rustfmt::skip]
    let mut all = vec![
        NightmareStep::Travels,
        NightmareStep::Creates,
        NightmareStep::HasTooFew { colour: Colour::Gray, has: 1, needs: 3 },
        NightmareStep::HasTooFew { colour: Colour::White, has: 2, needs: 3 },
        NightmareStep::Keeps { colour: Colour::Blue, his: 1, trees: 0, yours: 2 },
        NightmareStep::Keeps { colour: Colour::Gray, his: 3, trees: 1, yours: 4 },
        NightmareStep::Takes { colour: Colour::Brown, location: king },
        NightmareStep::FindsNothing(king),
        NightmareStep::Goes { from: king, to: lake },
        NightmareStep::LeavesRed(link("5-6")),
        NightmareStep::FindsRed(link("5-6")),
        NightmareStep::NoRedLeft,
        NightmareStep::NoSlotLeft(lake),
        NightmareStep::Steals { colour: Colour::Green, card: Some(rock) },
        NightmareStep::Steals { colour: Colour::Green, card: None },
        NightmareStep::StealsNothing,
        NightmareStep::TakesTree,
        NightmareStep::NoTreeLeft,
    ];
    for colour in Colour::ALL {
        all.extend([1, 3].map(|count| NightmareStep::Discards { colour, count }));
    }
    let red = |in_dreamworld, in_stock| Gain::Red {
        in_dreamworld,
        in_stock,
    };
    let purpose = |his, yours| Gain::Purpose {
        tile: tile(game, PurposeKind::MostOfColour),
        place: 1,
        tint: Some(Colour::Green),
        his,
        yours,
    };
    let gains = [
        (2, Gain::Blue(1)),
        (6, Gain::Blue(3)),
        (1, red(1, 0)),
        (3, red(3, 0)),
        (3, red(0, 1)),
        (6, red(0, 2)),
        (15, red(2, 3)),
        (5, purpose(5, 3)),
        (5, purpose(0, 0)),
    ];
    all.extend(gains.map(|(points, gain)| NightmareStep::Scores { points, gain }));
    all
}

/// Every reason, with points that it could bring.
pub(super) fn reasons(game: &Dreamscape) -> Vec<(i16, Reason)> {
    let b3 = slot(game, "b3");
    let rock = card(game, "memory-rock");
    let mut all = vec![
        (9, Reason::Card(rock)),
        (2, Reason::Tree(b3)),
        (1, Reason::Water(b3)),
        (2, Reason::Mountain(b3)),
        (-1, Reason::RedGround(b3)),
        (-5, Reason::Uncompleted(rock)),
        (-3, Reason::Nightmares(1)),
        (-6, Reason::Nightmares(2)),
    ];
    all.extend(PurposeKind::ALL.map(|kind| {
        (
            5,
            Reason::Purpose {
                tile: tile(game, kind),
                place: 0,
                tint: kind.needs_colour().then_some(Colour::Blue),
            },
        )
    }));
    all
}

/// Every problem of a ruleset.
pub(super) fn rules_problems() -> Vec<RulesProblem> {
    use RulesProblem::*;
    let mut all = vec![
        Players(1),
        Players(5),
        SoloPlayers(2),
        SoloWithoutNightmare,
        SoloSimultaneous,
        Simultaneous,
        Cycles(13),
        ActionPoints(0),
        TooManyShards(241),
        RedInShards,
        TooFewPurposes(0),
        TooFewPurposes(3),
        TooFewSoloPurposes(0),
        TooFewSoloPurposes(1),
    ];
    for colour in [Colour::Gray, Colour::Red] {
        let number = 10;
        all.push(SoloDifficulty(DifficultyProblem { colour, number }));
    }
    for (colour, needed) in [(Colour::White, 1), (Colour::Brown, 2)] {
        all.push(SoloShards { colour, needed });
    }
    for there in [0, 1, 4] {
        all.push(TooLittleRed { needed: 5, there });
        let there = there.into();
        all.push(TooFewCards { needed: 10, there });
    }
    all.extend(Colour::LANDSCAPE.map(NoShards));
    all
}

/// Every way in which a line is no ruleset.
pub(super) fn parse_rules_errors() -> Vec<ParseRulesError> {
    let mut all = ["sylux", "sylex tempo=4"]
        .map(|text| text.parse::<lucid_dreamscape::Rules>().unwrap_err())
        .to_vec();
    all.extend(RuleField::ALL.iter().map(|field| {
        let mut rules = lucid_dreamscape::Rules::sylex();
        field.set(&mut rules, "sea").unwrap_err().into()
    }));
    all
}

/// Every error of a record file.
pub(super) fn record_errors() -> Vec<RecordError> {
    vec![
        RecordError::NotARecord,
        RecordError::NewerFormat(3),
        RecordError::Missing("seats"),
        RecordError::BadField {
            line: 3,
            field: "version",
        },
        RecordError::BadLine(9),
        RecordError::Truncated(40),
        RecordError::AfterResult(41),
    ]
}

/// Every fault of a record.
pub(super) fn faults() -> Vec<Fault<Refusal>> {
    let text = str::to_owned;
    vec![
        Fault::Seats(1),
        Fault::Seats(3),
        Fault::Unreadable(text("+x")),
        Fault::NotToAct(text("1 travel D")),
        Fault::Label(text("1 travel B")),
        Fault::Refused(text("+b"), Refusal::HandsHoldTwo(Colour::Brown)),
        Fault::Impossible(text("?r")),
        Fault::NotDealt(text("?u"), text("?g")),
        Fault::NotCommitted,
        Fault::NotBound,
        Fault::Name(Seat::new(1)),
        Fault::Digest,
        Fault::AfterEnd(text("end")),
        Fault::Result(text("result | A 31 B 44 | B")),
    ]
}
