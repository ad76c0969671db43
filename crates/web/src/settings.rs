//! The settings, stored as `name: value` lines.

use std::fmt;

use lucid_texts::Language;

/// Night or day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the system prefers.
    #[default]
    System,
    /// Always night.
    Night,
    /// Always day.
    Day,
}

/// How much is animated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Motion {
    /// As the system prefers.
    #[default]
    System,
    /// As little as possible.
    Calm,
}

/// How fast bots and Mr Nightmare play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Slow enough to follow every step.
    Slow,
    /// As at a table.
    #[default]
    Normal,
    /// For people who know the game.
    Quick,
    /// Without any pause.
    Instant,
}

impl Pace {
    /// The pause before a step, in milliseconds.
    pub const fn pause(self) -> u32 {
        match self {
            Pace::Slow => 900,
            Pace::Normal => 380,
            Pace::Quick => 110,
            Pace::Instant => 0,
        }
    }

    /// How long a sentence of a story is shown, in milliseconds; nothing if stories do not
    /// advance by themselves.
    pub const fn sentence(self) -> Option<u32> {
        match self {
            Pace::Slow => Some(3400),
            Pace::Normal => Some(1900),
            Pace::Quick => Some(900),
            Pace::Instant => None,
        }
    }
}

/// Whether the table asks before something is lost for good.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Caution {
    /// It asks.
    #[default]
    Ask,
    /// It does not ask.
    Go,
}

/// How loud the table sounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Volume {
    /// Not at all.
    Off,
    /// For a room in which somebody sleeps.
    #[default]
    Soft,
    /// As loud as it gets, which is quiet.
    Full,
}

impl Volume {
    /// The part of its loudness that a sound has; nothing if it is not heard.
    pub const fn part(self) -> Option<f32> {
        match self {
            Volume::Off => None,
            Volume::Soft => Some(0.4),
            Volume::Full => Some(1.0),
        }
    }
}

/// Where somebody new is in their first evening, in which notes guide them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Evening {
    /// It has not begun.
    #[default]
    New,
    /// Notes are shown when they matter.
    Going,
    /// It is over for good.
    Done,
}

/// All that a player can set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// The language; the browser's if none is chosen.
    pub language: Option<Language>,
    /// Night or day.
    pub theme: Theme,
    /// How much is animated.
    pub motion: Motion,
    /// How loud the table sounds; it is silent where little moves.
    pub sound: Volume,
    /// How fast others play.
    pub pace: Pace,
    /// Whether the table asks before something is lost for good.
    pub caution: Caution,
    /// The player's name.
    pub name: String,
    /// Whether the welcome has been seen.
    pub welcomed: bool,
    /// The first evening.
    pub evening: Evening,
    /// The names of its notes that have been read, with blanks between.
    pub read: String,
}

macro_rules! words {
    ($kind:ident: $($value:ident = $word:literal),+) => {
        impl $kind {
            /// All values.
            pub const ALL: &'static [$kind] = &[$($kind::$value),+];

            /// The word in the text of settings.
            pub const fn word(self) -> &'static str {
                match self {
                    $($kind::$value => $word,)+
                }
            }

            fn of(word: &str) -> $kind {
                let found = $kind::ALL.iter().find(|value| value.word() == word);
                found.copied().unwrap_or_default()
            }
        }
    };
}

words!(Theme: System = "system", Night = "night", Day = "day");
words!(Motion: System = "system", Calm = "calm");
words!(Volume: Off = "off", Soft = "soft", Full = "full");
words!(Evening: New = "new", Going = "going", Done = "done");
words!(Pace: Slow = "slow", Normal = "normal", Quick = "quick", Instant = "instant");
words!(Caution: Ask = "ask", Go = "go");

impl Settings {
    /// Parses settings. Unreadable lines are ignored, because older and newer versions share
    /// one device.
    pub fn parse(text: &str) -> Settings {
        let mut settings = Settings::default();
        let mut evening = None;
        for (name, value) in text.lines().filter_map(|line| line.split_once(": ")) {
            match name {
                "language" => settings.language = Language::from_tag(value),
                "theme" => settings.theme = Theme::of(value),
                "motion" => settings.motion = Motion::of(value),
                "sound" => settings.sound = Volume::of(value),
                "pace" => settings.pace = Pace::of(value),
                "caution" => settings.caution = Caution::of(value),
                "name" => settings.name = tidy_name(value),
                "welcomed" => settings.welcomed = value == "yes",
                "evening" => evening = Some(Evening::of(value)),
                "read" => settings.read = value.to_owned(),
                _ => {}
            }
        }
        // Who played before there were first evenings needs none.
        settings.evening = evening.unwrap_or(match settings.welcomed {
            true => Evening::Done,
            false => Evening::New,
        });
        settings
    }
}

impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(language) = self.language {
            writeln!(f, "language: {}", language.tag())?;
        }
        writeln!(f, "theme: {}", self.theme.word())?;
        writeln!(f, "motion: {}", self.motion.word())?;
        writeln!(f, "sound: {}", self.sound.word())?;
        writeln!(f, "pace: {}", self.pace.word())?;
        writeln!(f, "caution: {}", self.caution.word())?;
        if !self.name.is_empty() {
            writeln!(f, "name: {}", self.name)?;
        }
        if !self.read.is_empty() {
            writeln!(f, "read: {}", self.read)?;
        }
        writeln!(f, "evening: {}", self.evening.word())?;
        writeln!(f, "welcomed: {}", if self.welcomed { "yes" } else { "no" })
    }
}

/// The longest name, in characters.
pub const MAX_NAME: usize = 24;

/// A name that fits into records: one line, no separators, limited length.
pub fn tidy_name(name: &str) -> String {
    let plain: String = name
        .chars()
        .map(|c| if c.is_control() || c == '/' { ' ' } else { c })
        .collect();
    let words: Vec<&str> = plain.split_whitespace().collect();
    let short: String = words.join(" ").chars().take(MAX_NAME).collect();
    short.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_round_trip() {
        let settings = Settings {
            language: Some(Language::German),
            theme: Theme::Day,
            motion: Motion::Calm,
            sound: Volume::Off,
            pace: Pace::Quick,
            caution: Caution::Go,
            name: "Ada".to_owned(),
            welcomed: true,
            evening: Evening::Going,
            read: "candle key".to_owned(),
        };
        assert_eq!(Settings::parse(&settings.to_string()), settings);
        let first = Settings::default();
        assert_eq!(Settings::parse(&first.to_string()), first);
    }

    #[test]
    fn unreadable_settings_are_ignored() {
        let settings = Settings::parse("theme: dusk\nlanguage: xx\nwings: 2\npace: slow\n");
        assert_eq!(settings.theme, Theme::System);
        assert_eq!(settings.language, None);
        assert_eq!(settings.sound, Volume::Soft);
        assert_eq!(settings.pace, Pace::Slow);
    }

    #[test]
    fn a_first_evening_is_for_those_who_never_played() {
        assert_eq!(Settings::parse("welcomed: no\n").evening, Evening::New);
        assert_eq!(Settings::parse("welcomed: yes\n").evening, Evening::Done);
        let going = Settings::parse("welcomed: yes\nevening: going\n");
        assert_eq!(going.evening, Evening::Going);
    }

    #[test]
    fn a_name_fits_a_record() {
        assert_eq!(tidy_name("  Ada / Bob\n "), "Ada Bob");
        assert_eq!(tidy_name(&"x".repeat(99)).chars().count(), MAX_NAME);
    }
}
