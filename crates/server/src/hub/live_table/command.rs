//! The commands that a live table takes.

use std::time::Duration;

use lucid_protocol::table::Join;
use lucid_protocol::{ChatLine, ClientMessage, Problem, SeatName, Status, TableSnapshot};
use lucid_tabletop::Seat;
use tokio::sync::{mpsc, oneshot};

use crate::hub::presence::Presence;
use crate::hub::socket_sender::SocketSender;
use crate::store::EntryRow;
use crate::user::User;

/// A command for a live table.
#[derive(Debug)]
pub(in crate::hub) enum TableCommand {
    /// Somebody subscribes to the table and its changes.
    Open {
        sender: SocketSender,
        user: User,
        /// The number of the request.
        id: u32,
        invite: Option<String>,
        from: u32,
    },
    /// Somebody unsubscribes.
    Shut { socket: u64 },
    /// A viewer requests something.
    Request {
        sender: SocketSender,
        user: User,
        message: ClientMessage,
    },
    /// Somebody requests the table once, without subscribing.
    Snapshot {
        user: Option<User>,
        invite: Option<String>,
        /// The number before the first change that they want; nothing for no changes.
        from: Option<u32>,
        reply: oneshot::Sender<Result<TableSnapshot, Problem>>,
    },
    /// Somebody wants a seat.
    Join {
        user: User,
        join: Join,
        reply: oneshot::Sender<Result<SeatName, Problem>>,
    },
    /// Somebody wants the record.
    Record {
        user: Option<User>,
        invite: Option<String>,
        reply: oneshot::Sender<Result<String, Problem>>,
    },
    /// A bot has chosen.
    BotActions {
        number: u32,
        seat: Seat,
        words: Option<String>,
    },
    /// Another node has committed an entry.
    Entry(EntryRow),
    /// Somebody said something at another node.
    Said(ChatLine),
    /// Who is connected at another node.
    Here { node: String, here: Presence },
    /// The server stops: save the record. Whoever waits learns by the dropped sender that
    /// it was.
    SaveRecord(mpsc::Sender<()>),
    /// Somebody has changed their name.
    Renamed(User),
    /// The store has entries up to this number.
    Head(u32),
    /// Entries may have been missed.
    CatchUp,
    /// It is time to repeat this node's presence to other nodes.
    RepeatPresence,
    /// The store no longer has the table.
    Deleted,
    /// It is time to note that people are at the table, if that was last done so long ago.
    NoteVisit(Duration),
    /// Nobody came for so long that a table of this status is to end.
    EndIdle(Status),
}
