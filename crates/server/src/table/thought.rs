//! What a bot thinks about, to be worked out on a thread of its own.

use std::fmt;

/// A question to a bot. It holds what the bot's seat may know and nothing else.
pub struct Thought(Box<dyn FnOnce() -> Option<String> + Send>);

impl Thought {
    pub(super) fn new(think: impl FnOnce() -> Option<String> + Send + 'static) -> Thought {
        Thought(Box::new(think))
    }

    /// The bot's actions in notation, joined by blanks; nothing if it has none.
    /// It takes its time: not for a thread that serves others.
    pub fn think(self) -> Option<String> {
        (self.0)()
    }
}

impl fmt::Debug for Thought {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Thought")
    }
}
