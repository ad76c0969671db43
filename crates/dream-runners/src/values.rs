//! The pieces as values of events: in the words of the notation, with the ids of
//! the pack.

use lucid_tabletop::{ToValue, Value};

use crate::resolution::{Block, Stock};
use crate::{Action, ChestId, Content, Placed, SegmentId, Spot, Thing, TileId, notation};

impl ToValue<Content> for SegmentId {
    fn describe(&self, content: &Content) -> Value {
        Value::Word(content.segment(*self).id.clone())
    }
}

impl ToValue<Content> for TileId {
    fn describe(&self, content: &Content) -> Value {
        Value::Word(content.tile(*self).id.clone())
    }
}

impl ToValue<Content> for ChestId {
    fn describe(&self, content: &Content) -> Value {
        Value::Word(content.chest(*self).id.clone())
    }
}

/// As the action that lays it: `three-a@c3.1`.
impl ToValue<Content> for Placed {
    fn describe(&self, content: &Content) -> Value {
        let mut word = String::new();
        notation::write_action(content, Action::Put(*self), &mut word);
        Value::Word(word)
    }
}

impl ToValue<Content> for Spot {
    fn describe(&self, _: &Content) -> Value {
        Value::Word(self.to_string())
    }
}

impl ToValue<Content> for Block {
    fn describe(&self, _: &Content) -> Value {
        Value::Word(self.name().to_owned())
    }
}

impl ToValue<Content> for Thing {
    fn describe(&self, _: &Content) -> Value {
        let (kind, name) = notation::thing_name(*self);
        Value::Word(format!("{kind}{name}"))
    }
}

/// Fragments by their colour, as where they are taken.
impl ToValue<Content> for Stock {
    fn describe(&self, _: &Content) -> Value {
        let word = match self {
            Stock::Serenity => "serenity",
            Stock::Key => "key",
            Stock::Coin => "coin",
            Stock::Fragment(colour) => colour.name(),
            Stock::Star => "star",
        };
        Value::Word(word.to_owned())
    }
}
