//! Travel: points, collecting, moving, the end (T1 to T4, T7 to T9).

use lucid_dreamscape::Event;
use lucid_testkit::Scene;

pub(crate) const ROWS: &str = "rows: 1:guy 2:guy 3:guy 4:guy 5:guy 6:guy";

/// Seat A travels: rows, points left, location and Hands of A, further lines of A.
#[track_caller]
pub(crate) fn travel(rules: &str, table: &str, points: u8, at: u8, seat_a: &str) -> Scene {
    let position =
        format!("phase: travel\npoints: {points}\n{table}\nseat A\nsleeper: {at}\n{seat_a}");
    Scene::new(rules, &position)
}

#[test]
fn t1_points_are_spent_and_then_nothing_that_costs_is_left() {
    let mut scene = travel("sylex players=2", ROWS, 4, 1, "");
    for left in ["3", "2", "1"] {
        let word = scene.legal("A", "+");
        scene.play("A", &word);
        assert_eq!(scene.line("points"), left);
    }
    assert_eq!(scene.hands("A"), "guy");
    // Green would open 2 and 4: one point is left, so both are free.
    assert_eq!(scene.legal("A", ""), "! >2 >4 end");
    scene.play("A", ">4");
    assert_eq!(scene.line("points"), "1");
    scene.play("A", "+y");
    assert_eq!(scene.line("points"), "0");
    scene.refused("A", "+u", "T1");
    let mut scene = travel("sylex players=2", ROWS, 0, 1, "");
    scene.refused("A", "+y", "T1");
    scene.refused("A", ">2", "T1");
    assert_eq!(scene.legal("A", ""), "! end");
}

#[test]
fn t1_unused_points_are_lost() {
    let mut scene = travel("sylex players=2", ROWS, 4, 1, "");
    scene.play("A", "+y end");
    assert_eq!([scene.to_act(), scene.line("points")], ["B", "4"]);
    scene.play("B", "end");
    assert_eq!(scene.state().table().points, 0);
    scene.play("A", "end").play("B", "end").play("A", "?g");
    // Next cycle: four again, not seven.
    assert_eq!([scene.line("cycle"), scene.line("points")], ["2", "4"]);
    scene.play("B", "end");
    assert_eq!([scene.to_act(), scene.line("points")], ["A", "4"]);
}

#[test]
fn t1_travel_actions_belong_to_travel_and_to_the_seat_whose_turn_it_is() {
    let mut scene = travel("sylex players=2", ROWS, 4, 1, "hands: g");
    scene.refused("B", "+y", "M4");
    scene.refused("A", "g:c1", "K1");
    scene.refused("A", "enter", "D1");
    scene.refused("A", "red:1-2", "N2");
    scene.play("A", "end").play("B", "end");
    assert_eq!(scene.line("phase"), "creation");
    scene.refused("A", "+y", "T1");
    scene.refused("A", ">2", "T1");
    assert_eq!(scene.legal("A", ""), "end g:c1", "no location power either");
}

#[test]
fn t2_the_rightmost_shard_is_collected() {
    let mut scene = travel("sylex players=2", "rows: 2:guyb 1:w", 4, 2, "");
    assert_eq!(scene.legal("A", "+"), "+b");
    for word in ["+g", "+u", "+y", "+w"] {
        scene.refused("A", word, "T2");
    }
    scene.play("A", "+b");
    assert_eq!(
        [scene.line("rows"), scene.hands("A"), scene.line("points")],
        ["1:w 2:guy 3:- 4:- 5:- 6:-", "b", "3"]
    );
    assert_eq!(scene.legal("A", "+"), "+y");
    scene.play("A", "+y +u");
    assert_eq!(scene.legal("A", "+"), "+g", "the key can be collected too");
    scene.play("A", "+g");
    assert_eq!(scene.line("rows"), "1:w 2:- 3:- 4:- 5:- 6:-");
}

#[test]
fn t2_an_empty_location_has_nothing_to_collect() {
    let mut scene = travel("sylex players=2", "rows: 1:w", 4, 2, "");
    assert_eq!(scene.legal("A", "+"), "");
    scene.refused("A", "+w", "T2");
}

#[test]
fn t2_two_of_a_colour_in_hands_bar_a_third() {
    // Green, blue, gray, brown, white and red alike, and more than two as well.
    for letter in ["g", "u", "y", "b", "w", "r"] {
        for count in [2, 3] {
            let hands = format!("hands: {}", letter.repeat(count));
            let rows = format!("rows: 1:uy{letter}");
            let mut scene = travel("sylex players=2 nightmare=yes", &rows, 4, 1, &hands);
            assert_eq!(scene.legal("A", "+"), "");
            scene.refused("A", &format!("+{letter}"), "T2");
        }
        let hands = format!("hands: {letter}");
        let rows = format!("rows: 1:uy{letter}{letter}");
        let mut scene = travel("sylex players=2 nightmare=yes", &rows, 4, 1, &hands);
        scene.play("A", &format!("+{letter}"));
        assert_eq!(scene.hands("A"), letter.repeat(2));
        assert_eq!(scene.line("points"), "3");
        scene.refused("A", &format!("+{letter}"), "T2");
    }
}

#[test]
fn t2_shards_on_cards_do_not_count_for_the_limit() {
    let mut scene = travel(
        "sylex players=2",
        "rows: 1:yu",
        4,
        1,
        "hands: uu\nfront: cairn",
    );
    scene.refused("A", "+u", "T2");
    scene.play("A", "u=cairn +u");
    assert_eq!(scene.hands("A"), "uu");
}

#[test]
fn t2_bag_tower_and_cards_are_never_limited() {
    // From the bag.
    let mut scene = travel("sylex players=2", ROWS, 0, 1, "hands: yy");
    scene.play("A", "! ?y");
    assert_eq!(scene.hands("A"), "yyy");
    // From the Dreamscape.
    let board = "board:\n. . . . .\n. . . . .\n. . . . .\n. . . . .\n. . yy . .";
    let hands = format!("hands: yy\n{board}");
    let mut scene = travel("sylex players=2", ROWS, 0, 3, &hands);
    scene.play("A", "! take:c1 take:c1");
    assert_eq!(scene.hands("A"), "yyyy");
    // From a card at the Emergence.
    let cards = "front: cairn=y mill-ford=y clay-path=y";
    let mut scene = travel("sylex players=2", ROWS, 4, 1, cards);
    scene.play("A", "end").play("B", "end");
    scene.play("A", "end").play("B", "end");
    assert_eq!(scene.hands("A"), "yyy");
}

#[test]
fn t3_a_move_follows_a_link_and_costs_a_point() {
    for (from, to) in [
        (1, ">2 >4"),
        (2, ">1 >3 >5"),
        (3, ">2 >6"),
        (4, ">1 >5"),
        (5, ">2 >4 >6"),
        (6, ">3 >5"),
    ] {
        let mut scene = travel("sylex players=2", ROWS, 3, from, "hands: yy");
        assert_eq!(scene.legal("A", ">"), to);
        for other in ["1", "2", "3", "4", "5", "6"] {
            let word = format!(">{other}");
            if !to.contains(&word) {
                scene.refused("A", &word, "T3");
            }
        }
        let word = &to[..2];
        scene.play("A", word);
        assert_eq!(scene.seat_line("A", "sleeper"), word[1..]);
        assert_eq!(scene.line("points"), "2");
        assert_eq!(scene.hands("A"), "yy");
    }
}

#[test]
fn t4_the_key_opens_for_who_holds_its_colour_and_keeps_it() {
    for (key, others) in [("g", "uybw"), ("u", "gybw"), ("b", "guyw"), ("w", "guyb")] {
        let rows = format!("rows: 2:{key}yy 4:yyy");
        let mut scene = travel("sylex players=2", &rows, 2, 1, &format!("hands: {key}"));
        scene.play("A", ">2");
        assert_eq!([scene.line("points"), scene.hands("A")], ["2", key]);
        assert_eq!(scene.line("free-moves"), "1");
        let mut scene = travel("sylex players=2", &rows, 2, 1, &format!("hands: {others}"));
        scene.play("A", ">2");
        assert_eq!([scene.line("points"), scene.line("free-moves")], ["1", "0"]);
    }
}

#[test]
fn t4_only_the_leftmost_shard_is_a_key() {
    let mut scene = travel("sylex players=2", "rows: 2:yug", 2, 1, "hands: ug");
    scene.play("A", ">2");
    assert_eq!(scene.line("points"), "1");
}

#[test]
fn t4_only_hands_make_keys() {
    // A blue shard on a card, on the board and in another seat's Hands opens nothing.
    let mut scene = travel(
        "sylex players=2",
        "rows: 2:uyy",
        2,
        1,
        "front: cairn=u
         board:
         . . . . .
         . . . . .
         . . . . .
         . . . . .
         . . u . .
         seat B
         hands: u",
    );
    scene.play("A", ">2");
    assert_eq!(scene.line("points"), "1");
}

#[test]
fn t4_red_is_a_key_like_others() {
    let rules = "sylex players=2 nightmare=yes";
    let mut scene = travel(rules, "rows: 2:ryy", 1, 1, "hands: r");
    scene.play("A", ">2");
    assert_eq!([scene.line("points"), scene.hands("A")], ["1", "r"]);
    let mut scene = travel(rules, "rows: 2:ryy", 1, 1, "hands: g");
    scene.play("A", ">2");
    assert_eq!(scene.line("points"), "0");
}

#[test]
fn t4_a_free_move_is_told_from_a_paid_one() {
    let mut scene = travel("sylex players=2", "rows: 2:uyy 3:gyy", 2, 1, "hands: u");
    scene.play("A", ">2 >3");
    let costs: Vec<u8> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Moved { cost, .. } => Some(*cost),
            _ => None,
        })
        .collect();
    assert_eq!(costs, [0, 1]);
}

#[test]
fn t7_who_ends_later_lies_on_top() {
    let mut scene = travel(
        "sylex players=3",
        "rows: 1:guyb 2:guyb 3:guyb 4:guyb 5:guyb 6:guyb",
        4,
        1,
        "",
    );
    scene
        .play("A", ">4 end")
        .play("B", ">4 end")
        .play("C", "end");
    for seat in ["A", "B", "C"] {
        scene.play(seat, "end");
    }
    // C alone on 1; on 4 B lies on A.
    assert_eq!(scene.line("order"), "C B A");
}

#[test]
fn t7_travel_can_end_at_any_time() {
    for points in [0, 4] {
        let mut scene = travel("sylex players=2", ROWS, points, 1, "");
        scene.play("A", "end");
        assert_eq!(scene.to_act(), "B");
        assert_eq!(scene.events, [Event::TravelEnded("A".parse().unwrap())]);
    }
}

#[test]
fn t8_after_twenty_free_moves_every_move_costs() {
    let rows = "rows: 1:uyy 2:uyy";
    let mut scene = travel("sylex players=2", rows, 2, 1, "hands: u");
    for count in 1..=20 {
        scene.play("A", if count % 2 == 1 { ">2" } else { ">1" });
        assert_eq!(scene.line("points"), "2");
        assert_eq!(scene.line("free-moves"), count.to_string());
    }
    scene.play("A", ">2");
    assert_eq!(
        [scene.line("points"), scene.line("free-moves")],
        ["1", "20"]
    );
    scene.play("A", ">1");
    assert_eq!(scene.line("points"), "0");
    scene.refused("A", ">2", "E5");
    // The next Travel counts anew.
    scene.play("A", "end");
    assert_eq!(scene.line("free-moves"), "0");
    // Empty locations are free for B; Creation knows no free moves.
    scene.play("B", ">4");
    assert_eq!(scene.line("free-moves"), "1");
    scene.play("B", "end");
    assert_eq!(scene.state().table().free_moves, 0);
}

#[test]
fn t8_without_points_the_prototype_stops_there_too() {
    let table = "free-moves: 19\nrows: 1:uyy 2:uyy 4:yyy";
    let mut scene = travel("prototype players=2", table, 0, 1, "hands: u");
    assert_eq!(scene.legal("A", ">"), ">2");
    scene.play("A", ">2");
    assert_eq!(scene.legal("A", ">"), "");
    scene.refused("A", ">1", "T8");
    scene.refused("A", ">3", "T1");
    // Empty locations are free moves like others.
    let table = "free-moves: 20\nrows: 1:uyy";
    let mut scene = travel("sylex players=2", table, 1, 1, "");
    scene.play("A", ">2");
    assert_eq!(scene.line("points"), "0");
}

#[test]
fn t9_a_red_shard_on_the_way_is_taken_along() {
    let rules = "sylex players=2 nightmare=yes";
    // A paid move costs its point and no more.
    let mut scene = travel(rules, "links: 1-2 1-4\nrows: 2:yyy", 2, 1, "");
    assert_eq!(scene.line("reserve"), "23 red 6 trees");
    scene.play("A", ">2");
    assert_eq!(
        [scene.line("points"), scene.hands("A"), scene.line("links")],
        ["1", "r", "1-4"]
    );
    assert_eq!(scene.line("reserve"), "23 red 6 trees");
    // The slot is empty now: the way back brings nothing.
    scene.play("A", ">1");
    assert_eq!(scene.hands("A"), "r");
    // A free move brings it too.
    let mut scene = travel(rules, "links: 1-2\nrows: 2:uyy", 2, 1, "hands: u");
    scene.play("A", ">2");
    assert_eq!(
        [scene.line("points"), scene.hands("A"), scene.line("links")],
        ["2", "ur", ""]
    );
    // A red key is opened by the red shard that is held already.
    let mut scene = travel(rules, "links: 1-2\nrows: 2:ryy", 2, 1, "hands: r");
    scene.play("A", ">2");
    assert_eq!([scene.line("points"), scene.hands("A")], ["2", "rr"]);
}

#[test]
fn t9_who_holds_two_red_leaves_a_third() {
    let rules = "sylex players=2 nightmare=yes";
    for (held, after, links) in [("r", "rr", ""), ("rr", "rr", "1-2"), ("rrr", "rrr", "1-2")] {
        let hands = format!("hands: {held}");
        let mut scene = travel(rules, "links: 1-2\nrows: 2:yyy", 2, 1, &hands);
        scene.play("A", ">2");
        assert_eq!([scene.hands("A"), scene.line("links")], [after, links]);
    }
}

#[test]
fn t9_a_red_shard_elsewhere_stays() {
    let rules = "sylex players=2 nightmare=yes";
    let links = "links: 1-2 2-3 4-5 5-6 2-5 3-6";
    let mut scene = travel(rules, &format!("{links}\nrows: 4:yyy"), 2, 1, "");
    scene.play("A", ">4");
    assert_eq!(
        [scene.hands("A"), format!("links: {}", scene.line("links"))],
        ["", links]
    );
}
