//! Everything that can be found in a pack is told in both languages, in English
//! as it prints.

use std::collections::BTreeSet;

use lucid_dream_runners::Shape;
use lucid_dreamscape::{Colour, GridProblem, Level, Power, PurposeKind};
use lucid_packs::{
    Deviation, EntryKind, Form, Measure, Mistake, Naming, PackPart, Pay, Rise, SegmentBonus,
    Severity, Slip, Space, Things, Tongue, Words as _,
};

use crate::{Language, Texts};

fn text(text: &str) -> String {
    text.to_owned()
}

/// Every reason, with whatever makes a difference in its sentence.
fn reasons() -> Vec<Mistake> {
    let mut all = vec![
        Mistake::TooBig(10_000_000),
        Mistake::NotUtf8,
        Mistake::More(7),
        Mistake::NewerFormat(9),
        Mistake::Missing(text("level")),
        Mistake::BadId(text("No Id\u{7}")),
        Mistake::ReservedId(text("set-me")),
        Mistake::Twice {
            id: text("rock"),
            line: 12,
        },
        Mistake::EmptyText(text("author")),
        Mistake::LongText {
            field: text("name.en"),
            found: 90,
            most: 60,
        },
        Mistake::ControlCharacter(text("about.de")),
        Mistake::Grid(GridProblem::Character('x')),
        Mistake::Grid(GridProblem::Character('\t')),
        Mistake::Grid(GridProblem::Entries(2)),
        Mistake::Grid(GridProblem::Slots(40)),
        Mistake::Grid(GridProblem::Size),
        Mistake::SlotsApart(3),
        Mistake::BothForms,
        Mistake::NoForm,
        Mistake::PictureSize,
        Mistake::Letter('x'),
        Mistake::NoShard,
        Mistake::TooHigh(30),
        Mistake::TreeAndDreamer,
        Mistake::Dreamers(0),
        Mistake::Dreamers(2),
        Mistake::SamePlace(1, 2),
        Mistake::NoRoom,
        Mistake::FewLevelOne(4),
        Mistake::PaysNothing,
        Mistake::NotNine { rows: vec![] },
        Mistake::NotNine { rows: vec![3, 2] },
        Mistake::ConvergingChest,
        Mistake::ChestInChest,
        Mistake::NoToken(1),
        Mistake::NoToken(3),
        Mistake::Sets(3),
        Mistake::FewPlainTiles { level: 2, found: 1 },
        Mistake::TrackLength {
            field: "stars",
            found: 0,
            least: 1,
            most: 64,
        },
        Mistake::Start(20, 0),
        Mistake::Start(20, 2),
        Mistake::StartAwake,
        Mistake::Falls(9, 7),
    ];
    all.extend(Slip::ALL.map(|slip| Mistake::Syntax {
        slip,
        message: text("unclosed array, expected `]`"),
    }));
    for (tongue, name) in Tongue::ALL.iter().flat_map(|t| [(*t, true), (*t, false)]) {
        let field = text("about.de");
        all.push(Mistake::MissingLanguage {
            field,
            tongue,
            name,
        });
    }
    for meant in [None, Some("level")] {
        let field = text("levle");
        all.push(Mistake::UnknownField { field, meant });
        all.extend(Naming::ALL.map(|what| Mistake::UnknownWord {
            what,
            word: text("lvl"),
            meant,
        }));
    }
    all.extend(forms().map(|found| Mistake::WrongType {
        field: text("points"),
        wanted: Form::Number,
        found,
    }));
    for (from, to) in [(1, 1), (1, 3)] {
        all.push(Mistake::OutOfRange {
            field: text("format"),
            found: text("0x99"),
            from,
            to,
        });
    }
    all.extend(things().into_iter().map(|what| Mistake::TooMany {
        what,
        found: 65,
        most: 64,
    }));
    all.extend([Colour::White, Colour::Red].map(Mistake::NoLandscape));
    for kind in PurposeKind::ALL {
        all.push(Mistake::ColourSlot(kind));
        let pays = [Pay::Points, Pay::Table, Pay::ByShard];
        all.extend(pays.map(|pay| Mistake::PaidOtherwise(kind, pay)));
    }
    all.extend([true, false].map(|basic| Mistake::FewPurposes {
        size: 16,
        found: 3,
        basic,
    }));
    all.extend(Shape::ALL.map(|shape| Mistake::Symbols {
        shape,
        word: text("cc/c"),
    }));
    all.extend(scape_problems().into_iter().map(Mistake::Dreamscape));
    all.extend(runners_problems().into_iter().map(Mistake::DreamRunners));
    all.extend(qualities().into_iter().map(Mistake::Deviation));
    all
}

fn forms() -> impl Iterator<Item = Form> {
    let forms = [
        Form::Text,
        Form::Quoted,
        Form::Number,
        Form::Numbers,
        Form::Fraction,
        Form::Flag,
        Form::Date,
        Form::List,
        Form::Table,
        Form::Cells,
        Form::Place,
    ];
    forms.into_iter().chain(EntryKind::ALL.map(Form::Entries))
}

fn things() -> Vec<Things> {
    vec![
        Things::Cards,
        Things::CardsOfLevel(2),
        Things::Purposes,
        Things::Copies(PurposeKind::MostOfColour.name(), 16),
        Things::TableEntries,
        Things::Cells,
        Things::Tiles,
        Things::TilesOfLevel(3),
        Things::StarsOfLevel(4),
        Things::Nightmares,
        Things::Segments,
        Things::SegmentsOf(Shape::Corner.name()),
        Things::Chests,
        Things::ChestsFor(1),
        Things::ChestsFor(2),
    ]
}

fn scape_problems() -> Vec<lucid_dreamscape::ContentProblem> {
    use lucid_dreamscape::ContentProblem::*;
    let id = || text("rock");
    vec![
        Id(id()),
        Twice(id()),
        TooManyCards(300),
        TooManyOfLevel(Level::Two, 90),
        TooManyPurposes(70),
        Dreamers(id(), 2),
        Structure(id()),
        NoRoom(id()),
        NoPoints(id()),
    ]
}

fn runners_problems() -> Vec<lucid_dream_runners::ContentProblem> {
    use lucid_dream_runners::ContentProblem::*;
    let id = || text("sheep");
    let few = |beginners| TooFewTiles {
        level: 2,
        beginners,
    };
    vec![
        Id(id()),
        Twice(id()),
        OutOfRange(id()),
        Symbols(id()),
        Set(1),
        few(true),
        few(false),
        NoChest(1),
        ChestInside(id()),
        Empty(id()),
        Serenity,
        Stars,
    ]
}

/// Every piece of advice, with whatever makes a difference in its sentence.
fn qualities() -> Vec<Deviation> {
    let mut all = vec![
        Deviation::UnevenPowers {
            most: (Power::Tower, 5),
            fewest: (Power::Lake, 1),
        },
        Deviation::SameAs(text("rock")),
        Deviation::Contains(text("rock")),
        Deviation::NotNightmareOnly,
        Deviation::TooEarly {
            cell: text("bat"),
            from: 2,
        },
        Deviation::SpecialOnPlain(text("octopus")),
        Deviation::PlainStar,
        Deviation::Hard { set: 2, loss: 3 },
        Deviation::Unmatched,
        Deviation::SetSymbols {
            banish: 1,
            collect: 4,
        },
        Deviation::SameSet(2),
        Deviation::NeutralOnly('x'),
        Deviation::Weak,
        Deviation::NoWildChest,
    ];
    all.extend(things().into_iter().map(|what| Deviation::Count {
        what,
        found: 5,
        wanted: 6,
    }));
    all.extend(Measure::ALL.map(|what| Deviation::Size {
        what,
        found: 9,
        from: 2,
        to: 3,
        level: 1,
    }));
    all.extend(Colour::LANDSCAPE.map(|colour| Deviation::ColourShare {
        colour,
        found: 305,
        bag: 250,
    }));
    all.extend(Rise::ALL.map(|what| Deviation::NotHarder { what, level: 3 }));
    all.extend(SegmentBonus::ALL.map(Deviation::NoneWith));
    all.extend(Space::ALL.map(|what| Deviation::Track {
        what,
        found: 19,
        wanted: 20,
    }));
    all
}

fn parts() -> Vec<PackPart> {
    let mut all = vec![
        PackPart::File,
        PackPart::Head,
        PackPart::Pack,
        PackPart::Grid,
        PackPart::Tracks,
        PackPart::Level(2),
    ];
    all.extend(EntryKind::ALL.map(|entry| PackPart::Entry(entry, text("moon-bridge"))));
    all
}

/// All lines about findings, as `(what, text)`; they have no full stop.
pub(super) fn lines(texts: &Texts) -> Vec<(String, String)> {
    let reasons = reasons().into_iter();
    let reasons = reasons.map(|reason| (format!("{reason:?}"), texts.finding(&reason)));
    let parts = parts().into_iter();
    let parts = parts.map(|part| (format!("{part:?}"), texts.pack_part(&part)));
    let severities = [Severity::Error, Severity::Advice];
    let severities = severities.map(|severity| (text("severity"), texts.severity(severity)));
    reasons.chain(parts).chain(severities).collect()
}

/// A new variant has a number here, so that it is not forgotten above.
fn number(reason: &Mistake) -> usize {
    match reason {
        Mistake::TooBig(_) => 0,
        Mistake::NotUtf8 => 1,
        Mistake::Syntax { .. } => 2,
        Mistake::More(_) => 3,
        Mistake::NewerFormat(_) => 4,
        Mistake::Missing(_) => 5,
        Mistake::MissingLanguage { .. } => 6,
        Mistake::UnknownField { .. } => 7,
        Mistake::WrongType { .. } => 8,
        Mistake::OutOfRange { .. } => 9,
        Mistake::UnknownWord { .. } => 10,
        Mistake::BadId(_) => 11,
        Mistake::ReservedId(_) => 12,
        Mistake::Twice { .. } => 13,
        Mistake::EmptyText(_) => 14,
        Mistake::LongText { .. } => 15,
        Mistake::ControlCharacter(_) => 16,
        Mistake::TooMany { .. } => 17,
        Mistake::Grid(_) => 18,
        Mistake::SlotsApart(_) => 19,
        Mistake::BothForms => 20,
        Mistake::NoForm => 21,
        Mistake::PictureSize => 22,
        Mistake::Letter(_) => 23,
        Mistake::NoLandscape(_) => 24,
        Mistake::NoShard => 25,
        Mistake::TooHigh(_) => 26,
        Mistake::TreeAndDreamer => 27,
        Mistake::Dreamers(_) => 28,
        Mistake::SamePlace(..) => 29,
        Mistake::NoRoom => 30,
        Mistake::FewLevelOne(_) => 31,
        Mistake::ColourSlot(_) => 32,
        Mistake::PaidOtherwise(..) => 33,
        Mistake::PaysNothing => 34,
        Mistake::FewPurposes { .. } => 35,
        Mistake::NotNine { .. } => 36,
        Mistake::ConvergingChest => 37,
        Mistake::ChestInChest => 38,
        Mistake::NoToken(_) => 39,
        Mistake::Sets(_) => 40,
        Mistake::Symbols { .. } => 41,
        Mistake::FewPlainTiles { .. } => 42,
        Mistake::TrackLength { .. } => 43,
        Mistake::Start(..) => 44,
        Mistake::StartAwake => 45,
        Mistake::Falls(..) => 46,
        Mistake::Dreamscape(_) => 47,
        Mistake::DreamRunners(_) => 48,
        Mistake::Deviation(quality) => 49 + quality_number(quality),
    }
}

fn quality_number(quality: &Deviation) -> usize {
    match quality {
        Deviation::Count { .. } => 0,
        Deviation::Size { .. } => 1,
        Deviation::UnevenPowers { .. } => 2,
        Deviation::SameAs(_) => 3,
        Deviation::Contains(_) => 4,
        Deviation::ColourShare { .. } => 5,
        Deviation::NotNightmareOnly => 6,
        Deviation::NotHarder { .. } => 7,
        Deviation::TooEarly { .. } => 8,
        Deviation::SpecialOnPlain(_) => 9,
        Deviation::PlainStar => 10,
        Deviation::Hard { .. } => 11,
        Deviation::Unmatched => 12,
        Deviation::SetSymbols { .. } => 13,
        Deviation::SameSet(_) => 14,
        Deviation::NeutralOnly(_) => 15,
        Deviation::Weak => 16,
        Deviation::NoneWith(_) => 17,
        Deviation::NoWildChest => 18,
        Deviation::Track { .. } => 19,
    }
}

#[test]
fn every_finding_has_a_sample() {
    let sampled: BTreeSet<usize> = reasons().iter().map(number).collect();
    let last = 49
        + quality_number(&Deviation::Track {
            what: Space::Top,
            found: 0,
            wanted: 0,
        });
    assert_eq!(sampled, (0..=last).collect());
}

/// The terminal, the browser and programs read the same sentences.
#[test]
fn in_english_a_finding_is_told_as_it_prints() {
    let texts = Texts::new(Language::English);
    for reason in reasons() {
        assert_eq!(texts.finding(&reason), reason.to_string());
    }
    for part in parts() {
        assert_eq!(texts.pack_part(&part), part.to_string());
    }
    for severity in [Severity::Error, Severity::Advice] {
        assert_eq!(texts.severity(severity), severity.name());
    }
}

/// What stands in the file is the same in all languages, and nothing else is.
#[test]
fn in_german_a_finding_has_its_own_words() {
    let (english, german) = (Texts::new(Language::English), Texts::new(Language::German));
    for reason in reasons() {
        let told = german.finding(&reason);
        assert_ne!(told, english.finding(&reason));
        let words = told.split(['`', ' ', ':', ';', ',', '(']);
        // The parser speaks English, and says so.
        let own = |word: &str| ["the", "is", "are", "of", "and", "no", "has"].contains(&word);
        let found: Vec<&str> = words.filter(|word| own(word)).collect();
        assert!(found.is_empty(), "{told}: {found:?}");
    }
}

/// The terminal explains every broken pack in both languages.
#[test]
fn a_report_is_told_in_both_languages() {
    let text = include_str!("../../../packs/tests/broken/dreamscape-letters.toml");
    let report = lucid_packs::read("letters.toml", text).unwrap_err();
    let english = report.lines(&Texts::new(Language::English));
    assert_eq!(english.join("\n"), report.to_string());
    let german = report.lines(&Texts::new(Language::German));
    assert_eq!(german.len(), english.len());
    insta::assert_snapshot!(german.join("\n"));
}
