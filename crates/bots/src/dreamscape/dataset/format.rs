//! Files of data sets; `docs/src/dataset.md` describes them.
//!
//! A file begins with lines of text that say which games it holds, and an empty line. A
//! block for each game follows, in the order of their numbers. A block ends with a check, so
//! what an interruption has cut off is found and played again.

use lucid_dreamscape::{Edition, Profile, Rules};
use lucid_tabletop::{BySeat, MAX_SEATS, Seat};

use super::{Moment, Plan, Sample, SampledGame, SeatResult};
use crate::dreamscape::forecast::{FEATURE_NAMES, FEATURES, features_hash};

/// The version of the format.
pub const VERSION: u16 = 1;
/// The bytes of a block before its records.
const HEAD: usize = 4 + 4 + 4 + MAX_SEATS;
/// The bytes of a record.
pub const RECORD: usize = 12 + 4 * FEATURES;
/// The bytes of a check.
const CHECK: usize = 4;
/// What stands where there is no profile.
const NONE: u8 = 255;

/// The lines at the head of a file. Files with the same head continue each other.
pub fn head(plan: &Plan, pack: &str) -> String {
    let mut head = format!(
        "lucid-dataset {VERSION}\ngame dreamscape\npack {pack}\n{}\n\
         names {}\nseed {}\nbots {}\nexplored {}\n",
        features_line(),
        FEATURE_NAMES.join(" "),
        plan.seed,
        plan.bots.join(","),
        plan.explored,
    );
    for rules in &plan.rules {
        head.push_str(&format!("rules {rules}\n"));
    }
    head.push('\n');
    head
}

/// Splits a file into the lines at its head and its blocks; `None` if it is no data set.
pub fn split_head(bytes: &[u8]) -> Option<(&str, &[u8])> {
    let end = bytes.windows(2).position(|pair| pair == b"\n\n")? + 2;
    let (head, blocks) = bytes.split_at(end);
    let head = std::str::from_utf8(head).ok()?;
    head.starts_with("lucid-dataset ").then_some((head, blocks))
}

/// Whether the records of a file with this head are as this program writes them.
pub fn is_readable(head: &str) -> bool {
    let mut lines = head.lines();
    let version = format!("lucid-dataset {VERSION}");
    let features = features_line();
    lines.next() == Some(&version[..]) && lines.any(|line| line == features)
}

fn features_line() -> String {
    let hash: String = features_hash().iter().map(|b| format!("{b:02x}")).collect();
    format!("features {FEATURES} {hash}")
}

/// Adds the block of a game.
pub fn write(game: &SampledGame, out: &mut Vec<u8>) {
    let begin = out.len();
    let rules = &game.rules;
    out.extend((game.number as u32).to_le_bytes());
    out.extend((game.samples.len() as u32).to_le_bytes());
    let flags = u8::from(rules.nightmare) | u8::from(rules.simultaneous) << 1;
    let profile = rules.solo.and_then(|difficulty| difficulty.profile());
    let profile = profile.map_or(NONE, |profile| profile as u8);
    out.extend([rules.edition as u8, rules.players, flags, profile]);
    out.extend(game.bots.0);
    for sample in &game.samples {
        let result = &game.results[sample.seat];
        let seat = sample.seat.index() as u8;
        out.extend([sample.moment as u8, seat, sample.cycle, result.win]);
        out.extend([result.cards, 0, 0, 0]);
        out.extend(result.points.to_le_bytes());
        out.extend(result.margin.to_le_bytes());
        sample
            .features
            .iter()
            .for_each(|feature| out.extend(feature.to_le_bytes()));
    }
    let check = check(&out[begin..]);
    out.extend(check.to_le_bytes());
}

/// The games of a file's blocks, up to the first that is cut off or damaged. Rules are
/// those of their edition: house rules are not written.
pub fn games(blocks: &[u8]) -> Games<'_> {
    Games { blocks, length: 0 }
}

/// Reads game after game.
#[derive(Clone, Debug)]
pub struct Games<'a> {
    blocks: &'a [u8],
    length: usize,
}

impl Games<'_> {
    /// How many bytes the games had that were read so far.
    pub fn length(&self) -> usize {
        self.length
    }
}

impl Iterator for Games<'_> {
    type Item = SampledGame;

    fn next(&mut self) -> Option<SampledGame> {
        let block = self.blocks.get(self.length..)?;
        let word = |at: usize| {
            let bytes = block.get(at..at + 4)?;
            Some(u32::from_le_bytes(bytes.try_into().ok()?))
        };
        let count = word(4)? as usize;
        let length = count.checked_mul(RECORD)?.checked_add(HEAD)?;
        let content = block.get(..length)?;
        if word(length)? != check(content) {
            return None;
        }
        let game = read(content)?;
        self.length += length + CHECK;
        Some(game)
    }
}

fn read(block: &[u8]) -> Option<SampledGame> {
    let (head, records) = block.split_at(HEAD);
    let rules = Rules {
        players: head[9],
        nightmare: head[10] & 1 != 0,
        simultaneous: head[10] & 2 != 0,
        ..Rules::new(*Edition::ALL.get(usize::from(head[8]))?)
    };
    let rules = match Profile::ALL.get(usize::from(head[11])) {
        Some(profile) => rules.alone(profile.difficulty()),
        None => rules,
    };
    let mut game = SampledGame {
        number: u32::from_le_bytes(head[..4].try_into().ok()?).into(),
        rules,
        bots: BySeat::from_fn(|seat| head[12 + seat.index()]),
        samples: Vec::new(),
        results: BySeat::from_fn(|_| SeatResult::default()),
    };
    for record in records.chunks_exact(RECORD) {
        let seat = Seat::first(MAX_SEATS).nth(record[1].into())?;
        game.results[seat] = SeatResult {
            win: record[3],
            cards: record[4],
            points: i16::from_le_bytes([record[8], record[9]]),
            margin: i16::from_le_bytes([record[10], record[11]]),
        };
        let (numbers, _) = record[12..].as_chunks::<4>();
        game.samples.push(Sample {
            moment: *Moment::ALL.get(usize::from(record[0]))?,
            seat,
            cycle: record[2],
            features: std::array::from_fn(|index| f32::from_le_bytes(numbers[index])),
        });
    }
    Some(game)
}

/// FNV-1a: enough to notice a tail that was cut off or overwritten.
fn check(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |hash: u32, byte| {
        (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193)
    })
}
