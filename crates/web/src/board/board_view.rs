//! A board as it is painted, and as it is to be painted next.

use std::cell::RefCell;

use leptos::prelude::*;
use lucid_web::drawing::{El, Intent};
use web_sys::Element;

use super::animate::MovedPieces;
use super::paint_queue::Painted;
use super::{cell, patch};

/// A drawing that is made when its turn has come. What it is made of has been read
/// before, so that a change of that is noticed.
pub(crate) type Drawing<I> = Box<dyn FnOnce() -> El<I>>;

/// The place of a drawing on the page.
pub(super) struct BoardView<I: 'static> {
    host: Element,
    shown: RefCell<Option<El<I>>>,
    wanted: RefCell<Option<Drawing<I>>>,
    /// The cell that is the stop of the tab key.
    at: StoredValue<Option<String>>,
    /// What a press on a part of the drawing that is shown means.
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

    /// What is to be painted, in the place of whatever still waits for it.
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
