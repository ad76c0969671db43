//! The viewer's segments, and the lock button.

use leptos::ev;
use leptos::prelude::*;
use lucid_dream_runners::{Action, SegmentId};
use lucid_texts::Phrase;
use lucid_web::dream_runners::draw::token;

use super::drag::Drag;
use super::selection::Selection;
use crate::app::{app, say};
use crate::ui::icon;

/// The tray, while the viewer composes.
pub fn tray(play: Selection, drag: Drag) -> impl IntoView {
    let app = app();
    let controller = play.controller;
    let own = Memo::new(move |_| {
        controller.scene.with(|scene| {
            let seat = scene.viewer?;
            let draft = scene.view.own_draft()?;
            let all = scene.view.table.players[seat].segments;
            let free = controller.game().unplayed(&scene.view.table, seat, draft);
            let free: Vec<SegmentId> = free.into_iter().collect();
            Some((free, all.len()))
        })
    });
    let free = move || own.get().map_or_else(Vec::new, |(free, _)| free);
    let laid = move || own.with(|own| own.as_ref().map_or(0, |(free, all)| all - free.len()));
    let about = move || {
        let held = play.held.with(|held| held.is_some_and(|held| held.aims));
        app.texts.with(|texts| match held {
            true => texts.phrase(Phrase::SegmentHeld),
            false => texts.segments_laid(laid()),
        })
    };
    let pieces = move || {
        let free = free();
        let buttons = free.into_iter().enumerate();
        buttons
            .map(|(index, segment)| piece(play, drag, index, segment))
            .collect_view()
    };
    let chosen = move || play.held.with(Option::is_some);
    // Locking an empty board is legal (R20) but rarely intended, so it is confirmed.
    let sure = RwSignal::new(false);
    let lock = move |_| {
        if laid() == 0 && !sure.get_untracked() {
            return sure.set(true);
        }
        sure.set(false);
        play.let_go();
        controller.lock();
    };
    let clear = move |_| {
        play.let_go();
        controller.act(Action::Clear);
    };
    let lock_words = move || match sure.get() {
        true => say(Phrase::LockEmpty)(),
        false => say(Phrase::Lock)(),
    };
    view! {
        <section class="sheet tray" aria-label=say(Phrase::Segments)>
            <div class="tray-head">
                <h2 class="head">{say(Phrase::Segments)} <span class="note">{about}</span></h2>
                {super::hint::ask(controller)}
            </div>
            <ul>{pieces}</ul>
            <div class="doing">
                <button class="btn bare turn" disabled=move || !chosen()
                    on:click=move |_| play.turn(1) aria-label=say(Phrase::TurnSegment)>
                    {icon("turn")} <span>{say(Phrase::TurnSegment)}</span> <kbd>"R"</kbd>
                </button>
                <button class="btn bare back" disabled=move || laid() == 0 && !chosen()
                    on:click=move |_| play.take_back() aria-label=say(Phrase::TakeBack)>
                    {icon("undo")} <span>{say(Phrase::TakeBack)}</span> <kbd>"⌫"</kbd>
                </button>
                <button class="btn bare clear" disabled=move || laid() == 0 on:click=clear
                    aria-label=say(Phrase::ClearBoard)>
                    {icon("close")} <span>{say(Phrase::ClearBoard)}</span>
                </button>
                <button class="btn primary lock" id="lock" on:click=lock>
                    {icon("lock")}
                    <span>{lock_words} <small>{say(Phrase::LockAbout)}</small></span>
                </button>
            </div>
        </section>
    }
}

fn piece(play: Selection, drag: Drag, index: usize, segment: SegmentId) -> impl IntoView {
    let app = app();
    let game = play.controller.game;
    let name = move || {
        let texts = app.texts.get();
        game.with_value(|game| texts.segment(game, segment))
    };
    let is_held = move || {
        play.held
            .with(|held| held.is_some_and(|held| held.hand.segment == segment))
    };
    let turn = move || {
        play.held.with(|held| match held {
            Some(held) if held.hand.segment == segment => held.hand.turn,
            _ => 0,
        })
    };
    let drawing = move || game.with_value(|game| token(game, segment, turn()).markup());
    let key = (index < 9).then(|| (index + 1).to_string());
    let shortcut = key.clone();
    let choose = move |event: ev::MouseEvent| {
        if drag.has_just_dropped() {
            return;
        }
        match is_held() {
            true => play.let_go(),
            false => play.choose(segment),
        }
        // After a press by keyboard, the board gets the focus.
        if event.detail() == 0 {
            super::keys::focus_board();
        }
    };
    view! {
        <li>
            <button
                class="piece"
                class:held=is_held
                class:away=move || is_held() && play.dragging.get()
                data-piece=segment.index()
                data-key=shortcut
                aria-pressed=move || is_held().to_string()
                aria-label=name
                on:click=choose
                on:pointerdown=move |event| drag.press_tray(&event, segment)
            >
                <span class="drawn" inner_html=drawing></span>
                {key.map(|key| view! { <kbd aria-hidden="true">{key}</kbd> })}
            </button>
        </li>
    }
}
