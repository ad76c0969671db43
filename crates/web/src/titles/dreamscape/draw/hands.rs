//! The viewer's Hands: shards with their numbers.

use lucid_art::{Number, drawings};
use lucid_dreamscape::{Action, ByColour, Colour, Ongoing};
use lucid_texts::Phrase;

use super::outlook::foresee;
use super::shapes::{circle, group_at, mark, stamp, stamp_scaled};
use super::{BoardProps, Intent};
use super::{El, el};
use crate::drawing::seat_class;

/// Draws Hands, and the shards that a power is moving.
pub fn hands(props: &BoardProps) -> El {
    let own = props.player(props.own());
    let mut sheet = el("section")
        .class(format_args!("sheet hands {}", seat_class(props.own())))
        .attr("aria-label", props.word(Phrase::BoardHands))
        .child(title(props));
    if own.power == Ongoing::Harvesters && own.held.total() > 0 {
        sheet = sheet
            .child(
                el("p")
                    .class("note in-the-air")
                    .text(props.word(Phrase::BoardToLay)),
            )
            .child(row(props, &own.held, "air"));
    }
    match own.hands.total() {
        0 => sheet.child(
            el("p")
                .class("note none")
                .text(props.word(Phrase::BoardNoShards)),
        ),
        _ => sheet.child(row(props, &own.hands, "hand")),
    }
}

/// Spectators see whose Hands these are.
fn title(props: &BoardProps) -> El {
    let title = el("h2").attr("data-place", "hands");
    match props.view.viewer {
        Some(_) => title.text(props.word(Phrase::BoardHands)),
        None => title
            .child(mark(props.own()))
            .text(props.name(props.own()))
            .child(
                el("span")
                    .class("note")
                    .text(props.word(Phrase::BoardHands)),
            ),
    }
}

fn row(props: &BoardProps, shards: &ByColour<u8>, kind: &str) -> El {
    let entry = |colour: Colour| {
        el("li")
            .class(format_args!("held {}", colour.name()))
            .key(format_args!("{kind}-{}", colour.name()))
            .child(shard(props, colour, shards[colour]))
    };
    el("ul")
        .class("held-row")
        .key(kind)
        .children(shards.present().map(entry))
}

/// The shards of one colour, which are selected together.
fn shard(props: &BoardProps, colour: Colour, count: u8) -> El {
    let chosen = props.selected == Some(colour);
    let usable = props.choices.iter().any(|action| uses(*action, colour));
    let mut class = "shard-choice".to_owned();
    for (is, name) in [(chosen, " chosen"), (usable, " now")] {
        if is {
            class.push_str(name);
        }
    }
    let mut label = props.texts.held_shards(colour, count);
    let note = match colour {
        Colour::Red => Some(props.word(Phrase::BoardToPlace)),
        _ => None,
    };
    if let Some(note) = &note {
        label = format!("{label}, {note}");
    }
    let times = match count {
        1 => String::new(),
        _ => format!(" ×{count}"),
    };
    let mut button = el("button")
        .class(class)
        .attr("type", "button")
        .attr("tabindex", -1)
        .attr("data-cell", format_args!("hand-{}", colour.name()))
        .attr("data-place", format_args!("hand-{}", colour.name()))
        .attr("aria-pressed", chosen)
        .attr("title", label)
        .attr("aria-keyshortcuts", colour as u8 + 1)
        .press(match meant(props, usable, colour) {
            Some(action) => Intent::Ask(action),
            None => Intent::Select((!chosen).then_some(colour)),
        })
        .child(pieces(props, colour, count))
        .child(
            el("span")
                .class("held-name")
                .text(props.texts.shard(colour))
                .text(times),
        );
    if let Some(note) = note {
        button = button.child(el("small").text(note));
    }
    button
}

/// The intent of a press on a shard without choices: to place it, which is refused with a
/// reason. Players who are waiting may select anything.
fn meant(props: &BoardProps, usable: bool, colour: Colour) -> Option<Action> {
    let slot = props.game.content().grid().entry();
    (!usable && !props.choices.is_empty()).then_some(Action::Place { colour, slot })
}

/// Up to three overlapping shards.
fn pieces(props: &BoardProps, colour: Colour, count: u8) -> El {
    let shown = f64::from(count.min(3));
    let mut picture = el("svg")
        .attr(
            "viewBox",
            format_args!("-42 -46 {} 72", Number(84.0 + 30.0 * (shown - 1.0))),
        )
        .attr("aria-hidden", "true");
    for index in (0..count.min(3)).rev() {
        let along = f64::from(index);
        let shard = stamp(drawings::shard(colour), 30.0 * along, -8.0 * along);
        picture = picture.child(shard.key(index));
    }
    match opens(props, colour) {
        true => picture.child(
            group_at(-30.0, 12.0)
                .child(circle("end-bed now", (0.0, 0.0), 11.0))
                .child(
                    el("g")
                        .class("end-ink now")
                        .child(stamp_scaled("mark-key", 0.0, 0.0, 0.66)),
                ),
        ),
        false => picture,
    }
}

/// Whether an action plays a shard of this colour.
fn uses(action: Action, colour: Colour) -> bool {
    match action {
        Action::Place { colour: of, .. }
        | Action::UseCard { colour: of, .. }
        | Action::Store { colour: of, .. }
        | Action::Harvest { colour: of, .. }
        | Action::Exchange { give: of, .. } => of == colour,
        Action::Plant(_) => colour == Colour::Green,
        Action::Step(_) => colour == Colour::White,
        _ => false,
    }
}

/// Whether a shard of this colour is the key to a location that can be entered now.
fn opens(props: &BoardProps, colour: Colour) -> bool {
    props.choices.iter().any(|action| match *action {
        Action::Move(to) => {
            props.view.table.row(to).iter().next() == Some(colour)
                && foresee(&props.game, &props.view, *action).cost == 0
        }
        _ => false,
    })
}
