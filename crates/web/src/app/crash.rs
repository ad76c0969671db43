//! Panics: a calm message and a way to continue.

use std::cell::RefCell;

use leptos::prelude::{document, window};
use lucid_texts::{Phrase, Texts};
use wasm_bindgen::JsValue;

thread_local! {
    /// The message, rendered in advance: after a panic, as little of our code as possible
    /// should run.
    static WORDS: RefCell<[String; 4]> = RefCell::default();
}

/// Shows a message when the client panics. The game has been saved up to its last step.
pub fn watch() {
    std::panic::set_hook(Box::new(|info| {
        web_sys::console::error_1(&JsValue::from_str(&info.to_string()));
        let _ = show();
    }));
}

/// Renders the message in the current language.
pub fn speak(texts: &Texts) {
    let words = [
        Phrase::CrashTitle,
        Phrase::Crash,
        Phrase::CrashAgain,
        Phrase::Home,
    ];
    WORDS.set(words.map(|phrase| texts.phrase(phrase)));
}

fn show() -> Result<(), JsValue> {
    let document = document();
    if document.get_element_by_id("crash").is_some() {
        return Ok(());
    }
    let [title, about, again, home] = WORDS.with_borrow(Clone::clone);
    let element = |tag: &str, class: &str, text: &str| {
        let element = document.create_element(tag)?;
        element.set_class_name(class);
        element.set_text_content(Some(text));
        Ok::<web_sys::Element, JsValue>(element)
    };
    let sheet = element("div", "crash", "")?;
    sheet.set_id("crash");
    sheet.set_attribute("role", "alertdialog")?;
    let body = element("div", "sheet", "")?;
    let head = element("h1", "title", &title)?;
    body.append_child(&head)?;
    let about = element("p", "", &about)?;
    body.append_child(&about)?;
    let ways = element("p", "ways", "")?;
    // Links reload the page, so they work without our code.
    let path = window().location().pathname()?;
    for (class, text, path) in [
        ("btn primary", again, path.as_str()),
        ("btn quiet", home, "/"),
    ] {
        let link = element("a", class, &text)?;
        link.set_attribute("href", path)?;
        link.set_attribute("data-load", "")?;
        ways.append_child(&link)?;
    }
    body.append_child(&ways)?;
    sheet.append_child(&body)?;
    if let Some(page) = document.body() {
        page.append_child(&sheet)?;
    }
    Ok(())
}
