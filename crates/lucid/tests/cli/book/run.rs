//! Runs the commands of a page and compares what they print.

use std::env;
use std::fs;
use std::ops::Range;
use std::path::Path;
use std::process::{Command, Stdio};

use super::blocks::{Block, blocks, samples};
use super::mask::masked;
use super::root;

/// What stands for lines that are left out.
const LEFT_OUT: &str = "…";

/// Runs all blocks of a page, from the top, in one new folder.
pub(crate) fn page(path: &str) {
    let text = fs::read_to_string(root().join(path)).expect(path);
    let lines: Vec<&str> = text.lines().collect();
    let folder = tempfile::tempdir().expect("a folder");
    let mut faults = Vec::new();
    let mut mended = Vec::new();
    for block in blocks(&lines) {
        if let Some(name) = block.file() {
            fs::write(folder.path().join(name), file(&lines, &block)).expect(name);
        }
        if !block.is("console") {
            continue;
        }
        for sample in samples(&lines, &block) {
            // Examples of the libraries are built, run and compared by tests/examples.rs of
            // the test kit.
            if sample.command.starts_with("cargo run ") {
                continue;
            }
            let printed = run(&sample.command, folder.path());
            let printed: Vec<&str> = printed.lines().collect();
            let told = &lines[sample.output.clone()];
            if let Some(difference) = difference(told, &printed) {
                let at = sample.output.start;
                faults.push(format!("{path}:{at}: $ {}\n{difference}", sample.command));
                mended.push((sample.output, shortened(told, &printed)));
            }
        }
    }
    if faults.is_empty() {
        return;
    }
    if env::var("LUCID_BOOK").is_ok_and(|word| word == "write") {
        fs::write(root().join(path), rewritten(&lines, &mended)).expect(path);
        return;
    }
    panic!(
        "{}\n\nLUCID_BOOK=write cargo nextest run -p lucid --test cli book:: writes what is printed",
        faults.join("\n\n")
    );
}

fn file(lines: &[&str], block: &Block) -> String {
    let lines = &lines[block.lines.clone()];
    lines.iter().flat_map(|line| [line, "\n"]).collect()
}

/// What a command prints on both streams. It must succeed.
fn run(command: &str, folder: &Path) -> String {
    let program = Path::new(env!("CARGO_BIN_EXE_lucid"));
    let programs = program.parent().expect("a folder");
    let path = env::var("PATH").unwrap_or_default();
    let ran = Command::new("sh")
        .args(["-c", &format!("exec 2>&1\n{command}")])
        .current_dir(folder)
        .env_clear()
        .env("PATH", format!("{}:{path}", programs.display()))
        .env("HOME", folder)
        .env("LC_ALL", "C.UTF-8")
        .env("NO_COLOR", "1")
        .env("COLUMNS", "80")
        .stdin(Stdio::null())
        .output()
        .expect("a shell");
    let printed = String::from_utf8(ran.stdout).expect("text");
    assert!(
        ran.status.success(),
        "$ {command}\n{printed}\n{}; a command that is to fail is shown with `|| echo \"exit code $?\"`",
        ran.status
    );
    printed
}

/// The first line that differs, where any does.
fn difference(told: &[&str], printed: &[&str]) -> Option<String> {
    let (told, printed) = (masked(told), masked(printed));
    let (at, rest) = matched(&told, &printed)?;
    let shown = |lines: &[String], at: usize| match lines.get(at) {
        Some(line) => format!("`{line}`"),
        None => "nothing more".to_owned(),
    };
    let is = shown(&printed, rest);
    Some(format!(
        "  the page has  {}\n  printed was   {is}",
        shown(&told, at)
    ))
}

/// Where the two part, none if they do not.
fn matched(told: &[String], printed: &[String]) -> Option<(usize, usize)> {
    let mut from = 0;
    for at in 0..told.len() {
        if told[at] == LEFT_OUT {
            let after = &told[at + 1..];
            let mut best = (at + 1, printed.len());
            for start in from..=printed.len() {
                match matched(after, &printed[start..]) {
                    None => return None,
                    Some((line, rest)) if at + 1 + line > best.0 => {
                        best = (at + 1 + line, start + rest);
                    }
                    Some(_) => {}
                }
            }
            return Some(best);
        }
        if printed.get(from) != Some(&told[at]) {
            return Some((at, from));
        }
        from += 1;
    }
    (from < printed.len()).then_some((told.len(), from))
}

/// What is printed, with as many lines at either end as the page has.
fn shortened(told: &[&str], printed: &[&str]) -> Vec<String> {
    let left_out = |line: &&str| *line == LEFT_OUT;
    let head = told.iter().position(left_out);
    let tail = told.iter().rev().position(left_out);
    let lines = match (head, tail) {
        (Some(head), Some(tail)) if head + tail < printed.len() => {
            let mut lines = printed[..head].to_vec();
            lines.push(LEFT_OUT);
            lines.extend(&printed[printed.len() - tail..]);
            lines
        }
        _ => printed.to_vec(),
    };
    lines
        .into_iter()
        .map(|line| line.trim_end().to_owned())
        .collect()
}

fn rewritten(lines: &[&str], mended: &[(Range<usize>, Vec<String>)]) -> String {
    let mut text = String::new();
    let mut from = 0;
    for (range, printed) in mended {
        let kept = lines[from..range.start]
            .iter()
            .map(|line| (*line).to_owned());
        for line in kept.chain(printed.iter().cloned()) {
            text.push_str(&line);
            text.push('\n');
        }
        from = range.end;
    }
    for line in &lines[from..] {
        text.push_str(line);
        text.push('\n');
    }
    text
}

#[test]
fn a_sample_may_leave_out_lines_and_nothing_else() {
    let differs = |told: &str, printed: &str| {
        let told: Vec<&str> = told.split(' ').collect();
        let printed: Vec<&str> = printed.split(' ').collect();
        difference(&told, &printed).is_some()
    };
    assert!(!differs("a b c", "a b c"));
    assert!(!differs("a … c", "a b b c"));
    assert!(!differs("… b … d", "a b c b d"));
    assert!(!differs("a …", "a"));
    assert!(differs("a b", "a b c"));
    assert!(differs("a b c", "a b"));
    assert!(differs("a … c", "a b b"));
    assert!(differs("a x …", "a b c"));
}
