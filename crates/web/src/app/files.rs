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
    /// Its text; what is no UTF-8 in it is replaced.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }
}

/// More than any file of ours; what is longer is cut, which its reader notices.
const LONGEST: f64 = 2_000_000.0;

/// Reads a file and hands it over; one that cannot be read is as if it were empty.
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
        // Whoever asked for it may have gone elsewhere.
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
        // The same file may be chosen again, once it is mended.
        input.set_value("");
    };
    view! {
        <label class="btn quiet filer">
            <input class="sr" type="file" id=id accept=kinds on:change=chosen/>
            {icon("download")} <span>{say(words)}</span>
        </label>
    }
}
