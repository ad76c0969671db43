//! The viewer's Dreamcards: drawn, in front, and the pile.

use lucid_art::{CardOptions, Look, Theme};
use lucid_dreamscape::{Action, CardId};
use lucid_texts::{BoardCount, Phrase};

use super::fit::{Fit, best_fit};
use super::placed_choices::on_card;
use super::shapes::{icon, power, token};
use super::{BoardProps, Intent};
use super::{El, el};
use crate::drawing::{seat_class, seat_colour};

/// The state of the page beyond the view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardsUi {
    /// The card whose choices are listed.
    pub open: Option<CardId>,
    /// The card whose place is shown on the Dreamscape.
    pub shown: Option<CardId>,
    /// Whether drawn cards are shown elsewhere, as [`candidates`].
    pub apart: bool,
}

/// The cards that the viewer has drawn and chooses from.
pub fn drawn(props: &BoardProps) -> Vec<CardId> {
    let drawn = props.view.drawn[props.own()].iter();
    drawn.copied().flatten().collect()
}

/// Where a card fits best on the viewer's Dreamscape.
fn fit(props: &BoardProps, card: CardId) -> Option<Fit> {
    let content = props.game.content();
    let board = &props.player(props.own()).board;
    let mirrored = props.game.rules().mirrored;
    best_fit(content.card(card), board, content.grid(), mirrored)
}

/// What a card lacks on the viewer's Dreamscape, in one line.
fn lacks(props: &BoardProps, fit: &Fit) -> String {
    let texts = &props.texts;
    let missing = fit.missing();
    let shards: usize = missing.iter().map(|(_, count)| count).sum();
    let mut parts: Vec<String> = match missing.as_slice() {
        [] => Vec::new(),
        [(colour, count)] => vec![texts.shards_of(*colour, *count)],
        _ => vec![texts.board_count(BoardCount::Short(shards))],
    };
    if fit.trees() > 0 {
        parts.push(texts.count_trees(fit.trees()));
    }
    if fit.in_the_way() > 0 {
        parts.push(texts.board_count(BoardCount::InTheWay(fit.in_the_way())));
    }
    if fit.steps > 0 {
        parts.push(texts.board_count(BoardCount::Steps(fit.steps)));
    }
    // More than two would not be read at a glance.
    parts.truncate(2);
    match parts.is_empty() {
        true => props.word(Phrase::BoardFitsNow),
        false => parts.join(", "),
    }
}

/// The drawn cards, large, each with what it lacks; `shown` is highlighted, and `middle` is in
/// front where there is room for one.
pub fn candidates(props: &BoardProps, shown: Option<CardId>, middle: Option<CardId>) -> El {
    // In the order of the bar: the card that lacks least comes first.
    let mut fits: Vec<(CardId, Option<Fit>)> = Vec::new();
    for card in drawn(props) {
        let fit = fit(props, card);
        let effort = |fit: &Option<Fit>| fit.as_ref().map_or(usize::MAX, Fit::effort);
        let below = fits.partition_point(|(_, other)| effort(other) <= effort(&fit));
        fits.insert(below, (card, fit));
    }
    let best = fits.first().map(|(card, _)| *card);
    let middle = middle.or(best);
    let entry = |(index, (card, fit)): (usize, &(CardId, Option<Fit>))| {
        let about = props.game.content().card(*card);
        let mut class = format!("level-{}", about.level.number());
        for (is, name) in [
            (best == Some(*card), " best"),
            (middle == Some(*card), " middle-card"),
            (shown == Some(*card), " shown"),
        ] {
            if is {
                class.push_str(name);
            }
        }
        let line = fit
            .as_ref()
            .map(|fit| lacks(props, fit))
            .unwrap_or_default();
        el("li").class(class).key(&about.id).child(
            el("button")
                .class("cand")
                .attr("type", "button")
                .attr("tabindex", -1)
                .attr("data-cell", format_args!("card-{}", about.id))
                .attr("data-card", card.index())
                .attr("data-place", format_args!("card-{}", about.id))
                .press(match props.may(Action::Keep(*card)) {
                    true => Intent::Act(Action::Keep(*card)),
                    false => Intent::OpenCard(*card),
                })
                .child(
                    el("span")
                        .class("face")
                        .raw(card_picture(props, *card, "cand")),
                )
                .child(el("span").class("fitline").text(line))
                .child(el("kbd").attr("aria-hidden", "true").text(index + 1)),
        )
    };
    el("section")
        .class(format_args!("cands {}", seat_class(props.own())))
        .attr("aria-label", props.word(Phrase::BoardDrawn))
        .child(
            el("div")
                .class("cands-head")
                .key("head")
                .child(el("h2").text(props.word(Phrase::BoardKeepOne)))
                .child(
                    el("span")
                        .class("note")
                        .text(props.word(Phrase::BoardKeepBack)),
                ),
        )
        .child(
            el("ul")
                .key("cards")
                .children(fits.iter().enumerate().map(entry)),
        )
}

/// Draws the viewer's cards.
pub fn cards(props: &BoardProps, ui: CardsUi) -> El {
    let own = props.player(props.own());
    let drawn = match ui.apart {
        true => Vec::new(),
        false => drawn(props),
    };
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
        let tag = el("span").class("fitline").key("count").child(
            el("span")
                .class("done")
                .child(icon("i-check"))
                .text(props.texts.board_count(BoardCount::Pile(count))),
        );
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
    if kind == "front"
        && let Some(fit) = fit(props, card)
    {
        let line = lacks(props, &fit);
        item = item.child(el("span").class("fitline").key("fit").text(line));
    }
    if let Some(sign) = sign {
        item = item.child(sign.key("sign"));
    }
    if open && acts.len() > 1 {
        item = item.child(list(props, &acts));
    }
    item
}

/// The intent of a press on a card: its only choice, the list of its choices, or where it would
/// fit.
fn press(props: &BoardProps, card: CardId, acts: &[Action]) -> Intent {
    match (acts, props.selected) {
        ([only], _) => Intent::Act(*only),
        ([], Some(colour)) if !props.choices.is_empty() => {
            Intent::Ask(Action::UseCard { card, colour })
        }
        _ => Intent::OpenCard(card),
    }
}

/// The word on a card with choices. Storing is nearly always possible, so it is only named for
/// a selected shard.
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
            .attr("aria-label", props.describe(*action))
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
            other => button.text(props.describe(other)),
        }
    };
    el("div")
        .class("acts")
        .key("acts")
        .attr("role", "group")
        .attr("aria-label", props.word(Phrase::SignChoose))
        .children(acts.iter().map(entry))
}
