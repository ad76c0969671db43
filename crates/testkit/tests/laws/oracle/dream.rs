//! Positions that random games seldom reach: crowded boards with many trees,
//! walks under way, scarce bags and decks, full locations, choices of all kinds.

use std::fmt::Write as _;

use lucid_dreamscape::Content;
use lucid_tabletop::Random;

/// House rules that decide what is legal, each with its values.
const HOUSE_RULES: [(&str, [&str; 2]); 11] = [
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

/// A table with four seats, of which B goes first and A is looked at.
pub(super) struct Dream<'a> {
    content: &'a Content,
    random: Random,
    phase: &'static str,
    simultaneous: bool,
    nightmare: bool,
    /// Every shard that lies somewhere, so that the bag can be made scarce.
    spent: String,
    /// The cards that nobody has yet.
    cards: Vec<String>,
    /// The cards in front of A.
    front: Vec<String>,
    text: String,
}

impl Dream<'_> {
    /// A ruleset and a position under it; not every pair can be played.
    pub(super) fn numbered(content: &Content, number: u64) -> (String, String) {
        let mut random = Random::new(number);
        let phases = ["creation", "creation", "creation", "last", "travel"];
        let edition = one_of(&mut random, &["prototype", "sylex", "huch"]);
        let mut house = String::new();
        for (name, values) in HOUSE_RULES {
            if random.below(3) == 0 {
                let _ = write!(house, " {name}={}", one_of(&mut random, &values));
            }
        }
        let mut dream = Dream {
            content,
            phase: one_of(&mut random, &phases),
            simultaneous: house.contains("simultaneous=yes"),
            nightmare: random.below(2) == 0,
            random,
            spent: String::new(),
            cards: content.cards().map(|(_, card)| card.id.clone()).collect(),
            front: Vec::new(),
            text: String::new(),
        };
        let cycles = 6;
        dream.table(cycles);
        for seat in ["A", "B", "C", "D"] {
            dream.seat(seat);
        }
        let rules = dream.rules(edition, cycles, &house);
        let pack = format!("{} {}", content.id(), content.hash());
        let head = format!("dreamscape position 1\nrules: {rules}\npack: {pack}\n");
        (rules, head + &dream.text)
    }

    /// The rules, with a box that leaves few shards for the bag.
    fn rules(&mut self, edition: &str, cycles: usize, house: &str) -> String {
        let spare = [0, 0, 1, 20][self.random.below(4)];
        let shards: Vec<String> = "guybw"
            .chars()
            .map(|colour| self.spent.matches(colour).count() + self.random.below(spare + 1))
            .map(|count| count.to_string())
            .collect();
        let red = self.spent.matches('r').count() + self.random.below(3);
        let shards = shards.join("/");
        let nightmare = if self.nightmare { " nightmare=yes" } else { "" };
        format!(
            "{edition} players=4 cycles={cycles} shards={shards} red-shards={red}{nightmare}{house}"
        )
    }

    fn line(&mut self, name: &str, value: &str) {
        if !value.is_empty() {
            let _ = writeln!(self.text, "{name}: {value}");
        }
    }

    /// Whether something that happens once in `times` does.
    fn once_in(&mut self, times: usize) -> bool {
        self.random.below(times) == 0
    }

    /// Up to `most` shards of these colours.
    fn shards(&mut self, colours: &str, most: usize) -> String {
        let colours: Vec<char> = colours.chars().collect();
        (0..self.random.below(most + 1))
            .filter_map(|_| self.random.pick(&colours))
            .collect()
    }

    fn spend(&mut self, shards: String) -> String {
        self.spent.push_str(&shards);
        shards
    }

    fn table(&mut self, cycles: usize) {
        let phase = self.phase;
        self.line("phase", phase);
        let cycle = if phase == "last" { cycles } else { 2 };
        self.line("cycle", &cycle.to_string());
        self.line("order", "B A C D");
        // K9 is about seats before this one that have not finished.
        if phase == "creation" && self.simultaneous && !self.once_in(4) {
            self.line("turn", "1");
        } else {
            self.line("turn", "2");
            let finished = if phase == "travel" { "" } else { "B" };
            self.line("finished", finished);
        }
        if phase == "travel" {
            let points = self.random.below(3).to_string();
            self.line("points", &points);
            let free_moves = [0, 19, 20][self.random.below(3)].to_string();
            self.line("free-moves", &free_moves);
        }
        let all_full = self.once_in(20);
        let mut rows = Vec::new();
        for location in 1..=6 {
            let mut row = self.shards("guybw", 3);
            if all_full || self.once_in(20) {
                row = "guybwguybwguybwguy"[..15 + self.random.below(2)].to_owned();
            }
            let row = self.spend(row);
            let shown = if row.is_empty() { "-" } else { &row };
            rows.push(format!("{location}:{shown}"));
        }
        self.line("rows", &rows.join(" "));
        if self.nightmare {
            let here = 1 + self.random.below(6);
            self.line("mr-nightmare", &here.to_string());
        }
        let tiles = "most-shards completed-cards pair-stacks fewest-empty";
        self.line("tiles", tiles);
    }

    fn seat(&mut self, seat: &str) {
        let _ = write!(self.text, "\nseat {seat}\n");
        let sleeper = 1 + self.random.below(6);
        let greens = self.shards("gg", 2);
        let hands = match (seat, self.phase) {
            ("A", _) if self.nightmare => self.shards("wwwwgugybrrrr", 6),
            ("A", _) => self.shards("wwwwgugyb", 6),
            (_, "creation") => greens,
            _ => String::new(),
        };
        let hands = self.spend(hands);
        self.line("hands", &hands);
        self.line("sleeper", &sleeper.to_string());
        if seat == "A" {
            self.choices();
            let (walk, board) = self.board();
            self.line("walk", &walk);
            self.text.push_str("board:\n");
            self.text.push_str(&board);
        } else if self.once_in(3) {
            // Most cards are gone.
            let pile = self
                .cards
                .split_off(self.random.below(8).min(self.cards.len()));
            self.line("pile", &pile.join(" "));
        }
    }

    /// Cards with shards on them, and what A may be in the middle of.
    fn choices(&mut self) {
        for (name, most) in [("front", 3), ("pile", 2)] {
            let mut shown = Vec::new();
            for place in (0..self.random.below(most + 1)).rev() {
                let card = self.cards.swap_remove(self.random.below(self.cards.len()));
                let shard = match self.random.below(5) {
                    _ if self.phase == "last" => "",
                    0 => "=u",
                    1 => "=g*",
                    2 => "*",
                    _ => "",
                };
                // A4: of the pile only the top has a shard.
                let shard = if name == "pile" && place > 0 {
                    ""
                } else {
                    shard
                };
                self.spent.push_str(shard);
                if name == "front" {
                    self.front.push(card.clone());
                }
                shown.push(format!("{card}{shard}"));
            }
            self.line(name, &shown.join(" "));
        }
        if self.phase == "last" {
            return;
        }
        match self.random.below(16) {
            0 => self.line("pending", "draw"),
            1 => self.line("pending", "king"),
            2 => {
                let deck = 1 + self.random.below(3);
                let of_deck = |id: &String| {
                    let card = self.content.card_named(id).expect("a card");
                    usize::from(self.content.card(card).level.number()) == deck
                };
                let cards: Vec<String> =
                    self.cards.iter().filter(|c| of_deck(c)).cloned().collect();
                let drawn = &cards[..cards.len().min(3)];
                self.cards.retain(|card| !drawn.contains(card));
                let shown: Vec<String> = drawn.iter().map(|card| format!("{card}:A")).collect();
                self.line("pending", &format!("keep {deck}"));
                self.line("drawn", &shown.join(" "));
            }
            3 => self.line("power", "tower 2"),
            4 => self.line("power", "golem 3"),
            5 => self.line("power", "golem 1"),
            6 => self.line("power", "lake"),
            7 => {
                let held = self.shards("guybw", 2);
                let held = self.spend(held);
                self.line("held", &held);
                self.line("power", "harvesters");
            }
            _ => {}
        }
    }

    /// The Dreamer's walk, and the board that he walks on.
    fn board(&mut self) -> (String, String) {
        let red = if self.nightmare { "r" } else { "" };
        let ground = one_of(&mut self.random, &["bbyu", "guybw", "bbbyy", "yyyb", "bb"]);
        let density = 2 + self.random.below(9);
        let wood = self.random.below(5);
        let mut cells = Vec::new();
        for _ in 0..25 {
            let mut stack = self.shards(&format!("{ground}{red}"), 4);
            if self.once_in(50) {
                stack = "ybyuyybyuyybyuyybyuyy"[..18 + self.random.below(3)].to_owned();
            }
            // K2: red lies alone.
            if stack.contains('r') {
                stack = "r".to_owned();
            }
            if self.random.below(10) >= density {
                stack.clear();
            }
            if !stack.is_empty() && stack != "r" && self.random.below(6) < wood {
                stack.push('^');
            }
            cells.push(stack);
        }
        let built: Vec<usize> = (0..25).filter(|cell| !cells[*cell].is_empty()).collect();
        let mut dreamer = self.random.pick(&built).filter(|_| !self.once_in(8));
        if self.once_in(3) {
            dreamer = Some(self.almost_completed(&mut cells));
        }
        let mut walk = String::new();
        if let Some(cell) = dreamer {
            if !self.once_in(6) {
                cells[cell] = cells[cell].replace('^', "");
            }
            walk = self.walk(cell, &cells[cell]);
            cells[cell].push('@');
        }
        self.spent.push_str(&cells.concat());
        let mut drawn = String::new();
        for row in cells.chunks(5) {
            let shown: Vec<&str> = row
                .iter()
                .map(|c| if c.is_empty() { "." } else { c })
                .collect();
            let _ = writeln!(drawn, "  {}", shown.join("  "));
        }
        (walk, drawn)
    }

    /// Lays what the cards in front show around one slot, and the Dreamer next to
    /// it: a step completes some of them, several at once if they get on.
    fn almost_completed(&mut self, cells: &mut [String]) -> usize {
        let (goal_column, goal_row) = (
            1 + self.random.below(3) as i32,
            1 + self.random.below(3) as i32,
        );
        for id in &self.front {
            let card = self
                .content
                .card(self.content.card_named(id).expect("a card"));
            let stand = card
                .cells
                .iter()
                .find(|cell| cell.dreamer)
                .expect("a Dreamer");
            let way = self.random.below(8);
            for cell in &card.cells {
                let mut column = i32::from(cell.column - stand.column);
                let mut row = i32::from(cell.row - stand.row);
                if way >= 4 {
                    column = -column;
                }
                for _ in 0..way % 4 {
                    (column, row) = (-row, column);
                }
                let (column, row) = (column + goal_column, row + goal_row);
                if (0..5).contains(&column) && (0..5).contains(&row) {
                    let tree = if cell.tree { "^" } else { "" };
                    cells[((4 - row) * 5 + column) as usize] = format!("{}{tree}", cell.stack);
                }
            }
        }
        let start = ((4 - goal_row) * 5 + goal_column - 1) as usize;
        if cells[start].is_empty() {
            cells[start].push('b');
        }
        start
    }

    fn walk(&mut self, cell: usize, stack: &str) -> String {
        let name = |cell: usize| format!("{}{}", ["a", "b", "c", "d", "e"][cell % 5], 5 - cell / 5);
        let mut parts = Vec::new();
        if self.once_in(2) {
            let track = format!("track {} {}", name(cell), name((cell + 1) % 25));
            parts.push(track);
        }
        for set in ["paid", "paid-free"] {
            if self.once_in(3) {
                parts.push(format!("{set} {}", name(self.random.below(25))));
            }
        }
        if stack.trim_end_matches('^').ends_with('b') && self.once_in(2) {
            parts.push("free".to_owned());
        }
        parts.join(", ")
    }
}

fn one_of<'a>(random: &mut Random, items: &[&'a str]) -> &'a str {
    random.pick(items).expect("something to pick from")
}
