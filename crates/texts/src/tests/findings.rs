//! Everything that can be found in a pack is told in both languages, in English
//! as it prints.

use std::collections::BTreeSet;

use lucid_dream_runners::Shape;
use lucid_dreamscape::{Colour, GridProblem, Level, Power, PurposeKind};
use lucid_packs::{
    Entry, Extra, Form, Measure, Naming, Part, Pay, Quality, Reason, Rise, Severity, Slip, Space,
    Things, Tongue, Words as _,
};

use crate::{Language, Texts};

fn text(text: &str) -> String {
    text.to_owned()
}

/// Every reason, with whatever makes a difference in its sentence.
fn reasons() -> Vec<Reason> {
    let mut all = vec![
        Reason::TooBig(10_000_000),
        Reason::NotUtf8,
        Reason::More(7),
        Reason::NewerFormat(9),
        Reason::Missing(text("level")),
        Reason::BadId(text("No Id\u{7}")),
        Reason::ReservedId(text("set-me")),
        Reason::Twice {
            id: text("rock"),
            line: 12,
        },
        Reason::EmptyText(text("author")),
        Reason::LongText {
            field: text("name.en"),
            found: 90,
            most: 60,
        },
        Reason::ControlCharacter(text("about.de")),
        Reason::Grid(GridProblem::Character('x')),
        Reason::Grid(GridProblem::Character('\t')),
        Reason::Grid(GridProblem::Entries(2)),
        Reason::Grid(GridProblem::Slots(40)),
        Reason::Grid(GridProblem::Size),
        Reason::SlotsApart(3),
        Reason::BothForms,
        Reason::NoForm,
        Reason::PictureSize,
        Reason::Letter('x'),
        Reason::NoShard,
        Reason::TooHigh(30),
        Reason::TreeAndDreamer,
        Reason::Dreamers(0),
        Reason::Dreamers(2),
        Reason::SamePlace(1, 2),
        Reason::NoRoom,
        Reason::FewLevelOne(4),
        Reason::PaysNothing,
        Reason::NotNine { rows: vec![] },
        Reason::NotNine { rows: vec![3, 2] },
        Reason::ConvergingChest,
        Reason::ChestInChest,
        Reason::NoToken(1),
        Reason::NoToken(3),
        Reason::Sets(3),
        Reason::FewPlainTiles { level: 2, found: 1 },
        Reason::TrackLength {
            field: "stars",
            found: 0,
            least: 1,
            most: 64,
        },
        Reason::Start(20, 0),
        Reason::Start(20, 2),
        Reason::StartAwake,
        Reason::Falls(9, 7),
    ];
    all.extend(Slip::ALL.map(|slip| Reason::Syntax {
        slip,
        message: text("unclosed array, expected `]`"),
    }));
    for (tongue, name) in Tongue::ALL.iter().flat_map(|t| [(*t, true), (*t, false)]) {
        let field = text("about.de");
        all.push(Reason::MissingLanguage {
            field,
            tongue,
            name,
        });
    }
    for meant in [None, Some("level")] {
        let field = text("levle");
        all.push(Reason::UnknownField { field, meant });
        all.extend(Naming::ALL.map(|what| Reason::UnknownWord {
            what,
            word: text("lvl"),
            meant,
        }));
    }
    all.extend(forms().map(|found| Reason::WrongType {
        field: text("points"),
        wanted: Form::Number,
        found,
    }));
    for (from, to) in [(1, 1), (1, 3)] {
        all.push(Reason::OutOfRange {
            field: text("format"),
            found: text("0x99"),
            from,
            to,
        });
    }
    all.extend(things().into_iter().map(|what| Reason::TooMany {
        what,
        found: 65,
        most: 64,
    }));
    all.extend([Colour::White, Colour::Red].map(Reason::NoLandscape));
    for kind in PurposeKind::ALL {
        all.push(Reason::ColourSlot(kind));
        let pays = [Pay::Points, Pay::Table, Pay::ByShard];
        all.extend(pays.map(|pay| Reason::PaidOtherwise(kind, pay)));
    }
    all.extend([true, false].map(|basic| Reason::FewPurposes {
        size: 16,
        found: 3,
        basic,
    }));
    all.extend(Shape::ALL.map(|shape| Reason::Symbols {
        shape,
        word: text("cc/c"),
    }));
    all.extend(scape_problems().into_iter().map(Reason::Scape));
    all.extend(runners_problems().into_iter().map(Reason::Runners));
    all.extend(qualities().into_iter().map(Reason::Quality));
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
    forms.into_iter().chain(Entry::ALL.map(Form::Entries))
}

fn things() -> Vec<Things> {
    vec![
        Things::Cards,
        Things::CardsOfLevel(2),
        Things::Purposes,
        Things::Copies(PurposeKind::MostOfColour, 16),
        Things::TableEntries,
        Things::Cells,
        Things::Tiles,
        Things::TilesOfLevel(3),
        Things::StarsOfLevel(4),
        Things::Nightmares,
        Things::Segments,
        Things::SegmentsOf(Shape::Corner),
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
fn qualities() -> Vec<Quality> {
    let mut all = vec![
        Quality::UnevenPowers {
            most: (Power::Tower, 5),
            fewest: (Power::Lake, 1),
        },
        Quality::SameAs(text("rock")),
        Quality::Contains(text("rock")),
        Quality::NotNightmareOnly,
        Quality::TooEarly {
            cell: text("bat"),
            from: 2,
        },
        Quality::SpecialOnPlain(text("octopus")),
        Quality::PlainStar,
        Quality::Hard { set: 2, loss: 3 },
        Quality::Unmatched,
        Quality::SetSymbols {
            banish: 1,
            collect: 4,
        },
        Quality::SameSet(2),
        Quality::NeutralOnly('x'),
        Quality::Weak,
        Quality::NoWildChest,
    ];
    all.extend(things().into_iter().map(|what| Quality::Count {
        what,
        found: 5,
        wanted: 6,
    }));
    all.extend(Measure::ALL.map(|what| Quality::Size {
        what,
        found: 9,
        from: 2,
        to: 3,
        level: 1,
    }));
    all.extend(Colour::LANDSCAPE.map(|colour| Quality::ColourShare {
        colour,
        found: 305,
        bag: 250,
    }));
    all.extend(Rise::ALL.map(|what| Quality::NotHarder { what, level: 3 }));
    all.extend(Extra::ALL.map(Quality::NoneWith));
    all.extend(Space::ALL.map(|what| Quality::Track {
        what,
        found: 19,
        wanted: 20,
    }));
    all
}

fn parts() -> Vec<Part> {
    let mut all = vec![
        Part::File,
        Part::Head,
        Part::Pack,
        Part::Grid,
        Part::Tracks,
        Part::Level(2),
    ];
    all.extend(Entry::ALL.map(|entry| Part::Entry(entry, text("moon-bridge"))));
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
fn number(reason: &Reason) -> usize {
    match reason {
        Reason::TooBig(_) => 0,
        Reason::NotUtf8 => 1,
        Reason::Syntax { .. } => 2,
        Reason::More(_) => 3,
        Reason::NewerFormat(_) => 4,
        Reason::Missing(_) => 5,
        Reason::MissingLanguage { .. } => 6,
        Reason::UnknownField { .. } => 7,
        Reason::WrongType { .. } => 8,
        Reason::OutOfRange { .. } => 9,
        Reason::UnknownWord { .. } => 10,
        Reason::BadId(_) => 11,
        Reason::ReservedId(_) => 12,
        Reason::Twice { .. } => 13,
        Reason::EmptyText(_) => 14,
        Reason::LongText { .. } => 15,
        Reason::ControlCharacter(_) => 16,
        Reason::TooMany { .. } => 17,
        Reason::Grid(_) => 18,
        Reason::SlotsApart(_) => 19,
        Reason::BothForms => 20,
        Reason::NoForm => 21,
        Reason::PictureSize => 22,
        Reason::Letter(_) => 23,
        Reason::NoLandscape(_) => 24,
        Reason::NoShard => 25,
        Reason::TooHigh(_) => 26,
        Reason::TreeAndDreamer => 27,
        Reason::Dreamers(_) => 28,
        Reason::SamePlace(..) => 29,
        Reason::NoRoom => 30,
        Reason::FewLevelOne(_) => 31,
        Reason::ColourSlot(_) => 32,
        Reason::PaidOtherwise(..) => 33,
        Reason::PaysNothing => 34,
        Reason::FewPurposes { .. } => 35,
        Reason::NotNine { .. } => 36,
        Reason::ConvergingChest => 37,
        Reason::ChestInChest => 38,
        Reason::NoToken(_) => 39,
        Reason::Sets(_) => 40,
        Reason::Symbols { .. } => 41,
        Reason::FewPlainTiles { .. } => 42,
        Reason::TrackLength { .. } => 43,
        Reason::Start(..) => 44,
        Reason::StartAwake => 45,
        Reason::Falls(..) => 46,
        Reason::Scape(_) => 47,
        Reason::Runners(_) => 48,
        Reason::Quality(quality) => 49 + quality_number(quality),
    }
}

fn quality_number(quality: &Quality) -> usize {
    match quality {
        Quality::Count { .. } => 0,
        Quality::Size { .. } => 1,
        Quality::UnevenPowers { .. } => 2,
        Quality::SameAs(_) => 3,
        Quality::Contains(_) => 4,
        Quality::ColourShare { .. } => 5,
        Quality::NotNightmareOnly => 6,
        Quality::NotHarder { .. } => 7,
        Quality::TooEarly { .. } => 8,
        Quality::SpecialOnPlain(_) => 9,
        Quality::PlainStar => 10,
        Quality::Hard { .. } => 11,
        Quality::Unmatched => 12,
        Quality::SetSymbols { .. } => 13,
        Quality::SameSet(_) => 14,
        Quality::NeutralOnly(_) => 15,
        Quality::Weak => 16,
        Quality::NoneWith(_) => 17,
        Quality::NoWildChest => 18,
        Quality::Track { .. } => 19,
    }
}

#[test]
fn every_finding_has_a_sample() {
    let sampled: BTreeSet<usize> = reasons().iter().map(number).collect();
    let last = 49
        + quality_number(&Quality::Track {
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

/// Whatever a broken pack holds, the terminal tells it in both languages.
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
