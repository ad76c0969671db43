//! Lessons: short courses through real positions of the engine.
//!
//! A lesson is data, one file in `lessons/` each: stages with a position, a goal, and a line
//! that reaches it. [`LessonTable`] lets the learner play from the position, and [`Teacher`]
//! says after every step whether the goal is reached, still in reach, or lost. Both know a game
//! only through its trait.

mod course;
mod lesson;
mod progress;
mod table;
mod teach;

pub use course::{Chapter, course, course_by_chapter, lesson};
pub use lesson::{Lesson, Stage, TablePart, Translated};
pub use progress::Progress;
pub use table::LessonTable;
pub use teach::{GoalContext, Taught, Teacher, Verdict, Wish};

#[cfg(test)]
mod tests;
