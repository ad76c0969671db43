//! Solo tables that random games seldom reach: a rich stock, scarce reserves,
//! red everywhere, many equal shards on cards.

use std::fmt::Write as _;

use lucid_dreamscape::Content;
use lucid_tabletop::Random;

/// The order of L12, to ask for what he would steal.
const THEFT: &str = "ywubg";

/// A table while it is being dreamt.
struct Night<'a> {
    content: &'a Content,
    random: Random,
    /// Every shard that lies somewhere, so that the bag can be made scarce.
    spent: String,
    text: String,
}

/// A ruleset and a position under it; not every pair can be played.
pub(in super::super) fn numbered(content: &Content, number: u64) -> (String, String) {
    let mut night = Night {
        content,
        random: Random::new(number),
        spent: String::new(),
        text: String::new(),
    };
    let edition = night.one_of(&["prototype", "sylex", "huch"]);
    let cycles = 2 + night.random.below(2);
    night.table();
    night.seat();
    let line: Vec<String> = (0..5)
        .map(|_| (1 + night.random.below(4)).to_string())
        .collect();
    let spare = [0, 1, 12][night.random.below(3)];
    let shards: Vec<String> = "guybw"
        .chars()
        // One more is on a solo card (L17).
        .map(|colour| night.spent.matches(colour).count() + 1 + night.random.below(spare + 1))
        .map(|count| count.to_string())
        .collect();
    let red = night.spent.matches('r').count() + 9 + night.random.below(4);
    let rules = format!(
        "{edition} players=1 nightmare=yes solo={}/{} cycles={cycles} shards={} red-shards={} \
         red-in-bag=0/0/0",
        line.join("/"),
        night.random.below(10),
        shards.join("/"),
        // Mostly few are left in the reserve.
        if night.random.below(2) == 0 {
            red
        } else {
            red - 8
        },
    );
    let pack = format!("{} {}", content.id(), content.hash());
    let head = format!("dreamscape position 1\nrules: {rules}\npack: {pack}\n");
    (rules, head + &night.text)
}

impl Night<'_> {
    fn one_of<'b>(&mut self, items: &[&'b str]) -> &'b str {
        self.random.pick(items).expect("something to pick from")
    }

    fn line(&mut self, name: &str, value: &str) {
        if !value.is_empty() {
            let _ = writeln!(self.text, "{name}: {value}");
        }
    }

    /// Up to `most` shards of these colours.
    fn shards(&mut self, colours: &str, most: usize) -> String {
        let colours: Vec<char> = colours.chars().collect();
        let shards: String = (0..self.random.below(most + 1))
            .filter_map(|_| self.random.pick(&colours))
            .collect();
        self.spent.push_str(&shards);
        shards
    }

    fn table(&mut self) {
        let phase = self.one_of(&["travel", "creation", "creation", "nightmare"]);
        self.line("phase", phase);
        let cycle = (1 + self.random.below(2)).to_string();
        self.line("cycle", &cycle);
        self.line("order", "A");
        self.line("turn", "1");
        if phase == "travel" {
            self.line("points", "1");
        }
        let mut rows = Vec::new();
        for location in 1..=6 {
            let row = self.shards("guybwr", 4);
            let shown = if row.is_empty() { "-" } else { &row };
            rows.push(format!("{location}:{shown}"));
        }
        self.line("rows", &rows.join(" "));
        let density = self.random.below(5);
        let links: Vec<&str> = ["1-2", "2-3", "4-5", "5-6", "1-4", "2-5", "3-6"]
            .into_iter()
            .filter(|_| self.random.below(4) < density)
            .collect();
        self.spent.push_str(&"r".repeat(links.len()));
        self.line("links", &links.join(" "));
        let here = (1 + self.random.below(6)).to_string();
        self.line("mr-nightmare", &here);
        let turn = self.one_of(&["first", ""]);
        self.line("his-turn", turn);
        let colours = self.one_of(&["guybwr", "yyb", "bbg", "uwy", "gb"]);
        let stock = self.shards(colours, 14);
        self.line("his-stock", &stock);
        let trees = self.random.below(5).to_string();
        self.line("his-trees", &trees);
        let points = self.random.below(40).to_string();
        self.line("his-points", &points);
        let mut tints = vec!["u", "y", "b", "g"];
        let first = tints.remove(self.random.below(4));
        let second = tints[self.random.below(3)];
        self.spent.push_str(&format!("{first}{second}"));
        self.line(
            "tiles",
            &format!("most-of-colour={first} most-of-colour={second}"),
        );
    }

    fn seat(&mut self) {
        self.text.push_str("\nseat A\n");
        let hands = self.shards("guybw", 4);
        self.line("hands", &hands);
        let sleeper = (1 + self.random.below(6)).to_string();
        self.line("sleeper", &sleeper);
        let stored = self.cards();
        // L12: he asks for the first colour of the order, among equal ones.
        let wanted = THEFT.chars().find(|colour| stored.contains(*colour));
        let asks = wanted.filter(|colour| stored.matches(*colour).count() > 1);
        if let Some(colour) = asks
            && self.text.contains("phase: creation")
            && self.random.below(2) == 0
        {
            self.line("pending", &format!("theft {colour}"));
        }
        let ground = self.one_of(&["guybw", "yyu", "gb"]);
        let mut woods = 2;
        self.text.push_str("board:\n");
        for _ in 0..5 {
            let mut row = Vec::new();
            for _ in 0..5 {
                let mut stack = self.shards(ground, 2);
                if stack.is_empty() {
                    stack.push('.');
                } else if woods > 0 && self.random.below(5) == 0 {
                    woods -= 1;
                    stack.push('^');
                }
                row.push(stack);
            }
            let _ = writeln!(self.text, "  {}", row.join("  "));
        }
    }

    /// Cards in front and a pile, with shards of few colours; returns the shards.
    fn cards(&mut self) -> String {
        let mut all: Vec<String> = (self.content.cards())
            .map(|(_, card)| card.id.clone())
            .collect();
        let colours = self.one_of(&["guybw", "wu", "g", "by"]);
        let mut stored = String::new();
        for (name, most) in [("front", 4), ("pile", 2)] {
            let mut shown = Vec::new();
            for place in (0..self.random.below(most + 1)).rev() {
                let card = all.swap_remove(self.random.below(all.len()));
                // A4: of the pile only the top has a shard.
                let bare = name == "pile" && place > 0;
                let shard = if bare {
                    String::new()
                } else {
                    self.shards(colours, 1)
                };
                stored.push_str(&shard);
                let sign = if shard.is_empty() { "" } else { "=" };
                shown.push(format!("{card}{sign}{shard}"));
            }
            self.line(name, &shown.join(" "));
        }
        stored
    }
}
