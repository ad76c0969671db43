//! The review page of all titles: whose turns, the progress, the list of turns, and the chosen
//! one.

use std::sync::Arc;

use leptos::prelude::*;
use lucid_tabletop::Seat;
use lucid_texts::Phrase;
use lucid_web::advice::review::{Report, ReviewTitle, ReviewedTurn, seats};
use lucid_web::replay::{Eye, Moment, Opened, Timeline as _};
use lucid_web::route::Route;

use super::run::Run;
use super::{ReviewOrigin, failed};
use crate::app::{app, say};
use crate::ui::{Top, badge, icon};
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
    let chosen = RwSignal::new(0_usize);
    run.begin(own);
    let names = move |seat: Seat| {
        run.timeline(|timeline| timeline.names()[seat.index()].clone())
            .unwrap_or_default()
    };
    let many = all.len() > 1;
    let buttons = all.into_iter().map(|seat| {
        let pressed = move || (run.seat.get() == seat).to_string();
        let choose = move |_| {
            chosen.set(0);
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
        let reviewed = report.turns.get(chosen.get())?;
        detail(run, reviewed)
    };
    view! {
        <Top><b class="where">{say(Phrase::ReviewTitle)}</b><span class="spring"></span></Top>
        <main id="main" class="review-page" tabindex="-1">
            <section class="sheet review-head">
                <h1>{say(Phrase::ReviewTitle)}</h1>
                <p class="note">{say(G::ABOUT)}</p>
                {whose}
                {move || progress(run)}
                <p class="total" role="status">{total}</p>
                <p class="ways"><a class="btn quiet" href=back>{icon("arrow")} {say(Phrase::ReviewBack)}</a></p>
            </section>
            {move || run.failed.get().then(|| failed(move || run.look_here()))}
            <section class="sheet review-turns">
                <h2>{say(G::TURNS)}</h2>
                {move || turns(run, chosen)}
            </section>
            <section class="sheet review-turn" aria-live="off">{detail}</section>
        </main>
    }
    .into_any()
}

/// The first person of a game on this device, or the first seat.
fn who_looks(source: &ReviewOrigin, names: &[String]) -> Seat {
    use lucid_web::saved_game::SavedGame;
    let first = Seat::new(0);
    let ReviewOrigin::Own(id) = source else {
        return first;
    };
    let saved = SavedGame::find(&crate::device::Device, id);
    let person = saved.and_then(|saved| saved.setup.first_person());
    person
        .filter(|person| *person < names.len())
        .map_or(first, Seat::new)
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

fn turns<G: ReviewTitle>(run: Run<G>, chosen: RwSignal<usize>) -> AnyView {
    let Some(report) = run.report.get() else {
        return ().into_any();
    };
    if report.of == 0 {
        return view! { <p class="note">{say(Phrase::ReviewNone)}</p> }.into_any();
    }
    let texts = run.app.texts.get();
    let most = report
        .turns
        .iter()
        .map(ReviewedTurn::lost)
        .max()
        .unwrap_or(0)
        .max(1);
    let rows: Vec<AnyView> = (report.turns.iter().enumerate())
        .map(|(number, reviewed)| {
            let current = move || (chosen.get() == number).then_some("true");
            let name = run.timeline(|timeline| G::name(timeline, &texts, reviewed));
            let share = format!("{}%", 100 * reviewed.lost().max(0) / most);
            let fine = reviewed.lost() < 5;
            view! {
                <li>
                    <button class="turn-row" class:fine=fine aria-current=current on:click=move |_| chosen.set(number)>
                        <b>{name}</b>
                        <span class="lost">{G::lost(&texts, reviewed)}</span>
                        <i class="turn-share" aria-hidden="true"><i style:width=share></i></i>
                    </button>
                </li>
            }
            .into_any()
        })
        .collect();
    view! { <ol class="turn-list">{rows}</ol> }.into_any()
}

/// The link to a turn in the replay, where it has an address.
pub(crate) fn watch<G: ReviewTitle>(run: Run<G>, first: usize) -> Option<AnyView> {
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
    let way = view! {
        <p class="ways"><a class="btn quiet" href=href>{icon("replay")} {say(Phrase::ReviewWatch)}</a></p>
    };
    Some(way.into_any())
}

/// A list of steps.
pub(crate) fn list(steps: Vec<String>) -> impl IntoView {
    let steps = steps.into_iter().map(|step| view! { <li>{step}</li> });
    view! { <ol>{steps.collect_view()}</ol> }
}
