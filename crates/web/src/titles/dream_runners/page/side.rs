//! Beside the dream: the preview or the story of its result, the purse, the tracks.

use leptos::prelude::*;
use lucid_dream_runners::resolution::Stock;
use lucid_dream_runners::{Colour, Event, Phase};
use lucid_tabletop::Seat;
use lucid_texts::{Phrase, Texts, arg};
use lucid_web::dream_runners::draw::{PreviewLine, Worth, event_seat, serenity_track, star_track};

use super::controller::Controller;
use super::dream::ShownBoard;
use crate::app::{app, say};
use crate::ui::{badge, icon};

/// An inline drawing, by name.
pub fn tok(name: &str) -> impl IntoView + use<> {
    let href = format!("#{name}");
    view! { <svg class="tok" viewBox="-28 -28 56 56" aria-hidden="true"><use_ href=href></use_></svg> }
}

/// Everything beside the dream.
pub fn side(controller: Controller, shown: Memo<ShownBoard>) -> impl IntoView {
    let first = move || match controller.phase() {
        Phase::Compose => foretold(controller, shown).into_any(),
        _ => story(controller).into_any(),
    };
    view! {
        <div class="side">
            {super::hint::hint(controller)}
            {first}
            {purse(controller, shown)}
            {tracks(controller, shown)}
        </div>
    }
}

/// The preview: what the composition would bring if it were locked now.
fn foretold(controller: Controller, shown: Memo<ShownBoard>) -> impl IntoView {
    let app = app();
    let lines = move || {
        let texts = app.texts.get();
        let lines = shown.with(|shown| {
            let preview = shown.preview.as_ref();
            preview.map_or_else(Vec::new, |preview| preview.lines.clone())
        });
        lines
            .into_iter()
            .map(|line| foretold_line(&texts, line))
            .collect_view()
    };
    let serenity = move || shown.with(|shown| shown.preview.as_ref().map(|p| p.serenity));
    let points = move |space: u8| {
        let game = controller.game();
        let track = &game.content().tracks().serenity;
        track.get(usize::from(space)).copied().unwrap_or(0)
    };
    let sum = move || {
        serenity().map(|(before, after)| {
            let class = match after.cmp(&before) {
                std::cmp::Ordering::Less => "sum loss",
                std::cmp::Ordering::Equal => "sum",
                std::cmp::Ordering::Greater => "sum gain",
            };
            let words = app.texts.with(|texts| {
                texts.serenity_goes(arg::After(points(after)), arg::Before(points(before)))
            });
            // The lines count spaces, the sum counts what spaces are worth.
            let spaces = i16::from(after) - i16::from(before);
            let signed = format!("{spaces:+}").replace('-', "\u{2212}");
            let spaces = app.texts.with(|texts| {
                texts.serenity_spaces(arg::Count(spaces.unsigned_abs()), arg::Signed(&signed))
            });
            view! {
                <p class=class>
                    <span>{tok("cell-serenity")} {say(Phrase::Serenity)}</span>
                    <span class="spaces">{spaces}</span>
                    <span class="sr">{words}</span>
                    <b aria-hidden="true">{points(before)} <i>" → "</i> {points(after)}</b>
                </p>
                {(after == 0).then(|| view! {
                    <p class="wakes">{icon("why")} {say(Phrase::WouldWake)}</p>
                })}
            }
        })
    };
    view! {
        <section class="sheet foretold">
            <h2>{say(Phrase::IfLocked)}</h2>
            <ul class="lines">{lines}</ul>
            {sum}
            {why(controller)}
        </section>
    }
}

fn foretold_line(texts: &Texts, line: PreviewLine) -> impl IntoView + use<> {
    let class = match line.worth() {
        Worth::Gain => "gain",
        Worth::Loss => "loss",
        Worth::Nothing => "miss",
    };
    let sign = match line.sign().strip_prefix("i-") {
        Some(name) => icon(name).into_any(),
        None => tok(line.sign()).into_any(),
    };
    let (words, amount) = line.words(texts);
    view! { <li class=class>{sign} <span>{words}</span> <b>{amount}</b></li> }
}

/// The answer to “why not?”: the reason, and the rule's id.
pub fn why(controller: Controller) -> impl IntoView {
    let app = app();
    move || {
        controller.why.get().map(|refusal| {
            let texts = app.texts.get();
            let told = texts.runners_refusal(&controller.game(), refusal);
            let rule = texts.rule(refusal.rule());
            view! {
                <p class="why-not" role="alert">
                    {icon("why")}
                    <span><b>{say(Phrase::WhyNot)}</b> " " {told}</span>
                    <span class="tag no">{rule}</span>
                    <button class="btn bare" aria-label=say(Phrase::Close) on:click=move |_| controller.why.set(None)>
                        {icon("close")}
                    </button>
                </p>
            }
        })
    }
}

/// Whether an event is a line of the story.
fn is_line(event: &Event) -> bool {
    !matches!(
        event,
        Event::Put(..) | Event::Lifted(..) | Event::Cleared(_) | Event::FaceUp(_)
    )
}

/// The events since the dream was locked.
fn story(controller: Controller) -> impl IntoView {
    let app = app();
    let list = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move |_| {
        controller.journal.track();
        if let Some(list) = list.get() {
            list.set_scroll_top(list.scroll_height());
        }
    });
    let lines = move || {
        let texts = app.texts.get();
        let names = |seat: Seat| controller.name(seat);
        controller.journal.with(|journal| {
            let begins = journal
                .iter()
                .rposition(|event| matches!(event, Event::Revealed { .. }));
            let begins = begins.unwrap_or(0);
            let round = journal.iter().enumerate().skip(begins);
            (round.filter(|(_, event)| is_line(event)))
                .map(|(number, event)| {
                    let only = (controller.forced)
                        .said(number, journal, is_line)
                        .map(|said| view! { <small>" · " {texts.phrase(said)}</small> });
                    let told = texts.runners_event(&controller.game(), &names, event);
                    let class = match event {
                        Event::Changed { amount, .. } if *amount < 0 => "loss",
                        Event::Changed { .. } | Event::Opened { .. } => "gain",
                        Event::Woke(_) | Event::Lost { .. } => "loss",
                        _ => "",
                    };
                    let seat = event_seat(event);
                    view! { <li class=class>{seat.map(badge)} <span>{told} {only}</span></li> }
                })
                .collect_view()
        })
    };
    view! {
        <section class="sheet story">
            <h2>{say(Phrase::Story)}</h2>
            <ol class="lines told" node_ref=list tabindex="0">{lines}</ol>
            {why(controller)}
        </section>
    }
}

/// The purse of the shown player.
fn purse(controller: Controller, shown: Memo<ShownBoard>) -> impl IntoView {
    let app = app();
    view! {
        <section class="sheet purse">
            <h2>
                {move || badge(shown.with(|shown| shown.seat))}
                {move || app.texts.with(|texts| texts.purse_of(controller.name(shown.with(|s| s.seat))))}
            </h2>
            <ul class="things">{move || {
                let texts = app.texts.get();
                let has = controller.told_table().players[shown.with(|shown| shown.seat)].situation;
                let mut things = vec![
                    (Stock::Coin, has.coins, "cell-coin"),
                    (Stock::Key, has.keys, "cell-key"),
                ];
                let signs = ["cell-frag-blue", "cell-frag-white", "cell-frag-orange", "cell-frag-green"];
                for (colour, sign) in Colour::ALL.into_iter().zip(signs) {
                    things.push((Stock::Fragment(colour), has.fragments[colour as usize], sign));
                }
                things.into_iter().map(|(stock, count, sign)| {
                    let name = texts.runners_stock(stock, count);
                    let title = name.clone();
                    view! { <li class:none=count == 0 title=title>{tok(sign)} <b aria-hidden="true">{count}</b> <span class="sr">{name}</span></li> }
                }).collect_view()
            }}</ul>
        </section>
    }
}

/// Both tracks with everybody's pin.
fn tracks(controller: Controller, shown: Memo<ShownBoard>) -> impl IntoView {
    let app = app();
    // Where serenity goes if the board is locked as it lies.
    let way = Memo::new(move |_| {
        let preview = shown.with(|shown| shown.preview.as_ref().map(|p| p.serenity));
        preview.filter(|_| controller.phase() == Phase::Compose)
    });
    let drawn = move |stars: bool| {
        let table = controller.told_table();
        let texts = app.texts.get();
        let at: Vec<(Seat, u8)> = (controller.seats())
            .map(|seat| {
                let has = table.players[seat].situation;
                (seat, if stars { has.stars } else { has.serenity })
            })
            .collect();
        let game = controller.game();
        let tracks = game.content().tracks();
        let track = if stars {
            &tracks.stars
        } else {
            &tracks.serenity
        };
        let points = |space: u8| track.get(usize::from(space)).copied().unwrap_or(0);
        let standing: Vec<(String, u8)> = (at.iter())
            .map(|(seat, space)| (controller.name(*seat), points(*space)))
            .collect();
        let name = texts.phrase(if stars {
            Phrase::StarTrack
        } else {
            Phrase::SerenityTrack
        });
        let label = texts.track_label(name, &standing);
        let drawing = match stars {
            true => star_track(&controller.game(), label, &at),
            false => serenity_track(&controller.game(), label, &at, way.get()),
        };
        drawing.markup()
    };
    view! {
        <section class="sheet tracks">
            <h2>{say(Phrase::SerenityTrack)} <span class="note">{say(Phrase::SerenityTrackAbout)}</span></h2>
            <div inner_html=move || drawn(false)></div>
            <h2>{say(Phrase::StarTrack)} <span class="note">{say(Phrase::StarTrackAbout)}</span></h2>
            <div inner_html=move || drawn(true)></div>
        </section>
    }
}
