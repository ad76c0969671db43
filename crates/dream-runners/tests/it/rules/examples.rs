//! The examples of the rulebook, step by step (Y1, Y2).

use lucid_dream_runners::resolution::{Reason, Stock};
use lucid_testkit::dream_runners::Scene;

use super::pack;
use super::resolve::changes;

#[test]
fn y1_a_gap_a_cell_outside_a_nightmare_a_key_and_two_fragments() {
    let cells = "key coin -2 -1 coin coin coin coin blue";
    let mut scene = Scene::with_pack(pack(cells, "c-- b-- --d"), "players=2", "tile: tile-1");
    // The two lies one cell too far to the right.
    scene.play(
        "A",
        "set-1-three@c3 set-1-corner@c4 set-1-two@e4 set-1-one@e5",
    );
    assert_eq!(scene.board("A"), "\n\n  c--\n  b.--\n  --d\n\n\n");
    scene.play("A", "lock").play("B", "lock");
    scene.has("A", "serenity=13 keys=0 coins=3 fragments=-");
    scene.play("A", "block:coherence").has("A", "serenity=11");
    assert_eq!(
        changes(&scene, Stock::Serenity),
        [(-1, Reason::Missing(1)), (-1, Reason::Outside(1))]
    );
    scene.play("A", "block:banish").has("A", "serenity=9");
    // Only collecting is left, cell by cell.
    scene
        .play("A", "cell:c3")
        .has("A", "serenity=9 keys=1 coins=3 fragments=2blue");
    assert_eq!(scene.to_act(), "B");
}

#[test]
fn y2_the_full_round_of_the_third_round() {
    // A key, a pair of coins, a chest for two keys, a nightmare in the lower right.
    let cells = "key coin 2coin chest2 coin coin coin coin -2";
    let content = pack(cells, "c-d c-- ---");
    let position = "
        round: 3
        tile: tile-2
        drawn: last-page sheep-loses-count
        first: B
        face-up: one-a two-b three-d corner-a
        seat A
        serenity: 13
        coins: 0
        keys: 1
        fragments: 2blue+white+orange
        segments: set-1-one set-1-two set-1-three set-1-corner two-e
        ";
    let mut scene = Scene::with_pack(content, "players=3", position);
    assert_eq!(scene.line("first"), "B");

    // I. A is done first and takes a coin.
    scene.play("B", "set-2-one@c3").play("C", "set-3-two@c3");
    scene.play(
        "A",
        "set-1-three@c3 set-1-corner@c4 set-1-one@d4 set-1-two@e4 two-e@e5 lock",
    );
    assert_eq!(scene.board("A"), "\n\n  c-d\n  c---\n  --cb\n\n\n");
    assert_eq!(scene.line("first"), "A");
    scene.has("A", "coins=1 keys=1");
    scene.play("B", "lock").play("C", "lock");
    scene.play("A", "?chest:chest-2a");

    // II. Collecting: a key, twice two coins, the chest.
    scene.play("A", "block:collect");
    scene.play("A", "cell:c3").has("A", "keys=2 coins=1");
    scene.play("A", "cell:e3");
    // The chest is the last cell, so it follows at once: two keys go, four coins
    // come, and a colour is to be chosen.
    assert_eq!(
        changes(&scene, Stock::Coin)[1..],
        [
            (
                4,
                Reason::Cell(lucid_dream_runners::Spot::named("e3").unwrap())
            ),
            (4, Reason::Chest(2))
        ]
    );
    scene.has("A", "keys=0 coins=9 fragments=2blue+white+orange stars=0");
    // With green there are two, one, one and one: four go back for a star.
    scene
        .play("A", "wild:green")
        .has("A", "coins=9 fragments=blue stars=1");
    // Coherence: two cells outside.
    scene.play("A", "block:coherence");
    assert_eq!(
        changes(&scene, Stock::Serenity)[..1],
        [(-2, Reason::Outside(2))]
    );
    // Banishing follows by itself: the nightmare costs two.
    scene.has("A", "serenity=9");
    scene.play("B", "auto").play("C", "auto");

    // III. A segment for four coins pays one, then six coins are two points.
    assert_eq!([scene.line("phase"), scene.line("buyer")], ["improve", "A"]);
    scene
        .play("A", "buy:three-d")
        .has("A", "coins=6 serenity=9");
    scene.play("A", "?segment:three-a");
    assert_eq!(scene.line("buyer"), "");
    scene.play("B", "pass");
    scene.play("A", "calm").has("A", "coins=3 serenity=10");
    scene.play("A", "calm").has("A", "coins=0 serenity=11");
    scene.play("A", "pass").play("C", "pass");

    // IV. Tile and chest leave the game.
    assert_eq!([scene.line("round"), scene.line("phase")], ["4", "reveal"]);
    assert_eq!([scene.line("chests"), scene.line("used")], ["", "chest-2a"]);
    scene.has("A", "coins=0 keys=0 fragments=blue stars=1 serenity=11");
    let owned = scene.seat_line("A", "segments");
    assert!(owned.ends_with("two-e three-d"), "{owned}");
}
