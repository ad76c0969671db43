//! Which characters are visible, for names and for the chat.

/// Whether a character changes the direction of the text around it (Unicode's
/// `Bidi_Control`), so that others would not read what was written.
pub(crate) fn is_direction(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Whether a character shows nothing: spaces, control and direction characters, characters
/// without width, and letters that are blank.
pub(crate) fn is_invisible(c: char) -> bool {
    c.is_whitespace()
        || c.is_control()
        || is_direction(c)
        || matches!(c,
            // Soft hyphen, grapheme joiner, and letters that are blank.
            '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{1d159}'
            // Without width.
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{206f}'
            | '\u{feff}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Whether a character belongs to the one before it: accents and variation selectors.
pub(crate) fn is_accent(c: char) -> bool {
    matches!(c,
        '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe00}'..='\u{fe0f}' | '\u{fe20}'..='\u{fe2f}')
}

/// Whether a text has visible characters.
pub(crate) fn has_visible(text: &str) -> bool {
    text.chars().any(|c| !is_invisible(c) && !is_accent(c))
}
