//! Mr Nightmare on tables laid by hand: the example of the rules, and what is
//! easy to get wrong.

use super::super::position::Table;
use super::*;

use lucid_testkit::dreamscape::starter;

/// The table after a word, played on the lines of a table and of the only seat.
fn after(rules: &str, table: &str, seat: &str, board: &str, words: &str) -> Table {
    let rules = format!("{rules} players=1 nightmare=yes")
        .parse()
        .expect("a ruleset");
    let oracle = Oracle::new(&rules, &starter());
    let lines = |text: &str| text.replace("; ", "\n");
    let text = format!(
        "dreamscape position 1\ncycle: 1\norder: A\nturn: 1\n{}\n\nseat A\nscore: 0\n{}\nboard:\n  {board}\n",
        lines(table),
        lines(seat),
    );
    let mut replayed = ReplayedStep::new(&oracle, Table::read(&text));
    for word in words.split_whitespace() {
        replayed.step(word);
    }
    replayed.table
}

fn stock(table: &Table) -> String {
    let shards = table.his.stock.iter();
    shards
        .map(|(shard, count)| shard.to_string().repeat(*count))
        .collect()
}

/// The line and the purposes of the example in the rules.
const EXAMPLE: &str = "sylex solo=3/3/3/2/3/3";
const PURPOSES: &str = "tiles: most-of-colour=y most-of-colour=g; bag: g5 u5 y5 b5 w5 r3";

/// The first cycle of the example: 6 points for blue, 9 for red.
#[test]
fn the_example_begins() {
    let table = format!(
        "phase: travel; rows: 1:- 2:- 3:- 4:- 5:ugw 6:ugu; links: 3-6 5-6; \
         mr-nightmare: 6; reserve: 19 red 6 trees; {PURPOSES}"
    );
    let travelled = after(EXAMPLE, &table, "sleeper: 1", ".", "end");
    assert_eq!(travelled.phase, "nightmare");
    assert_eq!(travelled.mr_nightmare, Some(5));
    // The link still holds its red shard, so he leaves none.
    assert_eq!(travelled.red_reserve, 19);
    assert_eq!(stock(&travelled), "gguuuw");
    let created = after(EXAMPLE, &table, "sleeper: 1", ".", "end red:4-5");
    assert_eq!((created.his.points, stock(&created)), (6, "ggw".to_owned()));
    assert_eq!(created.phase, "creation");
    let woken = after(EXAMPLE, &table, "sleeper: 1", ".", "end red:4-5 end");
    assert_eq!(woken.his.points, 15);
    assert_eq!(woken.phase, "emergence");
}

/// The third cycle: four gray against three keep them; three white move him twice.
#[test]
fn the_example_goes_on() {
    let table = format!(
        "phase: travel; rows: 1:g 2:b 3:- 4:u 5:y 6:-; his-stock: yyywww; \
         mr-nightmare: 5; reserve: 9 red 6 trees; {PURPOSES}"
    );
    let table = after(EXAMPLE, &table, "sleeper: 2", "yy yy .", "end");
    assert_eq!(table.mr_nightmare, Some(1));
    assert_eq!(stock(&table), "guyyyy");
    assert_eq!(table.red_links, [(4, 5), (1, 4)]);
}

/// A later Creation: the stolen green makes three against three, for a tree; 9 + 6.
#[test]
fn the_example_ends() {
    let table = format!(
        "phase: creation; his-stock: ggbbrrr; links: 1-2 2-3; mr-nightmare: 4; \
         reserve: 9 red 6 trees; {PURPOSES}"
    );
    let seat = "sleeper: 2; front: hermits-tree=g*";
    let table = after(EXAMPLE, &table, seat, "g g g", "end");
    assert_eq!((table.his.trees, table.tree_reserve), (1, 5));
    assert_eq!(table.his.points, 15);
    assert_eq!((stock(&table), table.in_bag('r')), (String::new(), 6));
}

/// L6: a tree of yours counts for the colour that it stands on.
#[test]
fn l6_trees_of_yours_and_his() {
    let points = |trees: usize, board: &str| {
        let table = format!(
            "phase: nightmare; his-stock: uuu; his-trees: {trees}; mr-nightmare: 1; \
             reserve: 9 red 6 trees; bag: g1; tiles: most-of-colour=u most-of-colour=g"
        );
        let table = after(
            "sylex solo=bad-dreams",
            &table,
            "sleeper: 2",
            board,
            "red:1-2",
        );
        table.his.points
    };
    assert_eq!(points(0, "uu u^ ."), 0);
    assert_eq!(points(0, "uu uy^ ."), 6);
    assert_eq!(points(1, "uu u^ ."), 6);
}

/// L7, L8: what he gains counts for the next discard.
#[test]
fn l8_gray_brings_gray() {
    let table = "phase: travel; rows: 1:uy 2:uy 3:uy 4:b 5:- 6:-; his-stock: yyy; mr-nightmare: 6; \
                 reserve: 0 red 6 trees; bag: g1; tiles: most-of-colour=u most-of-colour=g";
    let table = after("sylex solo=3/9/9/9/9/3", table, "sleeper: 1", ".", "end");
    assert_eq!(stock(&table), "buuu");
    // L10: nothing is left to put anywhere.
    assert_eq!(table.phase, "creation");
}

/// L12: the order of colours, the choice among equal ones, the lost discard.
#[test]
fn l12_theft() {
    let table = "phase: creation; his-stock: bbb; mr-nightmare: 6; reserve: 0 red 6 trees; \
                 bag: g1; tiles: most-of-colour=u most-of-colour=y";
    let rules = "sylex solo=9/9/9/1/9/3";
    let seat = "sleeper: 1; front: hermits-tree=g memory-rock=g; pile: lone-pebble=w";
    let asked = after(rules, table, seat, ".", "end");
    assert_eq!(asked.player('A').pending, ["theft", "g"]);
    assert_eq!(stock(&asked), "bw");
    let all = after(rules, table, seat, ".", "end yield:memory-rock");
    // The last discard takes the only green that is left, without a question.
    assert_eq!(stock(&all), "ggw");
    let none = after(rules, table, "sleeper: 1", ".", "end");
    assert_eq!((stock(&none), none.in_bag('b')), (String::new(), 3));
}

/// L15: a tie pays only him, at 0 to 0 too; a tree counts in both colours.
#[test]
fn l15_purposes() {
    let points = |his: &str, board: &str| {
        let table = format!(
            "phase: last; {his}; mr-nightmare: 6; reserve: 0 red 6 trees; \
             tiles: most-of-colour=u most-of-colour=y"
        );
        let table = after("sylex solo=bad-dreams", &table, "sleeper: 1", board, "end");
        (table.player('A').score, table.his.points)
    };
    assert_eq!(points("his-trees: 0", "."), (0, 10));
    assert_eq!(points("his-trees: 0", "u . ."), (5, 5));
    assert_eq!(points("his-trees: 1", "uu y r"), (2, 5));
    assert_eq!(points("his-stock: uu", "uu y ."), (5, 5));
}
