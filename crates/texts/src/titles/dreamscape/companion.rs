//! The companion for a real table: what it asks, says and cannot take.

use std::cmp::Ordering;
use std::io;

use lucid_dreamscape::companion::{
    Companion, EntryProblem, EntryRefusal, Fact, JournalProblem, SetupProblem, Want,
};
use lucid_dreamscape::{Colour, LinkSet, Location};

use crate::{Phrase, Texts, arg};

/// The words that a person may type, each with what it means.
const HELP: [(&str, Phrase); 19] = [
    ("1:gbw  2:-", Phrase::CompanionHelpRow),
    ("red:5-6,4-5  red:-  +4-5  -5-6", Phrase::CompanionHelpRed),
    ("reds:1", Phrase::CompanionHelpReds),
    ("dream:g3y4", Phrase::CompanionHelpDream),
    ("trees:g1", Phrase::CompanionHelpTrees),
    ("cards:uw  cards:-", Phrase::CompanionHelpCards),
    (
        "rows:same  red:same  dream:same",
        Phrase::CompanionHelpSameFact,
    ),
    ("me:4", Phrase::CompanionHelpMe),
    ("4-5", Phrase::CompanionHelpLink),
    ("Enter  go", Phrase::CompanionHelpGo),
    ("same", Phrase::CompanionHelpSame),
    ("points 53", Phrase::CompanionHelpPoints),
    ("his:ggw his-trees:1 his-points:9", Phrase::CompanionHelpHis),
    ("at:5 reserve:17", Phrase::CompanionHelpAt),
    ("cycle:3 pays:5", Phrase::CompanionHelpPays),
    ("undo", Phrase::CompanionHelpUndo),
    ("again", Phrase::CompanionHelpAgain),
    ("show", Phrase::CompanionHelpShow),
    ("quit", Phrase::CompanionHelpQuit),
];

impl Texts {
    /// What the companion waits for.
    pub fn companion_wish(&self, companion: &Companion) -> String {
        let first = companion.duel().first;
        let untold = companion.untold();
        let facts = self.facts(&untold);
        match companion.want() {
            Want::Link(open) => self.companion_link(links(open)),
            Want::Points => self.companion_points(arg::Cards("−5"), arg::Red("−3")),
            Want::Nothing => self.phrase(Phrase::CompanionNothing),
            Want::Sleeper if first => self.phrase(Phrase::CompanionSleeperFirst),
            Want::Sleeper => self.phrase(Phrase::CompanionSleeperSecond),
            // Nothing of his Creation may depend on the player's, who comes first all the same.
            Want::Creation if untold.is_empty() && !first => {
                self.phrase(Phrase::CompanionCreationReady)
            }
            _ if untold.is_empty() => self.phrase(Phrase::CompanionReady),
            Want::Travel if first => self.companion_travel_first(facts),
            Want::Travel => self.companion_travel_second(facts),
            Want::Creation if first => self.companion_creation_first(facts),
            Want::Creation => self.companion_creation_second(facts),
            Want::End if first => self.companion_end_first(facts),
            Want::End => self.companion_end_second(facts),
        }
    }

    /// A line that would answer it, where that is not plain.
    pub fn companion_example(&self, companion: &Companion) -> Option<String> {
        match companion.want() {
            Want::Sleeper => Some("me:4".to_owned()),
            Want::Points => Some("points 53".to_owned()),
            Want::Travel | Want::Creation | Want::End => {
                let words: Vec<&str> = companion.untold().into_iter().map(example).collect();
                (!words.is_empty()).then(|| words.join(" "))
            }
            Want::Link(_) | Want::Nothing => None,
        }
    }

    /// What was taken over from earlier entries.
    pub fn companion_assumed(&self, facts: &[Fact]) -> String {
        self.messages.companion_assumed(self.facts(facts))
    }

    /// The names of facts, locations together.
    fn facts(&self, facts: &[Fact]) -> String {
        let rows: Vec<String> = (facts.iter())
            .filter_map(|fact| match fact {
                Fact::Row(location) => Some(location.to_string()),
                _ => None,
            })
            .collect();
        let mut names = Vec::new();
        if !rows.is_empty() {
            names.push(self.companion_fact_rows(rows.join(" ")));
        }
        let name = |fact: &Fact| match fact {
            Fact::Row(_) => None,
            Fact::Red => Some(Phrase::CompanionFactNightmares),
            Fact::Links => Some(Phrase::CompanionFactLinks),
            Fact::Dream => Some(Phrase::CompanionFactDream),
            Fact::Trees => Some(Phrase::CompanionFactTrees),
            Fact::Cards => Some(Phrase::CompanionFactCards),
        };
        names.extend(
            facts
                .iter()
                .filter_map(name)
                .map(|phrase| self.phrase(phrase)),
        );
        names.join(", ")
    }

    /// That a line could not be kept.
    pub fn companion_unsaved(&self, error: &io::Error) -> String {
        self.messages.companion_unsaved(self.system_reason(error))
    }

    /// Who has marker 1 (L4).
    pub fn companion_marker(&self, companion: &Companion) -> String {
        let (his, yours) = (companion.place().number(), companion.sleeper().number());
        if companion.duel().first {
            self.companion_marker_his(arg::His(his), arg::Yours(yours))
        } else {
            self.companion_marker_yours(arg::His(his), arg::Yours(yours))
        }
    }

    /// That a line was taken back, or that there was none.
    pub fn companion_undone(&self, line: Option<&str>) -> String {
        match line {
            Some(line) => self.messages.companion_undone(line),
            None => self.phrase(Phrase::CompanionNothingToUndo),
        }
    }

    /// That the player is paid for a purpose (L15).
    pub fn companion_purpose(&self, companion: &Companion, colour: Colour) -> String {
        let (his, yours) = companion.standing(colour);
        let purpose = self.purpose_of_colour(colour);
        self.companion_purpose_yours(
            arg::His(his),
            arg::Points(companion.pays()),
            arg::Purpose(purpose),
            arg::Yours(yours),
        )
    }

    /// Who won (L16).
    pub fn companion_result(&self, his: i16, yours: i16) -> String {
        match yours.cmp(&his) {
            Ordering::Greater => self.companion_won(arg::His(his), arg::Yours(yours)),
            Ordering::Equal => self.companion_lost_tie(his),
            Ordering::Less => self.companion_lost(arg::His(his), arg::Yours(yours)),
        }
    }

    /// The cycle.
    pub fn companion_cycle(&self, companion: &Companion) -> String {
        let cycles = companion.rules().cycles;
        self.messages
            .companion_cycle(arg::Cycle(companion.cycle()), arg::Cycles(cycles))
    }

    /// Where somebody is.
    pub fn companion_on(&self, location: Location) -> String {
        self.messages.companion_on(location.number())
    }

    /// The words that may be typed, each with what it means.
    pub fn companion_help(&self) -> Vec<(String, String)> {
        let line = |(word, meaning): (&str, Phrase)| (word.to_owned(), self.phrase(meaning));
        HELP.into_iter().map(line).collect()
    }

    /// Why an entry is not taken.
    pub fn companion_trouble(&self, trouble: &EntryRefusal) -> String {
        self.phrase(match trouble {
            EntryRefusal::Untold(facts) => return self.companion_trouble_untold(self.facts(facts)),
            EntryRefusal::NoRow(location) => {
                return self.companion_trouble_no_row(location.number());
            }
            EntryRefusal::SleeperFirst => Phrase::CompanionTroubleSleeperFirst,
            EntryRefusal::LinkFirst(open) => {
                return self.companion_trouble_link_first(links(*open));
            }
            EntryRefusal::NoLinkWanted => Phrase::CompanionTroubleNoLinkWanted,
            EntryRefusal::NotThatLink(open) => {
                return self.companion_trouble_not_that_link(links(*open));
            }
            EntryRefusal::TooMany {
                colour,
                told,
                there,
            } => {
                return self.companion_trouble_too_many(
                    arg::Shard(self.shard_stem(*colour)),
                    arg::There(*there),
                    arg::Told(*told),
                );
            }
            EntryRefusal::TooManyTrees { told, there } => {
                return self.companion_trouble_too_many_trees(arg::There(*there), arg::Told(*told));
            }
            EntryRefusal::NoSuchCycle(cycle) => {
                return self.companion_trouble_no_such_cycle(*cycle);
            }
            EntryRefusal::NoPointsWanted => Phrase::CompanionTroubleNoPointsWanted,
            EntryRefusal::PointsFirst => Phrase::CompanionTroublePointsFirst,
            EntryRefusal::TooManyPoints(points) => {
                return self.companion_trouble_too_many_points(*points);
            }
            EntryRefusal::Counted => Phrase::CompanionTroubleCounted,
            EntryRefusal::Over => Phrase::CompanionTroubleOver,
        })
    }

    /// Why a line cannot be read.
    pub fn entry_problem(&self, problem: &EntryProblem) -> String {
        match problem {
            EntryProblem::Word(word) => self.companion_problem_word(word),
            EntryProblem::Twice(word) => self.companion_problem_twice(word),
            EntryProblem::AfterEnd(word) => self.companion_problem_after_end(word),
            EntryProblem::Shards(word) => self.companion_problem_shards(word),
            EntryProblem::Links(word) => self.companion_problem_links(word),
            EntryProblem::Location(word) => self.companion_problem_location(word),
            EntryProblem::Number(word) => self.companion_problem_number(word),
            EntryProblem::RedOnCards => self.phrase(Phrase::CompanionProblemRedOnCards),
        }
    }

    /// Why a game cannot start.
    pub fn companion_setup(&self, problem: &SetupProblem) -> String {
        match problem {
            SetupProblem::NotSolo => self.phrase(Phrase::CompanionFileNotSolo),
            SetupProblem::Rules(problems) => {
                let said = problems.iter().map(|problem| self.rules_problem(*problem));
                said.collect::<Vec<_>>().join(" ")
            }
            SetupProblem::Purposes => self.phrase(Phrase::CompanionPurposes),
        }
    }

    /// Why a file is no game, with the line that is wrong.
    pub fn journal_problem(&self, problem: &JournalProblem) -> (usize, String) {
        match problem {
            JournalProblem::Empty => (1, self.phrase(Phrase::CompanionFileEmpty)),
            JournalProblem::Format => (1, self.phrase(Phrase::CompanionFileFormat)),
            JournalProblem::Version(version) => (1, self.companion_file_version(version)),
            JournalProblem::NoRules => (2, self.phrase(Phrase::CompanionFileNoRules)),
            JournalProblem::Rules(error) => (2, self.parse_rules_error(error)),
            JournalProblem::NoPurposes => (3, self.phrase(Phrase::CompanionFileNoPurposes)),
            JournalProblem::Setup(problem) => {
                let line = match problem {
                    SetupProblem::Purposes => 3,
                    SetupProblem::NotSolo | SetupProblem::Rules(_) => 2,
                };
                (line, self.companion_setup(problem))
            }
            JournalProblem::Entry { line, problem } => (*line, self.entry_problem(problem)),
            JournalProblem::EntryRefusal { line, trouble } => {
                (*line, self.companion_trouble(trouble))
            }
        }
    }
}

/// A word that gives a fact.
fn example(fact: Fact) -> &'static str {
    match fact {
        Fact::Row(location) => ["1:gbw", "2:-", "3:uyb", "4:wg", "5:b", "6:ur"][location.index()],
        Fact::Red => "reds:1",
        Fact::Links => "red:3-6,5-6",
        Fact::Dream => "dream:g3y4",
        Fact::Trees => "trees:g1",
        Fact::Cards => "cards:uw",
    }
}

/// `2-5, 4-5`
fn links(open: LinkSet) -> String {
    let names: Vec<String> = open.iter().map(|link| link.to_string()).collect();
    names.join(", ")
}
