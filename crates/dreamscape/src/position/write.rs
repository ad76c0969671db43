//! Printing a position.

use std::fmt::Write as _;

use lucid_tabletop::position::{words, write_line};
use lucid_tabletop::{Game, Seat, SeatSet};

use super::FORMAT;
use crate::chance::Await;
use crate::state::{Ongoing, Pending, Phase, Player, State};
use crate::{Board, ByColour, CardId, Colour, Content, Dreamscape, Level, Location, Slot, SlotSet};

/// The text of a state.
pub fn write(game: &Dreamscape, state: &State) -> String {
    let table = &state.table;
    let content = &game.content;
    let mut out = String::new();
    let mut line = |name: &str, value: &str| write_line(&mut out, name, value);
    line("rules", &game.rules_text());
    line("version", &game.version().to_string());
    line("pack", &game.pack_text());
    line("phase", phase_name(table.phase));
    line("cycle", &table.cycle.to_string());
    let dealt = match table.awaits {
        Await::Marker => usize::from(table.turn),
        _ => game.seats(),
    };
    line(
        "order",
        &words(table.order[..dealt].iter().map(Seat::to_string)),
    );
    if table.awaits != Await::Marker {
        line("turn", &(table.turn + 1).to_string());
    }
    line("awaits", &awaits(table.awaits));
    if table.phase == Phase::Travel {
        line("points", &table.points.to_string());
        line("free-moves", &table.free_moves.to_string());
    }
    line(
        "finished",
        &words(table.finished.iter().map(|seat| seat.to_string())),
    );
    line(
        "rows",
        &words(
            Location::ALL
                .iter()
                .map(|l| format!("{l}:{}", or_dash(table.row(*l)))),
        ),
    );
    line(
        "links",
        &words(table.links.iter().map(|link| link.to_string())),
    );
    line(
        "mr-nightmare",
        &table.mr_nightmare.map_or(String::new(), |l| l.to_string()),
    );
    let duel = &table.duel;
    line("his-turn", if duel.first { "first" } else { "" });
    line("his-stock", &letters(&duel.stock));
    if game.rules.solo.is_some() {
        line("his-trees", &duel.trees.to_string());
        line("his-points", &duel.score.to_string());
    }
    line("bag", &counts(&table.bag));
    line(
        "reserve",
        &format!("{} red {} trees", table.red_reserve, table.tree_reserve),
    );
    line(
        "tiles",
        &words(table.tiles().map(|(tile, tint)| {
            let id = &content.purpose(tile).id;
            tint.map_or(id.clone(), |tint| format!("{id}={tint}"))
        })),
    );
    for level in Level::ALL {
        let under = state.decks.under[level.index()].as_slice();
        line(
            &format!("under-{}", level.number()),
            &looked_at(game, state, under),
        );
    }
    for seat in Seat::first(game.seats()) {
        out.push_str(&format!("\nseat {seat}\n"));
        write_player(game, state, seat, &mut out);
    }
    format!("{FORMAT}\n{out}")
}

fn write_player(game: &Dreamscape, state: &State, seat: Seat, out: &mut String) {
    let content = &game.content;
    let player = &state.table.players[seat];
    let mut line = |name: &str, value: &str| write_line(out, name, value);
    line("score", &player.score.to_string());
    line("hands", &letters(&player.hands));
    line("held", &letters(&player.held));
    line("sleeper", &player.sleeper.to_string());
    line("marker", if player.marker_used { "used" } else { "" });
    let slot = |card: CardId| {
        let slot = state.table.slot(card);
        let shard = slot
            .shard
            .map_or(String::new(), |colour| format!("={colour}"));
        let used = if slot.used { "*" } else { "" };
        format!("{}{shard}{used}", content.card(card).id)
    };
    line("front", &words(player.front.into_iter().map(slot)));
    let below = player
        .pile
        .into_iter()
        .filter(|card| Some(*card) != player.top);
    line("pile", &words(below.chain(player.top).map(slot)));
    line("walk", &walk(content, player));
    line("power", &power(player.power));
    line("pending", &pending(player.pending));
    line(
        "drawn",
        &looked_at(game, state, state.decks.drawn[seat].as_slice()),
    );
    if !player.board.occupied().is_empty() {
        out.push_str("board:\n");
        write_board(content, &player.board, out);
    }
}

/// A Dreamscape drawn as text, a line for each row from the top.
pub fn write_board(content: &Content, board: &Board, out: &mut String) {
    let grid = content.grid();
    let (columns, rows) = grid.size();
    let cell = |column: usize, row: usize| match grid.at(column as i32, row as i32) {
        None => "_".to_owned(),
        Some(slot) if board.stack(slot).is_empty() => ".".to_owned(),
        Some(slot) => {
            let tree = if board.trees().contains(slot) {
                "^"
            } else {
                ""
            };
            let dreamer = if board.dreamer() == Some(slot) {
                "@"
            } else {
                ""
            };
            format!("{}{tree}{dreamer}", board.stack(slot))
        }
    };
    let cells: Vec<Vec<String>> = (0..rows)
        .rev()
        .map(|row| (0..columns).map(|c| cell(c, row)).collect())
        .collect();
    let width = cells
        .iter()
        .flatten()
        .map(String::len)
        .max()
        .unwrap_or(1)
        .max(3);
    for row in cells {
        let row: Vec<String> = row.iter().map(|cell| format!("{cell:width$}")).collect();
        let _ = writeln!(out, "  {}", row.join("  ").trim_end());
    }
}

fn or_dash(row: crate::Row) -> String {
    if row.is_empty() {
        "-".to_owned()
    } else {
        row.to_string()
    }
}

fn counts(shards: &ByColour<u8>) -> String {
    words(
        Colour::ALL
            .iter()
            .map(|colour| format!("{colour}{}", shards[*colour])),
    )
}

fn letters(shards: &ByColour<u8>) -> String {
    Colour::ALL
        .iter()
        .map(|c| c.letter().to_string().repeat(shards[*c].into()))
        .collect()
}

/// Cards with the seats that know them.
fn looked_at(game: &Dreamscape, state: &State, cards: &[CardId]) -> String {
    words(cards.iter().map(|card| {
        let known: SeatSet = state.decks.known[card.index()];
        format!("{}:{known}", game.content.card(*card).id)
    }))
}

fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "setup",
        Phase::Emergence => "emergence",
        Phase::Travel => "travel",
        Phase::Nightmare => "nightmare",
        Phase::Creation => "creation",
        Phase::LastPlacement => "last",
        Phase::Over => "over",
    }
}

fn awaits(awaits: Await) -> String {
    match awaits {
        Await::Nothing => String::new(),
        Await::Marker => "marker".to_owned(),
        Await::Tile => "tile".to_owned(),
        Await::Tint(place) => format!("tint {}", place + 1),
        Await::Card(seat) => format!("card {seat}"),
        Await::Fill(location) => format!("fill {location}"),
        Await::Archives(seat) => format!("archives {seat}"),
        Await::Harvest(seat) => format!("harvest {seat}"),
    }
}

fn walk(content: &Content, player: &Player) -> String {
    let grid = content.grid();
    let dreamer = player.board.dreamer().map_or(SlotSet::EMPTY, Slot::set);
    let walk = &player.walk;
    let mut parts = Vec::new();
    let mut part = |name: &str, slots: SlotSet| {
        if !slots.is_empty() {
            let names = words(slots.into_iter().map(|slot| grid.name(slot).to_string()));
            parts.push(format!("{name} {names}"));
        }
    };
    // A track of his own slot alone goes without saying.
    part(
        "track",
        if walk.track == dreamer {
            SlotSet::EMPTY
        } else {
            walk.track
        },
    );
    part("paid", walk.paid);
    part("paid-free", walk.paid_free);
    if walk.free_step {
        parts.push("free".to_owned());
    }
    parts.join(", ")
}

fn power(power: Ongoing) -> String {
    match power {
        Ongoing::Nothing => String::new(),
        Ongoing::Harvesters => "harvesters".to_owned(),
        Ongoing::Tower(left) => format!("tower {left}"),
        Ongoing::Golem(left) => format!("golem {left}"),
        Ongoing::Lake => "lake".to_owned(),
        Ongoing::LakeOrder(location) => format!("lake {location}"),
    }
}

fn pending(pending: Pending) -> String {
    match pending {
        Pending::Nothing => String::new(),
        Pending::Order => "order".to_owned(),
        Pending::PileShard(colour) => format!("pile {colour}"),
        Pending::Draw => "draw".to_owned(),
        Pending::KingDraw => "king".to_owned(),
        Pending::Drawing(level, left) => format!("drawing {} {left}", level.number()),
        Pending::Keep(level) => format!("keep {}", level.number()),
        Pending::Theft(colour) => format!("theft {colour}"),
    }
}
