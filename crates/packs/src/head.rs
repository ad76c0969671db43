//! The head of a pack, and the way to the game that it is for.

use std::ops::Range;

use lucid_titles::with_title;
use toml::de::{DeTable, Error};

use crate::diagnostics::Diagnostics;
use crate::field::{ABOUT, LINE, NAME};
use crate::item::{Ids, Item};
use crate::text::{Text, is_control, meant};
use crate::{
    About, ContentOf, FORMAT, Form, Mistake, Naming, Pack, PackPart, ReadContent as _, Slip,
    TitleContent as _, TitleId,
};

/// The fields of the head.
const HEAD: &[&str] = &["format", "game", "id", "name", "author", "licence", "about"];

/// Reads a whole pack; nothing when it cannot be played.
pub(crate) fn read(text: &str, diagnostics: &mut Diagnostics<'_>) -> Option<Pack> {
    let (root, errors) = DeTable::parse_recoverable(text);
    if !errors.is_empty() {
        report_syntax(&errors, diagnostics);
        return None;
    }
    let mut root = Item::root(diagnostics, root.get_ref());
    // Whatever a later format holds, this program cannot judge it.
    if !format_is_known(&mut root) {
        return None;
    }
    // Before any field is asked for, so that a misspelt one is not missed as well.
    let named = root.maybe("game").and_then(|node| node.get_ref().as_str());
    if let Some(game) = named.and_then(TitleId::named) {
        let of_game = with_title!(game, G => ContentOf::<G>::FIELDS);
        root.allow(&[HEAD, of_game]);
    }
    root.get("format");
    let game = game(&mut root);
    let about = about(&mut root);
    with_title!(game?, G => ContentOf::<G>::read(root, about).map(ContentOf::<G>::into_pack))
}

/// One error a line: those after it mostly follow from it.
fn report_syntax(errors: &[Error], diagnostics: &mut Diagnostics<'_>) {
    let mut last = 0;
    let mut places: Vec<(Range<usize>, &str)> = (errors.iter())
        .map(|error| (error.span().unwrap_or_default(), error.message()))
        .collect();
    places.sort_by_key(|(span, _)| span.start);
    for (span, message) in places {
        let line = diagnostics.line(span.start);
        if line != last {
            let message = message.replace(is_control, " ");
            let slip = Slip::of(&message);
            diagnostics.error(span, &PackPart::File, Mistake::Syntax { slip, message });
        }
        last = line;
    }
}

fn format_is_known(root: &mut Item<'_, '_, '_>) -> bool {
    let Some(node) = root.maybe("format") else {
        return true;
    };
    let Some(integer) = node.get_ref().as_integer() else {
        root.wrong("format", node, Form::Number);
        return true;
    };
    let number = i64::from_str_radix(integer.as_str(), integer.radix());
    let reason = match number {
        Ok(FORMAT) => return true,
        Ok(newer) if newer > FORMAT => Mistake::NewerFormat(newer),
        _ => Mistake::OutOfRange {
            field: "format".to_owned(),
            found: integer.to_string(),
            from: 1,
            to: FORMAT,
        },
    };
    root.error(node.span(), reason);
    false
}

fn game(root: &mut Item<'_, '_, '_>) -> Option<TitleId> {
    let Text { value, span, .. } = root.text("game")?;
    let game = TitleId::named(&value);
    if game.is_none() {
        let meant = meant(&value, &TitleId::ALL.map(TitleId::name));
        let what = Naming::Game;
        let word = value;
        root.error(span, Mistake::UnknownWord { what, word, meant });
    }
    game
}

fn about(root: &mut Item<'_, '_, '_>) -> Option<About> {
    let id = Ids::default().read(root);
    let name = root.name("name", NAME);
    let author = root.sentence("author", LINE);
    let licence = root.sentence("licence", LINE);
    let about = match root.maybe("about") {
        Some(_) => Some(root.name("about", ABOUT)?),
        None => None,
    };
    Some(About {
        id: id?,
        name: name?,
        author: author?,
        licence: licence?,
        about,
    })
}
