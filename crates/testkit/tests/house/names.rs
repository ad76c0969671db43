//! One word for one idea: type names, and where the titles are named.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// How many source files outside the titles' own folders may name both games: a third title
/// has to be registered in each of them.
const FILES_THAT_NAME_BOTH: usize = 15;

/// How many type names may be defined in three files or more.
const DEFINED_THREE_TIMES: usize = 16;

/// Names that every crate may give to a private helper of its own: they say no more than
/// what they implement.
const OBVIOUS: [&str; 2] = ["Error", "Iter"];

fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    (here
        .ancestors()
        .nth(2)
        .expect("the kit is in the workspace"))
    .to_owned()
}

/// The source files of a folder, without those of tests.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of the workspace") {
            let path = entry.expect("an entry").path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let is_test = name == "tests" || name == "tests.rs";
            match (path.is_dir(), is_test) {
                (_, true) => {}
                (true, _) => open.push(path),
                (false, _) if name.ends_with(".rs") => files.push(path),
                _ => {}
            }
        }
    }
    files.sort();
    files
}

/// The folders with the sources of each crate.
fn crates() -> BTreeMap<String, PathBuf> {
    let folder = root().join("crates");
    let entries = fs::read_dir(&folder).expect("the crates");
    let crates: BTreeMap<String, PathBuf> = entries
        .map(|entry| entry.expect("an entry"))
        .map(|entry| {
            let name = entry.file_name().to_string_lossy().into_owned();
            (name, entry.path().join("src"))
        })
        .collect();
    assert!(crates.len() >= 12, "{crates:?}");
    crates
}

/// The types that a source defines. An `impl` that says what an associated type is
/// defines nothing: the trait has chosen the name.
fn types(source: &str) -> impl Iterator<Item = &str> {
    source.lines().filter_map(|line| {
        if line.starts_with(' ') && line.trim_start().starts_with("type ") && line.contains(" = ") {
            return None;
        }
        let line = line.trim_start();
        let line = match line.strip_prefix("pub") {
            Some(rest) if rest.starts_with('(') => rest.split_once(") ")?.1,
            Some(rest) => rest.strip_prefix(' ')?,
            None => line,
        };
        let words = ["struct ", "enum ", "union ", "trait ", "type "];
        let name = words.iter().find_map(|word| line.strip_prefix(word))?;
        let end = name.find(|c: char| !c.is_ascii_alphanumeric());
        let name = &name[..end.unwrap_or(name.len())];
        name.starts_with(|c: char| c.is_ascii_uppercase())
            .then_some(name)
    })
}

/// The words of the glossary in `ARCHITECTURE.md`: those in backticks at the head of a
/// row, which mean the same in every crate.
fn glossary() -> BTreeSet<String> {
    let page = fs::read_to_string(root().join("ARCHITECTURE.md")).expect("the map of the code");
    let (_, glossary) = page.split_once("## Glossary").expect("it has a glossary");
    let glossary = glossary.split("\n## ").next().unwrap_or_default();
    let rows = glossary.lines().filter_map(|line| line.strip_prefix("| "));
    let heads = rows.filter_map(|row| row.split(" | ").next());
    heads
        .flat_map(|head| head.split('`').skip(1).step_by(2))
        .map(str::to_owned)
        .collect()
}

#[test]
fn a_type_name_means_one_thing() {
    let mut users: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (name, folder) in crates() {
        for file in sources(&folder) {
            let source = fs::read_to_string(&file).expect("a source");
            for defined in types(&source) {
                let users = users.entry(defined.to_owned()).or_default();
                users.insert(name.clone());
            }
        }
    }
    assert!(users.len() > 500, "only {} types were found", users.len());
    let glossary = glossary();
    assert!(glossary.len() >= 10, "{glossary:?}");
    let unclear: Vec<String> = (users.iter())
        .filter(|(name, users)| users.len() > 2 && !glossary.contains(*name))
        .filter(|(name, _)| !OBVIOUS.contains(&name.as_str()))
        .map(|(name, users)| format!("{name}: {users:?}"))
        .collect();
    assert!(
        unclear.is_empty(),
        "defined in more than two crates, and not in the glossary:\n{}",
        unclear.join("\n")
    );
    let unused: Vec<&String> = (glossary.iter())
        .filter(|word| !users.contains_key(*word))
        .collect();
    assert!(unused.is_empty(), "no type has these names: {unused:?}");
}

/// Within a crate a name may return, as in the folders of both titles, but a reader should
/// not meet many such names.
#[test]
fn few_type_names_are_defined_three_times() {
    let mut places: BTreeMap<String, BTreeSet<PathBuf>> = BTreeMap::new();
    for file in crates().values().flat_map(|folder| sources(folder)) {
        let source = fs::read_to_string(&file).expect("a source");
        for defined in types(&source) {
            places
                .entry(defined.to_owned())
                .or_default()
                .insert(file.clone());
        }
    }
    places.retain(|_, files| files.len() >= 3);
    let names: Vec<&String> = places.keys().collect();
    assert!(names.contains(&&"State".to_owned()), "{names:?}");
    assert!(names.len() <= DEFINED_THREE_TIMES, "{names:?}");
}

/// Whether a path lies in the folder of a title, or is its file.
fn belongs_to_a_title(path: &Path) -> bool {
    path.components().any(|part| {
        let part = part.as_os_str().to_string_lossy();
        let part = part.strip_suffix(".rs").unwrap_or(&part);
        ["dreamscape", "dream-runners", "dream_runners"].contains(&part)
    })
}

/// Files outside the titles' folders that name the engine of one title, and why.
const NAME_ONE_ENGINE: [(&str, &str); 1] = [(
    "crates/packs/src/deviation.rs",
    "advice about packs of all titles, of which some names colours and powers of Dreamscape",
)];

/// Shared code asks a title through its traits. The client is left out: it draws Dreamscape
/// first, and loads the rest later.
#[test]
fn shared_code_names_no_engine() {
    let root = root();
    let files = crates().into_iter().filter(|(name, _)| name != "web");
    let files: Vec<String> = files
        .flat_map(|(_, folder)| sources(&folder))
        .filter(|file| !belongs_to_a_title(file.strip_prefix(&root).expect("it is below the root")))
        .filter(|file| {
            let source = fs::read_to_string(file).expect("a source");
            let code = source
                .split("#[cfg(test)]\nmod tests {")
                .next()
                .unwrap_or_default();
            let lines = code
                .lines()
                .filter(|line| !line.trim_start().starts_with("//"));
            lines.into_iter().any(|line| {
                line.contains("lucid_dreamscape") || line.contains("lucid_dream_runners")
            })
        })
        .map(|file| {
            let path = file.strip_prefix(&root).expect("it is below the root");
            path.display().to_string()
        })
        .collect();
    let registries = registries();
    let listed = |file: &String| NAME_ONE_ENGINE.iter().any(|(known, _)| known == file);
    let unlisted: Vec<&String> = (files.iter())
        .filter(|file| !registries.contains(*file) && !listed(file))
        .collect();
    assert!(
        unlisted.is_empty(),
        "these name an engine: move what is about one title into its folder: {unlisted:#?}"
    );
    for (known, _) in NAME_ONE_ENGINE {
        assert!(
            files.iter().any(|file| file == known),
            "{known} is free of engines now"
        );
    }
}

/// The sources outside the titles' folders that name both games.
fn registries() -> BTreeSet<String> {
    let root = root();
    let files = crates().into_values().flat_map(|folder| sources(&folder));
    let names_both = |file: &PathBuf| {
        let path = file.strip_prefix(&root).expect("it is below the root");
        let source = fs::read_to_string(file).expect("a source").to_lowercase();
        !belongs_to_a_title(path) && source.contains("dreamscape") && source.contains("runners")
    };
    let files = files.filter(names_both);
    let path = |file: PathBuf| {
        file.strip_prefix(&root)
            .map(|path| path.display().to_string())
    };
    files.map(|file| path(file).expect("a path")).collect()
}

/// The code of a source: no comments, and no tests at its end.
fn code(source: &str) -> String {
    let end = source.find("#[cfg(test)]\nmod tests {");
    let lines = source[..end.unwrap_or(source.len())].lines();
    let code = lines.filter(|line| !line.trim_start().starts_with("//"));
    code.flat_map(|line| [line, "\n"]).collect()
}

/// Whether code names an engine: its crate, its type, or the modules of a title.
fn names_an_engine(code: &str) -> bool {
    let mut words = code.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    words.any(|word| {
        let word = word.strip_prefix("lucid_").unwrap_or(word);
        ["dreamscape", "dream_runners", "Dreamscape", "DreamRunners"].contains(&word)
    })
}

/// The client's files outside the titles' folders that name an engine: each is a place
/// where titles are registered, and `docs/src/third-title.md` says for what.
const CLIENT_REGISTRIES: [&str; 4] = [
    "crates/web/src/app/chunks.rs",
    "crates/web/src/lib.rs",
    "crates/web/src/main.rs",
    "crates/web/src/titles.rs",
];

#[test]
fn what_the_client_shares_names_no_engine() {
    let root = root();
    let mut named = BTreeSet::new();
    for file in sources(&root.join("crates/web/src")) {
        let path = file.strip_prefix(&root).expect("it is below the root");
        let source = fs::read_to_string(&file).expect("a source");
        if !belongs_to_a_title(path) && names_an_engine(&code(&source)) {
            named.insert(path.display().to_string());
        }
    }
    assert_eq!(named, CLIENT_REGISTRIES.map(str::to_owned).into());
    assert!(registries().is_superset(&named));
}

#[test]
fn an_engine_is_found_by_its_names_in_code() {
    assert!(names_an_engine("use lucid_dreamscape::Colour;"));
    assert!(names_an_engine("matches!(pack, Pack::DreamRunners(_))"));
    assert!(names_an_engine("crate::dream_runners::draw::token"));
    assert!(!names_an_engine(
        "Phrase::RunnersOver, Phrase::AboutDreamscape"
    ));
    let source = "//! Dreamscape\nlet a = 1;\n    // DreamRunners\n\
        #[cfg(test)]\nmod tests {\n    use lucid_dreamscape::Colour;\n}\n";
    assert_eq!(code(source), "let a = 1;\n");
}

/// The files in a table of the book's page about a third title: the first one after a text.
fn listed_files(after: &str) -> BTreeSet<String> {
    let page = root().join("docs/src/third-title.md");
    let page = fs::read_to_string(page).expect("the page");
    let (_, rest) = page.split_once(after).expect("the text stands in the page");
    let rows = rest.lines().skip_while(|line| !line.starts_with("| `"));
    let rows = rows.map_while(|line| line.strip_prefix("| `"));
    let files = rows.filter_map(|row| row.split('`').next());
    files.map(str::to_owned).collect()
}

#[test]
fn few_files_outside_the_titles_name_both_and_the_book_lists_them() {
    let registries = registries();
    assert!(
        registries.len() <= FILES_THAT_NAME_BOTH,
        "{} files name both games, {FILES_THAT_NAME_BOTH} are enough: {registries:#?}",
        registries.len(),
    );
    assert_eq!(registries, listed_files("And it is registered."));
}

/// Every source and test outside of its own files that names the title of the book's page.
#[test]
fn the_third_title_touched_the_files_that_the_book_lists() {
    let root = root();
    let mut touched = BTreeSet::new();
    let mut open = vec![root.join("crates")];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of the workspace") {
            let path = entry.expect("an entry").path();
            let own = path.file_stem().is_some_and(|name| name == "three_cells");
            let here = path.file_name().is_some_and(|name| name == "house");
            if path.is_dir() && !here {
                open.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") && !own {
                let source = fs::read_to_string(&path).expect("a source");
                if source.contains("three_cells") || source.contains("ThreeCells") {
                    let path = path.strip_prefix(&root).expect("it is below the root");
                    touched.insert(path.display().to_string());
                }
            }
        }
    }
    let listed = listed_files("Three Cells touched these");
    assert_eq!(touched, listed);
    assert!(listed.len() <= FILES_THAT_NAME_BOTH);
}

#[test]
fn definitions_are_found() {
    let source = "pub struct A;\npub(crate) enum Bee {\ntype C = u8;\nlet struct_ = 1;\n\
        trait D<T>: E {\n    type F: G;\nimpl D<u8> for A {\n    type F = u8;\n\
        structure\npub fn f() {}\nstruct r#x;\n";
    assert_eq!(
        types(source).collect::<Vec<_>>(),
        ["A", "Bee", "C", "D", "F"]
    );
}
