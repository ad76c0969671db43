//! All lessons, in the order in which they are taken.

use std::sync::LazyLock;

use super::lesson::Lesson;

/// A part of the course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chapter {
    /// Dreamscape from the first step on.
    Dreamscape,
    /// Nightmare rules and the solo game.
    Nightmares,
    /// Dream Runners.
    Runners,
}

impl Chapter {
    /// All chapters.
    pub const ALL: [Chapter; 3] = [Chapter::Dreamscape, Chapter::Nightmares, Chapter::Runners];

    /// The lessons of the chapter.
    pub fn lessons(self) -> impl Iterator<Item = &'static Lesson> {
        let of_chapter = move |(lesson, (chapter, _)): (&'static Lesson, &(Chapter, &str))| {
            (*chapter == self).then_some(lesson)
        };
        course().iter().zip(FILES).filter_map(of_chapter)
    }
}

const FILES: &[(Chapter, &str)] = &[
    (
        Chapter::Dreamscape,
        include_str!("../../lessons/journey.txt"),
    ),
    (Chapter::Dreamscape, include_str!("../../lessons/keys.txt")),
    (
        Chapter::Dreamscape,
        include_str!("../../lessons/creation.txt"),
    ),
    (
        Chapter::Dreamscape,
        include_str!("../../lessons/dreamer.txt"),
    ),
    (
        Chapter::Dreamscape,
        include_str!("../../lessons/mountains.txt"),
    ),
    (Chapter::Dreamscape, include_str!("../../lessons/cards.txt")),
    (Chapter::Dreamscape, include_str!("../../lessons/trees.txt")),
    (
        Chapter::Dreamscape,
        include_str!("../../lessons/powers.txt"),
    ),
    (
        Chapter::Dreamscape,
        include_str!("../../lessons/storing.txt"),
    ),
    (
        Chapter::Dreamscape,
        include_str!("../../lessons/purposes.txt"),
    ),
    (
        Chapter::Dreamscape,
        include_str!("../../lessons/puzzle.txt"),
    ),
    (
        Chapter::Nightmares,
        include_str!("../../lessons/nightmares.txt"),
    ),
    (
        Chapter::Nightmares,
        include_str!("../../lessons/lonely.txt"),
    ),
];

/// All lessons.
///
/// # Panics
/// When one cannot be read, which a test rules out.
pub fn course() -> &'static [Lesson] {
    static COURSE: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
        let read = |(_, text): &(Chapter, &'static str)| {
            Lesson::read(text)
                .unwrap_or_else(|line| panic!("a lesson has an unreadable line: {line}"))
        };
        FILES.iter().map(read).collect()
    });
    &COURSE
}

/// The lesson with an id.
pub fn lesson(id: &str) -> Option<&'static Lesson> {
    course().iter().find(|lesson| lesson.id == id)
}
