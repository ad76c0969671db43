//! `lucid pack check` and `lucid pack new` as people run them.

use serde_json::Value;

use crate::common::TestDir;

/// Starter packs that are broken in one way each: a name, the pack, what stands in
/// the line of the problem, and what the report says.
fn broken(starter: &str) -> Vec<(&'static str, String, &'static str, &'static str)> {
    let changed = |from: &str, to: &str| {
        assert!(starter.contains(from), "{from}");
        starter.replacen(from, to, 1)
    };
    let long = format!("{starter}#{}\n", "x".repeat(10_000_000));
    let high = format!("{}@", "y".repeat(30));
    let same = "id = \"hermits-tree\"";
    #[rustfmt::skip]
    let all = vec![
        ("long", long, "# The starter pack", "is too big"),
        ("outside", changed("u y@ u", "u y@ u u u u u"), "id = \"ferry-stone\"", "fits nowhere on the grid"),
        ("dreamers", changed("g^ b@", "g@ b@"), "g@ b@", "2 Dreamers instead of one"),
        ("stack", changed("g^ b@", &high), "yyyyyyyy", "a stack of 30 shards"),
        ("twice", changed("id = \"lone-pebble\"", same), same, "`hermits-tree` is already used in line 20"),
        ("german", changed(", de = \"Fährstein\"", ""), "\"Ferry Stone\"", "the German name is missing"),
        ("field", changed("points = 6", "points = 6\nwings = 2"), "wings", "unknown field `wings`"),
        ("newer", changed("format = 1", "format = 2"), "format = 2", "format 2 is newer"),
    ];
    all
}

/// The number of the last line with a text.
fn line_of(pack: &str, text: &str) -> usize {
    let lines = pack.lines().zip(1..);
    let last = lines.filter(|(line, _)| line.contains(text)).last();
    last.unwrap_or_else(|| panic!("{text}")).1
}

#[test]
fn every_bad_pack_has_its_own_report_and_is_played_by_nobody() {
    let dir = TestDir::without_pack("pack-bad");
    let starter = dir.read("starter.toml");
    for (name, pack, place, about) in broken(&starter) {
        let start = format!("{name}.toml:{}:", line_of(&pack, place));
        let file = format!("{name}.toml");
        dir.write(&file, pack);
        let ran = dir.lucid(&format!("pack check {file}"));
        assert_eq!((ran.code, ran.err.as_str()), (Some(1), ""), "{name}");
        let (report, sum) = ran.out.trim_end().rsplit_once('\n').unwrap();
        assert_eq!(sum, format!("{file}: 1 error"), "{report}");
        assert_eq!(report.lines().count(), 1, "{report}");
        assert!(
            report.starts_with(&start) && report.contains(about),
            "{start} {report}"
        );
        // Commands that would use it print the same and do nothing else.
        for command in [
            format!("sim dreamscape --games 1 --records games --pack {file}"),
            format!("verify nothing.lucid --pack {file}"),
            format!("replay nothing.lucid --pack {file}"),
            format!("pack show {file}"),
            format!("pack show {file} hermits-tree"),
            format!("pack svg {file} pictures"),
        ] {
            assert_eq!(dir.bad(&command), (1, report.to_owned()), "{command}");
        }
        assert!(!dir.path("games").exists() && !dir.path("pictures").exists());
    }
}

#[test]
fn all_problems_are_listed_at_once() {
    let dir = TestDir::without_pack("pack-many");
    let starter = dir.read("starter.toml");
    let pack = (starter.replacen("g^ b@", "g@ b@", 1)).replacen("u u@", "u u", 1);
    dir.write("two.toml", pack);
    let ran = dir.lucid("pack check two.toml --lang de");
    assert_eq!(ran.code, Some(1));
    assert_eq!(ran.out.lines().count(), 3, "{}", ran.out);
    assert!(ran.out.ends_with("two.toml: 2 Fehler\n"), "{}", ran.out);
    assert!(ran.out.contains(": 2 Träumer statt einem\n"), "{}", ran.out);
    assert!(
        ran.out
            .contains(": kein Träumer, genau ein `@` wird gebraucht\n")
    );
}

#[test]
fn advice_is_no_error() {
    let dir = TestDir::without_pack("pack-advice");
    let told = dir.good("pack check starter.toml");
    let (advice, sum) = told.trim_end().rsplit_once('\n').unwrap();
    let count = advice.lines().count();
    assert!(
        advice.lines().all(|line| line.contains(": advice: ")),
        "{told}"
    );
    let expected =
        format!("starter.toml: 26 cards, 16 purposes, no errors, {count} pieces of advice");
    assert_eq!(sum, expected);
    let german = dir.good("pack check starter.toml --lang de");
    let expected =
        format!("starter.toml: 26 Karten, 16 Traumziele, keine Fehler, {count} Ratschläge");
    let (rat, sum) = german.trim_end().rsplit_once('\n').unwrap();
    assert_eq!(sum, expected);
    // The same findings at the same places, in other words.
    let places = |told: &str| -> Vec<String> {
        let place = |line: &str| line.split(": ").next().unwrap_or_default().to_owned();
        told.lines().map(place).collect()
    };
    assert_eq!(places(rat), places(advice));
    assert!(rat.lines().all(|line| line.contains(": Rat: ")), "{rat}");
}

#[test]
fn the_built_in_packs_are_whole() {
    let dir = TestDir::without_pack("pack-built-in");
    assert_eq!(
        dir.good("pack check dreamscape dream-runners"),
        "dreamscape: 50 cards, 16 purposes, no errors\n\
         dream-runners: 24 tiles, 40 segments, 18 chests, no errors\n"
    );
}

#[test]
fn json_is_a_line_for_each_file() {
    let dir = TestDir::without_pack("pack-json");
    let starter = dir.read("starter.toml");
    dir.write("bad.toml", starter.replacen("level = 1", "level = 9", 1));
    let ran = dir.lucid("pack check --json starter.toml bad.toml");
    assert_eq!((ran.code, ran.err.as_str()), (Some(1), ""));
    let values: Vec<Value> = (ran.out.lines())
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(values[0]["file"], "starter.toml");
    assert_eq!(values[0]["problems"][0]["severity"], "advice");
    assert_eq!(values[1]["file"], "bad.toml");
    let problem = &values[1]["problems"][0];
    assert_eq!(problem["severity"], "error");
    assert_eq!(problem["item"], "card hermits-tree");
    assert_eq!(problem["line"], line_of(&dir.read("bad.toml"), "level = 9"));
    assert_eq!(values.len(), 2);
}

#[test]
fn a_file_that_cannot_be_read_is_worse_than_a_bad_pack() {
    let dir = TestDir::without_pack("pack-unreadable");
    let told = |args: &str| dir.bad(args);
    let english = "missing.toml: This cannot be read: there is no such file or folder.";
    assert_eq!(told("pack check missing.toml"), (2, english.to_owned()));
    assert_eq!(told("pack show missing.toml"), (2, english.to_owned()));
    assert_eq!(told("pack svg missing.toml out"), (2, english.to_owned()));
    assert_eq!(
        told("sim dreamscape --pack missing.toml"),
        (2, english.to_owned())
    );
    let german = ".: Das lässt sich nicht lesen: Es ist ein Ordner.";
    assert_eq!(told("pack check . --lang de"), (2, german.to_owned()));
    dir.write("bad.toml", "format = 1\n");
    dir.write("bytes.toml", b"format = 1\nid = \"\xff\"\n");
    assert_eq!(dir.lucid("pack check bytes.toml").code, Some(1));
    let ran = dir.lucid("pack check bad.toml missing.toml starter.toml");
    assert_eq!(ran.code, Some(2));
    assert_eq!(ran.err.trim_end(), english);
    assert!(ran.out.contains("\nstarter.toml: 26 cards"), "{}", ran.out);
}

#[test]
fn what_a_pack_holds_cannot_reach_the_terminal_raw() {
    let dir = TestDir::without_pack("pack-escape");
    let starter = dir.read("starter.toml");
    dir.write("field.toml", format!("\"\\u001b[2J\" = 1\n{starter}"));
    dir.write(
        "power.toml",
        starter.replacen("\"archives\"", "\"\\u001b[2J\"", 1),
    );
    dir.write("raw.toml", format!("\u{1b}[2J\n{starter}"));
    for file in ["field.toml", "power.toml", "raw.toml"] {
        let ran = dir.lucid(&format!("pack check {file}"));
        assert_eq!(ran.code, Some(1), "{file}");
        assert!(!ran.out.contains('\u{1b}'), "{}", ran.out);
    }
}

#[test]
fn a_new_pack_has_comments_and_no_errors() {
    let dir = TestDir::without_pack("pack-new");
    for game in ["dreamscape", "dream-runners"] {
        let template = dir.good(&format!("pack new {game}"));
        assert!(template.starts_with("# "), "{template}");
        let told = dir.good(&format!("pack new {game} {game}.toml"));
        let expected =
            format!("{game}.toml: written; check it with: lucid pack check {game}.toml\n");
        assert_eq!(told, expected);
        assert_eq!(dir.read(&format!("{game}.toml")), template);
        let told = dir.good(&format!("pack check ./{game}.toml"));
        assert!(told.contains(", no errors"), "{told}");
    }
    dir.good("sim dreamscape --pack dreamscape.toml --games 3 --nightmare --players 4");
}

#[test]
fn a_new_pack_overwrites_nothing() {
    let dir = TestDir::without_pack("pack-new-taken");
    dir.write("mine.toml", "months of work");
    let refused = "mine.toml: This cannot be written: something else already has this name.";
    assert_eq!(
        dir.bad("pack new dreamscape mine.toml"),
        (2, refused.to_owned())
    );
    assert_eq!(dir.read("mine.toml"), "months of work");
    let refused = "nowhere/mine.toml: Das lässt sich nicht schreiben: \
                   Eine solche Datei oder einen solchen Ordner gibt es nicht.";
    assert_eq!(
        dir.bad("pack new dream-runners nowhere/mine.toml --lang de"),
        (2, refused.to_owned())
    );
}
