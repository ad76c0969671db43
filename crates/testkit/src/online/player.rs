//! Somebody at a table: session, socket and follower together.

use std::sync::Arc;
use std::time::Duration;

use lucid_protocol::{
    Change, ClientMessage, Problem, SeatName, ServerMessage, TableId, TableSnapshot,
};
use lucid_tabletop::{Choices, Random, Seat};

use super::{ClientError, ClientSocket, Follower, Guest, Playable, http};
use crate::Habit;

/// The answer to a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It was fulfilled by the change with this number.
    Done(u32),
    /// It was refused.
    Refused(Problem),
}

/// Somebody at a table, on a seat or watching.
#[derive(Debug)]
pub struct Player<G: Playable> {
    /// The person.
    pub guest: Guest,
    /// The socket.
    pub socket: ClientSocket,
    /// What they know of the table.
    pub follower: Follower<G>,
    /// The seat; nothing for somebody who watches.
    pub seat: Option<Seat>,
    /// All changes, as they came.
    pub changes: Vec<Change>,
    table: TableId,
    invite: Option<String>,
    sent: u32,
}

impl<G: Playable> Player<G> {
    /// Opens a socket and the table on it.
    ///
    /// # Errors
    /// The server is away or refuses, or what it shows is impossible.
    pub fn open(
        guest: Guest,
        table: TableId,
        invite: Option<&str>,
    ) -> Result<Player<G>, ClientError> {
        let mut socket = guest.connect()?;
        socket.heard = Some(Vec::new());
        let invite = invite.map(str::to_owned);
        let snapshot = show(&mut socket, table, 0, invite.clone())?;
        let seat = snapshot.you.map(|SeatName(seat)| seat);
        let game = G::of_table(&snapshot.table)
            .ok_or_else(|| ClientError::Unreadable(snapshot.table.rules.clone()))?;
        let mut player = Player {
            guest,
            socket,
            follower: Follower::new(Arc::new(game), seat),
            seat,
            changes: Vec::new(),
            table,
            invite,
            sent: 0,
        };
        for change in snapshot.changes {
            player.take(change)?;
        }
        Ok(player)
    }

    /// Connects again, and catches up from the last change that is known.
    ///
    /// # Errors
    /// The server is away or refuses, or what it shows is impossible.
    pub fn reconnect(&mut self) -> Result<(), ClientError> {
        let heard = self.socket.heard.take();
        self.socket = self.guest.connect()?;
        self.socket.heard = heard;
        let from = self.follower.number();
        let snapshot = show(&mut self.socket, self.table, from, self.invite.clone())?;
        for change in snapshot.changes {
            self.take(change)?;
        }
        Ok(())
    }

    /// The next message; a change is followed.
    ///
    /// # Errors
    /// None comes in time, the connection is gone, or a change is impossible.
    pub fn next_within(&mut self, time: Duration) -> Result<ServerMessage, ClientError> {
        let message = self.socket.next_within(time)?;
        if let ServerMessage::Change(change) = &message {
            self.take(change.clone())?;
        }
        Ok(message)
    }

    /// Follows until a change is known.
    ///
    /// # Errors
    /// As for [`Player::next_within`].
    pub fn follow_to(&mut self, number: u32) -> Result<(), ClientError> {
        while self.follower.number() < number {
            self.next_within(http::PATIENCE)?;
        }
        Ok(())
    }

    /// Sends a request and follows the table until the answer comes.
    ///
    /// # Errors
    /// As for [`Player::next_within`].
    pub fn ask(
        &mut self,
        request: impl FnOnce(u32) -> ClientMessage,
    ) -> Result<Answer, ClientError> {
        let sent = self.send(request)?;
        loop {
            match self.next_within(http::PATIENCE)? {
                ServerMessage::Done { id, n } if id == sent => return Ok(Answer::Done(n)),
                ServerMessage::Refused { id, why } if id == sent => {
                    return Ok(Answer::Refused(why));
                }
                _ => {}
            }
        }
    }

    /// Sends a request without waiting for the answer, which has the id that is returned.
    ///
    /// # Errors
    /// The connection is gone.
    pub fn send(&mut self, request: impl FnOnce(u32) -> ClientMessage) -> Result<u32, ClientError> {
        self.sent += 1;
        self.socket.send(&request(self.sent))?;
        Ok(self.sent)
    }

    /// Plays an action, as chosen with all that is known now.
    ///
    /// # Errors
    /// As for [`Player::next_within`].
    pub fn act(&mut self, action: G::Action) -> Result<Answer, ClientError> {
        let (expected, action) = (self.follower.number(), self.notation(action));
        self.ask(|id| ClientMessage::Do {
            id,
            expected,
            action,
        })
    }

    /// An action in notation.
    pub fn notation(&self, action: G::Action) -> String {
        let mut text = String::new();
        self.follower.game().write_action(action, &mut text);
        text
    }

    /// One of the legal actions, if the seat may act.
    pub fn choose(&self, habit: Habit, random: &mut Random) -> Option<G::Action> {
        let seat = self.seat.filter(|_| self.follower.may_act())?;
        let mut choices = Choices::new();
        self.follower.choices(&mut choices);
        let (game, shadow) = (self.follower.game(), self.follower.shadow());
        (!choices.is_empty()).then(|| game.pick(shadow, seat, habit, random, &choices))
    }

    fn take(&mut self, change: Change) -> Result<(), ClientError> {
        if change.n > self.follower.number() {
            self.follower.take(&change)?;
            self.changes.push(change);
        }
        Ok(())
    }
}

/// Opens a table on a socket, skipping what comes before the answer.
fn show(
    socket: &mut ClientSocket,
    table: TableId,
    from: u32,
    invite: Option<String>,
) -> Result<TableSnapshot, ClientError> {
    socket.send(&ClientMessage::Open {
        id: 0,
        table,
        from,
        invite,
    })?;
    loop {
        match socket.next_message()? {
            ServerMessage::Table(snapshot) => return Ok(*snapshot),
            ServerMessage::NoTable { why, .. } => return Err(ClientError::Refused(0, why)),
            _ => {}
        }
    }
}
