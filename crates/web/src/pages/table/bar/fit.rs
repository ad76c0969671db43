//! How many buttons fit into the row of the bar.

use leptos::html::Div;
use leptos::prelude::*;
use lucid_web::bar::Bar;
use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;

use super::Open;
use crate::device::when_shown;
use crate::ui::on_window;

/// How often the row is measured for one change: when More comes or goes it is another.
const ROUNDS: u8 = 3;

/// Counts the buttons that fit whenever the choices or the window change. It looks when
/// the page has been laid out anyway, so that looking costs nothing.
pub(super) fn keep_fitting(
    middle: NodeRef<Div>,
    bar: Memo<Bar>,
    open: RwSignal<Option<Open>>,
    fits: RwSignal<usize>,
) {
    Effect::new(move |_| {
        bar.track();
        // While a group has the row its buttons have no size.
        if !matches!(open.get(), Some(Open::Group(_))) {
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
    match count(&middle, before) {
        Some(now) if now != before => {
            fits.set(now);
            if rounds > 1 {
                when_shown(move || measure(at, fits, rounds - 1));
            }
        }
        _ => {}
    }
}

/// How many buttons are wholly inside the row; all of them if More need not be there.
/// Nothing while the row is not shown.
fn count(middle: &HtmlElement, before: usize) -> Option<usize> {
    let row = middle.query_selector(".choices").ok()??;
    let room = row.client_width();
    let buttons = row.children();
    let mut ends = Vec::new();
    for index in 0..buttons.length() {
        let button: HtmlElement = buttons.item(index)?.dyn_into().ok()?;
        ends.push(button.offset_left() + button.offset_width());
    }
    let first: HtmlElement = buttons.item(0)?.dyn_into().ok()?;
    let start = first.offset_left();
    let within = |room: i32| ends.iter().filter(|end| **end - start <= room + 1).count();
    if room == 0 {
        return None;
    }
    let all = ends.len();
    let fit = within(room);
    let has_more = before < all;
    if fit == all || (has_more && within(middle.client_width()) == all) {
        return Some(usize::MAX);
    }
    // Without More there was more room than with it.
    let fit = if has_more { fit } else { fit.saturating_sub(1) };
    Some(fit.max(1))
}
