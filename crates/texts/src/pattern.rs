//! A message in its short form, which the build makes of Fluent's: how it is said.
//!
//! ```text
//! text            itself
//! {name}          the argument
//! {name|one=…|3=…|word=…|=…}   the first pattern whose key fits it, or the last
//! ```
//!
//! A key is a number, a word, or `one`: the only plural that the languages of Lucid
//! tell from the others.

use std::fmt::Write as _;

/// The arguments of a message, by name.
#[derive(Clone, Debug, Default)]
pub(crate) struct Args(Vec<(&'static str, Value)>);

/// What an argument can be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    Number(i64),
    Text(String),
}

impl Args {
    /// No arguments.
    pub(crate) const fn new() -> Args {
        Args(Vec::new())
    }

    /// These arguments and one more.
    pub(crate) fn with(self, name: &'static str, value: impl Into<Value>) -> Args {
        self.and(name, value.into())
    }

    fn and(mut self, name: &'static str, value: Value) -> Args {
        self.0.push((name, value));
        self
    }

    /// The arguments as they were given.
    #[cfg(test)]
    pub(crate) fn iter(&self) -> impl Iterator<Item = &(&'static str, Value)> {
        self.0.iter()
    }

    fn get(&self, name: &str) -> Option<&Value> {
        let given = self.0.iter().find(|(known, _)| *known == name);
        debug_assert!(given.is_some(), "{name} is not given");
        Some(&given?.1)
    }
}

impl Value {
    fn fits(&self, key: &str) -> bool {
        match self {
            // Digits are never the key of a word.
            Value::Text(text) => text == key && !key.starts_with(|c: char| c.is_ascii_digit()),
            // In English and German alike.
            Value::Number(number) if key == "one" => number.abs() == 1,
            Value::Number(number) => key.parse() == Ok(*number),
        }
    }
}

/// Says a pattern with its arguments.
pub(crate) fn say(pattern: &str, args: &Args) -> String {
    let mut out = String::new();
    write(pattern, args, Some(&mut out));
    out
}

/// Writes a pattern, or reads over it; what follows it is returned.
fn write<'a>(mut rest: &'a str, args: &Args, mut out: Option<&mut String>) -> &'a str {
    loop {
        let (text, mark) = until(rest, b"{|}");
        if let Some(out) = &mut out {
            out.push_str(text);
        }
        let Some(inner) = mark.strip_prefix('{') else {
            return mark;
        };
        rest = placeable(inner, args, out.as_deref_mut());
    }
}

/// The same for what is between braces; the first has been read.
fn placeable<'a>(inner: &'a str, args: &Args, mut out: Option<&mut String>) -> &'a str {
    let (name, mut rest) = until(inner, b"|}");
    let value = args.get(name);
    if rest.starts_with('}')
        && let Some(out) = &mut out
    {
        match value {
            Some(Value::Text(text)) => out.push_str(text),
            Some(Value::Number(number)) => {
                let _ = write!(out, "{number}");
            }
            // A name is better than nothing for the reader of a release.
            None => out.push_str(name),
        }
    }
    let mut chosen = false;
    while let Some(variant) = rest.strip_prefix('|') {
        let (key, pattern) = variant.split_once('=').unwrap_or(("", variant));
        let fits = !chosen && (key.is_empty() || value.is_some_and(|value| value.fits(key)));
        chosen |= fits;
        rest = write(pattern, args, out.as_deref_mut().filter(|_| fits));
    }
    rest.strip_prefix('}').unwrap_or(rest)
}

/// A text up to the first of some marks, and from there.
fn until<'a>(text: &'a str, marks: &[u8]) -> (&'a str, &'a str) {
    let end = text.bytes().position(|byte| marks.contains(&byte));
    text.split_at(end.unwrap_or(text.len()))
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

/// Numbers of all kinds that are counted with here.
macro_rules! numbers {
    ($($kind:ty)+) => {
        $(impl From<$kind> for Value {
            fn from(number: $kind) -> Value {
                // Nothing is counted as far as this ends.
                Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })+
    };
}

numbers!(u8 u16 u32 u64 usize i8 i16 i32 i64);

#[cfg(test)]
mod tests {
    use super::{Args, say};

    #[test]
    fn arguments_stand_where_their_names_do() {
        let args = Args::new().with("who", "Ada").with("many", 3_u8);
        assert_eq!(say("{who} has {many}.", &args), "Ada has 3.");
        assert_eq!(say("Träume", &args), "Träume");
        assert_eq!(say("", &args), "");
    }

    #[test]
    fn the_first_key_that_fits_is_said_and_the_last_pattern_otherwise() {
        let pattern = "{n|0=none|one=a {who|Ada=lady|=man}|1=never|=many: {n}, {who}}!";
        for (number, told) in [
            (0, "none!"),
            (1, "a lady!"),
            (-1, "a lady!"),
            (2, "many: 2, Ada!"),
        ] {
            let args = Args::new().with("n", number).with("who", "Ada");
            assert_eq!(say(pattern, &args), told);
        }
        // A text is no number, and is never read as a pattern.
        let args = Args::new().with("n", "1").with("who", "{n}|}");
        assert_eq!(say("{n|1=number|=text} {who}", &args), "text {n}|}");
    }
}
