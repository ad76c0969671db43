//! Rules are cited where they are decided: who reads an engine finds the rule beside
//! the code, and who reads the book finds the code.
//!
//! The modules that decide are held to this line by line: every function cites a rule
//! in its comments, and from any line of it a citation is at most [`REACH`] lines of
//! code above.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// An engine and the page of the book that lists its rules.
struct Engine {
    source: &'static str,
    book: &'static str,
    /// The modules in which rules are decided.
    deciding: &'static [&'static str],
    /// Rules that are data or shape, and the file that has them.
    elsewhere: &'static [(&'static str, &'static str)],
}

const ENGINES: [Engine; 2] = [
    Engine {
        source: "crates/dreamscape/src",
        book: "docs/src/rules.md",
        deciding: &["legality", "play", "walk", "placements", "duel"],
        elsewhere: &[
            // Numbers of the edition table.
            ("E1", "rules.rs"),
            ("E2", "rules.rs"),
            // Names that only texts know.
            ("E18", "rules.rs"),
            // How many shards fill a location.
            ("C3", "rules.rs"),
            // The map, and which locations are neighbours.
            ("C1", "world.rs"),
            // What comes from a pack.
            ("C7", "content.rs"),
            // Which tiles chance can draw.
            ("E17", "chance.rs"),
        ],
    },
    Engine {
        source: "crates/dream-runners/src",
        book: "docs/src/runners.md",
        deciding: &["legality", "play", "resolution"],
        // Which tiles chance can reveal.
        elsewhere: &[("B1", "chance.rs")],
    },
];

/// How many lines of code may follow a citation until the next one.
const REACH: usize = 25;

/// Functions of up to so many lines look something up and decide nothing.
const SHORT: usize = 5;

/// Longer functions that decide nothing: they put together what others decide on, or
/// pass on what happened.
const PLUMBING: [&str; 7] = [
    "new",
    "score",
    "change",
    "happened",
    "in_scene",
    "push_block",
    "push_cell",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All source files below a folder, and the same folder's name as they are cited.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a readable folder") {
        let path = entry.expect("a readable entry").path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
    found.sort();
    found
}

impl Engine {
    fn sources(&self) -> Vec<(String, String)> {
        let folder = root().join(self.source);
        (sources(&folder).into_iter())
            .map(|path| {
                let name = path.strip_prefix(&folder).expect("a file of the folder");
                let text = fs::read_to_string(&path).expect("a readable file");
                (name.to_string_lossy().into_owned(), text)
            })
            .collect()
    }

    /// Whether rules are decided in a file, such as `play/travel.rs`.
    fn decides(&self, file: &str) -> bool {
        let module = file.split('/').next().unwrap_or(file);
        self.deciding.contains(&module.trim_end_matches(".rs"))
    }

    /// The ids that the book explains.
    fn book(&self) -> BTreeSet<String> {
        let page = fs::read_to_string(root().join(self.book)).expect("the page");
        let explained = |line: &str| {
            let rest = line.strip_prefix("- **").or(line.strip_prefix("| "))?;
            let id = rest.split(['*', ' ']).next()?;
            is_id(id).then(|| id.to_owned())
        };
        page.lines().filter_map(explained).collect()
    }
}

/// Whether a word is a rule id: a capital letter and a number.
fn is_id(word: &str) -> bool {
    let mut letters = word.chars();
    let letter = letters
        .next()
        .is_some_and(|letter| letter.is_ascii_uppercase());
    let number = letters.as_str();
    let digits = number.bytes().all(|byte| byte.is_ascii_digit());
    letter && digits && (1..=2).contains(&number.len()) && !number.starts_with('0')
}

/// The ids in a text; `T1 to T3` are three.
fn ids(text: &str) -> BTreeSet<String> {
    let words: Vec<&str> = text
        .split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_')
        .filter(|word| !word.is_empty())
        .collect();
    let mut found = BTreeSet::new();
    for (at, word) in words.iter().enumerate().filter(|(_, word)| is_id(word)) {
        found.insert((*word).to_owned());
        if let [_, "to", last, ..] = words[at..]
            && is_id(last)
            && last[..1] == word[..1]
        {
            let [first, last]: [u8; 2] = [word, last].map(|id| id[1..].parse().expect("a number"));
            found.extend((first..=last).map(|number| format!("{}{number}", &word[..1])));
        }
    }
    found
}

/// What a line says in a comment.
fn comment(line: &str) -> &str {
    line.find("//").map_or("", |at| &line[at..])
}

/// The ids that a file cites in comments.
fn cited(text: &str) -> BTreeSet<String> {
    text.lines().flat_map(|line| ids(comment(line))).collect()
}

/// The ids that a file names in strings, as refusals do.
fn named(text: &str) -> BTreeSet<String> {
    let strings = text.split('"').skip(1).step_by(2);
    strings
        .filter(|word| is_id(word))
        .map(str::to_owned)
        .collect()
}

/// A function with the comments above it.
struct Function<'a> {
    name: &'a str,
    comments: Vec<&'a str>,
    body: Vec<&'a str>,
}

/// The functions of a file, tests left out, as rustfmt lays them out.
fn functions(text: &str) -> Vec<Function<'_>> {
    let lines: Vec<&str> = (text.lines())
        .take_while(|line| *line != "#[cfg(test)]")
        .collect();
    let mut found = Vec::new();
    let mut from = 0;
    while from < lines.len() {
        let line = lines[from];
        let indent = line.len() - line.trim_start().len();
        let Some(name) = function_name(line.trim_start()) else {
            from += 1;
            continue;
        };
        let above = lines[..from].iter().rev().map(|line| line.trim_start());
        let above = above.take_while(|line| line.starts_with("//") || line.starts_with("#["));
        let end = format!("{}}}", &line[..indent]);
        let length = lines[from..].iter().position(|line| *line == end);
        let to = from + length.expect("a function ends") + 1;
        found.push(Function {
            name,
            comments: above.collect(),
            body: lines[from..to].to_vec(),
        });
        from = to;
    }
    found
}

/// The name in the first line of a function.
fn function_name(line: &str) -> Option<&str> {
    let line = line
        .strip_prefix("pub")
        .map_or(line, |rest| match rest.split_once(") ") {
            Some((_, rest)) if line.starts_with("pub(") => rest,
            _ => rest.trim_start(),
        });
    let line = line.strip_prefix("const ").unwrap_or(line);
    let name = line.strip_prefix("fn ")?;
    name.split(['(', '<']).next()
}

/// What is wrong with a function that decides, if anything is.
fn complaint(function: &Function<'_>) -> Option<String> {
    let name = function.name;
    let exempt = function.body.len() <= SHORT || PLUMBING.contains(&name);
    let above = function.comments.iter().any(|line| !ids(line).is_empty());
    let inside = || {
        function
            .body
            .iter()
            .any(|line| !ids(comment(line)).is_empty())
    };
    if !exempt && !above && !inside() {
        return Some(format!("{name} cites no rule"));
    }
    let mut since = 0;
    for line in &function.body {
        let code = line.trim_start();
        if !ids(comment(line)).is_empty() {
            since = 0;
        } else if !code.is_empty() && !code.starts_with("//") {
            since += 1;
        }
        if since > REACH && (above || !exempt) {
            return Some(format!(
                "{name} cites no rule for more than {REACH} lines: {code}"
            ));
        }
    }
    None
}

#[test]
fn every_function_that_decides_cites_a_rule() {
    let mut wrong = Vec::new();
    for engine in &ENGINES {
        let files = engine.sources();
        let deciding = files.iter().filter(|(file, _)| engine.decides(file));
        for (file, text) in deciding {
            let complaints = functions(text).into_iter().filter_map(|f| complaint(&f));
            wrong.extend(complaints.map(|what| format!("{}/{file}: {what}", engine.source)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_id_in_an_engine_is_in_the_book() {
    for engine in &ENGINES {
        let mut book = engine.book();
        // The examples of the rulebooks.
        book.extend((1..=26).map(|number| format!("X{number}")));
        for (file, text) in engine.sources() {
            for id in cited(&text).union(&named(&text)) {
                assert!(book.contains(id), "{}/{file} cites {id}", engine.source);
            }
        }
    }
}

#[test]
fn every_rule_of_the_book_is_cited_where_it_is_decided() {
    for engine in &ENGINES {
        let files = engine.sources();
        let deciding = files.iter().filter(|(file, _)| engine.decides(file));
        let decided: BTreeSet<String> = deciding.flat_map(|(_, text)| cited(text)).collect();
        for id in engine.book() {
            let elsewhere = engine.elsewhere.iter().find(|(other, _)| *other == id);
            match elsewhere {
                None => assert!(decided.contains(&id), "{}: {id}", engine.source),
                Some((_, file)) => {
                    assert!(
                        !decided.contains(&id),
                        "{id} is decided, not only in {file}"
                    );
                    let (_, text) = (files.iter().find(|(other, _)| other == file))
                        .expect("the file that has the rule");
                    assert!(cited(text).contains(&id), "{file} does not cite {id}");
                }
            }
        }
    }
}

#[test]
fn what_cites_nothing_is_found() {
    let text = "impl Legality<'_> {\n    fn check(&self) -> Check {\n        let one = 1;\n        \
        let two = 2;\n        let three = 3;\n        Ok(())\n    }\n}\n";
    let complaints =
        |text: &str| -> Vec<String> { (functions(text).iter()).filter_map(complaint).collect() };
    assert_eq!(complaints(text), ["check cites no rule"]);
    let cites = text.replace("    fn check", "    /// T2, and more.\n    fn check");
    assert_eq!(complaints(&cites), [""; 0]);
    let long = cites.replace(
        "        Ok",
        &format!("{}        Ok", "        more();\n".repeat(30)),
    );
    assert_eq!(
        complaints(&long),
        ["check cites no rule for more than 25 lines: more();"]
    );
    let all = ["K1", "K2", "K3", "T9"].map(str::to_owned);
    assert_eq!(ids("(K1 to K3), T9; not T0, T123 or Action::K"), all.into());
}
