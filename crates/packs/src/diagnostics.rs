//! The problems that are found while a pack is read.

use std::ops::Range;

use crate::{Deviation, Finding, Mistake, PackPart, Report, Severity};

/// Bytes of the source.
pub(crate) type Span = Range<usize>;

/// Collects problems and knows in which line they are.
pub(crate) struct Diagnostics<'t> {
    text: &'t str,
    /// Where each line starts.
    lines: Vec<usize>,
    problems: Vec<Finding>,
    left_off: usize,
}

/// More problems than anybody reads; a bound on what a hostile file costs.
const MOST: usize = 500;

/// Something that was read, and where it is in the file.
pub(crate) struct Located<T> {
    pub(crate) thing: T,
    /// As reports call it, such as `card memory-rock`.
    pub(crate) part: PackPart,
    pub(crate) span: Span,
}

impl<'t> Diagnostics<'t> {
    pub(crate) fn new(text: &'t str) -> Diagnostics<'t> {
        let after_breaks = text.match_indices('\n').map(|(at, _)| at + 1);
        Diagnostics {
            text,
            lines: std::iter::once(0).chain(after_breaks).collect(),
            problems: Vec::new(),
            left_off: 0,
        }
    }

    pub(crate) fn text(&self) -> &'t str {
        self.text
    }

    pub(crate) fn error(&mut self, span: Span, part: &PackPart, reason: Mistake) {
        self.add(span, part, reason, Severity::Error);
    }

    pub(crate) fn advice(&mut self, span: Span, part: &PackPart, quality: Deviation) {
        self.add(span, part, Mistake::Deviation(quality), Severity::Advice);
    }

    /// The line of a byte, from 1.
    pub(crate) fn line(&self, at: usize) -> usize {
        self.lines.partition_point(|start| *start <= at)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.problems.is_empty()
    }

    /// Takes out what was noted, sorted by position.
    pub(crate) fn take(&mut self) -> Vec<Finding> {
        let mut problems = std::mem::take(&mut self.problems);
        problems.sort_by_key(|problem| problem.span.start);
        if let (Some(last), left_off @ 1..) = (problems.last(), self.left_off) {
            let reason = Mistake::More(left_off);
            let part = PackPart::File;
            problems.push(Finding {
                part,
                reason,
                ..last.clone()
            });
        }
        problems
    }

    pub(crate) fn report(mut self, file: &str) -> Report {
        Report {
            file: file.to_owned(),
            source: self.text.to_owned(),
            problems: self.take(),
        }
    }

    fn add(&mut self, span: Span, part: &PackPart, reason: Mistake, severity: Severity) {
        if self.problems.len() >= MOST {
            self.left_off += 1;
            return;
        }
        let start = self.boundary(span.start);
        let end = self.boundary(span.end).max(start);
        let line = self.line(start);
        let before = &self.text[self.lines[line - 1]..start];
        self.problems.push(Finding {
            line,
            column: before.chars().count() + 1,
            span: start..end,
            part: part.clone(),
            reason,
            severity,
        });
    }

    /// A parser may point behind the end or into a character.
    fn boundary(&self, at: usize) -> usize {
        let at = at.min(self.text.len());
        let mut back = (0..=at).rev();
        back.find(|at| self.text.is_char_boundary(*at)).unwrap_or(0)
    }
}
