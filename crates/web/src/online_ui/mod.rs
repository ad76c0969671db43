//! The pages of tables on a server: the lobby, a new table, the table itself, the account. They
//! are [`crate::chunks`].

mod account;
mod chat;
mod lobby;
mod menu;
mod name;
mod net;
mod new_table;
mod own_tables;
pub mod pack;
mod problem;
mod session;
mod status_bar;
mod table;
mod waiting_room;
mod wire;

pub use account::account_page;
pub use lobby::lobby_page;
pub use new_table::new_table_page;
pub use own_tables::own_tables;
pub use table::table_page;
