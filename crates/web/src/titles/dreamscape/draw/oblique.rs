//! The raised view: an oblique projection that shows the height of stacks.

use lucid_art::{Number, Oblique, drawings};
use lucid_dreamscape::{Action, Board, Slot, SlotSet};

use super::dreamscape_board::Ground;
use super::shapes::{ellipse, group, group_at, pill, stamp};
use super::{El, el};

/// Half the width and depth of a base, of a top, and of a halo.
const FOOT: (f64, f64) = (43.0, 26.0);
const TOP: (f64, f64) = (37.0, 21.0);
const HALO: (f64, f64) = (54.0, 33.0);
/// How far a lifted part hovers above its stack.
const LIFT: f64 = 24.0;

/// How much of the drawing's sky and ground is outside the frame.
const SKY: f64 = 40.0;
const EARTH: f64 = 8.0;

/// Draws the board in layers: ground, stacks from back to front, signs, and the
/// cells that are pressed and named.
pub(crate) fn board(ground: &Ground<'_>, title: &str) -> El {
    let board = &ground.props.player(ground.seat).board;
    let view = Oblique::new(board, ground.props.game.content().grid());
    layers(ground, &view, title, SlotSet::EMPTY)
        .attr("role", "grid")
        .child(cells(ground, board, &view))
}

/// Draws the board as a picture, with rings on the slots that differ from another board.
pub(crate) fn picture(ground: &Ground<'_>, title: &str, differs: SlotSet) -> El {
    let board = &ground.props.player(ground.seat).board;
    let view = Oblique::new(board, ground.props.game.content().grid());
    layers(ground, &view, title, differs).attr("role", "img")
}

fn layers(ground: &Ground<'_>, view: &Oblique<'_>, title: &str, differs: SlotSet) -> El {
    let props = ground.props;
    let grid = props.game.content().grid();
    let board = &props.player(ground.seat).board;
    let (width, height) = view.size();
    // The frame is that of an empty board: high stacks rise above it, so that nothing shifts.
    let (_, empty) = Oblique::new(&Board::default(), grid).size();
    let (top, tall) = (height - empty + SKY, empty - SKY - EARTH);
    let slots = view.back_to_front();
    let mut piles = group("piles").key("piles").attr("aria-hidden", "true");
    for slot in slots.iter().copied() {
        let mut pile = pile(ground, board, view, slot);
        if differs.contains(slot) {
            let (x, y) = view.place(slot);
            let ring = ellipse("differs", (x, y - face(board, slot)), (39.0, 23.0));
            pile = pile.child(ring.key("differs"));
        }
        piles = piles.child(pile);
    }
    if board.dreamer().is_none() {
        let (x, y) = view.place(grid.entry());
        let waits = group("piece").attr("data-piece", "dreamer").key("dreamer");
        piles = piles.child(waits.child(stamp("dreamer", x, y + 66.0)));
    }
    let mut signs = group("signs").key("signs").attr("aria-hidden", "true");
    for slot in slots.iter().copied() {
        let high = board.stack(slot).height();
        if high > 1 {
            signs = signs
                .child(tag(view.place(slot), high).key(format_args!("high-{}", grid.name(slot))));
        }
    }
    for slot in slots.iter().copied() {
        if let Some((class, text)) = ground.sign(slot) {
            let (x, y) = view.place(slot);
            let sign = pill(class, (x, y - face(board, slot)), &text);
            signs = signs.child(sign.key(format_args!("sign-{}", grid.name(slot))));
        }
    }
    el("svg")
        .class("board raised")
        .key("raised")
        .attr(
            "viewBox",
            format_args!("0 {} {} {}", Number(top), Number(width), Number(tall)),
        )
        .attr("aria-label", title)
        .child(
            group("earth")
                .key("earth")
                .attr("aria-hidden", "true")
                .raw(view.ground()),
        )
        .child(piles)
        .child(signs)
}

/// The height of the uppermost face above a slot.
fn face(board: &Board, slot: Slot) -> f64 {
    Oblique::SHARD * board.stack(slot).height() as f64
}

/// How far the content of a slot reaches above its middle.
fn reach(board: &Board, slot: Slot) -> f64 {
    let figure = match (board.trees().contains(slot), board.dreamer() == Some(slot)) {
        (true, _) => 75.0,
        (_, true) => 64.0,
        _ => 22.0,
    };
    face(board, slot) + figure
}

/// Whether one pile is in front of another and hides part of its slot.
fn hides(board: &Board, front: (Slot, (f64, f64)), back: (f64, f64)) -> bool {
    let (slot, (x, y)) = front;
    let (u, v) = back;
    !board.stack(slot).is_empty()
        && y > v + 1.0
        && (x - u).abs() < 64.0
        && y - reach(board, slot) < v + 8.0
}

/// Everything on one slot, with rings for its actions.
fn pile(ground: &Ground<'_>, board: &Board, view: &Oblique<'_>, slot: Slot) -> El {
    let grid = ground.props.game.content().grid();
    let (x, y) = view.place(slot);
    let name = grid.name(slot).to_string();
    let stack = board.stack(slot);
    let faded = ground
        .ui
        .near
        .is_some_and(|near| near != slot && hides(board, (slot, (x, y)), view.place(near)));
    let legal = ground.lit(slot);
    let mut pile = el("g")
        .class(if faded { "pile faded" } else { "pile" })
        .key(&name)
        .attr("data-place", format_args!("slot-{}-{name}", ground.seat));
    if legal && stack.is_empty() {
        pile = pile
            .child(ellipse("halo ground-halo", (x, y), HALO).key("halo"))
            .child(ellipse("slot-ring", (x, y), (39.0, 22.5)).key("slot-ring"));
    }
    let wanted = ground.fit.as_ref().and_then(|(card, fit)| {
        let cell = fit.cells.iter().find(|cell| cell.slot == slot)?;
        Some((ground.props.game.content().card(*card).level.number(), cell))
    });
    if let Some((level, _)) = wanted {
        pile = pile.child(ellipse(&format!("fit level-{level}"), (x, y), FOOT).key("fit"));
    }
    if !stack.is_empty() {
        let high = stack.height() as f64;
        let shadow = ((x + 5.0 + 2.0 * high), y + 3.0);
        pile = pile.child(ellipse("fall", shadow, (42.0 + 2.0 * high, 25.0)).key("fall"));
    }
    let lifted = match ground.ui.lifted {
        Some((from, height)) if from == slot => usize::from(height),
        _ => usize::MAX,
    };
    let up = |height: usize| if height >= lifted { LIFT } else { 0.0 };
    for (height, colour) in stack.iter().enumerate() {
        if height == lifted {
            let at = (x, y - Oblique::SHARD * height as f64 - LIFT);
            pile = pile.child(ellipse("lift-ring", at, FOOT).key("lift-ring"));
        }
        let top = y - Oblique::SHARD * height as f64 - up(height);
        let shard = stamp(drawings::shard(colour), x, top)
            .class(if height >= lifted {
                "shard lifted"
            } else {
                "shard"
            })
            .key(format_args!("{height}-{colour}"));
        pile = pile.child(shard);
    }
    if let Some((_, cell)) = wanted {
        let base = stack.height() - cell.surplus;
        if cell.surplus == 0 {
            for (more, colour) in cell.missing.iter().enumerate() {
                let top = y - Oblique::SHARD * (base + more) as f64;
                let ghost = stamp(drawings::shard(*colour), x, top).class("ghost");
                pile = pile.child(ghost.key(format_args!("ghost-{more}")));
            }
        }
    }
    let top = y - face(board, slot) - up(stack.height().saturating_sub(1));
    if legal && !stack.is_empty() {
        let steps = (ground.slots.get(slot)).is_some_and(|offered| {
            let step = |act: &Action| matches!(act, Action::Step(_) | Action::FreeStep(_));
            offered.acts.iter().any(step)
        });
        if steps {
            pile = pile.child(ellipse("halo step-halo", (x, top), (50.0, 30.0)).key("step-halo"));
        }
        pile = pile.child(ellipse("top-ring", (x, top), TOP).key("ring"));
    }
    if board.trees().contains(slot) {
        pile = pile.child(stamp("tree", x, top).class("tree").key("tree"));
    }
    if board.dreamer() == Some(slot) {
        let dreamer = group("piece").attr("data-piece", "dreamer").key("dreamer");
        pile = pile.child(dreamer.child(stamp("dreamer", x, top)));
    }
    pile
}

/// The height of a stack, at its foot on the left.
fn tag((x, y): (f64, f64), high: usize) -> El {
    let half = if high > 9 { 12.0 } else { 8.5 };
    group_at(x - 40.0, y + 4.0)
        .class("high")
        .child(
            el("rect")
                .attr("x", Number(-half))
                .attr("y", -9)
                .attr("width", Number(2.0 * half))
                .attr("height", 17)
                .attr("rx", 5),
        )
        .child(el("text").attr("y", 4).text(high))
}

/// The accessible cells, row by row from the back, each over its own stack.
fn cells(ground: &Ground<'_>, board: &Board, view: &Oblique<'_>) -> El {
    let grid = ground.props.game.content().grid();
    let (_, rows) = grid.size();
    let mut cells = group("cells").key("cells").attr("role", "rowgroup");
    for row in (0..rows).rev() {
        let mut line = el("g").attr("role", "row").key(format_args!("row-{row}"));
        let here = view.back_to_front();
        for slot in here.into_iter().filter(|slot| grid.place(*slot).1 == row) {
            line = line.child(cell(ground, board, view, slot));
        }
        cells = cells.child(line);
    }
    cells
}

fn cell(ground: &Ground<'_>, board: &Board, view: &Oblique<'_>, slot: Slot) -> El {
    let grid = ground.props.game.content().grid();
    let (x, y) = view.place(slot);
    let top = y - face(board, slot);
    // The outline of the stack: its top face, walls, and foot.
    let (left, right) = (Number(x - 40.0), Number(x + 40.0));
    let (top, foot) = (Number(top), Number(y));
    let outline =
        format!("M{left} {foot}V{top}A40 23 0 0 1 {right} {top}V{foot}A40 23 0 0 1 {left} {foot}Z");
    let name = grid.name(slot).to_string();
    let legal = ground.lit(slot);
    let mut button = el("g")
        .class(if legal { "cell now" } else { "cell" })
        .attr("role", "button")
        .attr("tabindex", -1)
        .attr("data-cell", format_args!("slot-{name}"))
        .attr("data-slot", &name)
        .attr("aria-label", ground.describe(slot))
        .child(el("path").class("hit").attr("d", &outline))
        .child(el("path").class("focus-shape").attr("d", outline));
    if let Some(intent) = ground.press(slot) {
        button = button.press(intent);
    }
    el("g").attr("role", "gridcell").key(name).child(button)
}
