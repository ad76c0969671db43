//! Whether a seat is to act, and which kinds of action the moment allows.

use super::Oracle;
use super::position::{Player, Table};

/// What a seat that is to act may be doing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Moment {
    /// Choosing which of several matching cards is completed first (A3).
    Ordering,
    /// Choosing which shard stays on the pile: this one or the one there (A4).
    Piling(char),
    /// Choosing a deck after a completion, or none (A5).
    Drawing,
    /// Choosing a deck for the King (P6).
    DrawingForTheKing,
    /// Choosing which drawn card to keep (A5, S3).
    Keeping,
    /// Putting held shards into locations (P2).
    Harvesting,
    /// Taking shards out of the Dreamscape (P3).
    Tower,
    /// Moving shards aside (P4).
    Golem,
    /// Choosing the location to reorder (P5).
    ChoosingForTheLake,
    /// Laying the shards of that location in a new order (P5).
    LayingForTheLake,
    /// Travelling, with nothing going on.
    Travel,
    /// Putting a red shard on a link (N2, L10).
    Nightmare,
    /// Choosing from which card a shard of this colour is stolen (L12).
    Yielding(char),
    /// Creating, with nothing going on.
    Creation,
    /// Creating for the last time (F1).
    LastPlacement,
    /// In either of these, but the Dreamer is on a tree (D3).
    OnATree,
}

/// A seat that is to act, and all that it needs to know.
#[derive(Debug)]
pub(super) struct Situation<'a> {
    pub(super) oracle: &'a Oracle,
    pub(super) table: &'a Table,
    pub(super) seat: char,
    pub(super) me: &'a Player,
    pub(super) moment: Moment,
}

impl<'a> Situation<'a> {
    /// The situation of a seat, or nothing if it is not to act.
    pub(super) fn new(oracle: &'a Oracle, table: &'a Table, seat: char) -> Option<Situation<'a>> {
        if !table.awaits.is_empty() || !is_to_act(oracle, table, seat) {
            return None;
        }
        let me = table.player(seat);
        let moment = moment(table, me)?;
        Some(Situation {
            oracle,
            table,
            seat,
            me,
            moment,
        })
    }

    /// Whether the seat is free to do what a Creation allows, the last one too.
    pub(super) fn is_creating(&self) -> bool {
        matches!(self.moment, Moment::Creation | Moment::LastPlacement)
    }
}

/// M4: one after the other, but all at once in a simultaneous Creation (E15).
/// The last placement is in order (F1), whatever Creation was.
fn is_to_act(oracle: &Oracle, table: &Table, seat: char) -> bool {
    match table.phase.as_str() {
        "emergence" | "over" => false,
        "creation" if oracle.rules.simultaneous => !table.finished.contains(&seat),
        _ => table.order.get(table.turn - 1) == Some(&seat),
    }
}

fn moment(table: &Table, me: &Player) -> Option<Moment> {
    let pending: Vec<&str> = me.pending.iter().map(String::as_str).collect();
    let power: Vec<&str> = me.power.iter().map(String::as_str).collect();
    // P7: a completion interrupts a power, nothing else interrupts either.
    match pending.as_slice() {
        [] => {}
        ["order"] => return Some(Moment::Ordering),
        ["pile", shard] => return Some(Moment::Piling(shard.chars().next()?)),
        ["draw"] => return Some(Moment::Drawing),
        ["king"] => return Some(Moment::DrawingForTheKing),
        ["keep", _] => return Some(Moment::Keeping),
        ["theft", shard] => return Some(Moment::Yielding(shard.chars().next()?)),
        // Cards are being drawn, which is chance.
        ["drawing", ..] => return None,
        other => panic!("nothing pending is called {other:?}"),
    }
    match power.as_slice() {
        [] => {}
        ["harvesters"] => return Some(Moment::Harvesting),
        ["tower", _] => return Some(Moment::Tower),
        ["golem", _] => return Some(Moment::Golem),
        ["lake"] => return Some(Moment::ChoosingForTheLake),
        ["lake", _] => return Some(Moment::LayingForTheLake),
        other => panic!("no power is called {other:?}"),
    }
    let on_a_tree = me.board.dreamer.is_some_and(|at| me.board.has_tree(at));
    match table.phase.as_str() {
        "travel" => Some(Moment::Travel),
        "nightmare" => Some(Moment::Nightmare),
        "creation" | "last" if on_a_tree => Some(Moment::OnATree),
        "creation" => Some(Moment::Creation),
        "last" => Some(Moment::LastPlacement),
        _ => None,
    }
}
