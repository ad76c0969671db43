//! How many buttons fit into the row of the bar.

use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;

use super::on_window;
use crate::device::when_shown;

/// How often the row is measured for one change: showing or hiding More changes it again.
const ROUNDS: u8 = 3;

/// Counts the buttons that fit whenever the choices or the window change: `is_row` tracks
/// the choices, and says whether they are what is in the row. It looks when the page has
/// been laid out anyway, so that looking costs nothing.
pub fn keep_fitting(
    middle: NodeRef<Div>,
    is_row: impl Fn() -> bool + 'static,
    fits: RwSignal<usize>,
) {
    Effect::new(move |_| {
        if is_row() {
            when_shown(move || measure(middle, fits, ROUNDS));
        }
    });
    on_window("resize", move |_| measure(middle, fits, ROUNDS));
}

fn measure(at: NodeRef<Div>, fits: RwSignal<usize>, rounds: u8) {
    // The table may have been left in the meantime.
    let (Some(Some(middle)), Some(before)) = (at.try_get_untracked(), fits.try_get_untracked())
    else {
        return;
    };
    match count(&middle) {
        Some(now) if now != before => {
            fits.set(now);
            if rounds > 1 {
                when_shown(move || measure(at, fits, rounds - 1));
            }
        }
        _ => {}
    }
}

/// How many buttons fit into the row; all of them if More is not needed. The row ends with the
/// last of them, followed by More. Nothing while the row is hidden.
fn count(middle: &HtmlElement) -> Option<usize> {
    let find = |selector: &str| {
        let found = middle.query_selector(selector).ok().flatten();
        found?.dyn_into::<HtmlElement>().ok()
    };
    let (row, more) = (find(".choices")?, find(".more-acts")?);
    let buttons = row.children();
    let first: HtmlElement = buttons.item(0)?.dyn_into().ok()?;
    let first = HtmlElement::style(&first);
    if !(first.get_property_value("max-width").unwrap_or_default()).is_empty() {
        let _ = first.remove_property("max-width");
    }
    let mut ends = Vec::new();
    let mut start = 0;
    for index in 0..buttons.length() {
        let button: HtmlElement = buttons.item(index)?.dyn_into().ok()?;
        if index == 0 {
            start = button.offset_left();
        }
        ends.push(button.offset_left() + button.offset_width() - start);
    }
    let (all, room) = (ends.len(), middle.client_width());
    let last = *ends.last()?;
    if last <= 0 || room == 0 {
        return None;
    }
    let style = HtmlElement::style(&row);
    if last <= room + 1 {
        let _ = style.remove_property("width");
        return Some(usize::MAX);
    }
    let taken = match more.offset_width() {
        0 => MORE,
        shown => shown + GAP,
    };
    let fit = ends.iter().filter(|end| **end <= room - taken + 1).count();
    let fit = fit.min(all.saturating_sub(1)).max(1);
    let mut end = ends[fit - 1];
    // The likeliest action is always shown, with a truncated name if need be.
    let most = if all == 1 { room } else { room - taken };
    if end > most + 1 {
        end = most;
        let _ = first.set_property("max-width", &format!("{end}px"));
    }
    let _ = style.set_property("width", &format!("{end}px"));
    Some(if all == 1 { usize::MAX } else { fit })
}

/// The assumed width of More and its gap, before it has been measured.
const MORE: i32 = 116;
const GAP: i32 = 8;
