//! The pages that belong to no single title, one per file.

pub(crate) mod end;
pub mod evening;
pub(crate) mod game;
pub mod hint;
pub mod home;
pub(crate) mod learn;
pub(crate) mod new;
mod packs;
pub(crate) mod replay;
pub mod review;
mod settings;
pub(crate) mod share;

pub use evening::evening_notes;
pub use game::game_page;
pub use home::home_page;
pub use learn::learn_page;
pub use new::{Beyond, new_page};
pub use packs::packs_page;
pub use replay::replay_page;
pub use review::review_page;
pub use settings::SettingsPage;
