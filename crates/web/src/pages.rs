//! The pages, one a file.

mod companion;
pub mod end;
pub mod evening;
pub mod hint;
pub mod home;
pub(crate) mod learn;
pub(crate) mod new;
mod packs;
pub(crate) mod replay;
pub mod review;
mod settings;
pub mod table;

pub use companion::companion_page;
pub use end::end_page;
pub use evening::evening_notes;
pub use home::home_page;
pub use learn::learn_page;
pub use new::{Beyond, new_page};
pub use packs::packs_page;
pub use replay::replay_page;
pub use review::review_page;
pub use settings::SettingsPage;
pub use table::{game_page, table};
