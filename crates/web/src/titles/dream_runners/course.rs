//! The lessons on Dream Runners.

use lucid_texts::Phrase;

use crate::learn::Chapter;

/// All lessons are one chapter.
pub(super) const CHAPTERS: &[Chapter] = &[Chapter {
    title: Phrase::ChapterRunners,
    lessons: &[
        include_str!("../../../lessons/runners-compose.txt"),
        include_str!("../../../lessons/runners-gains.txt"),
        include_str!("../../../lessons/runners-sand.txt"),
        include_str!("../../../lessons/runners-shop.txt"),
    ],
}];
