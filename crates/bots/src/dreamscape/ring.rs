//! Mr Nightmare's ring through the Dreamworld (L9).

use lucid_dreamscape::{Link, Location};

/// How many links Mr Nightmare crosses before this one; `None` if it is not on his ring.
pub(super) fn steps_to(mut place: Location, link: Link) -> Option<u8> {
    for steps in 0..6 {
        let next = place.clockwise();
        if place.link_to(next) == Some(link) {
            return Some(steps);
        }
        place = next;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn his_ring_has_all_links_but_one() {
        let link = |name| Link::named(name).unwrap();
        let king = Location::KING;
        let steps =
            ["5-6", "4-5", "1-4", "1-2", "2-3", "3-6"].map(|name| steps_to(king, link(name)));
        assert_eq!(steps, [0, 1, 2, 3, 4, 5].map(Some));
        assert_eq!(steps_to(king, link("2-5")), None);
    }
}
