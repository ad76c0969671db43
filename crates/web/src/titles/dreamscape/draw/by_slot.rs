//! A value for some of the slots of a Dreamscape.

use lucid_dreamscape::Slot;

/// Values by slot, as a list: there are only ever a few, and a map would be more code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BySlot<T>(Vec<(Slot, T)>);

impl<T> Default for BySlot<T> {
    fn default() -> BySlot<T> {
        BySlot(Vec::new())
    }
}

impl<T> BySlot<T> {
    /// The value of a slot.
    pub fn get(&self, slot: Slot) -> Option<&T> {
        let known = self.0.iter().find(|(known, _)| *known == slot);
        known.map(|(_, value)| value)
    }

    /// All slots that have a value.
    pub fn iter(&self) -> impl Iterator<Item = &(Slot, T)> {
        self.0.iter()
    }
}

impl<T: Default> BySlot<T> {
    /// The value of a slot, inserted if it is missing.
    pub fn entry(&mut self, slot: Slot) -> &mut T {
        let known = self.0.iter().position(|(known, _)| *known == slot);
        let at = known.unwrap_or_else(|| {
            self.0.push((slot, T::default()));
            self.0.len() - 1
        });
        &mut self.0[at].1
    }
}

impl<T> FromIterator<(Slot, T)> for BySlot<T> {
    /// The slots must be unique.
    fn from_iter<I: IntoIterator<Item = (Slot, T)>>(all: I) -> BySlot<T> {
        BySlot(all.into_iter().collect())
    }
}
