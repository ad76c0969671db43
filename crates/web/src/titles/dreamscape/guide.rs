//! Guidance beyond the boards: Mr Nightmare's turn as a story, the current step of a power,
//! what an action would waste, paths of the Sleeper, and the places that a journal line
//! mentions.

pub(crate) mod action_events;
pub mod loss;
pub mod mentions;
pub mod nightmare_story;
pub mod procedure;
pub mod sleeper_paths;
