//! A drawing as a tree of elements.
//!
//! A board is redrawn from its view after every step. As a tree, it can be compared with the
//! previous drawing, so that the page changes only where the board did, and printed, so that
//! tests and pictures need no browser. Text is escaped here and nowhere else.

use std::fmt::Write;
use std::ops::Deref;

/// A part of a drawing.
#[derive(Clone, Debug, PartialEq)]
pub enum Node<I = ()> {
    /// An element.
    El(El<I>),
    /// Text.
    Text(String),
}

/// An element of a drawing, which may mean something when it is pressed. Drawings are put
/// together by moving elements, so one is the size of a pointer.
#[derive(Clone, Debug, PartialEq)]
pub struct El<I = ()>(Box<Element<I>>);

/// An element with its attributes and children.
#[derive(Clone, Debug, PartialEq)]
pub struct Element<I = ()> {
    /// The name of the element.
    pub tag: &'static str,
    /// Identifies it among its siblings from drawing to drawing; may be empty.
    pub key: String,
    /// Names and values; names are unique.
    pub attributes: Vec<(&'static str, String)>,
    /// What is inside.
    pub children: Vec<Node<I>>,
    /// Finished markup instead of children, only ever from the `art` crate.
    pub raw: Option<String>,
    /// The intent of a press on it.
    pub press: Option<I>,
}

/// An empty element.
pub fn el<I>(tag: &'static str) -> El<I> {
    El(Box::new(Element {
        tag,
        key: String::new(),
        attributes: Vec::new(),
        children: Vec::new(),
        raw: None,
        press: None,
    }))
}

impl<I> Deref for El<I> {
    type Target = Element<I>;

    fn deref(&self) -> &Element<I> {
        &self.0
    }
}

impl<I> El<I> {
    /// With an attribute.
    #[must_use]
    pub fn attr(self, name: &'static str, value: impl ToString) -> El<I> {
        self.attr_text(name, value.to_string())
    }

    fn attr_text(mut self, name: &'static str, value: String) -> El<I> {
        self.0.attributes.push((name, value));
        self
    }

    /// With a class.
    #[must_use]
    pub fn class(self, class: impl ToString) -> El<I> {
        self.attr("class", class)
    }

    /// With a key that identifies it among its siblings.
    #[must_use]
    pub fn key(mut self, key: impl ToString) -> El<I> {
        self.0.key = key.to_string();
        self
    }

    /// With one more child.
    #[must_use]
    pub fn child(self, child: El<I>) -> El<I> {
        self.node(Node::El(child))
    }

    /// With more children.
    #[must_use]
    pub fn children(self, children: impl IntoIterator<Item = El<I>>) -> El<I> {
        children.into_iter().fold(self, El::child)
    }

    /// With text inside.
    #[must_use]
    pub fn text(self, text: impl ToString) -> El<I> {
        self.node(Node::Text(text.to_string()))
    }

    fn node(mut self, node: Node<I>) -> El<I> {
        self.0.children.push(node);
        self
    }

    /// With finished markup inside.
    #[must_use]
    pub fn raw(mut self, markup: String) -> El<I> {
        self.0.raw = Some(markup);
        self
    }

    /// With an intent for when it is pressed.
    #[must_use]
    pub fn press(mut self, intent: I) -> El<I> {
        self.0.press = Some(intent);
        self
    }

    /// Collects the intents in tree order, and numbers their elements with `data-press`.
    pub fn number_presses(&mut self) -> Vec<I>
    where
        I: Copy,
    {
        let mut intents = Vec::new();
        self.number_into(&mut intents);
        intents
    }

    fn number_into(&mut self, intents: &mut Vec<I>)
    where
        I: Copy,
    {
        if let Some(intent) = self.press {
            let place = intents.len().to_string();
            self.0.attributes.push(("data-press", place));
            intents.push(intent);
        }
        for child in &mut self.0.children {
            if let Node::El(child) = child {
                child.number_into(intents);
            }
        }
    }

    /// The pieces by name, each with everything that determines its place: if that is the same
    /// in another drawing, the piece has not moved.
    pub fn pieces(&self) -> Vec<(&str, String)> {
        let mut found = Vec::new();
        self.pieces_into(&mut String::new(), &mut found);
        found
    }

    fn pieces_into<'a>(&'a self, trail: &mut String, found: &mut Vec<(&'a str, String)>) {
        let attribute = |name: &str| {
            let mut all = self.attributes.iter();
            all.find(|(n, _)| *n == name).map(|(_, v)| v.as_str())
        };
        if let Some(name) = attribute("data-piece") {
            found.push((name, format!("{trail}{}", self.markup())));
            return;
        }
        let length = trail.len();
        let places = ["transform", "style", "viewBox"].into_iter();
        for place in places.filter_map(attribute).chain([self.key.as_str()]) {
            trail.push_str(place);
            trail.push('/');
        }
        for child in &self.children {
            if let Node::El(child) = child {
                child.pieces_into(trail, found);
            }
        }
        trail.truncate(length);
    }

    /// The drawing as markup.
    pub fn markup(&self) -> String {
        let mut out = String::new();
        self.write(&mut out);
        out
    }

    fn write(&self, out: &mut String) {
        write!(out, "<{}", self.tag).expect("writing to a string succeeds");
        for (name, value) in &self.attributes {
            write!(out, " {name}=\"{}\"", escape(value)).expect("writing to a string succeeds");
        }
        out.push('>');
        match &self.raw {
            Some(markup) => out.push_str(markup),
            None => {
                for child in &self.children {
                    match child {
                        Node::El(child) => child.write(out),
                        Node::Text(text) => out.push_str(&escape(text)),
                    }
                }
            }
        }
        write!(out, "</{}>", self.tag).expect("writing to a string succeeds");
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_never_become_markup() {
        let tree = el::<()>("b").attr("title", "\"><i>").text("<script>");
        assert_eq!(
            tree.markup(),
            "<b title=\"&quot;&gt;&lt;i&gt;\">&lt;script&gt;</b>"
        );
    }

    #[test]
    fn the_place_of_a_piece_includes_its_surroundings() {
        let drawn = |isle: &str, frame: &str, class: &str| {
            let piece = el::<()>("g").attr("data-piece", "sleeper");
            let isle = el("g").key(isle).class(class).child(piece);
            el("svg").attr("viewBox", frame).child(isle)
        };
        let here = drawn("isle-1", "0 0 9 9", "calm");
        assert_eq!(here.pieces()[0].0, "sleeper");
        assert_eq!(
            here.pieces(),
            drawn("isle-1", "0 0 9 9", "legal").pieces(),
            "how its isle looks moves nothing"
        );
        assert_ne!(here.pieces(), drawn("isle-2", "0 0 9 9", "calm").pieces());
        assert_ne!(here.pieces(), drawn("isle-1", "0 0 8 9", "calm").pieces());
    }

    #[test]
    fn presses_are_numbered_in_order() {
        let press = |intent| el::<u8>("g").press(intent);
        let mut tree = el("svg").child(press(7)).child(el("g").child(press(9)));
        assert_eq!(tree.number_presses(), [7, 9]);
        assert!(tree.markup().contains("<g><g data-press=\"1\">"));
    }
}
