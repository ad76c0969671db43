//! Who somebody is: guests with a session, names, and passwords that keep them.

mod cookie;
mod name;
mod password;
mod secret;
mod session;
mod skeleton;
mod visible;

pub(crate) use cookie::{Cookie, Cookies};
pub use name::checked as checked_name;
pub(crate) use password::Passwords;
pub use secret::same;
pub(crate) use session::Token;
pub(crate) use skeleton::skeleton;
pub(crate) use visible::{has_visible, is_direction};
