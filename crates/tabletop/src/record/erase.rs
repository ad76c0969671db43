//! Taking a name out of a record.

use super::{Record, RecordError};
use crate::Seat;

/// Removes a seat's name, and the salt that it was bound with, from the text of a
/// record; every other line stays as it is.
///
/// The record verifies as before, and its commitment and digest are the same. Only
/// names of people are meant to be erased, but a bot's can be, too. A seat that
/// the game does not have changes nothing.
///
/// # Errors
/// When the text is not a record.
///
/// ```
/// use lucid_tabletop::Seat;
/// use lucid_tabletop::record::{Record, erase_name};
///
/// let text = "lucid record 1\ngame: go\nversion: 1\nrules: plain\npack: none 00\n\
///     seats: Ada / Bob\ncommitment: \
///     0000000000000000000000000000000000000000000000000000000000000000\n\n\
///     1 move A | a b\nresult | A 1 B 2 | B\n";
/// let erased = erase_name(text, Seat::new(0)).unwrap();
/// let (before, after) = (Record::parse(text).unwrap(), Record::parse(&erased).unwrap());
/// assert_eq!(after.header.seating.names, ["a player", "Bob"]);
/// assert_eq!(after.digest(), before.digest());
/// ```
pub fn erase_name(text: &str, seat: Seat) -> Result<String, RecordError> {
    let mut header = Record::parse(text)?.header;
    header.seating.erase(seat);
    let lines = header.lines();
    let again = |field: &str| lines.iter().find(|line| line.starts_with(field));
    let mut out = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        // The label of a turn may begin with anything, but a bar follows it.
        let field = ["seats: ", "salts: "]
            .into_iter()
            .find(|field| line.starts_with(field) && !line.contains(" |"));
        match field.and_then(again) {
            Some(erased) => {
                out.push_str(erased);
                out.push_str(&line[line.trim_end().len()..]);
            }
            None => out.push_str(line),
        }
    }
    Ok(out)
}
