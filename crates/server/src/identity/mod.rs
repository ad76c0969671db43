//! Identity: sessions of guests, names, and the passwords that protect them.

mod characters;
mod confusables;
mod cookie;
mod name;
mod password;
mod token;

pub(crate) use characters::{has_visible, is_direction};
pub(crate) use confusables::skeleton;
pub(crate) use cookie::{Cookie, Cookies};
pub use name::checked as checked_name;
pub(crate) use password::Passwords;
pub(crate) use token::Token;
