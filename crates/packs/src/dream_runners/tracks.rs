//! The tracks of serenity and of stars (B5).

use lucid_dream_runners::Tracks;

use crate::diagnostics::Located;
use crate::item::Item;
use crate::{Mistake, PackPart};

/// More spaces than a track has room for.
const LONGEST: usize = 64;

pub(super) fn read(root: &mut Item<'_, '_, '_>) -> Option<Located<Tracks>> {
    let mut item = root.inner("tracks")?;
    item.part = PackPart::Tracks;
    item.path.clear();
    item.allow(&[&["serenity", "serenity-start", "stars"]]);
    let serenity = track(&mut item, "serenity", 2);
    let start = item.number("serenity-start", 0..=99);
    let stars = track(&mut item, "stars", 1);
    let serenity = serenity?;
    let start = start_space(&mut item, &serenity, start?);
    let tracks = Tracks {
        serenity,
        serenity_start: start?,
        stars: stars?,
    };
    Some(item.place(tracks))
}

/// Points by space, which never fall.
fn track(item: &mut Item<'_, '_, '_>, field: &'static str, least: usize) -> Option<Vec<u8>> {
    let spaces = item.numbers(field, 0..=99)?;
    let found = spaces.len();
    if !(least..=LONGEST).contains(&found) {
        let reason = Mistake::TrackLength {
            field,
            found,
            least,
            most: LONGEST,
        };
        item.error(item.span_of(field), reason);
        return None;
    }
    let mut rises = true;
    for pair in spaces.windows(2) {
        let ((from, _), (to, node)) = (pair[0], pair[1]);
        if to < from {
            item.error(node.span(), Mistake::Falls(from, to));
            rises = false;
        }
    }
    rises.then(|| spaces.into_iter().map(|(points, _)| points).collect())
}

/// The space with the points of the start; nobody starts where players are awake.
fn start_space(item: &mut Item<'_, '_, '_>, serenity: &[u8], start: u8) -> Option<usize> {
    let spaces: Vec<usize> = (0..serenity.len())
        .filter(|space| serenity[*space] == start)
        .collect();
    let reason = match spaces[..] {
        [0] => Mistake::StartAwake,
        [space] => return Some(space),
        _ => Mistake::Start(start, spaces.len()),
    };
    item.error(item.span_of("serenity-start"), reason);
    None
}
