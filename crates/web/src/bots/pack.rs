//! A question about a game with a pack of the player's own carries the pack: the
//! worker where bots think has no place where packs are kept.

use std::cell::RefCell;
use std::thread::LocalKey;

use lucid_dream_runners::DreamRunners;
use lucid_dreamscape::{Content, Dreamscape};

use crate::content;

/// What a question with a pack begins with.
const PACK: &str = "pack\n";
/// What stands between the pack and the question; no pack contains it.
const END: &str = "\n\u{1e}\n";

/// The question with the game's pack, unless that is the built-in one.
pub(super) fn wrap(game: &Dreamscape, question: String) -> String {
    let pack = game.content();
    if pack.hash() == content::dreamscape().content.hash() {
        return question;
    }
    let text = content::plain(&nobody(pack.id()), pack);
    format!("{PACK}{text}{END}{question}")
}

/// The same for Dream Runners.
pub(super) fn wrap_runners(game: &DreamRunners, question: String) -> String {
    let pack = game.content();
    if pack.hash() == content::runners().content.hash() {
        return question;
    }
    let text = content::runners_plain(&nobody(pack.id()), pack);
    format!("{PACK}{text}{END}{question}")
}

/// Bots know no names.
fn nobody(id: &str) -> lucid_packs::About {
    lucid_packs::About {
        id: id.to_owned(),
        name: lucid_dreamscape::Name::default(),
        author: String::new(),
        licence: String::new(),
        about: None,
    }
}

/// The pack that was read last: all questions of a game bring the same.
type Last<T> = RefCell<Option<(String, T)>>;

thread_local! {
    static LAST: Last<Content> = const { RefCell::new(None) };
    static LAST_RUNNERS: Last<lucid_dream_runners::Content> = const { RefCell::new(None) };
}

/// The pack of a question, and the question itself.
pub(super) fn unwrap(text: &str) -> Option<(Content, &str)> {
    let built_in = || content::dreamscape().content.clone();
    let read = |pack: &str| content::read_plain(pack).map(|pack| pack.content);
    unwrapped(text, &LAST, built_in, read)
}

/// The same for Dream Runners.
pub(super) fn unwrap_runners(text: &str) -> Option<(lucid_dream_runners::Content, &str)> {
    let built_in = || content::runners().content.clone();
    let read = |pack: &str| content::read_runners(pack).map(|pack| pack.content);
    unwrapped(text, &LAST_RUNNERS, built_in, read)
}

fn unwrapped<'a, T: Clone>(
    text: &'a str,
    last: &'static LocalKey<Last<T>>,
    built_in: impl Fn() -> T,
    read: impl Fn(&str) -> Option<T>,
) -> Option<(T, &'a str)> {
    let Some(rest) = text.strip_prefix(PACK) else {
        return Some((built_in(), text));
    };
    let (pack, question) = rest.split_once(END)?;
    last.with_borrow_mut(|last| {
        if last.as_ref().is_none_or(|(text, _)| text != pack) {
            *last = Some((pack.to_owned(), read(pack)?));
        }
        let (_, content) = last.as_ref()?;
        Some((content.clone(), question))
    })
}

#[cfg(test)]
mod tests {
    use lucid_dreamscape::Rules;

    use super::*;

    fn template() -> Content {
        let text = lucid_packs::template(lucid_packs::Game::Dreamscape);
        match lucid_packs::read("new.toml", text) {
            Ok(lucid_packs::Pack::Dreamscape(pack)) => pack.content,
            _ => panic!("the template is sound"),
        }
    }

    #[test]
    fn a_pack_goes_with_the_question_and_comes_back() {
        let own = Dreamscape::new(Rules::sylex(), template()).unwrap();
        let text = wrap(&own, "random A 1\nposition".to_owned());
        for _ in 0..2 {
            let (content, question) = unwrap(&text).unwrap();
            assert_eq!(content.hash(), own.content().hash());
            assert_eq!(question, "random A 1\nposition");
        }
        let built_in = content::dreamscape().content.clone();
        let usual = Dreamscape::new(Rules::sylex(), built_in).unwrap();
        assert_eq!(wrap(&usual, "x".to_owned()), "x");
        assert!(unwrap("pack\nx").is_none());
        assert!(unwrap("pack\nx\n\u{1e}\nrandom").is_none());
        assert!(unwrap_runners(&text).is_none(), "another title");
    }
}
