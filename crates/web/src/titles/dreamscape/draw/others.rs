//! The other players in brief, and one of them in full.

use lucid_art::{Flat, Number};
use lucid_dreamscape::{CardId, Colour};
use lucid_tabletop::Seat;
use lucid_texts::{BoardCount, Phrase, arg};

use super::cards::card_picture;
use super::shapes::{icon, mark, picture, spoken, stamp, token};
use super::{BoardProps, Intent};
use super::{El, el};
use crate::drawing::{seat_class, seat_colour};
use crate::points::written;

/// Draws everybody but the viewer; the open one with all of its cards.
pub fn others(props: &BoardProps, open: Option<Seat>) -> El {
    let seats = props
        .seats()
        .filter(|seat| props.view.viewer != Some(*seat));
    let mut list = el("ul").children(seats.map(|seat| other(props, seat, open == Some(seat))));
    if props.game.rules().solo.is_some() {
        list = list.child(rival(props));
    }
    el("section")
        .class("sheet others")
        .attr("aria-label", props.word(Phrase::BoardOthers))
        .child(el("h2").class("sr").text(props.word(Phrase::BoardOthers)))
        .child(list)
}

fn other(props: &BoardProps, seat: Seat, open: bool) -> El {
    let player = props.player(seat);
    let name = props.name(seat);
    let head = el("div")
        .class("who")
        .child(mark(seat))
        .child(el("b").text(&name))
        .child(
            el("span").class("tag").text(
                props
                    .texts
                    .board_count(BoardCount::Asleep(player.sleeper.number())),
            ),
        )
        .child(
            el("span")
                .class("num")
                .attr("data-place", format_args!("score-{seat}"))
                .child(
                    el("span")
                        .attr("aria-hidden", "true")
                        .text(written(player.score.into())),
                )
                .child(spoken(
                    props.texts.board_count(BoardCount::Score(player.score)),
                )),
        )
        .child(
            el("button")
                .class("open")
                .attr("type", "button")
                .attr("aria-expanded", open)
                .attr("aria-label", props.texts.board_dreamscape(&name))
                .press(Intent::OpenSeat((!open).then_some(seat)))
                .child(icon(if open { "i-close" } else { "i-expand" })),
        );
    let shards: Vec<Colour> = (Colour::ALL.into_iter())
        .flat_map(|colour| (0..player.hands[colour]).map(move |_| colour))
        .collect();
    let hands = el("p")
        .child(
            el("span")
                .class("note")
                .text(props.word(Phrase::BoardHands)),
        )
        .child(match shards.is_empty() {
            true => el("span").text(props.word(Phrase::BoardNone)),
            false => el("span")
                .class("toks")
                .children(shards.iter().map(|colour| token(*colour)))
                .child(spoken(props.texts.shard_list(shards.iter().copied()))),
        });
    let all: Vec<CardId> = player.front.into_iter().chain(player.top).collect();
    let cards = el("p")
        .child(
            el("span")
                .class("note")
                .text(props.word(Phrase::BoardOthersCards)),
        )
        .child(
            el("span").class("named").children(
                all.iter()
                    .map(|card| chip(props, *card, player.top == Some(*card))),
            ),
        );
    let mut entry = el("li")
        .class(format_args!(
            "{}{}",
            seat_class(seat),
            if open { " open" } else { "" }
        ))
        .key(seat)
        .attr("data-place", format_args!("seat-{seat}"))
        .child(head)
        .child(
            el("div")
                .class("what")
                .child(mini(props, seat))
                .child(el("div").class("more").child(hands).child(cards)),
        );
    if open {
        let show = |card: CardId| {
            let level = props.game.content().card(card).level.number();
            el("li")
                .class(format_args!("level-{level}"))
                .key(card.index())
                .raw(card_picture(props, card, &format!("seat-{seat}-")))
        };
        entry = entry.child(
            el("ul")
                .class("cards")
                .key("cards")
                .children(player.front.into_iter().chain(player.pile).map(show)),
        );
    }
    entry
}

/// A card by its points, in the colour of its level, and its name: cards in front lie open.
fn chip(props: &BoardProps, card: CardId, done: bool) -> El {
    let about = props.game.content().card(card);
    let name = props.texts.card(&props.game, card);
    let points = el("span")
        .class(format_args!(
            "lv level-{}{}",
            about.level.number(),
            if done { " done" } else { "" }
        ))
        .attr("aria-hidden", "true")
        .text(about.points);
    let chip = el("span")
        .attr("title", &name)
        .child(points)
        .child(el("span").class("card-name").text(name));
    match done {
        true => chip.child(spoken(props.word(Phrase::BoardCompleted))),
        false => chip,
    }
}

/// A Dreamscape from above.
pub fn mini(props: &BoardProps, seat: Seat) -> El {
    let flat = Flat::new(props.game.content().grid());
    let (width, height) = flat.size();
    el("svg")
        .class("mini")
        .attr(
            "viewBox",
            format_args!("0 0 {} {}", Number(width), Number(height)),
        )
        .attr("role", "img")
        .attr("aria-label", props.texts.board_dreamscape(props.name(seat)))
        .raw(flat.board(&props.player(seat).board, seat_colour(seat)))
}

/// Mr Nightmare's side of a solo game.
fn rival(props: &BoardProps) -> El {
    let duel = &props.view.table.duel;
    let face = picture("rival", "-40 -112 80 120", stamp("nightmare", 0.0, 0.0));
    el("li")
        .class("rival-side")
        .key("rival")
        .attr("data-place", "rival")
        .child(
            el("div")
                .class("who")
                .child(face)
                .child(el("b").text(props.texts.phrase(lucid_texts::Phrase::LabelMrNightmare)))
                .child(
                    el("span")
                        .class("num")
                        .attr("data-place", "score-rival")
                        .child(
                            el("span")
                                .attr("aria-hidden", "true")
                                .text(written(duel.score.into())),
                        )
                        .child(spoken(
                            props.texts.board_count(BoardCount::Score(duel.score)),
                        )),
                ),
        )
        .child(
            el("ul")
                .class("stock")
                .attr("data-place", "stock")
                .children(DISCARDS.map(|colour| store_of(props, colour))),
        )
}

/// The order in which he discards (L8 to L14).
const DISCARDS: [Colour; 6] = [
    Colour::Gray,
    Colour::White,
    Colour::Blue,
    Colour::Brown,
    Colour::Green,
    Colour::Red,
];

/// His shards of a colour, with the number from which on he discards it (L7); for red, the
/// worth of each (L14).
fn store_of(props: &BoardProps, colour: Colour) -> El {
    let has = props.view.table.duel.stock[colour];
    let line = props.game.rules().solo;
    let (needs, ready) = match line {
        Some(line) if colour == Colour::Red => (format!("×{}", line.red_points()), has > 0),
        Some(line) => (
            format!("/{}", line.threshold(colour)),
            has >= line.threshold(colour),
        ),
        None => (String::new(), false),
    };
    let told = line.map_or_else(String::new, |line| match colour {
        Colour::Red => props
            .texts
            .rival_red(arg::Has(has), arg::Points(line.red_points())),
        _ => props.texts.rival_holds(
            arg::Does(props.texts.rival_does(colour)),
            arg::Has(has),
            arg::Needs(line.threshold(colour)),
            arg::Shard(props.texts.shard(colour)),
        ),
    });
    el("li")
        .class(if ready { "ready" } else { "" })
        .key(colour.name())
        .attr("title", &told)
        .child(token(colour))
        .child(el("b").attr("aria-hidden", "true").text(has))
        .child(el("span").attr("aria-hidden", "true").text(needs))
        .child(spoken(told))
}

#[cfg(test)]
mod tests {
    use lucid_texts::Language;

    use super::super::test_positions::POSITIONS;
    use super::*;

    /// Cards in front lie open: whose they are makes no difference, at one device or far
    /// apart.
    #[test]
    fn others_cards_are_named() {
        let mut named = 0;
        for position in POSITIONS {
            let props = position.props(Language::English);
            let markup = others(&props, None).markup();
            for seat in props.seats().filter(|seat| *seat != props.own()) {
                let player = props.player(seat);
                for card in player.front.into_iter().chain(player.top) {
                    let name = props.texts.card(&props.game, card);
                    let shown = format!("card-name\">{name}<");
                    assert!(markup.contains(&shown), "{}: {name}", position.name);
                    named += 1;
                }
            }
        }
        assert!(named > 0);
    }
}
