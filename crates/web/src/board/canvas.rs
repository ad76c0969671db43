//! A drawing on the page: brought up to date as its signals change, and a
//! navigable grid for pointer, keys and screen readers.

use std::cell::{Cell, OnceCell};
use std::rc::Rc;

use leptos::html;
use leptos::prelude::*;
use lucid_web::dreamscape::draw::{El, Intent};
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent};

use super::board_view::{BoardView, Drawing};
use super::cell;
use super::paint_queue::{self, Painted as _};
use crate::ui::follow_later;

thread_local! {
    static PRESSED: Cell<Option<Bounds>> = const { Cell::new(None) };
}

/// Left, top, width and height on the screen.
pub(crate) type Bounds = (f64, f64, f64, f64);

/// Where on the screen the thing lay that was pressed last.
pub(crate) fn last_pressed() -> Option<Bounds> {
    PRESSED.get()
}

/// What the pointer or the focus is on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Pointed {
    /// A slot of a Dreamscape, by name.
    Slot(String),
    /// A card, by number.
    Card(usize),
    /// A location, by number.
    Isle(u8),
    /// Nothing of the kind.
    Nothing,
}

/// A drawing and those who hear of it: `press` what is pressed, `point` what is
/// pointed at, and `key` of keys that nothing else uses; it says whether it had a
/// use for one.
#[derive(Clone, Copy)]
pub(crate) struct InteractiveDrawing {
    pub(crate) draw: Callback<(), Drawing>,
    pub(crate) press: Callback<Intent>,
    pub(crate) point: Option<Callback<Pointed>>,
    pub(crate) key: Option<Callback<String, bool>>,
}

impl InteractiveDrawing {
    /// A drawing that can be pressed.
    pub(crate) fn new(draw: Callback<(), Drawing>, press: Callback<Intent>) -> InteractiveDrawing {
        InteractiveDrawing {
            draw,
            press,
            point: None,
            key: None,
        }
    }

    /// The board on the page: drawn into its element, which stays what it is.
    pub(crate) fn view(self) -> AnyView {
        let host = NodeRef::<html::Div>::new();
        let at = StoredValue::new(None);
        let intents = StoredValue::new(Vec::new());
        let view = OnceCell::<Rc<BoardView>>::new();
        // Not at once: what glides must be on the page.
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
            // Elements lose the focus when they are taken away with their owner.
            let _ = point.try_run(pointed_at(target));
        }
    }

    /// Whether there was something to be pressed.
    fn pressed(&self, intents: StoredValue<Vec<Intent>>, target: Option<EventTarget>) -> bool {
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

    fn typed(&self, host: &Element, intents: StoredValue<Vec<Intent>>, event: &KeyboardEvent) {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let name = event.key();
        let used = match name.as_str() {
            // Buttons of HTML answer to these by themselves.
            "Enter" | " " if is_drawn(event.target()) => self.pressed(intents, event.target()),
            "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" => cell::go(host, &name),
            "Escape" => {
                self.press.run(Intent::Close);
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
pub(crate) fn Canvas(draw: Callback<(), El>, press: Callback<Intent>) -> impl IntoView {
    let draw = Callback::new(move |()| -> Drawing {
        let drawn = draw.run(());
        Box::new(move || drawn)
    });
    InteractiveDrawing::new(draw, press).view()
}

fn element(target: Option<EventTarget>) -> Option<Element> {
    target?.dyn_into::<Element>().ok()
}

/// Whether it is a part of a drawing, which has no keys of its own.
fn is_drawn(target: Option<EventTarget>) -> bool {
    element(target).is_some_and(|at| !matches!(at.tag_name().as_str(), "BUTTON" | "A"))
}

fn pointed_at(target: Option<EventTarget>) -> Pointed {
    let Some(at) = element(target) else {
        return Pointed::Nothing;
    };
    let attribute = |name: &str| {
        let found = at.closest(&format!("[{name}]")).ok().flatten()?;
        found.get_attribute(name)
    };
    let isle = attribute("data-isle").and_then(|number| number.parse().ok());
    match (attribute("data-slot"), attribute("data-card")) {
        _ if isle.is_some() => isle.map_or(Pointed::Nothing, Pointed::Isle),
        (Some(slot), _) => Pointed::Slot(slot),
        (_, Some(card)) => match card.parse() {
            Ok(index) => Pointed::Card(index),
            Err(_) => Pointed::Nothing,
        },
        _ => Pointed::Nothing,
    }
}
