//! Dragging segments with mouse, pen or finger.
//!
//! Moving the pointer only moves a layer over the page. The board and the preview change when
//! the segment snaps to another place, and the game changes on the drop.

use leptos::ev;
use leptos::prelude::*;
use lucid_dream_runners::{DreamRunners, SegmentId};
use lucid_web::dream_runners::draw::{Hand, drag as drawn};
use wasm_bindgen::JsCast as _;
use web_sys::{HtmlElement, PointerEvent};

use super::selection::{HeldSegment, Selection};
use crate::board::cell::bounds;
use crate::device;

/// How far a pointer moves before a press becomes a drag, in pixels.
const SLIP: f64 = 6.0;

/// A segment under the pointer.
#[derive(Clone, Copy, Debug)]
struct Grip {
    pointer: i32,
    hand: Hand,
    /// Where the press began.
    from: (f64, f64),
    /// The pointer's offset from the segment's corner, in cells.
    grip: (f64, f64),
    /// Left and top of the board on the screen, and the width of a cell.
    board: (f64, f64, f64),
    moving: bool,
    /// Whether the press was on the board.
    on_board: bool,
}

/// The drag in progress, and its layer.
#[derive(Clone, Copy)]
pub struct Drag {
    play: Selection,
    grip: StoredValue<Option<Grip>>,
    dropped_at: StoredValue<u64>,
    layer: NodeRef<leptos::html::Div>,
}

impl Drag {
    /// Adds the listeners.
    pub fn new(play: Selection) -> Drag {
        let drag = Drag {
            play,
            grip: StoredValue::new(None),
            dropped_at: StoredValue::new(0),
            layer: NodeRef::new(),
        };
        let moved = window_event_listener(ev::pointermove, move |event| drag.moved(&event));
        let up = window_event_listener(ev::pointerup, move |event| drag.dropped(&event));
        let cancel = window_event_listener(ev::pointercancel, move |_| drag.stop());
        on_cleanup(move || {
            moved.remove();
            up.remove();
            cancel.remove();
        });
        drag
    }

    /// Whether a drag has just ended, so that the click that follows is ignored.
    pub fn has_just_dropped(&self) -> bool {
        device::now().saturating_sub(self.dropped_at.get_value()) < 80
    }

    /// The layer over the page.
    pub fn layer(&self) -> impl IntoView + use<> {
        view! { <div class="drag-layer" node_ref=self.layer aria-hidden="true"></div> }
    }

    /// A press on a segment of the tray.
    pub fn press_tray(&self, event: &PointerEvent, segment: SegmentId) {
        let hand = match self.play.held.get_untracked() {
            Some(held) if held.hand.segment == segment => held.hand,
            _ => Hand::take(&self.play.draft(), segment),
        };
        let size = hand.size(&self.play.controller.game());
        let half = |cells: u8| f64::from(cells) / 2.0;
        self.begin(event, hand, (half(size.0), half(size.1)), false);
    }

    /// A press on the board: on a segment that lies there, or on a free cell.
    pub fn press_board(&self, event: &PointerEvent) {
        let Some(board) = board_on_screen() else {
            return;
        };
        let at = in_cells(event, board);
        let game = &self.play.controller.game();
        let draft = self.play.draft();
        let lies = draft.placed().iter().find(|placed| {
            let turned = game.piece(placed.segment).turned(placed.turn);
            turned.places().any(|(right, down, _)| {
                (usize::from(placed.column) + right) as f64 == at.0.floor()
                    && (usize::from(placed.row) + down) as f64 == at.1.floor()
            })
        });
        match lies {
            Some(placed) => {
                let hand = Hand::take(&draft, placed.segment);
                let grip = (at.0 - f64::from(hand.column), at.1 - f64::from(hand.row));
                self.begin(event, hand, grip, true);
            }
            None => self.tap(at),
        }
    }

    fn begin(&self, event: &PointerEvent, hand: Hand, grip: (f64, f64), on_board: bool) {
        let Some(board) = board_on_screen() else {
            return;
        };
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        self.grip.set_value(Some(Grip {
            pointer: event.pointer_id(),
            hand,
            from: (f64::from(event.client_x()), f64::from(event.client_y())),
            grip,
            board,
            moving: false,
            on_board,
        }));
    }

    /// A press on a free cell lays the chosen segment there.
    fn tap(&self, at: (f64, f64)) {
        let on_board = |at: f64| (0.0..7.0).contains(&at);
        if on_board(at.0) && on_board(at.1) && self.play.held.with_untracked(Option::is_some) {
            self.play.drop_on((at.0 as u8, at.1 as u8));
        }
    }

    fn moved(&self, event: &PointerEvent) {
        let Some(mut grip) = self.grip.get_value() else {
            return;
        };
        if event.pointer_id() != grip.pointer {
            return;
        }
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        if !grip.moving {
            if (x - grip.from.0).hypot(y - grip.from.1) < SLIP {
                return;
            }
            grip.moving = true;
            // The page may have been scrolled since the press.
            grip.board = board_on_screen().unwrap_or(grip.board);
            self.grip.set_value(Some(grip));
            self.play.controller.why.set(None);
            self.play.dragging.set(true);
            self.show(&grip);
        }
        self.shift(&grip, (x, y));
        self.aim(&grip, (x, y));
    }

    /// Moves the layer.
    fn shift(&self, grip: &Grip, (x, y): (f64, f64)) {
        let cell = grip.board.2;
        let (left, top) = (x - grip.grip.0 * cell, y - grip.grip.1 * cell);
        if let Some(layer) = self.layer.get_untracked() {
            let layer: &HtmlElement = layer.unchecked_ref();
            let shift = format!("translate({left:.1}px, {top:.1}px)");
            let _ = layer.style().set_property("transform", &shift);
        }
    }

    /// Shows where the segment would be laid, if that has changed.
    fn aim(&self, grip: &Grip, (x, y): (f64, f64)) {
        let (left, top, cell) = grip.board;
        let at = (
            (x - left) / cell - grip.grip.0,
            (y - top) / cell - grip.grip.1,
        );
        let snapped = self.play.snapped(&grip.hand, at);
        let hand = snapped.map_or(grip.hand, |placed| Hand {
            column: placed.column,
            row: placed.row,
            ..grip.hand
        });
        let held = Some(HeldSegment {
            hand,
            aims: snapped.is_some(),
        });
        if self.play.held.get_untracked() != held {
            self.play.held.set(held);
        }
    }

    /// Draws the segment on the layer, in the size it has on the board.
    fn show(&self, grip: &Grip) {
        let Some(layer) = self.layer.get_untracked() else {
            return;
        };
        let layer: &HtmlElement = layer.unchecked_ref();
        let (width, height) = grip.hand.size(&self.play.controller.game());
        let side = |cells: u8| format!("{:.1}px", f64::from(cells) * grip.board.2);
        let _ = layer.style().set_property("width", &side(width));
        let _ = layer.style().set_property("height", &side(height));
        layer.set_inner_html(&picture(&self.play.controller.game(), &grip.hand));
        let _ = layer.class_list().add_1("shown");
    }

    /// Turns the dragged segment; returns whether there is one.
    pub fn turn(&self, quarters: u8) -> bool {
        let Some(mut grip) = self.grip.get_value().filter(|grip| grip.moving) else {
            return false;
        };
        let before = grip.hand.size(&self.play.controller.game());
        grip.hand = grip.hand.turned(&self.play.controller.game(), quarters);
        let after = grip.hand.size(&self.play.controller.game());
        let share = |at: f64, was: u8, is: u8| at / f64::from(was) * f64::from(is);
        grip.grip = (
            share(grip.grip.0, before.0, after.0),
            share(grip.grip.1, before.1, after.1),
        );
        self.grip.set_value(Some(grip));
        self.show(&grip);
        true
    }

    fn dropped(&self, event: &PointerEvent) {
        let Some(grip) = self.grip.get_value() else {
            return;
        };
        if event.pointer_id() != grip.pointer {
            return;
        }
        if !grip.moving {
            self.grip.set_value(None);
            if grip.on_board {
                self.press_laid(grip.hand);
            }
            return;
        }
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        self.aim(&grip, (x, y));
        let held = self.play.held.get_untracked();
        self.stop();
        if let Some(held) = held.filter(|held| held.aims) {
            return self
                .play
                .put(held.hand.placed(&self.play.controller.game()));
        }
        self.play.let_go();
        let (left, top, cell) = grip.board;
        let at = ((x - left) / cell, (y - top) / cell);
        let on_board = |at: f64| (0.0..7.0).contains(&at);
        if on_board(at.0) && on_board(at.1) {
            let corner = |at: f64, grip: f64| (at - grip).round().clamp(0.0, 6.0) as u8;
            let hand = Hand {
                column: corner(at.0, grip.grip.0),
                row: corner(at.1, grip.grip.1),
                ..grip.hand
            };
            let placed = hand.moved(&self.play.controller.game(), 0, 0);
            let placed = placed.placed(&self.play.controller.game());
            (self.play.controller).ask(lucid_dream_runners::Action::Put(placed));
        } else if grip.on_board {
            (self.play.controller).act(lucid_dream_runners::Action::Lift(grip.hand.segment));
        }
    }

    /// A press on a segment on the board selects it, or deselects it if it is selected; with
    /// another one selected, its cell may be the target.
    fn press_laid(&self, hand: Hand) {
        match self.play.held.get_untracked() {
            Some(held) if held.hand.segment == hand.segment => self.play.let_go(),
            _ => self.play.choose(hand.segment),
        }
    }

    fn stop(&self) {
        self.grip.set_value(None);
        if self.play.dragging.get_untracked() {
            self.dropped_at.set_value(device::now());
            self.play.dragging.set(false);
            self.play.held.set(None);
        }
        if let Some(layer) = self.layer.get_untracked() {
            let layer: &HtmlElement = layer.unchecked_ref();
            let _ = layer.class_list().remove_1("shown");
        }
    }
}

fn picture(game: &DreamRunners, hand: &Hand) -> String {
    drawn(game, hand.segment, hand.turn).markup()
}

/// Left and top of the board on the screen, and the width of a cell.
fn board_on_screen() -> Option<(f64, f64, f64)> {
    let board = document().query_selector(".dream .quilt").ok().flatten()?;
    let (left, top, width, _) = bounds(&board);
    (width > 0.0).then_some((left, top, width / 7.0))
}

fn in_cells(event: &PointerEvent, (left, top, cell): (f64, f64, f64)) -> (f64, f64) {
    (
        (f64::from(event.client_x()) - left) / cell,
        (f64::from(event.client_y()) - top) / cell,
    )
}
