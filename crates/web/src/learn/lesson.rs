//! A lesson as text.
//!
//! ```text
//! lesson: journey
//! game: dreamscape
//! title.en: The journey
//! title.de: Die Reise
//! about.en: …
//! about.de: …
//!
//! == stage
//! rules: T2 C2
//! show: world hands
//! goal.en: Collect the blue shard.
//! goal.de: …
//! hint.en: …
//! hint.de: …
//! done.en: …
//! done.de: …
//! want: hands u
//! line: +u
//! wrong: end
//! position:
//! rules: sylex players=2
//! phase: travel
//! …
//! ```
//!
//! A language without a line of its own reads the English one.
//!
//! The position follows in the engine's own notation, without its first line.
//! `line` reaches the goal and is what “show me” plays; `wrong` is legal and
//! loses it.

use lucid_texts::Language;
use lucid_titles::TitleId;

use super::teach::Wish;

/// A sentence in each language that it has been translated to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Translated([&'static str; Language::ALL.len()]);

impl Translated {
    /// The sentence in a language, or in English.
    pub fn to(self, language: Language) -> &'static str {
        match self.0[language as usize] {
            "" => self.0[Language::English as usize],
            text => text,
        }
    }

    fn set(&mut self, tag: &str, text: &'static str) -> Option<()> {
        let language = Language::ALL.iter().find(|known| known.tag() == tag)?;
        self.0[*language as usize] = text;
        Some(())
    }
}

/// A part of the table that a stage shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TablePart {
    /// The Dreamworld.
    World,
    /// The learner's Dreamscape.
    OwnBoard,
    /// The shards in Hands.
    Hands,
    /// The learner's cards.
    Cards,
    /// The purposes.
    Purposes,
    /// Bag, decks and reserves.
    Store,
    /// What the others have, Mr Nightmare included.
    Others,
    /// The dream tile and the learner's composition.
    Dream,
}

impl TablePart {
    const ALL: [(TablePart, &'static str); 8] = [
        (TablePart::World, "world"),
        (TablePart::OwnBoard, "own-board"),
        (TablePart::Hands, "hands"),
        (TablePart::Cards, "cards"),
        (TablePart::Purposes, "purposes"),
        (TablePart::Store, "store"),
        (TablePart::Others, "others"),
        (TablePart::Dream, "dream"),
    ];

    fn named(name: &str) -> Option<TablePart> {
        let mut all = TablePart::ALL.into_iter();
        all.find_map(|(part, known)| (known == name).then_some(part))
    }
}

/// A position with a goal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stage {
    /// What the learner is asked to do.
    pub goal: Translated,
    /// The hint after a step that loses the goal.
    pub hint: Translated,
    /// The praise, with what has been learned.
    pub done: Translated,
    /// The ids of the rules that it teaches.
    pub rules: Vec<&'static str>,
    /// The parts of the table to show, in this order.
    pub show: Vec<TablePart>,
    /// The part that is highlighted.
    pub point: Option<TablePart>,
    /// The conditions of the goal, all of which must hold.
    pub wishes: Vec<Wish>,
    /// Actions that reach the goal.
    pub line: Vec<&'static str>,
    /// A legal action that loses it.
    pub wrong: &'static str,
    /// Seeds the chance.
    pub seed: u64,
    /// The position as text, without its first line.
    pub position: &'static str,
}

/// A few stages about one thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Its name in addresses and in storage.
    pub id: &'static str,
    /// Which game it is about.
    pub game: TitleId,
    /// Its title.
    pub title: Translated,
    /// What it teaches, in one sentence.
    pub about: Translated,
    /// The stages, in order.
    pub stages: Vec<Stage>,
}

impl Lesson {
    /// Reads a lesson.
    ///
    /// # Errors
    /// The line that cannot be read.
    pub fn read(text: &'static str) -> Result<Lesson, &'static str> {
        let mut parts = text.split("\n== stage\n");
        let mut lesson = Lesson {
            id: "",
            game: TitleId::DEFAULT,
            title: Translated::default(),
            about: Translated::default(),
            stages: Vec::new(),
        };
        for line in lines(parts.next().unwrap_or_default()) {
            lesson.head(line).ok_or(line)?;
        }
        for part in parts {
            lesson.stages.push(stage(part)?);
        }
        Ok(lesson)
    }

    fn head(&mut self, line: &'static str) -> Option<()> {
        let (name, value) = line.split_once(": ")?;
        match name.split_once('.').unwrap_or((name, "")) {
            ("lesson", "") => self.id = value,
            ("game", "") => self.game = TitleId::named(value)?,
            ("title", tag) => self.title.set(tag, value)?,
            ("about", tag) => self.about.set(tag, value)?,
            _ => return None,
        }
        Some(())
    }
}

fn stage(text: &'static str) -> Result<Stage, &'static str> {
    let (head, position) = text.split_once("\nposition:\n").ok_or("position:")?;
    let mut stage = Stage {
        position,
        ..Stage::default()
    };
    for line in lines(head) {
        read(&mut stage, line).ok_or(line)?;
    }
    Ok(stage)
}

fn read(stage: &mut Stage, line: &'static str) -> Option<()> {
    let (name, value) = line.split_once(": ")?;
    match name.split_once('.').unwrap_or((name, "")) {
        ("goal", tag) => stage.goal.set(tag, value)?,
        ("hint", tag) => stage.hint.set(tag, value)?,
        ("done", tag) => stage.done.set(tag, value)?,
        ("rules", "") => stage.rules = value.split(' ').collect(),
        ("show", "") => {
            stage.show = value
                .split(' ')
                .map(TablePart::named)
                .collect::<Option<_>>()?;
        }
        ("point", "") => stage.point = Some(TablePart::named(value)?),
        ("want", "") => stage.wishes.push(Wish::read(value)),
        ("line", "") => stage.line = value.split(' ').collect(),
        ("wrong", "") => stage.wrong = value,
        ("seed", "") => stage.seed = value.parse().ok()?,
        _ => return None,
    }
    Some(())
}

/// The lines that are neither empty nor comments.
fn lines(text: &'static str) -> impl Iterator<Item = &'static str> {
    let lines = text.lines().map(str::trim_end);
    lines.filter(|line| !line.is_empty() && !line.starts_with('#'))
}
