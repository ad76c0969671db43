//! All that is said about Dream Runners.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use lucid_dream_runners::resolution::{Block, Reason, Stock};
use lucid_dream_runners::rules::RuleField;
use lucid_dream_runners::{
    ChestId, Colour, DreamRunners, Event, Phase, Placed, Points, Refusal, Rules, RulesProblem,
    SegmentId, Spot, Thing, TileId,
};
use lucid_tabletop::Seat;
use lucid_tabletop::record::Fault;

use super::player;
use crate::{Language, Texts};

const ADA: Seat = Seat::new(0);
const SEGMENT: SegmentId = SegmentId::new(17);

fn game() -> DreamRunners {
    let content = lucid_packs::dream_runners().content.clone();
    DreamRunners::new(Rules::default(), content).unwrap()
}

fn refusals() -> Vec<Refusal> {
    use Refusal::*;
    vec![
        GameOver,
        NotAtTable,
        NotYet,
        Awake,
        OnlyComposing,
        OnlySharing,
        OnlyResolving,
        OnlyImproving,
        Locked,
        NoSuchSegment,
        NotYours(SEGMENT),
        SameTurn(SEGMENT),
        OffBoard(SEGMENT),
        CoversNothing(SEGMENT),
        Overlaps(SEGMENT),
        LiesThere(SEGMENT),
        NotLaid(SEGMENT),
        NothingLaid,
        NotYourTake,
        NotThere,
        Resolved,
        ChooseColour,
        ChooseSegment,
        NoWild,
        NoBat,
        NotUnplayed(SEGMENT),
        BlockRuns,
        BlockDone,
        NoBlock,
        NotThisCell(Spot::new(4)),
        WaitToBuy,
        NotYourBuy,
        Ready,
        NotOffered(SEGMENT),
        SegmentTooDear,
        SerenityTooDear,
        AtTheTop,
    ]
}

fn events() -> Vec<Event> {
    let spot = Spot::new(0);
    let placed = Placed {
        segment: SEGMENT,
        turn: 1,
        column: 2,
        row: 3,
    };
    let mut all = vec![
        Event::FaceUp(SEGMENT),
        Event::Revealed {
            round: 2,
            tile: TileId::new(1),
        },
        Event::Put(ADA, placed),
        Event::Lifted(ADA, SEGMENT),
        Event::Cleared(ADA),
        Event::FirstLocked(ADA),
        Event::Locked(ADA),
        Event::TimeUp,
        Event::Lost {
            seat: ADA,
            segment: SEGMENT,
            spot,
        },
        Event::Woke(ADA),
        Event::Bought(ADA, SEGMENT),
        Event::Skipped(ADA),
        Event::Passed(ADA),
        Event::Over,
    ];
    for chest in [0, 6] {
        let chest = ChestId::new(chest);
        all.push(Event::ChestTurned(chest));
        all.push(Event::Opened {
            seat: ADA,
            spot,
            chest,
        });
    }
    all.extend([1, 3].map(Event::ChestsShuffled));
    all.extend(Block::ALL.map(|block| Event::Began(ADA, block)));
    all.extend(Thing::ALL.map(|thing| Event::Took {
        seat: ADA,
        spot,
        thing,
    }));
    for (stock, amount, reason) in [
        (Stock::Serenity, -1, Reason::Missing(1)),
        (Stock::Serenity, -2, Reason::Outside(2)),
        (Stock::Serenity, -3, Reason::Cell(spot)),
        (Stock::Serenity, 1, Reason::Calm),
        (Stock::Coin, 1, Reason::FirstLock),
        (Stock::Coin, 2, Reason::Cell(spot)),
        (Stock::Coin, -4, Reason::Bought(SEGMENT)),
        (Stock::Coin, 1, Reason::Bonus(SEGMENT)),
        (Stock::Key, -1, Reason::Chest(1)),
        (Stock::Key, -2, Reason::Chest(2)),
        (Stock::Fragment(Colour::Blue), 2, Reason::Chest(3)),
        (Stock::Fragment(Colour::Green), -1, Reason::Set),
        (Stock::Star, 1, Reason::Set),
        (Stock::Star, 2, Reason::Set),
    ] {
        all.push(Event::Changed {
            seat: ADA,
            stock,
            amount,
            reason,
        });
    }
    for (points, reason) in [
        (1, Points::Segment(SEGMENT)),
        (8, Points::Stars(4)),
        (20, Points::Serenity(13)),
    ] {
        all.push(Event::Scored {
            seat: ADA,
            points,
            reason,
        });
    }
    all
}

const PHASES: [Phase; 8] = [
    Phase::Setup,
    Phase::Reveal,
    Phase::Compose,
    Phase::Chests,
    Phase::Share,
    Phase::Resolve,
    Phase::Improve,
    Phase::Over,
];

/// All sentences about Dream Runners, as `(what, text)`.
pub(super) fn lines(texts: &Texts) -> Vec<(String, String)> {
    let game = game();
    let mut all: Vec<(String, String)> = Vec::new();
    let mut told = |what: String, text: String| all.push((what, text));
    for refusal in refusals() {
        let what = format!("{} {}", refusal.rule(), refusal.key());
        told(what, texts.runners_refusal(&game, refusal));
    }
    for event in events() {
        let what = format!("{event:?}");
        let end = what.find([' ', '(']).unwrap_or(what.len());
        let text = texts.runners_event(&game, &player, &event);
        told(what[..end].to_owned(), text);
    }
    for phase in PHASES {
        told(format!("{phase:?}"), texts.runners_phase(phase) + ".");
    }
    for field in RuleField::ALL {
        let error = field.set(&mut Rules::default(), "?").unwrap_err();
        told(
            "wrong value".to_owned(),
            texts.runners_parse_rules_error(&error),
        );
    }
    let error = Rules::default().set("dance=yes").unwrap_err();
    told(
        "no field".to_owned(),
        texts.runners_parse_rules_error(&error),
    );
    for problem in [
        RulesProblem::Players(5),
        RulesProblem::Timer(10),
        RulesProblem::RoundLimit(5000),
        RulesProblem::TooManyTiles(65),
        RulesProblem::TooManySegments(129),
        RulesProblem::TooManyChests(65),
        RulesProblem::TooManySpaces(300),
    ] {
        let what = format!("{problem:?}");
        told(what, texts.runners_rules_problem(problem));
    }
    let fault = Fault::Refused("lock".to_owned(), Refusal::Locked);
    told("fault".to_owned(), texts.runners_fault(&game, &fault));
    all
}

#[test]
fn every_refusal_has_a_sample() {
    let sampled: BTreeSet<&str> = refusals().iter().map(|refusal| refusal.key()).collect();
    assert_eq!(sampled, Refusal::KEYS.iter().copied().collect());
}

/// All texts side by side, to be proofread.
#[test]
fn runners() {
    let [english, german] = Language::ALL.map(|language| lines(&Texts::new(language)));
    let mut out = String::new();
    for ((what, en), (_, de)) in english.iter().zip(&german) {
        writeln!(out, "{what}\n  en  {en}\n  de  {de}").unwrap();
    }
    insta::assert_snapshot!(out);
}

/// The journal names players; only refusals say „du“.
#[test]
fn german_sentences_address_only_who_is_refused() {
    let (game, german) = (game(), Texts::new(Language::German));
    let refused: Vec<String> = (refusals().into_iter())
        .map(|refusal| german.runners_refusal(&game, refusal))
        .collect();
    for (what, text) in lines(&Texts::new(Language::German)) {
        if refused.iter().any(|refusal| text.ends_with(refusal)) {
            continue;
        }
        let words = text.split(|c: char| !c.is_alphabetic());
        for word in words {
            let word = word.to_lowercase();
            let addressed = [
                "du", "dich", "dir", "dein", "deine", "deinen", "deiner", "deinem",
            ];
            assert!(!addressed.contains(&word.as_str()), "{what}: {text}");
        }
    }
}
