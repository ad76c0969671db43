//! The companion for a real table: what it asks, says and cannot take.

use std::io;

use lucid_dreamscape::companion::{
    Companion, EntryProblem, Fact, JournalProblem, SetupProblem, Trouble, Want,
};
use lucid_dreamscape::{Colour, LinkSet, Location};

use crate::Texts;
use crate::bundle::Args;

/// The words that a person may type, with the id of what they mean.
const HELP: [(&str, &str); 18] = [
    ("1:gbw  2:-", "row"),
    ("red:5-6,4-5  red:-  +4-5  -5-6", "red"),
    ("dream:g3y4", "dream"),
    ("trees:g1", "trees"),
    ("cards:uw  cards:-", "cards"),
    ("rows:same  red:same  dream:same", "same-fact"),
    ("me:4", "me"),
    ("4-5", "link"),
    ("Enter  go", "go"),
    ("same", "same"),
    ("points 53", "points"),
    ("his:ggw his-trees:1 his-points:9", "his"),
    ("at:5 reserve:17", "at"),
    ("cycle:3 pays:5", "pays"),
    ("undo", "undo"),
    ("again", "again"),
    ("show", "show"),
    ("quit", "quit"),
];

impl Texts {
    /// What the companion waits for.
    pub fn companion_wish(&self, companion: &Companion) -> String {
        let what = match companion.want() {
            Want::Travel => "travel",
            Want::Creation => "creation",
            Want::Sleeper => "sleeper",
            Want::End => "end",
            Want::Link(open) => {
                let args = Args::new().with("links", links(open));
                return self.say("companion-link", &args);
            }
            Want::Points => {
                let args = Args::new().with("cards", "−5").with("red", "−3");
                return self.say("companion-points", &args);
            }
            Want::Nothing => return self.plain("companion-nothing"),
        };
        let turn = match companion.duel().first {
            true => "first",
            false => "second",
        };
        let untold = companion.untold();
        if untold.is_empty() && companion.want() != Want::Sleeper {
            return self.plain("companion-ready");
        }
        let args = Args::new().with("facts", self.facts(&untold));
        self.say(&format!("companion-{what}-{turn}"), &args)
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

    /// What was taken as told before.
    pub fn companion_assumed(&self, facts: &[Fact]) -> String {
        let args = Args::new().with("facts", self.facts(facts));
        self.say("companion-assumed", &args)
    }

    /// Things that are told, locations together.
    fn facts(&self, facts: &[Fact]) -> String {
        let rows: Vec<String> = (facts.iter())
            .filter_map(|fact| match fact {
                Fact::Row(location) => Some(location.to_string()),
                _ => None,
            })
            .collect();
        let mut names = Vec::new();
        if !rows.is_empty() {
            let args = Args::new().with("locations", rows.join(" "));
            names.push(self.say("companion-fact-rows", &args));
        }
        let name = |fact: &Fact| match fact {
            Fact::Row(_) => None,
            Fact::Harvest => Some("companion-fact-harvest"),
            Fact::Links => Some("companion-fact-links"),
            Fact::Dream => Some("companion-fact-dream"),
            Fact::Trees => Some("companion-fact-trees"),
            Fact::Cards => Some("companion-fact-cards"),
        };
        names.extend(facts.iter().filter_map(name).map(|id| self.plain(id)));
        names.join(", ")
    }

    /// How a game begins (L1, L17).
    pub fn companion_begins(&self) -> String {
        self.plain("companion-begins")
    }

    /// That a game goes on after so many lines.
    pub fn companion_resumed(&self, lines: usize) -> String {
        self.say("companion-resumed", &Args::new().with("count", lines))
    }

    /// Where the game is kept.
    pub fn companion_saved(&self, file: &str) -> String {
        self.say("companion-saved", &file_args(file))
    }

    /// Where the game was kept, when leaving.
    pub fn companion_left(&self, file: &str) -> String {
        self.say("companion-left", &file_args(file))
    }

    /// That the last lines were not kept, when leaving.
    pub fn companion_left_unsaved(&self, file: &str) -> String {
        self.say("companion-left-unsaved", &file_args(file))
    }

    /// Where the game before a new one is kept.
    pub fn companion_moved(&self, file: &str) -> String {
        self.say("companion-moved", &file_args(file))
    }

    /// That somebody else has changed the file.
    pub fn companion_changed(&self) -> String {
        self.plain("companion-file-changed")
    }

    /// What stands above his last deeds, told again.
    pub fn companion_again(&self) -> String {
        self.plain("companion-again")
    }

    /// The question how hard he shall be.
    pub fn companion_ask_profile(&self, known: &str, usual: &str) -> String {
        let args = Args::new().with("known", known.to_owned());
        self.say(
            "companion-ask-profile",
            &args.with("usual", usual.to_owned()),
        )
    }

    /// That a game is kept under the name of a new one.
    pub fn companion_exists(&self, file: &str) -> String {
        self.say("companion-file-exists", &file_args(file))
    }

    /// That a line could not be kept.
    pub fn companion_unsaved(&self, error: &io::Error) -> String {
        let args = Args::new().with("reason", self.system_reason(error));
        self.say("companion-unsaved", &args)
    }

    /// Who has marker 1 (L4).
    pub fn companion_marker(&self, companion: &Companion) -> String {
        let id = match companion.duel().first {
            true => "companion-marker-his",
            false => "companion-marker-yours",
        };
        let args = Args::new().with("his", companion.place().number());
        self.say(id, &args.with("yours", companion.sleeper().number()))
    }

    /// That something was noted.
    pub fn companion_noted(&self) -> String {
        self.plain("companion-noted")
    }

    /// That a line was taken back, or that there was none.
    pub fn companion_undone(&self, line: Option<&str>) -> String {
        match line {
            Some(line) => {
                let args = Args::new().with("line", line.to_owned());
                self.say("companion-undone", &args)
            }
            None => self.plain("companion-nothing-to-undo"),
        }
    }

    /// That the player is paid for a purpose (L15).
    pub fn companion_purpose(&self, companion: &Companion, colour: Colour) -> String {
        let (his, yours) = companion.standing(colour);
        let args = Args::new()
            .with("purpose", self.purpose_of_colour(colour))
            .with("his", his)
            .with("yours", yours)
            .with("points", companion.pays());
        self.say("companion-purpose-yours", &args)
    }

    /// That the player chooses among equal shards (L12).
    pub fn companion_choose_card(&self) -> String {
        self.plain("companion-choose-card")
    }

    /// Who won (L16).
    pub fn companion_result(&self, his: i16, yours: i16) -> String {
        let id = match yours.cmp(&his) {
            std::cmp::Ordering::Greater => "companion-won",
            std::cmp::Ordering::Equal => "companion-lost-tie",
            std::cmp::Ordering::Less => "companion-lost",
        };
        let args = Args::new().with("his", i32::from(his));
        let args = match yours == his {
            true => args,
            false => args.with("yours", i32::from(yours)),
        };
        self.say(id, &args)
    }

    /// The cycle.
    pub fn companion_cycle(&self, companion: &Companion) -> String {
        let args = Args::new().with("cycle", companion.cycle());
        self.say(
            "companion-cycle",
            &args.with("cycles", companion.rules().cycles),
        )
    }

    /// Mr Nightmare as a heading.
    pub fn companion_he(&self) -> String {
        self.plain("companion-he")
    }

    /// The player as a heading.
    pub fn companion_you(&self) -> String {
        self.plain("companion-you")
    }

    /// Where somebody is.
    pub fn companion_on(&self, location: Location) -> String {
        let args = Args::new().with("location", location.number());
        self.say("companion-on", &args)
    }

    /// How many points he has.
    pub fn companion_points(&self, points: i16) -> String {
        let args = Args::new().with("points", i32::from(points));
        self.say("companion-points-his", &args)
    }

    /// That there are no shards.
    pub fn companion_no_shards(&self) -> String {
        self.plain("companion-no-shards")
    }

    /// That something has never been told.
    pub fn companion_unknown(&self) -> String {
        self.plain("companion-unknown")
    }

    /// How to get help.
    pub fn companion_help_hint(&self) -> String {
        self.plain("companion-help-hint")
    }

    /// The question for the purposes.
    pub fn companion_ask_purposes(&self) -> String {
        self.plain("companion-ask-purposes")
    }

    /// The words that may be typed, each with what it means.
    pub fn companion_help(&self) -> Vec<(String, String)> {
        let line = |(word, id): (&str, &str)| {
            let meaning = self.plain(&format!("companion-help-{id}"));
            (word.to_owned(), meaning)
        };
        HELP.into_iter().map(line).collect()
    }

    /// What the letters mean.
    pub fn companion_letters(&self) -> String {
        self.plain("companion-help-letters")
    }

    /// Why an entry is not taken.
    pub fn companion_trouble(&self, trouble: &Trouble) -> String {
        let args = Args::new();
        let (id, args) = match trouble {
            Trouble::Untold(facts) => ("untold", args.with("facts", self.facts(facts))),
            Trouble::NoRow(location) => ("no-row", args.with("location", location.number())),
            Trouble::SleeperFirst => ("sleeper-first", args),
            Trouble::LinkFirst(open) => ("link-first", args.with("links", links(*open))),
            Trouble::NoLinkWanted => ("no-link-wanted", args),
            Trouble::NotThatLink(open) => ("not-that-link", args.with("links", links(*open))),
            Trouble::TooMany {
                colour,
                told,
                there,
            } => (
                "too-many",
                (args.with("colour", self.colour(*colour)))
                    .with("told", *told)
                    .with("there", *there),
            ),
            Trouble::TooManyTrees { told, there } => (
                "too-many-trees",
                args.with("told", *told).with("there", *there),
            ),
            Trouble::NoSuchCycle(cycle) => ("no-such-cycle", args.with("cycle", *cycle)),
            Trouble::NoPointsWanted => ("no-points-wanted", args),
            Trouble::PointsFirst => ("points-first", args),
            Trouble::TooManyPoints(points) => {
                ("too-many-points", args.with("points", i32::from(*points)))
            }
            Trouble::Counted => ("counted", args),
            Trouble::Over => ("over", args),
        };
        self.say(&format!("companion-trouble-{id}"), &args)
    }

    /// Why a line cannot be read.
    pub fn entry_problem(&self, problem: &EntryProblem) -> String {
        let (id, word) = match problem {
            EntryProblem::Word(word) => ("word", word),
            EntryProblem::Twice(word) => ("twice", word),
            EntryProblem::AfterEnd(word) => ("after-end", word),
            EntryProblem::Shards(word) => ("shards", word),
            EntryProblem::Links(word) => ("links", word),
            EntryProblem::Location(word) => ("location", word),
            EntryProblem::Number(word) => ("number", word),
            EntryProblem::RedOnCards => return self.plain("companion-problem-red-on-cards"),
        };
        let args = Args::new().with("word", word.clone());
        self.say(&format!("companion-problem-{id}"), &args)
    }

    /// Why a game cannot start.
    pub fn companion_setup(&self, problem: &SetupProblem) -> String {
        match problem {
            SetupProblem::NotSolo => self.plain("companion-file-not-solo"),
            SetupProblem::Rules(problems) => {
                let said = problems.iter().map(|problem| self.rules_problem(*problem));
                said.collect::<Vec<_>>().join(" ")
            }
            SetupProblem::Purposes => self.plain("companion-purposes"),
        }
    }

    /// Why a file is no game, with the line that is wrong.
    pub fn journal_problem(&self, problem: &JournalProblem) -> (usize, String) {
        match problem {
            JournalProblem::Empty => (1, self.plain("companion-file-empty")),
            JournalProblem::Format => (1, self.plain("companion-file-format")),
            JournalProblem::Version(version) => {
                let args = Args::new().with("version", version.clone());
                (1, self.say("companion-file-version", &args))
            }
            JournalProblem::NoRules => (2, self.plain("companion-file-no-rules")),
            JournalProblem::Rules(error) => (2, self.parse_rules_error(error)),
            JournalProblem::NoPurposes => (3, self.plain("companion-file-no-purposes")),
            JournalProblem::Setup(problem) => {
                let line = match problem {
                    SetupProblem::Purposes => 3,
                    SetupProblem::NotSolo | SetupProblem::Rules(_) => 2,
                };
                (line, self.companion_setup(problem))
            }
            JournalProblem::Entry { line, problem } => (*line, self.entry_problem(problem)),
            JournalProblem::Trouble { line, trouble } => (*line, self.companion_trouble(trouble)),
        }
    }
}

/// A word that tells something.
fn example(fact: Fact) -> &'static str {
    match fact {
        Fact::Row(location) => ["1:gbw", "2:-", "3:uyb", "4:wg", "5:b", "6:ur"][location.index()],
        Fact::Harvest => "rows:same",
        Fact::Links => "red:3-6,5-6",
        Fact::Dream => "dream:g3y4",
        Fact::Trees => "trees:g1",
        Fact::Cards => "cards:uw",
    }
}

fn file_args(file: &str) -> Args {
    Args::new().with("file", file.to_owned())
}

/// `2-5, 4-5`
fn links(open: LinkSet) -> String {
    let names: Vec<String> = open.iter().map(|link| link.to_string()).collect();
    names.join(", ")
}
