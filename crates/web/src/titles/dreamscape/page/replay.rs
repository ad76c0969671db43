//! The boards of a recorded game: those of the table, read-only.

use std::sync::Arc;

use leptos::prelude::*;
use lucid_dreamscape::{Action, Colour, Dreamscape, Phase};

use super::{BoardProps, Cards, Dreamscape3d, Dreamworld, Hands, Others, Purposes, Store};
use crate::pages::replay::boards::chart;
use crate::pages::replay::journal::journal;
use crate::pages::replay::player::RecordPlayer;

/// All boards at the current moment.
pub(super) fn boards(player: RecordPlayer) -> AnyView {
    let names = Arc::new(player.timeline(|timeline| timeline.names().to_vec()));
    let nothing = Arc::new(Vec::new());
    let props = Memo::new_with_compare(
        move |_| {
            let (moment, eye) = (player.moment.get(), player.eye.get());
            let opened = player.opened();
            let timeline = opened.timeline_of::<Dreamscape>()?;
            let fresh = match player.stepped.get_untracked() {
                true => timeline.fresh(moment, eye),
                false => Vec::new(),
            };
            Some(BoardProps {
                game: timeline.game().clone(),
                view: timeline.view(moment, eye),
                choices: nothing.clone(),
                selected: None,
                fresh: Arc::new(fresh),
                texts: player.app.texts.get(),
                seat_names: names.clone(),
            })
        },
        |_, _| true,
    );
    let Some(first) = props.get_untracked() else {
        return ().into_any();
    };
    let props = Signal::derive(move || props.get().unwrap_or_else(|| first.clone()));
    // There is nothing to do here.
    let act = Callback::new(|_: Action| ());
    let select = Callback::new(|_: Option<Colour>| ());
    let seat = Memo::new(move |_| props.with(BoardProps::own));
    let creating = move || {
        props.with(|props| {
            let phase = props.view.table.phase;
            matches!(phase, Phase::Creation | Phase::LastPlacement)
        })
    };
    view! {
        <div class="watch-boards" class:creating=creating>
            <div class="area-world"><Dreamworld props act ask=act/></div>
            <div class="area-dreamscape">
                {move || view! { <Dreamscape3d props seat=seat.get() act ask=act/> }}
            </div>
            <div class="area-strip"><Hands props act select/><Cards props act ask=act/><Store props/></div>
            <div class="area-more"><Purposes props/><Others props/></div>
            <div class="area-rail">{chart(player)}{journal(player)}</div>
        </div>
    }
    .into_any()
}
