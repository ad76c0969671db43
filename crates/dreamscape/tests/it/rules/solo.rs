//! Lonely Dreams: setup, initiative and end (L1 to L5, L15 to L17).

use lucid_dreamscape::duel::{Gain, NightmareStep};
use lucid_dreamscape::{Difficulty, Event, Profile};
use lucid_tabletop::Game as _;
use lucid_testkit::Scene;

pub(crate) const RULES: &str = "sylex players=1 nightmare=yes solo=bad-dreams";
const FULL: &str = "rows: 1:uuu 2:uuu 3:uuu 4:uuu 5:uuu 6:uuu";

/// His steps since the scene began.
pub(crate) fn steps(scene: &Scene) -> Vec<NightmareStep> {
    let step = |event: &Event| match event {
        Event::Nightmare(step) => Some(*step),
        _ => None,
    };
    scene.events.iter().filter_map(step).collect()
}

/// A game that has been set up, with blue shards wherever the bag is asked.
#[track_caller]
fn set_up(rules: &str) -> Scene {
    let mut scene = Scene::start(rules);
    scene.play(
        "A",
        "?tile:most-of-colour ?tile:most-of-colour ?tint:g ?tint:y",
    );
    scene.play("A", "?card:lone-pebble keep:lone-pebble");
    for _ in 0..18 {
        scene.play("A", "?u");
    }
    scene
}

#[test]
fn l1_you_start_on_location_1_with_marker_1_and_one_card() {
    let mut scene = Scene::start(RULES);
    scene.play(
        "A",
        "?tile:most-of-colour ?tile:most-of-colour ?tint:g ?tint:y",
    );
    scene.play("A", "?card:lone-pebble");
    assert_eq!(scene.legal("A", ""), "keep:lone-pebble");
    scene.refused("A", "keep-none", "S3");
    let scene = set_up(RULES);
    assert_eq!([scene.line("phase"), scene.to_act()], ["travel", "A"]);
    assert_eq!(scene.seat_line("A", "sleeper"), "1");
    assert_eq!(scene.seat_line("A", "front"), "lone-pebble");
    assert_eq!(scene.line("mr-nightmare"), "6");
    let markers = scene.events.iter().filter_map(|event| match event {
        Event::Marker { number, .. } => Some(("you", *number)),
        Event::HisMarker(number) => Some(("he", *number)),
        _ => None,
    });
    assert_eq!(markers.collect::<Vec<_>>(), [("you", 1), ("he", 2)]);
}

#[test]
fn l1_the_table_is_laid_for_two_in_every_edition() {
    // Three shards a location, six trees, red as with two players.
    for (edition, links, bag_red, reserve) in [
        ("sylex", "5-6 3-6", "r3", "19 red 6 trees"),
        ("huch", "5-6 3-6", "r3", "19 red 6 trees"),
        ("prototype", "", "r8", "14 red 6 trees"),
    ] {
        let scene = set_up(&RULES.replace("sylex", edition));
        assert_eq!(scene.line("rows"), FULL.trim_start_matches("rows: "));
        assert_eq!(scene.line("links"), links);
        assert!(scene.line("bag").ends_with(bag_red), "{scene}");
        assert_eq!(scene.line("reserve"), reserve);
    }
}

#[test]
fn l1_he_blocks_the_power_where_he_stands() {
    let position = format!("phase: travel\npoints: 4\n{FULL}\nmr-nightmare: 5\nseat A\nsleeper: 5");
    let mut scene = Scene::new(RULES, &position);
    scene.refused("A", "!", "T5");
    scene.play("A", ">2 !");
}

#[test]
fn l2_two_purposes_for_most_of_two_different_colours() {
    let mut scene = Scene::start(RULES);
    assert_eq!(scene.chances(), "?tile:most-of-colour×2");
    scene.play("A", "?tile:most-of-colour ?tile:most-of-colour");
    assert_eq!(scene.chances(), "?tint:g×1 ?tint:u×1 ?tint:y×1 ?tint:b×1");
    scene.play("A", "?tint:b");
    assert_eq!(scene.chances(), "?tint:g×1 ?tint:u×1 ?tint:y×1");
    scene.play("A", "?tint:u");
    assert_eq!(
        scene.line("tiles"),
        "most-of-colour=b most-of-colour=u",
        "and then the card is dealt"
    );
    assert!(scene.chances().starts_with("?card:"));
}

#[test]
fn l3_four_profiles_and_lines_of_your_own() {
    for (profile, text, numbers) in [
        (Profile::TroubledNights, "troubled-nights", "5/3/3/4/4/3"),
        (Profile::BadDreams, "bad-dreams", "3/3/3/3/3/3"),
        (Profile::ColdSweat, "cold-sweat", "4/2/2/2/2/4"),
        (Profile::WorstNightmares, "worst-nightmares", "3/1/1/2/2/5"),
    ] {
        assert_eq!(text.parse(), Ok(profile.difficulty()));
        assert_eq!(numbers.parse(), Ok(profile.difficulty()), "{text}");
        assert_eq!(profile.difficulty().to_string(), text);
    }
    let own: Difficulty = "9/1/2/3/4/0".parse().unwrap();
    assert_eq!((own.profile(), own.problems().count()), (None, 0));
    assert_eq!(own.to_string(), "9/1/2/3/4/0");
    let out_of_range: Difficulty = "0/10/1/1/1/10".parse().unwrap();
    assert_eq!(out_of_range.problems().count(), 3);
}

/// The markers that a new cycle brings, from where both stand.
#[track_caller]
fn markers(his: u8, yours: u8) -> (Option<u8>, Scene) {
    // He is second now, so that the cycle ends with his Creation.
    let position =
        format!("phase: creation\ncycle: 1\n{FULL}\nmr-nightmare: {his}\nseat A\nsleeper: {yours}");
    let mut scene = Scene::new(RULES, &position);
    scene.play("A", "end");
    let his_marker = scene.events.iter().find_map(|event| match event {
        Event::HisMarker(number) => Some(*number),
        _ => None,
    });
    (his_marker, scene)
}

#[test]
fn l4_the_lower_location_goes_first_and_he_on_a_shared_one() {
    for (his, yours, marker) in [(6, 1, 2), (2, 3, 1), (4, 4, 1), (3, 2, 2)] {
        let (his_marker, scene) = markers(his, yours);
        assert_eq!(his_marker, Some(marker), "he on {his}, you on {yours}");
        let moved = steps(&scene).contains(&NightmareStep::Travels);
        assert_eq!(moved, marker == 1, "with marker 1 he travels at once");
        let phase = if marker == 1 { "nightmare" } else { "travel" };
        assert_eq!(scene.line("phase"), phase);
        let first = if marker == 1 { "first" } else { "" };
        assert_eq!(scene.line("his-turn"), first);
    }
}

#[test]
fn l4_with_marker_1_he_also_creates_first() {
    let (_, mut scene) = markers(1, 4);
    assert_eq!(scene.line("mr-nightmare"), "2");
    scene.play("A", "red:2-3");
    assert_eq!([scene.line("phase"), scene.line("points")], ["travel", "4"]);
    scene.events.clear();
    scene.play("A", "end");
    assert_eq!(steps(&scene)[0], NightmareStep::Creates);
    assert_eq!([scene.line("phase"), scene.to_act()], ["creation", "A"]);
    scene.events.clear();
    scene.play("A", "end ?w");
    let scores = |step: &NightmareStep| matches!(step, NightmareStep::Creates);
    assert!(!steps(&scene).iter().any(scores), "once a cycle");
    assert_eq!(scene.line("phase"), "emergence");
}

#[test]
fn l4_no_nightmare_phase_follows_your_travel() {
    // N1 and N2 are not played: he moves on his own, to 5, not to you.
    let position = format!("phase: travel\npoints: 4\n{FULL}\nmr-nightmare: 6\nseat A\nsleeper: 1");
    let mut scene = Scene::new(RULES, &position);
    scene.refused("A", "red:1-2", "L10");
    scene.play("A", ">2 end");
    assert_eq!(scene.line("mr-nightmare"), "5");
}

#[test]
fn l5_what_he_takes_lies_in_his_stock() {
    let position = format!("phase: travel\npoints: 4\n{FULL}\nmr-nightmare: 6\nhis-stock: gw");
    let mut scene = Scene::new(RULES, &position);
    scene.play("A", "end");
    assert_eq!(scene.line("his-stock"), "guuuuuuw");
    assert_eq!(scene.line("rows"), "1:uuu 2:uuu 3:uuu 4:uuu 5:- 6:-");
}

/// The last placement with a board of two green under a tree and one gray, and
/// what he has; the purposes pay 5 each.
#[track_caller]
fn the_end(his: &str, seat_a: &str) -> Scene {
    let position = format!(
        "phase: last\ncycle: 6\ntiles: most-of-colour=g most-of-colour=y\nmr-nightmare: 6\n{his}\nseat A\n{seat_a}\nboard:
          .  .  .   .  .
          .  .  .   .  .
          .  .  .   .  .
          .  .  gg^ .  .
          .  .  y   .  ."
    );
    let mut scene = Scene::new(RULES, &position);
    scene.play("A", "end");
    assert_eq!(scene.to_act(), "over");
    scene
}

/// Who won, his points and yours.
fn result(scene: &Scene) -> (String, i32, i32) {
    let outcome = scene.game().outcome(scene.state()).expect("it is over");
    let yours = outcome.scores[lucid_tabletop::Seat::new(0)];
    (outcome.winners.to_string(), outcome.rival.unwrap(), yours)
}

#[test]
fn l15_purposes_compare_as_he_counts_and_a_tie_pays_only_him() {
    // Your green: two and a tree on it; your gray: one.
    assert_eq!(result(&the_end("", "")), ("A".to_owned(), 0, 10));
    assert_eq!(
        result(&the_end("his-stock: ggg", "")),
        (String::new(), 5, 5)
    );
    assert_eq!(result(&the_end("his-stock: gggg", "")).1, 5);
    // A tree of his counts for both colours.
    let scene = the_end("his-stock: gg\nhis-trees: 1", "");
    assert_eq!(result(&scene), (String::new(), 10, 0));
    let gain = |place, his, yours| NightmareStep::Scores {
        points: 5,
        gain: Gain::Purpose {
            tile: scene.state().table().tile_ids[0],
            place,
            tint: scene.state().table().tints[usize::from(place)],
            his,
            yours,
        },
    };
    assert_eq!(steps(&scene), [gain(0, 3, 3), gain(1, 1, 1)]);
}

#[test]
fn l15_nothing_against_nothing_pays_him() {
    let position = "phase: last\ncycle: 6\ntiles: most-of-colour=u most-of-colour=b";
    let mut scene = Scene::new(RULES, position);
    scene.play("A", "end");
    assert_eq!(result(&scene), (String::new(), 10, 0));
}

#[test]
fn l15_uncompleted_cards_and_red_cost_you_as_ever() {
    let position = "phase: last\ncycle: 6\nseat A\nscore: 20\nfront: memory-rock\nboard:
      .  .  .  .  .
      .  .  .  .  .
      .  .  .  .  .
      .  .  r  .  .
      .  .  y  .  .";
    let mut scene = Scene::new(RULES, position);
    scene.play("A", "end");
    assert_eq!(result(&scene), ("A".to_owned(), 0, 12));
}

#[test]
fn l16_you_win_with_strictly_more_points() {
    for (his, yours, winner) in [(50, 53, "A"), (50, 51, "A"), (50, 50, ""), (85, 12, "")] {
        let position = format!("phase: last\ncycle: 6\nhis-points: {his}\nseat A\nscore: {yours}");
        let mut scene = Scene::new(RULES, &position);
        scene.play("A", "end");
        assert_eq!(result(&scene), (winner.to_owned(), his, yours));
    }
}

#[test]
fn l16_the_game_has_the_cycles_of_its_edition() {
    for (edition, cycles) in [("prototype", 5), ("sylex", 6), ("huch", 6)] {
        for cycle in [cycles - 1, cycles] {
            let position = format!("phase: creation\ncycle: {cycle}\n{FULL}");
            let mut scene = Scene::new(&RULES.replace("sylex", edition), &position);
            scene.play("A", "end");
            let last = scene.line("phase") == "last";
            assert_eq!(last, cycle == cycles, "{edition} {cycle}");
        }
    }
}

#[test]
fn l16_he_takes_no_part_in_the_last_placement() {
    let position = format!("phase: creation\ncycle: 6\n{FULL}\nhis-turn: first\nhis-stock: uuubbb");
    let mut scene = Scene::new(RULES, &position);
    scene.play("A", "end");
    assert_eq!(scene.line("phase"), "last");
    scene.events.clear();
    scene.play("A", "end");
    assert_eq!(steps(&scene), [], "no purposes lie out in this scene");
    assert_eq!(scene.line("his-stock"), "uuubbb");
}

#[test]
fn l17_one_shard_of_each_colour_marks_the_solo_cards() {
    let mut scene = Scene::start(RULES);
    assert_eq!(scene.line("bag"), "g19 u27 y22 b22 w14 r0");
    assert_eq!(scene.line("reserve"), "22 red 6 trees");
    scene.play("A", "?tile:most-of-colour");
    assert!(scene.events.contains(&Event::SoloMarks));
    // Purposes take theirs as ever.
    scene.play("A", "?tile:most-of-colour ?tint:u ?tint:b");
    assert_eq!(scene.line("bag"), "g19 u26 y22 b21 w14 r0");
    // The prototype's red is in the bag from the start.
    let scene = Scene::start(&RULES.replace("sylex", "prototype"));
    assert_eq!(scene.line("bag"), "g15 u23 y19 b19 w13 r8");
    assert_eq!(scene.line("reserve"), "14 red 6 trees");
}
