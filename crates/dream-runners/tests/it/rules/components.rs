//! What is in the box, and how a game begins (B1 to B6).

use lucid_dream_runners::{Colour, DreamRunners, Rules, Shape};
use lucid_tabletop::Game;
use lucid_testkit::dream_runners::{Scene, rehearsal};

use super::{pack, resolving};

/// Turns the first segment of each pile face up.
#[track_caller]
pub(crate) fn offers(scene: &mut Scene) {
    scene.play(
        "A",
        "?segment:one-a ?segment:two-a ?segment:three-a ?segment:corner-a",
    );
}

#[test]
fn b1_a_beginners_game_leaves_out_the_tiles_with_a_star() {
    let mut scene = Scene::start("players=2 beginners=yes");
    offers(&mut scene);
    assert_eq!(
        scene.chances(),
        "?tile:cool-pillow×1 ?tile:last-page×1 ?tile:sheep-loses-count×1 ?tile:one-stair-too-many×1"
    );
    let mut scene = Scene::start("players=2");
    offers(&mut scene);
    assert!(scene.chances().contains("?tile:humming-cupboard×1"));
    assert_eq!(scene.chances().split(' ').count(), 6);
}

#[test]
fn b2_each_player_has_a_set_and_each_pile_its_top_face_up() {
    let mut scene = Scene::start("players=4");
    assert_eq!(scene.line("awaits"), "segment one");
    assert_eq!(
        scene.chances(),
        "?segment:one-a×1 ?segment:one-b×1 ?segment:one-c×1 ?segment:one-d×1 ?segment:one-e×1 ?segment:one-f×1"
    );
    scene.play("A", "?segment:one-c");
    assert_eq!(scene.line("awaits"), "segment two");
    scene.play("A", "?segment:two-f ?segment:three-b");
    assert_eq!(scene.line("face-up"), "one-c two-f three-b -");
    scene.play("A", "?segment:corner-e");
    assert_eq!(scene.line("face-up"), "one-c two-f three-b corner-e");
    for (number, seat) in ["A", "B", "C", "D"].into_iter().enumerate() {
        let set = number + 1;
        let own = ["one", "two", "three", "corner"].map(|shape| format!("set-{set}-{shape}"));
        assert_eq!(scene.seat_line(seat, "segments"), own.join(" "));
    }
    for shape in Shape::ALL {
        let unseen = scene.game().unseen(scene.state().table(), shape);
        assert_eq!(unseen.len(), 5);
    }
}

#[test]
fn b2_a_pack_without_segments_of_a_shape_offers_none() {
    let scene = Scene::with_pack(rehearsal(), "players=2", "tile: l1a");
    assert_eq!(scene.line("face-up"), "one-a two-a three-a -");
}

#[test]
fn b3_segments_turn_in_all_ways_that_look_different() {
    let scene = Scene::new("players=2", "tile: cool-pillow");
    let ways = |segment: &str| {
        let legal = scene.legal("A", segment);
        legal.split_whitespace().count()
    };
    // One cell: nine places. Two different ends: 12 places lying and standing,
    // both ways round. Three and a corner reach further out.
    assert_eq!(ways("set-1-one@"), 9);
    assert_eq!(ways("set-1-two@"), 48);
    assert_eq!(ways("set-1-three@"), 60);
    assert_eq!(ways("set-1-corner@"), 60);
    let mut scene = Scene::with_pack(
        pack(&"coin ".repeat(9), "ccc ccc ccc"),
        "players=2",
        "tile: tile-1",
    );
    assert_eq!(scene.legal("A", "set-1-two@").split(' ').count(), 24);
    assert_eq!(scene.legal("A", "set-1-three@").split(' ').count(), 30);
    // What looks like another turn is refused: there is one way to say a thing.
    scene.refused("A", "set-1-one@c3.1", "B3");
    scene.refused("A", "set-1-two@c3.2", "B3");
    scene.refused("A", "set-1-three@c3.3", "B3");
    scene.play("A", "set-1-three@c3.1");
    let two = scene.game().content().segment_named("set-1-two").unwrap();
    assert_eq!(scene.game().piece(two).least(3), 1);
}

#[test]
fn b3_segments_never_overlap() {
    let mut scene = Scene::new("players=2", "tile: cool-pillow");
    scene.play("A", "set-1-three@c3");
    scene.refused("A", "set-1-one@d3", "B3");
    scene.refused("A", "set-1-two@e3.1", "B3");
    // A corner leaves a cell of its square free.
    scene.play("A", "set-1-corner@c4 set-1-one@d4");
    assert_eq!(scene.board("A"), "\n\n  --c\n  bc.\n  c-.\n\n\n");
    // A segment does not stand in its own way.
    scene.play("A", "set-1-three@d3");
    assert_eq!(scene.board("A"), "\n\n  .--c\n  bc.\n  c-.\n\n\n");
}

#[test]
fn b4_a_reserve_never_limits_a_reward() {
    // 9 coins, twice nine, on a hoard that is bigger than the box.
    let mut scene = super::resolving(
        "9coin 9coin 9key 9blue 9white coin coin coin coin",
        "ddd ddd ddd",
        "seat A\ncoins: 60\nkeys: 20\nfragments: 16blue",
    );
    scene.play("A", "auto");
    scene.has("A", "coins=105 keys=38 fragments=34blue+18white");
}

#[test]
fn b4_a_chest_pile_is_made_of_the_tokens_with_its_keys() {
    let cells = "chest1 chest3 coin coin coin coin coin coin coin";
    let mut scene = resolving(cells, "cc- --- ---", "seat A\nkeys: 3");
    assert_eq!(scene.line("awaits"), "chest 1");
    assert_eq!(
        scene.chances(),
        "?chest:chest-1a×1 ?chest:chest-1b×1 ?chest:chest-1c×1 ?chest:chest-1d×1 ?chest:chest-1e×1 ?chest:chest-1f×1"
    );
    scene.play("A", "?chest:chest-1b");
    assert_eq!(scene.line("awaits"), "chest 3");
    scene.play("A", "?chest:chest-3f");
    assert_eq!(scene.line("chests"), "chest-1b chest-3f");
}

#[test]
fn b5_markers_start_at_their_starts() {
    let scene = Scene::start("players=2");
    let tracks = scene.game().content().tracks();
    let player = &scene.state().table().players.0[0];
    let start = usize::from(player.situation.serenity);
    assert_eq!(tracks.serenity[start], 20);
    assert_eq!(tracks.serenity[usize::from(scene.game().top())], 30);
    assert_eq!(player.situation.stars, 0);
}

#[test]
fn b6_two_tiles_of_each_level_and_two_coins() {
    let mut scene = Scene::start("players=3");
    offers(&mut scene);
    for seat in ["A", "B", "C"] {
        scene.has(seat, "coins=2 keys=0 fragments=- stars=0 serenity=13");
    }
    let level = |scene: &Scene| {
        let chances = scene.chances();
        let tiles = chances.split(' ').map(|word| {
            let id = word.trim_start_matches("?tile:").trim_end_matches("×1");
            let content = scene.game().content();
            content.tile(content.tile_named(id).unwrap()).level
        });
        let levels: Vec<u8> = tiles.collect();
        assert!(levels.iter().all(|level| *level == levels[0]));
        (levels[0], levels.len())
    };
    let mut seen = Vec::new();
    for round in 1..=8 {
        assert_eq!(scene.line("round"), round.to_string());
        seen.push(level(&scene));
        let chances = scene.chances();
        let tile = chances.split('×').next().unwrap().to_owned();
        scene.play("A", &tile);
        // Nobody plays well, but everybody is carried on.
        for seat in ["A", "B", "C"] {
            let set = usize::from(seat.as_bytes()[0] - b'A') + 1;
            scene.play(
                seat,
                &format!(
                    "set-{set}-three@c3 set-{set}-corner@c4 set-{set}-two@d4 set-{set}-one@e5 lock"
                ),
            );
        }
        while scene.to_act() != "over" && scene.line("round") == round.to_string() {
            let actor = scene.to_act();
            if actor == "chance" {
                let chances = scene.chances();
                let word = chances.split('×').next().unwrap().to_owned();
                scene.play("A", &word);
            } else {
                let seat = actor[..1].to_owned();
                let game = scene.game();
                let seat_of = seat.parse().unwrap();
                let action = game.absent_action(scene.state(), seat_of).unwrap();
                let mut word = String::new();
                game.write_action(action, &mut word);
                scene.play(&seat, &word);
            }
        }
        if scene.to_act() == "over" {
            break;
        }
    }
    let rounds = seen.len();
    let expected = [1, 1, 2, 2, 3, 3, 4, 4]
        .into_iter()
        .zip([6, 5].into_iter().cycle());
    assert_eq!(seen, expected.take(rounds).collect::<Vec<_>>());
    assert!(rounds >= 3, "{rounds} rounds");
}

#[test]
fn b6_a_seat_beyond_the_players_is_not_at_the_table() {
    let mut scene = Scene::new("players=2", "tile: cool-pillow");
    scene.refused("C", "lock", "B6");
    let rules = Rules {
        players: 5,
        ..Rules::default()
    };
    let problems = DreamRunners::new(rules, rehearsal()).unwrap_err();
    assert_eq!(problems[0].rule(), "B6");
    assert_eq!(Colour::ALL.len(), 4);
}
