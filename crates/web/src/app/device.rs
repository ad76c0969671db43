//! What the browser provides: storage, randomness, time, downloads.

use std::time::Duration;

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::*;
use lucid_tabletop::Seed;
use lucid_web::storage::{Full, Memory, Storage};
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlElement;

thread_local! {
    static MEMORY: Memory = Memory::default();
}

/// The browser's local storage, or memory where that is unavailable.
pub struct Device;

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

impl Storage for Device {
    fn get(&self, name: &str) -> Option<String> {
        match storage() {
            Some(storage) => storage.get_item(name).ok().flatten(),
            None => MEMORY.with(|memory| memory.get(name)),
        }
    }

    fn put(&self, name: &str, text: &str) -> Result<(), Full> {
        match storage() {
            Some(storage) => storage.set_item(name, text).map_err(|_| Full),
            None => MEMORY.with(|memory| memory.put(name, text)),
        }
    }

    fn remove(&self, name: &str) {
        match storage() {
            // There is nothing useful to do if removal fails.
            Some(storage) => drop(storage.remove_item(name)),
            None => MEMORY.with(|memory| memory.remove(name)),
        }
    }

    fn names(&self, start: &str) -> Vec<String> {
        let Some(storage) = storage() else {
            return MEMORY.with(|memory| memory.names(start));
        };
        let count = storage.length().unwrap_or(0);
        (0..count)
            .filter_map(|index| storage.key(index).ok().flatten())
            .filter(|name| name.starts_with(start))
            .collect()
    }

    fn lasts(&self) -> bool {
        storage().is_some()
    }
}

/// Calls an asynchronous function that the page provides (`page/boot.js`).
pub fn offered(name: &str, argument: &str) -> Result<JsFuture, JsValue> {
    let function = Reflect::get(&js_sys::global(), &JsValue::from_str(name))?;
    let function: Function = function.dyn_into()?;
    let promise = function.call1(&JsValue::NULL, &JsValue::from_str(argument))?;
    Ok(JsFuture::from(promise.dyn_into::<Promise>()?))
}

/// Random bytes from the browser's CSPRNG.
pub fn chance<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    let crypto = window().crypto();
    let filled = crypto.and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes));
    if filled.is_err() {
        // Browsers without it are unsupported, but even they must not deal the same game every
        // time.
        for byte in &mut bytes {
            *byte = (js_sys::Math::random() * 256.0) as u8;
        }
    }
    bytes
}

/// The seed of a new game.
pub fn new_seed() -> Seed {
    Seed(chance())
}

/// The id of a new table.
pub fn new_id() -> String {
    let bytes: [u8; 5] = chance();
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Now, in milliseconds since 1970.
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// Whether a media query matches.
pub fn prefers(query: &str) -> bool {
    let list = window().match_media(query).ok().flatten();
    list.is_some_and(|list| list.matches())
}

/// Whether motion is reduced, by the settings or the system.
pub fn is_calm() -> bool {
    let root = document().document_element();
    let motion = root.and_then(|root| root.get_attribute("data-motion"));
    motion.as_deref() == Some("calm") || prefers("(prefers-reduced-motion: reduce)")
}

/// The browser's preferred languages, the best first.
pub fn languages() -> Vec<String> {
    let list = window().navigator().languages();
    list.iter().filter_map(|tag| tag.as_string()).collect()
}

/// Runs after the browser has painted the current state. A hidden page is never painted, so
/// there it runs soon.
pub fn when_shown(run: impl FnOnce() + 'static) {
    if document().hidden() {
        set_timeout(run, Duration::ZERO);
    } else {
        request_animation_frame(move || set_timeout(run, Duration::ZERO));
    }
}

/// Gives the focus to an element without scrolling to it.
pub fn focus(element: &HtmlElement) {
    let options = js_sys::Object::new();
    let _ = Reflect::set(&options, &"preventScroll".into(), &JsValue::TRUE);
    let function = Reflect::get(element, &"focus".into());
    if let Some(function) = (function.ok()).and_then(|f| f.dyn_into::<Function>().ok()) {
        let _ = function.call1(element, &options);
    }
}

/// Offers a text to the player as a download.
pub fn download(name: &str, text: &str) -> Result<(), JsValue> {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let kind = web_sys::BlobPropertyBag::new();
    kind.set_type("text/plain;charset=utf-8");
    let blob = web_sys::Blob::new_with_str_sequence_and_options(&parts, &kind)?;
    let url = web_sys::Url::create_object_url_with_blob(&blob)?;
    let link: web_sys::HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&url);
    link.set_download(name);
    link.click();
    web_sys::Url::revoke_object_url(&url)
}

/// The text at a path of the server; nothing if there is none.
pub async fn fetched(path: &str) -> Option<String> {
    use wasm_bindgen_futures::JsFuture;
    let answer = JsFuture::from(window().fetch_with_str(path)).await.ok()?;
    let answer: web_sys::Response = answer.dyn_into().ok()?;
    if !answer.ok() {
        return None;
    }
    JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}

/// Copies to the clipboard; nothing where the browser has none.
pub fn copy(text: &str) -> Option<js_sys::Promise> {
    let get = |of: &JsValue, name: &str| js_sys::Reflect::get(of, &name.into()).ok();
    let clipboard = get(window().navigator().as_ref(), "clipboard")?;
    let write = get(&clipboard, "writeText")?;
    let write: js_sys::Function = write.dyn_into().ok()?;
    write.call1(&clipboard, &text.into()).ok()?.dyn_into().ok()
}
