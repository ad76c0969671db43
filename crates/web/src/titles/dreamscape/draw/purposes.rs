//! The purposes, with everybody's standing.

use lucid_art::drawings;
use lucid_dreamscape::{Purpose, PurposeKind};
use lucid_texts::{Phrase, arg};

use super::BoardProps;
use super::shapes::{group_at, mark, picture, spoken, stamp, stamp_scaled};
use super::{El, el};
use crate::drawing::seat_class;

/// Draws the purposes.
pub fn purposes(props: &BoardProps) -> El {
    let tiles = props.view.table.tiles().enumerate();
    el("section")
        .class("sheet purposes")
        .attr("aria-label", props.word(Phrase::BoardPurposes))
        .child(el("h2").text(props.word(Phrase::BoardPurposes)))
        .child(el("ul").children(tiles.map(|(place, (tile, tint))| {
            let purpose = props.game.content().purpose(tile);
            let mut aim = el("svg")
                .class("aimtile")
                .attr("viewBox", "0 0 46 46")
                .attr("aria-hidden", "true")
                .child(
                    el("rect")
                        .attr("x", ".5")
                        .attr("y", ".5")
                        .attr("width", 45)
                        .attr("height", 45)
                        .attr("rx", 11),
                )
                .child(group_at(21.0, 21.0).child(stamp(
                    drawings::purpose(purpose.kind),
                    0.0,
                    0.0,
                )));
            let name = el("p")
                .attr("title", props.texts.about_purpose(purpose.kind))
                .text(props.texts.purpose_of(purpose.kind, tint));
            if let Some(colour) = tint {
                aim = aim.child(stamp_scaled(drawings::token(colour), 36.0, 36.0, 0.42));
            }
            el("li")
                .class("purpose")
                .key(place)
                .attr("data-place", format_args!("purpose-{place}"))
                .attr("data-also", format_args!("tile-{}", purpose.id))
                .child(aim)
                .child(el("div").child(name).child(standings(props, place)))
                .child(el("span").class("pts").text(pays(purpose)))
        })))
}

fn standings(props: &BoardProps, place: usize) -> El {
    let standing = |seat| {
        props
            .game
            .standing(&props.view.table, seat, place)
            .unwrap_or(0)
    };
    let best = props.seats().map(standing).max().unwrap_or(0);
    let list = el("ul").class("stand").children(props.seats().map(|seat| {
        let value = standing(seat);
        // The engine uses negative numbers where less is better.
        let shown = value.abs();
        el("li")
            .class(format_args!(
                "{}{}",
                seat_class(seat),
                if value == best { " best" } else { "" }
            ))
            .key(seat)
            .child(spoken(props.texts.board_standing(
                arg::Player(props.name(seat)),
                arg::Value(shown),
            )))
            .child(mark(seat))
            .child(el("b").attr("aria-hidden", "true").text(shown))
    }));
    match rival(props, place) {
        Some(his) => list.child(
            el("li")
                .key("rival")
                .child(spoken(props.texts.board_standing(
                    arg::Player(props.texts.phrase(lucid_texts::Phrase::LabelMrNightmare)),
                    arg::Value(his as i32),
                )))
                .child(picture(
                    "rival",
                    "-40 -112 80 120",
                    stamp("nightmare", 0.0, 0.0),
                ))
                .child(el("b").attr("aria-hidden", "true").text(his)),
        ),
        None => list,
    }
}

/// Mr Nightmare's standing in a solo game, in which all purposes have a colour (L6).
fn rival(props: &BoardProps, place: usize) -> Option<u32> {
    props.game.rules().solo?;
    let (_, tint) = props.view.table.tiles().nth(place)?;
    Some(props.view.table.duel.standing(tint?))
}

/// What a purpose pays at most, or for each shard.
fn pays(purpose: &Purpose) -> String {
    match (purpose.kind, purpose.points.iter().max()) {
        (PurposeKind::GroupsInSight, _) | (_, None) => "1×".to_owned(),
        (PurposeKind::TableOfColour, Some(most)) => format!("≤{most}"),
        (_, Some(points)) => points.to_string(),
    }
}
