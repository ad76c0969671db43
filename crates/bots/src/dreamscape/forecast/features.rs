//! What a forecast is made from: numbers that say how a seat stands at a table.
//!
//! Weights belong to this list, in this order: they name its hash, so whoever changes the
//! list has to train again.

use std::sync::LazyLock;

use lucid_tabletop::content::sha256;

/// The number of features.
pub const FEATURES: usize = NAMES.len();

/// How many of them, from the first, say how the others stand. What the seat does in its
/// own turn hardly changes them, so they are computed once for a turn.
pub(super) const RIVALS: usize = Feature::Value as usize;

/// Declares the features and their names.
macro_rules! features {
    ($($feature:ident)*) => {
        /// A number that says something about a position.
        #[derive(Clone, Copy, Debug)]
        #[repr(usize)]
        #[allow(dead_code, reason = "most that follow each other are set by their place")]
        pub(super) enum Feature {
            $($feature),*
        }

        /// The names of all features, in their order.
        pub const NAMES: &[&str] = &[$(stringify!($feature)),*];
    };
}

features! {
    // The strongest rival: points, what it may expect, and what that adds up.
    RivalScore RivalValue RivalCards RivalAims RivalLacks RivalFront RivalPile
    RivalHands RivalStored RivalTrees RivalShards RivalRed RivalDreamer
    // The mean of all rivals.
    MeanScore MeanValue MeanHands MeanStored MeanFront
    // How many rivals have still to travel, and to create, in this cycle.
    RivalsToTravel RivalsToCreate
    // What the seat may expect by the planner's linear evaluation, and its parts.
    Value ValueLead CardsValue Aims Spare Score ScoreLead
    // The cards it can complete, the best first.
    FirstValue FirstPoints FirstLacks
    SecondValue SecondPoints SecondLacks
    ThirdValue ThirdPoints ThirdLacks
    FourthValue FourthPoints FourthLacks
    Blocked FrontCards FrontPoints FrontMiddle FrontHigh PileCards
    // Shards, in the order of the colours.
    HandsGreen HandsBlue HandsGray HandsBrown HandsWhite HandsRed HandsTotal
    StoredGreen StoredBlue StoredGray StoredBrown StoredWhite StoredTotal
    Held PendingDraw PendingKeep MarkerUsed
    // Its Dreamscape.
    Trees Shards Occupied Empty Plantable Mountains Water Land Red
    DreamerInside DreamerFar FreeStep
    // The game, and how much of it is still to come.
    Travels CyclesLeft NoCycleLeft OneCycleLeft TwoCyclesLeft ThreeCyclesLeft FourCyclesLeft
    FiveCyclesLeft SixCyclesLeft
    InTravel InCreation InLastPlacement OwnCreationDone ActionPoints Place
    Alone ThreePlayers FourPlayers Prototype Huch Nightmares Simultaneous
    // The table.
    TreeReserve BagTotal BagRed WorldGreen WorldBlue WorldGray WorldBrown WorldWhite WorldRed
    RedLinks
    // Mr Nightmare in a solo game.
    HisScore HisRed HisGreen HisBlue HisGray HisBrown HisWhite HisRedStock HisTrees HisFirst
    NeedsGreen NeedsBlue NeedsGray NeedsBrown NeedsWhite RedPays
}

/// The first eight bytes of the SHA-256 hash of the names, each followed by a new line.
pub fn features_hash() -> [u8; 8] {
    static HASH: LazyLock<[u8; 8]> = LazyLock::new(|| {
        let names: String = NAMES.iter().map(|name| format!("{name}\n")).collect();
        let hash = sha256(names.as_bytes());
        std::array::from_fn(|index| hash[index])
    });
    *HASH
}

/// The features of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct FeatureVector(pub(super) [f32; FEATURES]);

impl FeatureVector {
    pub(super) const ZERO: FeatureVector = FeatureVector([0.0; FEATURES]);

    /// Sets a feature.
    pub(super) fn put(&mut self, feature: Feature, value: impl Into<f64>) {
        self.0[feature as usize] = value.into() as f32;
    }

    /// Sets features that follow each other.
    pub(super) fn put_all(
        &mut self,
        first: Feature,
        values: impl IntoIterator<Item = impl Into<f64>>,
    ) {
        for (place, value) in values.into_iter().enumerate() {
            self.0[first as usize + place] = value.into() as f32;
        }
    }

    pub(super) fn get(&self, feature: Feature) -> f32 {
        self.0[feature as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_feature_has_a_name_of_its_own() {
        let mut names = NAMES.to_vec();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), FEATURES);
        assert_eq!(NAMES[RIVALS], "Value");
        assert_eq!(NAMES[FEATURES - 1], "RedPays");
    }
}
