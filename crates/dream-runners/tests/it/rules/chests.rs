//! Which chests are turned over (R14, since version 2 of the rules).

use lucid_dream_runners::{Content, DreamRunners, Goods, Rules, position};
use lucid_testkit::dream_runners::Scene;

use super::{full, pack_for, resolving};

/// What is awaited once A, with these keys, has covered the dream with these symbols.
#[track_caller]
fn awaited(cells: &str, symbols: &str, keys: u16) -> String {
    resolving(cells, symbols, &format!("seat A\nkeys: {keys}")).line("awaits")
}

/// A tile of coins with some other cells at its beginning.
fn among_coins(cells: &str) -> String {
    let coins = 9 - cells.split(' ').count();
    [vec![cells], vec!["coin"; coins]].concat().join(" ")
}

#[test]
fn r14_a_chest_nobody_can_open_stays_closed() {
    let cells = among_coins("chest1 chest2");
    // A collects without a key; B has keys and does not collect.
    let position = "seat A\nkeys: 0\nseat B\nkeys: 9";
    let mut scene = resolving(&cells, "cc- --- ---", position);
    let table = ["awaits", "phase", "chests", "used"].map(|name| scene.line(name));
    assert_eq!(table, ["", "resolve", "", ""]);
    scene.play("A", "auto").has("A", "keys=0 coins=3");
    // With one key the first is turned over; the second stays on its pile.
    let mut scene = resolving(&cells, "cc- --- ---", "seat A\nkeys: 1");
    scene.play("A", "?chest:chest-1a");
    let table = ["awaits", "phase", "chests", "used"].map(|name| scene.line(name));
    assert_eq!(table, ["", "resolve", "chest-1a", ""]);
    scene.play("A", "auto").play("B", "auto");
    scene.play("A", "pass").play("B", "pass");
    assert_eq!(scene.line("used"), "chest-1a");
    // Who has woken up opens nothing.
    let content = pack_for(&cells, &["--- --- ---", "--- --- ---", "cc- --- ---"]);
    let position = "tile: tile-2\nround: 3\nseat C\nserenity: 0\nwoke: 2\nkeys: 3";
    let mut scene = Scene::with_pack(content, "players=3", position);
    scene.play("A", "lock").play("B", "lock");
    assert_eq!(scene.line("phase"), "resolve");
}

/// Before version 2 every chest of the tile was turned over.
#[test]
fn r14_in_version_1_every_chest_of_the_tile_is_turned_over() {
    let content = pack_for(&among_coins("chest1 chest3"), &["cc- --- ---"]);
    let game = DreamRunners::at_version(1, Rules::default(), content).expect("a known version");
    let mut scene = Scene::of(game.expect("playable rules"), "tile: tile-1");
    scene.play("A", "lock").play("B", "lock");
    scene.play("A", "?chest:chest-1a");
    assert_eq!(scene.line("awaits"), "chest 3");
    let text = scene.to_string();
    assert!(text.contains("\nversion: 1\n"), "{text}");
    assert_eq!(position::version_of(&text), Ok(1));
    assert_eq!(
        position::parse(scene.game(), &text).as_ref(),
        Ok(scene.state())
    );
    // What nobody can open is turned over there, so it is no position of today.
    let today = DreamRunners::new(Rules::default(), scene.game().content().clone());
    let today = today.expect("playable rules");
    let other = position::parse(&today, &text).expect_err("another version");
    assert_eq!(
        other.to_string(),
        "the position belongs to version 1 of the rules"
    );
    let text = text.replace("version: 1\n", "");
    let unsound = position::parse(&today, &text).expect_err("nobody has a key");
    let flaw = "the chests are turned over that can be opened, in their order";
    assert_eq!(unsound.to_string(), flaw);
    scene.play("A", "?chest:chest-3a");
    assert_eq!(scene.line("chests"), "chest-1a chest-3a");
    assert_eq!(scene.line("phase"), "resolve");
}

#[test]
fn r14_keys_open_a_chest_wherever_they_come_from() {
    for (cells, symbols, keys, expected) in [
        // In hand.
        ("chest3", "c--", 3, "chest 3"),
        ("chest3", "x--", 2, ""),
        ("chest3", "b--", 3, ""),
        // On the same cell, doubled if it is.
        ("2key+chest2", "c--", 0, "chest 2"),
        ("key+chest2", "c--", 0, ""),
        ("key+chest2", "d--", 0, "chest 2"),
        ("key+chest2", "c--", 1, "chest 2"),
        // On other cells that are collected.
        ("key chest1", "cc-", 0, "chest 1"),
        ("key chest1", "-c-", 0, ""),
        ("key chest1", "bc-", 0, ""),
        ("key 2key chest3", "ccc", 0, "chest 3"),
        ("key 2key chest3", "dcc", 0, "chest 3"),
        ("key 2key chest3", "cbc", 0, ""),
        // Two cells of a kind share their token.
        ("chest2 key+chest2", "cc-", 0, ""),
        ("chest2 2key+chest2", "cb-", 0, ""),
        ("chest2 2key+chest2", "-c-", 0, "chest 2"),
    ] {
        let symbols = format!("{symbols} --- ---");
        let found = awaited(&among_coins(cells), &symbols, keys);
        assert_eq!(found, expected, "{cells} {symbols} {keys}");
    }
}

/// The built-in pack with keys in some of its chests.
pub(crate) fn with_chests(content: Content, goods: &[(&str, &str)]) -> Content {
    let mut chests = content.chests().to_vec();
    for (id, goods) in goods {
        let chest = chests.iter_mut().find(|chest| chest.id == *id);
        chest.expect("such a chest").goods = Goods::parse(goods).expect("goods");
    }
    let (tiles, tracks) = (content.tiles().to_vec(), content.tracks().clone());
    let (sets, neutral) = (content.sets().clone(), content.neutral().to_vec());
    Content::new("test", tiles, sets, neutral, chests, tracks).expect("a sound pack")
}

#[test]
fn r14_a_chest_may_hold_the_keys_of_another() {
    let cells = among_coins("chest1 chest2 chest3");
    let content = pack_for(&cells, &["ccc --- ---"]);
    let content = with_chests(content, &[("chest-1a", "2key"), ("chest-2a", "3key")]);
    let play = |turned: &str| {
        let position = "tile: tile-1\nseat A\nkeys: 1";
        let mut scene = Scene::with_pack(content.clone(), "players=2", position);
        scene
            .play("A", &full("A"))
            .play("A", "lock")
            .play("B", "lock");
        scene.play("A", turned);
        scene.line("awaits")
    };
    assert_eq!(play(""), "chest 1");
    assert_eq!(play("?chest:chest-1b"), "");
    assert_eq!(play("?chest:chest-1a"), "chest 2");
    assert_eq!(play("?chest:chest-1a ?chest:chest-2b"), "");
    assert_eq!(play("?chest:chest-1a ?chest:chest-2a"), "chest 3");
    // From a higher chest to a lower one.
    let content = pack_for(&among_coins("chest2+key chest3"), &["cc- --- ---"]);
    let content = with_chests(content, &[("chest-3a", "key")]);
    let position = "tile: tile-1\nseat A\nkeys: 3";
    let mut scene = Scene::with_pack(content, "players=2", position);
    scene
        .play("A", &full("A"))
        .play("A", "lock")
        .play("B", "lock");
    assert_eq!(scene.line("awaits"), "chest 2");
}

#[test]
fn r14_a_chest_that_must_be_opened_eats_keys() {
    // All three keys come with the first chest, which takes one of them.
    let cells = among_coins("2key+chest1 chest3");
    let mut scene = resolving(&cells, "cc- --- ---", "seat A\nkeys: 1");
    scene.play("A", "?chest:chest-1a");
    assert_eq!(scene.line("awaits"), "");
    let mut scene = resolving(&cells, "cc- --- ---", "seat A\nkeys: 2");
    scene.play("A", "?chest:chest-1a");
    assert_eq!(scene.line("awaits"), "chest 3");
    // A double opens it twice, and a cell that is not collected opens nothing.
    let mut scene = resolving(&cells, "dc- --- ---", "seat A\nkeys: 0");
    scene.play("A", "?chest:chest-1a");
    assert_eq!(scene.line("awaits"), "");
    // An order by hand that eats the keys is no reason to leave the other closed.
    let cells = among_coins("chest1 chest2");
    let mut scene = resolving(&cells, "cc- --- ---", "seat A\nkeys: 2");
    scene.play("A", "?chest:chest-1b ?chest:chest-2a");
    scene.play("A", "block:collect cell:c3").has("A", "keys=1");
    assert_eq!(scene.line("chests"), "chest-1b chest-2a");
}

#[test]
fn r14_a_share_may_bring_the_keys() {
    let awaited = |cells: &str, symbols: [&str; 2], locks: [&str; 2]| {
        let symbols = symbols.map(|symbols| format!("{symbols} --- ---"));
        let symbols = symbols.each_ref().map(String::as_str);
        let content = pack_for(&among_coins(cells), &symbols);
        let mut scene = Scene::with_pack(content, "players=2", "tile: tile-1");
        scene.play("A", &full("A")).play("B", &full("B"));
        scene.play(locks[0], "lock").play(locks[1], "lock");
        scene.line("awaits")
    };
    let (a_first, b_first) = (["A", "B"], ["B", "A"]);
    // Alone: all of it, doubled if it is.
    assert_eq!(awaited("~key chest1", ["cc-", "---"], a_first), "chest 1");
    assert_eq!(awaited("~key chest1", ["-c-", "c--"], a_first), "");
    assert_eq!(awaited("~key chest2", ["dc-", "---"], a_first), "chest 2");
    // Together: the first takes the only thing there is.
    assert_eq!(awaited("~key chest1", ["cc-", "c--"], a_first), "chest 1");
    assert_eq!(awaited("~key chest1", ["cc-", "c--"], b_first), "");
    // The other may take something else.
    let cell = "~key+coin chest1";
    assert_eq!(awaited(cell, ["cc-", "c--"], b_first), "chest 1");
    // Of three keys the first gets two, whoever that is.
    assert_eq!(awaited("~3key chest2", ["cc-", "c--"], a_first), "chest 2");
    assert_eq!(awaited("~3key chest2", ["cc-", "c--"], b_first), "");
    assert_eq!(
        awaited("~2key+coin chest2", ["cc-", "c--"], a_first),
        "chest 2"
    );
    // Turns are turns: of four things two are his, whatever they are.
    let cell = "~3key+coin chest3";
    assert_eq!(awaited(cell, ["cc-", "c--"], a_first), "");
    assert_eq!(awaited(cell, ["dc-", "c--"], b_first), "chest 3");
}

/// Positions say which chests are turned over, and no other.
#[test]
fn r14_positions_with_other_chests_are_refused() {
    let scene = resolving(
        &among_coins("chest1 chest2"),
        "cc- --- ---",
        "seat A\nkeys: 1",
    );
    let text = scene.to_string();
    let refused = |from: &str, to: &str| {
        assert!(text.contains(from), "{text}");
        let error = position::parse(scene.game(), &text.replace(from, to));
        error.expect_err("no game comes there").to_string()
    };
    let order = "the chests are turned over that can be opened, in their order";
    assert_eq!(refused("awaits: chest 1", "awaits: chest 2"), order);
    assert_eq!(refused("keys: 1", "keys: 0"), order);
    let resolves = "phase: resolve\nchests: chest-2a";
    assert_eq!(
        refused("phase: chests", &format!("{resolves}\nphase: chests")),
        order
    );
    let resolving = text
        .replace("awaits: chest 1\n", "")
        .replace("phase: chests", "phase: resolve");
    let closed = position::parse(scene.game(), &resolving).expect_err("it can be opened");
    assert_eq!(closed.to_string(), order);
    let open = resolving.replace("phase: resolve", "phase: resolve\nchests: chest-1a");
    position::parse(scene.game(), &open).expect("it is turned over");
}
