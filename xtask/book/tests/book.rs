//! The book can be built, is complete and small, and works without scripts.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).expect(path)
}

/// Pages in the order of the summary, with their titles.
fn summary() -> Vec<(String, String)> {
    let text = read("docs/src/SUMMARY.md");
    let items = text.lines().filter_map(|line| line.split_once('['));
    items
        .map(|(_, item)| {
            let (title, link) = item.split_once("](").expect("a link");
            (link.trim_end_matches(')').to_owned(), title.to_owned())
        })
        .collect()
}

#[test]
fn the_book_is_built_without_faults_and_is_small() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("book");
    // Dead links, scripts, unlisted pages and warnings are errors of `build` itself.
    lucid_book::build(&root().join("docs"), &out).expect("a book");
    for (page, _) in summary() {
        let page = page.replace(".md", ".html");
        let text = fs::read_to_string(out.join(&page)).expect("every page is there");
        assert!(
            text.contains(&format!(r#"<a href="{page}" aria-current="page">"#)),
            "{page}"
        );
    }
    let files = files(&out);
    let bytes: u64 = files.values().sum();
    assert!(bytes < 1_500_000, "{bytes} bytes: {files:#?}");
    let scripts = files.keys().filter(|path| path.ends_with(".js"));
    assert_eq!(scripts.collect::<Vec<_>>(), Vec::<&String>::new());
    // Again, over the old one.
    lucid_book::build(&root().join("docs"), &out).expect("a book");
}

fn files(folder: &Path) -> BTreeMap<String, u64> {
    let mut all = BTreeMap::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            all.extend(files(&path));
        } else {
            let size = fs::metadata(&path).expect("a file").len();
            all.insert(path.display().to_string(), size);
        }
    }
    all
}

#[test]
fn faults_of_a_book_are_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let docs = folder.path().join("docs");
    let write = |path: &str, text: &str| {
        let path = docs.join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("a file");
    };
    write("book.toml", &read("docs/book.toml"));
    for file in ["index.hbs", "book.css", "favicon.svg", "fonts/fonts.css"] {
        let file = format!("docs/theme/{file}");
        write(file.trim_start_matches("docs/"), &read(&file));
    }
    let out = folder.path().join("out");
    let fault = |introduction: &str| {
        write("src/SUMMARY.md", "# Summary\n\n- [A](introduction.md)\n");
        write("src/introduction.md", introduction);
        match lucid_book::build(&docs, &out) {
            Ok(()) => String::new(),
            Err(error) => format!("{error:#}"),
        }
    };
    assert_eq!(fault("# A\n\n[there](introduction.md#a)"), "");
    let nowhere = fault("# A\n\n[there](gone.md) [here](#b)");
    assert!(nowhere.contains("gone.html leads nowhere"), "{nowhere}");
    assert!(nowhere.contains("#b: no such heading"), "{nowhere}");
    let picture = fault("# A\n\n![a picture](https://example.org/a.png)");
    assert!(picture.contains("loaded from the web"), "{picture}");
    let script = fault("# A\n\n<script>1</script>");
    assert!(script.contains("<script> is not allowed"), "{script}");
    write("src/b.md", "# B");
    let unlisted = fault("# A");
    assert!(
        unlisted.contains("SUMMARY.md does not list b.md"),
        "{unlisted}"
    );
}

#[test]
fn a_folder_that_holds_no_book_is_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("letters.txt"), "dear").expect("a file");
    let error = lucid_book::build(&root().join("docs"), folder.path());
    let error = error.expect_err("other people's files").to_string();
    assert!(error.contains("holds no book"), "{error}");
    assert!(folder.path().join("letters.txt").exists());
}

#[test]
fn the_introduction_lists_every_page() {
    let introduction = read("docs/src/introduction.md");
    for (page, title) in summary() {
        let listed = introduction.contains(&format!("]({page})"));
        assert!(listed || page == "introduction.md", "{page}: {title}");
    }
}

#[test]
fn links_of_the_readme_lead_somewhere() {
    let readme = read("README.md");
    let links = readme.split("](").skip(1);
    let links = links.filter_map(|link| link.split_once(')').map(|(link, _)| link));
    let files: Vec<&str> = links.filter(|link| !link.contains("://")).collect();
    assert!(files.contains(&"docs/src/introduction.md"), "{files:?}");
    for file in files {
        assert!(root().join(file).exists(), "{file}");
    }
}

#[test]
fn every_page_is_titled_as_in_the_contents() {
    for (page, title) in summary() {
        let text = read(&format!("docs/src/{page}"));
        assert_eq!(
            text.lines().next(),
            Some(format!("# {title}").as_str()),
            "{page}"
        );
    }
}

#[test]
fn colours_and_icon_are_those_of_the_client() {
    let book = read("docs/theme/book.css");
    let client = read("crates/web/style/tokens.css");
    let (night, day) = book.split_once("@media").expect("two themes");
    let (client_night, client_day) = client.split_once("data-theme=\"day\"").expect("two themes");
    for (book, client) in [(night, client_night), (day, client_day)] {
        let lines = book.lines().map(str::trim);
        let colours = lines.filter(|line| line.starts_with("--") && line.contains(": #"));
        for colour in colours {
            assert!(client.contains(colour), "{colour}");
        }
    }
    assert_eq!(
        read("docs/theme/favicon.svg"),
        read("crates/web/page/icon.svg")
    );
}
