//! All lessons in order.

use std::sync::LazyLock;

use lucid_texts::Phrase;

use super::lesson::Lesson;
use crate::titles::chapters;

/// A part of the course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// What it is called.
    pub title: Phrase,
    /// The texts of its lessons.
    pub lessons: &'static [&'static str],
}

/// All chapters, each with its lessons.
pub fn course_by_chapter() -> impl Iterator<Item = (&'static Chapter, &'static [Lesson])> {
    let mut rest = course();
    chapters().map(move |chapter| {
        let (lessons, later) = rest.split_at(chapter.lessons.len());
        rest = later;
        (chapter, lessons)
    })
}

/// All lessons.
///
/// # Panics
/// When one cannot be read, which a test rules out.
pub fn course() -> &'static [Lesson] {
    static COURSE: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
        let texts = chapters().flat_map(|chapter| chapter.lessons);
        let read = |text: &&'static str| {
            Lesson::read(text)
                .unwrap_or_else(|line| panic!("a lesson has an unreadable line: {line}"))
        };
        texts.map(read).collect()
    });
    &COURSE
}

/// The lesson with an id.
pub fn lesson(id: &str) -> Option<&'static Lesson> {
    course().iter().find(|lesson| lesson.id == id)
}
