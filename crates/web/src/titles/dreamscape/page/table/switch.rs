//! The switch between boards, for phones and for pages with a large zoom.

use leptos::prelude::*;
use lucid_dreamscape::{Action, Phase, Table};
use lucid_tabletop::Seat;
use lucid_texts::Phrase;
use lucid_web::table::Waiting;

use crate::app::{app, say};
use crate::dreamscape::Controller;
use crate::ui::icon;
use lucid_web::drawing::seat_class;

/// The boards of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Which {
    World,
    Mine,
    Others,
}

impl Which {
    /// Its name in the style sheet.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Which::World => "world",
            Which::Mine => "mine",
            Which::Others => "others",
        }
    }
}

/// The board that is shown: the one in play, unless the player chooses another.
pub(super) fn board(controller: Controller) -> RwSignal<Which> {
    let played = Memo::new(move |_| {
        controller
            .scene
            .with(|scene| played_on(&scene.view.table, &scene.choices))
    });
    let board = RwSignal::new(played.get_untracked());
    Effect::new(move |_| board.set(played.get()));
    board
}

/// The board of the choices, or of the phase if they belong to neither.
pub(crate) fn played_on(table: &Table, choices: &[Action]) -> Which {
    let on = choices.iter().find_map(|action| match action {
        Action::Place { .. } | Action::Take(_) | Action::Shift { .. } => Some(Which::Mine),
        Action::Move(_)
        | Action::Seed(_)
        | Action::Harvest { .. }
        | Action::Reorder(_)
        | Action::Next(_)
        | Action::Keep(_) => Some(Which::World),
        _ => None,
    });
    on.unwrap_or(match table.phase {
        Phase::Creation | Phase::LastPlacement | Phase::Over => Which::Mine,
        _ => Which::World,
    })
}

/// The switch, with buttons for a hint and undo beside it.
pub(super) fn switch(
    controller: Controller,
    board: RwSignal<Which>,
    hint: RwSignal<bool>,
    seat: Memo<Seat>,
) -> AnyView {
    let score = Memo::new(move |_| {
        let seat = seat.get();
        let score = (controller.scene).with(|scene| scene.view.table.players[seat].score);
        (seat, score)
    });
    // To those who watch nothing here is theirs.
    let watches = Memo::new(move |_| controller.scene.with(|scene| scene.viewer.is_none()));
    let app = app();
    let label = move |phrase| move || app.texts.with(|texts| texts.phrase(phrase));
    let said = move |which: Which, word: Phrase| {
        move || match which {
            Which::Mine if watches.get() => controller.name(seat.get()),
            _ => label(word)(),
        }
    };
    let button = |which: Which, word: Phrase| {
        let mine = (which == Which::Mine).then_some(
            move || view! { " " <b class=seat_class(score.get().0)>{score.get().1}</b> },
        );
        view! {
            <button type="button" aria-pressed=move || (board.get() == which).to_string()
                on:click=move |_| board.set(which)>
                {said(which, word)} {mine}
            </button>
        }
        .into_any()
    };
    let asks = move || {
        let mine = (controller.scene)
            .with(|scene| matches!(scene.waiting, Waiting::Person(_)) && scene.choices.len() > 1);
        mine && controller.hints_are_fair()
    };
    let cannot = move || !controller.scene.with(|scene| scene.can_undo);
    view! {
        <nav class="switch" aria-label=say(Phrase::BoardWhich)>
            <div class="which">
                {button(Which::World, Phrase::BoardWorldShort)}
                {button(Which::Mine, Phrase::BoardMine)}
                {button(Which::Others, Phrase::BoardOthersShort)}
            </div>
            <button class="btn bare switch-hint" aria-label=label(Phrase::HintAsk) disabled=move || !asks()
                aria-expanded=move || hint.get().to_string() on:click=move |_| hint.update(|open| *open = !*open)>
                {icon("hint")}
            </button>
            {move || (!watches.get()).then(|| view! {
                <button class="btn bare switch-undo" aria-label=label(Phrase::Undo) disabled=cannot on:click=move |_| controller.undo()>
                    {icon("undo")}
                </button>
            })}
        </nav>
    }
    .into_any()
}
