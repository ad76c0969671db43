//! Chest tokens: the chest, its keys, and what is in it.

use lucid_dream_runners::Chest;

use super::goods::lay;
use super::tile::patch;
use crate::picture::{Frame, Number, Picture, draw, scaled};
use crate::theme::Look;

/// Draws a chest token, closed on the left and open on the right.
pub fn chest(chest: &Chest, look: &Look<'_>) -> String {
    let mut picture = Picture::new(look, "chest", &chest.id);
    let (card, rim) = (picture.palette().card, picture.palette().rim);
    let ink = picture.palette().ink_2;
    draw!(
        picture,
        "<rect x=\"1\" y=\"1\" width=\"168\" height=\"90\" rx=\"15\" fill=\"{card}\" stroke=\"{rim}\"/>"
    );
    let sign =
        ["cell-chest-1", "cell-chest-2", "cell-chest-3"][usize::from(chest.keys.clamp(1, 3)) - 1];
    picture.stamp(sign, scaled(42.0, 36.0, 1.1));
    let pill = 18.0 * f64::from(chest.keys) + 10.0;
    draw!(
        picture,
        "<rect x=\"{}\" y=\"66\" width=\"{}\" height=\"19\" rx=\"9.5\" fill=\"#2a3688\"/>",
        Number(42.0 - pill / 2.0),
        Number(pill)
    );
    for key in 0..chest.keys {
        let x = 42.0 + 18.0 * (f64::from(key) - f64::from(chest.keys - 1) / 2.0);
        picture.stamp(
            "cell-key",
            format_args!(" class=\"key\"{}", scaled(x, 75.5, 0.44)),
        );
    }
    draw!(
        picture,
        "<path d=\"M78.5 40l6 6-6 6\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"2.4\" stroke-linecap=\"round\" \
         stroke-linejoin=\"round\"/><g transform=\"translate(128 46)\">"
    );
    patch(&mut picture);
    lay(&mut picture, &chest.goods);
    draw!(picture, "</g>");
    picture.finish(Frame::sized(170.0, 92.0), &chest.goods.to_string())
}
