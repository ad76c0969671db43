//! The Dreamworld: six locations and the links between them (C1).

use std::fmt;

use lucid_tabletop::index_set;

/// A location of the Dreamworld, `1 2 3` above `4 5 6`.
///
/// ```
/// use lucid_dreamscape::Location;
///
/// let five = Location::numbered(5).unwrap();
/// let around: Vec<u8> = five.neighbours().map(Location::number).collect();
/// assert_eq!(around, [2, 4, 6]);
/// assert_eq!(five.link_to(Location::KING).unwrap().to_string(), "5-6");
/// assert_eq!(Location::KING.clockwise(), five);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Location(u8);

/// How many locations there are.
pub const LOCATIONS: usize = 6;
/// How many links there are.
pub const LINKS: usize = 7;

/// The ends of each link, as location numbers.
const ENDS: [(u8, u8); LINKS] = [(1, 2), (2, 3), (4, 5), (5, 6), (1, 4), (2, 5), (3, 6)];

/// For each location the links that lead away.
const LINKS_AT: [LinkSet; LOCATIONS] = {
    let mut at = [LinkSet(0); LOCATIONS];
    let mut link = 0;
    while link < LINKS {
        let (a, b) = ENDS[link];
        at[a as usize - 1].0 |= 1 << link;
        at[b as usize - 1].0 |= 1 << link;
        link += 1;
    }
    at
};

/// The link between two locations by their index, or 255.
const LINK_BETWEEN: [[u8; LOCATIONS]; LOCATIONS] = {
    let mut between = [[255; LOCATIONS]; LOCATIONS];
    let mut link = 0;
    while link < LINKS {
        let (a, b) = (ENDS[link].0 as usize - 1, ENDS[link].1 as usize - 1);
        between[a][b] = link as u8;
        between[b][a] = link as u8;
        link += 1;
    }
    between
};

impl Location {
    /// All locations in order.
    pub const ALL: [Location; LOCATIONS] = [
        Location(0),
        Location(1),
        Location(2),
        Location(3),
        Location(4),
        Location(5),
    ];

    /// The King's location, where Mr Nightmare starts (S6).
    pub const KING: Location = Location(5);

    /// The location with a number from 1 to 6.
    pub const fn numbered(number: u8) -> Option<Location> {
        match number {
            1..=6 => Some(Location(number - 1)),
            _ => None,
        }
    }

    /// The number of this location, from 1 to 6.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The index of this location, from 0 to 5.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next location on Mr Nightmare's ring 1 2 3 6 5 4 (L9).
    #[inline]
    pub const fn clockwise(self) -> Location {
        const NEXT: [u8; LOCATIONS] = [1, 2, 5, 0, 3, 4];
        Location(NEXT[self.index()])
    }

    /// The links that lead away from here.
    #[inline]
    pub const fn links(self) -> LinkSet {
        LINKS_AT[self.index()]
    }

    /// The link from here to another location, if they are neighbours.
    #[inline]
    pub const fn link_to(self, other: Location) -> Option<Link> {
        match LINK_BETWEEN[self.index()][other.index()] {
            255 => None,
            link => Some(Link(link)),
        }
    }

    /// The locations one link away, in order of their numbers.
    pub fn neighbours(self) -> impl Iterator<Item = Location> {
        Location::ALL
            .into_iter()
            .filter(move |other| self.link_to(*other).is_some())
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// A link between two locations, with one nightmare slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Link(u8);

impl Link {
    /// All links: 1-2, 2-3, 4-5, 5-6, 1-4, 2-5, 3-6.
    pub const ALL: [Link; LINKS] = [
        Link(0),
        Link(1),
        Link(2),
        Link(3),
        Link(4),
        Link(5),
        Link(6),
    ];

    const fn new(index: usize) -> Link {
        Link(index as u8)
    }

    /// The two locations that it joins, the lower number first.
    pub const fn ends(self) -> (Location, Location) {
        let (a, b) = ENDS[self.0 as usize];
        (Location(a - 1), Location(b - 1))
    }

    /// The index of this link in [`Link::ALL`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The link with a name such as `5-6`.
    pub fn named(name: &str) -> Option<Link> {
        let [a @ b'1'..=b'6', b'-', b @ b'1'..=b'6'] = *name.as_bytes() else {
            return None;
        };
        let number = |digit: u8| digit - b'0';
        let mut all = Link::ALL.into_iter();
        all.find(|link| link.ends().0.number() == number(a) && link.ends().1.number() == number(b))
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (a, b) = self.ends();
        write!(f, "{a}-{b}")
    }
}

index_set! {
    /// A set of links, mostly those with a red shard.
    LinkSet(u8) of Link;
    /// The links of a set in order.
    Links
}

#[cfg(test)]
mod tests {
    use super::*;

    /// C1: `1 2 3` above `4 5 6`, joined like a ladder.
    #[test]
    fn c1_links_join_the_locations_like_a_ladder() {
        let near = |n| -> Vec<u8> {
            Location::numbered(n)
                .unwrap()
                .neighbours()
                .map(Location::number)
                .collect()
        };
        let all: Vec<Vec<u8>> = (1..=6).map(near).collect();
        assert_eq!(
            all,
            [
                vec![2, 4],
                vec![1, 3, 5],
                vec![2, 6],
                vec![1, 5],
                vec![2, 4, 6],
                vec![3, 5]
            ]
        );
        for link in Link::ALL {
            let (a, b) = link.ends();
            assert_eq!(a.link_to(b), Some(link));
            assert!(a.links().contains(link) && b.links().contains(link));
            assert_eq!(Link::named(&link.to_string()), Some(link));
        }
    }
}
