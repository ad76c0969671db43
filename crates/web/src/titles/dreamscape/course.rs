//! The lessons on Dreamscape.

use lucid_texts::Phrase;

use crate::learn::Chapter;

/// The basics, then nightmare rules and the solo game.
pub(super) const CHAPTERS: &[Chapter] = &[
    Chapter {
        title: Phrase::ChapterDreamscape,
        lessons: &[
            include_str!("../../../lessons/journey.txt"),
            include_str!("../../../lessons/keys.txt"),
            include_str!("../../../lessons/creation.txt"),
            include_str!("../../../lessons/dreamer.txt"),
            include_str!("../../../lessons/mountains.txt"),
            include_str!("../../../lessons/cards.txt"),
            include_str!("../../../lessons/trees.txt"),
            include_str!("../../../lessons/powers.txt"),
            include_str!("../../../lessons/storing.txt"),
            include_str!("../../../lessons/purposes.txt"),
            include_str!("../../../lessons/puzzle.txt"),
        ],
    },
    Chapter {
        title: Phrase::ChapterNightmares,
        lessons: &[
            include_str!("../../../lessons/nightmares.txt"),
            include_str!("../../../lessons/lonely.txt"),
        ],
    },
];
