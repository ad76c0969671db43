//! What solvers find, in words.

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
}
