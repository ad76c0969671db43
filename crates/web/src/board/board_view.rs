//! A board on the page: the drawing that is shown and the one to paint next.

use std::cell::RefCell;

use leptos::prelude::*;
use lucid_web::drawing::{El, Intent};
use web_sys::Element;

use super::animate::MovedPieces;
use super::paint_queue::Painted;
use super::{cell, patch};

/// A drawing that is built when its turn in the paint queue has come. The signals it depends on
/// are read before that, so that they are tracked.
pub(crate) type Drawing<I> = Box<dyn FnOnce() -> El<I>>;

/// A drawing and the element that it is painted into.
pub(super) struct BoardView<I: 'static> {
    host: Element,
    shown: RefCell<Option<El<I>>>,
    wanted: RefCell<Option<Drawing<I>>>,
    /// The cell that the Tab key stops at.
    at: StoredValue<Option<String>>,
    /// The intents of the drawing that is shown, by the number in `data-press`.
    intents: StoredValue<Vec<I>>,
}

impl<I: Intent> BoardView<I> {
    pub(super) fn new(
        host: &Element,
        at: StoredValue<Option<String>>,
        intents: StoredValue<Vec<I>>,
    ) -> BoardView<I> {
        BoardView {
            host: host.clone(),
            shown: RefCell::default(),
            wanted: RefCell::default(),
            at,
            intents,
        }
    }

    /// Sets the next drawing; one that is still waiting is replaced.
    pub(super) fn want(&self, drawing: Drawing<I>) {
        self.wanted.replace(Some(drawing));
    }
}

impl<I: Intent> Painted for BoardView<I> {
    fn paint(&self) -> usize {
        // The page may have been left in the meantime.
        let (Some(drawing), Some(at)) = (self.wanted.take(), self.at.try_get_value()) else {
            return 0;
        };
        let mut drawing = drawing();
        let presses = drawing.number_presses();
        let before = self.shown.take();
        let moved = MovedPieces::between(&self.host, before.as_ref(), &drawing);
        let focused = cell::focused(&self.host);
        let made = patch::patch(&self.host, before.as_ref(), &drawing);
        self.intents.set_value(presses);
        cell::settle(&self.host, at.as_deref(), focused.is_some());
        moved.animate(&self.host);
        self.shown.replace(Some(drawing));
        made
    }
}
