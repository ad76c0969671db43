//! How hard he is: a line of the printed table, or one of your own (L3).

use std::fmt;
use std::str::FromStr;

use crate::{ByColour, Colour};

/// A printed line of the difficulty table (L3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Profile {
    /// The easiest.
    TroubledNights,
    /// The second.
    BadDreams,
    /// The third.
    ColdSweat,
    /// The hardest.
    WorstNightmares,
}

impl Profile {
    /// All profiles, the easiest first.
    pub const ALL: [Profile; 4] = [
        Profile::TroubledNights,
        Profile::BadDreams,
        Profile::ColdSweat,
        Profile::WorstNightmares,
    ];

    /// The name in rules and commands (L3).
    pub const fn name(self) -> &'static str {
        [
            "troubled-nights",
            "bad-dreams",
            "cold-sweat",
            "worst-nightmares",
        ][self as usize]
    }

    /// The profile with a name (L3).
    pub fn named(name: &str) -> Option<Profile> {
        Profile::ALL
            .into_iter()
            .find(|profile| profile.name() == name)
    }

    /// L3: the numbers of this profile.
    pub const fn difficulty(self) -> Difficulty {
        match self {
            Profile::TroubledNights => Difficulty::new([5, 3, 3, 4, 4, 3]),
            Profile::BadDreams => Difficulty::new([3, 3, 3, 3, 3, 3]),
            Profile::ColdSweat => Difficulty::new([4, 2, 2, 2, 2, 4]),
            Profile::WorstNightmares => Difficulty::new([3, 1, 1, 2, 2, 5]),
        }
    }
}

/// How many shards of each colour he discards at a time, and his points for
/// each red shard.
///
/// ```
/// use lucid_dreamscape::{Colour, Difficulty, Profile};
///
/// let line: Difficulty = "3/3/3/2/3/3".parse().unwrap();
/// assert_eq!((line.threshold(Colour::Brown), line.red_points()), (2, 3));
/// assert!(line.problems().next().is_none());
/// assert_eq!(Profile::named("bad-dreams").unwrap().difficulty().profile(), Some(Profile::BadDreams));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Difficulty(ByColour<u8>);

/// The columns of the table.
const COLUMNS: [Colour; 6] = [
    Colour::Gray,
    Colour::White,
    Colour::Blue,
    Colour::Brown,
    Colour::Green,
    Colour::Red,
];

/// A number that no line can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DifficultyProblem {
    /// The column.
    pub colour: Colour,
    /// The number.
    pub number: u8,
}

impl Difficulty {
    /// L3: a line from its numbers: gray, white, blue, brown, green, points for red.
    pub const fn new([gray, white, blue, brown, green, red]: [u8; 6]) -> Difficulty {
        Difficulty(ByColour([green, blue, gray, brown, white, red]))
    }

    /// L7: how many shards of a colour, not red, he discards at a time.
    #[inline]
    pub fn threshold(&self, colour: Colour) -> u8 {
        self.0[colour]
    }

    /// His points for each red shard (L14).
    #[inline]
    pub fn red_points(&self) -> u8 {
        self.0[Colour::Red]
    }

    /// L3: the numbers: gray, white, blue, brown, green, points for red.
    pub fn numbers(&self) -> [u8; 6] {
        COLUMNS.map(|colour| self.0[colour])
    }

    /// L3: the printed line that has these numbers.
    pub fn profile(&self) -> Option<Profile> {
        Profile::ALL
            .into_iter()
            .find(|profile| profile.difficulty() == *self)
    }

    /// Numbers out of range: he discards 1 to 9 shards and scores 0 to 9 points (L3).
    pub fn problems(&self) -> impl Iterator<Item = DifficultyProblem> + '_ {
        COLUMNS.into_iter().filter_map(|colour| {
            let number = self.0[colour];
            let least = u8::from(colour != Colour::Red);
            (number < least || number > 9).then_some(DifficultyProblem { colour, number })
        })
    }
}

impl fmt::Display for Difficulty {
    /// L3: `bad-dreams`, or `3/3/3/2/3/3` for numbers of your own.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(profile) = self.profile() {
            return f.write_str(profile.name());
        }
        f.write_str(&self.numbers().map(|number| number.to_string()).join("/"))
    }
}

/// The text is neither a profile nor six numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseDifficultyError;

impl FromStr for Difficulty {
    type Err = ParseDifficultyError;

    /// L3: reads a profile, or six numbers.
    fn from_str(text: &str) -> Result<Difficulty, ParseDifficultyError> {
        if let Some(profile) = Profile::named(text) {
            return Ok(profile.difficulty());
        }
        let number = |text: &str| text.parse::<u8>().map_err(|_| ParseDifficultyError);
        let numbers: Vec<u8> = text.split('/').map(number).collect::<Result<_, _>>()?;
        let numbers: [u8; 6] = numbers.try_into().map_err(|_| ParseDifficultyError)?;
        Ok(Difficulty::new(numbers))
    }
}
