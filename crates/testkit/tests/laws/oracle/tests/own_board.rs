//! The Dreamer, powers and cards: what happens in one's own Dreamscape.

use lucid_testkit::dreamscape::starter;

use super::{legal, oracle, position, with};

/// X9: a tree costs its own step, and is offered only if he gets off again.
#[test]
fn d3_trees_are_crossed() {
    let steps = |hands: &str, walk: &str, row: &str| {
        let seat = format!("hands: {hands}; {walk}");
        let words = legal("sylex players=2", "phase: creation", &seat, &[row]);
        let is_step = |word: &&String| word.starts_with("step:") || word.starts_with("free:");
        words.iter().filter(is_step).cloned().collect::<Vec<_>>()
    };
    let none = "score: 0";
    assert!(steps("w", none, ".  .  g@  g^  u").is_empty());
    assert_eq!(steps("ww", none, ".  .  g@  g^  u"), ["step:d1"]);
    // Back to where he came from is a way off, too.
    assert_eq!(steps("ww", none, ".  .  g@  g^  ."), ["step:d1"]);
    // Land under the tree carries him on.
    assert_eq!(steps("w", none, ".  .  g@  b^  u"), ["step:d1"]);
    // A free step cannot lead back to its start, and nothing else leads off.
    assert!(steps("g", "walk: free", ".  .  b@  b^  .").is_empty());
    assert_eq!(steps("g", "walk: free", ".  .  b@  b^  u"), ["free:d1"]);
    // A mountain that pays restarts the track: then it can.
    assert_eq!(steps("g", "walk: free", ".  .  b@  yyb^  ."), ["free:d1"]);
    assert!(steps("g", "walk: paid d1, free", ".  .  b@  yyb^  .").is_empty());
}

/// D3: on a tree there is nothing but steps.
#[test]
fn d3_on_a_tree_only_steps_are_legal() {
    let words = legal(
        "sylex players=2",
        "phase: creation",
        "hands: gw",
        &[".  .  g  g^@  u"],
    );
    assert_eq!(words, ["step:c1", "step:e1"]);
}

/// X24: paid onto land A, free onto a mountain, free back to A, free onto water.
#[test]
fn d7_a_paying_mountain_restarts_the_track() {
    let free = |walk: &str, row: &str| {
        let seat = format!("score: 0; walk: {walk}");
        with(
            "free:",
            &legal("sylex players=2", "phase: creation", &seat, &[row]),
        )
    };
    assert_eq!(free("free", "u  b@  yyb"), ["free:a1", "free:c1"]);
    assert_eq!(free("paid c1, free", "u  b  yyb@"), ["free:b1"]);
    assert_eq!(
        free("track b1 c1, paid c1, free", "u  b@  yyb"),
        ["free:a1"]
    );
}

/// E7, E12: land as a path, and red underfoot.
#[test]
fn e7_e12_land_and_red_by_edition() {
    let row = ".  b  b@  g  .";
    let words = legal("prototype players=2", "phase: creation", "score: 0", &[row]);
    assert_eq!(words, ["end", "free:b1"]);
    let onto_red = |rules: &str| {
        let words = legal(rules, "phase: creation", "hands: w", &[".  r  g@"]);
        with("step:", &words).len()
    };
    assert_eq!(onto_red("sylex players=2 nightmare=yes"), 0);
    assert_eq!(onto_red("huch players=2 nightmare=yes"), 1);
}

/// D1: with nothing on the entry slot, and red only under E12.
#[test]
fn d1_the_dreamer_enters_once() {
    let enters = |rules: &str, row: &str| {
        with(
            "enter",
            &legal(rules, "phase: creation", "hands: g", &[row]),
        )
        .len()
    };
    assert_eq!(enters("sylex players=2", ".  .  u"), 1);
    assert_eq!(enters("sylex players=2", ".  .  u^"), 0);
    assert_eq!(enters("sylex players=2", ".  .  u  g@"), 0);
    assert_eq!(enters("sylex players=2", ".  .  r"), 0);
    assert_eq!(enters("huch players=2", ".  .  r"), 1);
}

/// P3, P4, E19: what may leave, and where the Golem may put it.
#[test]
fn p3_p4_tower_and_golem() {
    let words = |rules: &str, power: &str, row: &str| {
        let seat = format!("sleeper: 3; power: {power}");
        legal(rules, "phase: travel; points: 1", &seat, &[row])
    };
    let sylex = "sylex players=2";
    assert_eq!(words(sylex, "tower 2", "gy  u@  b^"), ["stop", "take:a1"]);
    assert_eq!(words(sylex, "golem 3", "g"), ["stop"]);
    assert_eq!(
        words("huch players=2", "golem 3", "g"),
        ["a1.1>a2", "a1.1>b1", "stop"]
    );
    // What is left of the stack is a neighbour.
    assert_eq!(
        words(sylex, "golem 3", "gu"),
        ["a1.2>a2", "a1.2>b1", "stop"]
    );
    // Nothing goes on red, and red goes on nothing.
    let seat = "sleeper: 4; power: golem 1";
    let beside_red = [".  g", "g  r"];
    let words = legal(sylex, "phase: travel; points: 1", seat, &beside_red);
    assert_eq!(words, ["a1.1>a2", "b2.1>a2", "stop"]);
}

/// P2, P5, C2: only what is held, only where there is room or something to sort.
#[test]
fn p2_p5_harvesters_and_lake() {
    let rows = "phase: travel; points: 1; rows: 1:guybwguybwguybwg 2:gg 3:g 4:- 5:- 6:-";
    let words = |seat: &str| {
        legal(
            "sylex players=2",
            rows,
            &format!("sleeper: 3; {seat}"),
            &["."],
        )
    };
    assert_eq!(
        words("held: u; power: harvesters"),
        ["u>2", "u>3", "u>4", "u>5", "u>6"]
    );
    assert_eq!(words("power: lake"), ["lake:1", "lake:2"]);
    assert_eq!(words("held: gu; power: lake 2"), ["lay:g", "lay:u"]);
}

/// A1, A2: matching is exact, in four turns, mirrored only as an option.
#[test]
fn a1_a2_which_cards_match() {
    let shows = |rules: &str, card: &str, board: &[&str]| {
        oracle(rules).matches(&position("phase: creation", "score: 0", board), 'A', card)
    };
    let sylex = "sylex players=2";
    // `u yyb@ / u .` as drawn, after a quarter turn, and spoilt in three ways.
    let lighthouse = "lighthouse-of-sighs";
    assert!(shows(sylex, lighthouse, &["u  yyb@", "u  ."]));
    assert!(shows(sylex, lighthouse, &[".  u  u", ".  .  yyb@"]));
    assert!(!shows(sylex, lighthouse, &["u  yyb@^", "u  ."]));
    assert!(!shows(sylex, lighthouse, &["u  yyyb@", "u  ."]));
    assert!(!shows(sylex, lighthouse, &["yyb@  u", ".  u"]));
    assert!(shows(
        "sylex players=2 mirrored=yes",
        lighthouse,
        &["yyb@  u", ".  u"]
    ));
    // A tree more or less is a difference.
    assert!(shows(sylex, "hermits-tree", &["g^  b@"]));
    assert!(!shows(sylex, "hermits-tree", &["g  b@"]));
    assert!(!shows(sylex, "lone-pebble", &["y^  g@"]));
}

/// A3 to A5: the choices of a completion, and nothing beside them.
#[test]
fn a3_a4_a5_choices_of_a_completion() {
    let words = |table: &str, seat: &str, board: &[&str]| {
        let seat = format!("hands: gw; sleeper: 2; {seat}");
        legal("sylex players=2", table, &seat, board)
    };
    let creation = "phase: creation";
    assert_eq!(
        words(
            creation,
            "front: lone-pebble quiet-meadow cairn; pending: order",
            &["g  g@  y", ".  b"]
        ),
        ["complete:lone-pebble", "complete:quiet-meadow"]
    );
    assert_eq!(
        words(creation, "pile: lone-pebble=u; pending: pile y", &["y  g@"]),
        ["pile:u", "pile:y"]
    );
    let third = "pile: castle-in-the-fog drowned-cathedral long-shore spiral-stair \
                 giants-table island-of-clocks";
    assert_eq!(
        words(creation, &format!("{third}; pending: draw"), &["."]),
        ["deck:1", "deck:2", "no-draw"]
    );
    assert_eq!(
        words(
            "phase: travel; points: 0",
            &format!("{third}; pending: king"),
            &["."]
        ),
        ["deck:1", "deck:2"]
    );
    // K9: somebody was faster.
    let all: Vec<String> = starter().cards().map(|(_, card)| card.id.clone()).collect();
    let all = format!("pile: {}; pending: king", all.join(" "));
    assert_eq!(words(creation, &all, &["."]), ["no-draw"]);
    let drawn = "pending: keep 1; drawn: cairn:A mill-ford:A";
    assert_eq!(
        words(creation, drawn, &["."]),
        ["keep-none", "keep:cairn", "keep:mill-ford"]
    );
    assert_eq!(
        words("phase: setup", drawn, &["."]),
        ["keep:cairn", "keep:mill-ford"]
    );
}
