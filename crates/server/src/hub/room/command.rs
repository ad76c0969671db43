//! What a room is asked.

use std::time::Duration;

use lucid_protocol::socket::{Opened, Said};
use lucid_protocol::table::Join;
use lucid_protocol::{Ask, Problem, SeatName, Status};
use lucid_tabletop::Seat;
use tokio::sync::{mpsc, oneshot};

use crate::hub::outlet::Outlet;
use crate::hub::presence::Here;
use crate::store::EntryRow;
use crate::who::Who;

/// What a room is asked.
#[derive(Debug)]
pub(in crate::hub) enum Command {
    /// Somebody wants to look, and to be told of every change.
    Open {
        outlet: Outlet,
        who: Who,
        /// The number of the question.
        id: u32,
        invite: Option<String>,
        from: u32,
    },
    /// Somebody no longer looks.
    Shut { outlet: u64 },
    /// Somebody who looks wants something.
    Ask { outlet: Outlet, who: Who, ask: Ask },
    /// Somebody looks once.
    Look {
        who: Option<Who>,
        invite: Option<String>,
        /// After which change; nothing to be told none.
        from: Option<u32>,
        reply: oneshot::Sender<Result<Opened, Problem>>,
    },
    /// Somebody wants a seat.
    Join {
        who: Who,
        join: Join,
        reply: oneshot::Sender<Result<SeatName, Problem>>,
    },
    /// Somebody wants the record.
    Record {
        who: Option<Who>,
        invite: Option<String>,
        reply: oneshot::Sender<Result<String, Problem>>,
    },
    /// A bot has thought.
    Thought {
        number: u32,
        seat: Seat,
        words: Option<String>,
    },
    /// Another node has committed an entry.
    Entry(EntryRow),
    /// Another node passes on what was said.
    Said(Said),
    /// Another node says who is there.
    Here { node: String, here: Here },
    /// The server goes: the record is to be kept. Whoever waits learns of the end
    /// by what is dropped.
    Keep(mpsc::Sender<()>),
    /// Somebody has another name.
    Renamed(Who),
    /// The store knows entries up to this number.
    Head(u32),
    /// Something may have been missed.
    CatchUp,
    /// It is time to repeat who is there.
    Repeat,
    /// The store no longer knows the table.
    Missing,
    /// It is time to note that people are at the table, if so long ago.
    NoteVisit(Duration),
    /// No person came for so long that a table that stands so is to end.
    EndIdle(Status),
}
