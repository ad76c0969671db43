//! `lucid sim dream-runners` as people run it.

use lucid_testkit::length;
use serde_json::Value;

use crate::common::Desk;

/// The figures of a series, without its speed.
fn figures(desk: &Desk, args: &str) -> Value {
    let text = desk.good(&format!("sim dream-runners --json {args}"));
    let mut value: Value = serde_json::from_str(&text).unwrap();
    value.as_object_mut().unwrap().remove("speed").unwrap();
    value
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap()
}

/// A pack that does not change when the built-in one does.
fn desk(name: &str) -> Desk {
    let desk = Desk::without_pack(name);
    desk.write("runners.toml", include_str!("../packs/runners.toml"));
    desk
}

#[test]
fn the_tables_are_told_in_both_languages() {
    let desk = desk("runners-table");
    let tables = ["en", "de"].map(|language| {
        let args =
            "sim dream-runners --players 3 --games 60 --seed 7 --threads 2 --pack runners.toml";
        let table = desk.good(&format!("{args} --lang {language}"));
        let widths = table.lines().map(|line| line.chars().count());
        assert!(widths.max() <= Some(80), "{table}");
        // Speed differs from run to run, and with it the width of its column.
        let told = table.lines().enumerate();
        let told = told.filter(|(line, _)| !(3..6).contains(line));
        told.map(|(_, line)| line).collect::<Vec<_>>().join("\n")
    });
    insta::assert_snapshot!(tables.join("\n\n"));
}

#[test]
fn the_json_has_the_documented_fields() {
    let desk = desk("runners-json");
    let value = figures(&desk, "--games 30 --pack runners.toml");
    insta::assert_snapshot!(format!("{value:#}"));
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let desk = Desk::without_pack("runners-threads");
    let games = length::either(2, 6);
    let args = format!("--players 3 --bots skilled,random,solver --games {games} --seed 3");
    let [one, two] = ["1", "2"].map(|threads| {
        figures(
            &desk,
            &format!("{args} --threads {threads} --records {threads}"),
        )
    });
    assert_eq!(one, two);
    let last = |threads: u8| desk.read(&format!("{threads}/{games:06}.lucid"));
    assert_eq!(last(1), last(2));
    let won: f64 = (one["seats"].as_array().unwrap().iter())
        .map(|seat| number(&seat["wins"]))
        .sum();
    let won = won + number(&one["won_by_nobody"]);
    assert!((won - games as f64).abs() < 1e-9, "each game once: {one}");
    assert_ne!(one, figures(&desk, &format!("--games {games} --seed 4")));
}

#[test]
fn the_solver_beats_random_players() {
    let desk = Desk::without_pack("runners-strength");
    let games = length::scaled(100);
    let value = figures(&desk, &format!("--bots random,solver --games {games}"));
    let wins = number(&value["seats"][1]["wins"]);
    assert!(wins >= 0.98 * games as f64, "{value}");
    assert_eq!(value["seats"][1]["awake_percent"], 0.0, "{value}");
    // The quicker of the two, always.
    assert!(
        number(&value["seats"][1]["first_lock_percent"]) > 95.0,
        "{value}"
    );
}

#[test]
fn who_is_late_plays_what_lies_there() {
    let desk = Desk::without_pack("runners-late");
    let args = "--bots novice,solver --games 4 --rule timer=15";
    let hurried = figures(&desk, &format!("{args} --records hurried"));
    assert!(
        number(&hurried["seats"][0]["late_percent"]) > 50.0,
        "{hurried}"
    );
    assert!(desk.read("hurried/000001.lucid").contains("!time"));
    let args = "--bots novice,solver --games 4 --rule timer=none";
    let calm = figures(&desk, &format!("{args} --records calm"));
    assert_eq!(calm["seats"][0]["late_percent"], 0.0, "{calm}");
    assert!(!desk.read("calm/000001.lucid").contains("!time"));
    let score = |value: &Value| number(&value["seats"][0]["score"]["mean"]);
    assert!(score(&calm) > score(&hurried), "{calm} {hurried}");
}

#[test]
fn records_verify_but_are_not_told_in_words() {
    let desk = desk("runners-records");
    for players in 2..=4 {
        for (index, rules) in [
            "--rule beginners=yes",
            "--bots novice --rule timer=15 --games 1",
            "--rule timer=none --rule show-boards=yes",
            "--pack runners.toml",
        ]
        .iter()
        .enumerate()
        {
            let folder = format!("{players}-{index}");
            let games = match rules.contains("--games") {
                true => String::new(),
                false => format!("--games {}", length::scaled(3)),
            };
            desk.good(&format!(
                "sim dream-runners --players {players} {rules} {games} --records {folder}"
            ));
            let file = format!("{folder}/000001.lucid");
            let told = desk.good(&format!("verify {file} --pack runners.toml"));
            assert!(told.contains("dealt by the seed, "), "{told}");
        }
    }
    let (code, told) = desk.bad("replay 2-0/000001.lucid");
    assert_eq!(code, 1);
    assert_eq!(
        told,
        "2-0/000001.lucid:2: This is a record of dream-runners, which can be printed with \
         --json; only records of dreamscape are told in words."
    );
    let record = desk.read("2-0/000001.lucid");
    desk.write("wrong.lucid", record.replacen(" lock", " lift:nothing", 1));
    assert_eq!(desk.bad("verify wrong.lucid").0, 1);
    desk.write(
        "pack.lucid",
        record.replacen("pack: lucid", "pack: deluxe", 1),
    );
    let (code, told) = desk.bad("verify pack.lucid");
    assert_eq!(code, 1);
    assert!(
        told.starts_with("pack.lucid:5: This record needs the pack “deluxe”"),
        "{told}"
    );
}

#[test]
fn what_makes_no_sense_is_refused_in_both_languages() {
    let desk = Desk::without_pack("runners-usage");
    let told = desk.refusals(&[
        "sim dream-runners --edition huch",
        "sim dream-runners --nightmare --simultaneous --profile bad-dreams",
        "sim dream-runners --players 5",
        "sim dream-runners --bots tidy",
        "sim dreamscape --bots solver",
        "sim dream-runners --bots solver,random --players 3",
        "sim dream-runners --rule timer=5",
        "sim dream-runners --rule timer=soon --rule cycles=4 --rule beginners",
        "sim dream-runners --pack dreamscape",
    ]);
    insta::assert_snapshot!(told);
}

#[test]
fn the_help_lists_rules_and_bots() {
    let desk = Desk::without_pack("runners-help");
    let help = desk.good("sim --help");
    for told in ["\n  round-limit ", "\n  novice ", "\n  won_by_nobody "] {
        assert!(help.contains(told), "{help}");
    }
}

/// Scripts that use the word of before go on working; nothing shows it any more.
#[test]
fn the_old_word_for_dream_runners_still_works() {
    let desk = Desk::without_pack("runners-alias");
    let args = "--bots random --games 4 --seed 2 --threads 1 --json";
    let mut values = ["runners", "dream-runners"].map(|game| {
        let text = desk.good(&format!("sim {game} {args}"));
        serde_json::from_str::<Value>(&text).unwrap()
    });
    for value in &mut values {
        value["speed"].take();
    }
    assert_eq!(values[0], values[1]);
    desk.write(
        "dream.toml",
        "tile = \"cool-pillow\"\nsegments = [\"one c\"]\n",
    );
    desk.good("solve runners dream.toml");
    desk.good("arena runners --bots random,novice --games 2");
    for help in [
        "sim --help",
        "arena --help",
        "solve --help",
        "solve dream-runners --help",
    ] {
        let help = desk.good(help).replace("dream-runners", "");
        assert!(!help.contains("runners"), "{help}");
    }
}
