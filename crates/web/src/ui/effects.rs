//! Effects that end with their owner, and regions that are rebuilt.
//!
//! Signals keep their subscribers, even after those have been dropped. Signals that live as
//! long as the program would accumulate the parts of every game, so their readers unsubscribe
//! when they are dropped.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::reactive::graph::{Subscriber as _, ToAnySubscriber};

/// A copy of a value that follows it until the owner is cleaned up. Views read copies of
/// signals that outlive them, because they do not unsubscribe themselves.
pub fn scoped<T: Clone + Send + Sync + 'static>(source: impl Fn() -> T + 'static) -> RwSignal<T> {
    let copy = RwSignal::new(untrack(&source));
    follow(move || _ = copy.try_set(source()));
    copy
}

/// Runs now, and again whenever a signal that it read changes.
pub fn follow(run: impl Fn() + 'static) {
    let effect = RenderEffect::new(move |_: Option<()>| run());
    StoredValue::new_local(Following(effect));
}

/// Runs once the view is in the document, and again whenever a signal that it read changes.
pub fn follow_later<T: 'static>(run: impl FnMut(Option<T>) -> T + 'static) {
    let effect = Effect::new(run);
    on_cleanup(move || unsubscribe(&effect));
}

/// An effect that unsubscribes with its owner.
struct Following(RenderEffect<()>);

impl Drop for Following {
    fn drop(&mut self) {
        unsubscribe(&self.0);
    }
}

fn unsubscribe(effect: &impl ToAnySubscriber) {
    let reader = effect.to_any_subscriber();
    reader.clear_sources(&reader);
}

/// Listens to the window until the owner is cleaned up.
pub fn on_window(event: &str, heard: impl Fn(web_sys::Event) + 'static) {
    let listener = window_event_listener_untyped(event, heard);
    on_cleanup(move || listener.remove());
}

/// A region that is rebuilt from scratch whenever its value changes. Other regions are updated
/// in place, which keeps the focus but reuses elements that a board has painted into.
pub fn staged<T: Clone + Send + 'static>(
    shown: impl Fn() -> T + Send + 'static,
    build: impl Fn(T) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let build = Arc::new(build);
    let region = move || {
        let (shown, build) = (shown(), build.clone());
        // A closure in a view is replaced, never updated in place.
        move || untrack(|| build(shown.clone()))
    };
    region.into_any()
}
