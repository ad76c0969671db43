//! Positions made by hand, each for a rule that is easy to get wrong.

mod own_board;

use lucid_dreamscape::Rules;

use lucid_testkit::dreamscape::starter;

use super::Oracle;

/// What seat A may do. The lines of table and seat stand apart by `; `, the
/// board is given by its lowest rows.
fn legal(rules: &str, table: &str, seat: &str, board: &[&str]) -> Vec<String> {
    let text = position(table, seat, board);
    oracle(rules).legal(&text, 'A')
}

fn oracle(rules: &str) -> Oracle {
    let rules: Rules = rules.parse().expect("a ruleset");
    Oracle::new(&rules, &starter())
}

fn position(table: &str, seat: &str, board: &[&str]) -> String {
    let lines = |text: &str| {
        text.split("; ")
            .map(|line| format!("{line}\n"))
            .collect::<String>()
    };
    let rows: String = board.iter().map(|row| format!("  {row}\n")).collect();
    format!(
        "dreamscape position 1\norder: A B\nturn: 1\n{}\nseat A\n{}board:\n{rows}\nseat B\nsleeper: 6\n",
        lines(table),
        lines(seat)
    )
}

/// The words that begin like this.
fn with(start: &str, words: &[String]) -> Vec<String> {
    let found = words.iter().filter(|word| word.starts_with(start));
    found.cloned().collect()
}

/// X3: a third brown is refused, whatever else is in Hands.
#[test]
fn t2_only_the_rightmost_and_no_third_of_a_colour() {
    let collect = |hands: &str, points: usize| {
        let table = format!("phase: travel; points: {points}; rows: 1:gub");
        let seat = format!("hands: {hands}; sleeper: 1");
        with("+", &legal("sylex players=2", &table, &seat, &[]))
    };
    assert_eq!(collect("b", 1), ["+b"]);
    assert!(collect("bb", 1).is_empty());
    assert!(collect("b", 0).is_empty());
}

/// X4, X26: keys and empty locations, with and without a point.
#[test]
fn t4_free_moves_need_a_point_only_where_e5_says_so() {
    let moves = |rules: &str, points: usize, free: usize| {
        let table = format!("phase: travel; points: {points}; free-moves: {free}; rows: 2:u 4:-");
        let rules = format!("{rules} players=2");
        with(">", &legal(&rules, &table, "hands: u; sleeper: 1", &[]))
    };
    assert_eq!(moves("sylex", 1, 0), [">2", ">4"]);
    assert!(moves("sylex", 0, 0).is_empty());
    assert_eq!(moves("prototype", 0, 0), [">2"]);
    assert_eq!(moves("prototype empty-is-free=yes", 0, 0), [">2", ">4"]);
    assert!(moves("prototype", 0, 20).is_empty());
    assert_eq!(moves("prototype", 1, 20), [">2", ">4"]);
}

/// X15: he blocks a location's power, never a card's.
#[test]
fn t5_mr_nightmare_blocks_the_location_but_not_the_card() {
    let powers = |table: &str, seat: &str| {
        let table = format!("phase: travel; points: 0; bag: g1; {table}");
        let seat = format!("hands: u; sleeper: 1; front: hermits-tree; {seat}");
        let words = legal("sylex players=2 nightmare=yes", &table, &seat, &[]);
        let is_power = |word: &&String| word.contains('!');
        words.iter().filter(is_power).cloned().collect::<Vec<_>>()
    };
    assert_eq!(
        powers("mr-nightmare: 6", "score: 0"),
        ["!", "u!hermits-tree"]
    );
    assert_eq!(powers("mr-nightmare: 1", "score: 0"), ["u!hermits-tree"]);
    assert_eq!(
        powers("mr-nightmare: 6", "marker: used"),
        ["u!hermits-tree"]
    );
    // Nothing to draw: neither is offered.
    assert!(powers("mr-nightmare: 6; bag: g0", "score: 0").is_empty());
}

/// A4: an occupied slot takes nothing, a used one only stores, red goes nowhere.
#[test]
fn t6_slots_of_cards() {
    let words = |phase: &str, cards: &str| {
        let seat = format!("hands: ur; sleeper: 1; {cards}");
        let table = format!("phase: {phase}; bag: g1; rows: 1:gg");
        let words = legal("sylex players=2", &table, &seat, &["."]);
        let on_card = |word: &&String| word.contains('!') || word.contains('=');
        words.iter().filter(on_card).cloned().collect::<Vec<_>>()
    };
    assert_eq!(
        words("creation", "front: hermits-tree"),
        ["u!hermits-tree", "u=hermits-tree"]
    );
    assert_eq!(
        words("creation", "front: hermits-tree*"),
        ["u=hermits-tree"]
    );
    assert!(words("creation", "front: hermits-tree=g").is_empty());
    assert!(words("last", "front: hermits-tree").is_empty());
    assert_eq!(
        words("creation", "pile: hermits-tree quiet-meadow"),
        ["u!quiet-meadow", "u=quiet-meadow"]
    );
}

/// E14: Lake and Harvesters wait for Travel where the rules say so.
#[test]
fn e14_dreamworld_cards_in_creation() {
    let uses = |rules: &str| {
        let table = "phase: creation; bag: g1; rows: 1:gg";
        let seat = "hands: u; sleeper: 1; front: quiet-meadow";
        with("u!", &legal(rules, table, seat, &["."])).len()
    };
    assert_eq!(uses("sylex players=2"), 1);
    assert_eq!(uses("sylex players=2 simultaneous=yes"), 0);
    assert_eq!(uses("prototype players=2"), 0);
}

/// X5: entry first; then beside or on top, but not under the Dreamer.
#[test]
fn k1_where_a_shard_goes() {
    let places = |board: &[&str]| {
        with(
            "b:",
            &legal("sylex players=2", "phase: creation", "hands: b", board),
        )
    };
    assert_eq!(places(&["."]), ["b:c1"]);
    assert_eq!(
        places(&[".  .  u  y@  ."]),
        ["b:b1", "b:c1", "b:c2", "b:d2", "b:e1"]
    );
}

/// K2, K7: red lies alone, and must be placed while it fits.
#[test]
fn k2_k7_red_shards() {
    let words = |hands: &str, board: &[&str]| {
        let seat = format!("hands: {hands}");
        legal(
            "sylex players=2 nightmare=yes",
            "phase: creation; bag: g1 u0",
            &seat,
            board,
        )
    };
    assert_eq!(words("r", &["."]), ["r:c1"]);
    assert_eq!(
        words("r", &[".  .  r  g  ."]),
        ["r:b1", "r:c2", "r:d2", "r:e1"]
    );
    assert!(!words("g", &[".  .  r  g  ."]).contains(&"g:c1".to_owned()));
    assert!(words("g", &["."]).contains(&"end".to_owned()));
    // K4: three red for what the bag has.
    assert_eq!(words("rrr", &["."]), ["r:c1", "rrr>g"]);
    let full = ["g g g g g"; 5];
    assert_eq!(words("r", &full), ["end", "enter"]);
}

/// K3: the discarded shards are in the bag when one is chosen.
#[test]
fn e13_an_exchange_may_give_the_same_colour_or_must_not() {
    let exchanges = |rules: &str| {
        let words = legal(rules, "phase: creation; bag: g1 r1", "hands: uu", &["."]);
        with("uu>", &words)
    };
    assert_eq!(exchanges("sylex players=2"), ["uu>g", "uu>r", "uu>u"]);
    assert_eq!(exchanges("huch players=2"), ["uu>g", "uu>r"]);
}

/// K9: B is first and could still plant one tree.
#[test]
fn k9_trees_of_those_before() {
    let plants = |finished: &str, trees: usize| {
        let text = format!(
            "dreamscape position 1\nphase: creation\norder: B A\nturn: 1\n{finished}\
             reserve: 0 red {trees} trees\n\nseat A\nhands: g\nsleeper: 1\nboard:\n  .  .  u\n\
             \nseat B\nhands: gg\nsleeper: 1\n"
        );
        with(
            "tree:",
            &oracle("sylex players=2 simultaneous=yes").legal(&text, 'A'),
        )
        .len()
    };
    assert_eq!(plants("", 2), 0);
    assert_eq!(plants("", 3), 1);
    assert_eq!(plants("finished: B\n", 1), 1);
}

/// N2: only empty links of the Sleeper's location.
#[test]
fn n2_red_goes_on_an_empty_link() {
    let table = "phase: nightmare; links: 2-5; reserve: 3 red 6 trees";
    let words = legal("sylex players=2 nightmare=yes", table, "sleeper: 5", &["."]);
    assert_eq!(words, ["red:4-5", "red:5-6"]);
}

/// M4: nobody acts out of turn, before chance, or after the end.
#[test]
fn only_the_seat_to_act_has_choices() {
    let rules = "sylex players=2";
    let choices = |table: &str, seat: char| {
        let text = position(table, "hands: g; sleeper: 1", &["."]);
        oracle(rules).legal(&text, seat).len()
    };
    assert_eq!(choices("phase: travel; points: 4", 'B'), 0);
    assert_eq!(
        choices("phase: travel; points: 4; awaits: archives A", 'A'),
        0
    );
    assert_eq!(choices("phase: over", 'A'), 0);
    assert_eq!(choices("phase: creation", 'A'), 2);
    let both = "sylex players=2 simultaneous=yes";
    let text = position(
        "phase: creation; finished: A",
        "hands: g; sleeper: 1",
        &["."],
    );
    assert!(oracle(both).legal(&text, 'A').is_empty());
    assert_eq!(oracle(both).legal(&text, 'B'), ["end"]);
}
