//! Dreamcards.

use lucid_dreamscape::{Card, Colour, Level, Power};

use super::drawings::{self, token};
use super::structure::{Room, structure};
use crate::picture::{Frame, Number, Picture, draw, escape, scaled};
use crate::text::{Face, SANS, SERIF, Sizes, fit};
use crate::theme::Look;

/// The width of a card.
pub const CARD_WIDTH: u32 = 160;
/// The height of a card.
pub const CARD_HEIGHT: u32 = 226;

/// What a card shows beside what the pack says, and how it looks.
#[derive(Clone, Copy, Debug, Default)]
pub struct CardOptions<'a> {
    /// The name, in the reader's language.
    pub name: &'a str,
    /// The word for the power, in the reader's language.
    pub power: &'a str,
    /// What a screen reader says; the name when empty.
    pub label: &'a str,
    /// The shard that lies in the slot.
    pub slot: Option<Colour>,
    /// Theme, cap of the Dreamer and ids.
    pub look: Look<'a>,
}

const NAME_SIZES: Sizes = Sizes {
    one: &[13.5, 12.8],
    two: &[13.0, 12.2, 11.4, 10.4],
};
const NAME_ROOM: f64 = 140.0;
const POWER_SIZES: Sizes = Sizes {
    one: &[11.5, 11.0, 10.5, 10.0, 9.5],
    two: &[10.0, 9.2, 8.4],
};
const POWER_ROOM: f64 = 62.0;

/// Draws a card, 160 wide and 226 high.
pub fn card(card: &Card, options: &CardOptions<'_>) -> String {
    let mut picture = Picture::new(&options.look, "card", &card.id);
    let level = card.level as usize;
    let name = fit(options.name, Face::Serif, NAME_ROOM, NAME_SIZES);
    let lower = if name.lines.len() > 1 { 147.0 } else { 154.0 };
    paper(&mut picture, level);
    window(&mut picture, card.level, lower);
    moons(&mut picture, card.level.number(), level);
    seal(&mut picture, card.points, level);
    let room = Room {
        left: 13.0,
        right: 147.0,
        top: 41.0,
        bottom: lower - 6.0,
    };
    structure(&mut picture, &card.cells, room);
    let ink = picture.palette().ink;
    let first = if name.lines.len() > 1 { 162.5 } else { 173.0 };
    for (index, line) in name.lines.iter().enumerate() {
        let y = Number(first + 14.5 * index as f64);
        let (size, line) = (Number(name.size), escape(line));
        draw!(
            picture,
            "<text class=\"name\" x=\"80\" y=\"{y}\" text-anchor=\"middle\" font-family=\"{SERIF}\" \
             font-size=\"{size}\" font-weight=\"600\" fill=\"{ink}\">{line}</text>"
        );
    }
    power(&mut picture, card.power, options.power, level);
    slot(&mut picture, options.slot);
    let label = if options.label.is_empty() {
        options.name
    } else {
        options.label
    };
    picture.finish(
        Frame::sized(f64::from(CARD_WIDTH), f64::from(CARD_HEIGHT)),
        label,
    )
}

fn paper(picture: &mut Picture<'_>, level: usize) {
    let (card, rim) = (picture.palette().card, picture.palette().rim);
    let frame = picture.palette().level[level];
    draw!(
        picture,
        "<rect x=\"1\" y=\"1\" width=\"158\" height=\"224\" rx=\"15\" fill=\"{card}\" stroke=\"{rim}\"/>\
         <rect x=\"5.5\" y=\"5.5\" width=\"149\" height=\"215\" rx=\"11\" fill=\"none\" stroke=\"{frame}\" \
         stroke-opacity=\".55\" stroke-width=\"1.2\"/>"
    );
}

/// The cut window: sky, two hills, and the shadow of the paper that it is cut from.
fn window(picture: &mut Picture<'_>, level: Level, lower: f64) {
    let palette = picture.palette();
    let index = level as usize;
    let (sky, glow, hill) = (palette.sky[index], palette.glow[index], palette.hill[index]);
    let (shade, cut) = (palette.shade, palette.cut);
    let (foot, lower) = (Number(lower - 4.0), Number(lower));
    let shape = format!(
        "M10 {foot}V54C10 40 24 36 40 36H46C58 36 62 26 80 26S102 36 114 36H120C136 36 150 40 150 54\
         V{foot}Q150 {lower} 146 {lower}H14Q10 {lower} 10 {foot}Z"
    );
    let clip = picture.define(
        "window",
        &format!("<clipPath id=\"{{id}}\"><path d=\"{shape}\"/></clipPath>"),
    );
    let light = picture.define(
        "sky",
        &format!(
            "<radialGradient id=\"{{id}}\" cx=\".3\" cy=\".2\" r=\".8\"><stop stop-color=\"{glow}\"/>\
             <stop offset=\"1\" stop-color=\"{sky}\"/></radialGradient>"
        ),
    );
    let ridge = [
        "V122C30 110 46 118 62 124 84 132 104 112 150 118",
        "V112C26 116 40 104 56 106 78 110 84 126 106 122 124 118 136 104 150 108",
        "V118C22 106 34 112 44 102 58 90 70 112 86 114 104 116 112 96 126 100 138 104 142 112 150 106",
    ][index];
    let drift = [0, -34, 22][index];
    draw!(
        picture,
        "<g clip-path=\"url(#{clip})\"><path d=\"{shape}\" fill=\"url(#{light})\"/>\
         <path d=\"{CLOUDS}\" fill=\"{glow}\" fill-opacity=\".5\" transform=\"translate({drift} 0)\"/>\
         <path d=\"M10 180{ridge}V180Z\" fill=\"{hill}\" fill-opacity=\".45\" transform=\"translate(160 -17) scale(-1 1)\"/>\
         <path d=\"M10 180{ridge}V180Z\" fill=\"{hill}\"/>\
         <path d=\"{shape}\" fill=\"none\" stroke=\"{shade}\" stroke-opacity=\"{cut}\" stroke-width=\"3\" transform=\"translate(1 2)\"/></g>"
    );
}

/// Two paper clouds, one on each side of the sky.
const CLOUDS: &str = "M18 70a6 6 0 0 1 5-8 9 9 0 0 1 17-2 6.5 6.5 0 0 1 10 4 4 4 0 0 1 1 6Z\
     M96 52a4.5 4.5 0 0 1 4-6 7 7 0 0 1 13-1 5 5 0 0 1 8 3 3 3 0 0 1 1 4Z";

/// One moon for each level.
fn moons(picture: &mut Picture<'_>, count: u8, level: usize) {
    let colour = picture.palette().level[level];
    for moon in 0..count {
        let x = Number(13.0 * f64::from(moon));
        draw!(
            picture,
            "<path class=\"moon\" d=\"M21 14A6 6 0 1 0 24 23.5 5 5 0 0 1 21 14Z\" fill=\"{colour}\" transform=\"translate({x} 0)\"/>"
        );
    }
}

fn seal(picture: &mut Picture<'_>, points: u8, level: usize) {
    let (fill, ink) = (
        picture.palette().level[level],
        picture.palette().on_level[level],
    );
    picture.stamp(
        "points",
        format_args!(" fill=\"{fill}\" transform=\"translate(136 24)\""),
    );
    let size = if points > 99 { 12 } else { 16 };
    draw!(
        picture,
        "<text class=\"points\" x=\"136\" y=\"29.5\" text-anchor=\"middle\" font-family=\"{SERIF}\" font-size=\"{size}\" \
         font-weight=\"700\" fill=\"{ink}\">{points}</text>"
    );
}

fn power(picture: &mut Picture<'_>, power: Power, word: &str, level: usize) {
    let palette = picture.palette();
    let (bed, ink, soft) = (palette.level[level], palette.ink, palette.ink_2);
    draw!(
        picture,
        "<circle cx=\"31\" cy=\"199\" r=\"15\" fill=\"{bed}\" fill-opacity=\".22\"/>"
    );
    picture.stamp(
        drawings::power(power),
        format_args!(" color=\"{ink}\"{}", scaled(31.0, 199.0, 0.78)),
    );
    let word = fit(word, Face::Sans, POWER_ROOM, POWER_SIZES);
    let first = 203.5 - 6.0 * (word.lines.len() - 1) as f64;
    for (index, line) in word.lines.iter().enumerate() {
        let y = Number(first + 11.5 * index as f64);
        let (size, line) = (Number(word.size), escape(line));
        draw!(
            picture,
            "<text class=\"power\" x=\"49.5\" y=\"{y}\" font-family=\"{SANS}\" font-size=\"{size}\" \
             font-weight=\"500\" fill=\"{soft}\">{line}</text>"
        );
    }
}

fn slot(picture: &mut Picture<'_>, shard: Option<Colour>) {
    well(picture, 130.0, 199.0, 17.0);
    match shard {
        Some(colour) => picture.stamp(token(colour), scaled(130.0, 199.0, 0.76)),
        None => hollow(picture, 130.0, 199.0, 12.0),
    }
}

/// A hole in the paper.
pub(crate) fn well(picture: &mut Picture<'_>, x: f64, y: f64, radius: f64) {
    let (slot, rim) = (picture.palette().slot, picture.palette().slot_rim);
    let (x, y, radius) = (Number(x), Number(y), Number(radius));
    draw!(
        picture,
        "<circle class=\"well\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{slot}\" stroke=\"{rim}\" \
         stroke-opacity=\".6\" stroke-width=\"1.2\"/>"
    );
}

/// The dashed line in a hole that waits for a shard.
pub(crate) fn hollow(picture: &mut Picture<'_>, x: f64, y: f64, radius: f64) {
    let rim = picture.palette().slot_rim;
    let (x, y, radius) = (Number(x), Number(y), Number(radius));
    draw!(
        picture,
        "<circle class=\"hollow\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"none\" stroke=\"{rim}\" \
         stroke-width=\"1.4\" stroke-dasharray=\"3 4\"/>"
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::width;

    /// Every text of a picture with its face, size, place and width.
    fn overlong(svg: &str, room: f64) -> Vec<String> {
        let document = roxmltree::Document::parse(svg).expect("well-formed");
        document
            .descendants()
            .filter(|node| node.has_tag_name("text"))
            .filter_map(|node| {
                let number = |name| node.attribute(name)?.parse::<f64>().ok();
                let serif = node.attribute("font-family")?.contains("serif")
                    && node.attribute("class") != Some("power");
                let face = if serif { Face::Serif } else { Face::Sans };
                let long = width(node.text()?, face, number("font-size")?);
                let x = number("x").unwrap_or(0.0);
                let middle = node.attribute("text-anchor") == Some("middle");
                let (left, right) = if middle {
                    (x - long / 2.0, x + long / 2.0)
                } else {
                    (x, x + long)
                };
                (left < 8.0 || right > room - 8.0).then(|| node.text().unwrap_or("").to_owned())
            })
            .collect()
    }

    #[test]
    fn names_and_words_stay_on_the_card() {
        let pack = &lucid_packs::dreamscape().content;
        let (_, any) = pack.cards().next().expect("a card");
        let names = pack
            .cards()
            .flat_map(|(_, card)| [card.name.en.as_str(), card.name.de.as_str()]);
        let long = [
            "Der Garten der sieben schlafenden Sonnenuhren",
            "Donaudampfschifffahrtsgesellschaftskapitän",
            "Versunkenes Glockenturmgewölbe am Nebelmeer",
            "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
        ];
        for name in names.chain(long) {
            let options = CardOptions {
                name,
                power: "Wanderturmbesteigung",
                ..CardOptions::default()
            };
            assert_eq!(
                overlong(&card(any, &options), 160.0),
                Vec::<String>::new(),
                "{name}"
            );
        }
    }
}
