//! The three editions, and every line of their table on its own (E1 to E20).
//!
//! Each test holds the values of the presets, then plays the same position under
//! both values of its field, starting from two presets.

use lucid_dreamscape::rules::RuleField;
use lucid_dreamscape::{Dreamscape, Edition, Rules, RulesProblem};
use lucid_testkit::Scene;
use lucid_testkit::dreamscape::starter;

use super::setup::{first_travel, until};

pub(crate) const ROWS: &str = "rows: 1:guy 2:guy 3:guy 4:guy 5:guy 6:guy";

/// The values of a line of the table for prototype, sylex and huch.
#[track_caller]
pub(crate) fn line(id: &str, values: [&str; 3]) {
    let field = RuleField::ALL.iter().find(|field| field.rule == Some(id));
    let field = field.expect("a field for the line");
    let presets = [Rules::prototype(), Rules::sylex(), Rules::huch()];
    assert_eq!(presets.map(|rules| field.get(&rules)), values, "{id}");
}

#[test]
fn e1_the_box_has_its_shards() {
    line("E1", ["16/24/20/20/14", "20/28/23/23/15", "20/28/23/23/15"]);
    for (rules, bag, weights) in [
        (
            "prototype",
            "g16 u24 y20 b20 w14 r0",
            "?g×16 ?u×24 ?y×20 ?b×20 ?w×14",
        ),
        (
            "sylex",
            "g20 u28 y23 b23 w15 r0",
            "?g×20 ?u×28 ?y×23 ?b×23 ?w×15",
        ),
        (
            "huch",
            "g20 u28 y23 b23 w15 r0",
            "?g×20 ?u×28 ?y×23 ?b×23 ?w×15",
        ),
        (
            "huch shards=1/2/3/4/0",
            "g1 u2 y3 b4 w0 r0",
            "?g×1 ?u×2 ?y×3 ?b×4",
        ),
    ] {
        let mut scene = Scene::start(&format!("{rules} players=2"));
        assert_eq!(scene.line("bag"), bag, "{rules}");
        until(&mut scene, "awaits", "fill");
        assert_eq!(scene.chances(), weights, "{rules}");
    }
}

#[test]
fn e2_the_box_has_its_red_shards() {
    line("E2", ["23", "25", "25"]);
    for (rules, reserve) in [
        ("prototype", "15 red 6 trees"),
        ("prototype red-shards=8", "0 red 6 trees"),
        ("sylex", "20 red 6 trees"),
        ("huch red-shards=7", "2 red 6 trees"),
    ] {
        let scene = first_travel(&format!("{rules} players=2 nightmare=yes"));
        assert_eq!(scene.line("reserve"), reserve, "{rules}");
    }
}

#[test]
fn e3_the_last_cycle_is_followed_by_the_last_placement() {
    line("E3", ["5", "6", "6"]);
    for (rules, cycle, then) in [
        ("prototype", 4, "travel"),
        ("prototype", 5, "last"),
        ("prototype cycles=6", 5, "travel"),
        ("sylex", 5, "travel"),
        ("sylex", 6, "last"),
        ("huch", 6, "last"),
        ("huch cycles=1", 1, "last"),
    ] {
        let rules = format!("{rules} players=2");
        let mut scene = Scene::new(&rules, &format!("cycle: {cycle}\n{ROWS}"));
        scene.play("A", "end").play("B", "end");
        assert_eq!(scene.line("phase"), then, "{rules} {cycle}");
    }
}

#[test]
fn e4_a_travel_has_its_points() {
    line("E4", ["5", "4", "4"]);
    for (rules, points) in [
        ("prototype", "5"),
        ("sylex", "4"),
        ("huch", "4"),
        ("huch action-points=12", "12"),
    ] {
        let mut scene = first_travel(&format!("{rules} players=2"));
        assert_eq!(scene.line("points"), points, "{rules}");
        scene.play("A", "end");
        assert_eq!(scene.line("points"), points, "{rules}");
    }
}

/// A at location 1 with a blue shard, 2 opens for blue, 4 is empty.
fn keys(rules: &str, points: u8) -> Scene {
    Scene::new(
        &format!("{rules} players=2"),
        &format!("phase: travel\npoints: {points}\nrows: 2:uyy\nseat A\nhands: u"),
    )
}

#[test]
fn e5_a_key_may_need_a_point() {
    line("E5", ["no", "yes", "yes"]);
    for rules in ["prototype", "sylex key-needs-point=no"] {
        let mut scene = keys(rules, 0);
        scene.play("A", ">2");
        assert_eq!(scene.line("points"), "0", "{rules}");
    }
    for rules in ["sylex", "huch", "prototype key-needs-point=yes"] {
        keys(rules, 0).refused("A", ">2", "E5");
        let mut scene = keys(rules, 1);
        scene.play("A", ">2");
        assert_eq!(scene.line("points"), "1", "{rules}");
    }
}

#[test]
fn e6_an_empty_location_may_be_free() {
    line("E6", ["no", "yes", "yes"]);
    for (rules, left) in [
        ("prototype", "0"),
        ("sylex", "1"),
        ("huch", "1"),
        ("prototype empty-is-free=yes", "1"),
        ("sylex empty-is-free=no", "0"),
    ] {
        let mut scene = keys(rules, 1);
        scene.play("A", ">4");
        assert_eq!(scene.line("points"), left, "{rules}");
    }
    // Without points E5 decides.
    keys("sylex", 0).refused("A", ">4", "E5");
    keys("huch", 0).refused("A", ">4", "E5");
    keys("prototype", 0).refused("A", ">4", "T1");
    keys("sylex empty-is-free=no", 0).refused("A", ">4", "T1");
    let mut scene = keys("prototype empty-is-free=yes", 0);
    scene.play("A", ">4");
    assert_eq!(scene.seat_line("A", "sleeper"), "4");
}

#[test]
fn e10_the_bag_has_its_red_shards() {
    line("E10", ["8/5/3", "3/3/3", "3/3/3"]);
    for (rules, red) in [
        ("prototype", ["r8", "r5", "r3"]),
        ("sylex", ["r3", "r3", "r3"]),
        ("huch", ["r3", "r3", "r3"]),
        ("huch red-in-bag=1/0/7", ["r1", "r0", "r7"]),
    ] {
        for (players, red) in (2..).zip(red) {
            let scene = first_travel(&format!("{rules} players={players} nightmare=yes"));
            let bag = scene.line("bag");
            assert_eq!(bag.split(' ').next_back(), Some(red), "{rules} {players}");
        }
    }
}

#[test]
fn e11_red_may_lie_on_the_links_of_the_king() {
    line("E11", ["no", "yes", "yes"]);
    for (rules, links, reserve) in [
        ("prototype", "", "23 red"),
        ("prototype red-on-links=yes", "5-6 3-6", "21 red"),
        ("sylex", "5-6 3-6", "23 red"),
        ("huch", "5-6 3-6", "23 red"),
        ("sylex red-on-links=no", "", "25 red"),
    ] {
        let scene = Scene::start(&format!("{rules} players=2 nightmare=yes red-in-bag=0/0/0"));
        assert_eq!(scene.line("links"), links, "{rules}");
        assert!(scene.line("reserve").starts_with(reserve), "{rules}");
    }
}

#[test]
fn e15_creation_may_be_simultaneous() {
    line("E15", ["no", "yes", "yes"]);
    for rules in [Rules::prototype(), Rules::sylex(), Rules::huch()] {
        for simultaneous_allowed in [false, true] {
            let rules = Rules {
                simultaneous: true,
                simultaneous_allowed,
                ..rules
            };
            let expected = match simultaneous_allowed {
                true => Ok(()),
                false => Err(vec![RulesProblem::Simultaneous]),
            };
            assert_eq!(Dreamscape::new(rules, starter()).map(|_| ()), expected);
        }
    }
    for (rules, actors) in [
        ("sylex players=3", "A"),
        ("sylex players=3 simultaneous=yes", "ABC"),
    ] {
        let mut scene = Scene::new(rules, "seat B\nhands: g\nseat C\nhands: u");
        assert_eq!(scene.to_act(), actors);
        if actors == "A" {
            scene.refused("B", "g:c1", "M4");
        } else {
            scene
                .play("B", "g:c1")
                .play("C", "u:c1 end")
                .play("B", "end");
            assert_eq!([scene.to_act(), scene.line("finished")], ["A", "B C"]);
            scene.refused("B", "enter", "M4");
        }
    }
    // Travel and the last placement stay one after the other.
    let scene = Scene::new(
        "sylex players=3 simultaneous=yes",
        "phase: travel\npoints: 4",
    );
    assert_eq!(scene.to_act(), "A");
    let scene = Scene::new("sylex players=3 simultaneous=yes", "phase: last\ncycle: 6");
    assert_eq!(scene.to_act(), "A");
}

#[test]
fn e16_the_last_placement_has_an_order() {
    line("E16", ["kept", "kept", "dealt-again"]);
    let seats = "order: A B C\nseat A\nsleeper: 4\nseat B\nsleeper: 4\nseat C\nsleeper: 2";
    for (rules, order) in [
        ("prototype cycles=6", "A B C"),
        ("sylex", "A B C"),
        ("huch", "C B A"),
        ("sylex last-order=dealt-again", "C B A"),
        ("huch last-order=kept", "A B C"),
    ] {
        let rules = format!("{rules} players=3");
        let mut scene = Scene::new(&rules, &format!("cycle: 6\n{seats}"));
        scene.play("A", "end").play("B", "end").play("C", "end");
        assert_eq!([scene.line("phase"), scene.line("order")], ["last", order]);
        for seat in order.split(' ') {
            assert_eq!(scene.to_act(), seat, "{rules}");
            scene.play(seat, "end");
        }
        assert_eq!(scene.to_act(), "over");
    }
}

#[test]
fn e17_tiles_are_drawn_from_a_box_of_twelve_or_sixteen() {
    line("E17", ["12", "16", "12"]);
    let (of_12, of_16) = (
        "×1 ×1 ×1 ×1 ×2 ×1 ×1 ×1 ×1 ×1 ×1",
        "×1 ×1 ×1 ×1 ×2 ×2 ×2 ×2 ×1 ×1 ×2",
    );
    for (rules, tiles) in [
        ("prototype", of_12),
        ("huch", of_12),
        ("sylex purposes=12", of_12),
        ("sylex", of_16),
        ("huch purposes=16", of_16),
    ] {
        let mut scene = Scene::start(&format!("{rules} players=2 nightmare=yes"));
        scene.play("A", "?seat:A ?seat:B");
        let weights = scene.chances();
        let weights: Vec<&str> = weights
            .split(' ')
            .map(|word| &word[word.find('×').unwrap()..])
            .collect();
        assert_eq!(weights.join(" "), tiles, "{rules}");
    }
}

#[test]
fn e18_the_edition_gives_the_names_and_no_rule() {
    let names = Edition::ALL.map(Edition::name);
    assert_eq!(names, ["prototype", "sylex", "huch"]);
    for edition in Edition::ALL {
        assert_eq!(Rules::new(edition).edition, edition);
        // The names of any edition go with the rules of any other.
        for other in Edition::ALL {
            let mixed = Rules {
                edition,
                ..Rules::new(other)
            };
            let text = mixed.to_string();
            assert!(text.starts_with(edition.name()), "{text}");
            assert_eq!(text.parse(), Ok(mixed));
            let scene = first_travel(&text);
            assert_eq!(scene.line("points"), mixed.action_points.to_string());
        }
    }
    let mixed = Rules {
        edition: Edition::Huch,
        ..Rules::sylex()
    };
    assert_eq!(
        mixed.to_string(),
        "huch players=2 dreamer-on-red=never exchange-gives=any last-order=kept purposes=16 \
         golem-anywhere=no"
    );
}

#[test]
fn e20_red_enters_the_bag_before_or_after_the_first_fill() {
    line("E20", ["before-fill", "after-fill", "after-fill"]);
    for (rules, red, bag, reserve) in [
        (
            "prototype",
            Some("?r×8"),
            "g0 u22 y20 b20 w14 r8",
            "15 red 6 trees",
        ),
        (
            "prototype red-enters=after-fill",
            None,
            "g0 u22 y20 b20 w14 r8",
            "15 red 6 trees",
        ),
        ("sylex", None, "g2 u28 y23 b23 w15 r3", "20 red 6 trees"),
        ("huch", None, "g2 u28 y23 b23 w15 r3", "20 red 6 trees"),
        (
            "sylex red-enters=before-fill",
            Some("?r×3"),
            "g2 u28 y23 b23 w15 r3",
            "20 red 6 trees",
        ),
    ] {
        let mut scene = Scene::start(&format!("{rules} players=2 nightmare=yes"));
        until(&mut scene, "awaits", "fill");
        let weights = scene.chances();
        assert_eq!(
            weights.split(' ').find(|word| word.starts_with("?r")),
            red,
            "{rules}"
        );
        until(&mut scene, "phase", "travel");
        assert_eq!(
            [scene.line("bag"), scene.line("reserve")],
            [bag, reserve],
            "{rules}"
        );
    }
}
