//! The pieces as values of events: in the words of the notation, with the ids of
//! the pack.

use lucid_tabletop::{Describe, Value};

use crate::{CardId, Colour, Content, Level, Link, Location, Power, Slot, TileId};

impl Describe<Content> for CardId {
    fn describe(&self, content: &Content) -> Value {
        Value::Word(content.card(*self).id.clone())
    }
}

impl Describe<Content> for TileId {
    fn describe(&self, content: &Content) -> Value {
        Value::Word(content.purpose(*self).id.clone())
    }
}

impl Describe<Content> for Slot {
    fn describe(&self, content: &Content) -> Value {
        Value::Word(content.grid().name(*self).to_string())
    }
}

impl Describe<Content> for Location {
    fn describe(&self, _: &Content) -> Value {
        Value::Number(self.number().into())
    }
}

impl Describe<Content> for Level {
    fn describe(&self, _: &Content) -> Value {
        Value::Number(self.number().into())
    }
}

impl Describe<Content> for Link {
    fn describe(&self, _: &Content) -> Value {
        Value::Word(self.to_string())
    }
}

impl Describe<Content> for Colour {
    fn describe(&self, _: &Content) -> Value {
        Value::Word(self.name().to_owned())
    }
}

impl Describe<Content> for Power {
    fn describe(&self, _: &Content) -> Value {
        Value::Word(self.name().to_owned())
    }
}
