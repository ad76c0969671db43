//! Effects that end with their owner, and regions that are built anew.
//!
//! Signals remember whoever has read them, even when the reader is long gone. Those
//! that live as long as the program would remember the parts of every game, so
//! readers of these unsubscribe when they are dropped.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::reactive::graph::{Subscriber as _, ToAnySubscriber};

/// A copy of a value that follows it until the owner is cleaned up. Views read
/// copies of what outlives them, since they do not unsubscribe themselves.
pub fn scoped<T: Clone + Send + Sync + 'static>(source: impl Fn() -> T + 'static) -> RwSignal<T> {
    let copy = RwSignal::new(untrack(&source));
    follow(move || _ = copy.try_set(source()));
    copy
}

/// Runs now, and again whenever a signal changes that it has read.
pub fn follow(run: impl Fn() + 'static) {
    let effect = RenderEffect::new(move |_: Option<()>| run());
    StoredValue::new_local(Following(effect));
}

/// Runs when the page shows what is being built, and again whenever a signal
/// changes that it has read.
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

/// A region that is built from nothing whenever what it shows changes. Other regions
/// are brought from one view to the next in place, which keeps the focus but hands
/// on elements that a board has drawn into.
pub fn staged<T: Clone + Send + 'static>(
    shown: impl Fn() -> T + Send + 'static,
    build: impl Fn(T) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let build = Arc::new(build);
    let region = move || {
        let (shown, build) = (shown(), build.clone());
        // A closure in a view is never brought up to date, but replaced.
        move || untrack(|| build(shown.clone()))
    };
    region.into_any()
}
