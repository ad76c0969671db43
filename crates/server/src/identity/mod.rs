//! Who somebody is: guests with a session, names, and passwords that keep them.

mod cookie;
mod name;
mod password;
mod secret;
mod session;

pub(crate) use cookie::Cookies;
pub use name::checked as checked_name;
pub(crate) use password::{Passwords, checked as checked_password};
pub use secret::same;
pub(crate) use session::Token;
