//! Boards on the page: the library's drawings, painted into an element, patched, pressed and
//! animated.

pub(crate) mod animate;
mod board_view;
mod canvas;
pub(crate) mod cell;
mod marks;
pub(crate) mod paint_queue;
pub(crate) mod patch;

pub(crate) use board_view::Drawing;
pub(crate) use canvas::{Canvas, InteractiveDrawing, Pointed, last_pressed};
pub(crate) use marks::{mark, mark_at};
