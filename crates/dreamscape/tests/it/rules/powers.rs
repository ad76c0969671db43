//! P1, P2, P5, P6: powers that draw and powers of the Dreamworld.

use lucid_testkit::Scene;

const SYLEX: &str = "sylex players=2";

/// A box with one shard of each colour but white, for an empty bag.
const SMALL_BOX: &str = "sylex players=2 shards=1/1/1/1/0";

/// A's Travel without points: a location's power needs none (T5).
fn travelling(rules: &str, top: &str, lines: &str) -> Scene {
    let position = format!("phase: travel\npoints: 0\n{top}\nseat A\n{lines}");
    Scene::new(rules, &position)
}

#[test]
fn p1_the_archives_give_a_random_shard_even_a_third_one() {
    let mut scene = travelling(SYLEX, "", "hands: uu\nsleeper: 1");
    scene.play("A", "!");
    assert_eq!(scene.to_act(), "chance");
    assert_eq!(scene.chances(), "?g×20 ?u×26 ?y×23 ?b×23 ?w×15");
    scene.play("A", "?u");
    assert_eq!(scene.hands("A"), "uuu");
    assert_eq!(scene.line("bag"), "g20 u25 y23 b23 w15 r0");
    scene.refused("A", "!", "T5");
}

#[test]
fn p1_a_card_gives_the_same_in_creation_red_included() {
    let mut scene = Scene::new(
        "sylex players=2 nightmare=yes",
        "mr-nightmare: 1\nbag-red: 3\nseat A\nhands: u\nfront: hermits-tree",
    );
    scene.play("A", "u!hermits-tree");
    assert_eq!(scene.chances(), "?g×20 ?u×27 ?y×23 ?b×23 ?w×15 ?r×3");
    scene.play("A", "?r");
    assert_eq!(scene.hands("A"), "r");
    assert_eq!(scene.seat_line("A", "front"), "hermits-tree=u*");
}

#[test]
fn p1_an_empty_bag_gives_nothing() {
    let lines = "hands: u\nsleeper: 1\nfront: hermits-tree";
    let mut scene = travelling(SMALL_BOX, "rows: 1:gyb", lines);
    assert_eq!(scene.legal("A", "!"), "");
    scene.refused("A", "!", "P1");
    scene.refused("A", "u!hermits-tree", "P1");
    // Storing is another matter.
    assert_eq!(scene.legal("A", "u"), "u=hermits-tree");
}

#[test]
fn p2_the_harvesters_put_two_shards_where_the_player_likes() {
    let rows = "rows: 1:gg 2:u 4:b";
    let all = "w>1 w>2 w>3 w>4 w>5 w>6 y>1 y>2 y>3 y>4 y>5 y>6";
    for (words, after) in [
        ("y>4 w>4", "1:gg 2:u 3:- 4:byw 5:- 6:-"),
        ("w>4 y>4", "1:gg 2:u 3:- 4:bwy 5:- 6:-"),
        ("y>1 w>3", "1:ggy 2:u 3:w 4:b 5:- 6:-"),
    ] {
        let mut scene = travelling(SYLEX, rows, "hands: g\nsleeper: 2");
        scene.play("A", "! ?y");
        assert_eq!(scene.to_act(), "chance");
        scene.play("A", "?w");
        assert_eq!(scene.legal("A", ""), all);
        scene.refused("A", "g>1", "P2");
        scene.refused("A", "stop", "P7");
        scene.refused("A", "end", "P7");
        scene.play("A", words);
        assert_eq!(scene.line("rows"), after);
        assert_eq!(scene.hands("A"), "g");
        assert_eq!(scene.line("bag"), "g17 u27 y22 b22 w14 r0");
        scene.play("A", "end");
    }
}

#[test]
fn p2_two_equal_shards_and_a_location_grown_full() {
    let rows = "rows: 1:gggggggggggggggg 2:uuuuuuuuuuuuuuu";
    let mut scene = travelling(SYLEX, rows, "sleeper: 2");
    scene.play("A", "! ?y ?y");
    assert_eq!(scene.legal("A", ""), "y>2 y>3 y>4 y>5 y>6");
    scene.refused("A", "y>1", "C2");
    scene.play("A", "y>2");
    assert_eq!(scene.legal("A", ""), "y>3 y>4 y>5 y>6");
    scene.play("A", "y>3");
    assert_eq!(scene.line("rows").split(' ').nth(2), Some("3:y"));
}

#[test]
fn p2_a_short_bag_gives_what_it_has() {
    let mut scene = travelling(SMALL_BOX, "rows: 1:guy", "sleeper: 2");
    scene.play("A", "! ?b");
    assert_eq!(scene.legal("A", ""), "b>1 b>2 b>3 b>4 b>5 b>6");
    scene.play("A", "b>6");
    assert_eq!(scene.line("rows"), "1:guy 2:- 3:- 4:- 5:- 6:b");
    scene.play("A", "end");
    let mut scene = travelling(SMALL_BOX, "rows: 1:guyb", "sleeper: 2");
    scene.refused("A", "!", "P2");
    assert_eq!(scene.legal("A", ""), "end");
}

#[test]
fn p5_the_lake_reorders_one_location() {
    let rows = "rows: 1:guyg 2:u 4:bb 5:gu 6:w";
    let mut scene = travelling(SYLEX, rows, "sleeper: 5");
    scene.play("A", "!");
    assert_eq!(scene.legal("A", ""), "lake:1 lake:4 lake:5");
    for too_few in ["lake:2", "lake:3", "lake:6"] {
        scene.refused("A", too_few, "P5");
    }
    scene.refused("A", "end", "P7");
    scene.play("A", "lake:1");
    // Laid from the left, the key first.
    assert_eq!(scene.legal("A", ""), "lay:g lay:u lay:y");
    scene.refused("A", "lay:b", "P5");
    scene.play("A", "lay:y lay:g");
    assert_eq!(scene.legal("A", ""), "lay:g lay:u");
    scene.play("A", "lay:g");
    // One shard is left, it lies down by itself.
    assert_eq!(scene.line("rows"), "1:yggu 2:u 3:- 4:bb 5:gu 6:w");
    assert_eq!(scene.legal("A", ""), "end");
}

#[test]
fn p5_shards_of_one_colour_are_done_at_once() {
    let mut scene = travelling(SYLEX, "rows: 4:bb 5:gu", "sleeper: 5");
    scene.play("A", "! lake:4");
    assert_eq!(scene.line("rows"), "1:- 2:- 3:- 4:bb 5:gu 6:-");
    assert_eq!(scene.legal("A", ""), "end");
}

#[test]
fn p5_without_two_shards_anywhere_the_lake_is_idle() {
    let lines = "hands: u\nsleeper: 5\nfront: quiet-meadow";
    let mut scene = travelling(SYLEX, "rows: 1:g 2:u 6:w", lines);
    assert_eq!(scene.legal("A", "!"), "");
    scene.refused("A", "!", "P5");
    scene.refused("A", "u!quiet-meadow", "P5");
    // From a card it works in Creation as well (E14).
    let position = "rows: 3:gu\nseat A\nhands: u\nfront: quiet-meadow";
    let mut scene = Scene::new(SYLEX, position);
    scene.play("A", "u!quiet-meadow lake:3 lay:u");
    assert_eq!(scene.line("rows"), "1:- 2:- 3:ug 4:- 5:- 6:-");
}

#[test]
fn p6_the_king_shows_six_cards_of_one_deck() {
    let mut scene = travelling(SYLEX, "", "sleeper: 6");
    scene.play("A", "!");
    assert_eq!(scene.legal("A", ""), "deck:1 deck:2 deck:3");
    scene.refused("A", "no-draw", "P6");
    scene.refused("A", "end", "P7");
    scene.play("A", "deck:1 ?card:cairn ?card:clay-path ?card:lone-pebble");
    scene.play("A", "?card:pier-lamp ?card:mill-ford");
    assert_eq!(scene.to_act(), "chance");
    scene.play("A", "?card:moss-ledge");
    assert_eq!(
        scene.legal("A", ""),
        "keep-none keep:cairn keep:clay-path keep:lone-pebble \
         keep:mill-ford keep:moss-ledge keep:pier-lamp"
    );
    scene.play("A", "keep:mill-ford");
    assert_eq!(scene.deck(1), 11);
    assert_eq!(
        scene.line("under-1"),
        "cairn:A clay-path:A lone-pebble:A pier-lamp:A moss-ledge:A"
    );
    assert_eq!(scene.seat_line("A", "front"), "mill-ford");
    scene.refused("A", "!", "T5");
}

#[test]
fn p6_a_card_of_the_king_shows_six_wherever_the_sleeper_is() {
    let position = "seat A\nhands: u\nsleeper: 2\nfront: cairn";
    let mut scene = Scene::new(SYLEX, position);
    scene.play("A", "u!cairn deck:3 ?card:long-shore ?card:spiral-stair");
    scene.play("A", "?card:giants-table ?card:island-of-clocks");
    scene.play("A", "?card:castle-in-the-fog ?card:drowned-cathedral");
    assert_eq!(scene.deck(3), 0);
    scene.play("A", "keep-none");
    assert_eq!(scene.deck(3), 6);
    assert_eq!(
        scene.line("under-3"),
        "long-shore:A spiral-stair:A giants-table:A island-of-clocks:A \
         castle-in-the-fog:A drowned-cathedral:A"
    );
}

/// All cards of the pack but Cairn.
const OTHERS: &str = "
    hermits-tree whispering-wind-bay lone-pebble ferry-stone quiet-meadow watchers-step
    mill-ford moss-ledge clay-path pier-lamp twin-puddles
    memory-rock sunken-garden harvest-terrace lighthouse-of-sighs otter-slide two-crowns
    orchard-gate stepping-dunes
    castle-in-the-fog drowned-cathedral long-shore spiral-stair giants-table island-of-clocks
";

#[test]
fn p6_a_short_deck_shows_what_it_has_and_empty_decks_make_the_king_idle() {
    let piled = |cards: &[&str]| {
        let lines = "hands: u\nsleeper: 6\nfront: cairn";
        let pile = cards.join(" ");
        travelling(SYLEX, "", &format!("{lines}\nseat B\npile: {pile}"))
    };
    let others: Vec<&str> = OTHERS.split_whitespace().collect();
    let mut scene = piled(&others);
    assert_eq!((scene.deck(1), scene.deck(2), scene.deck(3)), (0, 0, 0));
    scene.refused("A", "!", "P6");
    scene.refused("A", "u!cairn", "P6");
    assert_eq!(scene.legal("A", "!"), "");
    // Two cards of level 1 are left.
    let mut scene = piled(&others[2..]);
    scene.play("A", "!");
    assert_eq!(scene.legal("A", ""), "deck:1");
    scene.refused("A", "deck:2", "A5");
    scene.play("A", "deck:1 ?card:hermits-tree ?card:whispering-wind-bay");
    assert_eq!(scene.to_act(), "A");
    scene.play("A", "keep:hermits-tree");
    assert_eq!(scene.deck(1), 1);
}
