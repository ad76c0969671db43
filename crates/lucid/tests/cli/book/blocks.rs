//! Blocks and commands of a page.

use std::ops::Range;

/// A fenced block: the words after its fence, and which lines of the page it has.
pub(crate) struct Block {
    pub(crate) words: Vec<String>,
    pub(crate) lines: Range<usize>,
}

impl Block {
    pub(crate) fn is(&self, kind: &str) -> bool {
        self.words.first().is_some_and(|word| word == kind)
    }

    /// The file that the block is.
    pub(crate) fn file(&self) -> Option<&str> {
        let name = self.words.get(1)?;
        name.contains('.').then_some(name)
    }
}

pub(crate) fn blocks(lines: &[&str]) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut open: Option<(usize, &str)> = None;
    for (at, line) in lines.iter().enumerate() {
        let Some(words) = line.strip_prefix("```") else {
            continue;
        };
        match open.take() {
            None => open = Some((at, words)),
            Some((from, words)) => blocks.push(Block {
                words: words.split_whitespace().map(str::to_owned).collect(),
                lines: from + 1..at,
            }),
        }
    }
    assert!(open.is_none(), "a block is not closed");
    blocks
}

/// A command of a `console` block, and where what it prints stands.
pub(crate) struct Sample {
    pub(crate) command: String,
    pub(crate) output: Range<usize>,
}

pub(crate) fn samples(lines: &[&str], block: &Block) -> Vec<Sample> {
    let mut samples: Vec<Sample> = Vec::new();
    let mut at = block.lines.start;
    while at < block.lines.end {
        if lines[at].starts_with("$ ") {
            let (command, next) = whole(lines, at, "$ ");
            samples.push(Sample {
                command,
                output: next..next,
            });
            at = next;
        } else {
            let sample = samples.last_mut().expect("a console begins with a command");
            at += 1;
            sample.output.end = at;
        }
    }
    samples
}

/// A command with the lines that continue it, and the line after it.
fn whole(lines: &[&str], mut at: usize, prompt: &str) -> (String, usize) {
    let mut command = lines[at].trim_start_matches(prompt).to_owned();
    while let Some(part) = command.strip_suffix('\\') {
        at += 1;
        command = format!("{} {}", part.trim_end(), lines[at].trim_start());
    }
    (command, at + 1)
}

/// Words that begin like a command: lines of records, and what is hashed with them.
const FORMATS: &[&str] = &["lucid record ", "lucid game ", "lucid seat ", "lucid seed"];

/// Every command of a page with its line: in blocks, in running text and in comments.
pub(crate) fn commands(text: &str) -> Vec<(usize, String)> {
    let lines: Vec<&str> = text.lines().collect();
    let blocks = blocks(&lines);
    let mut commands = Vec::new();
    for block in &blocks {
        if block.is("console") {
            let samples = samples(&lines, block);
            commands.extend(samples.into_iter().map(|it| (it.output.start, it.command)));
        } else if block.is("sh") {
            let mut at = block.lines.start;
            while at < block.lines.end {
                let (command, next) = whole(&lines, at, "");
                commands.push((at + 1, command));
                at = next;
            }
        } else {
            for at in block.lines.clone() {
                let line = lines[at];
                let hidden = ["$ ", "lucid ", "cargo "]
                    .iter()
                    .any(|it| line.starts_with(it));
                // The first lines of records and kept games begin like that.
                let is_format = FORMATS.iter().any(|it| line.starts_with(it));
                assert!(
                    !hidden || is_format,
                    "line {}: a command, so mark its block as `console` or `sh`",
                    at + 1
                );
            }
        }
    }
    for (at, line) in lines.iter().enumerate() {
        if blocks.iter().any(|block| block.lines.contains(&at)) {
            continue;
        }
        if let Some(rest) = line.strip_prefix("<!-- measured: ") {
            let command = rest.trim_end_matches("-->").trim();
            let command = command.trim_start_matches("written by ");
            commands.push((at + 1, command.to_owned()));
        }
        // Every second part stands between backticks.
        let spans = line.split('`').skip(1).step_by(2);
        let files = ["deploy/", "crates/", "docs/", "packs/", "xtask/"];
        let told = spans.filter(|span| {
            let is_file = files.iter().any(|file| span.starts_with(file)) && !span.contains(' ');
            let is_format = FORMATS.iter().any(|it| span.starts_with(it));
            (span.starts_with("lucid ") && !is_format) || span.contains("cargo ") || is_file
        });
        commands.extend(told.map(|span| (at + 1, span.to_owned())));
    }
    commands
}
