//! Reviews as they are kept on the device: coming back costs nothing.

use lucid_bots::advice::{Report, Reviewable};
use lucid_tabletop::Seat;

use crate::replay::{Film as _, Recorded, Reel};
use crate::shelf::Shelf;

const SHELF: &str = "lucid.review.";
/// How many reviews are kept; the oldest go first.
const MOST: usize = 24;

fn name<G: Recorded>(reel: &Reel<G>, seat: Seat) -> String {
    let game = reel.header().commitment.to_string();
    let game = game.get(..16).unwrap_or(&game);
    format!("{SHELF}{game}.{}.{seat}", reel.steps())
}

/// What is kept of a seat's review.
pub fn kept<G: Recorded + Reviewable>(
    shelf: &dyn Shelf,
    reel: &Reel<G>,
    seat: Seat,
) -> Option<Report<G::Turn>> {
    let text = shelf.get(&name(reel, seat))?;
    let (_, report) = text.split_once('\n')?;
    Report::parse(&**reel.game(), report).ok()
}

/// Keeps a review, as it was at a time. A full device keeps it no longer than the page.
pub fn keep<G: Recorded + Reviewable>(
    shelf: &dyn Shelf,
    reel: &Reel<G>,
    report: &Report<G::Turn>,
    now: u64,
) {
    let name = name(reel, report.seat);
    let text = format!("{now}\n{}", report.write(&**reel.game()));
    let mut others: Vec<(u64, String)> = (shelf.names(SHELF).into_iter())
        .filter(|other| *other != name)
        .map(|other| {
            let text = shelf.get(&other).unwrap_or_default();
            let when = text.split('\n').next().and_then(|when| when.parse().ok());
            (when.unwrap_or(0), other)
        })
        .collect();
    others.sort();
    let surplus = (others.len() + 1).saturating_sub(MOST);
    for (_, old) in &others[..surplus] {
        shelf.remove(old);
    }
    let _ = shelf.put(&name, &text);
}
