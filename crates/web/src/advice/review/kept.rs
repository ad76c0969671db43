//! Reviews stored on the device, so that opening one again is instant.

use lucid_bots::advice::{Report, Reviewable};
use lucid_tabletop::Seat;

use crate::replay::{GameTimeline, Recorded};
use crate::storage::Storage;

const PREFIX: &str = "lucid.review.";
/// How many reviews are kept; the oldest go first.
const MOST: usize = 24;

fn name<G: Recorded>(timeline: &GameTimeline<G>, seat: Seat) -> String {
    // Games that leave another one share its seed, and perhaps its seats.
    let game = timeline.digest().to_string();
    let game = game.get(..16).unwrap_or(&game);
    format!("{PREFIX}{game}.{seat}")
}

/// The stored review of a seat.
pub fn kept<G: Recorded + Reviewable>(
    storage: &dyn Storage,
    timeline: &GameTimeline<G>,
    seat: Seat,
) -> Option<Report<G::Turn>> {
    let text = storage.get(&name(timeline, seat))?;
    let (_, report) = text.split_once('\n')?;
    Report::parse(&**timeline.game(), report).ok()
}

/// Stores a review with a timestamp. On a full device it only lasts as long as the page.
pub fn keep<G: Recorded + Reviewable>(
    storage: &dyn Storage,
    timeline: &GameTimeline<G>,
    report: &Report<G::Turn>,
    now: u64,
) {
    let name = name(timeline, report.seat);
    let text = format!("{now}\n{}", report.write(&**timeline.game()));
    let mut others: Vec<(u64, String)> = (storage.names(PREFIX).into_iter())
        .filter(|other| *other != name)
        .map(|other| {
            let text = storage.get(&other).unwrap_or_default();
            let when = text.split('\n').next().and_then(|when| when.parse().ok());
            (when.unwrap_or(0), other)
        })
        .collect();
    others.sort();
    let surplus = (others.len() + 1).saturating_sub(MOST);
    for (_, old) in &others[..surplus] {
        storage.remove(old);
    }
    let _ = storage.put(&name, &text);
}
