//! Storage on the device: texts by name.

use std::cell::RefCell;

use crate::route::Route;

/// The storage is full or not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Full;

/// A storage of texts by name.
pub trait Storage {
    /// The text with a name.
    fn get(&self, name: &str) -> Option<String>;

    /// Stores a text.
    ///
    /// # Errors
    /// When there is no room; the old text stays.
    fn put(&self, name: &str, text: &str) -> Result<(), Full>;

    /// Deletes a text.
    fn remove(&self, name: &str);

    /// All names with a prefix.
    fn names(&self, start: &str) -> Vec<String>;

    /// Whether stored texts survive the page.
    fn lasts(&self) -> bool;
}

/// Whether this page warns that nothing is stored: pages on which people start something that
/// they expect to find again, so not the home page.
pub fn is_told_here(storage: &dyn Storage, page: &Route) -> bool {
    !storage.lasts() && !matches!(page, Route::Home | Route::Missing)
}

/// A storage that lasts as long as the page, for tests and for browsers without storage.
#[derive(Debug, Default)]
pub struct Memory(RefCell<Vec<(String, String)>>);

impl Storage for Memory {
    fn get(&self, name: &str) -> Option<String> {
        let all = self.0.borrow();
        let known = all.iter().find(|(known, _)| known == name);
        known.map(|(_, text)| text.clone())
    }

    fn put(&self, name: &str, text: &str) -> Result<(), Full> {
        self.remove(name);
        let text = (name.to_owned(), text.to_owned());
        self.0.borrow_mut().push(text);
        Ok(())
    }

    fn remove(&self, name: &str) {
        self.0.borrow_mut().retain(|(known, _)| known != name);
    }

    fn names(&self, start: &str) -> Vec<String> {
        let all = self.0.borrow();
        let names = all.iter().map(|(name, _)| name);
        names.filter(|n| n.starts_with(start)).cloned().collect()
    }

    fn lasts(&self) -> bool {
        false
    }
}

#[cfg(test)]
mod tests;
