//! A link to a moment of a recorded game, with the record in it where it fits.
//!
//! `#61.A` is the moment after step 61, seen by seat A (`-`: everything, `o`: only
//! what lies open); `#61.A.…` has the record as well. In a link a record is its
//! header and the words of its actions and of draws that were used up: what chance
//! brought follows from the revealed seed, turns, result, commitment and digest follow
//! from the rest. Without a seed it is the text itself. Either way in base64, the kind
//! for addresses.

use std::fmt;

use lucid_tabletop::record::{
    self, BoundSeat, EXPIRY, Header, Record, SeatKind, Seating, Sheet, parse_used_up, used_up_word,
};
use lucid_tabletop::{Dealer, Game, MAX_SEATS, Playthrough, Seat, Seed, Step, ToAct};
use lucid_titles::{TitleId, with_title};

use super::game_timeline::game_of;
use super::{Eye, Recorded};
use crate::storage::Storage;

/// The longest packed record in a link. Today's chats and mail programs pass on links of that
/// length.
pub const LONGEST_LINK: usize = 8_000;

/// A record of format 1, without what can be derived.
const SHORT_ONE: &str = "s1";
/// A record of format 2, without what can be derived, and with a line for its seats.
const SHORT_TWO: &str = "s2";
/// A record as it is.
const WHOLE: &str = "t1";
/// Precedes the letter of the acting seat, where several could act.
const SEAT: char = '@';

/// The part of an address after `#` is no link to a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BrokenLink;

/// A moment of a recorded game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// How many steps have been played.
    pub step: usize,
    /// Whose eyes it is seen through.
    pub eye: Eye,
    /// The record as it stands in the link, if it does.
    pub packed: Option<String>,
}

/// The part of an address after `#`.
impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.", self.step)?;
        match self.eye {
            Eye::All => f.write_str("-")?,
            Eye::Onlooker => f.write_str("o")?,
            Eye::Seat(seat) => write!(f, "{seat}")?,
        }
        match &self.packed {
            Some(packed) => write!(f, ".{packed}"),
            None => Ok(()),
        }
    }
}

impl Moment {
    /// The moment in a fragment, which starts with `#` or is empty; nothing for a fragment that
    /// means something else.
    ///
    /// # Errors
    /// When it should be a moment but is none.
    pub fn parse(fragment: &str) -> Result<Option<Moment>, BrokenLink> {
        let text = fragment.strip_prefix('#').unwrap_or(fragment);
        if !text.starts_with(|c: char| c.is_ascii_digit()) {
            return Ok(None);
        }
        let mut parts = text.splitn(3, '.');
        let step = parts.next().unwrap_or_default();
        let eye = match parts.next() {
            Some("-") | None => Eye::All,
            Some("o") => Eye::Onlooker,
            Some(seat) => Eye::Seat(seat.parse().map_err(|_| BrokenLink)?),
        };
        Ok(Some(Moment {
            step: step.parse().map_err(|_| BrokenLink)?,
            packed: parts.next().map(str::to_owned),
            eye,
        }))
    }
}

/// The record for a link; nothing if it is too long.
pub(super) fn pack<G: Recorded>(
    record: &Record,
    text: &str,
    play: &Playthrough<'_, G>,
) -> Option<String> {
    let short = shorten(record, play);
    // Only a record that can be unpacked again gets a link.
    let sound =
        |short: &String| replayed(play.game(), short).as_deref() == Ok(&written(record, play));
    let whole = || format!("{WHOLE}\n{text}");
    let packed = encode(short.filter(sound).unwrap_or_else(whole).as_bytes());
    (packed.len() <= LONGEST_LINK).then_some(packed)
}

/// The record in a link.
///
/// # Errors
/// When it is invalid or truncated.
pub fn unpack(packed: &str, storage: &dyn Storage) -> Result<String, BrokenLink> {
    let bytes = decode(packed)?;
    let text = String::from_utf8(bytes).map_err(|_| BrokenLink)?;
    let (form, rest) = text.split_once('\n').ok_or(BrokenLink)?;
    match form.split_once(' ') {
        None if form == WHOLE => Ok(rest.to_owned()),
        Some((SHORT_ONE | SHORT_TWO, game)) => {
            let title = TitleId::named(game).ok_or(BrokenLink)?;
            with_title!(title, G => restore::<G>(&text, storage))
        }
        _ => Err(BrokenLink),
    }
}

/// The record as it would be written now, without comments.
fn written<G: Game>(record: &Record, play: &Playthrough<'_, G>) -> String {
    let seating = &record.header.seating;
    match &record.header.seed {
        Some(seed) => {
            let reveal = true;
            record::write(
                play,
                &Sheet {
                    seating,
                    seed,
                    reveal,
                },
            )
        }
        None => String::new(),
    }
}

/// The record without what can be derived; nothing without a seed.
fn shorten<G: Game>(record: &Record, play: &Playthrough<'_, G>) -> Option<String> {
    let header = &record.header;
    let seed = header.seed?;
    let names = header.seating.names.join(" / ");
    let (form, seats) = match &header.seating.bound {
        None => (SHORT_ONE, String::new()),
        Some(bound) => {
            let seats: Vec<String> = bound.iter().map(short_seat).collect();
            (SHORT_TWO, format!("{}\n", seats.join(" / ")))
        }
    };
    let mut out = format!(
        "{form} {}\n{}\n{}\n{}\n{names}\n{seats}{seed}\n",
        header.game, header.version, header.rules, header.pack
    );
    let game = play.game();
    let mut state = game.start();
    let mut last = Seat::new(0);
    for (number, step) in play.steps().iter().enumerate() {
        if let draws @ 1.. = play.used_up_at(number) {
            out.push_str(&used_up_word(draws));
            out.push(' ');
        }
        match *step {
            Step::Chance(_) => {}
            Step::Expiry => {
                out.push_str(EXPIRY);
                out.push(' ');
            }
            Step::Action(seat, action) => {
                if likely(game.to_act(&state), last) != Some(seat) {
                    out.push_str(&format!("{SEAT}{seat} "));
                }
                last = seat;
                game.write_action(action, &mut out);
                out.push(' ');
            }
        }
        super::game_timeline::advance(game, &mut state, step);
    }
    Some(out)
}

/// A bound seat in a link: its salt, or the digest where that was erased.
fn short_seat(seat: &BoundSeat) -> String {
    match &seat.salt {
        Some(salt) => format!("{} {salt}", seat.kind),
        None => seat.to_string(),
    }
}

/// A bound seat from a link.
fn parse_seat(seat: Seat, text: &str, name: &str) -> Result<BoundSeat, BrokenLink> {
    let (kind, last) = text.rsplit_once(' ').ok_or(BrokenLink)?;
    let Ok(salt) = last.parse() else {
        return text.parse().map_err(|_| BrokenLink);
    };
    let kind = match kind.split_once(' ') {
        None if kind == "person" => SeatKind::Person,
        Some(("bot", level)) => SeatKind::bot(level),
        _ => return Err(BrokenLink),
    };
    Ok(BoundSeat::new(seat, kind, name, salt))
}

/// The seat that acts unless another is named: the previous one, or the first that may.
fn likely(to_act: ToAct, last: Seat) -> Option<Seat> {
    match to_act {
        ToAct::Seats(seats) if seats.contains(last) => Some(last),
        ToAct::Seats(seats) => seats.iter().next(),
        ToAct::Chance | ToAct::Over => None,
    }
}

/// Restores a shortened record.
fn restore<G: Recorded>(text: &str, storage: &dyn Storage) -> Result<String, BrokenLink> {
    let (header, ..) = parse::<G>(text)?;
    let game = game_of::<G>(&header, storage).map_err(|_| BrokenLink)?;
    replayed(&game, text)
}

/// The header of a shortened record, its seed, and what was played.
fn parse<G: Game>(text: &str) -> Result<(Header, Seed, &str), BrokenLink> {
    let mut lines = text.split('\n');
    let mut line = || lines.next().ok_or(BrokenLink);
    let is_bound = line()?.starts_with(SHORT_TWO);
    let version = line()?.parse().map_err(|_| BrokenLink)?;
    let (rules, pack) = (line()?.to_owned(), line()?.to_owned());
    let names: Vec<String> = line()?.split(" / ").map(str::to_owned).collect();
    let mut seating = Seating::unbound(&names);
    if is_bound {
        let seats: Vec<&str> = line()?.split(" / ").collect();
        if seats.len() != names.len() {
            return Err(BrokenLink);
        }
        let seats = Seat::first(MAX_SEATS).zip(seats).zip(&names);
        let bound = seats.map(|((seat, text), name)| parse_seat(seat, text, name));
        seating.bound = Some(bound.collect::<Result<_, _>>()?);
    }
    let seed: Seed = line()?.parse().map_err(|_| BrokenLink)?;
    let words = line()?;
    let header = Header {
        game: G::NAME.to_owned(),
        version,
        rules,
        pack,
        seating,
        commitment: seed.commitment(),
        seed: Some(seed),
    };
    Ok((header, seed, words))
}

/// Restores a shortened record by replaying it.
fn replayed<G: Game>(game: &G, text: &str) -> Result<String, BrokenLink> {
    let (header, seed, words) = parse::<G>(text)?;
    let seating = header.seating;
    if seating.names.len() != game.seats() {
        return Err(BrokenLink);
    }
    let mut play = Playthrough::new(game);
    let mut dealer = Dealer::new(seed);
    let mut last = Seat::new(0);
    let mut named = None;
    for word in words.split_whitespace() {
        deal(&mut play, &mut dealer);
        if let Some(draws) = parse_used_up(word) {
            if !play.use_up(draws) {
                return Err(BrokenLink);
            }
            dealer.skip(draws);
            continue;
        }
        if let Some(letter) = word.strip_prefix(SEAT) {
            named = Some(letter.parse().map_err(|_| BrokenLink)?);
            continue;
        }
        if word == EXPIRY && play.expire(&mut ()) {
            continue;
        }
        let action = game.parse_action(word).ok_or(BrokenLink)?;
        let seat = (named.take())
            .or_else(|| likely(play.to_act(), last))
            .filter(|seat: &Seat| seat.index() < game.seats())
            .ok_or(BrokenLink)?;
        play.play(seat, action, &mut ()).map_err(|_| BrokenLink)?;
        last = seat;
    }
    deal(&mut play, &mut dealer);
    let reveal = true;
    let sheet = Sheet {
        seating: &seating,
        seed: &seed,
        reveal,
    };
    Ok(record::write(&play, &sheet))
}

fn deal<G: Game>(play: &mut Playthrough<'_, G>, dealer: &mut Dealer) {
    while play.to_act() == ToAct::Chance {
        let chance = dealer.deal(play.game(), play.state());
        play.resolve(chance, &mut ());
    }
}

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Unpadded base64 for URLs.
fn encode(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len() * 4 / 3 + 3);
    for part in bytes.chunks(3) {
        let word = part
            .iter()
            .fold(0_u32, |word, byte| word << 8 | u32::from(*byte));
        let word = word << (8 * (3 - part.len()));
        for index in 0..=part.len() {
            let digit = (word >> (18 - 6 * index)) & 63;
            out.push(char::from(DIGITS[digit as usize]));
        }
    }
    out
}

fn decode(text: &str) -> Result<Vec<u8>, BrokenLink> {
    let digit = |byte: u8| DIGITS.iter().position(|digit| *digit == byte);
    let digits: Option<Vec<usize>> = text.bytes().map(digit).collect();
    let digits = digits.ok_or(BrokenLink)?;
    let mut bytes = Vec::with_capacity(digits.len() * 3 / 4);
    for part in digits.chunks(4) {
        if part.len() == 1 {
            return Err(BrokenLink);
        }
        let word = part
            .iter()
            .fold(0_u32, |word, digit| word << 6 | *digit as u32);
        let word = word << (6 * (4 - part.len()));
        bytes.extend(&word.to_be_bytes()[1..part.len()]);
    }
    Ok(bytes)
}
