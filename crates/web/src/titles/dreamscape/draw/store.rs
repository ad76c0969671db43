//! The common supply: bag, decks, trees, nightmares.

use lucid_dreamscape::{Action, Colour, Level};
use lucid_texts::Phrase;

use super::shapes::{icon, picture, spoken, stamp, token};
use super::{BoardProps, Intent};
use super::{El, el};

/// Draws the store; decks that can be drawn from are buttons.
pub fn store(props: &BoardProps) -> El {
    let table = &props.view.table;
    let count = |colour: Colour| {
        el("span")
            .key(colour.name())
            .child(token(colour))
            .child(
                el("span")
                    .attr("aria-hidden", "true")
                    .text(table.bag[colour]),
            )
            .child(spoken(
                props.texts.shards_of(colour, table.bag[colour].into()),
            ))
    };
    let shown = |colour: &Colour| *colour != Colour::Red || props.game.rules().nightmare;
    let line = |key: &str, sign: El, word: Phrase, value: El| {
        el("div")
            .key(key)
            .attr("data-place", key)
            .child(el("dt").child(sign).text(" ").text(props.word(word)))
            .child(el("dd").child(value))
    };
    let tree = picture("i tr", "-34 -76 68 84", stamp("tree", 0.0, 0.0));
    let mut list = el("dl")
        .child(line(
            "bag",
            icon("i-bag"),
            Phrase::BoardBag,
            el("b").text(table.bag.total()),
        ))
        .child(
            el("div")
                .class("inside")
                .key("inside")
                .child(el("dt").class("sr").text(props.word(Phrase::BoardBag)))
                .child(
                    el("dd").child(
                        el("span")
                            .class("toks")
                            .children(Colour::ALL.into_iter().filter(shown).map(count)),
                    ),
                ),
        )
        .child(line(
            "decks",
            icon("i-deck"),
            Phrase::BoardDecks,
            el("span")
                .class("toks")
                .children(Level::ALL.map(|level| deck(props, level))),
        ))
        .child(line(
            "trees",
            tree,
            Phrase::BoardTrees,
            el("b").text(table.tree_reserve),
        ));
    if props.game.rules().nightmare {
        let red = el("b").text(table.red_reserve);
        list = list.child(line(
            "reds",
            token(Colour::Red),
            Phrase::BoardNightmares,
            red,
        ));
    }
    el("section")
        .class("sheet store")
        .attr("aria-label", props.word(Phrase::BoardStore))
        .child(el("h2").text(props.word(Phrase::BoardStore)))
        .child(list)
}

fn deck(props: &BoardProps, level: Level) -> El {
    let count = props.view.table.deck_sizes[usize::from(level.number()) - 1];
    let draw = Action::Draw(level);
    let told = props.texts.deck(level, count);
    let class = format!("lv level-{}", level.number());
    match props.may(draw) {
        true => el("button")
            .class(format_args!("{class} now"))
            .key(level.number())
            .attr("type", "button")
            .attr("data-cell", format_args!("deck-{}", level.number()))
            .attr(
                "aria-label",
                format_args!("{told}; {}", props.describe(draw)),
            )
            .press(Intent::Act(draw))
            .text(count),
        // On the viewer's turn, a press on a deck explains why it is closed.
        false if !props.choices.is_empty() => el("button")
            .class(class)
            .key(level.number())
            .attr("type", "button")
            .attr("data-cell", format_args!("deck-{}", level.number()))
            .attr("aria-label", &told)
            .press(Intent::Ask(draw))
            .text(count),
        false => el("span")
            .class(class)
            .key(level.number())
            .attr("title", &told)
            .child(el("span").attr("aria-hidden", "true").text(count))
            .child(spoken(told)),
    }
}
