//! A question about a game with a custom pack includes the pack, because the bot worker has no
//! access to storage.

use std::any::Any;
use std::cell::RefCell;

use crate::content::PackContent;

/// What a question with a pack begins with.
const PACK: &str = "pack\n";
/// The separator between pack and question, which no pack contains.
const END: &str = "\n\u{1e}\n";

/// The question with the game's pack, unless that is the built-in one.
pub(super) fn wrap<C: PackContent>(pack: &C, question: &str) -> String {
    if pack.hash() == C::built_in().content.hash() {
        return question.to_owned();
    }
    // Bots need no names.
    let about = lucid_packs::About {
        id: pack.id().to_owned(),
        name: Default::default(),
        author: String::new(),
        licence: String::new(),
        about: None,
    };
    format!("{PACK}{}{END}{question}", pack.write_plain(&about))
}

thread_local! {
    /// The last pack that was parsed: all questions of a game carry the same one.
    static LAST: RefCell<Option<(String, Box<dyn Any>)>> = RefCell::default();
}

/// The pack of a question, and the question itself.
pub(super) fn unwrap<C: PackContent>(text: &str) -> Option<(C, &str)> {
    let Some(rest) = text.strip_prefix(PACK) else {
        return Some((C::built_in().content.clone(), text));
    };
    let (pack, question) = rest.split_once(END)?;
    let content = LAST.with_borrow_mut(|last| {
        if let Some((text, known)) = last
            && text == pack
            && let Some(content) = known.downcast_ref::<C>()
        {
            return Some(content.clone());
        }
        let content = C::read_plain(pack)?.content;
        *last = Some((pack.to_owned(), Box::new(content.clone())));
        Some(content)
    });
    Some((content?, question))
}

#[cfg(test)]
mod tests;
