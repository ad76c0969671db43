//! Words and their places inside a text of the file.

use crate::diagnostics::Span;

/// A text value, which knows where its parts stand in the file.
#[derive(Clone)]
pub(crate) struct Text {
    pub(crate) value: String,
    /// With the quotes.
    pub(crate) span: Span,
    /// Where the value begins; unknown when it was written with escapes.
    base: Option<usize>,
}

/// A word of a text with its place.
pub(crate) struct Word<'a> {
    pub(crate) word: &'a str,
    pub(crate) span: Span,
}

impl Text {
    pub(crate) fn new(source: &str, value: &str, span: Span) -> Text {
        let raw = source.get(span.clone()).unwrap_or("");
        let base = raw.find(value).map(|at| span.start + at);
        Text {
            value: value.to_owned(),
            span,
            base,
        }
    }

    /// The place of some bytes of the value.
    pub(crate) fn place(&self, at: usize, bytes: usize) -> Span {
        match self.base {
            Some(base) => base + at..base + at + bytes,
            None => self.span.clone(),
        }
    }

    /// Rows of words separated by blanks; rows without words are left out.
    pub(crate) fn rows(&self, breaks: &[char]) -> Vec<Vec<Word<'_>>> {
        let mut rows = Vec::new();
        let mut at = 0;
        for row in self.value.split_inclusive(breaks) {
            let words = self.words(row.trim_end_matches(breaks), at);
            if !words.is_empty() {
                rows.push(words);
            }
            at += row.len();
        }
        rows
    }

    fn words<'a>(&self, row: &'a str, start: usize) -> Vec<Word<'a>> {
        let mut words = Vec::new();
        let mut at = start;
        for piece in row.split_inclusive(char::is_whitespace) {
            let word = piece.trim_end();
            if !word.is_empty() {
                let span = self.place(at, word.len());
                words.push(Word { word, span });
            }
            at += piece.len();
        }
        words
    }
}

/// The word in a list that whoever wrote this probably meant.
pub(crate) fn meant(word: &str, known: &[&'static str]) -> Option<&'static str> {
    let letters = word.chars().count();
    // Distant words are no help, and measuring an endless one is slow.
    if letters > 40 {
        return None;
    }
    (known.iter())
        .map(|known| (distance(word, known), *known))
        .filter(|(distance, known)| *distance <= 1 + known.len().min(letters) / 5)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, known)| known)
}

/// How many letters have to be inserted, removed, changed or swapped.
fn distance(a: &str, b: &str) -> usize {
    let a: Vec<char> = a.chars().collect();
    let b: Vec<char> = b.chars().collect();
    let mut rows: Vec<Vec<usize>> = vec![(0..=b.len()).collect()];
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let changed = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut least = changed.min(rows[i - 1][j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                least = least.min(rows[i - 2][j - 2] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[a.len()][b.len()]
}

/// Whether a character does something to what is around it: besides control
/// characters those that turn the direction of writing, with which a text can
/// be made to look like another one.
pub fn is_control(c: char) -> bool {
    c.is_control() || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A character of the file, by its number when it cannot be shown.
pub fn letter(c: char) -> String {
    if is_control(c) {
        format!("U+{:04X}", u32::from(c))
    } else {
        c.to_string()
    }
}

/// A word of the file, shortened and without control characters, so that a report
/// stays readable.
///
/// ```
/// assert_eq!(lucid_packs::shown("moon-bridge"), "moon-bridge");
/// assert!(!lucid_packs::shown("a\u{202e}b").contains('\u{202e}'));
/// ```
pub fn shown(word: &str) -> String {
    let mut letters = word.chars().filter(|c| !is_control(*c));
    let mut short: String = letters.by_ref().take(40).collect();
    if letters.next().is_some() {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_pen_is_understood() {
        let known = ["level", "licence", "colour-slot", "points"];
        assert_eq!(meant("levle", &known), Some("level"));
        assert_eq!(meant("license", &known), Some("licence"));
        assert_eq!(meant("color-slot", &known), Some("colour-slot"));
        assert_eq!(meant("weather", &known), None);
        assert_eq!(meant("bleu", &["blue", "green"]), Some("blue"));
        assert_eq!(meant("gold", &["wild", "coin"]), None);
        assert_eq!(meant(&"x".repeat(100_000), &known), None);
    }

    #[test]
    fn words_know_their_place() {
        let source = "cells = \"\"\"\nab  c\n\n d / e\"\"\"";
        let span = 8..source.len();
        let text = Text::new(source, "ab  c\n\n d / e", span);
        let rows = text.rows(&['\n', '/']);
        let told: Vec<Vec<&str>> = (rows.iter())
            .map(|row| row.iter().map(|word| &source[word.span.clone()]).collect())
            .collect();
        assert_eq!(told, [vec!["ab", "c"], vec!["d"], vec!["e"]]);
    }
}
