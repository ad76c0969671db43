//! The protocol from outside.

mod page;
mod values;
