//! A5 and A6: drawing cards after a completion, and cards left at the end.

use lucid_dreamscape::{CardId, Event};
use lucid_tabletop::Seat;
use lucid_testkit::Scene;

const SYLEX: &str = "sylex players=2";

/// A completes Lone Pebble with its gray shard.
fn completing(top: &str, lines: &str) -> Scene {
    let mut scene = Scene::new(
        SYLEX,
        &format!(
            "
            {top}
            seat A
            hands: uy
            front: lone-pebble cairn
            {lines}
            board:
              . . .  . .
              . . .  . .
              . . .  . .
              . . .  . .
              . . g@ . .
            "
        ),
    );
    scene.play("A", "y:c2").score("A", 5);
    scene
}

/// The cards that A holds, as a seat or a spectator knows them.
fn drawn_by_a(scene: &Scene, viewer: &str) -> Vec<String> {
    names(scene, &scene.view(viewer).drawn[Seat::new(0)])
}

/// The cards under deck 3, as a seat or a spectator knows them.
fn under_3(scene: &Scene, viewer: &str) -> Vec<String> {
    names(scene, &scene.view(viewer).decks[2].under)
}

fn names(scene: &Scene, cards: &[Option<CardId>]) -> Vec<String> {
    let name = |card: &Option<CardId>| {
        card.map_or("?".to_owned(), |card| {
            scene.game().content().card(card).id.clone()
        })
    };
    cards.iter().map(name).collect()
}

#[test]
fn a5_as_many_cards_are_drawn_as_the_location_says() {
    for (location, cards) in [
        (1, "?card:ferry-stone"),
        (2, "?card:ferry-stone ?card:mill-ford"),
        (
            5,
            "?card:ferry-stone ?card:mill-ford ?card:clay-path ?card:pier-lamp ?card:moss-ledge",
        ),
    ] {
        let mut scene = completing("", &format!("sleeper: {location}"));
        assert_eq!(scene.deck(1), 10);
        scene.play("A", "deck:1");
        assert_eq!(scene.to_act(), "chance");
        scene.play("A", cards);
        assert_eq!(scene.to_act(), "A");
        assert_eq!(scene.deck(1), 10 - location);
        scene.refused("A", "keep:twin-puddles", "A5");
        scene.refused("A", "end", "P7");
        // The rest goes under the deck, in drawn order.
        scene.play("A", "keep:ferry-stone");
        assert_eq!(scene.deck(1), 9);
        assert_eq!(scene.seat_line("A", "front"), "ferry-stone cairn");
        let rest: Vec<String> = (cards.split(' ').skip(1))
            .map(|word| format!("{}:A", word.trim_start_matches("?card:")))
            .collect();
        assert_eq!(scene.line("under-1"), rest.join(" "));
    }
}

#[test]
fn a5_the_unseen_part_is_drawn_at_random_from_one_deck() {
    let mut scene = completing("", "sleeper: 2");
    scene.play("A", "deck:3");
    assert_eq!(
        scene.chances(),
        "?card:castle-in-the-fog×1 ?card:drowned-cathedral×1 ?card:long-shore×1 \
         ?card:spiral-stair×1 ?card:giants-table×1 ?card:island-of-clocks×1"
    );
    scene.play("A", "?card:long-shore");
    assert_eq!(
        scene.chances(),
        "?card:castle-in-the-fog×1 ?card:drowned-cathedral×1 \
         ?card:spiral-stair×1 ?card:giants-table×1 ?card:island-of-clocks×1"
    );
    scene.play("A", "?card:giants-table");
    assert_eq!(
        scene.legal("A", ""),
        "keep-none keep:giants-table keep:long-shore"
    );
}

#[test]
fn a5_none_may_be_kept_and_none_be_drawn() {
    let mut scene = completing("", "sleeper: 2");
    scene.play("A", "deck:3 ?card:spiral-stair ?card:long-shore keep-none");
    assert_eq!(scene.deck(3), 6);
    assert_eq!(scene.line("under-3"), "spiral-stair:A long-shore:A");
    assert_eq!(scene.seat_line("A", "front"), "cairn");
    let mut scene = completing("", "sleeper: 2");
    scene.play("A", "no-draw");
    assert_eq!(scene.line("under-3"), "");
    assert_eq!(scene.legal("A", "deck"), "");
    scene.refused("A", "deck:1", "P7");
}

#[test]
fn a5_cards_put_under_the_deck_come_first_in_first_out() {
    let under = "under-3: spiral-stair:A giants-table:B long-shore:A \
                 castle-in-the-fog:B drowned-cathedral:A";
    let mut scene = completing(under, "sleeper: 4");
    assert_eq!(scene.deck(3), 6);
    // One card is unseen; the others follow without chance.
    scene.play("A", "deck:3");
    assert_eq!(scene.chances(), "?card:island-of-clocks×1");
    scene.play("A", "?card:island-of-clocks");
    assert_eq!(scene.to_act(), "A");
    assert_eq!(
        scene.seat_line("A", "drawn"),
        "island-of-clocks:A spiral-stair:A giants-table:AB long-shore:A"
    );
    assert_eq!(scene.deck(3), 2);
    // B has put one of them there, so B knows that A holds it.
    assert_eq!(drawn_by_a(&scene, "B"), ["?", "?", "giants-table", "?"]);
    scene.play("A", "keep:giants-table");
    assert_eq!(
        scene.line("under-3"),
        "castle-in-the-fog:B drowned-cathedral:A island-of-clocks:A spiral-stair:A long-shore:A"
    );
    // The King asks for six, five are there: the queue in its order.
    scene.play("A", "u!cairn deck:3");
    assert_eq!(
        scene.seat_line("A", "drawn"),
        "castle-in-the-fog:AB drowned-cathedral:A island-of-clocks:A spiral-stair:A long-shore:A"
    );
    assert_eq!(scene.deck(3), 0);
    scene.play("A", "keep:spiral-stair");
    assert_eq!(
        scene.line("under-3"),
        "castle-in-the-fog:AB drowned-cathedral:A island-of-clocks:A long-shore:A"
    );
}

#[test]
fn a5_an_empty_deck_is_not_offered() {
    let mut scene = completing(
        "",
        "
        sleeper: 6
        pile: castle-in-the-fog drowned-cathedral long-shore spiral-stair giants-table
        seat B
        front: island-of-clocks
        seat A",
    );
    assert_eq!(scene.deck(3), 0);
    assert_eq!(scene.legal("A", ""), "deck:1 deck:2 no-draw");
    scene.refused("A", "deck:3", "A5");
}

#[test]
fn a5_what_was_drawn_is_private_and_what_is_kept_is_public() {
    let mut scene = completing("under-3: spiral-stair:B", "sleeper: 3");
    scene.play("A", "deck:3 ?card:long-shore ?card:giants-table");
    scene.play("A", "?card:castle-in-the-fog");
    let cards = ["long-shore", "giants-table", "castle-in-the-fog"];
    assert_eq!(drawn_by_a(&scene, "A"), cards);
    assert_eq!(drawn_by_a(&scene, "B"), ["?", "?", "?"]);
    assert_eq!(drawn_by_a(&scene, "-"), ["?", "?", "?"]);
    // For B five cards are somewhere: in the deck or in A's hand.
    let hidden = |viewer| scene.view(viewer).decks[2].hidden.len();
    assert_eq!((hidden("A"), hidden("B"), hidden("-")), (3, 5, 6));
    let seen = |viewer: Option<Seat>| -> Vec<Event> {
        let drew = |event: &&Event| matches!(event, Event::Drew { .. });
        let events = scene.events.iter().filter(drew);
        events.map(|event| event.redact_event(viewer)).collect()
    };
    let told = |event: &Event| matches!(event, Event::Drew { card: Some(_), .. });
    assert_eq!(
        seen(Some(Seat::new(0))).iter().filter(|e| told(e)).count(),
        3
    );
    assert_eq!(
        seen(Some(Seat::new(1))).iter().filter(|e| told(e)).count(),
        0
    );
    assert_eq!(seen(None).iter().filter(|e| told(e)).count(), 0);

    scene.play("A", "keep:giants-table");
    assert_eq!(scene.seat_line("A", "front"), "cairn giants-table");
    let kept = scene.game().content().card_named("giants-table");
    let kept = kept.expect("a card of the pack");
    assert!(
        scene.view("B").table.players[Seat::new(0)]
            .front
            .contains(kept)
    );
    assert_eq!(
        under_3(&scene, "A"),
        ["?", "long-shore", "castle-in-the-fog"]
    );
    assert_eq!(under_3(&scene, "B"), ["spiral-stair", "?", "?"]);
    assert_eq!(under_3(&scene, "-"), ["?", "?", "?"]);
}

#[test]
fn a5_no_cards_are_drawn_in_the_last_placement() {
    let mut scene = completing("phase: last\ncycle: 6", "sleeper: 6");
    assert_eq!(scene.seat_line("A", "pending"), "");
    scene.refused("A", "deck:1", "P7");
    scene.refused("A", "no-draw", "P7");
    scene.play("A", "u:b1 end");
    assert_eq!(scene.to_act(), "B");
}

#[test]
fn a6_every_card_left_in_front_costs_five() {
    let mut scene = Scene::new(
        SYLEX,
        "
        phase: last
        cycle: 6
        seat A
        score: 3
        front: cairn mill-ford
        pile: lone-pebble
        seat B
        score: 7
        front: island-of-clocks
        ",
    );
    scene.play("A", "end").play("B", "end");
    scene.score("A", 3 - 10).score("B", 7 - 5);
    assert_eq!(scene.to_act(), "over");
}

/// All at once: a King whose decks others have emptied meanwhile is declined.
#[test]
fn p6_a_king_whose_decks_are_empty_by_now_can_be_declined() {
    let cards = |level: u8| -> String {
        let game = Scene::start("sylex players=2");
        let cards = game.game().content().cards();
        let of_level = cards.filter(|(_, card)| card.level.number() == level);
        of_level
            .map(|(_, card)| card.id.clone())
            .collect::<Vec<_>>()
            .join(" ")
    };
    let position = format!(
        "cycle: 2\nseat A\npending: king\nseat B\nfront: {} {} {}",
        cards(1),
        cards(2),
        cards(3)
    );
    let mut scene = Scene::new("sylex players=2 simultaneous=yes", &position);
    assert_eq!(scene.legal("A", ""), "no-draw");
    scene.play("A", "no-draw");
    assert_eq!(scene.legal("A", ""), "end");
}
