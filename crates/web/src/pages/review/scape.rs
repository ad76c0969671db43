//! The review of a game of Dreamscape.

use std::sync::Arc;

use leptos::prelude::*;
use tabletop::Seat;
use texts::Phrase;
use web::advice::Points;
use web::advice::review::{Report, Reviewed, Side, name, seats, turn};
use web::draw::BoardProps;
use web::draw::others::mini;
use web::replay::{Film as _, Opened};
use web::tally::written;

use super::run::Run;
use super::{Source, failed};
use crate::app::{app, say};
use crate::ui::{Top, badge, icon, seat_class};

pub(super) fn page(opened: Arc<Opened>, source: Source) -> AnyView {
    let app = app();
    let (all, own) = match &*opened {
        Opened::Dreamscape(reel) => (seats(reel), who_looks(&source, reel.names())),
        Opened::Runners(_) => return ().into_any(),
    };
    let run = Run::new(app, opened, source, own);
    let chosen = RwSignal::new(0_usize);
    run.begin(own);
    let names = move |seat: Seat| {
        run.reel(|reel| reel.names()[seat.index()].clone())
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
        Source::Own(id) | Source::Table(id) => format!("/table/{id}"),
        Source::File => "/replay".to_owned(),
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
                <p class="note">{say(Phrase::ReviewAbout)}</p>
                {whose}
                {move || progress(run)}
                <p class="total" role="status">{total}</p>
                <p class="ways"><a class="btn quiet" href=back>{icon("arrow")} {say(Phrase::ReviewBack)}</a></p>
            </section>
            {move || run.failed.get().then(|| failed(move || run.look_here()))}
            <section class="sheet review-turns">
                <h2>{say(Phrase::ReviewTurns)}</h2>
                {move || turns(run, chosen)}
            </section>
            <section class="sheet review-turn" aria-live="off">{detail}</section>
        </main>
    }
    .into_any()
}

/// The first person of a game of this device, or the first seat.
fn who_looks(source: &Source, names: &[String]) -> Seat {
    use web::saved::Saved;
    use web::setup::Player;
    let first = Seat::new(0);
    let Source::Own(id) = source else {
        return first;
    };
    let saved = Saved::find(&crate::device::Device, id);
    let setup = saved.and_then(|saved| saved.setup.dreamscape().cloned());
    let person = setup.and_then(|setup| {
        let mut players = setup.players.iter();
        players.position(|player| matches!(player, Player::Person(_)))
    });
    person
        .filter(|person| *person < names.len())
        .map_or(first, Seat::new)
}

fn progress(run: Run) -> AnyView {
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
            of => texts.review_progress(done, of),
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

/// What was lost in all, once everything has been looked at.
fn total(run: Run, report: &Report) -> String {
    let most = report.turns.iter().max_by_key(|turn| turn.lost);
    let whole = report.turns.len() >= report.of;
    let (Some(most), true) = (most, whole) else {
        return String::new();
    };
    run.app
        .texts
        .with(|texts| texts.review_total(report.lost(), name(texts, most)))
}

fn turns(run: Run, chosen: RwSignal<usize>) -> AnyView {
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
        .map(|turn| turn.lost)
        .max()
        .unwrap_or(0)
        .max(1);
    let rows: Vec<AnyView> = (report.turns.iter().enumerate())
        .map(|(number, reviewed)| {
            let current = move || (chosen.get() == number).then_some("true");
            let lost = match reviewed.better {
                true => texts.phrase(Phrase::ReviewBetter),
                false => texts.review_lost(reviewed.lost),
            };
            let share = format!("{}%", 100 * reviewed.lost.max(0) / most);
            let fine = reviewed.lost < 5;
            view! {
                <li>
                    <button class="turn-row" class:fine=fine aria-current=current on:click=move |_| chosen.set(number)>
                        <b>{name(&texts, reviewed)}</b>
                        <span class="lost">{lost}</span>
                        <i class="turn-share" aria-hidden="true"><i style:width=share></i></i>
                    </button>
                </li>
            }
            .into_any()
        })
        .collect();
    view! { <ol class="turn-list">{rows}</ol> }.into_any()
}

/// The turn that is chosen: both ways side by side.
fn detail(run: Run, reviewed: &Reviewed) -> Option<AnyView> {
    let texts = run.app.texts.get();
    let seat = run.seat.get_untracked();
    let shown = run
        .reel(|reel| turn(&texts, reel, seat, reviewed))
        .flatten()?;
    let notes = [
        (reviewed.phase == dreamscape::Phase::Travel).then_some(Phrase::ReviewTravelAbout),
        reviewed.chance.then_some(Phrase::ReviewLuck),
        reviewed.better.then_some(Phrase::ReviewBetterAbout),
    ];
    let notes = notes.into_iter().flatten();
    let notes = notes.map(|phrase| view! { <p class="note">{say(phrase)}</p> });
    let eye = web::replay::Eye::Seat(seat);
    let moment = web::replay::Moment {
        step: reviewed.first,
        eye,
        packed: None,
    };
    let watch = match run.source.get_value() {
        Source::Own(id) => Some(format!("/replay?game={id}#{moment}")),
        Source::Table(id) => Some(format!("/replay?table={id}#{moment}")),
        Source::File => None,
    };
    let watch = watch.map(|href| view! {
        <p class="ways"><a class="btn quiet" href=href>{icon("replay")} {say(Phrase::ReviewWatch)}</a></p>
    });
    let (played, best) = (shown.played, shown.best);
    Some(
        view! {
            <h2>{name(&texts, reviewed)}</h2>
            <p class="lost">{texts.review_lost(reviewed.lost)}</p>
            {notes.collect_view()}
            <div class="both">
                {side(run, seat, Phrase::ReviewPlayed, played)}
                {side(run, seat, Phrase::ReviewBest, best)}
            </div>
            {watch}
        }
        .into_any(),
    )
}

fn side(run: Run, seat: Seat, title: Phrase, side: Side) -> AnyView {
    let texts = run.app.texts.get();
    let Side {
        steps,
        then,
        points,
        view,
    } = side;
    let drawn = run.reel(|reel| {
        let props = BoardProps {
            game: reel.game().clone(),
            view: dreamscape::View {
                viewer: None,
                ..view
            },
            choices: Arc::default(),
            selected: None,
            fresh: Arc::default(),
            texts: texts.clone(),
            seat_names: Arc::new(reel.names().to_vec()),
        };
        mini(&props, seat).markup()
    });
    let list = |steps: Vec<String>| {
        let steps: Vec<_> = steps
            .into_iter()
            .map(|step| view! { <li>{step}</li> })
            .collect();
        view! { <ol>{steps}</ol> }
    };
    let then = (!then.is_empty()).then(|| {
        view! { <h4>{say(Phrase::AdviceThen)}</h4>{list(then)} }
    });
    view! {
        <article>
            <h3>{say(title)} <b class="num">{texts.points(points.total)}</b></h3>
            <div class="board" inner_html=drawn></div>
            {by_source(points)}
            <details>
                <summary>{say(Phrase::AdviceSteps)}</summary>
                {list(steps)}
                {then}
            </details>
        </article>
    }
    .into_any()
}

fn by_source(points: Points) -> impl IntoView {
    let rows = points.sources.into_iter().map(|(phrase, sum)| {
        view! { <div><dt>{say(phrase)}</dt><dd>{written(sum)}</dd></div> }
    });
    view! { <dl class="by-source">{rows.collect_view()}</dl> }
}
