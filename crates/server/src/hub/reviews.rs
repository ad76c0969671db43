//! Reviews of finished games, turn by turn.
//!
//! The first request for a review starts it. Reviews run one at a time on this node, on a
//! thread that no table needs. Every request is answered with what has been reviewed so far.
//! The latest complete reviews are kept.

use std::sync::{Arc, Mutex};

use lucid_bots::advice::{Report, Turns as _};
use lucid_protocol::{Code, Problem, TableId, TitleId};
use lucid_tabletop::record::{Record, replay};
use lucid_tabletop::{Game, Seat};
use lucid_titles::with_title;
use tokio::sync::Semaphore;

use super::{Hub, lock, unavailable};
use crate::library;
use crate::store::IdentityId;
use crate::titles::HostedTitle;
use crate::user::User;

/// The most reviews that may wait or run.
const QUEUE: usize = 8;
/// The most complete reviews that are kept.
const KEPT: usize = 64;

/// The reviews of this node.
#[derive(Debug)]
pub(super) struct Reviews {
    all: Mutex<Vec<ReviewJob>>,
    /// Lets one run at a time.
    turn: Arc<Semaphore>,
}

#[derive(Clone, Debug)]
struct ReviewJob {
    table: TableId,
    seat: Seat,
    /// Who requested it first.
    by: IdentityId,
    /// What has been reviewed, as text.
    text: String,
    done: bool,
}

impl Default for Reviews {
    fn default() -> Reviews {
        Reviews {
            all: Mutex::default(),
            turn: Arc::new(Semaphore::new(1)),
        }
    }
}

impl Reviews {
    /// The text of a review, if it was started.
    fn known(&self, table: TableId, seat: Seat) -> Option<String> {
        let all = lock(&self.all);
        let mut known = all.iter();
        let known = known.find(|entry| (entry.table, entry.seat) == (table, seat));
        known.map(|entry| entry.text.clone())
    }

    /// Adds a review; says whether it is new. Whoever requests another one no longer waits
    /// for the one before.
    fn begin(&self, entry: ReviewJob) -> Result<bool, Problem> {
        let mut all = lock(&self.all);
        let is_same = |other: &ReviewJob| (other.table, other.seat) == (entry.table, entry.seat);
        if all.iter().any(is_same) {
            return Ok(false);
        }
        all.retain(|other| other.done || other.by != entry.by);
        if all.iter().filter(|other| !other.done).count() >= QUEUE {
            let message = "many games are being reviewed; try again in a minute";
            return Err(Problem::new(Code::TooMany, message));
        }
        let done = all.iter().filter(|other| other.done).count();
        if done >= KEPT
            && let Some(oldest) = all.iter().position(|other| other.done)
        {
            all.remove(oldest);
        }
        all.push(entry);
        Ok(true)
    }

    /// Stores how far a review is; says whether anybody still wants it.
    fn update(&self, table: TableId, seat: Seat, text: String, done: bool) -> bool {
        let mut all = lock(&self.all);
        let mut known = all.iter_mut();
        let known = known.find(|entry| (entry.table, entry.seat) == (table, seat));
        let Some(entry) = known else { return false };
        (entry.text, entry.done) = (text, done);
        true
    }

    /// Removes a review that failed; it may be requested again.
    fn forget(&self, table: TableId, seat: Seat) {
        lock(&self.all).retain(|entry| (entry.table, entry.seat) != (table, seat));
    }
}

impl Hub {
    /// A seat's review so far; it continues until all turns have been reviewed.
    ///
    /// # Errors
    /// The game is not over, this person may not see it, it has no such seat, or too many
    /// other reviews wait.
    pub async fn review(
        &self,
        user: &User,
        id: TableId,
        invite: Option<&str>,
        seat: Seat,
    ) -> Result<String, Problem> {
        // Somebody who may not have the record gets nothing that follows from it.
        let record = self.record(Some(user), id, invite).await?;
        let reviews = &self.0.reviews;
        if let Some(known) = reviews.known(id, seat) {
            return Ok(known);
        }
        let pack = self.pack_of(&record).await?;
        let read = tokio::task::spawn_blocking(move || read(&record, pack.as_deref()));
        let finished = read.await.map_err(|_| unavailable())??;
        let begun = finished.empty(seat)?;
        let entry = ReviewJob {
            table: id,
            seat,
            by: user.identity,
            text: begun.clone(),
            done: false,
        };
        if !reviews.begin(entry)? {
            // Another request has started it since.
            return Ok(begun);
        }
        let (hub, turn) = (self.clone(), reviews.turn.clone());
        tokio::spawn(async move {
            let permit = turn.acquire_owned().await;
            let own = hub.clone();
            let run = move || finished.run(&own, id, seat);
            if tokio::task::spawn_blocking(run).await.is_err() {
                hub.0.reviews.forget(id, seat);
            }
            drop(permit);
        });
        Ok(begun)
    }

    /// The text of the pack that a record names, if it is not built in.
    async fn pack_of(&self, record: &str) -> Result<Option<String>, Problem> {
        let field = |line: &&str| line.starts_with("pack: ");
        let pack = record.lines().find(field).unwrap_or_default();
        let hash = pack.split(' ').next_back().unwrap_or_default();
        if TitleId::ALL.map(lucid_packs::built_in_hash).contains(&hash) {
            return Ok(None);
        }
        let text = library::text(&self.0.store, hash).await;
        text.map_err(|_| unavailable())
    }
}

/// A finished game of any title.
trait AnyFinishedGame: Send {
    /// The report before any turn has been reviewed.
    fn empty(&self, seat: Seat) -> Result<String, Problem>;

    /// Reviews all turns, as long as somebody wants it.
    fn run(&self, hub: &Hub, id: TableId, seat: Seat);
}

/// A game and its steps.
struct FinishedGame<G: Game> {
    game: G,
    steps: Vec<lucid_tabletop::Step<G::Action, G::Chance>>,
}

/// Reads a record with the text of its pack, unless that is built in.
fn read(record: &str, pack: Option<&str>) -> Result<Box<dyn AnyFinishedGame>, Problem> {
    let record = Record::parse(record).map_err(|_| none())?;
    let title = TitleId::named(&record.header.game).ok_or_else(none)?;
    with_title!(title, G => read_of::<G>(&record, pack))
}

fn read_of<G: HostedTitle>(
    record: &Record,
    pack: Option<&str>,
) -> Result<Box<dyn AnyFinishedGame>, Problem> {
    let header = &record.header;
    let game = G::with_pack(header.version, &header.rules, pack).map_err(|_| none())?;
    let replayed = replay(&game, record).map_err(|_| none())?;
    let steps = replayed.play.steps().to_vec();
    Ok(Box::new(FinishedGame { game, steps }))
}

fn none() -> Problem {
    Problem::new(Code::NotNow, "this game cannot be reviewed")
}

impl<G: HostedTitle> AnyFinishedGame for FinishedGame<G> {
    fn empty(&self, seat: Seat) -> Result<String, Problem> {
        if seat.index() >= self.game.seats() {
            return Err(Problem::new(Code::NoSeat, "the game has no such seat"));
        }
        let turns = self.game.review(&self.steps, seat);
        Ok(Report::new(seat, &turns).write(&self.game))
    }

    fn run(&self, hub: &Hub, id: TableId, seat: Seat) {
        let turns = self.game.review(&self.steps, seat);
        let mut report = Report::new(seat, &turns);
        for number in 0..report.of {
            report.turns.extend(turns.look(number));
            let text = report.write(&self.game);
            let done = number + 1 == report.of;
            let wanted = hub.0.reviews.update(id, seat, text, done);
            if !wanted || hub.is_closing() {
                return;
            }
        }
        // A seat without turns is complete, too.
        let text = report.write(&self.game);
        hub.0.reviews.update(id, seat, text, true);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(table: &str, by: i64, done: bool) -> ReviewJob {
        ReviewJob {
            table: table.parse().unwrap(),
            seat: Seat::new(0),
            by,
            text: String::new(),
            done,
        }
    }

    #[test]
    fn the_queue_is_bounded_and_who_asks_anew_waits_for_one_alone() {
        let reviews = Reviews::default();
        let table = |number: usize| format!("00000000000{number:02}");
        for number in 0..QUEUE {
            let begun = || reviews.begin(entry(&table(number), number as i64, false));
            assert_eq!(begun(), Ok(true));
            assert_eq!(begun(), Ok(false), "it goes on");
        }
        let full = reviews.begin(entry(&table(20), 90, false)).unwrap_err();
        assert_eq!(full.code, Code::TooMany);
        // The first person gives up their own for another.
        assert!(reviews.begin(entry(&table(21), 0, false)).is_ok());
        let gone = reviews.known(table(0).parse().unwrap(), Seat::new(0));
        assert_eq!(gone, None);
        assert!(!reviews.update(table(0).parse().unwrap(), Seat::new(0), String::new(), true));
        assert!(reviews.update(
            table(1).parse().unwrap(),
            Seat::new(0),
            "x".to_owned(),
            true
        ));
        let kept = reviews.known(table(1).parse().unwrap(), Seat::new(0));
        assert_eq!(kept.as_deref(), Some("x"));
    }
}
