//! The dream with its segments: one grid for pointer, keys and screen readers.

use leptos::html;
use leptos::prelude::*;
use lucid_dream_runners::{Action, Draft, Phase, Placed, Spot};
use lucid_tabletop::Seat;
use lucid_texts::Phrase;
use lucid_web::drawing::El;
use lucid_web::dream_runners::draw::{BoardLook, Preview, board, event_seat, event_spot, preview};

use super::drag::Drag;
use super::selection::Selection;
use crate::app::app;
use crate::board::{cell, patch};
use crate::ui::{has_modifier, sky};
use lucid_web::drawing::seat_class;

/// The board that is shown large: whose, its segments, and their results.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownBoard {
    /// Whose it is.
    pub seat: Seat,
    /// Its segments, with the one held over it.
    pub draft: Draft,
    /// The preview, while players compose.
    pub preview: Option<Preview>,
    /// The cell that the journal is telling of.
    pub lit: Option<Spot>,
}

/// The board to show: the viewer's, or that of the player whom the told event is about.
pub fn shown(play: Selection) -> Memo<ShownBoard> {
    let controller = play.controller;
    Memo::new(move |_| {
        let scene = controller.scene.get();
        let composing = scene.view.table.phase == Phase::Compose;
        let told = controller.untold.with(|untold| match untold.is_empty() {
            true => None,
            false => controller.journal.with(|journal| journal.last().copied()),
        });
        let about = told.as_ref().and_then(event_seat);
        let own = scene.viewer.unwrap_or(Seat::new(0));
        let seat = if composing { own } else { about.unwrap_or(own) };
        let mut draft = scene.view.drafts[seat].unwrap_or_default();
        if let Some(held) = play.held.get().filter(|held| held.aims && composing) {
            let placed = held.hand.placed(&controller.game());
            if play.allowed(placed) {
                draft = with(play, &draft, placed);
            }
        }
        let preview = composing
            .then(|| preview(&controller.game(), &scene.view.table, seat, &draft))
            .flatten();
        ShownBoard {
            seat,
            draft,
            preview,
            lit: told.as_ref().and_then(event_spot),
        }
    })
}

/// A board with a segment laid or moved.
fn with(play: Selection, draft: &Draft, placed: Placed) -> Draft {
    let others = draft.placed().iter().copied();
    let mut all: Vec<Placed> = others.filter(|p| p.segment != placed.segment).collect();
    all.push(placed);
    play.controller.game().draft(&all).unwrap_or(*draft)
}

/// The board.
pub fn dream(play: Selection, drag: Drag, shown: Memo<ShownBoard>) -> impl IntoView {
    let app = app();
    let controller = play.controller;
    let host = NodeRef::<html::Div>::new();
    let at = StoredValue::new(None::<String>);
    Effect::new(move |before: Option<Option<El>>| {
        let now = shown.get();
        let texts = app.texts.get();
        let host = host.get()?;
        let drawing = controller.scene.with(|scene| {
            // The held segment is drawn apart from the others.
            let draft = scene.view.drafts[now.seat].unwrap_or_default();
            let held = play
                .held
                .get()
                .filter(|held| held.aims && scene.view.table.phase == Phase::Compose);
            let own = scene.viewer == Some(now.seat);
            let quiet = controller.untold.with(Vec::is_empty);
            let open: Vec<Spot> = (scene.choices.iter())
                .filter_map(|action| match action {
                    Action::Cell(spot) if own && quiet => Some(*spot),
                    _ => None,
                })
                .collect();
            let advised = controller.extra.advised.with(|advised| match own {
                true => advised.board.clone(),
                false => Vec::new(),
            });
            board(&BoardLook {
                game: &controller.game(),
                table: &scene.view.table,
                draft: &draft,
                preview: now.preview.as_ref(),
                hand: held.map(|held| {
                    (
                        held.hand,
                        play.allowed(held.hand.placed(&controller.game())),
                    )
                }),
                advised: &advised,
                lit: now.lit,
                open: &open,
                texts: &texts,
                label: texts.dream_of(controller.name(now.seat)),
            })
        });
        let focused = cell::focused(&host);
        patch::patch(&host, before.flatten().as_ref(), &drawing);
        cell::settle(&host, at.get_value().as_deref(), focused.is_some());
        Some(drawing)
    });
    let focusin = move |event: leptos::ev::FocusEvent| {
        if let (Some(host), Some(found)) = (host.get_untracked(), cell::of(event.target())) {
            at.set_value(found.get_attribute("data-cell"));
            cell::settle(&host, at.get_value().as_deref(), false);
        }
    };
    let keydown = move |event: leptos::ev::KeyboardEvent| {
        if has_modifier(&event) {
            return;
        }
        let name = event.key();
        let held = play.held.with_untracked(Option::is_some);
        let mut used = true;
        match name.as_str() {
            "ArrowLeft" if held => play.shift(-1, 0),
            "ArrowRight" if held => play.shift(1, 0),
            "ArrowUp" if held => play.shift(0, -1),
            "ArrowDown" if held => play.shift(0, 1),
            "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" => {
                if let Some(host) = host.get_untracked() {
                    cell::go(&host, &name);
                }
            }
            "Enter" | " " if held => play.drop_here(),
            "Enter" | " " => press_cell(play, at.get_value().as_deref()),
            _ => used = false,
        }
        if used {
            event.prevent_default();
            event.stop_propagation();
        }
    };
    let pointerdown = move |event: leptos::ev::PointerEvent| {
        if untrack(|| controller.composer()).is_some() {
            drag.press_board(&event);
        }
    };
    // During resolution, a press on a cell resolves it next (R5).
    let click = move |event: leptos::ev::MouseEvent| {
        let found = cell::of(event.target()).and_then(|cell| cell.get_attribute("data-cell"));
        if untrack(|| controller.phase()) != Phase::Compose {
            press_cell(play, found.as_deref());
        }
    };
    let name = move || {
        let seat = shown.with(|shown| shown.seat);
        app.texts
            .with(|texts| texts.dream_of(controller.name(seat)))
    };
    let class = move || format!("dream scene grain {}", seat_class(shown.with(|s| s.seat)));
    let able = move || controller.composer().is_some();
    view! {
        <section class=class class:able=able class:dragging=move || play.dragging.get()>
            {sky()}
            <h2 class="sr">{name}</h2>
            <div
                class="quilt-host"
                node_ref=host
                on:pointerdown=pointerdown
                on:click=click
                on:keydown=keydown
                on:focusin=focusin
            ></div>
            {whose(play, shown)}
        </section>
    }
}

/// The owner of the board, if that is not the viewer.
fn whose(play: Selection, shown: Memo<ShownBoard>) -> impl IntoView {
    let controller = play.controller;
    move || {
        let seat = shown.with(|shown| shown.seat);
        let viewer = controller.scene.with(|scene| scene.viewer);
        (controller.phase() != Phase::Compose && viewer != Some(seat)).then(|| {
            view! { <p class="whose tag">{crate::ui::badge(seat)} {controller.name(seat)}</p> }
        })
    }
}

/// A press on a cell picks up its segment, or resolves the cell.
fn press_cell(play: Selection, name: Option<&str>) {
    let Some(spot) = name.and_then(Spot::named) else {
        return;
    };
    let controller = play.controller;
    if controller
        .scene
        .with_untracked(|scene| scene.view.table.phase)
        != Phase::Compose
    {
        let action = Action::Cell(spot);
        let offered = controller
            .scene
            .with_untracked(|scene| scene.choices.contains(&action));
        if offered && controller.untold.with_untracked(Vec::is_empty) {
            controller.act(action);
        }
        return;
    }
    let draft = play.draft();
    let (column, row) = (spot.index() % 3 + 2, spot.index() / 3 + 2);
    let lies = draft.placed().iter().find(|placed| {
        let game = controller.game();
        let turned = game.piece(placed.segment).turned(placed.turn);
        turned.places().any(|(right, down, _)| {
            usize::from(placed.column) + right == column && usize::from(placed.row) + down == row
        })
    });
    match lies {
        Some(placed) => play.choose(placed.segment),
        None => {
            let texts = controller.app.texts.get_untracked();
            controller
                .app
                .tell(texts.phrase(Phrase::ChooseSegmentFirst));
        }
    }
}
