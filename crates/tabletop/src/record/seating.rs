//! Who sat where when a game began, bound without showing names.
//!
//! The commitment of a game covers a digest of each name, salted so that nobody
//! can guess a name. A record shows name and salt; once a name has been erased both
//! are gone, and the digest is still what the commitment covers.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest as _, Sha256};

use crate::hex::hex_text;
use crate::{Seat, Seed};

/// The name of a seat whose own name was erased from a record.
pub const ERASED_NAME: &str = "a player";

/// Whether a person or a bot played a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatKind {
    /// A person.
    Person,
    /// A bot, and the word for its level.
    Bot(String),
}

/// Random bytes that keep a name from being guessed by its digest. Secret until
/// the game is over, and forgotten when the name is erased.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Salt(pub [u8; 16]);

/// The salted digest of a seat's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NameDigest(pub [u8; 32]);

/// What a commitment covers of a seat.
///
/// ```
/// use lucid_tabletop::record::{BoundSeat, Salt, SeatKind};
/// use lucid_tabletop::Seat;
///
/// let a = Seat::new(0);
/// let bound = BoundSeat::new(a, SeatKind::bot("greedy"), "Owl", Salt([7; 16]));
/// assert!(bound.fits(a, "Owl"));
/// assert!(!bound.fits(a, "Eagle"));
/// assert!(bound.to_string().starts_with("bot greedy "));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoundSeat {
    /// Who plays it.
    pub kind: SeatKind,
    /// The digest of the name.
    pub digest: NameDigest,
    /// The salt of the digest; `None` where the name was erased or cannot be checked
    /// yet.
    pub salt: Option<Salt>,
}

/// The seats of a game when it began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    /// A name for each seat, as records write it.
    pub names: Vec<String>,
    /// What the commitment covers of each seat; `None` in games whose record has
    /// format 1, where it covers no seats.
    pub bound: Option<Vec<BoundSeat>>,
}

hex_text!(Salt);
hex_text!(NameDigest);

// A salt is a secret while its game is played.
impl fmt::Debug for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Salt(..)")
    }
}

impl Salt {
    /// The salt of a seat that follows from the seed. Whoever knows the seed can
    /// work it out, so it is for games whose names nobody will ask to erase: those
    /// of bots alone, and those that never leave a device.
    pub fn of_seed(seed: &Seed, seat: Seat) -> Salt {
        let mut hash = Sha256::new();
        hash.update(b"lucid salt");
        hash.update(seed.0);
        hash.update([seat.letter() as u8]);
        let hash: [u8; 32] = hash.finalize().into();
        Salt(std::array::from_fn(|byte| hash[byte]))
    }
}

impl NameDigest {
    /// SHA-256 of three lines: the seat, the salt, the name as records write it.
    pub fn new(seat: Seat, salt: &Salt, name: &str) -> NameDigest {
        let name = plain(name);
        let text = format!("lucid seat {seat}\n{salt}\n{name}\n");
        NameDigest(Sha256::digest(text).into())
    }
}

impl SeatKind {
    /// A bot of the given level.
    pub fn bot(level: &str) -> SeatKind {
        SeatKind::Bot(plain(level).replace(char::is_whitespace, "-"))
    }
}

/// `person` or `bot greedy`.
impl fmt::Display for SeatKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeatKind::Person => f.write_str("person"),
            SeatKind::Bot(level) => write!(f, "bot {level}"),
        }
    }
}

impl BoundSeat {
    /// Binds a name to a seat.
    pub fn new(seat: Seat, kind: SeatKind, name: &str, salt: Salt) -> BoundSeat {
        BoundSeat {
            kind,
            digest: NameDigest::new(seat, &salt, name),
            salt: Some(salt),
        }
    }

    /// Whether a name is the one that was bound. Without a salt no name is known,
    /// and only [`ERASED_NAME`] says so.
    pub fn fits(&self, seat: Seat, name: &str) -> bool {
        match &self.salt {
            Some(salt) => NameDigest::new(seat, salt, name) == self.digest,
            None => name == ERASED_NAME,
        }
    }
}

/// `person 40ab…` or `bot greedy 77aa…`: what the commitment covers.
impl fmt::Display for BoundSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind, self.digest)
    }
}

/// The error for a text that is not a bound seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseBoundSeatError;

impl fmt::Display for ParseBoundSeatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("neither \"person\" nor \"bot\" and its level, with a digest")
    }
}

impl std::error::Error for ParseBoundSeatError {}

impl FromStr for BoundSeat {
    type Err = ParseBoundSeatError;

    fn from_str(text: &str) -> Result<BoundSeat, ParseBoundSeatError> {
        let (kind, digest) = match text.split(' ').collect::<Vec<_>>()[..] {
            ["person", digest] => (SeatKind::Person, digest),
            ["bot", level, digest] if !level.is_empty() => (SeatKind::bot(level), digest),
            _ => return Err(ParseBoundSeatError),
        };
        Ok(BoundSeat {
            kind,
            digest: digest.parse().map_err(|_| ParseBoundSeatError)?,
            salt: None,
        })
    }
}

impl Seating {
    /// Binds the seats of a game that begins, with a salt for each.
    pub fn new<'n>(
        players: impl IntoIterator<Item = (SeatKind, &'n str)>,
        mut salt: impl FnMut(Seat) -> Salt,
    ) -> Seating {
        let players = Seat::first(crate::MAX_SEATS).zip(players);
        let (names, bound) = players
            .map(|(seat, (kind, name))| {
                let bound = BoundSeat::new(seat, kind, name, salt(seat));
                (plain(name), bound)
            })
            .unzip();
        let bound = Some(bound);
        Seating { names, bound }
    }

    /// The seats of a game that began before seats were bound.
    pub fn unbound(names: &[String]) -> Seating {
        Seating {
            names: names.iter().map(|name| plain(name)).collect(),
            bound: None,
        }
    }

    /// Adds the salts that a record of a running game does not show, where they fit.
    #[must_use]
    pub fn salted(mut self, mut salt: impl FnMut(Seat) -> Salt) -> Seating {
        let seats = self.bound.iter_mut().flatten().zip(&self.names);
        for (seat, (bound, name)) in Seat::first(crate::MAX_SEATS).zip(seats) {
            let salt = salt(seat);
            if NameDigest::new(seat, &salt, name) == bound.digest {
                bound.salt = Some(salt);
            }
        }
        self
    }

    /// Erases the name of a seat. What the commitment covers stays as it was.
    pub fn erase(&mut self, seat: Seat) {
        if let Some(name) = self.names.get_mut(seat.index()) {
            ERASED_NAME.clone_into(name);
        }
        let bound = self.bound.as_mut();
        if let Some(bound) = bound.and_then(|seats| seats.get_mut(seat.index())) {
            bound.salt = None;
        }
    }

    /// The seats whose names were erased.
    pub fn erased(&self) -> impl Iterator<Item = Seat> + '_ {
        let seats = Seat::first(self.names.len()).zip(self.bound.iter().flatten());
        seats.filter_map(|(seat, bound)| bound.salt.is_none().then_some(seat))
    }

    /// The first seat whose name is not the one that was bound.
    pub(super) fn misnamed(&self) -> Option<Seat> {
        let bound = self.bound.iter().flatten().zip(&self.names);
        let mut seats = Seat::first(self.names.len()).zip(bound);
        seats.find_map(|(seat, (bound, name))| (!bound.fits(seat, name)).then_some(seat))
    }
}

/// A name may hold anything but what separates names and lines.
fn plain(name: &str) -> String {
    let name = name.replace(['/', '|'], " ");
    match name.split_whitespace().collect::<Vec<_>>().join(" ") {
        name if name.is_empty() => "-".to_owned(),
        name => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::new(0);
    const SALT: Salt = Salt([7; 16]);

    #[test]
    fn a_name_is_bound_to_its_seat_and_salt() {
        let bound = BoundSeat::new(A, SeatKind::Person, "Ada", SALT);
        assert!(bound.fits(A, "Ada"));
        assert!(!bound.fits(A, "Bob"));
        assert!(!bound.fits(Seat::new(1), "Ada"));
        let other = Salt([8; 16]);
        assert_ne!(bound.digest, NameDigest::new(A, &other, "Ada"));
        let erased = BoundSeat {
            salt: None,
            ..bound
        };
        assert!(erased.fits(A, ERASED_NAME));
        assert!(!erased.fits(A, "Ada"));
    }

    /// The text of the digest stands in the book, so it must not change.
    #[test]
    fn the_digest_of_a_name_is_that_of_three_lines() {
        let text = format!("lucid seat A\n{}\nAda\n", "07".repeat(16));
        let digest: [u8; 32] = Sha256::digest(text).into();
        assert_eq!(NameDigest::new(A, &SALT, " Ada\n"), NameDigest(digest));
    }

    #[test]
    fn a_bound_seat_reads_as_it_was_written() {
        for kind in [SeatKind::Person, SeatKind::bot("greedy")] {
            let mut bound = BoundSeat::new(A, kind, "Ada", SALT);
            let text = bound.to_string();
            bound.salt = None;
            assert_eq!(text.parse(), Ok(bound));
            assert_eq!(text[1..].parse::<BoundSeat>(), Err(ParseBoundSeatError));
            assert!(text[..text.len() - 1].parse::<BoundSeat>().is_err());
        }
        assert_eq!(SeatKind::bot(" very / wise "), SeatKind::bot("very-wise"));
    }

    #[test]
    fn a_salt_never_reaches_a_log() {
        assert!(!format!("{SALT:?}").contains('7'));
        assert_eq!(SALT.to_string().parse(), Ok(SALT));
    }
}
