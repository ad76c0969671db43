//! The sand glass. The page sets how full it is, with a number between 0 and 1 in `--left`, and
//! whether the sand flows.

use crate::drawing::{El, el};

const GLASS: &str =
    "M-22-38H22C22-18 6-10 4 0 6 10 22 18 22 38H-22C-22 18-6 10-4 0-6-10-22-18-22-38Z";

/// The glass with its sand.
pub fn sand_glass() -> El {
    let path = |class: &'static str, d: &'static str| el("path").class(class).attr("d", d);
    let half = |class: &'static str, y: i32| {
        el("rect")
            .class(class)
            .attr("x", -24)
            .attr("y", y)
            .attr("width", 48)
            .attr("height", 38)
    };
    el("svg")
        .class("glass")
        .attr("viewBox", "-34 -52 68 110")
        .attr("aria-hidden", "true")
        .child(
            el("defs").child(
                el("clipPath")
                    .attr("id", "glass-inside")
                    .child(el("path").attr("d", GLASS)),
            ),
        )
        .child(
            el("ellipse")
                .class("glass-fall")
                .attr("cx", 3)
                .attr("cy", 49)
                .attr("rx", 30)
                .attr("ry", 6),
        )
        .child(path("glass-back", GLASS))
        .child(
            el("g")
                .attr("clip-path", "url(#glass-inside)")
                .child(half("sand-above", -38))
                .child(half("sand-below", 0))
                .child(path("sand-stream", "M0-3V38")),
        )
        .child(path("glass-rim", GLASS))
        .child(path("glass-shine", "M-16-34C-16-22-8-14-5-8"))
        .child(path("glass-wood", "M-27-46H27V-38H-27ZM-27 38H27V46H-27Z"))
        .child(path("glass-lit", "M-27-46H27V-43H-27ZM-27 38H27V41H-27Z"))
        .child(path("glass-post", "M-24-38V38M24-38V38"))
}
