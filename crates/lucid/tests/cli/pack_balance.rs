//! `lucid pack balance` as people run it.

use serde_json::Value;

use crate::common::TestDir;

/// The figures, whether or not all bars are held.
fn figures(dir: &TestDir, args: &str) -> Value {
    let ran = dir.lucid(&format!("pack balance {args} --json"));
    assert_eq!(ran.err, "");
    let value: Value = serde_json::from_str(&ran.out).unwrap();
    let code = match value["verdict"].as_str() {
        Some("held") => 0,
        Some("broken") => 1,
        _ => 3,
    };
    assert_eq!(ran.code, Some(code));
    value
}

#[test]
fn cards_and_purposes_are_measured() {
    let dir = TestDir::without_pack("balance-dreamscape");
    let args = "--bot tidy --games 6";
    let value = figures(&dir, &format!("{args} --threads 1"));
    assert_eq!(value, figures(&dir, &format!("{args} --threads 3")));
    assert_eq!(value["cards"].as_array().unwrap().len(), 50);
    let number = |value: &Value| value.as_f64().unwrap();
    for card in value["cards"].as_array().unwrap() {
        let done = &card["completed_percent"];
        assert!(
            done.is_null() || (0.0..=100.0).contains(&number(done)),
            "{card}"
        );
        if !card["value"].is_null() && number(&card["value"]) > 0.0 {
            let both = 1.0 / (1.0 / number(&card["for_shard"]) + 1.0 / number(&card["for_action"]));
            assert!((number(&card["value"]) - both).abs() < 1e-9, "{card}");
        }
    }
    // Four purposes lie out in every game (S2), of six kinds with several players.
    let purposes = value["purposes"].as_array().unwrap();
    let out: u64 = purposes
        .iter()
        .map(|tile| tile["out"].as_u64().unwrap())
        .sum();
    assert_eq!(out, 6 * 6 * 4);
    let bars = value["bars"].as_array().unwrap();
    let count = |group: &str| bars.iter().filter(|bar| bar["group"] == group).count();
    assert_eq!(
        ["seats-2", "seats-3-nightmare", "seats-4", "his-score"].map(count),
        [2, 3, 4, 4]
    );
    let mut unclear = 0;
    for bar in bars {
        let [low, high, value] = ["low", "high", "value"].map(|field| number(&bar[field]));
        let margin = bar["margin"].as_f64().unwrap_or(f64::INFINITY);
        let verdict = match (value - margin, value + margin) {
            (from, to) if from >= low && to <= high => "held",
            (from, to) if from > high || to < low => "broken",
            _ => "unclear",
        };
        assert_eq!(bar["verdict"], verdict, "{bar}");
        unclear += usize::from(verdict == "unclear");
        assert!(verdict == "unclear" || bar["games"].is_null(), "{bar}");
    }
    assert!(2 * unclear > bars.len(), "six games say next to nothing");
}

#[test]
fn tiles_and_segments_are_measured() {
    let dir = TestDir::without_pack("balance-runners");
    let args = "--game dream-runners --bot random --games 4";
    let value = figures(&dir, &format!("{args} --threads 1"));
    assert_eq!(value, figures(&dir, &format!("{args} --threads 3")));
    assert_eq!(value["tiles"].as_array().unwrap().len(), 24);
    // Four sets of four, and 24 that can be bought.
    assert_eq!(value["segments"].as_array().unwrap().len(), 40);
    let bars = value["bars"].as_array().unwrap();
    let scores = bars.iter().filter(|bar| bar["subject"] == "random");
    assert_eq!(scores.count(), 3);
}

#[test]
fn tables_are_told_in_both_languages() {
    let dir = TestDir::without_pack("balance-table");
    let told = ["en", "de"].map(|language| {
        let args = "pack balance --pack starter.toml --bot tidy --games 4";
        let ran = dir.lucid(&format!("{args} --lang {language}"));
        assert_eq!(ran.err, "");
        let widest = ran.out.lines().map(|line| line.chars().count()).max();
        assert!(widest.unwrap() <= 80, "{}", ran.out);
        ran.out
    });
    insta::assert_snapshot!(told.join("\n"));
}

#[test]
fn what_makes_no_sense_is_refused() {
    let dir = TestDir::without_pack("balance-usage");
    let told = dir.refusals(&[
        "pack balance --bot clever",
        "pack balance --game chess",
        "pack balance --game dreamscape --pack starter.toml",
        "pack balance --pack none.toml",
        "pack balance --games 0",
    ]);
    insta::assert_snapshot!(told);
}
