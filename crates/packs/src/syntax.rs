//! What kind of mistake a parser of TOML has found.

/// What is wrong with how something is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slip {
    /// A key is there a second time.
    Twice,
    /// A key or its `=`.
    Key,
    /// A value that is neither text, list nor table.
    Value,
    /// A value is missing, or is a text without quotes.
    Bare,
    /// A text in quotes.
    Text,
    /// A list in brackets.
    List,
    /// A table or its heading.
    Table,
    /// Something else.
    Other,
}

/// Words of the parser's messages; the first that occurs decides.
const WORDS: &[(&str, Slip)] = &[
    ("duplicate key", Slip::Twice),
    ("string values must be quoted", Slip::Bare),
    ("string", Slip::Text),
    ("quote", Slip::Text),
    ("escape", Slip::Text),
    ("unicode", Slip::Text),
    ("table", Slip::Table),
    ("array", Slip::List),
    ("key", Slip::Key),
    ("assignment", Slip::Key),
    ("extra `=`", Slip::Key),
    ("value", Slip::Value),
    ("number", Slip::Value),
    ("numeric", Slip::Value),
    ("integer", Slip::Value),
    ("float", Slip::Value),
    ("radix", Slip::Value),
    ("mantissa", Slip::Value),
    ("exponent", Slip::Value),
    ("fraction", Slip::Value),
    ("boolean", Slip::Value),
    ("date", Slip::Value),
];

impl Slip {
    /// All kinds.
    pub const ALL: [Slip; 8] = [
        Slip::Twice,
        Slip::Key,
        Slip::Value,
        Slip::Bare,
        Slip::Text,
        Slip::List,
        Slip::Table,
        Slip::Other,
    ];

    /// The kind of mistake that a message describes.
    pub(crate) fn of(message: &str) -> Slip {
        // What was expected says less than what was found.
        let found = message.split(", expected").next().unwrap_or(message);
        let known = WORDS.iter().find(|(word, _)| found.contains(word));
        known.map_or(Slip::Other, |(_, slip)| *slip)
    }

    /// In half a sentence.
    pub(crate) const fn told(self) -> &'static str {
        match self {
            Slip::Twice => "a key appears twice",
            Slip::Key => "a key or its `=` is missing or wrong",
            Slip::Value => "a value is missing or cannot be read",
            Slip::Bare => "a value is missing, or is a text without quotes",
            Slip::Text => "a quoted text is not closed or not valid",
            Slip::List => "a list is not closed, or its commas are wrong",
            Slip::Table => "a table or its heading is not closed or not valid",
            Slip::Other => "it cannot be read from here on",
        }
    }
}

#[cfg(test)]
mod tests {
    use toml::de::DeTable;

    use super::Slip;

    #[test]
    fn the_parser_is_understood() {
        for (text, slip) in [
            ("a = 1\na = 2\n", Slip::Twice),
            ("a\n", Slip::Key),
            ("a = = 1\n", Slip::Key),
            ("a =\n", Slip::Bare),
            ("a = 0b19\n", Slip::Value),
            ("a = 1.e\n", Slip::Value),
            ("a = \"x\n", Slip::Text),
            ("a = x\n", Slip::Bare),
            ("a = [1, 2\n", Slip::List),
            ("a = [1,, 2]\n", Slip::List),
            ("[[a\n", Slip::Table),
            ("a = { b = 1\n", Slip::Table),
            ("# \u{1}\n", Slip::Other),
        ] {
            let (_, errors) = DeTable::parse_recoverable(text);
            let told: Vec<&str> = errors.iter().map(|error| error.message()).collect();
            let mut slips = told.iter().map(|message| Slip::of(message));
            assert!(slips.any(|found| found == slip), "{text:?}: {told:?}");
        }
    }
}
