//! Building one picture: its body, and the drawings that the body uses.

use std::fmt::{self, Display, Write};

use crate::symbols::{drawing, parts};
use crate::text::SANS;
use crate::theme::{Cloth, Look, Palette, Theme};

/// Writes into a picture as `format!` would.
macro_rules! draw {
    ($picture:expr, $($text:tt)*) => { $picture.put(format_args!($($text)*)) };
}
pub(crate) use draw;

/// A picture under way.
pub(crate) struct Picture<'a> {
    look: &'a Look<'a>,
    /// The colours of seats in the drawings.
    cloth: Cloth,
    /// The paper behind glyphs, which shows through their holes.
    paper: &'static str,
    kind: &'static str,
    prefix: String,
    defs: String,
    body: String,
    names: Vec<&'static str>,
}

impl<'a> Picture<'a> {
    /// An empty picture of a thing with an id.
    pub(crate) fn new(look: &'a Look<'a>, kind: &'static str, id: &str) -> Picture<'a> {
        let proper = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        let id: String = id.chars().filter(|c| proper(*c)).collect();
        let before: String = look.prefix.chars().filter(|c| proper(*c)).collect();
        let (theme, seat) = (look.theme.name(), look.seat.name());
        Picture {
            look,
            cloth: look.cloth(),
            paper: look.theme.palette().card,
            kind,
            prefix: format!("{before}{kind}-{id}-{theme}-{seat}-"),
            defs: String::new(),
            body: String::new(),
            names: Vec::new(),
        }
    }

    /// The same picture with other colours of seats.
    pub(crate) fn with_cloth(mut self, cloth: Cloth) -> Picture<'a> {
        self.cloth = cloth;
        self
    }

    pub(crate) fn palette(&self) -> &'static Palette {
        self.look.theme.palette()
    }

    pub(crate) fn cloth(&self) -> Cloth {
        self.cloth
    }

    pub(crate) fn put(&mut self, text: fmt::Arguments<'_>) {
        self.body
            .write_fmt(text)
            .expect("writing to a string succeeds");
    }

    /// Adds a definition; `{id}` in it becomes the id under which to refer to it.
    pub(crate) fn define(&mut self, name: &str, text: &str) -> String {
        let id = format!("{}{name}", self.prefix);
        self.defs.push_str(&text.replace("{id}", &id));
        id
    }

    /// Shows a drawing, with attributes that say where.
    pub(crate) fn stamp(&mut self, name: &'static str, attributes: impl Display) {
        if self.look.theme == Theme::Page {
            draw!(self, "<use href=\"#{name}\"{attributes}/>");
            return;
        }
        self.need(name);
        let prefix = self.prefix.clone();
        draw!(self, "<use href=\"#{prefix}{name}\"{attributes}/>");
    }

    fn need(&mut self, name: &'static str) {
        if !self.names.contains(&name) {
            self.names.push(name);
            parts(drawing(name)).for_each(|part| self.need(part));
        }
    }

    /// The body alone, for a page that has the drawings.
    pub(crate) fn fragment(self) -> String {
        debug_assert!(self.names.is_empty() && self.defs.is_empty());
        self.body
    }

    /// The whole file, showing a part of the plane at its natural size.
    pub(crate) fn finish(self, frame: Frame, label: &str) -> String {
        let Frame {
            x,
            y,
            width,
            height,
        } = frame;
        let (kind, label) = (self.kind, escape(label));
        let (w, h) = (Number(width), Number(height));
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"{kind}\" width=\"{w}\" height=\"{h}\" \
             viewBox=\"{} {} {w} {h}\" role=\"img\" aria-label=\"{label}\">",
            Number(x),
            Number(y),
        );
        out.push_str("<defs>");
        out.push_str(&self.defs);
        for name in &self.names {
            out.push_str(&self.resolved(drawing(name)));
        }
        out.push_str("</defs>");
        out.push_str(&self.body);
        out.push_str("</svg>");
        out
    }

    /// A drawing as a group, with ids of this picture and its colours.
    fn resolved(&self, drawing: &str) -> String {
        let flat: String = drawing.lines().map(str::trim_start).collect();
        let prefix = &self.prefix;
        let text = flat
            .replace("<symbol", "<g")
            .replace("</symbol", "</g")
            .replace(" id=\"", &format!(" id=\"{prefix}"))
            .replace("href=\"#", &format!("href=\"#{prefix}"))
            .replace("url(#", &format!("url(#{prefix}"));
        filled(text, self.palette(), self.cloth, self.paper)
    }
}

/// A drawing with colours in the place of their names in braces.
pub(crate) fn filled(drawing: String, palette: &Palette, cloth: Cloth, paper: &str) -> String {
    let mut text = drawing;
    for (name, colour) in [
        ("{seat}", cloth.fill),
        ("{seat-deep}", cloth.deep),
        ("{seat-pale}", cloth.pale),
        ("{paper}", paper),
        ("{slot}", palette.slot),
        ("{slot-rim}", palette.slot_rim),
        ("{ground-lit}", palette.ground_lit),
        ("{shade}", palette.shade),
        ("{sans}", SANS),
    ] {
        if text.contains(name) {
            text = text.replace(name, colour);
        }
    }
    text
}

/// The part of the plane that a picture shows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

impl Frame {
    /// From the origin, with this width and height.
    pub(crate) const fn sized(width: f64, height: f64) -> Frame {
        Frame {
            x: 0.0,
            y: 0.0,
            width,
            height,
        }
    }
}

/// Attributes that put a drawing at a place.
pub(crate) fn at(x: f64, y: f64) -> String {
    format!(" x=\"{}\" y=\"{}\"", Number(x), Number(y))
}

/// Attributes that put a drawing at a place, smaller or larger.
pub(crate) fn scaled(x: f64, y: f64, scale: f64) -> String {
    let (x, y, scale) = (Number(x), Number(y), Number(scale));
    format!(" transform=\"translate({x} {y}) scale({scale})\"")
}

/// A number with at most two decimals.
#[derive(Clone, Copy, Debug)]
pub struct Number(pub f64);

impl Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = (self.0 * 100.0).round() as i64;
        let (sign, size) = (
            if hundredths < 0 { "-" } else { "" },
            hundredths.unsigned_abs(),
        );
        let (whole, part) = (size / 100, size % 100);
        match part {
            0 => write!(f, "{sign}{whole}"),
            _ if part % 10 == 0 => write!(f, "{sign}{whole}.{}", part / 10),
            _ => write!(f, "{sign}{whole}.{part:02}"),
        }
    }
}

/// Text that is safe between tags and in attributes, without characters that XML forbids.
pub(crate) fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\t' | '\n' | '\r' => out.push(' '),
            '\u{fffe}' | '\u{ffff}' => {}
            c if c.is_control() => {}
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        for (number, text) in [
            (0.0, "0"),
            (-0.001, "0"),
            (1.5, "1.5"),
            (-12.25, "-12.25"),
            (0.05, "0.05"),
            (88.0, "88"),
        ] {
            assert_eq!(Number(number).to_string(), text);
        }
    }

    #[test]
    fn escaped_text_has_no_markup_and_no_forbidden_character() {
        assert_eq!(
            escape("a<b>&\"'\u{1}\u{ffff}\n"),
            "a&lt;b&gt;&amp;&quot;&#39; "
        );
    }
}
