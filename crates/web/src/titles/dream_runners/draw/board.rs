//! A player's board: the dream in the middle, the segments on it, and what they bring.

use lucid_dream_runners::{Cell, Draft, DreamRunners, Nightmare, Placed, Spot, Symbol, Table};
use lucid_texts::Texts;

use super::hand::Hand;
use super::piece::{Symbols, UNIT, film};
use super::preview::{Fate, Preview};
use crate::drawing::{El, el};

/// How wide a cell of the board is.
pub const CELL: f64 = 88.0;
/// How wide the board is: seven cells.
pub const SIZE: f64 = 7.0 * CELL;

/// Everything that is drawn of a board.
#[derive(Debug)]
pub struct BoardLook<'a> {
    /// The rules and content.
    pub game: &'a DreamRunners,
    /// The public table.
    pub table: &'a Table,
    /// The segments on the board.
    pub draft: &'a Draft,
    /// The preview of its result, if it is shown.
    pub preview: Option<&'a Preview>,
    /// A segment held over the board, and whether it may be laid there.
    pub hand: Option<(Hand, bool)>,
    /// Segments that a hint suggests.
    pub advised: &'a [Placed],
    /// The cell that the journal is telling of.
    pub lit: Option<Spot>,
    /// The cells that may be chosen next.
    pub open: &'a [Spot],
    /// The words.
    pub texts: &'a Texts,
    /// The accessible name of the board.
    pub label: String,
}

/// The board as a grid of nine named cells.
pub fn board(look: &BoardLook<'_>) -> El {
    let game = look.game;
    let tile = look.table.tile.map(|tile| game.content().tile(tile));
    let composition = game.composition(look.draft);
    let rows = (0..3).map(|row| {
        el("g").attr("role", "row").children((0..3).map(|column| {
            let spot = Spot::new(row * 3 + column);
            let cell = tile.map(|tile| tile.cells[spot.index()]);
            let symbol = composition.symbols[spot.index()];
            dream_cell(look, spot, cell.as_ref(), symbol)
        }))
    });
    let held = look.hand.map(|(hand, _)| hand.segment);
    let laid = look.draft.placed().iter().map(|placed| {
        let class = match held == Some(placed.segment) {
            true => "laid lifted",
            false => "laid",
        };
        let (x, y) = (placed.column, placed.row);
        el("g")
            .key(format!("s{}", placed.segment.index()))
            .class(class)
            .attr("transform", at(x.into(), y.into()))
            .child(film(game, placed.segment, placed.turn, Symbols::Corner))
    });
    // Buttons refer to cells by name, so those cells show it.
    let names = look.open.iter().map(|spot| {
        let (x, y) = middle(*spot);
        el("text")
            .key(format!("name-{spot}"))
            .class("cell-name")
            .attr("aria-hidden", "true")
            .attr("x", x - 34.0)
            .attr("y", y + 36.0)
            .text(spot)
    });
    let fates = look.preview.map(|preview| {
        let fates = Spot::all().filter_map(|spot| fate(spot, &preview.fates[spot.index()], look));
        el("g")
            .class("fates")
            .attr("aria-hidden", "true")
            .children(fates)
    });
    let ghost = look.hand.map(|(hand, allowed)| {
        let class = if allowed { "ghost" } else { "ghost refused" };
        let (x, y) = (hand.column, hand.row);
        el("g")
            .key("ghost")
            .class(class)
            .attr("transform", at(x.into(), y.into()))
            .child(film(game, hand.segment, hand.turn, Symbols::Corner))
    });
    let advised = look.advised.iter().map(|placed| {
        let (x, y) = (placed.column, placed.row);
        el("g")
            .key(format!("a{}", placed.segment.index()))
            .class("ghost advised")
            .attr("aria-hidden", "true")
            .attr("transform", at(x.into(), y.into()))
            .child(film(game, placed.segment, placed.turn, Symbols::Corner))
    });
    el("svg")
        .class("quilt")
        .attr("viewBox", format!("0 0 {SIZE} {SIZE}"))
        .attr("role", "grid")
        .attr("aria-label", &look.label)
        .child(weave())
        .child(
            el("rect")
                .class("frame-dream")
                .attr("x", 166)
                .attr("y", 166)
                .attr("width", 284)
                .attr("height", 284)
                .attr("rx", 24),
        )
        .children(rows)
        .children(laid)
        .children(advised)
        .children(fates)
        .children(names)
        .children(ghost)
}

/// The patches of the quilt around the dream.
fn weave() -> El {
    let patch = el("rect")
        .class("patch")
        .attr("x", 3)
        .attr("y", 3)
        .attr("width", 82)
        .attr("height", 82)
        .attr("rx", 14);
    let pattern = el("pattern")
        .attr("id", "weave")
        .attr("width", CELL)
        .attr("height", CELL)
        .attr("patternUnits", "userSpaceOnUse")
        .child(patch);
    el("g").child(el("defs").child(pattern)).child(
        el("rect")
            .attr("width", SIZE)
            .attr("height", SIZE)
            .attr("fill", "url(#weave)"),
    )
}

/// The transform that moves a segment to a place on the board.
fn at(column: f64, row: f64) -> String {
    let (x, y, scale) = (column * CELL, row * CELL, CELL / UNIT);
    format!("translate({x} {y}) scale({scale:.4})")
}

fn dream_cell(look: &BoardLook<'_>, spot: Spot, cell: Option<&Cell>, symbol: Option<Symbol>) -> El {
    let (x, y) = middle(spot);
    let fate = look.preview.map(|preview| preview.fates[spot.index()]);
    let mut class = "cell".to_owned();
    for (name, holds) in [
        ("covered", symbol.is_some()),
        (
            "won",
            fate.is_some_and(|f| f.gains + f.shared + f.opens > 0),
        ),
        ("banished", fate.is_some_and(|f| f.safe)),
        ("missed", fate.is_some_and(|f| f.missed && symbol.is_some())),
        ("lit", look.lit == Some(spot)),
        ("open", look.open.contains(&spot)),
    ] {
        if holds {
            class.push(' ');
            class.push_str(name);
        }
    }
    let name = cell.map_or_else(String::new, |cell| {
        look.texts.runners_cell(spot, cell, symbol)
    });
    let drawn = el("g")
        .attr(
            "transform",
            format!("translate({x} {y}) scale({:.4})", CELL / UNIT),
        )
        .raw(cell.map_or_else(String::new, lucid_art::dream_cell));
    let edge = |class: &'static str| {
        el("rect")
            .class(class)
            .attr("x", x - 42.0)
            .attr("y", y - 42.0)
            .attr("width", 84)
            .attr("height", 84)
            .attr("rx", 16)
    };
    el("g")
        .key(spot)
        .class(class)
        .attr("role", "gridcell")
        .attr("data-cell", spot)
        .attr("tabindex", -1)
        .attr("aria-label", name)
        .child(drawn)
        .child(edge("edge"))
}

/// The middle of a cell of the dream.
fn middle(spot: Spot) -> (f64, f64) {
    let (column, row) = (spot.index() % 3, spot.index() / 3);
    ((column as f64 + 2.5) * CELL, (row as f64 + 2.5) * CELL)
}

/// The result of a cell, as a label in its corner.
fn fate(spot: Spot, fate: &Fate, look: &BoardLook<'_>) -> Option<El> {
    let (words, class) = match fate {
        Fate { bat: true, .. } => (
            look.texts.phrase(lucid_texts::Phrase::FateBat),
            "fate loses",
        ),
        Fate { gains, loses, .. } if *gains > 0 && *loses > 0 => {
            (format!("+{gains} −{loses}"), "fate loses")
        }
        // The tile itself shows what a plain nightmare costs.
        Fate { loses, .. } if *loses > 0 => {
            let tile = look.table.tile.map(|tile| look.game.content().tile(tile));
            let cell = tile.map(|tile| tile.cells[spot.index()]);
            if let Some(Cell::Nightmare(Nightmare::Loss(_))) = cell {
                return None;
            }
            (format!("−{loses}"), "fate loses")
        }
        Fate { opens, .. } if *opens > 0 => (
            look.texts.phrase(lucid_texts::Phrase::FateOpens),
            "fate gains",
        ),
        Fate { gains, .. } if *gains > 0 => (format!("+{gains}"), "fate gains"),
        Fate { shared, .. } if *shared > 0 => (
            look.texts.phrase(lucid_texts::Phrase::FateShared),
            "fate gains",
        ),
        Fate { safe: true, .. } => (
            look.texts.phrase(lucid_texts::Phrase::FateSafe),
            "fate safe",
        ),
        _ => return None,
    };
    let (x, y) = middle(spot);
    let wide = 14.0 + 7.4 * words.chars().count() as f64;
    let (left, top) = (x - 40.0, y - 40.0);
    let back = el("rect")
        .attr("x", left)
        .attr("y", top)
        .attr("width", wide)
        .attr("height", 22)
        .attr("rx", 11);
    let text = el("text")
        .attr("x", left + wide / 2.0)
        .attr("y", top + 15.5)
        .text(words);
    Some(el("g").key(spot).class(class).child(back).child(text))
}

#[cfg(test)]
mod tests {
    use lucid_dream_runners::{Action, Rules};
    use lucid_tabletop::{Choices, Dealer, Game as _, Seat, Seed, ToAct};
    use lucid_texts::Language;

    use super::*;

    #[test]
    fn a_board_names_every_cell_and_draws_every_segment() {
        let content = lucid_packs::dream_runners().content.clone();
        let game = DreamRunners::new(Rules::default(), content).unwrap();
        let mut state = game.start();
        let mut dealer = Dealer::new(Seed::of_series(2, 2));
        while game.to_act(&state) == ToAct::Chance {
            let chance = dealer.deal(&game, &state);
            game.resolve(&mut state, chance, &mut ());
        }
        let seat = Seat::new(0);
        let mut choices = Choices::new();
        game.legal_actions(&state, seat, &mut choices);
        let put = choices
            .iter()
            .find(|a| matches!(a, Action::Put(_)))
            .unwrap();
        game.play(&mut state, seat, *put, &mut ()).unwrap();
        let view = game.view(&state, Some(seat));
        let draft = view.own_draft().unwrap();
        let texts = Texts::new(Language::German);
        let brings = super::super::preview(&game, &view.table, seat, draft);
        let look = BoardLook {
            game: &game,
            table: &view.table,
            draft,
            preview: brings.as_ref(),
            hand: None,
            advised: &draft.placed()[..1],
            lit: None,
            open: &[],
            texts: &texts,
            label: "<Traum>".to_owned(),
        };
        let markup = board(&look).markup();
        assert_eq!(markup.matches("class=\"ghost advised\"").count(), 1);
        assert_eq!(markup.matches("role=\"gridcell\"").count(), 9);
        assert_eq!(markup.matches("class=\"laid\"").count(), 1);
        assert!(markup.contains("&lt;Traum&gt;"));
        assert!(!markup.contains("aria-label=\"\""));
    }
}
