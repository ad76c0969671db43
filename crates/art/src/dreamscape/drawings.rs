//! The names of drawings, for pages that carry the [`sprite`](crate::sprite) and
//! refer to it: `<use href="#shard-grass"/>`.

use lucid_dreamscape::{Colour, Location, Power, PurposeKind};

/// A shard as it lies in a stack.
pub const fn shard(colour: Colour) -> &'static str {
    [
        "shard-grass",
        "shard-water",
        "shard-rock",
        "shard-land",
        "shard-move",
        "shard-mare",
    ][colour as usize]
}

/// A shard seen from above.
pub const fn token(colour: Colour) -> &'static str {
    [
        "token-grass",
        "token-water",
        "token-rock",
        "token-land",
        "token-move",
        "token-mare",
    ][colour as usize]
}

/// A power.
pub const fn power(power: Power) -> &'static str {
    [
        "power-archives",
        "power-harvesters",
        "power-tower",
        "power-golem",
        "power-lake",
        "power-king",
    ][power as usize]
}

/// What stands on the island of a location.
pub const fn place(location: Location) -> &'static str {
    [
        "place-archives",
        "place-harvesters",
        "place-tower",
        "place-golem",
        "place-lake",
        "place-king",
    ][location.index()]
}

/// What a purpose rewards.
pub const fn purpose(kind: PurposeKind) -> &'static str {
    match kind {
        PurposeKind::CompletedCards => "aim-cards",
        PurposeKind::PairStacks => "aim-pairs",
        PurposeKind::FewestEmpty => "aim-fill",
        PurposeKind::MostShards | PurposeKind::MostOfColour => "aim-count",
        PurposeKind::SinglesOfColour => "aim-single",
        PurposeKind::TableOfColour => "aim-table",
        PurposeKind::LongestChain => "aim-chain",
        PurposeKind::NoNightmare => "aim-calm",
        PurposeKind::FarthestDreamer => "aim-far",
        PurposeKind::GroupsInSight => "aim-group",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{SeatColour, all_drawings};

    #[test]
    fn every_named_drawing_is_there() {
        let all: Vec<&str> = all_drawings().collect();
        let mut named: Vec<&str> = Vec::new();
        named.extend(Colour::ALL.map(shard));
        named.extend(Colour::ALL.map(token));
        named.extend(Power::ALL.map(power));
        named.extend(Location::ALL.map(place));
        named.extend(PurposeKind::ALL.map(purpose));
        named.extend(SeatColour::ALL.map(SeatColour::sign));
        for name in named {
            assert!(all.contains(&name), "{name}");
        }
    }
}
