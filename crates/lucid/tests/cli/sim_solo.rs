//! `lucid sim solo` as people run it.

use serde_json::Value;

use crate::common::Desk;

/// The two tables of points: what is above them tells of speed.
fn points(table: &str) -> String {
    let blank = table.match_indices("\n\n").nth(1).unwrap().0;
    table[blank + 2..].to_owned()
}

#[test]
fn the_tables_are_aligned() {
    let desk = Desk::new("solo-table");
    let tables = ["en", "de"].map(|language| {
        let args = "sim solo --bots tidy --games 40 --seed 7";
        let table = desk.good(&format!("{args} --lang {language}"));
        assert!(
            table.lines().all(|line| line.chars().count() <= 80),
            "{table}"
        );
        assert!(table.starts_with("Dreamscape  sylex players=1 nightmare=yes solo=bad-dreams\n"));
        let told = points(&table);
        for part in told.split("\n\n") {
            let widths: Vec<usize> = part.lines().map(|line| line.chars().count()).collect();
            assert!(widths.iter().all(|width| *width == widths[0]), "{told}");
        }
        told
    });
    insta::assert_snapshot!(tables.join("\n"));
}

/// The means of an object of figures, added up.
fn sum(sources: &Value) -> f64 {
    let sources = sources.as_object().unwrap().values();
    sources.map(|figure| figure["mean"].as_f64().unwrap()).sum()
}

#[test]
fn sources_add_up_to_scores() {
    let desk = Desk::new("solo-json");
    for profile in ["troubled-nights", "worst-nightmares", "3/3/3/2/3/0"] {
        for bot in ["random", "tidy", "shy"] {
            let args = format!("sim solo --profile {profile} --bots {bot} --games 60 --json");
            let value: Value = serde_json::from_str(&desk.good(&args)).unwrap();
            let rules = value["rules"].as_str().unwrap();
            assert!(rules.ends_with(&format!(" solo={profile}")), "{rules}");
            assert_eq!(value["seats"].as_array().unwrap().len(), 1);
            for whose in [&value["seats"][0], &value["his"]] {
                let score = whose["score"]["mean"].as_f64().unwrap();
                let sources = sum(&whose["sources"]);
                assert!((score - sources).abs() < 1e-9, "{args}: {score} {sources}");
            }
            // L16: one of the two wins.
            let wins = |whose: &Value| whose["wins"].as_f64().unwrap();
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
    let desk = Desk::new("solo-only");
    let several = desk.good("sim dreamscape --games 5 --json --nightmare --bots tidy,shy");
    let several: Value = serde_json::from_str(&several).unwrap();
    assert_eq!(several.get("his"), None);
    let unless_told = points(&desk.good("sim solo --games 20"));
    let asked = "sim solo --games 20 --profile bad-dreams --edition sylex --bots random";
    assert_eq!(unless_told, points(&desk.good(asked)));
    // The same game by its rules.
    let by_rules = "--rule players=1 --rule nightmare=yes --rule solo=3/3/3/3/3/3";
    let by_rules = desk.good(&format!("sim dreamscape --games 20 {by_rules}"));
    assert_eq!(unless_told, points(&by_rules));
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let desk = Desk::new("solo-threads");
    let table = |threads| {
        let args = "sim solo --bots tidy --games 30 --profile cold-sweat";
        points(&desk.good(&format!("{args} --threads {threads} --records {threads}")))
    };
    assert_eq!(table("1"), table("3"));
    assert_eq!(desk.read("1/000030.lucid"), desk.read("3/000030.lucid"));
}

#[test]
fn records_of_every_edition_and_bot_verify() {
    let desk = Desk::new("solo-records");
    for edition in ["prototype", "sylex", "huch"] {
        for bot in ["random", "tidy", "shy"] {
            let folder = format!("{edition}-{bot}");
            let args = format!("sim solo --edition {edition} --bots {bot} --games 3");
            desk.good(&format!("{args} --records {folder}"));
            let files = [1, 2, 3].map(|number| format!("{folder}/00000{number}.lucid"));
            let told = desk.good(&format!("verify {}", files.join(" ")));
            assert_eq!(told.matches("dealt by the seed").count(), 3, "{told}");
            assert_eq!(told.matches(" won ").count(), 3, "{told}");
        }
    }
}

#[test]
fn what_makes_no_sense_is_refused_in_both_languages() {
    let desk = Desk::without_pack("solo-usage");
    let told = desk.refusals(&[
        "sim solo --profile sweet-dreams",
        "sim solo --profile 3/3/3",
        "sim solo --profile 3/3/3/2/3/x",
        "sim solo --profile 0/3/3/2/3/10",
        "sim solo --players 2",
        "sim solo --nightmare --simultaneous",
        "sim solo --bots tidy,shy",
        "sim solo --rule solo=no",
        "sim dreamscape --profile bad-dreams",
    ]);
    insta::assert_snapshot!(told);
}

#[test]
fn the_help_lists_profiles_and_bots() {
    let desk = Desk::without_pack("solo-help");
    let help = desk.good("sim --help");
    for told in [
        "  bad-dreams        3/3/3/3/3/3\n",
        "\n  tidy ",
        "\n  his  ",
    ] {
        assert!(help.contains(told), "{help}");
    }
}
