//! What the table says beyond its boards: Mr Nightmare's turn as a story, which
//! step of a power is being played, what would be lost, where a way leads, what a
//! line of the journal speaks of, and what somebody new has to know now.

pub(crate) mod action_events;
pub mod first_evening;
pub mod loss;
pub mod mentions;
pub mod nightmare_story;
pub mod procedure;
pub mod sleeper_paths;
