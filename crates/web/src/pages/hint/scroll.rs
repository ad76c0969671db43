//! Keeps what a hint mentions in view: the sheet at the foot of a narrow page must not cover
//! it.

use leptos::prelude::*;
use web_sys::Element;

use crate::board::cell::bounds;

/// The margin around what is scrolled into view.
const ROOM: f64 = 16.0;

/// Where the hint covers the foot of the page, scrolls an element into the area between the
/// sticky header and the hint.
pub(crate) fn scroll_into_view(element: &Element) {
    let Some(hint) = document().query_selector(".hint").ok().flatten() else {
        return;
    };
    let (_, top, wide, _) = bounds(&hint);
    let whole = window().inner_width().ok().and_then(|wide| wide.as_f64());
    // Beside the boards, the hint covers none of them.
    if whole.is_none_or(|whole| wide < whole * 0.8) {
        return;
    }
    let head = document().query_selector(".sand").ok().flatten();
    let above = head.map_or(0.0, |head| bounds(&head).3) + ROOM;
    let (_, from, _, tall) = bounds(element);
    let below = from + tall + ROOM - top;
    let by = match (below > 0.0, from < above) {
        (true, _) => below.min(from - above),
        (_, true) => from - above,
        _ => return,
    };
    // The style sheet decides whether this is smooth.
    window().scroll_by_with_x_and_y(0.0, by);
}
