//! The messages, compiled in, in the parts in which a browser loads them: the
//! Fluent files in `locales` in the short form that the build gives them.
//!
//! A program speaks of everything; the browser client loads the texts of its
//! first screens at once and those of a room when somebody enters it.

/// The parts of one language, by the folder of its files.
macro_rules! locale {
    ($tag:literal) => {
        locale! { $tag:
            /// What home, the table of Dreamscape and the end of a game say.
            TABLE = ["names", "refusals", "events", "duel", "boards", "actions", "labels", "web", "web-table"];
            /// House rules.
            RULES = ["rules"];
            /// A new game.
            NEW = ["web-new"];
            /// The end of a game.
            END = ["web-end"];
            /// Hints, and the review of a game.
            ADVICE = ["web-advice"];
            /// Records of games.
            REPLAY = ["records", "web-replay"];
            /// Lessons and rules.
            LEARN = ["web-learn", "web-rules"];
            /// The pieces of Dream Runners, and what packs are made of.
            PIECES = ["packs"];
            /// Packs.
            PACKS = ["pack-findings", "web-pack-pages"];
            /// Mr Nightmare at a real table.
            COMPANION = ["companion", "web-companion-page"];
            /// Dream Runners.
            RUNNERS = ["runners", "web-runners-table"];
            /// Tables on the web.
            ONLINE = ["web-online"];
            /// What only the terminal says.
            TERMINAL = ["interface", "solve", "arena", "balance"];
        }
    };
    ($tag:literal: $($(#[$doc:meta])+ $part:ident = [$($file:literal),+];)+) => {
        $($(#[$doc])+
        pub static $part: &[&str] = &[
            $(include_str!(concat!(env!("OUT_DIR"), "/", $tag, "/", $file, ".txt")),)+
        ];)+

        /// All parts.
        pub(crate) static ALL: &[&[&str]] = &[$($part),+];
    };
}

/// English.
pub mod english {
    locale!("en");
}

/// German.
pub mod german {
    locale!("de");
}
