//! What solvers find, in words.

use lucid_tabletop::Seat;

use crate::Texts;
use crate::bundle::Args;

impl Texts {
    /// How much was solved, and in what time. The time comes written.
    pub fn solved(&self, segments: usize, milliseconds: &str) -> String {
        let args = Args::new().with("segments", segments);
        self.say(
            "solved",
            &args.with("milliseconds", milliseconds.to_owned()),
        )
    }

    /// The heading of a solution: its place, and what it is worth.
    pub fn solution(&self, place: usize, value: &str, asleep: bool) -> String {
        let id = match asleep {
            true => "solution-asleep",
            false => "solution-awake",
        };
        let args = Args::new().with("place", place);
        self.say(id, &args.with("value", value.to_owned()))
    }

    /// That a chest is opened.
    pub fn solution_opened(&self, spot: &str, keys: u8) -> String {
        let args = Args::new().with("spot", spot.to_owned());
        self.say("solution-opened", &args.with("keys", keys))
    }

    /// That the owner wakes up.
    pub fn solution_woke(&self) -> String {
        self.plain("solution-woke")
    }

    /// That a bat takes a segment.
    pub fn solution_lost(&self, segment: &str) -> String {
        let args = Args::new().with("segment", segment.to_owned());
        self.say("solution-lost", &args)
    }

    /// That nothing happens.
    pub fn solution_idle(&self) -> String {
        self.plain("solution-idle")
    }

    /// How well a Creation is solved: proved, or the most that any line is worth.
    /// Numbers with decimals come written.
    pub fn creation_solved(
        &self,
        player: &str,
        lines: usize,
        most: Option<&str>,
        nodes: &str,
        milliseconds: &str,
    ) -> String {
        let args = Args::new()
            .with("player", player.to_owned())
            .with("nodes", nodes.to_owned())
            .with("milliseconds", milliseconds.to_owned());
        match most {
            Some(most) => self.say("creation-bound", &args.with("most", most.to_owned())),
            None => self.say("creation-proved", &args.with("lines", lines)),
        }
    }

    /// The heading of a line of play: its place, and what its value is made of.
    pub fn creation_line(
        &self,
        place: usize,
        points: i16,
        [value, before, rest]: [&str; 3],
    ) -> String {
        let args = Args::new()
            .with("place", place)
            .with("points", points)
            .with("value", value.to_owned())
            .with("before", before.to_owned())
            .with("rest", rest.to_owned());
        self.say("creation-line", &args)
    }

    /// That chance decides what follows a step.
    pub fn creation_cut(&self, step: usize) -> String {
        self.say("creation-cut", &Args::new().with("step", step))
    }

    /// What a table is worth besides points: the name of a part.
    pub fn creation_rest(&self, part: CreationRest) -> String {
        self.plain(match part {
            CreationRest::Cards => "creation-rest-cards",
            CreationRest::Purposes => "creation-rest-purposes",
            CreationRest::Stored => "creation-rest-stored",
            CreationRest::Ground => "creation-rest-ground",
            CreationRest::Red => "creation-rest-red",
            CreationRest::Open => "creation-rest-open",
        })
    }

    /// Why there is no Creation to solve.
    pub fn creation_trouble(&self, trouble: CreationTrouble<'_>) -> String {
        let of = |id, seat: Option<Seat>, others: &str| {
            let args = Args::new().with("others", others.to_owned());
            let seat = seat.map(|seat| seat.to_string()).unwrap_or_default();
            self.say(id, &args.with("seat", seat))
        };
        match trouble {
            CreationTrouble::Nowhere => self.plain("creation-nowhere"),
            CreationTrouble::Nobody => self.plain("creation-nobody"),
            CreationTrouble::NotToAct(seat, others) => {
                of("creation-not-to-act", Some(seat), others)
            }
            CreationTrouble::NoSeat(seat, others) => of("creation-no-seat", Some(seat), others),
        }
    }
}

/// A part of what a table is worth besides points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CreationRest {
    /// Cards in front.
    Cards,
    /// The purposes.
    Purposes,
    /// Shards on cards.
    Stored,
    /// Trees, water, mountains and the Dreamer.
    Ground,
    /// Red shards.
    Red,
    /// What chance will decide.
    Open,
}

impl CreationRest {
    /// All parts.
    pub const ALL: [CreationRest; 6] = [
        CreationRest::Cards,
        CreationRest::Purposes,
        CreationRest::Stored,
        CreationRest::Ground,
        CreationRest::Red,
        CreationRest::Open,
    ];
}

/// Why there is no Creation to solve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CreationTrouble<'a> {
    /// No Creation runs.
    Nowhere,
    /// Nobody is to act.
    Nobody,
    /// The seat is not to act; these are.
    NotToAct(Seat, &'a str),
    /// There is no such seat; these there are.
    NoSeat(Seat, &'a str),
}
