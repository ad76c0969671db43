//! Names that people give themselves.

use lucid_protocol::{Code, ERASED_NAME, Problem, limits};

use super::characters::{has_visible, is_invisible};

/// A name as it is stored: trimmed, short, on one line, with visible characters.
///
/// It is always shown as text, so `<b>` and `'; DROP` are names like others.
///
/// # Errors
/// It is not a valid name.
pub fn checked(text: &str) -> Result<String, Problem> {
    let bad = |why: &str| Err(Problem::new(Code::BadName, why));
    let name = text.trim();
    if name.is_empty() {
        return bad("a name has at least one character");
    }
    if name == ERASED_NAME {
        return bad("those who were erased are called that: choose another name");
    }
    // Counted as it was typed, like the OpenAPI document does.
    if text.chars().count() > limits::NAME {
        return bad(&format!("a name has at most {} characters", limits::NAME));
    }
    if name.chars().any(|c| c != ' ' && is_invisible(c)) || !has_visible(name) {
        return bad("a name has no line breaks, control characters or invisible characters");
    }
    Ok(name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_kept_as_they_are() {
        for (typed, kept) in [
            ("Ada", "Ada"),
            ("  Zoë von Traum ", "Zoë von Traum"),
            ("<b>Ada</b>", "<b>Ada</b>"),
            ("'; DROP TABLE x; --", "'; DROP TABLE x; --"),
            ("夢", "夢"),
            ("🌙", "🌙"),
            ("علي", "علي"),
        ] {
            assert_eq!(checked(typed).as_deref(), Ok(kept));
        }
        assert!(checked(&"ä".repeat(limits::NAME)).is_ok());
    }

    #[test]
    fn what_cannot_be_seen_is_no_name() {
        let long = "a".repeat(limits::NAME + 1);
        for typed in [
            "",
            "   ",
            "\u{3000}",
            &long,
            &format!("Ada{}", " ".repeat(limits::NAME)),
            "a\nb",
            "a\0b",
            "a\u{202e}b",
            "\u{2066}a",
            "a\u{200b}",
            "\u{3164}",
            "a\u{2028}b",
            "\u{feff}a",
            "a\u{e0041}",
            "a\u{85}b",
            "\u{301}\u{301}",
            ERASED_NAME,
        ] {
            let problem = checked(typed).unwrap_err();
            assert_eq!(problem.code, Code::BadName, "{typed:?}");
        }
    }
}
