//! The controls: the current moment, back and forth, the slider, the speed.

use leptos::prelude::*;
use lucid_texts::{Phrase, Texts, arg};
use lucid_titles::with_title;
use lucid_web::titles::ClientTitle as _;

use super::player::{RecordPlayer, SPEEDS};
use super::{keys, timeline};
use crate::app::say;
use crate::ui::badge;

/// The moment in words: the round, whose turn, which phase.
pub(super) fn now_line(texts: &Texts, player: RecordPlayer, moment: usize) -> String {
    let opened = player.opened();
    let timeline = opened.timeline();
    let Some(span) = timeline.span_at(moment) else {
        return texts.phrase(Phrase::ReplayStart);
    };
    let phase = timeline.phase(texts, span);
    // In Mr Nightmare's turns, the player of a solo game only responds.
    let his = span.turn.phase.starts_with("nightmare-");
    let turn = match span.turn.seat.filter(|_| !his) {
        Some(seat) => texts.turn_of(arg::Phase(phase), arg::Player(player.name(seat))),
        None => phase,
    };
    match span.turn.round {
        0 => turn,
        round => {
            let name = with_title!(opened.title(), G => G::round_name(texts, round));
            texts.replay_in(arg::Round(name), arg::Turn(turn))
        }
    }
}

pub(super) fn controls(player: RecordPlayer) -> impl IntoView {
    let app = player.app;
    let steps = player.timeline(|timeline| timeline.steps());
    let now = move || {
        let texts = app.texts.get();
        now_line(&texts, player, player.moment.get())
    };
    let who = move || {
        let moment = player.moment.get();
        let seat =
            player.timeline(|timeline| timeline.span_at(moment).and_then(|span| span.turn.seat));
        seat.map(badge)
    };
    let count = move || {
        let texts = app.texts.get();
        texts.replay_step(arg::Step(player.moment.get()), arg::Steps(steps))
    };
    let at_start = move || player.moment.get() == 0;
    let at_end = move || player.moment.get() == steps;
    let play = move || {
        let phrase = match player.playing.get() {
            true => Phrase::ReplayPause,
            false => Phrase::ReplayPlay,
        };
        app.texts.with(|texts| texts.phrase(phrase))
    };
    let faster = move |_| {
        player
            .speed
            .update(|speed| *speed = (*speed + 1) % SPEEDS.len());
    };
    let speed = move || SPEEDS[player.speed.get() % SPEEDS.len()].0;
    view! {
        <section class="deck" aria-label=say(Phrase::ReplayControls)>
            <p class="now-line">{who} <b>{now}</b> <span class="note">{count}</span></p>
            {timeline::timeline(player)}
            <div class="ctls">
                {way("to-start", Phrase::ReplayToStart, START, at_start, move || player.jump(0))}
                {way("turn-back", Phrase::ReplayTurnBack, TURN_BACK, at_start, move || player.turn_back())}
                {way("step-back", Phrase::ReplayStepBack, BACK, at_start, move || player.step_back())}
                <button class="btn primary round play" on:click=move |_| player.play_or_pause() aria-label=play>
                    {move || glyph(if player.playing.get() { PAUSE } else { PLAY })}
                </button>
                {way("step-on", Phrase::ReplayStepOn, ON, at_end, move || player.step_on())}
                {way("turn-on", Phrase::ReplayTurnOn, TURN_ON, at_end, move || player.turn_on())}
                {way("to-end", Phrase::ReplayToEnd, END, at_end, move || player.end())}
                <button class="btn bare speed" on:click=faster>
                    <span class="sr">{say(Phrase::ReplaySpeed)} " "</span>{speed}
                </button>
            </div>
            {keys::shown()}
        </section>
    }
}

const START: &str = "M6 5v14M18 6l-7 6 7 6";
const END: &str = "M18 5v14M6 6l7 6-7 6";
const TURN_BACK: &str = "M12 6l-6 6 6 6M18 6l-6 6 6 6";
const TURN_ON: &str = "M12 6l6 6-6 6M6 6l6 6-6 6";
const BACK: &str = "M14.5 6l-6 6 6 6";
const ON: &str = "M9.5 6l6 6-6 6";
const PLAY: &str = "M8 5v14l11-7Z";
const PAUSE: &str = "M8.5 5.5v13M15.5 5.5v13";

fn glyph(path: &'static str) -> impl IntoView {
    view! {
        <svg class="i line" viewBox="0 0 24 24" aria-hidden="true"><path d=path></path></svg>
    }
}

/// A button that goes to a moment. With no moment to go to it is disabled, not removed, so that
/// it keeps the focus.
fn way(
    class: &'static str,
    phrase: Phrase,
    path: &'static str,
    nowhere: impl Fn() -> bool + Send + Sync + 'static,
    go: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button class=format!("btn bare {class}") aria-label=say(phrase) title=say(phrase)
            aria-disabled=move || nowhere().to_string() on:click=move |_| go()>
            {glyph(path)}
        </button>
    }
}
