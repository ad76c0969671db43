//! `lucid sim solo`: Mr Nightmare as a rival.

use serde_json::Value;

use super::{figures, number};
use crate::common::TestDir;

/// The two tables of points, without the lines about speed above them.
fn points(table: &str) -> String {
    let blank = table.match_indices("\n\n").nth(1).unwrap().0;
    table[blank + 2..].to_owned()
}

/// The means of an object of figures, added up.
fn sum(sources: &Value) -> f64 {
    let sources = sources.as_object().unwrap().values();
    sources.map(|figure| figure["mean"].as_f64().unwrap()).sum()
}

#[test]
fn sources_add_up_to_scores() {
    let dir = TestDir::new("solo-json");
    for profile in ["troubled-nights", "worst-nightmares", "3/3/3/2/3/0"] {
        for bot in ["random", "tidy", "shy"] {
            let args = format!("solo --profile {profile} --bots {bot} --games 60");
            let value = figures(&dir, &args);
            let rules = value["rules"].as_str().unwrap();
            assert!(rules.ends_with(&format!(" solo={profile}")), "{rules}");
            assert_eq!(value["seats"].as_array().unwrap().len(), 1);
            for whose in [&value["seats"][0], &value["his"]] {
                let score = number(&whose["score"]["mean"]);
                let sources = sum(&whose["sources"]);
                assert!((score - sources).abs() < 1e-9, "{args}: {score} {sources}");
            }
            // L16: one of the two wins.
            let wins = |whose: &Value| number(&whose["wins"]);
            assert_eq!(wins(&value["seats"][0]) + wins(&value["his"]), 60.0);
            let names: Vec<&String> = value["his"]["sources"]
                .as_object()
                .unwrap()
                .keys()
                .collect();
            let all = ["blue", "red_in_dreamworld", "red_in_stock", "purposes"];
            assert_eq!(names, all, "the documented sources");
            if profile.ends_with("/0") {
                assert_eq!(value["his"]["sources"]["red_in_stock"]["mean"], 0.0);
            }
        }
    }
}

#[test]
fn only_solo_has_a_rival() {
    let dir = TestDir::new("solo-only");
    let several = figures(&dir, "dreamscape --games 5 --nightmare --bots tidy,shy");
    assert_eq!(several.get("his"), None);
    let table = dir.good("sim solo --games 20");
    assert!(table.starts_with("Dreamscape  sylex players=1 nightmare=yes solo=bad-dreams\n"));
    for part in points(&table).split("\n\n") {
        let widths: Vec<usize> = part.lines().map(|line| line.chars().count()).collect();
        assert!(widths.iter().all(|width| *width == widths[0]), "{table}");
    }
    let unless_told = points(&table);
    let asked = "sim solo --games 20 --profile bad-dreams --edition sylex --bots random";
    assert_eq!(unless_told, points(&dir.good(asked)));
    // The same game by its rules.
    let by_rules = "--rule players=1 --rule nightmare=yes --rule solo=3/3/3/3/3/3";
    let by_rules = dir.good(&format!("sim dreamscape --games 20 {by_rules}"));
    assert_eq!(unless_told, points(&by_rules));
}
