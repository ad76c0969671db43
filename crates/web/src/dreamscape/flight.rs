//! How things move: pieces glide to where they are, shards land, points fly to the
//! score.
//!
//! Only transform and opacity move, by the animations of the browser, which a
//! strict policy allows. Times are those of the tokens; where they are zero,
//! everything changes place at once.

use std::cell::RefCell;

use art::Number;
use dreamscape::Colour;
use js_sys::{Array, Function, Object, Reflect, parse_float};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

use super::cell::{bounds, within};
use crate::device::prefers;
use crate::dom::when_shown;

/// How many points stand below each other before they begin at the top again.
const MOST_POINTS: u32 = 6;

/// Where the pieces of a board were before it changed.
pub(crate) struct Pieces(Vec<(String, (f64, f64))>);

impl Pieces {
    /// The pieces of a board and their places, where anything moves.
    pub(crate) fn of(host: &Element) -> Pieces {
        let mut pieces = Vec::new();
        if !still() {
            each_piece(host, |name, piece| {
                let (left, top, ..) = bounds(piece);
                pieces.push((name, (left, top)));
            });
        }
        Pieces(pieces)
    }

    /// Lets every piece that has another place now come from where it was.
    pub(crate) fn glide(&self, host: &Element) {
        if self.0.is_empty() {
            return;
        }
        let time = token("--step");
        each_piece(host, |name, piece| {
            let Some((_, (left, top))) = self.0.iter().find(|(known, _)| *known == name) else {
                return;
            };
            let (now_left, now_top, width, _) = bounds(piece);
            let scale = unit(piece);
            let (dx, dy) = ((left - now_left) * scale, (top - now_top) * scale);
            if width == 0.0 || dx.abs() + dy.abs() < 3.0 {
                return;
            }
            // Mr Nightmare is never in a hurry.
            let time = if name == "nightmare" {
                2.5 * time
            } else {
                time
            };
            let steps = [
                shifted(dx, dy),
                shifted(dx / 2.0, dy / 2.0 - 14.0),
                shifted(0.0, 0.0),
            ];
            animate(piece, "transform", &steps, time, 0.0);
        });
    }
}

/// Calls with each element that has the name of a piece.
fn each_piece(host: &Element, mut call: impl FnMut(String, &Element)) {
    for piece in within(host, "[data-piece]") {
        if let Some(name) = piece.get_attribute("data-piece") {
            call(name, &piece);
        }
    }
}

/// How many units of the drawing a pixel of the screen is.
fn unit(piece: &Element) -> f64 {
    let drawing = piece.closest("svg").ok().flatten();
    let wide = |svg: &Element| {
        let frame = svg.get_attribute("viewBox")?;
        Some(parse_float(frame.split(' ').nth(2)?))
    };
    match drawing.as_ref().and_then(|svg| Some((svg, wide(svg)?))) {
        Some((svg, wide)) => {
            let (_, _, width, _) = bounds(svg);
            if wide > 0.0 && width > 0.0 {
                wide / width
            } else {
                1.0
            }
        }
        None => 1.0,
    }
}

fn place(name: &str) -> Option<Element> {
    let there = |name: &str| {
        let found = document().query_selector(&format!("[data-place=\"{name}\"]"));
        found.ok().flatten()
    };
    // The last shard of a colour leaves from where its kind lay.
    there(name).or_else(|| name.starts_with("hand-").then(|| there("hands"))?)
}

/// What is on top of a slot falls onto it.
pub(super) fn land(slot: &str) {
    let time = token("--land");
    let Some(top) = place(slot).and_then(|pile| {
        let newest = |class: &str| {
            let mut next = pile.last_element_child();
            while let Some(child) = next {
                if child
                    .get_attribute("class")
                    .is_some_and(|all| all.starts_with(class))
                {
                    return Some(child);
                }
                next = child.previous_element_sibling();
            }
            None
        };
        newest("tree").or_else(|| newest("shard"))
    }) else {
        return;
    };
    if time == 0.0 {
        return;
    }
    let steps = ["-34px", "0px", "-3px", "0px"].map(|down| format!("translateY({down})"));
    animate(&top, "transform", &steps, time, 0.0);
}

/// A shard flies from one place to another.
pub(super) fn fly(colour: Colour, from: &str, to: &str, turn: usize) {
    let time = token("--step");
    let (Some(from), Some(to)) = (place(from), place(to)) else {
        return;
    };
    if time == 0.0 {
        return;
    }
    let body = document().body();
    let name = art::drawings::token(colour);
    let drawing = format!(
        "<svg class=\"flyer\" viewBox=\"-21 -21 42 43\" aria-hidden=\"true\"><use href=\"#{name}\"/></svg>"
    );
    if let Some(flyer) = body.and_then(|body| added(&body, &drawing)) {
        travel(&flyer, (&from, &to), 1.6 * time, turn);
    }
}

/// Whatever still flies is gone: the boards it flew over are.
pub(super) fn clear() {
    let Some(body) = document().body() else {
        return;
    };
    for flyer in within(&body, ".flyer, .points-fly") {
        flyer.remove();
    }
}

/// Points fly from where they come from to the score; without motion they stand
/// at the score for a while, one below the other. Where that is, is known once the
/// page is laid out, and asking sooner would have it laid out twice.
pub(super) fn score(points: i16, from: &str, at: &str, turn: usize) {
    let (from, at) = (from.to_owned(), at.to_owned());
    when_shown(move || scored(points, &from, &at, turn));
}

fn scored(points: i16, from: &str, at: &str, turn: usize) {
    let Some(to) = place(at) else { return };
    let from = place(from).unwrap_or_else(|| to.clone());
    let (sign, class) = match points {
        0.. => ("+", "points-fly"),
        _ => ("−", "points-fly loss"),
    };
    let number = points.unsigned_abs();
    let there = document().query_selector_all(&format!(".points-fly[data-to={at}]"));
    let below = there.map_or(0, |there| there.length() % MOST_POINTS);
    let drawing = format!(
        "<span class=\"{class}\" data-to=\"{at}\" aria-hidden=\"true\">{sign}{number}</span>"
    );
    let Some(flyer) = document().body().and_then(|body| added(&body, &drawing)) else {
        return;
    };
    match token("--tell") {
        0.0 => {
            let (x, y) = middle(&to);
            let (_, _, _, tall) = bounds(&flyer);
            let place = (x, y + f64::from(below) * (tall + 2.0));
            glide(&flyer, (place, place), 2000.0, 0);
        }
        time => travel(&flyer, (&from, &to), time, turn),
    }
}

/// Left and top on the screen.
type Point = (f64, f64);

fn middle(element: &Element) -> Point {
    let (left, top, width, height) = bounds(element);
    (left + width / 2.0, top + height / 2.0)
}

fn added(body: &Element, markup: &str) -> Option<Element> {
    body.insert_adjacent_html("beforeend", markup).ok()?;
    body.last_element_child()
}

/// Moves something from one thing to another.
fn travel(flyer: &Element, (from, to): (&Element, &Element), time: f64, turn: usize) {
    glide(flyer, (middle(from), middle(to)), time, turn);
}

/// Moves something along a low arc and takes it away when it has arrived. Three
/// start at a time, and many of them are quicker.
fn glide(flyer: &Element, ((x, y), (u, v)): (Point, Point), time: f64, turn: usize) {
    let at = |x: f64, y: f64| format!("{} translate(-50%, -50%)", shifted(x, y));
    let high = if (x, y) == (u, v) { 0.0 } else { 40.0 };
    let steps = [at(x, y), at((x + u) / 2.0, (y + v) / 2.0 - high), at(u, v)];
    let time = if turn > 2 { time / 1.5 } else { time };
    let animation = animate(
        flyer,
        "transform",
        &steps,
        time,
        (turn / 3) as f64 * 0.5 * time,
    );
    let gone = flyer.clone();
    let remove = move || gone.remove();
    let total = time + (turn / 3) as f64 * 0.5 * time;
    if animation.is_none() {
        flyer.remove();
        return;
    }
    set_timeout(remove, std::time::Duration::from_millis(total as u64 + 20));
}

/// Starts an animation of one property; nothing where the browser has none.
fn animate(
    element: &Element,
    property: &str,
    steps: &[String],
    time: f64,
    delay: f64,
) -> Option<JsValue> {
    let set = |object: &Object, name: &str, value: &JsValue| {
        Reflect::set(object, &JsValue::from_str(name), value).ok()
    };
    let values: Array = steps.iter().map(|step| JsValue::from_str(step)).collect();
    let frames = Object::new();
    set(&frames, property, &values)?;
    let options = Object::new();
    set(&options, "duration", &JsValue::from_f64(time))?;
    set(&options, "delay", &JsValue::from_f64(delay))?;
    set(&options, "fill", &JsValue::from_str("backwards"))?;
    set(
        &options,
        "easing",
        &JsValue::from_str("cubic-bezier(.2, .8, .2, 1)"),
    )?;
    let function = Reflect::get(element, &JsValue::from_str("animate")).ok()?;
    let function = function.dyn_ref::<Function>()?;
    function.call2(element, &frames, &options).ok()
}

/// Whether everything changes place at once.
fn still() -> bool {
    let root = document().document_element();
    let calm = root.and_then(|root| root.get_attribute("data-motion"));
    calm.as_deref() == Some("calm") || prefers("(prefers-reduced-motion: reduce)")
}

/// A time of the tokens, in milliseconds; none where nothing moves. Each is read
/// once: for that, the browser has to finish the style of the whole page.
fn token(name: &'static str) -> f64 {
    thread_local! {
        static KNOWN: RefCell<Vec<(&'static str, f64)>> = const { RefCell::new(Vec::new()) };
    }
    if still() {
        return 0.0;
    }
    KNOWN.with_borrow_mut(|known| {
        if let Some((_, time)) = known.iter().find(|(other, _)| *other == name) {
            return *time;
        }
        let time = read_token(name);
        known.push((name, time));
        time
    })
}

fn read_token(name: &str) -> f64 {
    let root = document().document_element();
    let style = root.and_then(|root| window().get_computed_style(&root).ok().flatten());
    let value = style.and_then(|style| style.get_property_value(name).ok());
    let value = value.unwrap_or_default();
    let value = value.trim();
    let (number, unit) = (parse_float(value), value.ends_with("ms"));
    // What is no number is no time either.
    number.max(0.0) * if unit { 1.0 } else { 1000.0 }
}

fn shifted(x: f64, y: f64) -> String {
    format!("translate({}px, {}px)", Number(x), Number(y))
}
