//! The protocol from outside.

mod page;
