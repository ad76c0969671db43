//! Positions that random games seldom reach: crowded boards with many trees,
//! white shards in Hands, a walk under way, cards, perhaps a power.

use std::fmt::Write as _;

use dreamscape::starter;
use tabletop::Random;

/// House rules that decide what is legal, each with its values.
const HOUSE_RULES: [(&str, [&str; 2]); 12] = [
    ("nightmare", ["no", "yes"]),
    ("simultaneous", ["no", "yes"]),
    ("mirrored", ["no", "yes"]),
    ("key-needs-point", ["no", "yes"]),
    ("empty-is-free", ["no", "yes"]),
    ("land", ["path", "momentum"]),
    ("mountain", ["anywhere", "touching"]),
    ("mountain-pays", ["every-time", "once-per-cycle"]),
    ("dreamer-on-red", ["never", "costs"]),
    ("exchange-gives", ["any", "other"]),
    ("dreamworld-cards", ["travel-only", "any-time"]),
    ("golem-anywhere", ["no", "yes"]),
];

/// An edition with some of its rules changed, and shards enough for any board.
pub(super) fn rules(random: &mut Random) -> String {
    let edition = one_of(random, &["prototype", "sylex", "huch"]);
    let mut rules = format!("{edition} players=4 shards=40/40/40/40/40 red-shards=40");
    for (name, values) in HOUSE_RULES {
        if random.below(3) == 0 {
            let _ = write!(rules, " {name}={}", one_of(random, &values));
        }
    }
    rules
}

/// A position under these rules; not every one can be played.
pub(super) fn position(rules: &str, random: &mut Random) -> String {
    let pack = starter();
    let mut text = format!(
        "dreamscape position 1\nrules: {rules}\npack: {} {}\n",
        pack.id(),
        pack.hash()
    );
    let phase = one_of(random, &["creation", "creation", "last", "travel"]);
    let cycle = match phase {
        "last" if rules.starts_with("prototype") => 5,
        "last" => 6,
        _ => 2,
    };
    let _ = write!(text, "phase: {phase}\ncycle: {cycle}\norder: B A C D\n");
    // K9 is about seats before this one that have not finished.
    if phase == "creation" && rules.contains("simultaneous=yes") && random.below(4) > 0 {
        text.push_str("turn: 1\n");
    } else {
        text.push_str("turn: 2\n");
        if phase != "travel" {
            text.push_str("finished: B\n");
        }
    }
    if phase == "travel" {
        let points = random.below(3);
        let free_moves = random.below(3) * 10;
        let _ = write!(text, "points: {points}\nfree-moves: {free_moves}\n");
    }
    text.push_str("rows:");
    for location in 1..=6 {
        let row = shards(random, "guybw", 3);
        let row = if row.is_empty() { "-".to_owned() } else { row };
        let _ = write!(text, " {location}:{row}");
    }
    text.push_str("\ntiles: most-shards completed-cards pair-stacks fewest-empty\n");
    let red = if rules.contains("nightmare=yes") {
        "r"
    } else {
        ""
    };
    for seat in ["A", "B", "C", "D"] {
        let _ = write!(text, "\nseat {seat}\n");
        let _ = writeln!(text, "sleeper: {}", 1 + random.below(6));
        if seat == "A" {
            write_player(random, phase, red, &mut text);
        } else if phase == "creation" {
            let _ = writeln!(text, "hands: g{}", shards(random, "g", 2));
        }
    }
    text
}

fn write_player(random: &mut Random, phase: &str, red: &str, text: &mut String) {
    let hands = shards(random, &format!("wwwguby{red}"), 5);
    let _ = writeln!(text, "hands: {hands}");
    let cards: Vec<String> = starter().cards().map(|(_, card)| card.id.clone()).collect();
    for (place, name) in ["front", "pile"].iter().enumerate() {
        // Different cards in both places.
        let card = &cards[2 * random.below(cards.len() / 2) + place];
        let shard = one_of(random, &["", "=u", "=g*", "*"]);
        let shard = if phase == "last" { "" } else { shard };
        let _ = writeln!(text, "{name}: {card}{shard}");
    }
    if phase != "last" {
        let power = one_of(
            random,
            &[
                "", "", "", "tower 2", "tower 1", "golem 3", "golem 1", "lake",
            ],
        );
        if !power.is_empty() {
            let _ = writeln!(text, "power: {power}");
        }
    }
    let slots = ["b1", "c1", "c2", "c3", "d2", "d3", "b3", "a2", "e4"];
    let some: Vec<String> = (0..3)
        .map(|_| format!("{} {}", one_of(random, &slots), one_of(random, &slots)))
        .collect();
    let walk = match random.below(8) {
        0 => "free".to_owned(),
        1 => format!("track {}, free", some[0]),
        2 => format!("paid {}, free", some[1]),
        3 => format!("paid-free {}", some[2]),
        4 => format!("track {}, paid {}, free", some[0], some[1]),
        _ => String::new(),
    };
    if !walk.is_empty() {
        let _ = writeln!(text, "walk: {walk}");
    }
    text.push_str("board:\n");
    let density = 3 + random.below(7);
    let colours = one_of(random, &["bbyu", "guybw", "bbbyy", "yyyb"]);
    let colours = format!("{colours}{red}");
    let dreamer = (random.below(5), random.below(5));
    let mut trees = 12;
    for row in 0..5 {
        for column in 0..5 {
            let mut stack = shards(random, &colours, 3);
            // K2: red lies alone.
            if stack.contains('r') {
                stack = "r".to_owned();
            }
            if random.below(10) >= density || stack.is_empty() {
                text.push_str("  .");
                continue;
            }
            let _ = write!(text, "  {stack}");
            if (column, row) == dreamer {
                text.push('@');
            } else if trees > 0 && stack != "r" && random.below(5) < 3 {
                text.push('^');
                trees -= 1;
            }
        }
        text.push('\n');
    }
}

fn one_of<'a>(random: &mut Random, items: &[&'a str]) -> &'a str {
    random.pick(items).expect("something to pick from")
}

fn shards(random: &mut Random, colours: &str, most: usize) -> String {
    let colours: Vec<char> = colours.chars().collect();
    (0..random.below(most + 1))
        .filter_map(|_| random.pick(&colours))
        .collect()
}
