//! The cells of a board as one tab stop (a roving tabindex): arrow keys move to the nearest
//! cell on the screen in their direction.

use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, EventTarget};

/// The cell that something belongs to.
pub(crate) fn of(target: Option<EventTarget>) -> Option<Element> {
    let at = target?.dyn_into::<Element>().ok()?;
    at.closest("[data-cell]").ok().flatten()
}

/// The cell of this board that has the focus.
pub(crate) fn focused(host: &Element) -> Option<Element> {
    let active = host.owner_document()?.active_element()?;
    host.contains(Some(&active))
        .then(|| active.closest("[data-cell]").ok().flatten())?
}

/// Makes one cell the tab stop: the named one, or the first. With `keep`, it also gets the
/// focus if repainting has removed the focused element.
pub(crate) fn settle(host: &Element, name: Option<&str>, keep: bool) {
    let cells = all(host);
    let is = |cell: &&Element| cell.get_attribute("data-cell").as_deref() == name;
    let Some(stop) = cells.iter().find(is).or(cells.first()) else {
        return;
    };
    for cell in &cells {
        let index = if cell == stop { "0" } else { "-1" };
        if cell.get_attribute("tabindex").as_deref() != Some(index) {
            let _ = cell.set_attribute("tabindex", index);
        }
    }
    if keep && focused(host).is_none() {
        call(stop, "focus");
    }
}

/// Moves the focus to the nearest cell in a direction; whether there was one.
pub(crate) fn go(host: &Element, key: &str) -> bool {
    let Some(from) = focused(host) else {
        return false;
    };
    let (x, y) = middle(&from);
    let away = |cell: &Element| {
        let (u, v) = middle(cell);
        let (dx, dy) = (u - x, v - y);
        let (ahead, aside) = match key {
            "ArrowLeft" => (-dx, dy.abs()),
            "ArrowRight" => (dx, dy.abs()),
            "ArrowUp" => (-dy, dx.abs()),
            _ => (dy, dx.abs()),
        };
        // A cell that is more sideways than ahead does not count.
        (ahead > 4.0 && aside < 1.6 * ahead).then_some(ahead + 1.8 * aside)
    };
    let nearest = (all(host).into_iter())
        .filter(|cell| *cell != from)
        .filter_map(|cell| Some((away(&cell)?, cell)))
        .min_by(|(a, _), (b, _)| a.total_cmp(b));
    match nearest {
        Some((_, cell)) => {
            call(&cell, "focus");
            true
        }
        None => false,
    }
}

fn all(host: &Element) -> Vec<Element> {
    within(host, "[data-cell]")
}

/// The elements within another that a selector finds.
pub(crate) fn within(host: &Element, selector: &str) -> Vec<Element> {
    let Ok(found) = host.query_selector_all(selector) else {
        return Vec::new();
    };
    (0..found.length())
        .filter_map(|index| found.item(index)?.dyn_into().ok())
        .collect()
}

fn middle(element: &Element) -> (f64, f64) {
    let (left, top, width, height) = bounds(element);
    (left + width / 2.0, top + height / 2.0)
}

/// Left, top, width and height on the screen.
pub(crate) fn bounds(element: &Element) -> (f64, f64, f64, f64) {
    let Some(rectangle) = call(element, "getBoundingClientRect") else {
        return (0.0, 0.0, 0.0, 0.0);
    };
    let side = |name: &str| {
        let value = Reflect::get(&rectangle, &JsValue::from_str(name));
        value.ok().and_then(|value| value.as_f64()).unwrap_or(0.0)
    };
    (side("left"), side("top"), side("width"), side("height"))
}

/// Calls a method that HTML and SVG elements share.
fn call(element: &Element, method: &str) -> Option<JsValue> {
    let function = Reflect::get(element, &JsValue::from_str(method)).ok()?;
    function.dyn_ref::<Function>()?.call0(element).ok()
}
