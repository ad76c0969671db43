//! A message in its short form, which the build makes of Fluent's: how it is said.
//!
//! ```text
//! text            itself
//! {0}             the first argument
//! {0|one=…|3=…|word=…|=…}   the first pattern whose key fits it, or the last
//! ```
//!
//! A key is a number, a word, or `one`: the only plural that the languages of Lucid
//! tell from the others.

use std::fmt::Write as _;

use crate::Argument;

impl Argument<'_> {
    fn fits(&self, key: &str) -> bool {
        match self {
            // Digits are never the key of a word.
            Argument::Text(text) => text == key && !key.starts_with(|c: char| c.is_ascii_digit()),
            Argument::Number(number) if key == "one" => number.abs() == 1,
            Argument::Number(number) => key.parse() == Ok(*number),
        }
    }
}

/// Says a pattern with its arguments.
pub(crate) fn say(pattern: &str, args: &[Argument<'_>]) -> String {
    let mut out = String::new();
    write(pattern, args, Some(&mut out));
    out
}

/// Writes a pattern, or reads over it; what follows it is returned.
fn write<'a>(mut rest: &'a str, args: &[Argument<'_>], mut out: Option<&mut String>) -> &'a str {
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
fn placeable<'a>(inner: &'a str, args: &[Argument<'_>], mut out: Option<&mut String>) -> &'a str {
    let (position, mut rest) = until(inner, b"|}");
    let value = position.parse().ok().and_then(|at: usize| args.get(at));
    debug_assert!(value.is_some(), "argument {position} of {args:?}");
    if rest.starts_with('}')
        && let Some(out) = &mut out
    {
        match value {
            Some(Argument::Text(text)) => out.push_str(text),
            Some(Argument::Number(number)) => {
                let _ = write!(out, "{number}");
            }
            None => {}
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

#[cfg(test)]
mod tests {
    use super::say;
    use crate::Argument;

    #[test]
    fn arguments_stand_where_their_numbers_do() {
        let args = [Argument::from(3_u8), Argument::from("Ada")];
        assert_eq!(say("{1} has {0}.", &args), "Ada has 3.");
        assert_eq!(say("Träume", &args), "Träume");
        assert_eq!(say("", &args), "");
    }

    #[test]
    fn the_first_key_that_fits_is_said_and_the_last_pattern_otherwise() {
        let pattern = "{0|0=none|one=a {1|Ada=lady|=man}|1=never|=many: {0}, {1}}!";
        for (number, told) in [
            (0, "none!"),
            (1, "a lady!"),
            (-1, "a lady!"),
            (2, "many: 2, Ada!"),
        ] {
            let args = [Argument::from(number), Argument::from("Ada")];
            assert_eq!(say(pattern, &args), told);
        }
        // A text is no number, and is never read as a pattern.
        let args = [Argument::from("1"), Argument::from("{0}|}")];
        assert_eq!(say("{0|1=number|=text} {1}", &args), "text {0}|}");
    }
}
