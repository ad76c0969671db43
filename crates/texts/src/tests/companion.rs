//! Everything that the companion for a real table says.

use std::io;

use lucid_dreamscape::companion::{
    Companion, Entry, EntryProblem, EntryRefusal, Fact, JournalProblem, SetupProblem,
};
use lucid_dreamscape::rules::ParseRulesError;
use lucid_dreamscape::{Colour, LinkSet, Location, Profile, Rules, RulesProblem};

use crate::{Language, Phrase, Texts, arg};

/// A game at home, led by typed lines.
fn companion(lines: &[&str]) -> Companion {
    let rules = Rules::sylex().alone(Profile::BadDreams.difficulty());
    let mut companion = Companion::new(rules, [Colour::Gray, Colour::Green]).unwrap();
    for line in lines {
        companion.enter(&Entry::parse(line).unwrap()).unwrap();
    }
    companion
}

const WORLD: &str = "1:gbw 2:ybu 3:wub 4:gyb 5:ugw 6:ugu red:3-6,5-6";

/// Games that wait for each thing, he second and he first.
pub(super) fn games() -> Vec<Companion> {
    let world = WORLD;
    let lines = [
        world,
        "go",
        "4-5",
        "cards:- dream:- trees:-",
        "go",
        "me:6",
        world,
        "go",
        "1-4",
        "same",
    ];
    let mut all: Vec<Companion> = (0..=lines.len()).map(|n| companion(&lines[..n])).collect();
    for sleeper in ["me:1", "me:6"] {
        let lines = [
            world,
            "go",
            "45",
            "same",
            sleeper,
            "cycle:6",
            world,
            "same",
            "1-4",
            "same",
            "same",
            "points 53",
        ];
        all.extend((5..=lines.len()).map(|n| companion(&lines[..n])));
    }
    all
}

const FACTS: [Fact; 7] = [
    Fact::Row(Location::ALL[1]),
    Fact::Row(Location::ALL[4]),
    Fact::Red,
    Fact::Links,
    Fact::Dream,
    Fact::Trees,
    Fact::Cards,
];

fn links() -> LinkSet {
    Location::KING.links()
}

fn troubles() -> Vec<EntryRefusal> {
    vec![
        EntryRefusal::Untold(FACTS.to_vec()),
        EntryRefusal::NoRow(Location::KING),
        EntryRefusal::SleeperFirst,
        EntryRefusal::LinkFirst(links()),
        EntryRefusal::NoLinkWanted,
        EntryRefusal::NotThatLink(links()),
        EntryRefusal::TooMany {
            colour: Colour::Gray,
            told: 30,
            there: 22,
        },
        EntryRefusal::TooManyTrees { told: 7, there: 6 },
        EntryRefusal::TooManyPoints(10_000),
        EntryRefusal::Counted,
        EntryRefusal::NoSuchCycle(9),
        EntryRefusal::NoPointsWanted,
        EntryRefusal::PointsFirst,
        EntryRefusal::Over,
    ]
}

fn problems() -> Vec<EntryProblem> {
    let word = || "1:x".to_owned();
    vec![
        EntryProblem::Word(word()),
        EntryProblem::Twice(word()),
        EntryProblem::AfterEnd(word()),
        EntryProblem::Shards(word()),
        EntryProblem::Links(word()),
        EntryProblem::Location(word()),
        EntryProblem::Number(word()),
        EntryProblem::RedOnCards,
    ]
}

fn journal_problems() -> Vec<JournalProblem> {
    vec![
        JournalProblem::Empty,
        JournalProblem::Format,
        JournalProblem::Version("2".to_owned()),
        JournalProblem::Setup(SetupProblem::NotSolo),
        JournalProblem::NoRules,
        JournalProblem::Rules(ParseRulesError::Edition("moon".to_owned())),
        JournalProblem::NoPurposes,
        JournalProblem::Setup(SetupProblem::Purposes),
        JournalProblem::Setup(SetupProblem::Rules(vec![RulesProblem::Players(2)])),
        JournalProblem::Entry {
            line: 5,
            problem: EntryProblem::RedOnCards,
        },
        JournalProblem::EntryRefusal {
            line: 5,
            trouble: EntryRefusal::Over,
        },
    ]
}

/// Everything, as `(what, sentence)`.
pub(super) fn lines(texts: &Texts) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = Vec::new();
    let mut told = |what: &str, text: String| {
        let stop = if text.ends_with('.') { "" } else { "." };
        all.push((what.to_owned(), text + stop));
    };
    for game in games() {
        let want = format!("{:?}", game.want());
        told(&want, texts.companion_wish(&game));
        if let Some(example) = texts.companion_example(&game) {
            told(&want, example);
        }
        told("marker", texts.companion_marker(&game));
        told("cycle", texts.companion_cycle(&game));
        told("purpose", texts.companion_purpose(&game, Colour::Gray));
    }
    told("begins", texts.phrase(Phrase::CompanionBegins));
    told("resumed", texts.companion_resumed(1));
    told("resumed", texts.companion_resumed(2));
    told("saved", texts.companion_saved("game.txt"));
    told("left", texts.companion_left("game.txt"));
    told("exists", texts.companion_file_exists("game.txt"));
    let full = io::Error::from(io::ErrorKind::StorageFull);
    told("unsaved", texts.companion_unsaved(&full));
    told("left", texts.companion_left_unsaved("game.txt"));
    told("moved", texts.companion_moved("game-1.txt"));
    told("changed", texts.phrase(Phrase::CompanionFileChanged));
    told("again", texts.phrase(Phrase::CompanionAgain));
    told(
        "ask",
        texts.companion_ask_profile(arg::Known("bad-dreams"), arg::Usual("bad-dreams")),
    );
    told("assumed", texts.companion_assumed(&FACTS));
    told("noted", texts.phrase(Phrase::CompanionNoted));
    told("undone", texts.companion_undone(Some("4-5")));
    told("undone", texts.companion_undone(None));
    told("choose", texts.phrase(Phrase::CompanionChooseCard));
    for (his, yours) in [(50, 53), (50, 50), (85, 12)] {
        told("result", texts.companion_result(his, yours));
    }
    told("he", texts.phrase(Phrase::CompanionHe));
    told("you", texts.phrase(Phrase::CompanionYou));
    told("on", texts.companion_on(Location::KING));
    told("points", texts.companion_points_his(1));
    told("points", texts.companion_points_his(15));
    told("none", texts.phrase(Phrase::CompanionNoShards));
    told("unknown", texts.phrase(Phrase::CompanionUnknown));
    told("hint", texts.phrase(Phrase::CompanionHelpHint));
    told("ask", texts.phrase(Phrase::CompanionAskPurposes));
    told("letters", texts.phrase(Phrase::CompanionHelpLetters));
    for (word, meaning) in texts.companion_help() {
        told(&word, meaning);
    }
    for trouble in troubles() {
        told(&format!("{trouble:?}"), texts.companion_trouble(&trouble));
    }
    for problem in problems() {
        told(&format!("{problem:?}"), texts.entry_problem(&problem));
    }
    for problem in journal_problems() {
        told(&format!("{problem:?}"), texts.journal_problem(&problem).1);
    }
    all
}

/// To be proof-read: what the companion says, side by side.
#[test]
fn what_the_companion_says() {
    let [english, german] = Language::ALL.map(|language| lines(&Texts::new(language)));
    let mut page = String::new();
    for ((what, english), (_, german)) in english.iter().zip(&german) {
        page.push_str(&format!("{what}\n  {english}\n  {german}\n"));
    }
    insta::assert_snapshot!(page);
}
