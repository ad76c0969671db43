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
        }
    }
}
