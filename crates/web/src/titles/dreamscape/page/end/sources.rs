//! Where the points came from: a bar for each player, and a table for screen readers.

use leptos::prelude::*;
use lucid_tabletop::{BySeat, Outcome, Seat};
use lucid_texts::Phrase;
use lucid_web::dreamscape::score_sources::{NightmareSources, ScoreSources};
use lucid_web::points::written;

use crate::app::{app, say};
use crate::dreamscape::Controller;
use crate::ui::{badge, drawing, icon};
use lucid_web::drawing::seat_class;

/// A source: its name and its sign.
type PointSource = (Phrase, &'static str);

const GAINS: [PointSource; 5] = [
    (Phrase::SourceCards, "i-deck"),
    (Phrase::SourcePurposes, "star"),
    (Phrase::EndSourceWater, "token-water"),
    (Phrase::EndSourceMountains, "token-rock"),
    (Phrase::SourceTrees, "tree"),
];
const LOSSES: [PointSource; 2] = [
    (Phrase::EndSourceRed, "token-mare"),
    (Phrase::EndSourceUnfinished, "i-deck"),
];
const HIS: [PointSource; 4] = [
    (Phrase::SourcePurposes, "star"),
    (Phrase::EndHisBlue, "token-water"),
    (Phrase::EndHisRedWorld, "token-mare"),
    (Phrase::EndHisRedStock, "i-bag"),
];

/// Somebody's points.
struct SeatPoints {
    /// The seat; none for Mr Nightmare.
    seat: Option<Seat>,
    name: String,
    total: i32,
    gains: Vec<(PointSource, i32)>,
    losses: Vec<(PointSource, i32)>,
    first: bool,
}

pub(super) fn sources(
    controller: Controller,
    outcome: &Outcome,
    (seats, his): (BySeat<ScoreSources>, NightmareSources),
) -> impl IntoView {
    let app = app();
    let count = controller.names.with_value(|names| names.len());
    let mut rows: Vec<SeatPoints> = (seats.first(count))
        .map(|(seat, tally)| SeatPoints {
            seat: Some(seat),
            name: controller.name(seat),
            total: outcome.scores[seat],
            gains: GAINS.into_iter().zip(tally.gains()).collect(),
            losses: LOSSES.into_iter().zip(tally.losses()).collect(),
            first: outcome.winners.contains(seat),
        })
        .collect();
    if let Some(total) = outcome.rival {
        rows.push(SeatPoints {
            seat: None,
            name: app
                .texts
                .with_untracked(|texts| texts.phrase(Phrase::LabelMrNightmare)),
            total,
            gains: HIS.into_iter().zip(his.parts()).collect(),
            losses: Vec::new(),
            first: outcome.winners.is_empty(),
        });
    }
    rows.sort_by_key(|row| std::cmp::Reverse(row.total));
    let most = |of: fn(&SeatPoints) -> i32| rows.iter().map(of).max().unwrap_or(0);
    let gained = most(|row| row.gains.iter().map(|(_, points)| (*points).max(0)).sum());
    let lost = most(|row| row.losses.iter().map(|(_, points)| -points).sum());
    let solo = outcome.rival.is_some();
    let bars: Vec<AnyView> = rows.iter().map(|row| bar(row, gained, lost)).collect();
    let table: Vec<AnyView> = rows.iter().map(describe).collect();
    view! {
        <section class="sheet sources">
            <h2>{say(Phrase::EndSources)}</h2>
            <div class="sr">
                <table><caption>{say(Phrase::EndSources)}</caption><tbody>{table.collect_view()}</tbody></table>
            </div>
            <div class="lanes" aria-hidden="true">{bars.collect_view()}</div>
            <ul class="legend" aria-hidden="true">
                {GAINS.map(|source| entry(source, false)).collect_view()}
                {LOSSES.map(|source| entry(source, true)).collect_view()}
                {solo.then(|| HIS[1..].iter().map(|source| entry(*source, false)).collect_view())}
            </ul>
        </section>
    }
}

/// The sign of a source.
fn sign(name: &'static str) -> AnyView {
    match name {
        "tree" => drawing("tr", "-32 -80 64 88", "tree").into_any(),
        "star" => view! {
            <svg class="i" viewBox="-12 -12 24 24"><path class="star" d="M0-9 2.6-3 9-2.6 4.2 1.6 5.8 8 0 4.6-5.8 8-4.2 1.6-9-2.6-2.6-3Z"></path></svg>
        }
        .into_any(),
        name if name.starts_with("token-") => drawing("tok", "-21 -21 42 43", name).into_any(),
        name => icon(name.trim_start_matches("i-")).into_any(),
    }
}

fn entry((phrase, name): PointSource, loss: bool) -> impl IntoView {
    view! { <li class:lost=loss>{sign(name)} {say(phrase)}</li> }
}

fn who(row: &SeatPoints) -> AnyView {
    match row.seat {
        Some(seat) => badge(seat).into_any(),
        None => drawing("rival", "-40 -112 80 120", "nightmare").into_any(),
    }
}

fn bar(row: &SeatPoints, gained: i32, lost: i32) -> AnyView {
    let class = match row.seat {
        Some(seat) => format!("lane {}", seat_class(seat)),
        None => "lane his".to_owned(),
    };
    let piece = |(index, ((phrase, name), points)): (usize, &(PointSource, i32)), loss: bool| {
        let class = match loss {
            true => "slice lossy".to_owned(),
            false => format!("slice k{index}"),
        };
        let (name, phrase, points) = (*name, *phrase, *points);
        (points != 0).then(|| {
            view! {
                <span class=class style:flex-grow=points.abs().to_string() title=say(phrase)>{sign(name)}<b>{written(points)}</b></span>
            }
        })
    };
    let gains: Vec<_> = (row.gains.iter().enumerate())
        .map(|part| piece(part, false))
        .collect();
    let losses: Vec<_> = (row.losses.iter().enumerate())
        .map(|part| piece(part, true))
        .collect();
    let sum: i32 = row.gains.iter().map(|(_, points)| (*points).max(0)).sum();
    let below: i32 = row.losses.iter().map(|(_, points)| -points).sum();
    view! {
        <div class=class class:winner=row.first>
            <span class="who">{who(row)} {row.name.clone()}</span>
            <b class="num">{written(row.total)}</b>
            <div class="parts-row">
                <div class="under-zero" style:flex-grow=lost.to_string()>
                    <span class="rest" style:flex-grow=(lost - below).to_string()></span>{losses.collect_view()}
                </div>
                <div class="above-zero" style:flex-grow=gained.max(1).to_string()>
                    {gains.collect_view()}<span class="rest" style:flex-grow=(gained - sum).to_string()></span>
                </div>
            </div>
        </div>
    }
    .into_any()
}

/// A row of the table for screen readers.
fn describe(row: &SeatPoints) -> AnyView {
    let app = app();
    let parts: Vec<(PointSource, i32)> = row.gains.iter().chain(&row.losses).copied().collect();
    let words = move || {
        app.texts.with(|texts| {
            let part = |((phrase, _), points): &(PointSource, i32)| {
                format!("{}: {}", texts.phrase(*phrase), written(*points))
            };
            parts.iter().map(part).collect::<Vec<_>>().join(", ")
        })
    };
    view! {
        <tr>
            <th scope="row">{row.name.clone()}</th>
            <td>{words}</td>
            <td>{written(row.total)}</td>
        </tr>
    }
    .into_any()
}
