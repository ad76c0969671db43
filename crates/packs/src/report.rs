//! Reports: everything that is wrong with a pack, with its place.

use std::fmt::{self, Write as _};
use std::ops::Range;

use serde_json::json;

use crate::text::is_control;
use crate::{Mistake, PackPart};

/// All problems of one file, sorted by position.
///
/// ```
/// let text = lucid_packs::template(lucid_packs::TitleId::Dreamscape);
/// let broken = text.replacen("level = 1", "level = 9", 1);
/// let report = lucid_packs::read("new.toml", &broken).unwrap_err();
/// let problem = &report.problems[0];
/// assert_eq!(&broken[problem.span.clone()], "9");
/// assert_eq!(report.to_string().lines().count(), report.problems.len());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The name of the file, as the reader knows it.
    pub file: String,
    /// The text of the file.
    pub source: String,
    /// What is wrong.
    pub problems: Vec<Finding>,
}

/// One thing that is wrong or could be better.
///
/// ```
/// use lucid_packs::{Mistake, Severity};
///
/// let text = lucid_packs::template(lucid_packs::TitleId::Dreamscape);
/// let broken = text.replacen("level = 1", "level = 9", 1);
/// let report = lucid_packs::read("new.toml", &broken).unwrap_err();
/// let problem = &report.problems[0];
/// assert_eq!(problem.severity, Severity::Error);
/// assert!(matches!(problem.reason, Mistake::OutOfRange { .. }));
/// let line = broken.lines().nth(problem.line - 1).unwrap();
/// assert!(line.starts_with("level = 9"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The bytes of the source that it is about.
    pub span: Range<usize>,
    /// The thing that it is about: `card memory-rock`, `tile 3`, `grid`, `head`.
    pub part: PackPart,
    /// What is wrong.
    pub reason: Mistake,
    /// Whether the pack can be played in spite of it.
    pub severity: Severity,
}

/// How bad a problem is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The pack cannot be played.
    Error,
    /// The pack can be played, but differs from what a good box holds.
    Advice,
}

/// The language of a report: how its values are put into words.
pub trait Words {
    /// How bad it is.
    fn severity(&self, severity: Severity) -> String;
    /// What it is about.
    fn part(&self, part: &PackPart) -> String;
    /// What is wrong.
    fn reason(&self, reason: &Mistake) -> String;
}

/// The words that findings print in.
struct English;

impl Words for English {
    fn severity(&self, severity: Severity) -> String {
        severity.name().to_owned()
    }

    fn part(&self, part: &PackPart) -> String {
        part.to_string()
    }

    fn reason(&self, reason: &Mistake) -> String {
        reason.to_string()
    }
}

impl Severity {
    /// The word in reports.
    pub const fn name(self) -> &'static str {
        ["error", "advice"][self as usize]
    }
}

/// One line for each problem: `file:line:column: item: reason`.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.lines(&English).join("\n"))
    }
}

/// Item and reason.
impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told(&English))
    }
}

impl Finding {
    fn told(&self, words: &dyn Words) -> String {
        let (part, reason) = (words.part(&self.part), words.reason(&self.reason));
        match self.severity {
            Severity::Error => format!("{part}: {reason}"),
            Severity::Advice => {
                let severity = words.severity(self.severity);
                format!("{severity}: {part}: {reason}")
            }
        }
    }
}

impl std::error::Error for Report {}

/// The widest piece of a line that is shown.
const WINDOW: usize = 100;

impl Report {
    /// How many problems of a severity there are.
    pub fn count(&self, severity: Severity) -> usize {
        let of_it = |problem: &&Finding| problem.severity == severity;
        self.problems.iter().filter(of_it).count()
    }

    /// One line for each problem: `file:line:column: item: reason`.
    pub fn lines(&self, words: &dyn Words) -> Vec<String> {
        let line = |problem: &Finding| {
            let Finding { line, column, .. } = problem;
            format!("{}:{line}:{column}: {}", self.file, problem.told(words))
        };
        self.problems.iter().map(line).collect()
    }

    /// For terminals: every problem with its line, underlined as compilers do, and
    /// the sum of them, in English.
    ///
    /// ```
    /// let text = lucid_packs::template(lucid_packs::TitleId::Dreamscape);
    /// let broken = text.replacen("level = 1", "level = 9", 1);
    /// let report = lucid_packs::read("new.toml", &broken).unwrap_err();
    /// let drawn = report.pretty(false);
    /// assert!(drawn.contains("level = 9") && drawn.contains('^'));
    /// ```
    pub fn pretty(&self, colour: bool) -> String {
        let mut out = self.drawn(colour, &English);
        let counted = |n: usize, one: &str, many: &str| match n {
            0 => None,
            1 => Some(format!("1 {one}")),
            n => Some(format!("{n} {many}")),
        };
        let sums = [
            counted(self.count(Severity::Error), "error", "errors"),
            counted(
                self.count(Severity::Advice),
                "piece of advice",
                "pieces of advice",
            ),
        ];
        let sums: Vec<String> = sums.into_iter().flatten().collect();
        if !sums.is_empty() {
            let _ = writeln!(out, "{}: {}", self.file, sums.join(", "));
        }
        out
    }

    /// For terminals: every problem with its line, underlined as compilers do.
    pub fn drawn(&self, colour: bool, words: &dyn Words) -> String {
        let paint = Paint { colour };
        let widest = self.problems.iter().map(|problem| problem.line).max();
        let gutter = widest.unwrap_or(1).to_string().len();
        let mut out = String::new();
        for problem in &self.problems {
            self.draw(problem, words, (gutter, paint), &mut out);
            out.push('\n');
        }
        out
    }

    fn draw(
        &self,
        problem: &Finding,
        words: &dyn Words,
        (gutter, paint): (usize, Paint),
        out: &mut String,
    ) {
        let Finding {
            line,
            column,
            severity,
            ..
        } = problem;
        let (part, reason) = (words.part(&problem.part), words.reason(&problem.reason));
        let tone = match severity {
            Severity::Error => "1;31",
            Severity::Advice => "1;33",
        };
        let headline = paint.with("1", &format!(": {part}: {reason}"));
        let bar = paint.with("1;34", "|");
        let pad = " ".repeat(gutter);
        let severity = paint.with(tone, &words.severity(*severity));
        let _ = writeln!(out, "{severity}{headline}");
        let arrow = paint.with("1;34", "-->");
        let _ = writeln!(out, "{pad}{arrow} {}:{line}:{column}", self.file);
        let text = self.source.lines().nth(line - 1).unwrap_or("");
        // A pack may be one endless line: show what is around the place.
        let from = if *column > WINDOW {
            column - WINDOW / 2
        } else {
            0
        };
        let shown: Vec<char> = text.chars().skip(from).take(WINDOW).collect();
        let shown: String = (shown.iter())
            .map(|c| if is_control(*c) { ' ' } else { *c })
            .collect();
        let number = paint.with("1;34", &format!("{line:>gutter$}"));
        let _ = writeln!(out, "{pad} {bar}");
        let _ = writeln!(out, "{number} {bar} {}", shown.trim_end());
        let before = column - 1 - from;
        let here = self.source.get(problem.span.clone()).unwrap_or("");
        let marked = here.lines().next().unwrap_or("").chars().count();
        let room = shown.trim_end().chars().count().saturating_sub(before);
        let carets = "^".repeat(marked.min(room).max(1));
        let carets = paint.with(tone, &carets);
        let _ = writeln!(out, "{pad} {bar} {}{carets}", " ".repeat(before));
    }

    /// For programs: one JSON object.
    ///
    /// ```
    /// let text = lucid_packs::template(lucid_packs::TitleId::Dreamscape);
    /// let broken = text.replacen("level = 1", "level = 9", 1);
    /// let report = lucid_packs::read("new.toml", &broken).unwrap_err();
    /// let value: serde_json::Value = serde_json::from_str(&report.json()).unwrap();
    /// assert_eq!(value["file"], "new.toml");
    /// ```
    pub fn json(&self) -> String {
        let problems: Vec<_> = (self.problems.iter())
            .map(|problem| {
                json!({
                    "line": problem.line,
                    "column": problem.column,
                    "start": problem.span.start,
                    "end": problem.span.end,
                    "item": problem.part.to_string(),
                    "severity": problem.severity.name(),
                    "reason": problem.reason.to_string(),
                })
            })
            .collect();
        json!({ "file": self.file, "problems": problems }).to_string()
    }
}

/// Colours of a terminal, or none.
#[derive(Clone, Copy)]
struct Paint {
    colour: bool,
}

impl Paint {
    fn with(self, code: &str, text: &str) -> String {
        if self.colour {
            format!("\x1b[{code}m{text}\x1b[0m")
        } else {
            text.to_owned()
        }
    }
}
