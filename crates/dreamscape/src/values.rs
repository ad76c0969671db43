//! The pieces as values of events: in the words of the notation, with the ids of
//! the pack.

use lucid_tabletop::{ToValue, Value};

use crate::{CardId, Colour, Content, Level, Link, Location, Power, Slot, TileId};

impl ToValue<Content> for CardId {
    fn describe(&self, content: &Content) -> Value {
        Value::Word(content.card(*self).id.clone())
    }
}

impl ToValue<Content> for TileId {
    fn describe(&self, content: &Content) -> Value {
        Value::Word(content.purpose(*self).id.clone())
    }
}

impl ToValue<Content> for Slot {
    fn describe(&self, content: &Content) -> Value {
        Value::Word(content.grid().name(*self).to_string())
    }
}

impl ToValue<Content> for Location {
    fn describe(&self, _: &Content) -> Value {
        Value::Number(self.number().into())
    }
}

impl ToValue<Content> for Level {
    fn describe(&self, _: &Content) -> Value {
        Value::Number(self.number().into())
    }
}

impl ToValue<Content> for Link {
    fn describe(&self, _: &Content) -> Value {
        Value::Word(self.to_string())
    }
}

impl ToValue<Content> for Colour {
    fn describe(&self, _: &Content) -> Value {
        Value::Word(self.name().to_owned())
    }
}

impl ToValue<Content> for Power {
    fn describe(&self, _: &Content) -> Value {
        Value::Word(self.name().to_owned())
    }
}
