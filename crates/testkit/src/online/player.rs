//! Somebody at a table: session, socket and shadow together.

use std::sync::Arc;
use std::time::Duration;

use lucid_protocol::socket::Opened;
use lucid_protocol::{Ask, Change, News, Problem, SeatName, TableId};
use lucid_tabletop::{Choices, Random, Seat};

use super::{Follower, Guest, Line, Playable, Trouble, http};
use crate::Habit;

/// What became of a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It was done, by the change of this number.
    Done(u32),
    /// It was refused.
    Refused(Problem),
}

/// Somebody at a table, on a seat or watching.
#[derive(Debug)]
pub struct Player<G: Playable> {
    /// Who.
    pub guest: Guest,
    /// The socket.
    pub line: Line,
    /// The shadow.
    pub follower: Follower<G>,
    /// The seat; nothing for somebody who watches.
    pub seat: Option<Seat>,
    /// All changes, as they came.
    pub changes: Vec<Change>,
    table: TableId,
    invite: Option<String>,
    asked: u32,
}

impl<G: Playable> Player<G> {
    /// Opens a socket and shows the table there.
    ///
    /// # Errors
    /// When the server is away or refuses, or what it shows cannot be.
    pub fn open(guest: Guest, table: TableId, invite: Option<&str>) -> Result<Player<G>, Trouble> {
        let mut line = guest.line()?;
        line.heard = Some(Vec::new());
        let invite = invite.map(str::to_owned);
        let opened = show(&mut line, table, 0, invite.clone())?;
        let seat = opened.you.map(|SeatName(seat)| seat);
        let game = G::of_table(&opened.table)
            .ok_or_else(|| Trouble::Unreadable(opened.table.rules.clone()))?;
        let mut player = Player {
            guest,
            line,
            follower: Follower::new(Arc::new(game), seat),
            seat,
            changes: Vec::new(),
            table,
            invite,
            asked: 0,
        };
        for change in opened.changes {
            player.take(change)?;
        }
        Ok(player)
    }

    /// Connects again, and catches up from the last change that is known.
    ///
    /// # Errors
    /// When the server is away or refuses, or what it shows cannot be.
    pub fn reconnect(&mut self) -> Result<(), Trouble> {
        let heard = self.line.heard.take();
        self.line = self.guest.line()?;
        self.line.heard = heard;
        let from = self.follower.number();
        let opened = show(&mut self.line, self.table, from, self.invite.clone())?;
        for change in opened.changes {
            self.take(change)?;
        }
        Ok(())
    }

    /// The next message; a change is taken on the way.
    ///
    /// # Errors
    /// When none comes in time, the connection is gone, or a change cannot be.
    pub fn next_within(&mut self, time: Duration) -> Result<News, Trouble> {
        let news = self.line.next_within(time)?;
        if let News::Change(change) = &news {
            self.take(change.clone())?;
        }
        Ok(news)
    }

    /// Follows until a change is known.
    ///
    /// # Errors
    /// As for [`Player::next_within`].
    pub fn follow_to(&mut self, number: u32) -> Result<(), Trouble> {
        while self.follower.number() < number {
            self.next_within(http::PATIENCE)?;
        }
        Ok(())
    }

    /// Asks something and follows the table until the answer comes.
    ///
    /// # Errors
    /// As for [`Player::next_within`].
    pub fn ask(&mut self, ask: impl FnOnce(u32) -> Ask) -> Result<Answer, Trouble> {
        let asked = self.send(ask)?;
        loop {
            match self.next_within(http::PATIENCE)? {
                News::Done { id, n } if id == asked => return Ok(Answer::Done(n)),
                News::Refused { id, why } if id == asked => return Ok(Answer::Refused(why)),
                _ => {}
            }
        }
    }

    /// Asks something without waiting for the answer; its number comes back with it.
    ///
    /// # Errors
    /// When the connection is gone.
    pub fn send(&mut self, ask: impl FnOnce(u32) -> Ask) -> Result<u32, Trouble> {
        self.asked += 1;
        self.line.say(&ask(self.asked))?;
        Ok(self.asked)
    }

    /// Plays an action, as chosen with all that is known now.
    ///
    /// # Errors
    /// As for [`Player::next_within`].
    pub fn act(&mut self, action: G::Action) -> Result<Answer, Trouble> {
        let (expected, action) = (self.follower.number(), self.notation(action));
        self.ask(|id| Ask::Do {
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

    fn take(&mut self, change: Change) -> Result<(), Trouble> {
        if change.n > self.follower.number() {
            self.follower.take(&change)?;
            self.changes.push(change);
        }
        Ok(())
    }
}

/// Shows a table on a socket, passing over what comes before the answer.
fn show(
    line: &mut Line,
    table: TableId,
    from: u32,
    invite: Option<String>,
) -> Result<Opened, Trouble> {
    line.say(&Ask::Open {
        id: 0,
        table,
        from,
        invite,
    })?;
    loop {
        match line.next_news()? {
            News::Table(opened) => return Ok(*opened),
            News::NoTable { why, .. } => return Err(Trouble::Refused(0, why)),
            _ => {}
        }
    }
}
