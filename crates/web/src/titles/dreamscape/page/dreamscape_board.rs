//! Somebody's Dreamscape, raised or flat.

use std::cell::OnceCell;

use leptos::prelude::*;
use lucid_dreamscape::Action;
use lucid_tabletop::Seat;
use lucid_web::dreamscape::draw::dreamscape_board::{DreamscapeBoardUi, dreamscape_board};
use lucid_web::dreamscape::draw::{BoardProps, Intent};

use super::{motion, shown_card};
use crate::board::{Drawing, InteractiveDrawing, Pointed};

/// Whether Dreamscapes are shown from above, until the page is closed.
fn flat() -> ArcRwSignal<bool> {
    thread_local! {
        static FLAT: OnceCell<ArcRwSignal<bool>> = const { OnceCell::new() };
    }
    FLAT.with(|flat| flat.get_or_init(|| ArcRwSignal::new(false)).clone())
}

/// A Dreamscape; only the viewer's own offers choices.
#[component]
pub(crate) fn Dreamscape3d(
    props: Signal<BoardProps>,
    seat: Seat,
    act: Callback<Action>,
    ask: Callback<Action>,
) -> impl IntoView {
    let (shown, flat) = (shown_card(), flat());
    let ui = RwSignal::new(DreamscapeBoardUi::default());
    motion::creates(props, seat);
    // The next step closes what was lifted or open.
    let choices = Memo::new(move |_| props.with(|props| props.choices.clone()));
    Effect::new(move |before: Option<()>| {
        choices.track();
        if before.is_some() {
            ui.update(|ui| (ui.open, ui.lifted) = (None, None));
        }
    });
    let drawn_flat = flat.clone();
    let draw = Callback::new(move |()| -> Drawing<Intent> {
        let own = props.with(|props| props.view.viewer == Some(seat));
        let ui = DreamscapeBoardUi {
            flat: drawn_flat.get(),
            card: shown.get().filter(|_| own),
            ..ui.get()
        };
        let props = props.get();
        Box::new(move || dreamscape_board(&props, seat, ui))
    });
    let press = Callback::new(move |intent| match intent {
        Intent::Act(action) => act.run(action),
        Intent::Ask(action) => ask.run(action),
        Intent::Flat(to) => flat.set(to),
        Intent::OpenSlot(slot) => ui.update(|ui| {
            ui.lifted = None;
            ui.open = (ui.open != Some(slot)).then_some(slot);
        }),
        Intent::Lift(slot, height) => ui.update(|ui| {
            ui.open = None;
            ui.lifted = Some((slot, height));
        }),
        _ => ui.update(|ui| (ui.open, ui.lifted) = (None, None)),
    });
    let point = Callback::new(move |pointed: Pointed| {
        let name = pointed.attribute("data-slot");
        let near =
            name.and_then(|name| props.with(|props| props.game.content().grid().named(&name)));
        if ui.with_untracked(|ui| ui.near) != near {
            ui.update(|ui| ui.near = near);
        }
    });
    InteractiveDrawing {
        point: Some(point),
        ..InteractiveDrawing::new(draw, press)
    }
    .view()
}
