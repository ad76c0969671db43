//! Names of things, and their explanations in one line.

use lucid_dreamscape::{
    Card, CardId, Colour, Dreamscape, Edition, Link, Location, Phase, Power, PurposeKind, Slot,
    TileId,
};

use crate::{Phrase, Texts, keyword};

impl Texts {
    /// A colour as an adjective, such as `green` or `grün`.
    pub fn colour(&self, colour: Colour) -> String {
        self.phrase(match colour {
            Colour::Green => Phrase::ColourGreen,
            Colour::Blue => Phrase::ColourBlue,
            Colour::Gray => Phrase::ColourGray,
            Colour::Brown => Phrase::ColourBrown,
            Colour::White => Phrase::ColourWhite,
            Colour::Red => Phrase::ColourRed,
        })
    }

    /// What a shard of a colour stands for, such as `grass` or `Gras`.
    pub fn shard(&self, colour: Colour) -> String {
        self.phrase(match colour {
            Colour::Green => Phrase::ShardGreen,
            Colour::Blue => Phrase::ShardBlue,
            Colour::Gray => Phrase::ShardGray,
            Colour::Brown => Phrase::ShardBrown,
            Colour::White => Phrase::ShardWhite,
            Colour::Red => Phrase::ShardRed,
        })
    }

    /// The same before the word for shard, such as `grass` or `Gras`: sentences speak of
    /// “a grass shard” and „ein Grassplitter“.
    pub(crate) fn shard_stem(&self, colour: Colour) -> String {
        self.phrase(match colour {
            Colour::Green => Phrase::ShardGreenStem,
            Colour::Blue => Phrase::ShardBlueStem,
            Colour::Gray => Phrase::ShardGrayStem,
            Colour::Brown => Phrase::ShardBrownStem,
            Colour::White => Phrase::ShardWhiteStem,
            Colour::Red => Phrase::ShardRedStem,
        })
    }

    /// The name of a location, which depends on the edition (E18).
    pub fn location(&self, edition: Edition, location: Location) -> String {
        self.messages.location(location.number(), edition.into())
    }

    /// The name of a location without an article, for maps and lists.
    pub fn short_location(&self, edition: Edition, location: Location) -> String {
        self.location_short(location.number(), edition.into())
    }

    /// Where: “in the Muse Archives”.
    pub(crate) fn location_at(&self, edition: Edition, location: Location) -> String {
        self.messages.location_at(location.number(), edition.into())
    }

    /// Where to: “to the Muse Archives”.
    pub(crate) fn location_to(&self, edition: Edition, location: Location) -> String {
        self.messages.location_to(location.number(), edition.into())
    }

    /// Where from: “from the Muse Archives”.
    pub(crate) fn location_from(&self, edition: Edition, location: Location) -> String {
        let number = location.number();
        self.messages.location_from(number, edition.into())
    }

    /// Whose: “of the Muse Archives”.
    pub(crate) fn location_of(&self, edition: Edition, location: Location) -> String {
        self.messages.location_of(location.number(), edition.into())
    }

    /// The name of a power.
    pub fn power(&self, power: Power) -> String {
        self.phrase(power_phrases(power).0)
    }

    /// What a power does, in one line.
    pub fn about_power(&self, power: Power) -> String {
        self.phrase(power_phrases(power).1)
    }

    /// The name of a phase.
    pub fn phase(&self, phase: Phase) -> String {
        self.phrase(match phase {
            Phase::Setup => Phrase::PhaseSetup,
            Phase::Emergence => Phrase::PhaseEmergence,
            Phase::Travel => Phrase::PhaseTravel,
            Phase::Nightmare => Phrase::PhaseNightmare,
            Phase::Creation => Phrase::PhaseCreation,
            Phase::LastPlacement => Phrase::PhaseLastPlacement,
            Phase::Over => Phrase::PhaseOver,
        })
    }

    /// The name of a purpose.
    pub fn purpose(&self, kind: PurposeKind) -> String {
        self.phrase(purpose_phrases(kind).0)
    }

    /// What a purpose rewards, in one line.
    pub fn about_purpose(&self, kind: PurposeKind) -> String {
        self.phrase(purpose_phrases(kind).1)
    }

    /// The name of a purpose whose tile has a colour: `Most grass`. Two tiles of one
    /// kind differ in nothing else.
    pub fn purpose_of(&self, kind: PurposeKind, tint: Option<Colour>) -> String {
        let Some(shard) = tint.map(|colour| self.shard(colour)) else {
            return self.purpose(kind);
        };
        match kind {
            PurposeKind::MostOfColour => self.purpose_most_of_colour_of(shard),
            PurposeKind::SinglesOfColour => self.purpose_singles_of_colour_of(shard),
            PurposeKind::TableOfColour => self.purpose_table_of_colour_of(shard),
            PurposeKind::LongestChain => self.purpose_longest_chain_of(shard),
            PurposeKind::GroupsInSight => self.purpose_groups_in_sight_of(shard),
            _ => self.purpose(kind),
        }
    }

    /// The name of the purpose on a tile that lies on the board.
    pub fn tinted_purpose(&self, game: &Dreamscape, tile: TileId, tint: Option<Colour>) -> String {
        self.purpose_of(game.content().purpose(tile).kind, tint)
    }

    /// The name of the purpose on a tile.
    pub(crate) fn tile_purpose(&self, game: &Dreamscape, tile: TileId) -> String {
        self.purpose(game.content().purpose(tile).kind)
    }

    /// The name of an edition.
    pub fn edition(&self, edition: Edition) -> String {
        self.phrase(edition_phrases(edition).0)
    }

    /// What marks an edition, in one line.
    pub fn about_edition(&self, edition: Edition) -> String {
        self.phrase(edition_phrases(edition).1)
    }

    /// The printed title of a card.
    pub fn card(&self, game: &Dreamscape, card: CardId) -> String {
        self.card_title(game.content().card(card))
    }

    pub(crate) fn card_title(&self, card: &Card) -> String {
        self.name(&card.name.en, &card.name.de).to_owned()
    }
}

impl From<Edition> for keyword::Edition {
    fn from(edition: Edition) -> Self {
        match edition {
            Edition::Prototype => keyword::Edition::Prototype,
            Edition::Sylex | Edition::Huch => keyword::Edition::Other,
        }
    }
}

impl From<Power> for keyword::Power {
    fn from(power: Power) -> Self {
        match power {
            Power::Archives => keyword::Power::Archives,
            Power::Harvesters => keyword::Power::Harvesters,
            Power::Tower => keyword::Power::Tower,
            Power::Golem => keyword::Power::Golem,
            Power::Lake => keyword::Power::Lake,
            Power::King => keyword::Power::King,
        }
    }
}

/// The name of a slot: `b3`.
pub(crate) fn slot_name(game: &Dreamscape, slot: Slot) -> String {
    game.content().grid().name(slot).to_string()
}

/// The name of a link, with the dash that belongs between numbers: `5–6`.
pub(crate) fn link_name(link: Link) -> String {
    let (a, b) = link.ends();
    format!("{a}–{b}")
}

/// The name of a power, and what it does.
const fn power_phrases(power: Power) -> (Phrase, Phrase) {
    match power {
        Power::Archives => (Phrase::PowerArchives, Phrase::PowerArchivesAbout),
        Power::Harvesters => (Phrase::PowerHarvesters, Phrase::PowerHarvestersAbout),
        Power::Tower => (Phrase::PowerTower, Phrase::PowerTowerAbout),
        Power::Golem => (Phrase::PowerGolem, Phrase::PowerGolemAbout),
        Power::Lake => (Phrase::PowerLake, Phrase::PowerLakeAbout),
        Power::King => (Phrase::PowerKing, Phrase::PowerKingAbout),
    }
}

/// The name of a purpose, and what it rewards.
#[rustfmt::skip]
const fn purpose_phrases(kind: PurposeKind) -> (Phrase, Phrase) {
    use PurposeKind::*;
    match kind {
        CompletedCards => (Phrase::PurposeCompletedCards, Phrase::PurposeCompletedCardsAbout),
        PairStacks => (Phrase::PurposePairStacks, Phrase::PurposePairStacksAbout),
        FewestEmpty => (Phrase::PurposeFewestEmpty, Phrase::PurposeFewestEmptyAbout),
        MostShards => (Phrase::PurposeMostShards, Phrase::PurposeMostShardsAbout),
        MostOfColour => (Phrase::PurposeMostOfColour, Phrase::PurposeMostOfColourAbout),
        SinglesOfColour => (Phrase::PurposeSinglesOfColour, Phrase::PurposeSinglesOfColourAbout),
        TableOfColour => (Phrase::PurposeTableOfColour, Phrase::PurposeTableOfColourAbout),
        LongestChain => (Phrase::PurposeLongestChain, Phrase::PurposeLongestChainAbout),
        NoNightmare => (Phrase::PurposeNoNightmare, Phrase::PurposeNoNightmareAbout),
        FarthestDreamer => (Phrase::PurposeFarthestDreamer, Phrase::PurposeFarthestDreamerAbout),
        GroupsInSight => (Phrase::PurposeGroupsInSight, Phrase::PurposeGroupsInSightAbout),
    }
}

/// The name of an edition, and what marks it.
const fn edition_phrases(edition: Edition) -> (Phrase, Phrase) {
    match edition {
        Edition::Prototype => (Phrase::EditionPrototype, Phrase::EditionPrototypeAbout),
        Edition::Sylex => (Phrase::EditionSylex, Phrase::EditionSylexAbout),
        Edition::Huch => (Phrase::EditionHuch, Phrase::EditionHuchAbout),
    }
}
