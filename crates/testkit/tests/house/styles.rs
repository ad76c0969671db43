//! The client's style sheets.

use std::fs;
use std::path::{Path, PathBuf};

/// When an element that `:has()` depends on changes, the browser styles anew whatever the
/// selectors with `:has()` end in. One that ends in no tag, class, id or attribute, such as
/// `.page:has(.table) > *`, makes that the whole page, with every step of a game.
#[test]
fn no_selector_with_has_ends_in_just_anything() {
    let style = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/style");
    let mut found = Vec::new();
    for file in sheets(&style) {
        let text = fs::read_to_string(&file).expect("a style sheet");
        for selector in selectors(&text) {
            if selector.contains(":has(") && !ends_in_a_name(&selector) {
                found.push(format!("{}: {selector}", file.display()));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn selectors_that_end_in_just_anything_are_found() {
    let style = "/* :has(a) */ .a:has(.b) > * , .c { d: e }\n@media (x) { .f:not(:has(.g)) > :first-child { h: i } .j:has(.k) > :not(.l) { m: n } .o:has(p) > :is(.q, r):last-child { s: t } }";
    let all = selectors(style);
    let bad: Vec<&String> = all.iter().filter(|it| !ends_in_a_name(it)).collect();
    assert_eq!(
        bad,
        [
            ".a:has(.b) > *",
            ".f:not(:has(.g)) > :first-child",
            ".j:has(.k) > :not(.l)"
        ]
    );
    assert_eq!(all.len(), 5);
}

/// All style sheets of a folder and of those in it.
fn sheets(folder: &Path) -> Vec<PathBuf> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder of the style sheets") {
        let path = entry.expect("an entry").path();
        match path.is_dir() {
            true => all.extend(sheets(&path)),
            false if path.extension().is_some_and(|kind| kind == "css") => all.push(path),
            false => {}
        }
    }
    all
}

/// The selectors of a style sheet, without those in a list with others.
fn selectors(style: &str) -> Vec<String> {
    let mut plain = String::new();
    let mut rest = style;
    while let Some((before, note)) = rest.split_once("/*") {
        plain += before;
        rest = note.split_once("*/").map_or("", |(_, after)| after);
    }
    plain += rest;
    let heads = plain.split('{').map(|it| it.rsplit(['}', ';']).next());
    let heads = heads.flatten().filter(|head| !head.contains('@'));
    heads.flat_map(in_list).collect()
}

/// The parts of a list of selectors: what is between commas that stand in no brackets.
fn in_list(head: &str) -> Vec<String> {
    let (mut all, mut depth) = (vec![String::new()], 0);
    for sign in head.chars() {
        depth += i32::from(sign == '(') - i32::from(sign == ')');
        match all.last_mut() {
            Some(last) if sign != ',' || depth > 0 => last.push(sign),
            _ => all.push(String::new()),
        }
    }
    let trimmed = all.iter().map(|it| it.trim().to_owned());
    trimmed.filter(|it| !it.is_empty()).collect()
}

/// Whether the last element of a selector has a tag, a class, an id or an attribute. What
/// `:is()` and `:where()` choose from names it; what `:has()` and `:not()` look for does not.
fn ends_in_a_name(selector: &str) -> bool {
    let mut depth = 0;
    let last = selector.rfind(|sign: char| {
        depth += i32::from(sign == ')') - i32::from(sign == '(');
        depth == 0 && (sign.is_whitespace() || ">+~".contains(sign))
    });
    let mut rest = &selector[last.map_or(0, |place| place + 1)..];
    for wide in [":has(", ":not("] {
        rest = rest.split(wide).next().unwrap_or_default();
    }
    let rest = rest.replace(":is(", "").replace(":where(", "");
    rest.starts_with(|first: char| first.is_ascii_alphabetic()) || rest.contains(['.', '#', '['])
}
