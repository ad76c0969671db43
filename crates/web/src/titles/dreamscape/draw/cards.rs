//! The viewer's Dreamcards: drawn, in front, and the pile.

use lucid_art::{CardOptions, Look, Theme};
use lucid_dreamscape::{Action, CardId};
use lucid_texts::{BoardCount, Phrase};

use super::acts::on_card;
use super::bits::{icon, power, token};
use super::props::{seat_class, seat_colour};
use super::tree::{El, el};
use super::{BoardProps, Intent};

/// What is open, beside the view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardsUi {
    /// The card whose choices are listed.
    pub open: Option<CardId>,
    /// The card whose place is shown on the Dreamscape.
    pub shown: Option<CardId>,
}

/// Draws the viewer's cards.
pub fn cards(props: &BoardProps, ui: CardsUi) -> El {
    let own = props.player(props.own());
    let drawn: Vec<CardId> = (props.view.drawn[props.own()].iter())
        .copied()
        .flatten()
        .collect();
    let title = match props.view.viewer {
        Some(_) => Phrase::BoardCards,
        None => Phrase::BoardOthersCards,
    };
    let choosing = if drawn.is_empty() { "" } else { " choosing" };
    let mut sheet = el("section")
        .class(format_args!(
            "sheet mine{choosing} {}",
            seat_class(props.own())
        ))
        .attr("aria-label", props.word(title));
    if !drawn.is_empty() {
        sheet = sheet
            .child(
                el("h2")
                    .key("drawn-title")
                    .text(props.word(Phrase::BoardDrawn)),
            )
            .child(
                el("ul").class("cards drawn").key("drawn").children(
                    drawn
                        .into_iter()
                        .map(|card| entry(props, card, ui, "drawn")),
                ),
            );
    }
    let front = own
        .front
        .into_iter()
        .map(|card| entry(props, card, ui, "front"));
    let mut list = el("ul").class("cards").key("cards").children(front);
    if let Some(top) = own.top {
        let count = own.pile.len();
        let tag = el("span")
            .class("tag done-tag")
            .key("count")
            .child(icon("i-check"))
            .text(props.texts.board_count(BoardCount::Pile(count)));
        list = list.child(entry(props, top, ui, "pile").child(tag));
    }
    sheet
        .child(el("h2").class("sr").key("title").text(props.word(title)))
        .child(list)
}

/// The markup of a card in the colours of the page.
pub fn card_picture(props: &BoardProps, card: CardId, prefix: &str) -> String {
    let about = props.game.content().card(card);
    let shard = props.view.table.slot(card).shard;
    lucid_art::card(
        about,
        &CardOptions {
            name: &props.texts.card(&props.game, card),
            power: &props.texts.power(about.power),
            label: &props.texts.card_told(&props.game, card, shard),
            slot: shard,
            look: Look {
                theme: Theme::Page,
                seat: seat_colour(props.own()),
                prefix,
            },
        },
    )
}

fn entry(props: &BoardProps, card: CardId, ui: CardsUi, kind: &'static str) -> El {
    let acts = on_card(&props.choices, card, props.selected);
    let slot = props.view.table.slot(card);
    let level = props.game.content().card(card).level.number();
    let sign = sign(props, &acts);
    let mut class = format!("{kind} level-{level}");
    let open = ui.open == Some(card);
    for (is, name) in [
        (sign.is_some(), " now"),
        (ui.shown == Some(card), " shown"),
        (slot.used, " used"),
        (open, " open"),
    ] {
        if is {
            class.push_str(name);
        }
    }
    let id = &props.game.content().card(card).id;
    let mut item = el("li")
        .class(class)
        .key(format_args!("{kind}-{id}"))
        .child(
            el("button")
                .class("card-press")
                .attr("type", "button")
                .attr("tabindex", -1)
                .attr("data-cell", format_args!("card-{id}"))
                .attr("data-card", card.index())
                .attr("data-place", format_args!("card-{id}"))
                .press(press(props, card, &acts))
                .raw(card_picture(props, card, kind)),
        );
    if let Some(sign) = sign {
        item = item.child(sign.key("sign"));
    }
    if open && acts.len() > 1 {
        item = item.child(list(props, &acts));
    }
    item
}

/// What a press on a card means: its only choice, the list of its choices, or
/// where it could fit.
fn press(props: &BoardProps, card: CardId, acts: &[Action]) -> Intent {
    match (acts, props.selected) {
        ([only], _) => Intent::Act(*only),
        ([], Some(colour)) if !props.choices.is_empty() => {
            Intent::Ask(Action::UseCard { card, colour })
        }
        _ => Intent::OpenCard(card),
    }
}

/// The word on a card that can do something now. Storing is possible nearly
/// always, so it is named only for a shard that is taken up.
fn sign(props: &BoardProps, acts: &[Action]) -> Option<El> {
    let uses = |action: &Action| matches!(action, Action::UseCard { .. });
    let word = match acts.first()? {
        Action::Keep(_) => Phrase::SignKeep,
        Action::Complete(_) => Phrase::SignComplete,
        Action::Yield(_) => Phrase::SignGive,
        _ if acts.iter().any(uses) => Phrase::SignUse,
        _ if props.selected.is_some() => Phrase::SignStore,
        _ => return None,
    };
    Some(
        el("span")
            .class("go card-sign")
            .attr("aria-hidden", "true")
            .text(props.word(word)),
    )
}

/// The choices of a card, by shard: use its power, or only store.
fn list(props: &BoardProps, acts: &[Action]) -> El {
    let entry = |action: &Action| {
        let button = el("button")
            .class("choice")
            .attr("type", "button")
            .key(props.noted(*action))
            .attr("aria-label", props.told(*action))
            .press(Intent::Act(*action));
        match *action {
            Action::UseCard { card, colour } => button
                .child(power(props.game.content().card(card).power))
                .text(props.word(Phrase::SignUse))
                .child(token(colour)),
            Action::Store { colour, .. } => button
                .child(icon("i-pack"))
                .text(props.word(Phrase::SignStore))
                .child(token(colour)),
            other => button.text(props.told(other)),
        }
    };
    el("div")
        .class("acts")
        .key("acts")
        .attr("role", "group")
        .attr("aria-label", props.word(Phrase::SignChoose))
        .children(acts.iter().map(entry))
}
