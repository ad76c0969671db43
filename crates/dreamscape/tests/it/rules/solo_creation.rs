//! Mr Nightmare's Creation (L12 to L14).

use lucid_dreamscape::Colour;
use lucid_dreamscape::duel::{Gain, NightmareStep};
use lucid_testkit::Scene;

use super::solo::{RULES, steps};

/// Rows that need no refill and hold no red.
const ROWS: &str = "rows: 1:uuu 2:uuu 3:uuu 4:uuu 5:uuu 6:uuu";

/// You end your Creation and he, second, begins his. He stands on 6 and you on
/// 1, so that the next cycle begins with your Travel.
#[track_caller]
fn create(table: &str, seat_a: &str) -> Scene {
    create_with(RULES, table, seat_a)
}

#[track_caller]
fn create_with(rules: &str, table: &str, seat_a: &str) -> Scene {
    let position = format!("phase: creation\n{ROWS}\nmr-nightmare: 6\n{table}\nseat A\n{seat_a}");
    let mut scene = Scene::new(rules, &position);
    scene.play("A", "end");
    scene
}

fn steals(scene: &Scene) -> String {
    let stolen = |step: &NightmareStep| match step {
        NightmareStep::Steals { colour, .. } => Some(colour.letter()),
        NightmareStep::StealsNothing => Some('-'),
        _ => None,
    };
    steps(scene).iter().filter_map(stolen).collect()
}

#[test]
fn l12_brown_steals_from_your_cards_in_the_order_of_the_solo_cards() {
    for (front, stolen) in [
        ("memory-rock=g cairn=y", "y"),
        ("memory-rock=g cairn=w", "w"),
        ("memory-rock=u cairn=b", "u"),
        ("memory-rock=b cairn=g", "b"),
        ("memory-rock=g", "g"),
    ] {
        let scene = create("his-stock: bbb", &format!("front: {front}"));
        assert_eq!(steals(&scene), stolen, "{front}");
    }
}

#[test]
fn l12_the_pile_is_no_safe_place() {
    let scene = create(
        "his-stock: bbb",
        "front: memory-rock=g\npile: cairn lone-pebble=y",
    );
    assert_eq!(steals(&scene), "y");
    assert_eq!(scene.seat_line("A", "pile"), "cairn lone-pebble");
}

#[test]
fn l12_what_is_stolen_counts_for_the_next_discard() {
    // Three brown steal a brown; with the two that are left that makes three again.
    let scene = create("his-stock: bbbbb", "front: memory-rock=b cairn=g");
    assert_eq!(steals(&scene), "bg");
    assert_eq!(scene.line("his-stock"), "g");
    // And a stolen green completes three for a tree.
    let scene = create("his-stock: bbbgg", "front: memory-rock=g");
    assert_eq!(scene.line("his-trees"), "1");
}

#[test]
fn l12_nothing_to_steal_loses_the_discard() {
    let scene = create("his-stock: bbbbbbb", "front: memory-rock=y");
    assert_eq!(steals(&scene), "y-");
    assert_eq!(scene.line("his-stock"), "yb");
}

#[test]
fn l12_among_equal_shards_you_choose() {
    let cards = "front: memory-rock=y cairn=y quiet-meadow=g";
    let mut scene = create("his-stock: bbb", cards);
    assert_eq!([scene.line("phase"), scene.to_act()], ["creation", "A"]);
    assert_eq!(scene.seat_line("A", "pending"), "theft y");
    assert_eq!(scene.legal("A", ""), "yield:cairn yield:memory-rock");
    scene.refused("A", "end", "L12");
    scene.refused("A", "yield:quiet-meadow", "L12");
    scene.refused("A", "yield:lone-pebble", "A4");
    scene.play("A", "yield:cairn");
    let cairn = scene.game().content().card_named("cairn");
    let stolen = NightmareStep::Steals {
        colour: Colour::Gray,
        card: cairn,
    };
    assert!(steps(&scene).contains(&stolen));
    assert_eq!(scene.line("cycle"), "2", "and the cycle ends");
    assert_eq!(scene.seat_line("A", "hands"), "gy", "the others come back");
}

#[test]
fn l12_you_choose_again_for_the_next_theft() {
    let cards = "front: memory-rock=y cairn=y quiet-meadow=y";
    let mut scene = create("his-stock: bbbbbb", cards);
    scene.play("A", "yield:cairn");
    assert_eq!(scene.legal("A", ""), "yield:memory-rock yield:quiet-meadow");
    scene.play("A", "yield:memory-rock");
    assert_eq!(scene.line("his-stock"), "yy");
}

#[test]
fn l12_no_theft_is_asked_for_at_other_times() {
    let mut scene = Scene::new(RULES, "phase: creation\nseat A\nfront: cairn=y");
    scene.refused("A", "yield:cairn", "L12");
}

#[test]
fn l12_a_brown_purpose_holds_it_back() {
    let board = "front: cairn=y\nboard:\n. . . . .\n. . . . .\n. . . . .\n. . . . .\n. . bbbb . .";
    let scene = create(
        "tiles: most-of-colour=b most-of-colour=g\nhis-stock: bbb",
        board,
    );
    assert_eq!(steals(&scene), "");
}

#[test]
fn l12_a_robbed_card_only_stores_until_the_next_cycle() {
    // He is first: he steals before you create.
    let position = format!(
        "phase: travel\npoints: 0\n{ROWS}\nmr-nightmare: 6\nhis-turn: first\nhis-stock: bbb\nseat A\nhands: uu\nfront: hermits-tree=y*"
    );
    let mut scene = Scene::new(RULES, &position);
    scene.play("A", "end");
    assert_eq!(scene.seat_line("A", "front"), "hermits-tree*");
    scene.refused("A", "u!hermits-tree", "T6");
    scene.play("A", "u=hermits-tree");
}

#[test]
fn l13_green_takes_trees_from_the_reserve() {
    let scene = create("his-stock: ggggggg", "");
    assert_eq!(scene.line("his-trees"), "2");
    assert!(scene.line("reserve").ends_with("4 trees"));
    assert_eq!(scene.line("his-stock"), "g");
}

#[test]
fn l13_from_an_empty_reserve_he_takes_none() {
    let scene = create("his-stock: gggggg\nhis-trees: 5", "");
    assert_eq!(scene.line("his-trees"), "6");
    assert_eq!(scene.line("his-stock"), "", "and discards all the same");
    assert!(steps(&scene).contains(&NightmareStep::NoTreeLeft));
}

#[test]
fn l13_each_tree_lowers_the_bar_for_the_next() {
    // Six green against your six: he discards three and takes a tree.
    let board = "board:\n. . . . .\n. . . . .\n. . . . .\n. . . . .\n. . gggggg . .";
    let tiles = "tiles: most-of-colour=g most-of-colour=y";
    let his = format!("{tiles}\nhis-stock: gggggg\nhis-trees: 0");
    let scene = create(&his, board);
    assert_eq!(
        (scene.line("his-stock"), scene.line("his-trees")),
        ("ggg".to_owned(), "1".to_owned()),
        "three and a tree are fewer than six"
    );
    let his = format!("{tiles}\nhis-stock: gggggg\nhis-trees: 2");
    let scene = create(&his, board);
    assert_eq!(
        (scene.line("his-stock"), scene.line("his-trees")),
        (String::new(), "4".to_owned()),
        "three and three trees are six"
    );
}

#[test]
fn l14_red_in_the_dreamworld_and_in_his_stock_pays() {
    let rows = ROWS.replace("5:uuu", "5:uru");
    let position = format!(
        "phase: creation\n{rows}\nmr-nightmare: 6\nlinks: 1-2 5-6\nhis-stock: rrr\nbag-red: 3\nseat A\nhands: r\nboard:
          .  .  .  .  .
          .  .  .  .  .
          .  .  .  .  .
          .  .  r  .  .
          .  .  y  .  ."
    );
    for (profile, each) in [
        ("troubled-nights", 3),
        ("bad-dreams", 3),
        ("cold-sweat", 4),
        ("worst-nightmares", 5),
        ("3/3/3/3/3/0", 0),
    ] {
        let mut scene = Scene::new(&RULES.replace("bad-dreams", profile), &position);
        // Yours do not count: both lie in your Dreamscape when he looks.
        scene.play("A", "r:b1 end");
        let points = 6 * each;
        assert_eq!(scene.line("his-points"), points.to_string(), "{profile}");
        let gain = Gain::Red {
            in_dreamworld: 3,
            in_stock: 3,
        };
        // Even when red is worth nothing, he says why he discards it.
        assert!(steps(&scene).contains(&NightmareStep::Scores { points, gain }));
        assert_eq!(scene.line("his-stock"), "", "his red goes into the bag");
        assert!(scene.line("bag").ends_with("r6"), "{scene}");
    }
}

#[test]
fn l14_red_in_your_hands_does_not_pay_him() {
    // He is first in Creation, so you still hold what you picked up.
    let position = format!(
        "phase: travel\npoints: 0\n{ROWS}\nmr-nightmare: 6\nhis-turn: first\nlinks: 5-6\nseat A\nhands: rr"
    );
    let mut scene = Scene::new(RULES, &position);
    scene.play("A", "end");
    assert_eq!(scene.line("his-points"), "3");
}
