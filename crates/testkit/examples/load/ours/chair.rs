//! One seat at one of our tables: its shadow, and what it has asked.

use std::sync::Arc;
use std::time::Instant;

use lucid_dreamscape::Dreamscape;
use lucid_protocol::{
    Change, ClientMessage, Code, SeatName, ServerMessage, Status, TableEvent, TableId,
    TableSnapshot,
};
use lucid_tabletop::{Choices, Game as _, Random};
use lucid_testkit::online::{ClientError, Follower};
use lucid_testkit::{Habit, Lawful as _};

/// Turns are played out, so that boards grow as they do with people.
const HABIT: Habit = Habit::Busy(8);

/// A seat.
#[derive(Debug)]
pub(crate) struct Chair {
    game: Arc<Dreamscape>,
    invite: String,
    /// The shadow, while a table is shown.
    pub(crate) follower: Option<Follower<Dreamscape>>,
    /// Whether this seat starts games.
    pub(crate) host: bool,
    /// Whether the game has still to be started.
    pub(crate) gathering: bool,
    /// The move that is not yet answered: its id and when it was sent.
    pub(crate) asked: Option<(u32, Instant)>,
    /// The question for a seat that is not yet answered.
    sitting: Option<u32>,
    table: Option<TableId>,
    seat: Option<lucid_tabletop::Seat>,
    ids: u32,
    line: String,
}

/// What a seat has heard.
#[derive(Debug)]
pub(crate) enum Heard {
    /// Nothing that matters here.
    Nothing,
    /// A change of the table.
    Change,
    /// The table is shown.
    Opened,
    /// The seat at the new table is taken.
    Seated,
    /// The same people play again there.
    Rematch(TableId),
    /// The move of that moment was done.
    Done(Instant),
    /// Somebody was quicker.
    Stale,
    /// The move was refused.
    Refused(String),
}

impl Chair {
    /// A seat that shows no table yet.
    pub(crate) fn new(game: Arc<Dreamscape>, invite: String) -> Chair {
        Chair {
            game,
            invite,
            follower: None,
            host: false,
            gathering: false,
            asked: None,
            sitting: None,
            table: None,
            seat: None,
            ids: 0,
            line: String::new(),
        }
    }

    /// Asks for a table to be shown.
    pub(crate) fn open(&mut self, table: TableId) -> String {
        self.follower = None;
        self.asked = None;
        self.table = Some(table);
        let invite = Some(self.invite.clone());
        text(&ClientMessage::Open {
            id: 0,
            table,
            from: 0,
            invite,
        })
    }

    /// What to say first at a table that is shown: a rematch has open seats.
    pub(crate) fn settle(&mut self) -> Option<String> {
        if self.seat.is_some() || !self.gathering {
            return None;
        }
        let id = self.id();
        self.sitting = Some(id);
        Some(text(&ClientMessage::Sit { id, seat: None }))
    }

    /// Shows the same table again, as it looks from a seat.
    pub(crate) fn look_again(&mut self) -> Option<String> {
        self.table.map(|table| self.open(table))
    }

    /// Whether the seat is taken and the table shown.
    pub(crate) fn is_ready(&self) -> bool {
        self.seat.is_some() && self.follower.is_some()
    }

    /// Starts the game.
    pub(crate) fn start(&mut self) -> String {
        self.gathering = false;
        text(&ClientMessage::Start { id: self.id() })
    }

    /// Wants to play again.
    pub(crate) fn rematch(&mut self) -> String {
        text(&ClientMessage::Rematch { id: self.id() })
    }

    /// Whether a move can be made now.
    pub(crate) fn may_act(&self) -> bool {
        self.asked.is_none() && self.follower.as_ref().is_some_and(Follower::may_act)
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.follower.as_ref().is_some_and(Follower::is_over)
    }

    /// Chooses a legal move from what the seat knows.
    pub(crate) fn act(
        &mut self,
        now: Instant,
        random: &mut Random,
        choices: &mut Choices<lucid_dreamscape::Action>,
    ) -> Option<String> {
        let id = self.id();
        let (follower, seat) = (self.follower.as_ref()?, self.seat?);
        follower.choices(choices);
        let action = (self.game).pick(follower.shadow(), seat, HABIT, random, choices);
        let expected = follower.number();
        // Written by hand: this is the one message that is sent all the time,
        // and notation needs no escapes.
        self.line.clear();
        self.game.write_action(action, &mut self.line);
        self.asked = Some((id, now));
        let action = &self.line;
        Some(format!(
            r#"{{"do":{{"id":{id},"expected":{expected},"action":"{action}"}}}}"#
        ))
    }

    /// Hears a text.
    pub(crate) fn hear(&mut self, text: &str) -> Result<Heard, ClientError> {
        if let Some(change) = plain_step(text) {
            return self.take(&change);
        }
        let news = serde_json::from_str(text)
            .map_err(|error| ClientError::Unreadable(format!("{error} in {text}")))?;
        match news {
            ServerMessage::Change(change) => self.take(&change),
            ServerMessage::Table(opened) => self.opened(&opened),
            ServerMessage::NoTable { why, .. } => Err(ClientError::Refused(0, why)),
            ServerMessage::Done { id, .. } if self.sitting == Some(id) => {
                self.sitting = None;
                Ok(Heard::Seated)
            }
            ServerMessage::Done { id, .. } => {
                Ok(match self.asked.take_if(|(asked, _)| *asked == id) {
                    Some((_, at)) => Heard::Done(at),
                    None => Heard::Nothing,
                })
            }
            ServerMessage::Refused { id, why } => {
                Ok(match self.asked.take_if(|(asked, _)| *asked == id) {
                    Some(_) if why.code == Code::Stale => Heard::Stale,
                    Some(_) => Heard::Refused(format!("{:?}: {}", why.code, why.message)),
                    None => return Err(ClientError::Refused(0, why)),
                })
            }
            _ => Ok(Heard::Nothing),
        }
    }

    fn take(&mut self, change: &Change) -> Result<Heard, ClientError> {
        let Some(follower) = &mut self.follower else {
            return Ok(Heard::Nothing);
        };
        follower.take(change)?;
        Ok(match change.event {
            TableEvent::Rematch { table } => Heard::Rematch(table),
            _ => Heard::Change,
        })
    }

    fn opened(&mut self, opened: &TableSnapshot) -> Result<Heard, ClientError> {
        self.seat = opened.you.map(|SeatName(seat)| seat);
        self.host = opened.you.is_some() && opened.table.host == opened.you;
        self.gathering = opened.table.status == Status::Gathering;
        if let Some(invite) = &opened.invite {
            self.invite.clone_from(invite);
        }
        let mut follower = Follower::new(self.game.clone(), self.seat);
        opened
            .changes
            .iter()
            .try_for_each(|change| follower.take(change))?;
        self.follower = Some(follower);
        Ok(Heard::Opened)
    }

    fn id(&mut self) -> u32 {
        self.ids += 1;
        self.ids
    }
}

/// The change that comes all the time, without a detour through JSON's full grammar.
fn plain_step(text: &str) -> Option<Change> {
    let rest = text.strip_prefix(r#"{"change":{"n":"#)?;
    let (n, rest) = rest.split_once(r#","played":""#)?;
    let told = rest.strip_suffix(r#""}}"#)?;
    (!told.contains(['"', '\\'])).then_some(())?;
    Some(Change {
        n: n.parse().ok()?,
        event: TableEvent::Played(told.to_owned()),
        due: None,
        over: None,
        digest: None,
    })
}

fn text(ask: &ClientMessage) -> String {
    serde_json::to_string(ask).expect("messages can be written")
}
