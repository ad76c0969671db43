//! Files that are dropped onto the page or chosen.

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use lucid_web::replay::LONGEST_RECORD;
use wasm_bindgen_futures::JsFuture;
use web_sys::{DataTransfer, DragEvent, File};

/// Listens for dropped files; returns whether one is held over the page.
pub(super) fn listen(take: Callback<(String, String)>) -> RwSignal<bool> {
    let over = RwSignal::new(false);
    let drag = window_event_listener(ev::dragover, move |event: DragEvent| {
        if has_files(event.data_transfer()) {
            event.prevent_default();
            over.set(true);
        }
    });
    let leave = window_event_listener(ev::dragleave, move |event: DragEvent| {
        // `dragleave` also fires between parts of the page.
        if event.related_target().is_none() {
            over.set(false);
        }
    });
    let drop = window_event_listener(ev::drop, move |event: DragEvent| {
        over.set(false);
        let files = event.data_transfer().and_then(|data| data.files());
        if let Some(file) = files.and_then(|files| files.get(0)) {
            event.prevent_default();
            read(file, take);
        }
    });
    on_cleanup(move || {
        drag.remove();
        leave.remove();
        drop.remove();
    });
    over
}

fn has_files(data: Option<DataTransfer>) -> bool {
    data.is_some_and(|data| data.types().includes(&"Files".into(), 0))
}

/// Reads a file and hands its name and text on.
pub(super) fn read(file: File, take: Callback<(String, String)>) {
    let name = file.name();
    // One byte more than the limit is enough to refuse a file for its length.
    let end = (LONGEST_RECORD + 1) as f64;
    let text = match file.slice_with_f64_and_f64(0.0, end) {
        Ok(part) => part.text(),
        Err(_) => file.text(),
    };
    spawn_local(async move {
        // An unreadable file counts as empty, which is reported as no record.
        let text = JsFuture::from(text).await.ok();
        let text = text.and_then(|text| text.as_string()).unwrap_or_default();
        // The page may be gone by now.
        let _ = take.try_run((name, text));
    });
}
