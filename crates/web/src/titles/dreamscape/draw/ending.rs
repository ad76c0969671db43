//! The Dreamscapes at the end, side by side, with their highlights.

use lucid_dreamscape::{Colour, Event, Reason};
use lucid_tabletop::{BySeat, SeatSet};
use lucid_texts::BoardCount;

use super::BoardProps;
use super::others::mini;
use super::shapes::{icon, mark, picture, spoken, stamp_scaled, token};
use super::{El, el};
use crate::drawing::seat_class;
use crate::points::written;

/// Draws everybody's Dreamscape, the best first; `events` are all of the game.
pub fn ending(props: &BoardProps, winners: SeatSet, events: &[Event]) -> El {
    let mut fulfilled: BySeat<Vec<String>> = BySeat::default();
    for event in events {
        if let Event::Scored {
            seat,
            reason: Reason::Purpose { tile, tint, .. },
            ..
        } = event
        {
            fulfilled[*seat].push(props.texts.tinted_purpose(&props.game, *tile, *tint));
        }
    }
    let mut order: Vec<_> = props.seats().collect();
    order.sort_by_key(|seat| std::cmp::Reverse(props.player(*seat).score));
    let one = |seat| {
        let player = props.player(seat);
        let board = &player.board;
        let texts = &props.texts;
        let fact = |sign: El, count: usize, told: String| {
            el("span")
                .child(sign)
                .child(el("span").attr("aria-hidden", "true").text(count))
                .child(spoken(told))
        };
        let (cards, trees, red) = (
            player.pile.len(),
            board.trees().len(),
            board.count(Colour::Red) as usize,
        );
        let tree = picture("tr", "-32 -80 64 88", stamp_scaled("tree", 0.0, 0.0, 1.0));
        let small = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
        let facts = el("p")
            .class("facts")
            .child(fact(
                icon("i-deck"),
                cards,
                texts.board_count(BoardCount::Pile(cards)),
            ))
            .child(fact(tree, trees, texts.count_trees(small(trees))))
            .child(fact(
                token(Colour::Red),
                red,
                texts.count_red_shards(small(red)),
            ))
            .child(
                el("span")
                    .class("note")
                    .text(texts.end_shards(board.shards() as usize)),
            );
        let first = if winners.contains(seat) { " first" } else { "" };
        let mut entry = el("li")
            .class(format_args!("final {}{first}", seat_class(seat)))
            .key(seat)
            .child(
                el("h3")
                    .class("who")
                    .child(mark(seat))
                    .child(el("span").text(props.name(seat)))
                    .child(el("b").class("num").text(written(player.score.into()))),
            )
            .child(mini(props, seat))
            .child(facts);
        if !fulfilled[seat].is_empty() {
            let list = fulfilled[seat].join(" · ");
            entry = entry.child(el("p").class("note").text(list));
        }
        entry
    };
    el("ul")
        .class("finals")
        .children(order.into_iter().map(one))
}
