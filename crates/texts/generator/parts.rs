//! The parts in which a browser loads texts.
//!
//! It loads the texts of its first screens at once, and those of other pages with
//! their code. A program speaks of everything.

/// Files that are loaded together.
#[derive(Clone, Copy)]
pub(crate) struct Part {
    /// Its name in Rust.
    pub(crate) name: &'static str,
    /// What is said there.
    pub(crate) about: &'static str,
    /// The names of the files, without `.ftl`.
    pub(crate) files: &'static [&'static str],
}

/// All parts; each file is in one of them.
#[rustfmt::skip]
pub(crate) const PARTS: &[Part] = &[
    part("TABLE", "Home, the table of Dreamscape, and the end of a game.", &[
        "names", "refusals", "events", "duel", "boards", "actions", "labels", "web", "web-table",
    ]),
    part("RULES", "House rules.", &["rules"]),
    part("NEW", "A new game.", &["web-new"]),
    part("SETTINGS", "How the client behaves.", &["web-settings"]),
    part("EVENING", "Notes of a first evening.", &["web-evening"]),
    part("END", "The end of a game.", &["web-end"]),
    part("ADVICE", "Hints, and the review of a game.", &["web-advice"]),
    part("REPLAY", "Records of games.", &["records", "web-replay"]),
    part("LEARN", "Lessons and rules.", &["web-learn", "web-rules"]),
    part("PIECES", "The pieces of Dream Runners, and what packs are made of.", &["packs"]),
    part("PACKS", "Packs.", &["pack-findings", "web-pack-pages"]),
    part("COMPANION", "Mr Nightmare at a real table.", &["companion", "web-companion-page"]),
    part("RUNNERS", "Dream Runners.", &["runners", "web-runners-table"]),
    part("ONLINE", "Tables on the web.", &["web-online"]),
    part("TERMINAL", "What only the terminal says.", &[
        "interface", "solve", "arena", "balance", "forecast",
    ]),
];

const fn part(name: &'static str, about: &'static str, files: &'static [&'static str]) -> Part {
    Part { name, about, files }
}
