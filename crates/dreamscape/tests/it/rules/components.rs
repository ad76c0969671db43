//! What is in the box (C2 to C6, C8, C9).

use lucid_dreamscape::{
    Action, Colour, Content, Dreamscape, Grid, Level, Power, PurposeKind, Refusal, Rules, Slot,
};
use lucid_dreamscape::{GridProblem, ROW_ROOM, STACK_ROOM};
use lucid_tabletop::{Game, Seat};
use lucid_testkit::Scene;
use lucid_testkit::dreamscape::starter;

use super::setup::first_travel;

/// All twelve cards of level 1 but some.
fn level_1_without(left: &[&str]) -> String {
    let pack = starter();
    let cards = pack.cards().map(|(_, card)| card);
    let ids = cards
        .filter(|card| card.level.number() == 1 && !left.contains(&card.id.as_str()))
        .map(|card| card.id.as_str());
    ids.collect::<Vec<_>>().join(" ")
}

#[test]
fn c2_new_shards_join_on_the_right_past_the_capacity() {
    let mut scene = Scene::new(
        "sylex players=2",
        "
        phase: travel
        points: 4
        rows: 2:guy
        seat A
        sleeper: 2
        ",
    );
    scene.play("A", "! ?w ?b w>2 b>2");
    assert_eq!(scene.line("rows"), "1:- 2:guywb 3:- 4:- 5:- 6:-");
    // The rightmost is the one to collect, the leftmost is still the key.
    assert_eq!(scene.legal("A", "+"), "+b");
    scene.play("A", "+b +w +y +u");
    assert_eq!(scene.line("rows"), "1:- 2:g 3:- 4:- 5:- 6:-");
}

#[test]
fn c2_a_location_holds_sixteen_and_the_rest_returns_to_the_bag() {
    assert_eq!(ROW_ROOM, 16);
    let rows = format!(
        "1:{} 2:{} 3:{} 4:{} 5:{} 6:{}",
        "u".repeat(16),
        "y".repeat(16),
        "b".repeat(16),
        "g".repeat(16),
        "uuuuuuuuuuuuyyyy",
        "w".repeat(15),
    );
    let travel = format!("phase: travel\npoints: 4\nrows: {rows}\nseat A\nsleeper: 2");
    let mut scene = Scene::new("sylex players=2", &travel);
    scene.play("A", "!");
    assert_eq!(scene.chances(), "?g×4 ?y×3 ?b×7");
    scene.play("A", "?g");
    assert_eq!(scene.chances(), "?g×3 ?y×3 ?b×7");
    scene.play("A", "?y");
    assert_eq!(scene.legal("A", ""), "g>6 y>6");
    for full in ["g>1", "y>2", "g>5"] {
        scene.refused("A", full, "C2");
    }
    scene.play("A", "y>6");
    // The green shard fits nowhere: it is back in the bag.
    assert_eq!(scene.line("bag"), "g4 u0 y2 b7 w0 r0");
    assert_eq!(scene.seat_line("A", "held"), "");
    assert_eq!(scene.hands("A"), "");
    assert_eq!(scene.legal("A", ""), "+y >1 >3 >5 end");
    // All six are full now: the Harvesters could do nothing.
    let full = travel.replace(&"w".repeat(15), "wwwwwwwwwwwwwwwb");
    let mut scene = Scene::new("sylex players=2", &full);
    assert_eq!(scene.legal("A", "!"), "");
    scene.refused("A", "!", "P2");
}

#[test]
fn c3_a_location_takes_one_shard_more_than_there_are_players() {
    for (players, capacity) in [(2, 3), (3, 4), (4, 5)] {
        for edition in ["prototype", "sylex", "huch"] {
            let scene = first_travel(&format!("{edition} players={players}"));
            let rows = scene.state().table().rows.map(|row| row.len());
            assert_eq!(rows, [capacity; 6], "{edition} {players}");
        }
    }
}

#[test]
fn c3_a_refill_goes_to_the_same_capacity() {
    for (players, shards, awaits) in [(2, "guy", ""), (3, "guy", "fill 1"), (4, "guyb", "fill 1")] {
        let rows = ["1", "2", "3", "4", "5", "6"].map(|n| format!("{n}:{shards}"));
        let rules = format!("sylex players={players}");
        let mut scene = Scene::new(&rules, &format!("rows: {}", rows.join(" ")));
        for seat in ["A", "B", "C", "D"].iter().take(players) {
            scene.play(seat, "end");
        }
        assert_eq!(scene.line("awaits"), awaits);
        if !awaits.is_empty() {
            // One is missing in each.
            scene.play("A", "?w ?w ?w ?w ?w ?w");
        }
        assert_eq!(scene.line("phase"), "travel");
        let lengths = scene.state().table().rows.map(|row| row.len());
        assert_eq!(lengths, [players + 1; 6]);
    }
}

#[test]
fn c4_the_board_has_five_columns_and_rows_and_an_entry_below() {
    let pack = starter();
    let grid = pack.grid();
    assert_eq!(grid.size(), (5, 5));
    assert_eq!(grid.all().len(), 25);
    assert_eq!(grid.name(grid.entry()).to_string(), "c1");
    let near = |name: &str| -> Vec<String> {
        let slots = grid.neighbours(grid.named(name).unwrap());
        let mut names: Vec<String> = slots
            .into_iter()
            .map(|s| grid.name(s).to_string())
            .collect();
        names.sort();
        names
    };
    assert_eq!(near("c1"), ["b1", "c2", "d1"]);
    assert_eq!(near("a1"), ["a2", "b1"]);
    assert_eq!(near("e5"), ["d5", "e4"]);
    assert_eq!(near("c3"), ["b3", "c2", "c4", "d3"]);
}

#[test]
fn c4_neighbours_are_orthogonal() {
    let mut scene = Scene::new(
        "sylex players=2",
        "
        seat A
        hands: g
        board:
          . . . . .
          . . . . .
          . . u . .
          . . . . .
          . . . . .
        ",
    );
    assert_eq!(scene.legal("A", "g:"), "g:b3 g:c2 g:c3 g:c4 g:d3");
    for diagonal in ["g:b2", "g:b4", "g:d2", "g:d4", "g:c1"] {
        scene.refused("A", diagonal, "K1");
    }
    let (seat, slot) = (Seat::new(0), Slot::new(31));
    let place = Action::Place {
        colour: Colour::Green,
        slot,
    };
    let refusal = scene.game().check(scene.state(), seat, place).unwrap_err();
    assert_eq!((refusal, refusal.rule()), (Refusal::NoSuchSlot, "C4"));
}

#[test]
fn c4_a_pack_may_bring_another_board() {
    let cards = starter().cards().map(|(_, card)| card.clone()).collect();
    let purposes = starter().purposes().map(|(_, tile)| tile.clone()).collect();
    let grid = Grid::parse("........\n........\n........\nE.......").unwrap();
    let content = Content::new("wide", grid, cards, purposes).unwrap();
    let game = Dreamscape::new(Rules::sylex(), content).unwrap();
    let mut scene = Scene::of(game, "seat A\nhands: ggu");
    assert_eq!(scene.legal("A", "g:"), "g:a1");
    scene.refused("A", "g:c1", "K1");
    scene.play("A", "g:a1");
    assert_eq!(scene.legal("A", "g:"), "g:a1 g:a2 g:b1");
    scene.play("A", "enter g:b1 u:c1");
    scene.board(
        "A",
        ". . . . . . . .
         . . . . . . . .
         . . . . . . . .
         g@ g u . . . . .",
    );
    // 32 slots are possible, 33 are not.
    assert_eq!(
        Grid::parse("........\n........\n........\n........\nE"),
        Err(GridProblem::Slots(33))
    );
}

#[test]
fn c5_a_slot_takes_twenty_shards_and_no_more() {
    assert_eq!(STACK_ROOM, 20);
    let board = |height: usize| {
        let tower = "u".repeat(height);
        format!(
            "seat A\nhands: ug\nboard:\n. . . . .\n. . . . .\n. . . . .\n. . . . .\n. . {tower} . ."
        )
    };
    let mut scene = Scene::new("sylex players=2", &board(19));
    assert_eq!(scene.legal("A", "u:"), "u:b1 u:c1 u:c2 u:d1");
    scene.play("A", "u:c1");
    assert_eq!(scene.legal("A", "g:"), "g:b1 g:c2 g:d1");
    scene.refused("A", "g:c1", "C5");
    // A tree and the Dreamer are no shards.
    scene.play("A", "tree:c1");
    let mut scene = Scene::new("sylex players=2", &board(20));
    scene.play("A", "enter").score("A", 1);
}

#[test]
fn c5_the_golem_cannot_build_higher_either() {
    let tower = "u".repeat(19);
    let mut scene = Scene::new(
        "sylex players=2",
        &format!(
            "phase: travel\npoints: 4\nseat A\nsleeper: 4\nboard:
            . . . . .\n. . . . .\n. . . . .\n. . . . .\n. yy {tower} . ."
        ),
    );
    scene.play("A", "!");
    assert_eq!(scene.legal("A", "b1"), "b1.2>a1 b1.2>b2 b1.2>c1");
    scene.refused("A", "b1.1>c1", "C5");
    scene.play("A", "b1.2>c1");
    assert_eq!(scene.legal("A", "b1"), "");
    scene.refused("A", "b1.1>c1", "C5");
}

#[test]
fn c5_one_tree_or_the_dreamer_is_on_top() {
    let mut scene = Scene::new(
        "sylex players=2",
        "
        seat A
        hands: ggw
        board:
          .  .   .   .  .
          .  .   .   .  .
          .  .   .   .  .
          .  .   .   .  .
          .  y^  g@  u  .
        ",
    );
    // Nothing goes on a tree, nothing on the Dreamer.
    for (covered, rule) in [
        ("tree:b1", "K5"),
        ("tree:c1", "K5"),
        ("g:b1", "K1"),
        ("g:c1", "K1"),
    ] {
        scene.refused("A", covered, rule);
    }
    assert_eq!(scene.legal("A", "tree:"), "tree:d1");
    // One white shard does not bring him past the tree, so he may not go onto it.
    scene.refused("A", "step:b1", "D3");
    scene.play("A", "tree:d1");
    scene.refused("A", "tree:d1", "K5");
    assert_eq!(scene.legal("A", "step:"), "");
}

#[test]
fn c6_the_reserve_has_three_trees_for_each_player() {
    for (players, trees) in [(2, 6), (3, 9), (4, 12)] {
        for edition in ["prototype", "sylex", "huch"] {
            let scene = Scene::start(&format!("{edition} players={players}"));
            assert_eq!(scene.line("reserve"), format!("0 red {trees} trees"));
        }
    }
}

#[test]
fn c6_an_empty_reserve_plants_nothing() {
    let mut scene = Scene::new(
        "sylex players=2",
        "
        seat A
        hands: gg
        board:
          .   .   .   .   .
          .   .   .   .   .
          .   .   .   .   .
          .   .   .   .   .
          u   u^  u   u^  u^
        seat B
        board:
          .   .   .   .   .
          .   .   .   .   .
          .   .   .   .   .
          .   .   .   .   .
          .   u^  u^  .   .
        ",
    );
    assert_eq!(scene.line("reserve"), "0 red 1 trees");
    scene.play("A", "tree:a1").score("A", 4);
    assert_eq!(scene.line("reserve"), "0 red 0 trees");
    assert_eq!(scene.legal("A", "tree:"), "");
    scene.refused("A", "tree:c1", "K5");
}

#[test]
fn c8_there_are_six_colours() {
    let names = Colour::ALL.map(|colour| (colour.letter(), colour.name()));
    let expected = [
        ('g', "green"),
        ('u', "blue"),
        ('y', "gray"),
        ('b', "brown"),
        ('w', "white"),
        ('r', "red"),
    ];
    assert_eq!(names, expected);
    for colour in Colour::ALL {
        assert_eq!(Colour::from_letter(colour.letter()), Some(colour));
    }
}

#[test]
fn c8_each_colour_does_what_its_landscape_is_for() {
    let board = "
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        .   b   .   yy  .
        .   u   g@  r   .";
    let position = format!("seat A\nhands: gww\nboard:{board}");
    let scene = |words: &str| {
        let mut scene = Scene::new("sylex players=2 nightmare=yes", &position);
        scene.play("A", words);
        scene
    };
    scene("tree:b1").score("A", 1); // grass
    scene("step:b1").score("A", 1); // water
    let land = scene("step:b1 step:b2");
    assert_eq!(land.legal("A", "free:"), "free:b1");
    scene("g:c2 step:c2 step:d2").score("A", 2); // rock
    assert_eq!(scene("step:b1").hands("A"), "gw"); // move
    scene("").refused("A", "step:d1", "E12"); // nightmare
}

#[test]
fn c9_the_unseen_part_is_random_and_what_lies_under_it_is_a_queue() {
    let left = ["cairn", "clay-path", "pier-lamp", "mill-ford"];
    let mut scene = Scene::new(
        "sylex players=2",
        &format!(
            "phase: travel\npoints: 4\nunder-1: pier-lamp:B cairn:A\nseat A\nsleeper: 6\npile: {}",
            level_1_without(&left)
        ),
    );
    assert_eq!(scene.deck(1), 4);
    scene.play("A", "! deck:1");
    // First the two that nobody has seen, at random.
    assert_eq!(scene.chances(), "?card:mill-ford×1 ?card:clay-path×1");
    scene.play("A", "?card:clay-path");
    assert_eq!(scene.chances(), "?card:mill-ford×1");
    scene.play("A", "?card:mill-ford");
    // Then the queue, without chance.
    assert_eq!(scene.to_act(), "A");
    assert_eq!(
        scene.seat_line("A", "drawn"),
        "clay-path:A mill-ford:A pier-lamp:AB cairn:A"
    );
    assert_eq!([scene.deck(1), scene.deck(2)], [0, 8]);
    scene.play("A", "keep:mill-ford");
    assert_eq!(scene.line("under-1"), "clay-path:A pier-lamp:AB cairn:A");
    assert_eq!(scene.deck(1), 3);
}

#[test]
fn c9_first_put_under_is_first_drawn() {
    let left = ["cairn", "clay-path", "pier-lamp"];
    let mut scene = Scene::new(
        "sylex players=2",
        &format!(
            "phase: travel\npoints: 4\nunder-1: pier-lamp:B cairn:A clay-path:
             seat A\nsleeper: 6\nhands: y\nfront: two-crowns\npile: {}",
            level_1_without(&left)
        ),
    );
    // The King of a card, then the King's own location: six cards are too many.
    scene.play("A", "y!two-crowns deck:1");
    assert_eq!(
        scene.seat_line("A", "drawn"),
        "pier-lamp:AB cairn:A clay-path:A"
    );
    scene.play("A", "keep-none");
    assert_eq!(scene.line("under-1"), "pier-lamp:AB cairn:A clay-path:A");
    scene.play("A", "! deck:1 keep:pier-lamp");
    assert_eq!(scene.line("under-1"), "cairn:A clay-path:A");
    assert_eq!(scene.seat_line("A", "front"), "pier-lamp two-crowns=y*");
    // An empty deck cannot be chosen.
    let mut scene = Scene::new(
        "sylex players=2",
        &format!(
            "phase: travel\npoints: 4\nseat A\nsleeper: 6\npile: {}",
            level_1_without(&[])
        ),
    );
    scene.play("A", "!");
    assert_eq!(scene.legal("A", ""), "deck:2 deck:3");
    scene.refused("A", "deck:1", "A5");
}

/// C7: at least twelve cards, and one purpose of each kind.
#[test]
fn c7_the_starter_pack_has_cards_of_all_levels_and_all_purposes() {
    let pack = starter();
    assert!(pack.cards().count() >= 12);
    for level in Level::ALL {
        assert!(pack.level(level).len() >= 6);
    }
    for kind in PurposeKind::ALL {
        assert_eq!(pack.purposes().filter(|(_, p)| p.kind == kind).count(), 1);
    }
    for power in Power::ALL {
        assert!(pack.cards().any(|(_, card)| card.power == power));
    }
}

/// E17: 16 tiles in one box, 12 in the other.
#[test]
fn e17_the_boxes_have_sixteen_and_twelve_tiles() {
    let pack = starter();
    assert_eq!(pack.purposes().map(|(_, p)| p.in_sixteen).sum::<u8>(), 16);
    assert_eq!(pack.purposes().map(|(_, p)| p.in_twelve).sum::<u8>(), 12);
}
