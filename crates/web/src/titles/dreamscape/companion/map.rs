//! The map of the Dreamworld as Mr Nightmare knows it, to look at and to press.

use lucid_art::drawings;
use lucid_dreamscape::companion::{Companion, Want};
use lucid_dreamscape::{Action, Colour, Link, LinkSet, Location};
use lucid_texts::{Phrase, Texts};

use super::topic::{Topic, Value};
use crate::dreamscape::draw::shapes::{
    circle, ellipse, group, island_focus, island_hit, picture, stamp, stamp_scaled,
};
use crate::dreamscape::draw::shard_tray::tray;
use crate::dreamscape::draw::world::grid;
use crate::dreamscape::draw::{El, Intent, el};

/// What is being told, which the map shows beside what is known.
#[derive(Clone, Copy, Debug)]
pub struct Telling<'a> {
    /// The topic.
    pub topic: Option<Topic>,
    /// Its value so far.
    pub value: &'a Value,
}

/// Draws the map. A press on an island is [`Intent::OpenLocation`], a press on a link its
/// [`Action::Seed`]; the page knows what is being told.
pub fn map(companion: &Companion, telling: Telling<'_>, texts: &Texts) -> El {
    let drawing = Map {
        companion,
        telling,
        texts,
        asked: Topic::asked(companion),
    };
    let name = texts.phrase(Phrase::CompanionMap);
    let isle = |location| drawing.island(location);
    grid(name, isle, |link| drawing.link(link)).class("world scene grain")
}

struct Map<'a> {
    companion: &'a Companion,
    telling: Telling<'a>,
    texts: &'a Texts,
    asked: Vec<Topic>,
}

impl Map<'_> {
    /// The shards of a location: as being told, or as known.
    fn row(&self, location: Location) -> Option<Vec<Colour>> {
        match (self.telling.topic, self.telling.value) {
            (Some(Topic::Row(at)), Value::Row(shards)) if at == location => Some(shards.clone()),
            _ => {
                let row = self.companion.row(location)?;
                Some(row.iter().collect())
            }
        }
    }

    fn links(&self) -> LinkSet {
        match (self.telling.topic, self.telling.value) {
            (Some(Topic::Links), Value::Links(links)) => *links,
            (Some(Topic::Seed), Value::Links(links)) => self.companion.links().or(*links),
            _ => self.companion.links(),
        }
    }

    /// Where a figure stands: as being told, or as known.
    fn place(&self, topic: Topic, known: Location) -> Option<Location> {
        match (self.telling.topic, self.telling.value) {
            (Some(told), Value::Place(place)) if told == topic => *place,
            _ => Some(known),
        }
    }

    fn island(&self, location: Location) -> El {
        let texts = self.texts;
        let edition = self.companion.rules().edition;
        let row = self.row(location);
        let he = self.place(Topic::Place, self.companion.place()) == Some(location);
        let sleeper = match self.companion.want() {
            // In a new cycle, he asks where it is now.
            Want::Sleeper if self.telling.topic != Some(Topic::Sleeper) => None,
            _ => self.place(Topic::Sleeper, self.companion.sleeper()),
        };
        let you = sleeper == Some(location);
        let open = self.telling.topic == Some(Topic::Row(location));
        let placing = matches!(self.telling.topic, Some(Topic::Sleeper | Topic::Place));
        let asked = self.asked.contains(&Topic::Row(location));
        let name = texts.short_location(edition, location);
        let mut told = vec![
            format!("{location} {name}"),
            match &row {
                Some(row) => texts.location_row(row),
                None => texts.phrase(Phrase::CompanionUnknown),
            },
        ];
        if he {
            told.push(texts.phrase(Phrase::CompanionHe));
        }
        if you {
            told.push(texts.phrase(Phrase::CompanionSleeperIs));
        }
        if asked {
            told.push(texts.phrase(Phrase::CompanionAsked));
        }
        let mut class = format!("loc isle isle-{location} l{location}");
        for (is, name) in [(you, " here"), (placing, " legal"), (open, " open")] {
            if is {
                class.push_str(name);
            }
        }
        let tag = el("div").class("loc-tag").key("tag").child(
            el("span")
                .class("loc-name")
                .attr("aria-hidden", "true")
                .press(Intent::OpenLocation(location))
                .child(el("b").text(location))
                .child(el("span").class("long").text(&name))
                .child(
                    el("span")
                        .class("short")
                        .text(texts.power(lucid_dreamscape::Power::ALL[location.index()])),
                ),
        );
        let mut cell = el("div")
            .class(class)
            .key(format_args!("isle-{location}"))
            .attr("role", "gridcell")
            .child(self.ground(
                location,
                row.as_deref(),
                (he, you),
                placing,
                told.join("; "),
            ))
            .child(tag);
        if asked && !open {
            let sign = el("span").class("go ask").attr("aria-hidden", "true");
            let sign = sign.text(texts.phrase(Phrase::CompanionAskedSign));
            cell = cell.child(sign.key("sign").press(Intent::OpenLocation(location)));
        }
        cell
    }

    fn ground(
        &self,
        location: Location,
        row: Option<&[Colour]>,
        (he, you): (bool, bool),
        lit: bool,
        told: String,
    ) -> El {
        let aside = match (you, he) {
            (true, true) | (false, false) => 0.0,
            (true, false) => -14.0,
            (false, true) => 14.0,
        };
        let mut ground = el("g")
            .class("isle-press")
            .attr("role", "button")
            .attr("tabindex", -1)
            .attr("data-cell", format_args!("isle-{location}"))
            .attr("aria-label", told)
            .press(Intent::OpenLocation(location));
        if lit {
            let halo = ellipse("halo ground-halo", (0.0, 2.0), (112.0, 46.0));
            ground = ground.child(halo.key("halo"));
        }
        ground = ground
            .child(island_focus())
            .child(stamp("island", 0.0, 0.0).key("island"));
        if lit {
            let ring = ellipse("ground-ring", (0.0, -4.0), (98.0, 20.0));
            ground = ground.child(ring.key("ring"));
        }
        let place = stamp_scaled(drawings::place(location), aside, -6.0, 0.88);
        ground = ground.child(place.key("place"));
        if he {
            let piece = stamp_scaled("nightmare", -58.0, 8.0, 0.74);
            let piece = group("piece").key("nightmare").child(piece);
            ground = ground.child(piece.attr("data-piece", "nightmare"));
        }
        if you {
            let drawn = el("g")
                .attr("transform", "translate(48 10) scale(.78)")
                .child(stamp("sleeper", 0.0, 0.0))
                .child(stamp("seat-moon", 13.0, -17.0).attr("color", "#fff"));
            let piece = group("piece seat-violet").key("sleeper").child(drawn);
            ground = ground.child(piece.attr("data-piece", "sleeper"));
        }
        ground = ground.child(island_hit());
        el("svg")
            .attr("viewBox", "-102 -142 204 204")
            .child(ground)
            .child(self.tray(row))
    }

    /// The row in its tray, or a mark that it has never been told.
    fn tray(&self, row: Option<&[Colour]>) -> El {
        let capacity = self.companion.rules().capacity();
        let shards = row.unwrap_or_default();
        let tray = tray(shards.len().max(capacity));
        let (left, top, width, height) = tray.hollow;
        let mut drawn = group("tray-g").attr("aria-hidden", "true").child(
            el("rect")
                .class("tray")
                .attr("x", left)
                .attr("y", top)
                .attr("width", width)
                .attr("height", height)
                .attr("rx", 19),
        );
        if row.is_none() {
            let mark = el("text").class("unknown").attr("y", top + 26.0);
            return drawn.child(mark.text("?"));
        }
        for place in &tray.places[shards.len()..] {
            drawn = drawn.child(circle("room", *place, 4.0));
        }
        for (colour, (x, y)) in shards.iter().zip(&tray.places) {
            drawn = drawn.child(stamp_scaled(drawings::token(*colour), *x, *y, tray.scale));
        }
        drawn
    }

    fn link(&self, link: Link) -> El {
        let red = self.links().contains(link);
        let (a, b) = link.ends();
        let wanted = match (self.companion.want(), self.telling.topic) {
            (Want::Link(open), Some(Topic::Seed)) => open.contains(link),
            (_, Some(Topic::Links)) => true,
            _ => false,
        };
        let mut slot = el("g").child(circle("thorn-bed", (0.0, 0.0), 17.0));
        if wanted {
            slot = slot.child(circle("halo ring-now", (0.0, 0.0), 18.0));
        }
        slot = match red {
            true => slot.child(stamp_scaled("token-mare", 0.0, 0.0, 0.86).key("red")),
            false => slot.child(circle("thorn", (0.0, 0.0), 13.0).key("free")),
        };
        let told = self.texts.link_with(link, red.then_some(Colour::Red));
        el("div")
            .class(format_args!("link k{a}{b}"))
            .key(format_args!("link-{link}"))
            .attr("role", "gridcell")
            .child(
                el("button")
                    .attr("type", "button")
                    .attr("data-cell", format_args!("link-{link}"))
                    .attr("aria-label", told)
                    .press(Intent::Act(Action::Seed(link)))
                    .child(picture("", "-20 -20 40 40", slot)),
            )
    }
}
