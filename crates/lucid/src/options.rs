//! Options that several commands share.

mod bots;
mod house_rules;

pub(crate) use bots::{Bot, bots, bots_by_seat, help_on_bots};
pub(crate) use house_rules::{refuse, set_house_rules};

/// Reads a number that may be 0.
pub(crate) fn whole(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| "not a whole number".to_owned())
}

/// Reads a number of which there must be at least one.
pub(crate) fn count(text: &str) -> Result<u64, String> {
    let number = text.parse().ok().filter(|number| *number > 0);
    number.ok_or_else(|| "not a whole number from 1 on".to_owned())
}
