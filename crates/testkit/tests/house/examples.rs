//! The example programs of the crates print what the book says that they print.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// The programs in `examples` folders that show how the crates are used. The others are tools.
const EXAMPLES: [&str; 6] = [
    "draw_card",
    "own_bot",
    "random_game",
    "read_pack",
    "read_record",
    "search",
];

/// Stands for anything in the output that a page shows.
const ANYTHING: char = '…';

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Builds all examples at once and returns where each of them lies.
///
/// The whole workspace is selected, so that dependencies have the features that they have in all
/// other tests and are not built again.
fn build() -> BTreeMap<String, PathBuf> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = Command::new(cargo);
    command.args(["build", "--quiet", "--workspace", "--message-format=json"]);
    for example in EXAMPLES {
        command.args(["--example", example]);
    }
    let output = command.current_dir(root()).output().expect("cargo runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    let messages = String::from_utf8(output.stdout).expect("cargo writes text");
    let messages = messages
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"));
    let built = messages.filter_map(|message: Value| {
        let path = message["executable"].as_str()?;
        Some((message["target"]["name"].as_str()?.to_owned(), path.into()))
    });
    built.collect()
}

/// An example, its arguments and what the page says that it prints.
struct Shown<'p> {
    example: &'p str,
    arguments: Vec<&'p str>,
    output: &'p str,
}

impl<'p> Shown<'p> {
    /// Reads a block of the page from behind `$ cargo run`.
    fn read(block: &'p str) -> Shown<'p> {
        let block = block.split("```").next().unwrap_or("");
        let (command, output) = block.split_once('\n').expect("a command has a line");
        let (_, words) = command.split_once("--example ").expect("an example");
        let mut words = words.split(' ');
        Shown {
            example: words.next().unwrap_or(""),
            arguments: words.filter(|word| *word != "--").collect(),
            output: output.trim_end(),
        }
    }
}

/// Whether a text is the pattern, in which [`ANYTHING`] stands for any text.
fn fits(pattern: &str, text: &str) -> bool {
    let mut parts = pattern.split(ANYTHING);
    let first = parts.next().unwrap_or("");
    let Some(mut rest) = text.strip_prefix(first) else {
        return false;
    };
    let Some(last) = parts.next_back() else {
        return rest.is_empty();
    };
    for part in parts {
        let Some(at) = rest.find(part) else {
            return false;
        };
        rest = &rest[at + part.len()..];
    }
    rest.ends_with(last)
}

#[test]
fn examples_print_what_the_book_shows() {
    let page = fs::read_to_string(root().join("docs/src/library.md")).expect("the page");
    let programs = build();
    let mut seen = Vec::new();
    for Shown {
        example,
        arguments,
        output,
    } in page
        .split("```console\n$ cargo run ")
        .skip(1)
        .map(Shown::read)
    {
        let program = programs.get(example);
        let program = program.unwrap_or_else(|| panic!("{example} is no example"));
        let run = Command::new(program)
            .args(arguments)
            .current_dir(root())
            .output()
            .expect("it runs");
        let printed = String::from_utf8(run.stdout).expect("it prints text");
        let errors = String::from_utf8_lossy(&run.stderr);
        assert!(run.status.success(), "{example}: {errors}");
        assert!(
            fits(output, printed.trim_end()),
            "{example} prints\n{printed}\nand the page shows\n{output}"
        );
        seen.push(example);
    }
    seen.sort_unstable();
    assert_eq!(seen, EXAMPLES, "the page shows every example once");
}

#[test]
fn a_pattern_fits_what_it_shows() {
    assert!(fits("all", "all") && fits("a…c", "abc") && fits("a…", "abc") && fits("…c", "abc"));
    assert!(fits("a…b…c", "a 1 b 2 c"));
    assert!(!fits("a", "ab") && !fits("a…c", "ab") && !fits("a…x…c", "abc") && !fits("b…", "abc"));
}
