//! `lucid replay` as people run it.

use std::fs;

use lucid_dreamscape::{Dreamscape, position};
use lucid_packs::Pack;
use lucid_testkit::length;
use serde_json::Value;

use crate::common::{TestDir, with_own_digest};

#[test]
fn a_game_is_told_and_drawn() {
    let dir = TestDir::new("replay-whole");
    dir.short_record();
    insta::assert_snapshot!(dir.good("replay short.lucid"));
}

#[test]
fn a_game_is_told_in_german_too() {
    let dir = TestDir::new("replay-german");
    dir.short_record();
    let asked = dir.good("replay short.lucid --lang de");
    assert_ne!(asked, dir.good("replay short.lucid"));
    let by_system = dir
        .command("replay short.lucid")
        .env("LC_ALL", "de_DE.UTF-8")
        .output()
        .unwrap();
    assert_eq!(String::from_utf8(by_system.stdout).unwrap(), asked);
    insta::assert_snapshot!(asked);
}

#[test]
fn every_game_fits_on_a_narrow_terminal_in_both_languages() {
    let dir = TestDir::new("replay-width");
    let games = length::scaled(3);
    for edition in ["prototype", "sylex", "huch"] {
        for mode in ["dreamscape", "dreamscape --nightmare --players 4", "solo"] {
            let args = format!("sim {mode} --edition {edition}");
            let _ = fs::remove_dir_all(dir.path("games"));
            dir.good(&format!("{args} --games {games} --records games"));
            for (number, language) in (1..=games).flat_map(|n| [(n, "en"), (n, "de")]) {
                let told = dir.good(&format!("replay games/{number:06}.lucid --lang {language}"));
                let fits = |line: &str| line.chars().count() <= 80;
                assert!(told.lines().all(fits), "{told}");
            }
        }
    }
}

#[test]
fn an_emergence_without_a_refill_has_its_heading() {
    let dir = TestDir::new("replay-emergence");
    dir.good("sim dreamscape --rule cycles=2 --games 1 --records games");
    let record = dir.read("games/000001.lucid");
    assert!(!record.contains("emergence"), "nobody collected: {record}");
    for (language, heading) in [
        ("en", "\n\n2 Emergence  36 "),
        ("de", "\n\n2 Erscheinen  36 "),
    ] {
        let told = dir.good(&format!("replay games/000001.lucid --lang {language}"));
        assert_eq!(told.matches(heading).count(), 1, "{told}");
    }
    // With a refill there is one heading too, and none for the setup.
    let games = length::scaled(30);
    dir.good(&format!(
        "sim dreamscape --rule cycles=2 --games {games} --records more"
    ));
    for number in 1..=games {
        let told = dir.good(&format!("replay more/{number:06}.lucid"));
        let headings = told.lines().filter(|line| line.contains(" Emergence  "));
        assert_eq!(headings.count(), 1, "{told}");
    }
}

#[test]
fn a_nightmare_is_shown_in_both_languages() {
    let dir = TestDir::new("replay-nightmare");
    dir.good(
        "sim dreamscape --edition prototype --nightmare --players 4 --games 1 --records games",
    );
    let shown = ["en", "de"].map(|language| {
        let told = dir.good(&format!(
            "replay games/000001.lucid --to 220 --lang {language}"
        ));
        let (start, picture) = (told.find("After step"), told.find("Nach Schritt"));
        told[start.or(picture).unwrap()..].to_owned()
    });
    insta::assert_snapshot!(shown.join("\n"));
}

/// A solo game in which he steals a shard that the player has to choose.
const DUEL: &str = "sim solo --profile 3/1/2/1/2/3 --rule cycles=3 --seed 94 \
    --games 1 --records games";

#[test]
fn a_duel_is_told_and_drawn_in_both_languages() {
    let dir = TestDir::new("replay-duel");
    dir.good(DUEL);
    for language in ["en", "de"] {
        let told = dir.good(&format!("replay games/000001.lucid --lang {language}"));
        insta::assert_snapshot!(format!("a_duel_is_told_and_drawn_{language}"), told);
    }
}

/// His turns begin within steps of the player, and yet each has its paragraph.
#[test]
fn mr_nightmare_has_turns_of_his_own() {
    let dir = TestDir::new("replay-his-turns");
    dir.good(DUEL);
    let told = dir.good("replay games/000001.lucid");
    for cycle in 1..=3 {
        for turn in ["Travel A", "Creation A"] {
            let his = turn.replace(" A", "");
            for label in [turn.to_owned(), format!("Mr Nightmare’s {his}")] {
                let heading = format!("\n\n{cycle} {label}  ");
                assert_eq!(told.matches(&heading).count(), 1, "{heading}: {told}");
            }
        }
    }
}

/// His points stand beside the player's, after every turn and at the end.
#[test]
fn json_of_a_duel_has_his_points() {
    let dir = TestDir::new("replay-duel-json");
    dir.good(DUEL);
    let value: Value = serde_json::from_str(&dir.good("replay games/000001.lucid --json")).unwrap();
    let steps = value["steps"].as_array().unwrap();
    let points: Vec<i64> = (steps.iter())
        .map(|step| step["rival"].as_i64().unwrap())
        .collect();
    assert_eq!(points[0], 0);
    assert!(points.is_sorted(), "{points:?}");
    let result = &value["result"];
    assert_eq!(result["rival"].as_i64(), points.last().copied());
    assert_eq!(result["winners"], serde_json::json!([]));
    let record = dir.read("games/000001.lucid");
    let line = format!(
        "\nresult | A {} rival {} | -\n",
        result["scores"]["A"], result["rival"]
    );
    assert!(record.contains(&line), "{record}");
    let told = dir.good("replay games/000001.lucid");
    let won = format!("Mr Nightmare won {} : ", result["rival"]);
    assert!(told.contains(&won), "{told}");
    // In games of several players there is no rival.
    dir.short_record();
    let value: Value = serde_json::from_str(&dir.good("replay short.lucid --json")).unwrap();
    assert!(value["result"].get("rival").is_none());
    assert!(value["steps"][0].get("rival").is_none());
}

#[test]
fn a_moment_is_shown_with_to() {
    let dir = TestDir::new("replay-to");
    dir.short_record();
    let told = dir.good("replay short.lucid --to 40");
    insta::assert_snapshot!(told);
    let start = dir.good("replay short.lucid --to 0");
    assert!(start.contains("After step 0: "), "{start}");
}

#[test]
fn the_last_moment_is_the_whole_game() {
    let dir = TestDir::new("replay-to-end");
    dir.short_record();
    let whole: Value = serde_json::from_str(&dir.good("replay short.lucid --json")).unwrap();
    let steps = whole["steps"].as_array().unwrap().len();
    assert_eq!(
        dir.good("replay short.lucid"),
        dir.good(&format!("replay short.lucid --to {steps}"))
    );
    let (code, reason) = dir.bad(&format!("replay short.lucid --to {}", steps + 1));
    let expected = format!(
        "error: --to {}: short.lucid has only {steps} steps.",
        steps + 1
    );
    assert_eq!((code, reason), (2, expected));
}

#[test]
fn json_has_every_step_and_the_result() {
    let dir = TestDir::new("replay-json");
    let record = dir.short_record();
    let value: Value = serde_json::from_str(&dir.good("replay short.lucid --json")).unwrap();
    let steps = value["steps"].as_array().unwrap();
    let words: Vec<&str> = (record.lines())
        .filter_map(|line| line.split_once(" |"))
        .filter(|(label, _)| !["result", "digest"].contains(label))
        .flat_map(|(_, words)| words.split_whitespace())
        .collect();
    let shown: Vec<&str> = steps
        .iter()
        .map(|step| step["step"].as_str().unwrap())
        .collect();
    assert_eq!(shown, words);
    for (index, step) in steps.iter().enumerate() {
        assert_eq!(step["number"], index + 1);
        assert_eq!(
            step["seat"].is_null(),
            step["step"].as_str().unwrap().starts_with('?')
        );
    }
    assert_eq!(steps.last().unwrap()["scores"], value["result"]["scores"]);
    assert!(value.get("position").is_none());
    insta::assert_snapshot!(format!("{:#}", steps[31]));
}

#[test]
fn json_of_a_moment_has_its_position() {
    let dir = TestDir::new("replay-json-to");
    dir.short_record();
    let value: Value =
        serde_json::from_str(&dir.good("replay short.lucid --json --to 33")).unwrap();
    assert_eq!(value["steps"].as_array().unwrap().len(), 33);
    assert!(value["result"].is_null());
    let position = value["position"].as_str().unwrap();
    assert!(
        position.starts_with("dreamscape position 1\n"),
        "{position}"
    );
}

#[test]
fn json_tells_what_chance_was_checked_against() {
    let dir = TestDir::new("replay-json-seed");
    let record = dir.short_record();
    let field = |name: &str| {
        let value = record.lines().find_map(|line| line.strip_prefix(name));
        value.unwrap().to_owned()
    };
    let shown = |args: &str| -> Value { serde_json::from_str(&dir.good(args)).unwrap() };
    let value = shown("replay short.lucid --json");
    assert_eq!(value["commitment"], field("commitment: "));
    assert_eq!(value["seed"], field("seed: "));
    assert_eq!(
        (&value["format"], &value["draws_used_up"]),
        (&2.into(), &0.into())
    );
    assert_eq!(value["digest"], field("digest | "));
    let drawn = (value["steps"].as_array().unwrap().iter()).filter(|step| step["seat"].is_null());
    assert_eq!(value["chance_checked"], drawn.count());
    // The whole record is checked, however much of it is shown.
    let part = shown("replay short.lucid --json --to 2");
    assert_eq!(part["chance_checked"], value["chance_checked"]);
    let seed = format!("seed: {}\n", field("seed: "));
    dir.write("hidden.lucid", with_own_digest(&record.replace(&seed, "")));
    let hidden = shown("replay hidden.lucid --json");
    assert_eq!(hidden["commitment"], value["commitment"]);
    assert!(hidden["seed"].is_null());
    assert_eq!(hidden["chance_checked"], 0);
}

#[test]
fn a_position_is_printed_and_can_be_read_again() {
    let dir = TestDir::new("replay-position");
    let record = dir.short_record();
    let Ok(Pack::Dreamscape(pack)) = lucid_packs::read("starter.toml", &dir.read("starter.toml"))
    else {
        panic!("the starter pack is a sound pack for Dreamscape");
    };
    let rules = record.lines().find_map(|line| line.strip_prefix("rules: "));
    let game = Dreamscape::new(rules.unwrap().parse().unwrap(), pack.content).unwrap();
    let whole: Value = serde_json::from_str(&dir.good("replay short.lucid --json")).unwrap();
    let steps = whole["steps"].as_array().unwrap().len();
    for to in (0..=steps).step_by(length::either(10, 1) as usize) {
        let text = dir.good(&format!("replay short.lucid --position --to {to}"));
        let state = position::parse(&game, &text).unwrap_or_else(|error| panic!("{to}: {error:?}"));
        assert_eq!(position::write(&game, &state), text, "after step {to}");
    }
    assert_eq!(
        dir.good("replay short.lucid --position"),
        dir.good(&format!("replay short.lucid --position --to {steps}"))
    );
}

#[test]
fn a_reader_that_leaves_is_no_failure() {
    let dir = TestDir::new("replay-pipe");
    dir.good("sim dreamscape --players 4 --games 1 --records games");
    for args in [
        "replay games/000001.lucid --json",
        "replay games/000001.lucid",
        "--help",
    ] {
        let mut child = dir.command(args).spawn().unwrap();
        drop(child.stdout.take());
        let ran = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8(ran.stderr).unwrap(), "", "lucid {args}");
        assert_eq!(ran.status.code(), Some(0), "lucid {args}");
    }
}

/// A table of kinds as it stands on the page on records.
fn table(title: &str, kinds: &[lucid_tabletop::Kind]) -> String {
    let row = |kind: &lucid_tabletop::Kind| {
        let values: Vec<String> = (kind.values.iter())
            .map(|name| format!("`{name}`"))
            .collect();
        format!(
            "| `{}` | {} | {} |\n",
            kind.name,
            values.join(", "),
            kind.about
        )
    };
    let rows: String = kinds.iter().map(row).collect();
    format!("{title}\n\n| kind | values | meaning |\n|---|---|---|\n{rows}")
}

/// The tables come from the code, so that none can go stale.
#[test]
fn the_page_on_records_lists_every_kind_of_event() {
    use lucid_dream_runners as runners;
    use lucid_dreamscape as dreamscape;
    let page = include_str!("../../../../docs/src/records.md");
    let tables = [
        table("### Dreamscape", &dreamscape::Event::kinds()),
        table("`reason` of `scored`:", &dreamscape::Reason::kinds()),
        table("`source` of `used`:", &dreamscape::Source::kinds()),
        table(
            "`deed` of `nightmare`, what Mr Nightmare does in a solo game:",
            &dreamscape::NightmareStep::kinds(),
        ),
        table(
            "`gain` of the deed `scores`:",
            &dreamscape::duel::Gain::kinds(),
        ),
        table("### Dream Runners", &runners::Event::kinds()),
        table(
            "`reason` of `changed`:",
            &runners::resolution::Reason::kinds(),
        ),
        table("`reason` of `scored`:", &runners::Points::kinds()),
    ]
    .join("\n");
    assert!(
        page.contains(&tables),
        "docs/src/records.md should have after <!-- events -->:\n\n{tables}"
    );
}

/// The kinds of all events in a replay, and the names of their values.
fn kinds(value: &Value, found: &mut std::collections::BTreeMap<String, Vec<String>>) {
    for step in value["steps"].as_array().unwrap() {
        for event in step["events"].as_array().unwrap() {
            let fields = event.as_object().unwrap();
            let mut names: Vec<String> = fields.keys().cloned().collect();
            assert_eq!(names.remove(0), "kind", "{event}");
            assert_eq!(names.pop().as_deref(), Some("text"), "{event}");
            let kind = event["kind"].as_str().unwrap().to_owned();
            let known = found.entry(kind).or_insert_with(|| names.clone());
            assert_eq!(*known, names, "{event}");
        }
    }
}

/// Whole games of both titles: every event has the values that its kind declares.
#[test]
fn events_are_kinds_and_values_in_both_games() {
    let dir = TestDir::without_pack("replay-events");
    let mut found = [const { std::collections::BTreeMap::new() }; 2];
    for (index, sim) in [
        (
            0,
            "dreamscape --nightmare --players 3 --edition huch --bots greedy",
        ),
        (0, "solo --bots tidy"),
        (1, "dream-runners --players 3 --bots random,novice,expert"),
    ] {
        let _ = fs::remove_dir_all(dir.path("games"));
        dir.good(&format!("sim {sim} --games 2 --seed 5 --records games"));
        for number in 1..=2 {
            let json = dir.good(&format!("replay games/{number:06}.lucid --json"));
            let value: Value = serde_json::from_str(&json).unwrap();
            kinds(&value, &mut found[index]);
            let last = value["steps"].as_array().unwrap().last().unwrap();
            assert_eq!(last["scores"], value["result"]["scores"], "{sim}");
        }
    }
    let declared = [
        lucid_dreamscape::Event::kinds(),
        lucid_dream_runners::Event::kinds(),
    ];
    for (found, declared) in found.iter().zip(&declared) {
        for (kind, values) in found {
            let known = declared.iter().find(|known| known.name == *kind);
            let known = known.unwrap_or_else(|| panic!("{kind} is not declared"));
            assert_eq!(known.values, values, "{kind}");
        }
        // Most of them happen in so few games.
        assert!(found.len() * 2 > declared.len(), "{found:?}");
    }
}

/// Dream Runners has no story yet, and its records say what they can be printed with.
#[test]
fn a_record_of_dream_runners_is_printed_for_programs() {
    let dir = TestDir::without_pack("replay-runners");
    dir.good("sim dream-runners --bots random --games 1 --records games");
    let position = dir.good("replay games/000001.lucid --position --to 20");
    assert!(
        position.starts_with("dream-runners position "),
        "{position}"
    );
    let value: Value =
        serde_json::from_str(&dir.good("replay games/000001.lucid --json --to 20")).unwrap();
    assert_eq!(value["position"], position);
    assert_eq!(value["steps"][0]["events"][0]["kind"], "face-up");
    let (code, line) = dir.bad("replay games/000001.lucid");
    assert_eq!(code, 1);
    assert!(line.contains("--json"), "{line}");
}
