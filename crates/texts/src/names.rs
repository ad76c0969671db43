//! Names of things, and their explanations in one line.

use lucid_dreamscape::{
    Card, CardId, Colour, Dreamscape, Edition, Location, Phase, Power, PurposeKind,
};

use crate::bundle::Args;
use crate::{Language, Texts};

impl Texts {
    /// A colour as an adjective, such as `green` or `grün`.
    pub fn colour(&self, colour: Colour) -> String {
        self.plain(&format!("colour-{}", colour.name()))
    }

    /// What a shard of a colour stands for, such as `grass` or `Gras`.
    pub fn shard(&self, colour: Colour) -> String {
        self.plain(&format!("shard-{}", colour.name()))
    }

    /// The name of a location, which depends on the edition (E18).
    pub fn location(&self, edition: Edition, location: Location) -> String {
        self.say(&location_id(location), &edition_arg(edition))
    }

    /// The name of a location without an article, for maps and lists.
    pub fn short_location(&self, edition: Edition, location: Location) -> String {
        self.location_form(edition, location, "short")
    }

    /// The name of a power.
    pub fn power(&self, power: Power) -> String {
        self.plain(&power_id(power))
    }

    /// What a power does, in one line.
    pub fn about_power(&self, power: Power) -> String {
        self.about(&power_id(power))
    }

    /// The name of a phase.
    pub fn phase(&self, phase: Phase) -> String {
        self.plain(phase_id(phase))
    }

    /// What happens in a phase, in one line.
    pub fn about_phase(&self, phase: Phase) -> String {
        self.about(phase_id(phase))
    }

    /// The name of a purpose.
    pub fn purpose(&self, kind: PurposeKind) -> String {
        self.plain(&purpose_id(kind))
    }

    /// What a purpose rewards, in one line.
    pub fn about_purpose(&self, kind: PurposeKind) -> String {
        self.about(&purpose_id(kind))
    }

    /// The name of an edition.
    pub fn edition(&self, edition: Edition) -> String {
        self.plain(&edition_id(edition))
    }

    /// What marks an edition, in one line.
    pub fn about_edition(&self, edition: Edition) -> String {
        self.about(&edition_id(edition))
    }

    /// The printed title of a card.
    pub fn card(&self, game: &Dreamscape, card: CardId) -> String {
        self.card_title(game.content().card(card))
    }

    pub(crate) fn card_title(&self, card: &Card) -> String {
        let name = &card.name;
        match self.language() {
            Language::German if !name.de.is_empty() => name.de.clone(),
            _ => name.en.clone(),
        }
    }

    /// The name of a location as part of a sentence: `at`, `to`, `from` or `of` it.
    pub(crate) fn location_form(
        &self,
        edition: Edition,
        location: Location,
        form: &'static str,
    ) -> String {
        self.attribute(&location_id(location), form, &edition_arg(edition))
    }

    fn about(&self, id: &str) -> String {
        self.attribute(id, "about", &Args::new())
    }
}

fn location_id(location: Location) -> String {
    format!("location-{}", location.number())
}

fn edition_arg(edition: Edition) -> Args {
    Args::new().with("edition", edition.name())
}

fn power_id(power: Power) -> String {
    format!("power-{}", power.name())
}

fn purpose_id(kind: PurposeKind) -> String {
    format!("purpose-{}", kind.name())
}

fn edition_id(edition: Edition) -> String {
    format!("edition-{}", edition.name())
}

const fn phase_id(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "phase-setup",
        Phase::Emergence => "phase-emergence",
        Phase::Travel => "phase-travel",
        Phase::Nightmare => "phase-nightmare",
        Phase::Creation => "phase-creation",
        Phase::LastPlacement => "phase-last-placement",
        Phase::Over => "phase-over",
    }
}
