//! The learner's progress, stored on the device.

use std::collections::{BTreeMap, BTreeSet};

use super::lesson::Lesson;
use crate::storage::{Full, Storage};

const NAME: &str = "lucid.learn";

/// The stages that are done, by lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress(BTreeMap<String, BTreeSet<usize>>);

impl Progress {
    /// The stored progress; unreadable text counts as none.
    pub fn find(storage: &impl Storage) -> Progress {
        let text = storage.get(NAME).unwrap_or_default();
        let line = |line: &str| {
            let (id, stages) = line.split_once(": ")?;
            let stages = stages.split(' ').filter_map(|word| word.parse().ok());
            Some((id.to_owned(), stages.collect()))
        };
        Progress(text.lines().filter_map(line).collect())
    }

    /// Stores it.
    ///
    /// # Errors
    /// When the device has no room.
    pub fn keep(&self, storage: &impl Storage) -> Result<(), Full> {
        let line = |(id, stages): (&String, &BTreeSet<usize>)| {
            let stages: Vec<String> = stages.iter().map(usize::to_string).collect();
            format!("{id}: {}\n", stages.join(" "))
        };
        let text: String = self.0.iter().map(line).collect();
        storage.put(NAME, &text)
    }

    /// Marks a stage, counted from 0, as done.
    pub fn add(&mut self, lesson: &Lesson, stage: usize) {
        let stages = self.0.entry(lesson.id.to_owned()).or_default();
        stages.insert(stage);
    }

    /// Whether a stage is done.
    pub fn has(&self, lesson: &Lesson, stage: usize) -> bool {
        self.0
            .get(lesson.id)
            .is_some_and(|stages| stages.contains(&stage))
    }

    /// How many stages of a lesson are done.
    pub fn count(&self, lesson: &Lesson) -> usize {
        (0..lesson.stages.len())
            .filter(|stage| self.has(lesson, *stage))
            .count()
    }

    /// Whether a whole lesson is done.
    pub fn is_done(&self, lesson: &Lesson) -> bool {
        self.count(lesson) == lesson.stages.len()
    }

    /// The stage to continue with: the first that is not done.
    pub fn next_stage(&self, lesson: &Lesson) -> usize {
        let mut open = (0..lesson.stages.len()).filter(|stage| !self.has(lesson, *stage));
        open.next().unwrap_or(0)
    }

    /// Whether nothing has been done yet.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Deletes all progress.
    pub fn forget(storage: &impl Storage) {
        storage.remove(NAME);
    }
}
