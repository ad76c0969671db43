//! Files that the player chooses.

use leptos::prelude::*;
use lucid_texts::Phrase;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;
use web_sys::{File, FileReader, HtmlInputElement};

use crate::app::say;
use crate::ui::icon;

/// A file as it was read.
#[derive(Clone, Debug)]
pub struct Read {
    /// Its name.
    pub name: String,
    /// What is in it.
    pub bytes: Vec<u8>,
}

impl Read {
    /// Its text; invalid UTF-8 is replaced.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }
}

/// Longer than any of our files. A longer one is truncated, which its parser reports.
const LONGEST: f64 = 2_000_000.0;

/// Reads a file and passes it on; an unreadable one counts as empty.
pub fn read(file: &File, then: Callback<Read>) {
    let name = file.name();
    let Ok(reader) = FileReader::new() else {
        return;
    };
    let done = reader.clone();
    let loaded = Closure::once_into_js(move || {
        let buffer = done.result().unwrap_or_default();
        let bytes = match buffer.is_object() {
            true => js_sys::Uint8Array::new(&buffer).to_vec(),
            false => Vec::new(),
        };
        // The page may be gone by now.
        let _ = then.try_run(Read { name, bytes });
    });
    reader.set_onloadend(Some(loaded.unchecked_ref()));
    let start = file.slice_with_f64_and_f64(0.0, LONGEST);
    let _ = match start {
        Ok(part) => reader.read_as_array_buffer(&part),
        Err(_) => reader.read_as_array_buffer(file),
    };
}

/// A button that lets the player choose a file.
pub fn chooser(
    id: &'static str,
    words: Phrase,
    kinds: &'static str,
    then: Callback<Read>,
) -> impl IntoView {
    let chosen = move |event: leptos::ev::Event| {
        let input: HtmlInputElement = event_target(&event);
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            read(&file, then);
        }
        // So that the same file can be chosen again once it is fixed.
        input.set_value("");
    };
    view! {
        <label class="btn quiet filer">
            <input class="sr" type="file" id=id accept=kinds on:change=chosen/>
            {icon("download")} <span>{say(words)}</span>
        </label>
    }
}
