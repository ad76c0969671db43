//! The lines of the edition table that decide what is legal, written down a second time.

/// The rules of a table.
#[derive(Clone, Debug)]
pub(super) struct HouseRules {
    /// E15 as chosen at this table.
    pub(super) simultaneous: bool,
    /// A2: whether mirror images of cards count.
    pub(super) mirrored: bool,
    /// E5.
    pub(super) key_needs_point: bool,
    /// E6.
    pub(super) empty_is_free: bool,
    /// E7: from land to land is free, or else arriving on land gives a free step.
    pub(super) land_is_path: bool,
    /// E8: two gray anywhere make a mountain, or else only touching ones.
    pub(super) mountain_anywhere: bool,
    /// E9: mountains pay every time, or else once per cycle.
    pub(super) mountain_pays_always: bool,
    /// E12.
    pub(super) dreamer_on_red: bool,
    /// E13: the same colour may be taken back.
    pub(super) exchange_gives_any: bool,
    /// E14: Dreamworld powers of cards work in Travel only.
    pub(super) dreamworld_cards_in_travel_only: bool,
    /// E19.
    pub(super) golem_anywhere: bool,
    /// E3.
    pub(super) cycles: usize,
    /// E1, E2: green, blue, gray, brown, white and red shards in the box.
    pub(super) box_of_shards: [usize; 6],
    /// E10 for two players.
    pub(super) red_in_bag: usize,
    /// E11.
    pub(super) red_on_links: bool,
    /// E20.
    pub(super) red_before_fill: bool,
    /// E16: initiative is dealt again before the last placement.
    pub(super) dealt_again_at_last: bool,
    /// L3: Mr Nightmare's line, in a solo game.
    pub(super) solo: Option<SoloDifficulty>,
}

/// L3: how many shards Mr Nightmare discards, and his points for a red shard.
#[derive(Clone, Copy, Debug)]
pub(super) struct SoloDifficulty {
    pub(super) gray: usize,
    pub(super) white: usize,
    pub(super) blue: usize,
    pub(super) brown: usize,
    pub(super) green: usize,
    pub(super) red_points: usize,
}

impl SoloDifficulty {
    /// Reads the name of a printed line, or six numbers such as `3/3/3/2/3/3`.
    fn read(text: &str) -> SoloDifficulty {
        let numbers = match text {
            "troubled-nights" => "5/3/3/4/4/3",
            "bad-dreams" => "3/3/3/3/3/3",
            "cold-sweat" => "4/2/2/2/2/4",
            "worst-nightmares" => "3/1/1/2/2/5",
            own => own,
        };
        let numbers: Vec<usize> = (numbers.split('/'))
            .map(|number| number.parse().expect("a number of a solo line"))
            .collect();
        let [gray, white, blue, brown, green, red_points] = numbers[..] else {
            panic!("no solo line: {text}");
        };
        SoloDifficulty {
            gray,
            white,
            blue,
            brown,
            green,
            red_points,
        }
    }

    /// How many shards of a colour he discards at a time.
    pub(super) fn discards(&self, colour: char) -> usize {
        match colour {
            'y' => self.gray,
            'w' => self.white,
            'u' => self.blue,
            'b' => self.brown,
            'g' => self.green,
            other => panic!("he never discards {other} for an effect"),
        }
    }
}

impl HouseRules {
    /// Reads a line such as `sylex players=3 nightmare=yes`.
    pub(super) fn read(line: &str) -> HouseRules {
        let mut words = line.split_whitespace();
        let mut rules = match words.next() {
            Some("prototype") => HouseRules::prototype(),
            Some("sylex") => HouseRules::sylex(),
            Some("huch") => HouseRules::huch(),
            other => panic!("no edition: {other:?}"),
        };
        for word in words {
            let (name, value) = word.split_once('=').expect("a rule and its value");
            match name {
                "simultaneous" => rules.simultaneous = value == "yes",
                "mirrored" => rules.mirrored = value == "yes",
                "key-needs-point" => rules.key_needs_point = value == "yes",
                "empty-is-free" => rules.empty_is_free = value == "yes",
                "land" => rules.land_is_path = value == "path",
                "mountain" => rules.mountain_anywhere = value == "anywhere",
                "mountain-pays" => rules.mountain_pays_always = value == "every-time",
                "dreamer-on-red" => rules.dreamer_on_red = value == "costs",
                "exchange-gives" => rules.exchange_gives_any = value == "any",
                "dreamworld-cards" => {
                    rules.dreamworld_cards_in_travel_only = value == "travel-only";
                }
                "cycles" => rules.cycles = value.parse().expect("a number of cycles"),
                "shards" => {
                    for (count, value) in rules.box_of_shards.iter_mut().zip(value.split('/')) {
                        *count = value.parse().expect("a number of shards");
                    }
                }
                "red-shards" => rules.box_of_shards[5] = value.parse().expect("a number"),
                "red-in-bag" => {
                    let two = value.split('/').next().unwrap_or(value);
                    rules.red_in_bag = two.parse().expect("a number");
                }
                "red-on-links" => rules.red_on_links = value == "yes",
                "red-enters" => rules.red_before_fill = value == "before-fill",
                "last-order" => rules.dealt_again_at_last = value == "dealt-again",
                "solo" if value != "no" => rules.solo = Some(SoloDifficulty::read(value)),
                "golem-anywhere" => rules.golem_anywhere = value == "yes",
                // The other lines set the table up, pay points or name things.
                _ => {}
            }
        }
        rules
    }

    fn prototype() -> HouseRules {
        HouseRules {
            simultaneous: false,
            mirrored: false,
            key_needs_point: false,
            empty_is_free: false,
            land_is_path: true,
            mountain_anywhere: true,
            mountain_pays_always: true,
            dreamer_on_red: false,
            exchange_gives_any: true,
            dreamworld_cards_in_travel_only: true,
            golem_anywhere: false,
            cycles: 5,
            box_of_shards: [16, 24, 20, 20, 14, 23],
            red_in_bag: 8,
            red_on_links: false,
            red_before_fill: true,
            dealt_again_at_last: false,
            solo: None,
        }
    }

    fn sylex() -> HouseRules {
        HouseRules {
            simultaneous: false,
            mirrored: false,
            key_needs_point: true,
            empty_is_free: true,
            land_is_path: false,
            mountain_anywhere: false,
            mountain_pays_always: false,
            dreamer_on_red: false,
            exchange_gives_any: true,
            dreamworld_cards_in_travel_only: false,
            golem_anywhere: false,
            cycles: 6,
            box_of_shards: [20, 28, 23, 23, 15, 25],
            red_in_bag: 3,
            red_on_links: true,
            red_before_fill: false,
            dealt_again_at_last: false,
            solo: None,
        }
    }

    fn huch() -> HouseRules {
        HouseRules {
            simultaneous: false,
            mirrored: false,
            key_needs_point: true,
            empty_is_free: true,
            land_is_path: false,
            mountain_anywhere: false,
            mountain_pays_always: false,
            dreamer_on_red: true,
            exchange_gives_any: false,
            dreamworld_cards_in_travel_only: false,
            golem_anywhere: true,
            cycles: 6,
            box_of_shards: [20, 28, 23, 23, 15, 25],
            red_in_bag: 3,
            red_on_links: true,
            red_before_fill: false,
            dealt_again_at_last: true,
            solo: None,
        }
    }
}
