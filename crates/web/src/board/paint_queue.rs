//! The parts of a table take turns in being painted.
//!
//! What happens between two frames is painted once. And since a bot's turn may change
//! all boards at once, a frame paints only as many as it has the time for, and the
//! next one goes on: a page that answers at once matters more than boards that change
//! at the same moment.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;

/// A part of the table that can be painted anew.
pub(crate) trait Painted {
    /// Paints it as it is to look now; how many elements were made for it.
    fn paint(&self) -> usize;
}

/// After so many new elements the other parts wait for the next frame.
const ENOUGH: usize = 40;

thread_local! {
    static WAITING: RefCell<VecDeque<Rc<dyn Painted>>> = const { RefCell::new(VecDeque::new()) };
    static AFTERWARDS: RefCell<Vec<Box<dyn FnOnce()>>> = const { RefCell::new(Vec::new()) };
    static ASKED: Cell<bool> = const { Cell::new(false) };
}

/// Has a part painted in one of the next frames.
pub(crate) fn paint(part: Rc<dyn Painted>) {
    WAITING.with_borrow_mut(|waiting| {
        if !waiting.iter().any(|other| Rc::ptr_eq(other, &part)) {
            waiting.push_back(part);
        }
    });
    ask_for_a_frame();
}

/// Runs as soon as everything is painted, before that is shown.
pub(crate) fn when_painted(run: impl FnOnce() + 'static) {
    AFTERWARDS.with_borrow_mut(|all| all.push(Box::new(run)));
    ask_for_a_frame();
}

fn ask_for_a_frame() {
    if ASKED.replace(true) {
        return;
    }
    // A page that is not seen has no frames.
    match document().hidden() {
        true => set_timeout(frame, Duration::ZERO),
        false => request_animation_frame(frame),
    }
}

fn frame() {
    ASKED.set(false);
    let mut made = 0;
    while let Some(part) = WAITING.with_borrow_mut(VecDeque::pop_front) {
        made += part.paint();
        if made >= ENOUGH {
            break;
        }
    }
    if WAITING.with_borrow(|waiting| !waiting.is_empty()) {
        ask_for_a_frame();
        return;
    }
    for run in AFTERWARDS.take() {
        run();
    }
}
