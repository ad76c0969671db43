//! Redacted steps, word by word.

use lucid_tabletop::redacted::RedactedErrorKind;
use lucid_tabletop::redacted::parse_step;
use lucid_tabletop::{Random, Redacted, RedactedError, Seat};
use lucid_testkit::{Scene, dream_runners};

/// What A, B and a spectator are told of a step. The words are heard by shadows
/// with other secrets, which then look like the truth.
fn told<G: Redacted>(game: &G, state: &G::State, word: &str) -> [String; 3] {
    let step = parse_step(game, word).unwrap_or_else(|| panic!("{word} is no step"));
    let mut after = state.clone();
    assert!(game.is_possible(state, &step), "{word}");
    game.take(&mut after, &step, &mut ());
    let words = viewers().map(|viewer| {
        let mut told = String::new();
        game.redact_step(state, &step, viewer, &mut told);
        for seed in 0..20 {
            let view = game.view(state, viewer);
            let mut shadow = game.resample(&view, &mut Random::new(seed));
            (game.apply_redacted(&mut shadow, &told, viewer, &mut ()))
                .expect("what is told can be heard");
            assert!(
                game.view(&shadow, viewer) == game.view(&after, viewer),
                "{told}"
            );
        }
        told
    });
    let same = words.iter().all(|told| *told == words[0]);
    assert_eq!(same, game.is_public(state, &step), "{word}");
    words
}

fn viewers() -> [Option<Seat>; 3] {
    [Some(Seat::new(0)), Some(Seat::new(1)), None]
}

/// What a viewer (A, B or `-`) makes of a word; the shadow is the true state itself.
fn heard<G: Redacted>(
    game: &G,
    state: &G::State,
    viewer: &str,
    word: &str,
) -> Result<(), RedactedError> {
    game.apply_redacted(&mut state.clone(), word, viewer.parse().ok(), &mut ())
}

fn impossible(word: &str) -> Result<(), RedactedError> {
    Err(RedactedError {
        word: word.to_owned(),
        kind: RedactedErrorKind::Impossible,
    })
}

fn unreadable(word: &str) -> Result<(), RedactedError> {
    Err(RedactedError {
        word: word.to_owned(),
        kind: RedactedErrorKind::Unreadable,
    })
}

/// A has completed a card at location 3. Of deck 3 three cards lie under it, and
/// nobody has seen those that are not on the pile.
fn drawing(pile: &str) -> Scene {
    let mut scene = Scene::new(
        "sylex players=2",
        &format!(
            "
            under-3: spiral-stair:B long-shore:B giants-table:A
            seat A
            hands: y
            sleeper: 3
            front: lone-pebble
            pile: {pile}
            board:
              . . .  . .
              . . .  . .
              . . .  . .
              . . .  . .
              . . g@ . .
            "
        ),
    );
    scene.play("A", "y:c2");
    scene
}

#[test]
fn what_lies_under_a_deck_is_told_to_its_drawer() {
    let mut scene = drawing("castle-in-the-fog drowned-cathedral island-of-clocks");
    assert_eq!(
        told(scene.game(), scene.state(), "A:deck:3"),
        ["A:deck:3,spiral-stair,long-shore", "A:deck:3", "A:deck:3"]
    );
    let wrong = |word: &str| heard(scene.game(), scene.state(), "A", word);
    for word in [
        "A:deck:3",
        "A:deck:3,spiral-stair",
        "A:deck:3,spiral-stair,spiral-stair",
        "A:deck:3,spiral-stair,giants-table",
        "A:deck:3,spiral-stair,island-of-clocks",
        "A:deck:3,spiral-stair,cairn",
        "A:deck:3,spiral-stair,long-shore,giants-table",
        "A:deck:2,ferry-stone",
        "B:deck:3",
        "??",
        "!time",
    ] {
        assert_eq!(wrong(word), impossible(word));
    }
    for word in [
        "A:deck:4",
        "deck:3",
        "E:deck:3",
        "A:deck:3,none,none",
        "???",
        "?",
        ",",
    ] {
        assert_eq!(wrong(word), unreadable(word));
    }
    // The order of what it did not know is news as well.
    assert_eq!(wrong("A:deck:3,long-shore,spiral-stair"), Ok(()));

    scene.play("A", "deck:3");
    let keep = |card: &str| told(scene.game(), scene.state(), &format!("A:keep:{card}"));
    // B sees that the card lay behind the two that B knows; a spectator knows none.
    let kept = "A:keep:giants-table";
    assert_eq!(keep("giants-table"), [kept, "A:keep:giants-table,2", kept]);
    assert_eq!(keep("long-shore")[1], "A:keep:long-shore");
    for word in [kept, "A:keep:giants-table,1", "A:keep:long-shore,1"] {
        let heard = heard(scene.game(), scene.state(), "B", word);
        assert_eq!(heard, impossible(word));
    }
}

#[test]
fn the_last_unseen_card_may_show_more() {
    let mut scene = drawing("castle-in-the-fog drowned-cathedral");
    assert_eq!(
        told(scene.game(), scene.state(), "A:deck:3"),
        ["A:deck:3", "A:deck:3", "A:deck:3"]
    );
    scene.play("A", "deck:3");
    assert_eq!(
        told(scene.game(), scene.state(), "?card:island-of-clocks"),
        ["?card:island-of-clocks,spiral-stair,long-shore", "??", "??"]
    );
    let of = |viewer: &str, word: &str| heard(scene.game(), scene.state(), viewer, word);
    for (viewer, word) in [
        ("A", "??"),
        ("A", "?card:island-of-clocks"),
        ("A", "?card:island-of-clocks,spiral-stair,island-of-clocks"),
        ("A", "?card:castle-in-the-fog,spiral-stair,long-shore"),
        ("A", "?u"),
        ("B", "?card:island-of-clocks"),
        ("-", "?card:island-of-clocks"),
        ("B", "??,spiral-stair"),
        ("B", "A:end"),
    ] {
        assert_eq!(of(viewer, word), impossible(word), "{viewer}");
    }
    assert_eq!(of("B", ""), Ok(()));
}

#[test]
fn boards_are_told_when_all_are_done() {
    let table = "tile: cool-pillow\nfirst: B";
    let mut scene = dream_runners::Scene::new("players=2", table);
    let of = |scene: &dream_runners::Scene, word: &str| told(scene.game(), scene.state(), word);
    assert_eq!(of(&scene, "A:set-1-one@c3"), ["A:set-1-one@c3", "", ""]);
    scene.play("A", "set-1-one@c3 set-1-two@d4.1");
    assert_eq!(of(&scene, "A:lift:set-1-one"), ["A:lift:set-1-one", "", ""]);
    assert_eq!(of(&scene, "A:clear"), ["A:clear", "", ""]);
    assert_eq!(of(&scene, "A:lock"), ["A:lock", "A:lock", "A:lock"]);
    scene.play("B", "set-2-one@e5");
    let (a, b) = (",A:set-1-one@c3,A:set-1-two@d4.1", ",B:set-2-one@e5");
    let all = |word: &str| {
        [
            format!("{word}{b}"),
            format!("{word}{a}"),
            format!("{word}{a}{b}"),
        ]
    };
    assert_eq!(of(&scene, "!time"), all("!time"));
    scene.play("A", "lock");
    assert_eq!(of(&scene, "B:lock"), all("B:lock"));
    for word in [
        "B:set-2-two@c3",
        "B:lock,A:set-1-one@c3",
        "B:lock,B:set-1-one@c3",
        "B:lock,B:set-2-one@e5,B:set-2-one@c3",
        "B:lock,B:set-2-one@e5,B:set-2-two@e5",
        "B:lock,B:set-2-one@a1",
        "B:lock,C:set-3-one@c3",
        "B:clear",
        "??",
    ] {
        let wrong = heard(scene.game(), scene.state(), "A", word);
        assert!(wrong.is_err(), "{word}");
    }
    let empty = heard(scene.game(), scene.state(), "A", "B:lock");
    assert_eq!(empty, Ok(()), "as far as A knows, B laid nothing");
}

#[test]
fn boards_that_are_shown_are_told_to_players() {
    let mut scene = dream_runners::Scene::new("players=2 show-boards=yes", "tile: cool-pillow");
    let of = |scene: &dream_runners::Scene, word: &str| told(scene.game(), scene.state(), word);
    let put = "A:set-1-one@c3";
    assert_eq!(of(&scene, put), [put, put, ""]);
    scene.play("A", "set-1-one@c3 lock");
    assert_eq!(
        of(&scene, "B:lock"),
        ["B:lock", "B:lock", "B:lock,A:set-1-one@c3"]
    );
}
