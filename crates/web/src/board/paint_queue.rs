//! Spreads repaints of the table's parts over several frames.
//!
//! Changes between two frames are painted once. A bot's turn may change all boards at once, so
//! a frame paints only as many parts as it has time for and leaves the rest to the next: a
//! responsive page matters more than boards that change in the same moment.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;

use crate::device;

/// A part of the table that can be repainted.
pub(crate) trait Painted {
    /// Paints it; returns how many elements were created.
    fn paint(&self) -> usize;
}

/// After this many new elements, the other parts wait for the next frame.
const ENOUGH: usize = 120;
/// After this many milliseconds they wait, too: a part that takes long to compare may create
/// nothing.
const LONG: u64 = 8;

thread_local! {
    static WAITING: RefCell<VecDeque<Rc<dyn Painted>>> = const { RefCell::new(VecDeque::new()) };
    static AFTERWARDS: RefCell<Vec<Box<dyn FnOnce()>>> = const { RefCell::new(Vec::new()) };
    static ASKED: Cell<bool> = const { Cell::new(false) };
}

/// Queues a part for one of the next frames.
pub(crate) fn paint(part: Rc<dyn Painted>) {
    WAITING.with_borrow_mut(|waiting| {
        if !waiting.iter().any(|other| Rc::ptr_eq(other, &part)) {
            waiting.push_back(part);
        }
    });
    ask_for_a_frame();
}

/// Runs when the queue is empty, before the browser shows the result.
pub(crate) fn when_painted(run: impl FnOnce() + 'static) {
    AFTERWARDS.with_borrow_mut(|all| all.push(Box::new(run)));
    ask_for_a_frame();
}

fn ask_for_a_frame() {
    if ASKED.replace(true) {
        return;
    }
    // A hidden page gets no frames.
    match document().hidden() {
        true => set_timeout(frame, Duration::ZERO),
        false => request_animation_frame(frame),
    }
}

fn frame() {
    ASKED.set(false);
    let (mut made, began) = (0, device::now());
    while let Some(part) = WAITING.with_borrow_mut(VecDeque::pop_front) {
        made += part.paint();
        if made >= ENOUGH || device::now().saturating_sub(began) >= LONG {
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
