//! Tables on a server: the lobby, a new table, the table itself, one's own name.
//! They are reached through the doors of [`crate::rooms`] alone.

mod account;
mod dock;
mod gather;
mod lobby;
mod make;
mod menu;
mod name;
mod net;
pub mod pack;
mod problem;
mod room;
mod session;
mod talk;
mod turns;
mod wire;

pub use account::account_page;
pub use lobby::lobby_page;
pub use make::make_page;
pub use room::room_page;
pub use turns::turns_part;
