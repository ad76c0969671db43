//! A list of actions that never allocates.

use std::fmt;
use std::ops::Deref;

/// Room for the choices of any position; each game proves that its own fit.
const ROOM: usize = 1024;

/// The actions that a seat may choose from, filled by
/// [`Game::legal_actions`](crate::Game::legal_actions) and reused from step to step.
///
/// ```
/// use lucid_tabletop::Choices;
///
/// let mut choices = Choices::new();
/// choices.push('x');
/// choices.push('y');
/// assert_eq!(choices.len(), 2); // it reads like a slice
/// assert!(choices.contains(&'y'));
/// choices.clear();
/// assert!(choices.is_empty());
/// ```
#[derive(Clone)]
pub struct Choices<A> {
    len: usize,
    items: [A; ROOM],
}

impl<A: Copy + Default> Choices<A> {
    /// An empty list.
    pub fn new() -> Choices<A> {
        Choices {
            len: 0,
            items: [A::default(); ROOM],
        }
    }

    /// Removes all actions.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Adds an action.
    ///
    /// # Panics
    /// When there is no room left, which a game's own limits rule out.
    #[inline]
    pub fn push(&mut self, action: A) {
        self.items[self.len] = action;
        self.len += 1;
    }
}

impl<A: Copy + Default> Default for Choices<A> {
    fn default() -> Choices<A> {
        Choices::new()
    }
}

impl<A> Deref for Choices<A> {
    type Target = [A];

    #[inline]
    fn deref(&self) -> &[A] {
        &self.items[..self.len]
    }
}

impl<A: fmt::Debug> fmt::Debug for Choices<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
