//! How a game begins (S1 to S6).

use lucid_dreamscape::Event;
use lucid_tabletop::Seat;
use lucid_testkit::Scene;
use lucid_testkit::dreamscape::starter;

/// Lets chance bring its first outcome, and seats keep their first card, until
/// the position has a line with a certain beginning.
#[track_caller]
pub(crate) fn until(scene: &mut Scene, name: &str, beginning: &str) {
    for _ in 0..200 {
        if scene.line(name).starts_with(beginning) {
            return;
        }
        let actor = scene.to_act();
        let word = match actor.as_str() {
            "chance" => scene.chances(),
            seat => scene.legal(seat, "keep:"),
        };
        let word = word.split([' ', '×']).next().unwrap_or("").to_owned();
        scene.play(if actor == "chance" { "A" } else { &actor }, &word);
    }
    panic!("{name} never begins with {beginning}\n{scene}");
}

/// The initiative markers that were dealt, in order.
pub(crate) fn markers(scene: &Scene) -> Vec<(char, u8)> {
    let dealt = scene.events.iter().filter_map(|event| match event {
        Event::Marker { seat, number } => Some((seat.letter(), *number)),
        _ => None,
    });
    dealt.collect()
}

/// A game at the beginning of its first Travel.
#[track_caller]
pub(crate) fn first_travel(rules: &str) -> Scene {
    let mut scene = Scene::start(rules);
    until(&mut scene, "phase", "travel");
    scene
}

const LEVEL_1: &str = "?card:hermits-tree×1 ?card:whispering-wind-bay×1 ?card:lone-pebble×1 \
     ?card:ferry-stone×1 ?card:quiet-meadow×1 ?card:watchers-step×1 ?card:mill-ford×1 \
     ?card:moss-ledge×1 ?card:clay-path×1 ?card:pier-lamp×1 ?card:twin-puddles×1 ?card:cairn×1";

const PLAIN_TILES: &str =
    "?tile:completed-cards ?tile:pair-stacks ?tile:fewest-empty ?tile:most-shards";

#[test]
fn s1_markers_are_dealt_at_random() {
    let mut scene = Scene::start("sylex players=3");
    assert_eq!(scene.to_act(), "chance");
    assert_eq!(scene.chances(), "?seat:A×1 ?seat:B×1 ?seat:C×1");
    scene.play("A", "?seat:C");
    assert_eq!(scene.chances(), "?seat:A×1 ?seat:B×1");
    scene.play("A", "?seat:A");
    assert_eq!(scene.chances(), "?seat:B×1");
    scene.play("A", "?seat:B");
    assert_eq!(scene.line("order"), "C A B");
    assert_eq!(markers(&scene), [('C', 1), ('A', 2), ('B', 3)]);
}

#[test]
fn s1_each_sleeper_starts_on_the_location_of_its_marker() {
    let mut scene = Scene::start("huch players=4");
    scene.play("A", "?seat:D ?seat:B ?seat:A ?seat:C");
    let at = ["D", "B", "A", "C"].map(|seat| scene.seat_line(seat, "sleeper"));
    assert_eq!(at, ["1", "2", "3", "4"]);
    let mut scene = first_travel("prototype players=2");
    assert_eq!(scene.line("order"), "A B");
    assert_eq!(scene.to_act(), "A", "marker 1 travels first");
    scene.play("A", "end");
    assert_eq!(scene.to_act(), "B");
}

#[test]
fn s2_four_purposes_are_drawn_without_going_back() {
    let mut scene = Scene::start("sylex players=2");
    scene.play("A", "?seat:A ?seat:B");
    assert_eq!(scene.line("tiles"), "");
    scene.play("A", "?tile:most-of-colour");
    assert_eq!(
        scene.chances(),
        "?tile:completed-cards×1 ?tile:pair-stacks×1 ?tile:fewest-empty×1 ?tile:most-shards×1 \
         ?tile:most-of-colour×1 ?tile:singles-of-colour×2 ?tile:table-of-colour×2 \
         ?tile:longest-chain×2 ?tile:farthest-dreamer×1 ?tile:groups-in-sight×2"
    );
    scene.play("A", "?tile:pair-stacks");
    assert_eq!(
        scene.chances(),
        "?tile:completed-cards×1 ?tile:fewest-empty×1 ?tile:most-shards×1 \
         ?tile:most-of-colour×1 ?tile:singles-of-colour×2 ?tile:table-of-colour×2 \
         ?tile:longest-chain×2 ?tile:farthest-dreamer×1 ?tile:groups-in-sight×2"
    );
    scene.play("A", "?tile:most-of-colour");
    assert_eq!(
        scene.chances(),
        "?tile:completed-cards×1 ?tile:fewest-empty×1 ?tile:most-shards×1 \
         ?tile:singles-of-colour×2 ?tile:table-of-colour×2 \
         ?tile:longest-chain×2 ?tile:farthest-dreamer×1 ?tile:groups-in-sight×2"
    );
    scene.play("A", "?tile:groups-in-sight");
    assert_eq!(
        scene.line("tiles"),
        "most-of-colour pair-stacks most-of-colour groups-in-sight"
    );
    assert_eq!(scene.chances(), "?tint:g×1 ?tint:u×1 ?tint:y×1 ?tint:b×1");
}

#[test]
fn s2_colours_go_to_the_tiles_with_a_slot_and_stay_there_all_game() {
    let mut scene = Scene::start("sylex players=2");
    scene.play("A", "?seat:A ?seat:B");
    scene.play(
        "A",
        "?tile:most-of-colour ?tile:pair-stacks ?tile:longest-chain ?tile:groups-in-sight",
    );
    assert_eq!(scene.line("bag"), "g20 u28 y23 b23 w15 r0");
    scene.play("A", "?tint:u");
    assert_eq!(scene.chances(), "?tint:g×1 ?tint:y×1 ?tint:b×1");
    scene.play("A", "?tint:b");
    assert_eq!(scene.chances(), "?tint:g×1 ?tint:y×1");
    scene.play("A", "?tint:g");
    assert_eq!(
        scene.line("tiles"),
        "most-of-colour=u pair-stacks longest-chain=b groups-in-sight=g"
    );
    // The fourth of them, gray, is back in the bag.
    assert_eq!(scene.line("bag"), "g19 u27 y23 b22 w15 r0");
    until(&mut scene, "phase", "travel");
    scene.play("A", "end").play("B", "end");
    scene.play("A", "end").play("B", "end");
    assert_eq!(scene.line("cycle"), "2");
    assert_eq!(
        scene.line("tiles"),
        "most-of-colour=u pair-stacks longest-chain=b groups-in-sight=g"
    );
}

#[test]
fn s2_without_colour_slots_no_colour_is_dealt() {
    let mut scene = Scene::start("sylex players=2");
    scene.play("A", "?seat:A ?seat:B").play("A", PLAIN_TILES);
    assert_eq!(scene.line("bag"), "g20 u28 y23 b23 w15 r0");
    assert_eq!(scene.line("awaits"), "card A");
}

#[test]
fn s2_four_colour_slots_take_all_four_colours() {
    let mut scene = Scene::start("prototype players=2");
    scene.play("A", "?seat:A ?seat:B");
    let tiles =
        "?tile:table-of-colour ?tile:singles-of-colour ?tile:groups-in-sight ?tile:longest-chain";
    scene
        .play("A", tiles)
        .play("A", "?tint:y ?tint:g ?tint:b ?tint:u");
    assert_eq!(scene.line("bag"), "g15 u23 y19 b19 w14 r0");
}

#[test]
fn s2_nightmare_tiles_are_left_out_of_the_basic_game() {
    for edition in ["prototype", "sylex", "huch"] {
        let mut scene = Scene::start(&format!("{edition} players=2"));
        scene.play("A", "?seat:A ?seat:B");
        assert!(!scene.chances().contains("no-nightmare"), "{edition}");
        let mut scene = Scene::start(&format!("{edition} players=2 nightmare=yes"));
        scene.play("A", "?seat:A ?seat:B");
        assert!(
            scene.chances().contains("?tile:no-nightmare×1"),
            "{edition}"
        );
    }
}

#[test]
fn s3_everybody_draws_as_many_first_cards_as_the_marker_says() {
    let mut scene = Scene::start("sylex players=3");
    scene
        .play("A", "?seat:B ?seat:C ?seat:A")
        .play("A", PLAIN_TILES);
    assert_eq!(scene.line("awaits"), "card B");
    assert_eq!(scene.chances(), LEVEL_1);
    scene.play("A", "?card:cairn");
    assert_eq!(scene.line("awaits"), "card C");
    assert_eq!(scene.chances(), LEVEL_1.replace(" ?card:cairn×1", ""));
    scene.play("A", "?card:mill-ford ?card:hermits-tree");
    assert_eq!(scene.line("awaits"), "card A");
    scene.play("A", "?card:moss-ledge ?card:clay-path");
    // Nobody keeps before all have drawn.
    assert_eq!(scene.to_act(), "chance");
    scene.play("A", "?card:pier-lamp");
    assert_eq!(scene.deck(1), 6);
    assert_eq!(scene.to_act(), "B");
    assert_eq!(scene.legal("B", ""), "keep:cairn");
    scene.refused("C", "keep:mill-ford", "M4");
    scene.play("B", "keep:cairn");
    assert_eq!(scene.legal("C", ""), "keep:hermits-tree keep:mill-ford");
    scene.play("C", "keep:hermits-tree");
    assert_eq!(
        scene.legal("A", ""),
        "keep:clay-path keep:moss-ledge keep:pier-lamp"
    );
    scene.play("A", "keep:clay-path");
    let front = ["A", "B", "C"].map(|seat| scene.seat_line(seat, "front"));
    assert_eq!(front, ["clay-path", "cairn", "hermits-tree"]);
    // What was not kept lies under the deck, in the order of keeping and drawing.
    assert_eq!(
        scene.line("under-1"),
        "mill-ford:C moss-ledge:A pier-lamp:A"
    );
    assert_eq!([scene.deck(1), scene.deck(2), scene.deck(3)], [9, 8, 6]);
    assert_eq!(scene.line("awaits"), "fill 1");
}

#[test]
fn s3_exactly_one_card_is_kept() {
    let mut scene = Scene::start("sylex players=2");
    scene.play("A", "?seat:A ?seat:B").play("A", PLAIN_TILES);
    scene.play("A", "?card:cairn ?card:clay-path ?card:mill-ford");
    scene.refused("A", "keep-none", "S3");
    scene.refused("A", "keep:clay-path", "A5");
    scene.play("A", "keep:cairn");
    scene.refused("A", "keep:cairn", "M4");
    scene.refused("B", "keep-none", "S3");
    scene.play("B", "keep:mill-ford");
    assert_eq!(scene.seat_line("B", "front"), "mill-ford");
}

#[test]
fn s3_drawn_cards_are_private_and_the_kept_one_is_public() {
    let pack = starter();
    let card = |id| pack.card_named(id);
    let mut scene = Scene::start("sylex players=2");
    scene.play("A", "?seat:A ?seat:B").play("A", PLAIN_TILES);
    scene.play("A", "?card:cairn ?card:clay-path ?card:mill-ford");
    let (a, b) = (Seat::new(0), Seat::new(1));
    assert_eq!(scene.view("A").drawn[a], [card("cairn")]);
    assert_eq!(scene.view("A").drawn[b], [None, None]);
    assert_eq!(
        scene.view("B").drawn[b],
        [card("clay-path"), card("mill-ford")]
    );
    assert_eq!(scene.view("-").drawn[a], [None]);
    let told: Vec<Event> = scene
        .events
        .iter()
        .map(|event| event.redact_event(Some(a)))
        .collect();
    let drew: Vec<_> = told
        .iter()
        .filter_map(|event| match event {
            Event::Drew { seat, card, .. } => Some((*seat, *card)),
            _ => None,
        })
        .collect();
    assert_eq!(drew, [(a, card("cairn")), (b, None), (b, None)]);
    scene.play("A", "keep:cairn").play("B", "keep:mill-ford");
    for viewer in ["A", "B", "-"] {
        let front = scene.view(viewer).table.players[b].front;
        assert!(front.contains(card("mill-ford").unwrap()), "{viewer}");
        let under = &scene.view(viewer).decks[0].under;
        let known = if viewer == "B" {
            card("clay-path")
        } else {
            None
        };
        assert_eq!(under, &[known], "{viewer}");
    }
}

#[test]
fn s4_all_locations_are_filled_from_the_bag_one_after_the_other() {
    let mut scene = Scene::start("prototype players=2");
    until(&mut scene, "awaits", "fill");
    assert_eq!(scene.line("rows"), "1:- 2:- 3:- 4:- 5:- 6:-");
    assert_eq!(scene.chances(), "?g×16 ?u×24 ?y×20 ?b×20 ?w×14");
    scene.play("A", "?w ?u");
    assert_eq!(scene.chances(), "?g×16 ?u×23 ?y×20 ?b×20 ?w×13");
    assert_eq!(scene.line("awaits"), "fill 1");
    scene.play("A", "?y");
    assert_eq!(scene.line("rows"), "1:wuy 2:- 3:- 4:- 5:- 6:-");
    assert_eq!(scene.line("awaits"), "fill 2");
    scene.play("A", "?b ?b ?b ?g ?g ?g ?u ?u ?u ?y ?y ?y ?w ?w");
    assert_eq!(scene.to_act(), "chance");
    scene.play("A", "?g");
    assert_eq!(scene.line("rows"), "1:wuy 2:bbb 3:ggg 4:uuu 5:yyy 6:wwg");
    assert_eq!(scene.line("bag"), "g12 u20 y16 b17 w11 r0");
    // The first cycle has no Emergence: Travel follows.
    assert_eq!(
        [scene.line("phase"), scene.line("cycle"), scene.to_act()],
        ["travel", "1", "A"]
    );
}

#[test]
fn s4_a_bag_that_runs_out_ends_the_first_fill() {
    let mut scene = Scene::start("sylex players=4 shards=2/2/2/2/0");
    until(&mut scene, "awaits", "fill");
    scene.play("A", "?g ?u ?y ?b ?g ?u ?y ?b");
    assert_eq!(scene.line("rows"), "1:guybg 2:uyb 3:- 4:- 5:- 6:-");
    assert_eq!(scene.line("phase"), "travel");
}

#[test]
fn s5_the_dreamer_starts_outside_and_scores_start_at_nothing() {
    let scene = first_travel("sylex players=4");
    for seat in ["A", "B", "C", "D"] {
        scene.score(seat, 0);
        scene.board(seat, ". . . . . . . . . . . . . . . . . . . . . . . . .");
        let index = usize::from(seat.as_bytes()[0] - b'A');
        let player = &scene.state().table().players[Seat::new(index)];
        assert_eq!(player.board.dreamer(), None);
        assert_eq!(scene.hands(seat), "");
    }
}

#[test]
fn s5_scores_go_below_nothing() {
    let mut scene = Scene::new(
        "sylex players=2",
        "
        phase: last
        cycle: 6
        seat A
        score: 3
        front: cairn mill-ford
        ",
    );
    scene.play("A", "end").play("B", "end");
    assert_eq!(scene.to_act(), "over");
    scene.score("A", -7).score("B", 0);
}

#[test]
fn s6_nightmares_begin_at_the_king() {
    // Bag, reserve, links as E10, E11 and E20 say.
    for (rules, bag, reserve, links) in [
        ("prototype players=2", "r8", "15 red 6 trees", ""),
        ("prototype players=3", "r5", "18 red 9 trees", ""),
        ("prototype players=4", "r3", "20 red 12 trees", ""),
        ("sylex players=2", "r3", "20 red 6 trees", "5-6 3-6"),
        ("huch players=4", "r3", "20 red 12 trees", "5-6 3-6"),
    ] {
        let mut scene = first_travel(&format!("{rules} nightmare=yes"));
        assert_eq!(scene.line("mr-nightmare"), "6", "{rules}");
        assert!(scene.line("bag").ends_with(bag), "{rules}");
        assert_eq!(scene.line("reserve"), reserve, "{rules}");
        assert_eq!(scene.line("links"), links, "{rules}");
        // Who goes there first finds the King's power blocked.
        scene.play("A", ">2 >3 >6").refused("A", "!", "T5");
        assert_eq!(scene.hands("A"), if links.is_empty() { "" } else { "r" });
    }
}

#[test]
fn s6_the_basic_game_has_no_nightmares() {
    for edition in ["prototype", "sylex", "huch"] {
        let scene = first_travel(&format!("{edition} players=3"));
        assert_eq!(scene.line("mr-nightmare"), "", "{edition}");
        assert_eq!(scene.line("links"), "", "{edition}");
        assert!(scene.line("bag").ends_with("r0"), "{edition}");
        assert_eq!(scene.line("reserve"), "0 red 9 trees", "{edition}");
    }
}
