//! Parts of the page, built by hand: the first screens are made with it.
//!
//! The views of Leptos are a type for every shape, and each is compiled anew. Here
//! everything is one type, so that what a player loads first stays small; the
//! rooms, which are loaded when they are entered, are views. Both follow the same
//! signals: what is live changes with them, until its owner is cleaned up.

use std::time::Duration;

use leptos::prelude::*;
use leptos::reactive::graph::{Subscriber as _, ToAnySubscriber};
use lucid_texts::Phrase;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event, EventTarget, HtmlElement, Node};

use crate::app::app;

const SVG: &str = "http://www.w3.org/2000/svg";

/// An element, or several parts in a row.
pub struct Dom(Node);

/// An element of HTML.
pub fn tag(name: &str) -> Dom {
    let made = document().create_element(name);
    Dom(made.expect("the names of elements are sound").into())
}

/// An element of HTML with a class.
pub fn of(name: &str, class: &str) -> Dom {
    tag(name).attr("class", class)
}

/// An element of SVG.
pub fn svg(name: &str) -> Dom {
    let made = document().create_element_ns(Some(SVG), name);
    Dom(made.expect("the names of elements are sound").into())
}

/// Parts in a row.
pub fn row(parts: Vec<Dom>) -> Dom {
    let made: Node = document().create_document_fragment().into();
    Dom(made).all(parts)
}

/// A region that is built anew when its signals change.
pub fn slot(build: impl Fn() -> Option<Dom> + 'static) -> Dom {
    row(Vec::new()).slot(build)
}

impl Dom {
    /// The element; a row is none, but is treated as one where it makes no
    /// difference.
    pub fn element(&self) -> &Element {
        self.0.unchecked_ref()
    }

    /// The node, to be put into the page.
    pub fn node(&self) -> &Node {
        &self.0
    }

    /// Sets an attribute.
    pub fn attr(self, name: &str, value: &str) -> Dom {
        let _ = self.element().set_attribute(name, value);
        self
    }

    /// Sets an attribute, as its value changes.
    pub fn live_attr(
        self,
        name: &'static str,
        value: impl Fn() -> Option<String> + 'static,
    ) -> Dom {
        let element = self.element().clone();
        follow(Box::new(move || set(&element, name, value())));
        self
    }

    /// Sets a property of the style.
    pub fn style(self, name: &str, value: &str) -> Dom {
        let element: &HtmlElement = self.0.unchecked_ref();
        let _ = element.style().set_property(name, value);
        self
    }

    /// Adds a class.
    pub fn class_if(self, class: &str, on: bool) -> Dom {
        if on {
            let _ = self.element().class_list().add_1(class);
        }
        self
    }

    /// Adds or removes a class, as its signals change.
    pub fn live_class(self, class: &'static str, on: impl Fn() -> bool + 'static) -> Dom {
        let element = self.element().clone();
        follow(Box::new(move || {
            let _ = element.class_list().toggle_with_force(class, on());
        }));
        self
    }

    /// Adds words.
    pub fn text(self, words: &str) -> Dom {
        let made = document().create_text_node(words);
        let _ = self.0.append_child(&made);
        self
    }

    /// Adds words, as they change.
    pub fn live_text(self, words: impl Fn() -> String + 'static) -> Dom {
        let made: Node = document().create_text_node("").into();
        let _ = self.0.append_child(&made);
        follow(Box::new(move || made.set_node_value(Some(&words()))));
        self
    }

    /// Adds a phrase in the language that is spoken.
    pub fn say(self, phrase: Phrase) -> Dom {
        let texts = app().texts;
        self.live_text(move || texts.with(|texts| texts.phrase(phrase)))
    }

    /// Sets an attribute to a phrase in the language that is spoken.
    pub fn say_in(self, name: &'static str, phrase: Phrase) -> Dom {
        let texts = app().texts;
        self.live_attr(name, move || Some(texts.with(|texts| texts.phrase(phrase))))
    }

    /// The name for those who do not see it.
    pub fn named(self, phrase: Phrase) -> Dom {
        self.say_in("aria-label", phrase)
    }

    /// Listens to an event.
    pub fn on(self, event: &'static str, heard: impl Fn(Event) + 'static) -> Dom {
        listen(&self.0, event, Box::new(heard));
        self
    }

    /// Does something when it is pressed.
    pub fn click(self, pressed: impl Fn() + 'static) -> Dom {
        self.on("click", move |_| pressed())
    }

    /// Adds a part.
    pub fn with(self, part: Dom) -> Dom {
        let _ = self.0.append_child(&part.0);
        self
    }

    /// Adds a part, if there is one.
    pub fn maybe(self, part: Option<Dom>) -> Dom {
        match part {
            Some(part) => self.with(part),
            None => self,
        }
    }

    /// Adds parts.
    pub fn all(self, parts: Vec<Dom>) -> Dom {
        parts.into_iter().fold(self, Dom::with)
    }

    /// Adds a region that is built anew when its signals change. What was made in
    /// it ends then, and the focus stays at its place.
    pub fn slot(self, build: impl Fn() -> Option<Dom> + 'static) -> Dom {
        self.region(Box::new(build), true)
    }

    /// The same for whole pages, of which each begins without a focus.
    pub fn stage(self, build: impl Fn() -> Option<Dom> + 'static) -> Dom {
        self.region(Box::new(build), false)
    }

    fn region(self, build: Box<dyn Fn() -> Option<Dom>>, keep: bool) -> Dom {
        let document = document();
        let edge = || -> Node { document.create_text_node("").into() };
        let (start, end) = (edge(), edge());
        let _ = self.0.append_child(&start);
        let _ = self.0.append_child(&end);
        follow(Box::new(move || {
            let focus = keep.then(|| focus_between(&start, &end)).flatten();
            let content = build();
            clear_between(&start, &end);
            if let (Some(content), Some(parent)) = (content, end.parent_node()) {
                let _ = parent.insert_before(&content.0, Some(&end));
            }
            if let Some(focus) = focus {
                focus.restore(&start);
            }
        }));
        self
    }
}

/// Runs now, and again whenever a signal changes that it has read.
pub fn follow(run: Box<dyn Fn()>) {
    let effect = RenderEffect::new(move |_: Option<()>| run());
    StoredValue::new_local(Following(effect));
}

/// Runs when the page shows what is being built, and again whenever a signal
/// changes that it has read.
pub fn follow_later<T: 'static>(run: impl FnMut(Option<T>) -> T + 'static) {
    let effect = Effect::new(run);
    on_cleanup(move || forget(&effect));
}

/// An effect that is forgotten with its owner.
struct Following(RenderEffect<()>);

impl Drop for Following {
    fn drop(&mut self) {
        forget(&self.0);
    }
}

/// Signals remember whoever has read them, even if that is long gone. Those that
/// live as long as the page would remember the parts of every game.
fn forget(effect: &impl ToAnySubscriber) {
    let reader = effect.to_any_subscriber();
    reader.clear_sources(&reader);
}

/// Listens to the window.
pub fn on_window(event: &'static str, heard: impl Fn(Event) + 'static) {
    listen(&window(), event, Box::new(heard));
}

/// Listens to an event until the owner is cleaned up.
pub fn listen(target: &EventTarget, event: &'static str, heard: Box<dyn Fn(Event)>) {
    let heard = Closure::wrap(heard);
    let _ = target.add_event_listener_with_callback(event, heard.as_ref().unchecked_ref());
    StoredValue::new_local(Listener {
        target: target.clone(),
        event,
        heard,
    });
}

/// Listens as long as it is kept.
struct Listener {
    target: EventTarget,
    event: &'static str,
    heard: Closure<dyn Fn(Event)>,
}

impl Drop for Listener {
    fn drop(&mut self) {
        let heard = self.heard.as_ref().unchecked_ref();
        let _ = (self.target).remove_event_listener_with_callback(self.event, heard);
    }
}

/// Runs when the page has shown what is there now. A page that is not seen shows
/// nothing, so there it runs soon.
pub fn when_shown(run: impl FnOnce() + 'static) {
    match document().hidden() {
        true => set_timeout(run, Duration::ZERO),
        false => request_animation_frame(move || set_timeout(run, Duration::ZERO)),
    }
}

/// Gives the focus to an element, where it stands.
pub fn focus(element: &HtmlElement) {
    let options = js_sys::Object::new();
    let still = wasm_bindgen::JsValue::TRUE;
    let _ = js_sys::Reflect::set(&options, &"preventScroll".into(), &still);
    let function = js_sys::Reflect::get(element, &"focus".into());
    if let Some(function) = (function.ok()).and_then(|f| f.dyn_into::<js_sys::Function>().ok()) {
        let _ = function.call1(element, &options);
    }
}

/// Sets or removes an attribute, if that changes anything: some have the whole page
/// styled anew, even when they are set to what they were.
pub fn set(element: &Element, name: &str, value: Option<String>) {
    if element.get_attribute(name) == value {
        return;
    }
    let _ = match value {
        Some(value) => element.set_attribute(name, &value),
        None => element.remove_attribute(name),
    };
}

fn clear_between(start: &Node, end: &Node) {
    while let Some(next) = start.next_sibling() {
        if next == *end {
            return;
        }
        if let Some(parent) = next.parent_node() {
            let _ = parent.remove_child(&next);
        }
    }
}

/// Where in a region the focus is: how many steps to the side on every level, and
/// on what kind of element.
struct Focus {
    path: Vec<usize>,
    tag: String,
}

fn focus_between(start: &Node, end: &Node) -> Option<Focus> {
    let active = document().active_element()?;
    let parent = start.parent_node()?;
    if !parent.contains(Some(&active)) || parent == *active.unchecked_ref::<Node>() {
        return None;
    }
    let mut path = Vec::new();
    let mut at: Node = active.clone().into();
    loop {
        let above = at.parent_node()?;
        let top = above == parent;
        let mut steps = 0;
        let mut before = at.previous_sibling();
        loop {
            match before {
                // Within the region, one counts from its start.
                Some(node) if top && node == *start => break,
                Some(node) if top && node == *end => return None,
                Some(node) => {
                    steps += 1;
                    before = node.previous_sibling();
                }
                None if top => return None,
                None => break,
            }
        }
        path.push(steps);
        if top {
            break;
        }
        at = above;
    }
    Some(Focus {
        path,
        tag: active.tag_name(),
    })
}

impl Focus {
    /// Gives the focus to what stands at this place now, if it is of the kind.
    fn restore(&self, start: &Node) -> Option<()> {
        let mut at = start.next_sibling();
        for (level, steps) in self.path.iter().rev().enumerate() {
            if level > 0 {
                at = at?.first_child();
            }
            for _ in 0..*steps {
                at = at?.next_sibling();
            }
        }
        let found: HtmlElement = at?.dyn_into().ok()?;
        if found.tag_name() == self.tag {
            focus(&found);
        }
        Some(())
    }
}
