//! What the fuzz target of the companion tries.

use lucid_dreamscape::companion::{Companion, Entry, Journal};
use lucid_dreamscape::{Colour, Profile, Rules};

/// Any text as a game of the companion: refused, or kept and read again; and as
/// lines that somebody types.
pub fn companion(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    if let Ok(mut journal) = Journal::parse(text) {
        let written = journal.text();
        let again = Journal::parse(&written).expect("what was taken can be read");
        assert_eq!(again.companion(), journal.companion());
        assert_eq!(again.text(), written);
        while journal.undo().is_some() {}
        assert!(journal.is_empty());
    }
    // Lines that no journal would hold are typed as well.
    let rules = Rules::sylex().alone(Profile::WorstNightmares.difficulty());
    let start = Companion::new(rules, [Colour::Gray, Colour::Green]);
    let mut companion = start.expect("a solo game");
    for line in text.lines() {
        let Ok(entry) = Entry::parse(line) else {
            continue;
        };
        let before = companion.clone();
        if companion.enter(&entry).is_err() {
            assert_eq!(companion, before, "{line}");
        }
    }
}
