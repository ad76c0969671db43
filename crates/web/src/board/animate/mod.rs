//! Animations for game events: shards fly and land, points fly to the score.
//!
//! Only transform and opacity are animated, with the Web Animations API, which a strict content
//! security policy allows. Durations come from the design tokens; where they are zero,
//! everything moves at once.

mod moved_pieces;

use std::cell::RefCell;
use std::time::Duration;

use js_sys::{Array, Function, Object, Reflect, parse_float};
use leptos::prelude::*;
use lucid_art::Number;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

use super::cell::{bounds, within};
use crate::device::{is_calm, when_shown};

pub(super) use moved_pieces::MovedPieces;

/// How many points are stacked before the next one starts at the top again.
const MOST_POINTS: usize = 6;

fn place(name: &str) -> Option<Element> {
    let there = |name: &str| {
        let found = document().query_selector(&format!("[data-place=\"{name}\"]"));
        found.ok().flatten()
    };
    // The last shard of a colour is gone already; fly from where its colour was.
    there(name).or_else(|| name.starts_with("hand-").then(|| there("hands"))?)
}

/// Drops the top piece onto its slot.
pub(crate) fn land(slot: &str) {
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

/// A drawing of the sprite, such as a shard, flies from one place to another.
pub(crate) fn fly(name: &str, from: &str, to: &str, turn: usize) {
    let time = 1.6 * token("--step");
    if time == 0.0 {
        return;
    }
    Flight {
        drawing: format!(
            "<svg class=\"flyer\" viewBox=\"-21 -21 42 43\" aria-hidden=\"true\"><use href=\"#{name}\"/></svg>"
        ),
        from: from.to_owned(),
        to: to.to_owned(),
        time,
        turn,
    }
    .book();
}

/// Points fly from their source to the score; with reduced motion they are shown at the score
/// for a while, one below the other.
pub(crate) fn score(points: i16, from: &str, at: &str, turn: usize) {
    let (sign, class) = match points {
        0.. => ("+", "points-fly"),
        _ => ("−", "points-fly loss"),
    };
    let number = points.unsigned_abs();
    let time = token("--tell");
    Flight {
        drawing: format!(
            "<span class=\"{class}\" data-to=\"{at}\" aria-hidden=\"true\">{sign}{number}</span>"
        ),
        from: match place(from) {
            Some(_) if time > 0.0 => from,
            _ => at,
        }
        .to_owned(),
        to: at.to_owned(),
        time,
        turn,
    }
    .book();
}

/// Removes whatever is still flying, because its boards are gone.
pub(crate) fn clear() {
    BOOKED.take();
    let Some(body) = document().body() else {
        return;
    };
    for flyer in within(&body, ".flyer, .points-fly") {
        flyer.remove();
    }
}

thread_local! {
    /// Flights that start once the step has been painted.
    static BOOKED: RefCell<Vec<Flight>> = const { RefCell::new(Vec::new()) };
}

/// Something that flies from one place to another; with a time of zero it only appears at the
/// second.
struct Flight {
    drawing: String,
    from: String,
    to: String,
    time: f64,
    /// How many others of this step take off before it.
    turn: usize,
}

impl Flight {
    /// All flights of a step start together after layout. Measuring each one in between would
    /// force a layout every time.
    fn book(self) {
        let booked = BOOKED.with_borrow_mut(|booked| {
            booked.push(self);
            booked.len()
        });
        if booked == 1 {
            when_shown(depart);
        }
    }

    /// Its start and end on the screen.
    fn way(&self) -> Option<(Point, Point)> {
        Some((middle(&place(&self.from)?), middle(&place(&self.to)?)))
    }

    fn start(self, body: &Element, way: (Point, Point)) {
        let stands = self.time == 0.0;
        let below = match stands {
            true => within(body, &format!(".points-fly[data-to={}]", self.to)).len() % MOST_POINTS,
            false => 0,
        };
        let Some(flyer) = added(body, &self.drawing) else {
            return;
        };
        match stands {
            true => travel(&flyer, way, below, 2000.0, 0),
            false => travel(&flyer, way, 0, self.time, self.turn),
        }
    }
}

/// Starts all booked flights: first measures everything, then adds the elements.
fn depart() {
    let flights = BOOKED.take();
    let Some(body) = document().body() else {
        return;
    };
    let ways: Vec<_> = flights.iter().map(Flight::way).collect();
    for (flight, way) in flights.into_iter().zip(ways) {
        if let Some(way) = way {
            flight.start(&body, way);
        }
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

/// Moves an element along a low arc, shifted down by `below` places, and removes it on arrival.
/// Three start at a time, and large groups fly faster.
fn travel(flyer: &Element, ((x, y), (u, v)): (Point, Point), below: usize, time: f64, turn: usize) {
    let (down, gap) = (100 * below, 2 * below);
    let at = |x: f64, y: f64| {
        let there = shifted(x, y);
        format!("{there} translate(-50%, calc({down}% - 50% + {gap}px))")
    };
    let high = if (x, y) == (u, v) { 0.0 } else { 40.0 };
    let steps = [at(x, y), at((x + u) / 2.0, (y + v) / 2.0 - high), at(u, v)];
    let time = if turn > 2 { time / 1.5 } else { time };
    let delay = (turn / 3) as f64 * 0.5 * time;
    if animate(flyer, "transform", &steps, time, delay).is_none() {
        flyer.remove();
        return;
    }
    let gone = flyer.clone();
    let total = Duration::from_millis((time + delay) as u64 + 20);
    set_timeout(move || gone.remove(), total);
}

/// Animates one property; nothing where the browser lacks the API.
pub(super) fn animate(
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

/// A duration from the design tokens, in milliseconds; zero with reduced motion. Each is read
/// once, because reading forces the browser to restyle the page.
pub(super) fn token(name: &'static str) -> f64 {
    thread_local! {
        static KNOWN: RefCell<Vec<(&'static str, f64)>> = const { RefCell::new(Vec::new()) };
    }
    if is_calm() {
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
    // Not a number: no duration.
    number.max(0.0) * if unit { 1.0 } else { 1000.0 }
}

pub(super) fn shifted(x: f64, y: f64) -> String {
    format!("translate({}px, {}px)", Number(x), Number(y))
}
