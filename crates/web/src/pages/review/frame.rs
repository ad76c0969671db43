//! The review page of all titles: whose turns, the progress, the list of turns, and the chosen
//! one.

use std::sync::Arc;

use leptos::prelude::*;
use lucid_tabletop::Seat;
use lucid_texts::{Phrase, arg};
use lucid_web::advice::review::{
    Certainty, Report, ReviewTitle, ReviewedTurn, alike, moments, seats, share,
};
use lucid_web::points::written;
use lucid_web::replay::{Eye, GameTimeline, Moment, Opened, Timeline as _};
use lucid_web::route::Route;
use wasm_bindgen::JsCast as _;

use super::run::Run;
use super::{ReviewOrigin, failed};
use crate::app::{Notice, app, say};
use crate::device::{self, Device};
use crate::ui::{Top, badge, icon, key, on_window};
use lucid_web::drawing::seat_class;

/// Shows a reviewed turn.
pub(crate) type Detail<G> =
    fn(Run<G>, &<G as lucid_bots::advice::Reviewable>::Turn) -> Option<AnyView>;

/// The page of a game; `detail` is the title's view of a turn.
pub(crate) fn page<G: ReviewTitle>(
    opened: Arc<Opened>,
    source: ReviewOrigin,
    detail: Detail<G>,
) -> AnyView {
    let app = app();
    let Some(timeline) = opened.timeline_of::<G>() else {
        return ().into_any();
    };
    let (all, own) = (seats(timeline), who_looks(&source, timeline.names()));
    let run = Run::<G>::new(app, opened, source, own);
    let choice = Choice {
        chosen: RwSignal::new(None),
        all: RwSignal::new(false),
    };
    run.begin(own.unwrap_or(Seat::new(0)));
    let names = move |seat: Seat| {
        run.timeline(|timeline| timeline.names()[seat.index()].clone())
            .unwrap_or_default()
    };
    let many = all.len() > 1;
    let buttons = all.into_iter().map(|seat| {
        let pressed = move || (run.seat.get() == seat).to_string();
        let choose = move |_| {
            choice.chosen.set(None);
            run.begin(seat);
        };
        view! {
            <button class=format!("btn quiet {}", seat_class(seat)) aria-pressed=pressed on:click=choose>
                {badge(seat)} {names(seat)}
            </button>
        }
    });
    let whose = many.then(|| view! { <div class="review-whose" role="group" aria-label=say(Phrase::ReviewWhose)>{buttons.collect_view()}</div> });
    let back = match run.source.get_value() {
        ReviewOrigin::Own(id) => Route::Game(id).to_string(),
        ReviewOrigin::Table(id) => format!("/table/{id}"),
        ReviewOrigin::File => "/replay".to_owned(),
    };
    let total = move || run.report.get().map(|report| total(run, &report));
    let detail = move || {
        let report = run.report.get()?;
        detail(run, report.turns.get(choice.shown(&report))?)
    };
    keys(run, choice);
    view! {
        <Top><b class="where">{say(Phrase::ReviewTitle)}</b><span class="spring"></span></Top>
        <main id="main" class="review-page" tabindex="-1">
            <section class="sheet review-head">
                <div>
                    <h1>{say(Phrase::ReviewTitle)}</h1>
                    <p class="note">{say(G::ABOUT)}</p>
                    <p class="total" role="status">{total}</p>
                </div>
                {whose}
                <p class="ways"><a class="btn quiet" href=back>{icon("arrow")} {say(Phrase::ReviewBack)}</a></p>
                {move || progress(run)}
            </section>
            {move || run.failed.get().then(|| failed(move || run.look_here()))}
            <section class="sheet review">
                <div class="review-turns">
                    {move || moments_of(run, choice)}
                    {move || turns(run, choice)}
                </div>
                <div class="review-turn" aria-live="off">{detail}</div>
                {move || steps(run, choice)}
                {words()}
            </section>
        </main>
    }
    .into_any()
}

/// Which turn is shown.
#[derive(Clone, Copy)]
struct Choice {
    /// The turn that was chosen; nothing until somebody does.
    chosen: RwSignal<Option<usize>>,
    /// Whether all turns are listed.
    all: RwSignal<bool>,
}

impl Choice {
    /// The turn that is shown: before anybody chooses, the one that cost most.
    fn shown<T: ReviewedTurn>(self, report: &Report<T>) -> usize {
        let first = || moments(report).first().copied().unwrap_or(0);
        self.chosen.get().unwrap_or_else(first)
    }

    /// Shows the next moment or the one before; at an end nothing changes.
    fn step<T: ReviewedTurn>(self, report: &Report<T>, on: bool) {
        if let Some(to) = neighbour(report, self.shown(report), on) {
            self.chosen.set(Some(to));
        }
    }
}

/// The moment after a turn, or the one before; from any other turn the first.
fn neighbour<T: ReviewedTurn>(report: &Report<T>, shown: usize, on: bool) -> Option<usize> {
    let all = moments(report);
    let Some(at) = all.iter().position(|number| *number == shown) else {
        return all.first().copied();
    };
    let to = if on { at + 1 } else { at.checked_sub(1)? };
    all.get(to).copied()
}

/// J and K lead from moment to moment.
fn keys<G: ReviewTitle>(run: Run<G>, choice: Choice) {
    on_window("keydown", move |event| {
        let Some(event) = event.dyn_ref::<web_sys::KeyboardEvent>() else {
            return;
        };
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let on = match event.key().as_str() {
            "j" | "J" => true,
            "k" | "K" => false,
            _ => return,
        };
        if let Some(report) = run.report.get_untracked() {
            untrack(|| choice.step(&report, on));
        }
    });
}

/// The first person of a game of this device.
fn who_looks(source: &ReviewOrigin, names: &[String]) -> Option<Seat> {
    use lucid_web::saved_game::SavedGame;
    let ReviewOrigin::Own(id) = source else {
        return None;
    };
    let saved = SavedGame::find(&Device, id);
    let person = saved.and_then(|saved| saved.setup.first_person());
    person.filter(|person| *person < names.len()).map(Seat::new)
}

fn progress<G: ReviewTitle>(run: Run<G>) -> AnyView {
    let app = run.app;
    let (done, of) = run.report.with(|report| {
        report
            .as_ref()
            .map_or((0, 0), |report| (report.turns.len(), report.of))
    });
    if of > 0 && done >= of {
        return ().into_any();
    }
    let words = move || {
        app.texts.with(|texts| match of {
            0 => texts.phrase(Phrase::AdviceLooking),
            of => G::progress(texts, done, of),
        })
    };
    let button = match run.running.get() {
        true => view! { <button class="btn quiet stop" on:click=move |_| run.stop()>{say(Phrase::ReviewStop)}</button> }.into_any(),
        false => view! { <button class="btn primary go-on" on:click=move |_| run.go_on()>{say(Phrase::ReviewGoOn)}</button> }.into_any(),
    };
    view! {
        <p class="looking">
            <span id="review-looking">{words}</span>
            <progress max=of.max(1).to_string() prop:value=done.to_string() aria-labelledby="review-looking"></progress>
            {button}
        </p>
    }
    .into_any()
}

/// The total loss, once all turns have been reviewed.
fn total<G: ReviewTitle>(run: Run<G>, report: &Report<G::Turn>) -> String {
    let most = report.turns.iter().max_by_key(|turn| turn.lost());
    let (Some(most), true) = (most, report.is_whole()) else {
        return String::new();
    };
    run.app.texts.with(|texts| {
        let turn = run.timeline(|timeline| G::name(timeline, texts, most));
        let lost = i32::try_from(report.lost()).unwrap_or(i32::MAX);
        texts.review_total(lost, turn.unwrap_or_default())
    })
}

/// The moments that mattered, and one line for the turns that did not.
fn moments_of<G: ReviewTitle>(run: Run<G>, choice: Choice) -> AnyView {
    let Some(report) = run.report.get() else {
        return ().into_any();
    };
    let texts = run.app.texts.get();
    let numbers = moments(&report);
    let rows: Vec<AnyView> = (numbers.iter())
        .map(|number| moment(run, choice, &report, *number))
        .collect();
    let alike = alike(&report);
    let same = (alike > 0).then(|| {
        view! { <p class="note same">{icon("check")} <span>{texts.review_alike(alike)}</span></p> }
    });
    view! {
        <h2>{texts.review_moments(numbers.len())}</h2>
        <ol class="moments">{rows}</ol>
        {same}
    }
    .into_any()
}

fn moment<G: ReviewTitle>(
    run: Run<G>,
    choice: Choice,
    report: &Arc<Report<G::Turn>>,
    number: usize,
) -> AnyView {
    let texts = run.app.texts.get();
    let reviewed = &report.turns[number];
    let current = {
        let report = report.clone();
        move || (choice.shown(&report) == number).then_some("true")
    };
    let name = run.timeline(|timeline| G::name(timeline, &texts, reviewed));
    let lost = texts.worth(-i32::try_from(reviewed.lost()).unwrap_or(i32::MAX));
    let width = format!("{}%", share(reviewed.lost()));
    view! {
        <li>
            <button class="moment-row" aria-current=current on:click=move |_| choice.chosen.set(Some(number))>
                <b>{name}</b>
                <span class="lost">{lost}</span>
                <i class="scale" aria-hidden="true"><i style:width=width></i></i>
                {certainty_sign(G::certainty(reviewed))}
            </button>
        </li>
    }
    .into_any()
}

/// All turns, for whoever wants to see one that did not matter.
fn turns<G: ReviewTitle>(run: Run<G>, choice: Choice) -> AnyView {
    let Some(report) = run.report.get() else {
        return ().into_any();
    };
    if report.of == 0 {
        return view! { <p class="note">{say(Phrase::ReviewNone)}</p> }.into_any();
    }
    let texts = run.app.texts.get();
    let rows: Vec<AnyView> = (report.turns.iter().enumerate())
        .map(|(number, reviewed)| {
            let current = {
                let report = report.clone();
                move || (choice.shown(&report) == number).then_some("true")
            };
            let name = run.timeline(|timeline| G::name(timeline, &texts, reviewed));
            view! {
                <li>
                    <button class="turn-row" class:fine=reviewed.lost() < 5 aria-current=current on:click=move |_| choice.chosen.set(Some(number))>
                        <b>{name}</b>
                        <span class="lost">{G::lost(&texts, reviewed)}</span>
                    </button>
                </li>
            }
            .into_any()
        })
        .collect();
    let kept_open = choice.all.get_untracked();
    let toggle = move |event: leptos::ev::Event| {
        let open = event_target::<web_sys::Element>(&event).has_attribute("open");
        choice.all.set(open);
    };
    view! {
        <details class="all-turns" open=kept_open on:toggle=toggle>
            <summary>{say(G::TURNS)}</summary>
            <ol class="turn-list">{rows}</ol>
        </details>
    }
    .into_any()
}

/// From moment to moment.
fn steps<G: ReviewTitle>(run: Run<G>, choice: Choice) -> AnyView {
    let Some(report) = run.report.get() else {
        return ().into_any();
    };
    if moments(&report).len() < 2 {
        return ().into_any();
    }
    let button = |on: bool| {
        let report = report.clone();
        let of = report.clone();
        let at_end = move || neighbour(&of, choice.shown(&of), on).is_none();
        let step = move |_| untrack(|| choice.step(&report, on));
        let (phrase, name) = match on {
            true => (Phrase::ReviewNext, "J"),
            false => (Phrase::ReviewPrevious, "K"),
        };
        let class = if on {
            "btn quiet next"
        } else {
            "btn quiet previous"
        };
        view! {
            <button class=class disabled=at_end on:click=step aria-keyshortcuts=name>
                {(!on).then(|| icon("arrow"))} <span>{say(phrase)}</span> {on.then(|| icon("arrow"))} {key(name)}
            </button>
        }
    };
    view! { <p class="review-steps">{button(false)} {button(true)}</p> }.into_any()
}

/// How sure we are, in words: they are the same everywhere.
fn words() -> impl IntoView {
    let all = [Certainty::Proven, Certainty::Likely, Certainty::Luck].map(|certainty| {
        let about = about(certainty);
        view! { <div><dt>{certainty_sign(certainty)}</dt><dd>{say(about)}</dd></div> }
    });
    view! { <dl class="certainties">{all}</dl> }
}

/// How sure we are: sign and word.
pub(crate) fn certainty_sign(certainty: Certainty) -> AnyView {
    let (class, sign, phrase) = match certainty {
        Certainty::Proven => ("proven", "check", Phrase::ReviewProven),
        Certainty::Likely => ("likely", "hint", Phrase::ReviewLikely),
        Certainty::Luck => ("luck", "why", Phrase::ReviewBelongsToLuck),
    };
    let class = format!("cert {class}");
    view! { <span class=class>{icon(sign)} <span>{say(phrase)}</span></span> }.into_any()
}

/// The same with what it means.
pub(crate) fn certainty_line(certainty: Certainty) -> AnyView {
    let about = about(certainty);
    view! { <p class="sure">{certainty_sign(certainty)} " " <span>{say(about)}</span></p> }
        .into_any()
}

const fn about(certainty: Certainty) -> Phrase {
    match certainty {
        Certainty::Proven => Phrase::ReviewProvenAbout,
        Certainty::Likely => Phrase::ReviewLikelyAbout,
        Certainty::Luck => Phrase::ReviewLuckAbout,
    }
}

/// What a turn came to, in a line with both numbers: `You got 5 here – 9 was there`.
/// Points of the turn that do not tell it, because the final result counts, are left out.
pub(crate) fn headline<G: ReviewTitle>(
    run: Run<G>,
    lost: i32,
    (played, best): (i32, i32),
) -> AnyView {
    let texts = run.app.texts.get();
    let seat = run.seat.get_untracked();
    if lost < 5 {
        return view! { <h3>{texts.phrase(Phrase::ReviewEven)}</h3> }.into_any();
    }
    if best <= played {
        return view! { <h3>{texts.review_more_was_there(texts.worth(lost))}</h3> }.into_any();
    }
    // The numbers are marked, wherever a language puts them.
    let marked = |points: i32| format!("\u{1}{}\u{1}", written(points));
    let line = match run.own == Some(seat) {
        true => texts.review_got(arg::Best(marked(best)), arg::Played(marked(played))),
        false => {
            let name = run.timeline(|timeline| timeline.names()[seat.index()].clone());
            texts.review_got_by(
                arg::Best(marked(best)),
                arg::Played(marked(played)),
                arg::Player(name.unwrap_or_default()),
            )
        }
    };
    let parts: Vec<AnyView> = (line.split('\u{1}').enumerate())
        .map(|(place, part)| {
            let part = part.to_owned();
            match place {
                1 => view! { <span class="had">{part}</span> }.into_any(),
                3 => view! { <span class="could">{part}</span> }.into_any(),
                _ => part.into_any(),
            }
        })
        .collect();
    view! { <h3>{parts}</h3> }.into_any()
}

/// Ways on from a turn: playing it again, and watching it.
pub(crate) fn ways<G: ReviewTitle>(run: Run<G>, first: usize) -> AnyView {
    let tries = run.timeline(GameTimeline::can_branch) == Some(true);
    let tries = tries.then(|| {
        view! {
            <button class="btn primary" id="try" on:click=move |_| try_again(run, first)>
                {icon("play")} {say(Phrase::ReviewTry)}
            </button>
        }
    });
    let about = tries.is_some().then(|| {
        view! { <p class="note">{say(Phrase::ReviewTryAbout)}</p> }
    });
    view! { <div class="review-ways"><p class="ways">{tries} {watch(run, first)}</p> {about}</div> }
        .into_any()
}

/// Goes on from the beginning of a turn, as a new game of this device.
fn try_again<G: ReviewTitle>(run: Run<G>, first: usize) {
    let seat = run.seat.get_untracked();
    let branch = run.timeline(|timeline| timeline.branch(first, seat, device::now()));
    let Some(branch) = branch.flatten() else {
        return;
    };
    let id = device::new_id();
    match branch.keep(&Device, &id) {
        Ok(()) => run.app.go(&Route::Game(id)),
        Err(_) => run.app.notice.set(Some(Notice::StorageFull)),
    }
}

/// The link to a turn in the replay, where it has an address.
fn watch<G: ReviewTitle>(run: Run<G>, first: usize) -> Option<AnyView> {
    let moment = Moment {
        step: first,
        eye: Eye::Seat(run.seat.get_untracked()),
        packed: None,
    };
    let href = match run.source.get_value() {
        ReviewOrigin::Own(id) => format!("/replay?game={id}#{moment}"),
        ReviewOrigin::Table(id) => format!("/replay?table={id}#{moment}"),
        ReviewOrigin::File => return None,
    };
    let way =
        view! { <a class="btn quiet" href=href>{icon("replay")} {say(Phrase::ReviewWatch)}</a> };
    Some(way.into_any())
}

/// A list of steps.
pub(crate) fn list(steps: Vec<String>) -> impl IntoView {
    let steps = steps.into_iter().map(|step| view! { <li>{step}</li> });
    view! { <ol>{steps.collect_view()}</ol> }
}
