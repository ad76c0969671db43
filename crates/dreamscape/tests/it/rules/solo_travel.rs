//! Mr Nightmare's Travel (L6 to L11).

use lucid_dreamscape::duel::{Gain, NightmareStep};
use lucid_dreamscape::{Colour, Link, Location};
use lucid_testkit::Scene;

use super::solo::{RULES, steps};

/// You end your Travel on 1 and he, second, begins his.
#[track_caller]
fn travel_with(rules: &str, table: &str, seat_a: &str) -> Scene {
    let position = format!("phase: travel\npoints: 0\n{table}\nseat A\n{seat_a}");
    let mut scene = Scene::new(rules, &position);
    scene.play("A", "end");
    scene
}

#[track_caller]
fn travel(table: &str) -> Scene {
    travel_with(RULES, table, "")
}

fn at(number: u8) -> Location {
    Location::numbered(number).unwrap()
}

fn link(name: &str) -> Link {
    Link::named(name).unwrap()
}

/// A Dreamscape with so many gray shards in one stack, and a tree on it if asked.
fn gray(count: usize, tree: &str) -> String {
    let stack = format!("{}{tree}", "y".repeat(count));
    let empty = ". . . . .\n".repeat(4);
    format!("board:\n{empty}. . {stack} . .")
}

#[test]
fn l6_a_purposes_colour_is_kept_while_you_have_more() {
    let purposes = "tiles: most-of-colour=y most-of-colour=g\nmr-nightmare: 6";
    for (his, trees, yours, tree, discards) in [
        ("yyy", 0, 4, "", false),
        ("yyy", 0, 3, "", true),
        ("yyy", 0, 3, "^", false),
        ("yyyy", 0, 3, "^", true),
        ("yyy", 1, 4, "", true),
        ("yyy", 1, 5, "", false),
        ("yyyyyyy", 0, 8, "", false),
    ] {
        let table = format!("{purposes}\nhis-stock: {his}\nhis-trees: {trees}");
        let scene = travel_with(RULES, &table, &gray(yours, tree));
        let discarded = NightmareStep::Discards {
            colour: Colour::Gray,
            count: 3,
        };
        let kept = NightmareStep::Keeps {
            colour: Colour::Gray,
            his: his.len() as u8 + trees,
            trees,
            yours: yours as u8 + tree.len() as u8,
        };
        let told = if discards { discarded } else { kept };
        assert_eq!(
            steps(&scene)[1],
            told,
            "{his} and {trees} against {yours}{tree}"
        );
    }
}

#[test]
fn l6_other_colours_are_discarded_whatever_you_have() {
    let table = "tiles: most-of-colour=u most-of-colour=g\nmr-nightmare: 6\nhis-stock: yyy";
    let scene = travel_with(RULES, table, &gray(9, ""));
    assert_eq!(scene.line("his-stock"), "");
}

#[test]
fn l6_what_you_hold_or_store_does_not_count() {
    let table = "tiles: most-of-colour=y most-of-colour=g\nmr-nightmare: 6\nhis-stock: yyy";
    let scene = travel_with(RULES, table, "hands: yyyy\nfront: memory-rock=y cairn=y");
    assert_eq!(scene.line("his-stock"), "");
}

#[test]
fn l7_he_discards_as_often_as_he_can() {
    let scene = travel("mr-nightmare: 6\nhis-stock: yyyyyyy");
    assert_eq!(scene.line("his-stock"), "y");
    let discards = NightmareStep::Discards {
        colour: Colour::Gray,
        count: 3,
    };
    let told = steps(&scene);
    assert_eq!(told[..3], [NightmareStep::Travels, discards, discards]);
    assert_eq!(
        told[3],
        NightmareStep::HasTooFew {
            colour: Colour::Gray,
            has: 1,
            needs: 3
        }
    );
}

#[test]
fn l7_he_discards_even_if_it_gains_him_nothing() {
    // All locations are empty.
    let scene = travel("mr-nightmare: 6\nhis-stock: yyy");
    assert_eq!(scene.line("his-stock"), "");
    assert!(scene.line("bag").contains("y22"), "{scene}");
}

#[test]
fn l7_what_he_just_gained_counts_at_once() {
    // Three gray bring three more, and those bring the next row of shards.
    let scene = travel("mr-nightmare: 6\nrows: 1:uy 2:uy 3:uy\nhis-stock: yyy");
    assert_eq!(scene.line("rows"), "1:- 2:- 3:- 4:- 5:- 6:-");
    assert_eq!(scene.line("his-stock"), "uuu");
}

#[test]
fn l7_a_purpose_is_tested_anew_before_each_discard() {
    // 6 against your 5: after one discard he has 3 and stops.
    let table = "tiles: most-of-colour=y most-of-colour=g\nmr-nightmare: 6\nhis-stock: yyyyyy";
    let scene = travel_with(RULES, table, &gray(5, ""));
    assert_eq!(scene.line("his-stock"), "yyy");
}

#[test]
fn l7_white_only_once_a_cycle() {
    let scene = travel("mr-nightmare: 6\nhis-stock: wwwwwww");
    assert_eq!(scene.line("his-stock"), "wwww");
    assert_eq!(
        scene.line("mr-nightmare"),
        "4",
        "one location farther, not two"
    );
}

#[test]
fn l8_gray_takes_the_rightmost_shard_of_every_location() {
    let rows = "rows: 1:guy 2:w 3:- 4:bu 5:g 6:yr";
    let scene = travel(&format!("mr-nightmare: 1\n{rows}\nhis-stock: yyy"));
    let takes = |colour, location| NightmareStep::Takes {
        colour,
        location: at(location),
    };
    assert_eq!(
        steps(&scene)[2..7],
        [
            takes(Colour::Gray, 1),
            takes(Colour::White, 2),
            takes(Colour::Blue, 4),
            takes(Colour::Green, 5),
            takes(Colour::Red, 6),
        ]
    );
    // Then he took what was left on 1 and, moved to 2, on 2.
    assert_eq!(scene.line("rows"), "1:- 2:- 3:- 4:b 5:- 6:y");
    assert_eq!(scene.line("his-stock"), "gguuywr");
}

#[test]
fn l8_white_that_gray_brought_carries_him_farther() {
    let scene = travel("mr-nightmare: 1\nrows: 4:w 5:w 6:w\nhis-stock: yyy");
    assert_eq!(scene.line("mr-nightmare"), "3");
    assert_eq!(scene.line("his-stock"), "");
}

#[test]
fn l9_he_takes_all_where_he_stands_and_one_location_clockwise() {
    for (from, to) in [(1, 2), (2, 3), (3, 6), (6, 5), (5, 4), (4, 1)] {
        let rows = "rows: 1:g 2:u 3:y 4:b 5:w 6:r";
        let scene = travel(&format!("mr-nightmare: {from}\n{rows}"));
        assert_eq!(scene.line("mr-nightmare"), to.to_string());
        let left = scene.line("rows");
        for number in 1..=6 {
            let empty = left.contains(&format!("{number}:-"));
            assert_eq!(empty, number == from || number == to, "{left}");
        }
    }
}

#[test]
fn l9_he_leaves_red_on_empty_links_that_he_crosses() {
    // From 4 over 1 to 2: 1-4 is empty, 1-2 is not.
    let scene = travel("mr-nightmare: 4\nlinks: 1-2 3-6\nhis-stock: www");
    assert_eq!(scene.line("links"), "1-2 1-4 3-6");
    assert_eq!(scene.line("reserve"), "21 red 6 trees");
    let told = steps(&scene);
    assert!(told.contains(&NightmareStep::LeavesRed(link("1-4"))));
    assert!(told.contains(&NightmareStep::FindsRed(link("1-2"))));
    let goes = |from, to| NightmareStep::Goes {
        from: at(from),
        to: at(to),
    };
    assert!(told.contains(&goes(4, 1)) && told.contains(&goes(1, 2)));
}

#[test]
fn l9_red_on_links_is_never_his_but_red_in_locations_is() {
    let scene = travel("mr-nightmare: 6\nlinks: 5-6 4-5\nrows: 5:rg 6:r");
    assert_eq!(scene.line("his-stock"), "grr");
    assert_eq!(scene.line("links"), "4-5 5-6");
}

#[test]
fn l9_with_an_empty_reserve_he_leaves_none() {
    let scene = travel("mr-nightmare: 1\nreserve: 0 red 6 trees\nbag-red: 24");
    assert_eq!(scene.line("links"), "");
    assert_eq!(scene.line("phase"), "creation", "L10 asks for nothing then");
    assert!(steps(&scene).contains(&NightmareStep::NoRedLeft));
}

#[test]
fn l9_he_says_so_when_a_location_is_empty() {
    let scene = travel("mr-nightmare: 1\nrows: 2:g");
    assert!(steps(&scene).contains(&NightmareStep::FindsNothing(at(1))));
    assert!(!steps(&scene).contains(&NightmareStep::FindsNothing(at(2))));
}

#[test]
fn l10_you_choose_a_link_at_his_new_location_and_must() {
    let mut scene = travel("mr-nightmare: 6\nlinks: 5-6");
    assert_eq!([scene.line("phase"), scene.to_act()], ["nightmare", "A"]);
    assert_eq!(scene.legal("A", ""), "red:2-5 red:4-5");
    scene.refused("A", "end", "L10");
    scene.refused("A", "red:1-2", "L10");
    scene.refused("A", "red:5-6", "L10");
    scene.refused("A", "+u", "T1");
    scene.play("A", "red:2-5");
    assert_eq!(scene.line("links"), "5-6 2-5");
    assert_eq!(scene.line("reserve"), "22 red 6 trees");
    assert_eq!([scene.line("phase"), scene.to_act()], ["creation", "A"]);
}

#[test]
fn l10_nothing_is_chosen_when_every_slot_is_taken() {
    let scene = travel("mr-nightmare: 6\nlinks: 5-6 4-5 2-5");
    assert_eq!(scene.line("phase"), "creation");
    assert!(steps(&scene).contains(&NightmareStep::NoSlotLeft(at(5))));
}

#[test]
fn l10_nothing_is_chosen_when_he_left_the_last_red() {
    let scene = travel("mr-nightmare: 6\nreserve: 1 red 6 trees\nbag-red: 23");
    assert_eq!(scene.line("links"), "5-6");
    assert_eq!(scene.line("phase"), "creation");
    assert!(steps(&scene).contains(&NightmareStep::NoRedLeft));
}

#[test]
fn l11_blue_pays_two_points_a_shard_as_often_as_it_can() {
    let mut scene = travel("mr-nightmare: 6\nlinks: 5-6\nrows: 5:uu 6:uu\nhis-stock: uuu");
    assert_eq!(
        scene.line("his-points"),
        "0",
        "not before the link is chosen"
    );
    scene.play("A", "red:4-5");
    assert_eq!(scene.line("his-points"), "12");
    assert_eq!(scene.line("his-stock"), "u");
    let scores = NightmareStep::Scores {
        points: 6,
        gain: Gain::Blue(3),
    };
    let paid = steps(&scene).iter().filter(|step| **step == scores).count();
    assert_eq!(paid, 2);
}

#[test]
fn l11_a_blue_purpose_holds_it_back() {
    let table = "tiles: most-of-colour=u most-of-colour=g\nmr-nightmare: 6\nhis-stock: uuu";
    let board = gray(4, "").replace('y', "u");
    let mut scene = travel_with(RULES, table, &board);
    scene.play("A", "red:4-5");
    assert_eq!(scene.line("his-points"), "0");
}

#[test]
fn l11_two_points_a_shard_in_every_profile() {
    for (profile, points) in [
        ("troubled-nights", 6),
        ("bad-dreams", 6),
        ("cold-sweat", 4),
        ("worst-nightmares", 6),
    ] {
        let rules = RULES.replace("bad-dreams", profile);
        let mut scene = travel_with(&rules, "mr-nightmare: 6\nhis-stock: uuu", "");
        scene.play("A", "red:4-5");
        assert_eq!(scene.line("his-points"), points.to_string(), "{profile}");
    }
}
