//! A drawing on the page: updated when its signals change, and navigable with pointer, keys and
//! screen readers.

use std::cell::{Cell, OnceCell};
use std::rc::Rc;
use std::str::FromStr;

use leptos::html;
use leptos::prelude::*;
use lucid_web::drawing::{El, Intent};
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent};

use super::board_view::{BoardView, Drawing};
use super::cell;
use super::paint_queue::{self, Painted as _};
use crate::ui::{follow_later, has_modifier};

thread_local! {
    static PRESSED: Cell<Option<Bounds>> = const { Cell::new(None) };
}

/// Left, top, width and height on the screen.
pub(crate) type Bounds = (f64, f64, f64, f64);

/// Where the element that was pressed last was on the screen.
pub(crate) fn last_pressed() -> Option<Bounds> {
    PRESSED.get()
}

/// What the pointer or the focus is on: an element of the drawing, if any.
pub(crate) struct Pointed(Option<Element>);

impl Pointed {
    /// An attribute of the element, or of the nearest around it that has one.
    pub(crate) fn attribute(&self, name: &str) -> Option<String> {
        let found = self.0.as_ref()?.closest(&format!("[{name}]"));
        found.ok().flatten()?.get_attribute(name)
    }

    /// An attribute that is a number.
    pub(crate) fn number<N: FromStr>(&self, name: &str) -> Option<N> {
        self.attribute(name)?.parse().ok()
    }
}

/// A drawing and its event handlers: `press` gets the intent of what was pressed, `point`
/// what is pointed at, and `key` the keys that nothing else uses; it returns whether it
/// used one.
#[derive(Clone, Copy)]
pub(crate) struct InteractiveDrawing<I: 'static> {
    pub(crate) draw: Callback<(), Drawing<I>>,
    pub(crate) press: Callback<I>,
    pub(crate) point: Option<Callback<Pointed>>,
    pub(crate) key: Option<Callback<String, bool>>,
}

impl<I: Intent> InteractiveDrawing<I> {
    /// A drawing that can be pressed.
    pub(crate) fn new(draw: Callback<(), Drawing<I>>, press: Callback<I>) -> InteractiveDrawing<I> {
        InteractiveDrawing {
            draw,
            press,
            point: None,
            key: None,
        }
    }

    /// The board as a view: one host element, into which drawings are painted.
    pub(crate) fn view(self) -> AnyView {
        let host = NodeRef::<html::Div>::new();
        let at = StoredValue::new(None);
        let intents = StoredValue::new(Vec::new());
        let view = OnceCell::<Rc<BoardView<I>>>::new();
        // Not synchronously: animated pieces must be in the document first.
        follow_later(move |_: Option<()>| {
            let Some(host) = host.get() else { return };
            let is_first = view.get().is_none();
            let view = view.get_or_init(|| Rc::new(BoardView::new(&host, at, intents)));
            view.want(self.draw.run(()));
            if is_first {
                view.paint();
            } else {
                paint_queue::paint(view.clone());
            }
        });
        let clicked = move |event: MouseEvent| {
            self.pressed(intents, event.target());
        };
        let typed = move |event: KeyboardEvent| {
            if let Some(host) = host.get_untracked() {
                self.typed(&host, intents, &event);
            }
        };
        let focused = move |event: FocusEvent| {
            if let (Some(found), Some(host)) = (cell::of(event.target()), host.get_untracked()) {
                at.set_value(found.get_attribute("data-cell"));
                cell::settle(&host, at.get_value().as_deref(), false);
            }
            self.pointed(event.target());
        };
        let pointed = move |event: PointerEvent| self.pointed(event.target());
        view! {
            <div class="canvas" node_ref=host
                on:click=clicked on:keydown=typed on:focusin=focused on:pointerover=pointed
                on:focusout=move |_| self.pointed(None) on:pointerleave=move |_| self.pointed(None)>
            </div>
        }
        .into_any()
    }

    fn pointed(&self, target: Option<EventTarget>) {
        if let Some(point) = self.point {
            // Removing an element fires `focusout` after its owner was disposed.
            let _ = point.try_run(Pointed(element(target)));
        }
    }

    /// Whether there was something to be pressed.
    fn pressed(&self, intents: StoredValue<Vec<I>>, target: Option<EventTarget>) -> bool {
        let found = element(target).and_then(|at| at.closest("[data-press]").ok().flatten());
        let Some((found, index)) = found.and_then(|found| {
            let index = found.get_attribute("data-press")?;
            Some((found, index))
        }) else {
            return false;
        };
        let intent = (index.parse::<usize>().ok())
            .and_then(|index| intents.with_value(|all| all.get(index).copied()));
        if let Some(intent) = intent {
            PRESSED.set(Some(cell::bounds(&found)));
            self.press.run(intent);
        }
        intent.is_some()
    }

    fn typed(&self, host: &Element, intents: StoredValue<Vec<I>>, event: &KeyboardEvent) {
        if has_modifier(event) {
            return;
        }
        let name = event.key();
        let used = match name.as_str() {
            // HTML buttons handle these themselves.
            "Enter" | " " if is_drawn(event.target()) => self.pressed(intents, event.target()),
            "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" => cell::go(host, &name),
            "Escape" => {
                self.press.run(I::CLOSE);
                false
            }
            _ => self.key.is_some_and(|key| key.run(name)),
        };
        if used {
            event.prevent_default();
            event.stop_propagation();
        }
    }
}

/// A drawing that can be pressed, as a view.
#[component]
pub(crate) fn Canvas<I: Intent>(draw: Callback<(), El<I>>, press: Callback<I>) -> impl IntoView {
    let draw = Callback::new(move |()| -> Drawing<I> {
        let drawn = draw.run(());
        Box::new(move || drawn)
    });
    InteractiveDrawing::new(draw, press).view()
}

fn element(target: Option<EventTarget>) -> Option<Element> {
    target?.dyn_into::<Element>().ok()
}

/// Whether it is a part of a drawing, for which the browser handles no keys.
fn is_drawn(target: Option<EventTarget>) -> bool {
    element(target).is_some_and(|at| !matches!(at.tag_name().as_str(), "BUTTON" | "A"))
}
