//! One thing of a pack, larger, and in both languages.

use lucid_packs::Pack;
use lucid_texts::{Language, Texts, arg};

use super::PackPage;
use crate::failure::Failure;
use crate::layout::{TextCell, push_line, wrap};
use crate::{suggestion, titles};

/// How far explanations stand in, behind the name of their language.
const INDENT: usize = 4;

/// A thing of a pack that has an id.
pub(crate) trait PackItem {
    /// The id.
    fn id(&self) -> &str;

    /// A large picture, if there is one.
    fn picture(&self, page: &PackPage<'_>) -> Vec<TextCell>;

    /// The name, and what there is to know.
    fn explain(&self, page: &PackPage<'_>) -> (String, Vec<String>);
}

/// Draws everything that has an id.
///
/// # Errors
/// When nothing has it: the one that is probably meant, or how to list all.
pub(super) fn show(
    page: &PackPage<'_>,
    file: &str,
    pack: &Pack,
    id: &str,
) -> Result<String, Failure> {
    let items = titles::content(pack).items();
    let named = items.iter().filter(|item| item.id() == id);
    let drawn: Vec<String> = named.map(|item| draw(*item, page)).collect();
    if !drawn.is_empty() {
        return Ok(drawn.join("\n"));
    }
    let (pack, texts) = (&pack.about().id, page.texts);
    let problem = match suggestion::nearest(id, items.iter().map(|item| item.id())) {
        Some(nearest) => {
            texts.complaint_no_such_item(arg::Item(id), arg::Nearest(nearest), arg::Pack(pack))
        }
        None => texts.complaint_unknown_item(
            arg::Item(id),
            arg::List(format!("lucid pack show {file}")),
            arg::Pack(pack),
        ),
    };
    Err(Failure::usage(page.texts, problem))
}

/// Whether a pack has anything with an id.
pub(super) fn is_in(pack: &Pack, id: &str) -> bool {
    let items = titles::content(pack).items();
    items.iter().any(|item| item.id() == id)
}

/// The id, the picture, then name and explanation in each language.
fn draw(item: &dyn PackItem, page: &PackPage<'_>) -> String {
    let mut out = String::new();
    push_line(&mut out, &page.ink.strong(item.id()));
    let picture = item.picture(page);
    if !picture.is_empty() {
        out.push('\n');
    }
    for line in picture {
        push_line(&mut out, &line.text);
    }
    for language in Language::ALL {
        let texts = Texts::new(language);
        let (title, lines) = item.explain(&PackPage {
            texts: &texts,
            ..*page
        });
        let tag = TextCell::faint(page.ink, language.tag()).pad(INDENT);
        out.push('\n');
        push_line(&mut out, &format!("{tag}{}", page.ink.strong(&title)));
        for line in &lines {
            let parts = wrap(line, page.width - 2 * INDENT);
            for (index, part) in parts.iter().enumerate() {
                let indent = if index == 0 { INDENT } else { 2 * INDENT };
                push_line(&mut out, &format!("{:indent$}{part}", ""));
            }
        }
    }
    out
}
