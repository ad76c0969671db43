//! `--pack FILE`: games with other packs than the built-in ones.

use serde_json::Value;

use crate::common::TestDir;

/// A second pack: the starter pack under another name and with other points.
fn second(dir: &TestDir) {
    let starter = dir.read("starter.toml");
    let pack = starter.replacen("\"starter\"", "\"second\"", 1);
    dir.write("second.toml", pack.replacen("points = 6", "points = 7", 1));
}

/// The record of a short game, as `NAME.lucid`; its pack, as id and hash.
fn record(dir: &TestDir, name: &str, pack: &str) -> String {
    let args = format!("sim dreamscape --rule cycles=1 --games 1 --records {name}");
    dir.good(&format!("{args} {pack}"));
    std::fs::rename(
        dir.path(&format!("{name}/000001.lucid")),
        dir.path(&format!("{name}.lucid")),
    )
    .unwrap();
    let record = dir.read(&format!("{name}.lucid"));
    let line = record.lines().find_map(|line| line.strip_prefix("pack: "));
    line.unwrap().to_owned()
}

#[test]
fn sim_plays_with_the_pack_that_is_given() {
    let dir = TestDir::without_pack("option-sim");
    let pack = |option: &str| -> Value {
        let text = dir.good(&format!("sim dreamscape --games 5 --json {option}"));
        let value: Value = serde_json::from_str(&text).unwrap();
        value["pack"].clone()
    };
    assert_eq!(pack("--pack starter.toml"), "starter 75d813fbf4cf55ec");
    assert_eq!(pack(""), pack("--pack dreamscape"));
    assert!(pack("").as_str().unwrap().starts_with("lucid "));
    let table = dir.good("sim dreamscape --games 5 --pack starter.toml");
    assert!(table.contains("pack starter, seed 1"), "{table}");
}

#[test]
fn a_record_is_played_with_its_own_pack() {
    let dir = TestDir::without_pack("option-records");
    second(&dir);
    record(&dir, "built-in", "");
    record(&dir, "first", "--pack starter.toml");
    let pack = record(&dir, "other", "--pack second.toml");
    assert!(pack.starts_with("second ") && pack != "second 75d813fbf4cf55ec");
    // In whatever order, the right one is found.
    for packs in [
        "--pack starter.toml --pack second.toml",
        "--pack second.toml --pack starter.toml",
    ] {
        let told = dir.good(&format!(
            "verify built-in.lucid first.lucid other.lucid {packs}"
        ));
        assert_eq!(told.matches("dealt by the seed").count(), 3, "{told}");
        let told = dir.good(&format!("replay other.lucid {packs}"));
        assert!(told.contains(&format!("pack {pack}, ")), "{told}");
    }
    dir.good("verify built-in.lucid");
    dir.good("replay built-in.lucid --json");
}

#[test]
fn a_record_without_its_pack_says_which_one_it_needs() {
    let dir = TestDir::without_pack("option-missing");
    second(&dir);
    record(&dir, "first", "--pack starter.toml");
    let needs = "This record needs the pack “starter” with the hash 75d813fbf4cf55ec";
    for command in [
        "verify first.lucid",
        "replay first.lucid",
        "verify first.lucid --pack second.toml",
    ] {
        let line = format!("first.lucid:5: {needs}; name its file with --pack FILE.");
        assert_eq!(dir.bad(command), (1, line), "{command}");
    }
    let changed = dir
        .read("starter.toml")
        .replacen("points = 6", "points = 7", 1);
    dir.write("changed.toml", changed);
    let (code, line) = dir.bad("verify first.lucid --pack changed.toml");
    let start = format!("first.lucid:5: {needs}, but the one here has ");
    assert!(
        line.starts_with(&start) && line.ends_with("; name its file with --pack FILE."),
        "{line}"
    );
    assert_eq!(code, 1);
    let (code, line) = dir.bad("replay first.lucid --lang de");
    let german = "first.lucid:5: Diese Aufzeichnung braucht das Paket „starter“ mit der Prüfsumme \
                  75d813fbf4cf55ec; es lässt sich mit --pack DATEI angeben.";
    assert_eq!((code, line.as_str()), (1, german));
}

#[test]
fn a_pack_without_a_hash_is_no_pack() {
    let dir = TestDir::new("option-no-hash");
    let record = dir.short_record();
    dir.write("bare.lucid", record.replace(" 75d813fbf4cf55ec", ""));
    let (code, line) = dir.bad("verify bare.lucid");
    let expected = "bare.lucid:5: The header’s “pack:” cannot be understood, or it appears twice.";
    assert_eq!((code, line.as_str()), (1, expected));
}

#[test]
fn a_pack_of_another_game_is_refused() {
    let dir = TestDir::without_pack("option-other-game");
    dir.write("runners.toml", include_str!("../packs/runners.toml"));
    let told = "runners.toml: This is a pack for dream-runners, not for dreamscape.";
    assert_eq!(
        dir.bad("sim dreamscape --pack runners.toml"),
        (2, told.to_owned())
    );
    let told = "dream-runners: Das ist ein Paket für dream-runners, nicht für dreamscape.";
    assert_eq!(
        dir.bad("sim dreamscape --pack dream-runners --lang de"),
        (2, told.to_owned())
    );
}
