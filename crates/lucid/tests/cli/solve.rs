//! `lucid solve`.

use crate::common::TestDir;

const DREAM: &str = r#"
tile = "one-stair-too-many"
segments = ["one c", "two b-", "three d-c", "corner c/b-", "two cc"]
keys = 1
coins = 2
fragments = "blue+white"
"#;

/// The output without the time, which is never the same.
fn timeless(out: &str) -> String {
    let (first, rest) = out.split_once('\n').unwrap();
    let (start, _) = first.rsplit_once(" in ").unwrap();
    format!("{start} in …\n{rest}")
}

#[test]
fn the_best_compositions_are_drawn_and_told() {
    let dir = TestDir::without_pack("solve-runners");
    dir.write("dream.toml", DREAM);
    for (language, name) in [("en", "drawn_en"), ("de", "drawn_de")] {
        let out = dir.good(&format!(
            "solve dream-runners dream.toml --best 2 --lang {language}"
        ));
        insta::assert_snapshot!(name, timeless(&out));
    }
}

#[test]
fn json_holds_the_same_and_may_be_the_question_too() {
    let dir = TestDir::without_pack("solve-json");
    dir.write("dream.toml", DREAM);
    dir.write(
        "dream.json",
        r#"{"tile": "one-stair-too-many",
            "segments": ["one c", "two b-", "three d-c", "corner c/b-", "two cc"],
            "keys": 1, "coins": 2, "fragments": "blue+white"}"#,
    );
    let answer = |file: &str| -> serde_json::Value {
        let out = dir.good(&format!("solve dream-runners {file} --json --best 3"));
        serde_json::from_str(&out).unwrap()
    };
    let (from_toml, from_json) = (answer("dream.toml"), answer("dream.json"));
    assert_eq!(from_toml["solutions"], from_json["solutions"]);
    let values: Vec<i64> = (from_toml["solutions"].as_array().unwrap().iter())
        .map(|solution| solution["value"].as_i64().unwrap())
        .collect();
    assert_eq!(values.len(), 3);
    assert!(values.is_sorted_by(|a, b| a >= b), "{values:?}");
    assert_eq!(from_toml["solutions"][0]["end"]["opened"], 2);
}

/// What is worth something else is laid differently.
#[test]
fn worths_shares_and_chests_are_heard() {
    let dir = TestDir::without_pack("solve-worth");
    let dream = |more: &str| {
        format!(
            "cells = \"coin blue -1  key ~coin+key chest1  -1 serenity white\"\nsegments = [\"one c\"]\n{more}"
        )
    };
    let laid = |more: &str| {
        dir.write("dream.toml", dream(more));
        let out = dir.good("solve dream-runners dream.toml --json");
        let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
        answer["solutions"][0]["laid"][0]["place"]
            .as_str()
            .unwrap()
            .to_owned()
    };
    assert_eq!(laid("[worth]\ncoins = 1000"), "c3");
    assert_eq!(laid("[worth]\nkeys = [0, 2000]"), "c4");
    assert_eq!(
        laid("[shares]\nd4 = \"3coin\"\n[worth]\ncoins = 1000"),
        "d4"
    );
    assert_eq!(
        laid("keys = 1\nchest1 = \"9coin\"\n[worth]\ncoins = 1000"),
        "e4"
    );
}

#[test]
fn what_cannot_be_solved_is_told_in_one_line() {
    let dir = TestDir::without_pack("solve-wrong");
    let mut page = String::new();
    for text in [
        "",
        "tile = 3\nsegments = []",
        "tile = \"nowhere\"\nsegments = []",
        "segments = []",
        "cells = \"coin key\"\nsegments = []",
        "cells = \"coin coin coin coin coin coin coin coin gold\"\nsegments = []",
        "tile = \"cool-pillow\"\nsegments = [\"four cccc\"]",
        "tile = \"cool-pillow\"\nsegments = []\nserenity = 0",
        "tile = \"cool-pillow\"\nsegments = []\nserenity = 99",
        "tile = \"cool-pillow\"\nsegments = []\nfragments = \"blue+white+orange+green\"",
        "tile = \"cool-pillow\"\nsegments = []\nfragments = \"2coin\"",
        "tile = \"cool-pillow\"\nsegments = []\nchest1 = \"chest2\"",
        "tile = \"cool-pillow\"\nsegments = []\n[shares]\nc3 = \"coin\"",
        "tile = \"cool-pillow\"\nsegments = []\n[shares]\nz9 = \"coin\"",
        "tile = \"cool-pillow\"\nsegments = []\nbonus = 1",
        "tile = \"cool-pillow\"\nsegments = []\n[worth]\nserenity = -5",
        "{\"tile\": \"cool-pillow\", \"segments\": 1}",
        "tile = \"cool-pillow\"\nsegments = [\"one c\",\"one c\",\"one c\",\"one c\",\"one c\",\"one c\",\"one c\",\"one c\",\"one c\",\"one c\",\"one c\",\"one c\",\"one c\"]",
    ] {
        dir.write("dream.toml", text);
        let (code, said) = dir.bad("solve dream-runners dream.toml");
        assert!(said.trim_end().lines().count() == 1, "{said}");
        page.push_str(&format!("{text}\n    {code} {}\n\n", said.trim_end()));
    }
    dir.write("dream.toml", [0xff, 0xfe]);
    page.push_str(&format!(
        "(no text)\n    {:?}\n",
        dir.bad("solve dream-runners dream.toml")
    ));
    page.push_str(&format!(
        "(no file)\n    {:?}\n",
        dir.bad("solve dream-runners nowhere.toml")
    ));
    page.push_str(&format!(
        "(best)\n    {:?}\n",
        dir.bad("solve dream-runners dream.toml --best 0")
    ));
    insta::assert_snapshot!(page);
}

const CREATION: &str = "dreamscape position 1
rules: sylex players=2
phase: creation
cycle: 2
order: A B

seat A
score: 4
hands: gb
sleeper: 3
front: whispering-wind-bay
board:
  . . . . .
  . . . . .
  . . . . .
  . y yu@ . .
  . . . . .
";

#[test]
fn the_best_lines_of_a_creation_are_told() {
    let dir = TestDir::without_pack("solve-creation");
    dir.write("creation.txt", CREATION);
    for (language, name) in [("en", "creation_en"), ("de", "creation_de")] {
        let out = dir.good(&format!(
            "solve creation creation.txt --best 2 --budget 600000 --lang {language}"
        ));
        // What was spent is in the first lines, and differs from run to run.
        let (_, told) = out.split_once("\n\n").unwrap();
        insta::assert_snapshot!(name, told);
    }
}

#[test]
fn json_has_the_lines_of_a_creation_and_says_how_sure_they_are() {
    let dir = TestDir::without_pack("solve-creation-json");
    dir.write("creation.txt", CREATION);
    let answer = |more: &str| -> serde_json::Value {
        let out = dir.good(&format!("solve creation creation.txt --json {more}"));
        serde_json::from_str(&out).unwrap()
    };
    let solved = answer("--best 3 --budget 600000");
    assert_eq!(solved["seat"], "A");
    assert_eq!(solved["proved"], true);
    assert!(solved["bound"].is_null() && solved["nodes"].as_u64() > Some(0));
    let lines = solved["lines"].as_array().unwrap();
    assert_eq!(lines.len(), 3);
    let values: Vec<i64> = lines.iter().map(|l| l["value"].as_i64().unwrap()).collect();
    assert!(values.is_sorted_by(|a, b| a >= b), "{values:?}");
    for line in lines {
        let rest = line["rest"].as_object().unwrap();
        let rest: i64 = rest.values().map(|part| part.as_i64().unwrap()).sum();
        let points = line["points"].as_i64().unwrap();
        assert_eq!(line["value"], 400 + 100 * points + rest);
        let sources = line["sources"].as_array().unwrap().iter();
        let sum: i64 = sources.map(|s| s["points"].as_i64().unwrap()).sum();
        assert_eq!(sum, points);
        assert_eq!(line["steps"].as_array().unwrap().last().unwrap(), "end");
    }
    // The brown shard completes the card.
    let sources = lines[0]["sources"].as_array().unwrap();
    assert!(
        sources
            .iter()
            .any(|source| source["of"] == "whispering-wind-bay")
    );
    assert_eq!(solved["chance"], "cut-off");
    assert!(
        lines[0]["certain"].as_u64() < Some(lines[0]["steps"].as_array().unwrap().len() as u64)
    );
}

/// What is too wild to be proved gets an answer that says so.
#[test]
fn more_wild_fragments_than_can_be_tried_are_left_out_and_that_is_said() {
    let dir = TestDir::without_pack("solve-wild");
    let dream = |cells: &str| {
        format!("cells = \"{cells}\"\nsegments = [\"three ddd\", \"two cb\"]\nserenity = 9\n")
    };
    dir.write(
        "wild.toml",
        dream("9wild 9wild coin -1 key blue green coin -2"),
    );
    let out = dir.good("solve dream-runners wild.toml");
    assert!(
        out.starts_with("Not proved: there are more wild fragments than"),
        "{out}"
    );
    assert!(out.contains("three"), "{out}");
    let out = dir.good("solve dream-runners wild.toml --lang de");
    assert!(
        out.starts_with("Nicht bewiesen: Hier liegen mehr beliebige Fragmente"),
        "{out}"
    );
    let json = |file: &str| -> serde_json::Value {
        let out = dir.good(&format!("solve dream-runners {file} --json"));
        serde_json::from_str(&out).unwrap()
    };
    let wild = json("wild.toml");
    assert_eq!(wild["proved"], false);
    assert!(!wild["solutions"][0]["laid"].as_array().unwrap().is_empty());
    dir.write(
        "tame.toml",
        dream("9wild 7wild coin -1 key blue green coin -2"),
    );
    assert_eq!(json("tame.toml")["proved"], true);
}

/// Without any time there is a line, and how much more another could be worth.
#[test]
fn a_budget_of_nothing_gets_an_answer_that_says_what_it_is_worth() {
    let dir = TestDir::without_pack("solve-creation-zero");
    dir.write("creation.txt", CREATION);
    let answer = |more: &str| -> serde_json::Value {
        let out = dir.good(&format!("solve creation creation.txt --json {more}"));
        serde_json::from_str(&out).unwrap()
    };
    let (none, whole) = (answer("--budget 0"), answer("--budget 600000"));
    let value = |answer: &serde_json::Value| answer["lines"][0]["value"].as_i64().unwrap();
    assert_eq!(
        none["lines"][0]["steps"]
            .as_array()
            .unwrap()
            .last()
            .unwrap(),
        "end"
    );
    let bound = none["bound"].as_i64().unwrap_or(value(&none));
    assert!(
        value(&none) <= value(&whole) && value(&whole) <= bound,
        "{none} {whole}"
    );
    assert_eq!(none["proved"], none["bound"].is_null());
}

/// A position of an older version of the rules is solved by that version (D7).
#[test]
fn a_creation_is_solved_by_its_version_of_the_rules() {
    let dir = TestDir::without_pack("solve-creation-version");
    // Land at c2 and b2, a card to complete on b2, water beside c2 alone.
    let land = "dreamscape position 1\nrules: sylex players=2\nversion: 1\nphase: creation\n\
        order: A B\n\nseat A\nhands: w\nsleeper: 1\nfront: hermits-tree\nboard:\n  \
        . . . . .\n  . . . . .\n  . . . . .\n  g^ b b u .\n  . . g@ . .\n";
    let solved = |version: u16| {
        let position = land.replace("version: 1", &format!("version: {version}"));
        dir.write("creation.txt", position);
        let out = dir.good("solve creation creation.txt --budget 600000 --best 3 --json");
        let solved: serde_json::Value = serde_json::from_str(&out).unwrap();
        assert_eq!(solved["proved"], true);
        solved["lines"].as_array().unwrap().clone()
    };
    // Since version 2 the way back from the card leads to the water.
    let back = |line: &serde_json::Value| {
        let steps = line["steps"].as_array().unwrap();
        steps.contains(&"free:b2".into()) && steps.contains(&"free:c2".into())
    };
    let (old, new) = (solved(1), solved(2));
    assert!(back(&new[0]) && !old.iter().any(back), "{old:?} {new:?}");
    assert_eq!(new[0]["points"], 7);
    assert!(new[0]["value"].as_i64() > old[0]["value"].as_i64());
}

#[test]
fn a_position_that_cannot_be_solved_is_told_in_one_line() {
    let dir = TestDir::without_pack("solve-creation-wrong");
    let mut page = String::new();
    for (text, more) in [
        ("", ""),
        ("dreamscape position 1\n", ""),
        ("dreamscape position 1\nrules: silex\n", ""),
        (&CREATION.replace("players=2", "players=9"), ""),
        (&CREATION.replace("hands: gb", "hands: gx"), ""),
        (&CREATION.replace("  . . . . .\n", ""), ""),
        (&CREATION.replace("creation", "travel"), ""),
        (&CREATION.replace("phase", "version: 99\nphase"), ""),
        (&CREATION.replace("phase", "version: 0\nphase"), ""),
        (&CREATION.replace("phase", "version: one\nphase"), ""),
        (
            &CREATION.replace("order", "pack: mine 0123456789abcdef\norder"),
            "",
        ),
        (CREATION, "--seat B"),
        (CREATION, "--seat D"),
        (CREATION, "--seat 1"),
        (CREATION, "--best none"),
        (CREATION, "--budget soon"),
    ] {
        dir.write("creation.txt", text);
        let (code, said) = dir.bad(&format!("solve creation creation.txt {more}"));
        assert!(said.trim_end().lines().count() == 1, "{said}");
        page.push_str(&format!("{more}\n    {code} {}\n\n", said.trim_end()));
    }
    page.push_str(&format!("{:?}\n", dir.bad("solve creation none.txt")));
    insta::assert_snapshot!("creation_wrong", page);
}
