//! The text of a pack with every problem marked at its place.

use lucid_packs::{Finding, Report};

/// Lines of context around a problem.
const AROUND: usize = 2;
/// The longest piece of a line that is shown.
const LONGEST: usize = 240;

/// Lines that belong together; between blocks, lines without problems are left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceBlock {
    /// The lines.
    pub lines: Vec<SourceLine>,
}

/// A line of the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceLine {
    /// Its number, from 1.
    pub number: usize,
    /// Its text in pieces.
    pub pieces: Vec<Piece>,
    /// The problems that begin in it, as places in the report.
    pub problems: Vec<usize>,
}

/// A piece of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// What stands there.
    pub text: String,
    /// Whether a problem is about it.
    pub marked: bool,
}

/// The source of a report with its problems in place.
pub fn annotated_source(report: &Report) -> Vec<SourceBlock> {
    let lines: Vec<&str> = report.source.lines().collect();
    let count = lines.len().max(1);
    let line_of = |problem: &Finding| problem.line.clamp(1, count);
    let mut shown = vec![false; count + 1];
    for problem in &report.problems {
        let line = line_of(problem);
        let to = (line + AROUND).min(count);
        shown[line.saturating_sub(AROUND).max(1)..=to].fill(true);
    }
    let mut blocks: Vec<SourceBlock> = Vec::new();
    let mut start = 0;
    for number in 1..=count {
        let text = lines.get(number - 1).copied().unwrap_or_default();
        if shown[number] {
            let here = (report.problems.iter().enumerate())
                .filter(|(_, problem)| line_of(problem) == number);
            let problems: Vec<usize> = here.map(|(index, _)| index).collect();
            let line = SourceLine {
                number,
                pieces: pieces(text, start, report),
                problems,
            };
            match blocks.last_mut() {
                Some(block) if shown[number - 1] => block.lines.push(line),
                _ => blocks.push(SourceBlock { lines: vec![line] }),
            }
        }
        start += text.len();
        // Lines end with LF or CRLF.
        let rest = report.source.get(start..).unwrap_or_default();
        start += match rest.as_bytes() {
            [b'\r', b'\n', ..] => 2,
            [b'\n', ..] => 1,
            _ => 0,
        };
    }
    blocks
}

/// Cuts a line where marks begin and end. An empty range marks the character there, or the end
/// of the line.
fn pieces(text: &str, start: usize, report: &Report) -> Vec<Piece> {
    let end = start + text.len();
    let mut marks = vec![false; text.len() + 1];
    for problem in &report.problems {
        let span = &problem.span;
        let from = span.start.clamp(start, end) - start;
        let to = span.end.clamp(start, end) - start;
        if span.start < end && span.end > start {
            marks[from..to].fill(true);
        } else if span.is_empty() && (start..=end).contains(&span.start) {
            marks[from] = true;
        }
    }
    let mut pieces: Vec<Piece> = Vec::new();
    for (shown, (at, letter)) in text.char_indices().enumerate() {
        if shown == LONGEST {
            pieces.push(Piece {
                text: "…".to_owned(),
                marked: false,
            });
            break;
        }
        // Bidi controls and cursor movements are not shown.
        let letter = match letter {
            '\t' => ' ',
            other if lucid_packs::is_control(other) => '\u{fffd}',
            other => other,
        };
        let marked = (at..at + letter_len(text, at)).any(|byte| marks[byte]);
        match pieces.last_mut() {
            Some(piece) if piece.marked == marked => piece.text.push(letter),
            _ => pieces.push(Piece {
                text: letter.to_string(),
                marked,
            }),
        }
    }
    if marks[text.len()] && !pieces.iter().any(|piece| piece.marked) {
        pieces.push(Piece {
            text: " ".to_owned(),
            marked: true,
        });
    }
    pieces
}

fn letter_len(text: &str, at: usize) -> usize {
    text[at..].chars().next().map_or(1, char::len_utf8)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn broken() -> Vec<(String, Report)> {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../packs/tests/broken");
        let files = std::fs::read_dir(folder).unwrap();
        let all: Vec<(String, Report)> = files
            .map(|file| {
                let path = file.unwrap().path();
                let name = path.file_name().unwrap().to_string_lossy().into_owned();
                let bytes = std::fs::read(&path).unwrap();
                let report = lucid_packs::read_bytes(&name, &bytes).unwrap_err();
                (name, report)
            })
            .collect();
        assert!(all.len() > 70);
        all
    }

    #[test]
    fn every_problem_of_a_broken_pack_is_at_its_line() {
        for (name, report) in broken() {
            let blocks = annotated_source(&report);
            let lines: Vec<&SourceLine> = blocks.iter().flat_map(|block| &block.lines).collect();
            let mut told: Vec<usize> = Vec::new();
            for line in &lines {
                for index in &line.problems {
                    let at = report.problems[*index].line.max(1);
                    assert!(at == line.number || report.source.is_empty(), "{name}");
                    told.push(*index);
                }
            }
            told.sort_unstable();
            let all: Vec<usize> = (0..report.problems.len()).collect();
            assert_eq!(told, all, "{name}");
            assert!(lines.windows(2).all(|pair| pair[0].number < pair[1].number));
        }
    }

    #[test]
    fn the_cause_of_a_problem_is_marked() {
        let text = lucid_packs::template(lucid_packs::TitleId::Dreamscape)
            .replace("level = 1  ", "level = 9  ");
        let report = lucid_packs::read("x.toml", &text).unwrap_err();
        let blocks = annotated_source(&report);
        let marks: Vec<&str> = (blocks.iter())
            .flat_map(|block| &block.lines)
            .flat_map(|line| &line.pieces)
            .filter(|piece| piece.marked)
            .map(|piece| piece.text.as_str())
            .collect();
        assert!(marks.contains(&"9"), "{marks:?}");
        // All lines are as they stand in the file.
        for line in blocks.iter().flat_map(|block| &block.lines) {
            let shown: String = line
                .pieces
                .iter()
                .map(|piece| piece.text.as_str())
                .collect();
            let there = text.lines().nth(line.number - 1).unwrap();
            assert_eq!(shown.trim_end(), there.trim_end());
        }
    }

    #[test]
    fn an_empty_file_has_its_problem_in_the_first_line() {
        let report = lucid_packs::read("x.toml", "").unwrap_err();
        let blocks = annotated_source(&report);
        assert_eq!(blocks[0].lines[0].number, 1);
        assert!(!blocks[0].lines[0].problems.is_empty());
    }
}
