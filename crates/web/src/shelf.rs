//! Where things are kept on the device: texts by name.

use std::cell::RefCell;

/// There is no room left, or keeping things is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Full;

/// A place that keeps texts by name.
pub trait Shelf {
    /// The text with a name.
    fn get(&self, name: &str) -> Option<String>;

    /// Keeps a text.
    ///
    /// # Errors
    /// When there is no room; what was kept under the name stays.
    fn put(&self, name: &str, text: &str) -> Result<(), Full>;

    /// Forgets a text.
    fn remove(&self, name: &str);

    /// All names that begin so.
    fn names(&self, start: &str) -> Vec<String>;
}

/// A shelf that lasts as long as the page, for tests and for browsers that
/// keep nothing.
#[derive(Debug, Default)]
pub struct Memory(RefCell<Vec<(String, String)>>);

impl Shelf for Memory {
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
}
