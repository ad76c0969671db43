//! Which tests need not run again.
//!
//! The tests of a package can only change their verdict with what they are made of and
//! what they read: the files of the package and of the packages below it, the settings
//! of the workspace, the compiler. After a run in which everything passed, a digest of
//! these is kept for each package; while it stays the same, its tests are left out, and
//! the run says so. A fresh clone has no digests, so there everything runs.

use std::collections::BTreeMap;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher as _};
use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::heard::Heard;
use crate::shell::{output, root};

/// Digests of what has passed, a line each.
const FILE: &str = "target/passed.txt";

/// What any test may depend on: settings of the workspace, and the book, whose pages are
/// compared with what programs say.
const SHARED: [&str; 6] = [
    "Cargo.lock",
    "Cargo.toml",
    "rust-toolchain.toml",
    ".cargo/",
    ".config/",
    "docs/",
];

/// Sentences for players, and what the tests of their own crate expect of them.
const SENTENCES: [&str; 2] = ["crates/texts/locales/", "crates/texts/src/tests/"];

/// Tests that look at files all over the workspace, as nextest filters; the rest look at
/// their package and at those that it depends on.
const FAR_SIGHTED: [&str; 6] = [
    BROWSER,
    "package(lucid-book)",
    "package(lucid-dist)",
    "package(xtask)",
    "package(client-bundler)",
    HOUSE,
];
/// The group with the tests in a browser.
pub(crate) const BROWSER: &str = "package(lucid)-binary_id(lucid::crash)";
const HOUSE: &str = "binary_id(lucid-testkit::house)";

/// What decides how a game goes on: the rules, and who plays.
const RULES: [&str; 3] = [
    "crates/dreamscape/",
    "crates/dream-runners/",
    "crates/bots/",
];

/// Tests that look at no sentence and do not look at these folders either.
///
/// What some of them kill, cut off and count is the same in any game: that a server plays
/// by the rules is tested by the other tests of its package, and that old games go on by
/// the other crash tests. And who plays one title does not play by the rules of the other.
const BLIND: [(&str, &[&str]); 4] = [
    (
        "binary_id(lucid::crash)&test(/^(admin|bots|faults|kills|nodes|sand)::/)",
        &RULES,
    ),
    (
        "binary_id(lucid-server::it)&test(/^(http|store)::/)",
        &RULES,
    ),
    (
        "binary_id(lucid-bots::it)&test(/^(exhaustive|odd|players|runners_advice)::/)",
        &["crates/dreamscape/"],
    ),
    (
        "binary_id(lucid-bots::it)-test(/^(exhaustive|odd|players|runners_advice)::/)",
        &["crates/dream-runners/"],
    ),
];
/// The rest of these packages and programs. It looks at no sentence.
const CRASH: &str = "binary_id(lucid::crash)-test(/^(admin|bots|faults|kills|nodes|sand)::/)";
const SERVER: &str = "package(lucid-server)-(binary_id(lucid-server::it)&test(/^(http|store)::/))";
const BOTS: &str = "package(lucid-bots)-binary_id(lucid-bots::it)";

/// Browser tests that look at no sentence: they compare boards with stored pictures, in
/// which words are blank, or watch what becomes of moves when a server, a database or a
/// phone is away. Their names among the browser tests, which nextest does not run.
pub(crate) const WORDLESS_IN_BROWSER: [&str; 6] = [
    "positions::",
    "online::asleep::",
    "online::away::",
    "online::four::",
    "online::full::",
    "online::pair::",
];

/// Browser tests of one title, with the folder of the other's rules: by these they do not
/// play. What both titles have in common is looked at by other tests.
const OF_ONE_TITLE: [(&str, &str); 6] = [
    ("runners::", "crates/dreamscape/"),
    ("runners_advice::", "crates/dreamscape/"),
    ("advice::", "crates/dream-runners/"),
    ("companion::", "crates/dream-runners/"),
    ("ending::", "crates/dream-runners/"),
    ("positions::", "crates/dream-runners/"),
];

/// Linting the program of `cargo xtask play`. Only these have code that it alone has.
pub(crate) const LINTS_FOR_PLAY: &str = "lints for play";
const IN_PLAY_ALONE: [&str; 2] = ["crates/server/", "crates/lucid/src/"];

/// The tests of the workspace in groups, each with a digest of all that its verdict
/// depends on.
#[derive(Debug)]
pub(crate) struct Groups {
    digests: BTreeMap<String, u64>,
    heard: Heard,
}

impl Groups {
    /// The groups as the files are now.
    pub(crate) fn now() -> Result<Groups> {
        let compiler = output("rustc -vV")?;
        let listed = output("git ls-files --cached --others --exclude-standard")?;
        let files: Vec<&str> = listed.lines().collect();
        // Each file is read once, whatever number of groups it belongs to. A file that was
        // deleted is listed until that is committed.
        let files: Vec<(&str, u64)> = (files.into_iter())
            .filter_map(|path| Some((path, hash(&fs::read(root().join(path)).ok()?))))
            .collect();
        let digest = |concerns: &dyn Fn(&str) -> bool| {
            let concerned: Vec<_> = files.iter().filter(|(path, _)| concerns(path)).collect();
            hash(&(&compiler, concerned))
        };
        let mut groups = BTreeMap::new();
        let all = digest(&|_| true);
        for filter in FAR_SIGHTED {
            groups.insert(filter.to_owned(), all);
        }
        let is_sentence = |path: &str| SENTENCES.iter().any(|start| path.starts_with(start));
        let wordless = digest(&|path| !is_sentence(path));
        for filter in [CRASH].into_iter().chain(WORDLESS_IN_BROWSER) {
            groups.insert(filter.to_owned(), wordless);
        }
        let play = digest(&|path| {
            let mut own = IN_PLAY_ALONE.iter().chain(&SHARED);
            path.ends_with("Cargo.toml") || own.any(|start| path.starts_with(start))
        });
        groups.insert(LINTS_FOR_PLAY.to_owned(), play);
        for (package, folders) in packages()? {
            let is_below = |path: &str| {
                let mut folders = folders.iter().map(String::as_str).chain(SHARED);
                // The program's tests look far.
                package == "lucid" || folders.any(|start| path.starts_with(start))
            };
            let id = format!("binary_id({package}::");
            let blind = BLIND.iter().filter(|(filter, _)| filter.starts_with(&id));
            for (filter, unseen) in blind {
                let unseen = |path: &str| unseen.iter().any(|start| path.starts_with(start));
                let seen = digest(&|path| is_below(path) && !is_sentence(path) && !unseen(path));
                groups.insert((*filter).to_owned(), seen);
            }
            let filter = group(&package);
            if groups.contains_key(&filter) {
                continue;
            }
            let is_wordless = [SERVER, BOTS].contains(&filter.as_str());
            let below = digest(&|path| is_below(path) && !(is_wordless && is_sentence(path)));
            groups.insert(filter, below);
        }
        let texts = files.iter().map(|(path, _)| *path);
        let texts: Vec<String> = texts
            .filter(|path| path.starts_with(SENTENCES[0]) && path.ends_with(".ftl"))
            .filter_map(|path| fs::read_to_string(root().join(path)).ok())
            .collect();
        let of_one = OF_ONE_TITLE.map(|(tests, other)| {
            let rest = digest(&|path| !is_sentence(path) && !path.starts_with(other));
            (tests, rest)
        });
        let texts = texts.iter().map(String::as_str);
        let heard = Heard::of(wordless, of_one.to_vec(), texts);
        groups.extend(heard.digests());
        let digests = groups;
        Ok(Groups { digests, heard })
    }

    /// Takes away the groups that have passed as they are; their names.
    pub(crate) fn forget_passed(&mut self) -> Vec<String> {
        let kept = fs::read_to_string(file()).unwrap_or_default();
        let passed = parse(&kept);
        let (same, rest) = std::mem::take(&mut self.digests)
            .into_iter()
            .partition(|(filter, digest)| passed.get(filter) == Some(digest));
        self.digests = rest;
        let same: BTreeMap<String, u64> = same;
        same.into_keys().collect()
    }

    /// Whether there is nothing left for nextest.
    pub(crate) fn is_empty(&self) -> bool {
        self.filters().next().is_none()
    }

    /// Whether a group is still there.
    pub(crate) fn contains(&self, filter: &str) -> bool {
        self.digests.contains_key(filter)
    }

    /// A filter for nextest that matches these groups.
    pub(crate) fn filter(&self) -> String {
        let filters: Vec<&str> = self.filters().collect();
        format!("({})", filters.join(")|("))
    }

    fn filters(&self) -> impl Iterator<Item = &str> {
        let groups = self.digests.keys().map(String::as_str);
        groups.filter(|group| is_of_nextest(group))
    }

    /// Remembers which of these groups have passed.
    pub(crate) fn remember(&self, has_passed: impl Fn(&str) -> bool) -> Result<()> {
        let kept = fs::read_to_string(file()).unwrap_or_default();
        let mut passed = parse(&kept);
        let new = self.digests.iter().filter(|(filter, _)| has_passed(filter));
        passed.extend(new.map(|(filter, digest)| (filter.clone(), *digest)));
        if has_passed(BROWSER) {
            // With what they have heard in this run.
            passed.extend(self.heard.digests());
        }
        let lines: String = (passed.iter())
            .map(|(filter, digest)| format!("{digest:016x} {filter}\n"))
            .collect();
        fs::write(file(), lines).with_context(|| format!("could not write {FILE}"))
    }
}

/// Whether a group is run by the browser tests.
pub(crate) fn is_in_browser(group: &str) -> bool {
    group == BROWSER || !is_of_nextest(group)
}

/// Whether a group is a filter for nextest, and not the name of browser tests.
pub(crate) fn is_of_nextest(group: &str) -> bool {
    group.contains('(')
}

/// The groups with tests of a program.
pub(crate) fn groups_of(program: &str) -> Vec<String> {
    let id = format!("binary_id({program})");
    let blind = BLIND.iter().map(|(filter, _)| *filter);
    let blind = blind.filter(|filter| filter.starts_with(&id));
    blind.map(str::to_owned).chain([group(program)]).collect()
}

/// The group that a test program belongs to, by nextest's name for it: the package, and
/// after two colons the program unless that is the library.
fn group(program: &str) -> String {
    let package = program.split("::").next().unwrap_or_default();
    match (package, program) {
        (_, "lucid::crash") => CRASH.to_owned(),
        (_, "lucid-testkit::house") => HOUSE.to_owned(),
        ("lucid-server", _) => SERVER.to_owned(),
        ("lucid-bots", _) => BOTS.to_owned(),
        ("lucid", _) => BROWSER.to_owned(),
        ("lucid-testkit", _) => format!("package({package})-{HOUSE}"),
        _ => format!("package({package})"),
    }
}

pub(crate) fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

fn file() -> PathBuf {
    root().join(FILE)
}

/// Reads the file; lines that cannot be parsed are ignored.
fn parse(text: &str) -> BTreeMap<String, u64> {
    let line = |line: &str| {
        let (digest, filter) = line.split_once(' ')?;
        Some((filter.to_owned(), u64::from_str_radix(digest, 16).ok()?))
    };
    text.lines().filter_map(line).collect()
}

/// The packages of the workspace, each with the folders of itself and of those that it
/// depends on.
fn packages() -> Result<BTreeMap<String, Vec<String>>> {
    let root = root().display().to_string();
    // A blank line between packages; a package of the workspace has its folder in brackets.
    let tree = output(
        "cargo tree --workspace --all-features --edges normal,build,dev --prefix none --no-dedupe",
    )?;
    let mut packages = BTreeMap::new();
    for block in tree.split("\n\n") {
        let below: Vec<(&str, String)> = block
            .lines()
            .filter_map(|line| {
                let name = line.split(' ').next()?;
                let (_, folder) = line.split_once(&format!("({root}/"))?;
                Some((name, format!("{}/", folder.split(')').next()?)))
            })
            .collect();
        let Some((name, _)) = below.first() else {
            continue;
        };
        let name = (*name).to_owned();
        let mut folders: Vec<String> = below.into_iter().map(|(_, folder)| folder).collect();
        folders.sort();
        folders.dedup();
        packages.insert(name, folders);
    }
    Ok(packages)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_package_is_judged_by_what_is_below_it() {
        let packages = packages().unwrap();
        let texts = &packages["lucid-texts"];
        for folder in ["crates/texts/", "crates/packs/", "crates/tabletop/"] {
            assert!(texts.iter().any(|below| below == folder), "{folder}");
        }
        let engine = &packages["lucid-dreamscape"];
        assert!(!engine.contains(&"crates/texts/".to_owned()));
        assert!(
            engine.contains(&"crates/testkit/".to_owned()),
            "what only tests use counts, too"
        );
    }

    #[test]
    fn a_program_belongs_to_a_group() {
        assert_eq!(group("lucid::crash"), CRASH);
        assert_eq!(group("lucid::cli"), BROWSER);
        assert_eq!(group("lucid-testkit::house"), HOUSE);
        assert_eq!(group("lucid-bots"), BOTS);
        assert_eq!(group("lucid-art::it"), "package(lucid-art)");
        assert_eq!(groups_of("lucid-art::it"), ["package(lucid-art)"]);
        let [(crash, _), (server, _), (runners, _), (dreamscape, _)] = BLIND;
        assert_eq!(groups_of("lucid-server"), [SERVER]);
        assert_eq!(groups_of("lucid-server::it"), [server, SERVER]);
        assert_eq!(groups_of("lucid::crash"), [crash, CRASH]);
        assert_eq!(groups_of("lucid-bots::it"), [runners, dreamscape, BOTS]);
    }

    #[test]
    fn what_was_written_is_read_and_nonsense_is_not() {
        let passed = parse("00000000000000ff package(lucid)\nnonsense\nxyz package(a)\n");
        assert_eq!(passed, BTreeMap::from([("package(lucid)".to_owned(), 255)]));
    }
}
