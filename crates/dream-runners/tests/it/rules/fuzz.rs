//! Nonsense is refused with a reason and changes nothing.

use lucid_dream_runners::{Action, Placed, SegmentId};
use lucid_tabletop::{Game, Random, Seat};
use lucid_testkit::Lawful as _;
use lucid_testkit::dream_runners::Scene;

/// Random drafts: any segment, any turn, places far outside, segments twice.
#[test]
fn random_drafts_are_refused_with_a_reason_or_lie_soundly() {
    let mut random = Random::new(7);
    let scene = Scene::new("players=4", "tile: cool-pillow");
    let game = scene.game();
    let mut state = scene.state().clone();
    let (mut refused, mut laid) = ([0; 4], 0);
    for _ in 0..60_000 {
        let near = random.below(3) > 0;
        let number = |random: &mut Random, small: usize| match near {
            true => random.below(small) as u8,
            false => random.bits() as u8,
        };
        let placed = Placed {
            segment: SegmentId::new(random.below(if near { 16 } else { 128 })),
            turn: number(&mut random, 4),
            column: number(&mut random, 7),
            row: number(&mut random, 7),
        };
        let seat = Seat::new(random.below(4));
        let action = match random.below(20) {
            0 => Action::Lift(placed.segment),
            1 => Action::Clear,
            _ => Action::Put(placed),
        };
        let before = state.clone();
        match game.play(&mut state, seat, action, &mut ()) {
            Ok(()) => {
                laid += 1;
                game.conserved(&state).expect("a board is sound");
            }
            Err(refusal) => {
                assert!(state == before, "a refusal changes nothing");
                let rules = ["R1", "B2", "B3"];
                let rule = rules.iter().position(|rule| *rule == refusal.rule());
                refused[rule.expect("a rule about boards")] += 1;
            }
        }
    }
    assert!(laid > 500, "{laid} were laid");
    assert!(refused[..3].iter().all(|count| *count > 500), "{refused:?}");
}

#[test]
fn a_segment_is_never_laid_twice() {
    let mut scene = Scene::new("players=2", "tile: cool-pillow");
    scene.play("A", "set-1-one@c3 set-1-one@d3 set-1-one@e5");
    assert_eq!(scene.seat_line("A", "draft"), "set-1-one@e5");
    assert_eq!(scene.board("A"), "\n\n  ...\n  ...\n  ..c\n\n\n");
}

#[test]
fn words_that_mean_nothing_are_no_actions() {
    let scene = Scene::new("players=2", "tile: cool-pillow");
    for word in [
        "",
        "one-a",
        "one-a@",
        "one-a@h1",
        "one-a@c8",
        "one-a@c3.0",
        "one-a@c3.4",
        "one-a@c3.",
        "one-z@c3",
        "@c3",
        "lift:",
        "lift:c3",
        "take:chest1",
        "take:wild",
        "take:wild-red",
        "block:",
        "block:all",
        "cell:b2",
        "cell:c3 ",
        "wild:wild",
        "bat:",
        "buy:",
        "Lock",
        "!time",
        "?tile:cool-pillow",
        "a@b@c3",
        "one-a@C3",
        "one-a@c3.1.1",
    ] {
        assert_eq!(scene.game().parse_action(word), None, "{word}");
    }
    for word in [
        "",
        "?",
        "?tile",
        "?tile:",
        "?tile:one-a",
        "?segment:cool-pillow",
        "?chest:x",
        "tile:cool-pillow",
    ] {
        assert_eq!(scene.game().parse_chance(word), None, "{word}");
    }
}

#[test]
fn positions_that_no_game_leads_to_are_refused() {
    let scene = Scene::new("players=2", "tile: cool-pillow");
    let game = scene.game();
    let whole = |position: &str| {
        let text = format!("dream-runners position 1\nrules: players=2\n{position}");
        game.parse_position(&text)
    };
    assert!(whole("tile: cool-pillow").is_ok());
    for (position, reason) in [
        ("", "a tile lies there"),
        ("round: 9\ntile: cool-pillow", "no such round"),
        ("round: 3\ntile: cool-pillow", "level of the round"),
        ("tile: cool-pillow\nfirst: C", "sits at the table"),
        ("tile: cool-pillow\nawaits: tile", "awaited"),
        ("tile: cool-pillow\nphase: share", "a cell is shared"),
        (
            "tile: cool-pillow\nchests: chest-1a",
            "turned over once dreams are created",
        ),
        ("tile: cool-pillow\ndone: A B", "somebody acts"),
        ("tile: cool-pillow\ndone: C", "only who plays"),
        ("tile: cool-pillow\nwaiting: A", "only who improves"),
        ("tile: cool-pillow\nbuyer: A", "one of those who improve"),
        (
            "tile: cool-pillow\nface-up: two-a two-b three-a corner-a",
            "one of each shape",
        ),
        (
            "tile: cool-pillow\nface-up: - two-b three-a corner-a",
            "turned face up",
        ),
        ("tile: cool-pillow\ngone: set-3-one", "nobody has"),
        ("tile: cool-pillow\ngone: set-1-one", "two places"),
        (
            "tile: cool-pillow\nseat A\nsegments: set-1-one one-a",
            "bought in a round",
        ),
        (
            "tile: cool-pillow\nseat A\nsegments: set-2-one",
            "two places",
        ),
        ("tile: cool-pillow\nseat A\nserenity: 24", "on their tracks"),
        ("tile: cool-pillow\nseat A\nserenity: 0", "woke up"),
        ("tile: cool-pillow\nseat A\nwoke: 1\nserenity: 0", "woke up"),
        ("tile: cool-pillow\nseat A\nstars: 12", "on their tracks"),
        (
            "tile: cool-pillow\nseat A\ncoins: 10000",
            "nobody has so much",
        ),
        (
            "tile: cool-pillow\nseat A\nfragments: blue+white+orange+green",
            "turned in",
        ),
        ("tile: cool-pillow\nseat A\nscore: 1", "counted at the end"),
        (
            "tile: cool-pillow\nseat A\ndraft: set-2-one@c3",
            "not the player's",
        ),
        (
            "tile: cool-pillow\nseat A\ndraft: set-1-one@c3 set-1-two@c3",
            "cannot lie so",
        ),
        (
            "tile: cool-pillow\nseat A\ndraft: set-1-one@a1",
            "cannot lie so",
        ),
        (
            "tile: cool-pillow\nseat A\nrunning: collect",
            "nothing is being resolved",
        ),
        (
            "tile: cool-pillow\nseat A\nauto: yes",
            "nothing is being resolved",
        ),
        (
            "phase: resolve\ntile: cool-pillow\nseat A\nrunning: coherence",
            "come so far",
        ),
        (
            "phase: resolve\ntile: cool-pillow\nseat A\nbat: c3",
            "come so far",
        ),
        (
            "phase: resolve\ntile: cool-pillow\nseat A\nwilds: c3 1x1 0x0",
            "come so far",
        ),
        (
            "phase: over\nround: 4\ntile: night-train\nseat A\nscore: 20\nseat B\nscore: 20",
            "ends after",
        ),
        (
            "tile: cool-pillow\nseat A\nshares: c3=coin",
            "collects there",
        ),
        ("tile: cool-pillow\ndance: yes", "known name"),
        ("tile: cool-pillow\nseat C", "a seat of the game"),
    ] {
        let error = whole(position).expect_err(position);
        assert!(error.contains(reason), "{position:?}: {error}");
    }
}

/// A board can be made outside of a game, for solvers, by the same rules.
#[test]
fn a_board_made_by_hand_follows_the_same_rules() {
    let scene = Scene::new("players=2", "tile: cool-pillow");
    let game = scene.game();
    let placed = |word: &str| match game.parse_action(word) {
        Some(Action::Put(placed)) => placed,
        other => panic!("{word}: {other:?}"),
    };
    let words = ["one-a@e5", "three-a@c3", "set-3-two@b4"].map(placed);
    let draft = game.draft(&words).expect("a sound board");
    assert_eq!(draft.placed().len(), 3);
    let composition = game.composition(&draft);
    assert_eq!((composition.missing(), composition.outside), (4, 1));
    for wrong in [
        ["one-a@e5", "one-a@c3"],
        ["one-a@e5", "two-a@d5"],
        ["one-a@e5", "two-a@a1"],
        ["one-a@e5.1", "two-a@c3"],
    ] {
        assert_eq!(game.draft(&wrong.map(placed)), None, "{wrong:?}");
    }
}
