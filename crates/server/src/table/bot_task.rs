//! A bot's choice, computed on its own thread.

use std::fmt;

/// A choice that a bot has to make. It holds what the bot's seat may know and nothing else.
pub struct BotTask(Box<dyn FnOnce() -> Option<String> + Send>);

impl BotTask {
    pub(crate) fn new(choose: impl FnOnce() -> Option<String> + Send + 'static) -> BotTask {
        BotTask(Box::new(choose))
    }

    /// The bot's actions in notation, separated by spaces; nothing if it has none. This
    /// takes a while, so do not call it on a thread that serves others.
    pub fn run(self) -> Option<String> {
        (self.0)()
    }
}

impl fmt::Debug for BotTask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("BotTask")
    }
}
