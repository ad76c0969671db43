//! Which rooms there are: making tables, and bringing them into memory.

use lucid_protocol::table::{Made, SeatPlan, Seated};
use lucid_protocol::{Code, Plan, Problem, SeatName, TableId, Title};
use lucid_tabletop::{Seat, Seed};
use tokio::sync::mpsc;

use super::room::{Command, Room};
use super::{Hub, closing, desk, lock, people, store_problem, unavailable};
use crate::chance;
use crate::library::{self, Found};
use crate::store::{NewTable, TableRow};
use crate::table::{self, Audience, Entry, Fold, NoGame, SeatState};
use crate::who::Who;

/// How many commands may wait at a room.
const WAITING: usize = 256;

/// Makes a table and keeps it.
pub(super) async fn make(
    hub: &Hub,
    who: &Who,
    plan: Plan,
    invite: Option<String>,
    now: u64,
) -> Result<Made, Problem> {
    table::check(&plan)?;
    people::check_name(hub, who).await?;
    let store = &hub.0.store;
    let made = store.count_tables(who.identity).await;
    if made.map_err(|_| unavailable())? >= hub.0.options.tables {
        let message = "you have made many tables that are not finished: finish or end some";
        return Err(Problem::new(Code::TooMany, message));
    }
    let hash = (plan.pack.clone()).unwrap_or_else(|| library::built_in(plan.game).to_owned());
    let pack = pack(hub, plan.game, &hash).await?;
    if plan.pack.is_some() {
        // It is not forgotten while the table is being made.
        let used = store.use_pack(&hash, now).await;
        used.map_err(|_| unavailable())?;
    }
    let (id, seed) = (TableId::new(chance::number()), chance::bytes());
    let invite = invite.unwrap_or_else(chance::secret);
    let version = table::version(plan.game);
    let mut entries = first_entries(who, &plan);
    let mut new = NewTable {
        id,
        plan: serde_json::to_string(&plan).expect("a plan has only texts and numbers"),
        host: who.identity,
        created: now,
        seed,
        invite: invite.clone(),
        version,
        pack: Some(hash),
        listed: plan.listed,
        entries: Vec::new(),
        summary: desk::no_summary(),
        places: Vec::new(),
    };
    let starts = !plan.seats.contains(&SeatPlan::Open);
    let mut fold = fold(plan, who.identity, version, seed, pack.text())?;
    let take = |fold: &mut Fold, entry: &Entry| {
        let applied = fold.apply(fold.head() + 1, now, entry, Audience::Nobody);
        applied.map_err(|_| unavailable())
    };
    for entry in &entries {
        take(&mut fold, entry)?;
    }
    // A table without an open seat starts at once.
    if starts {
        let begun = fold.begun(chance::salt).ok_or_else(unavailable)?;
        take(&mut fold, &begun)?;
        entries.push(begun);
    }
    new.entries = entries.iter().map(Entry::body).collect();
    new.summary = desk::summary(&fold, now, hub.0.options.bot_pause);
    new.places = desk::places(&fold);
    let kept = store.create_table(&new).await;
    kept.map_err(|error| {
        tracing::error!(%error, "a table could not be made");
        store_problem(&error)
    })?;
    let base = &hub.0.options.public_url;
    Ok(Made {
        link: format!("{base}/table/{id}?invite={invite}"),
        invite,
        id,
    })
}

/// What a table begins with: whoever made it sits down, and so do the bots.
fn first_entries(who: &Who, plan: &Plan) -> Vec<Entry> {
    let mut entries = vec![Entry::Made {}];
    for (index, planned) in plan.seats.iter().enumerate() {
        let seat = SeatName(Seat::new(index));
        match planned {
            SeatPlan::Open => {}
            SeatPlan::Me => entries.push(Entry::Sat {
                seat,
                who: who.identity,
                name: who.name.clone(),
                guest: who.guest,
            }),
            SeatPlan::Bot(level) => entries.push(Entry::Bot {
                seat,
                name: table::bot_name(seat.0).to_owned(),
                level: level.clone(),
            }),
        }
    }
    entries
}

/// The plan of a rematch: the same people may come again, the bots do.
pub(super) fn again(plan: &Plan, seats: &[SeatState], me: Seat) -> Plan {
    let planned = seats
        .iter()
        .enumerate()
        .map(|(index, seat)| match &seat.seated {
            _ if index == me.index() => SeatPlan::Me,
            Seated::Bot { level, .. } => SeatPlan::Bot(level.clone()),
            Seated::Person { .. } | Seated::Open => SeatPlan::Open,
        });
    Plan {
        seats: planned.collect(),
        ..plan.clone()
    }
}

/// The pack with a hash.
async fn pack(hub: &Hub, title: Title, hash: &str) -> Result<Found, Problem> {
    match library::find(&hub.0.store, title, hash).await {
        Ok(Some(pack)) => Ok(pack),
        Ok(None) => {
            let message = "no pack with this hash was uploaded here";
            Err(Problem::new(Code::BadPlan, message))
        }
        Err(_) => Err(unavailable()),
    }
}

/// A table before its first entry. A version of the rules that is not known
/// leaves a table without a game.
fn fold(
    plan: Plan,
    maker: i64,
    version: u16,
    seed: [u8; 32],
    pack: Option<&str>,
) -> Result<Fold, Problem> {
    let commitment = Seed(seed).commitment().to_string();
    match table::game(&plan, version, pack, Seed(seed)) {
        Ok(play) => Ok(Fold::new(plan, maker, commitment, Some(play))),
        Err(NoGame::Version(_)) => Ok(Fold::new(plan, maker, commitment, None)),
        Err(NoGame::Plan(message)) => Err(Problem::new(Code::BadPlan, message)),
    }
}

/// The table as the store has it, before its first entry.
pub(super) async fn load(hub: &Hub, id: TableId) -> Result<(TableRow, Fold), Problem> {
    let row = hub.0.store.table(id).await.map_err(|error| {
        tracing::error!(table = %id, %error, "a table could not be loaded");
        unavailable()
    })?;
    let row = row.ok_or_else(no_table)?;
    let plan: Plan = serde_json::from_str(&row.plan).map_err(|error| {
        tracing::error!(table = %id, %error, "a plan cannot be read");
        unavailable()
    })?;
    let hash = library::of_table(plan.game, row.pack.as_deref());
    let pack = pack(hub, plan.game, hash).await?;
    let mut fold = fold(plan, row.host, row.version, row.seed, pack.text())?;
    if fold.play().is_none() {
        let over = hub.0.store.is_over(id).await.map_err(|_| unavailable())?;
        over.then(|| fold.was_played_out());
    }
    Ok((row, fold))
}

/// There is no such table, or nobody may say so.
pub(super) fn no_table() -> Problem {
    let message = "no such table, or it is private: ask for its invite link";
    Problem::new(Code::NotFound, message)
}

/// The table was there a moment ago, and those who ask know it.
pub(super) fn deleted() -> Problem {
    let message = "this table was deleted: its time was up, or whoever runs the server removed it";
    Problem::new(Code::Gone, message)
}

/// The way to a table's room; it is brought into memory if it is not there.
pub(super) async fn open(hub: &Hub, id: TableId) -> Result<mpsc::Sender<Command>, Problem> {
    if hub.is_closing() {
        return Err(closing());
    }
    if let Some(room) = present(hub, id) {
        return Ok(room);
    }
    let room = Room::load(hub, id).await?;
    let (send, receive) = mpsc::channel(WAITING);
    let mut rooms = lock(&hub.0.rooms);
    // Somebody may have been quicker while this one was being loaded.
    if let Some(there) = rooms.get(&id).filter(|room| !room.is_closed()) {
        return Ok(there.clone());
    }
    rooms.insert(id, send.clone());
    hub.0.metrics.tables(rooms.len());
    drop(rooms);
    tokio::spawn(room.run(send.downgrade(), receive));
    Ok(send)
}

/// The way to a room that is in memory.
pub(super) fn present(hub: &Hub, id: TableId) -> Option<mpsc::Sender<Command>> {
    let room = lock(&hub.0.rooms).get(&id).cloned();
    room.filter(|room| !room.is_closed())
}

/// All tables that are in memory.
pub(super) fn all(hub: &Hub) -> Vec<TableId> {
    lock(&hub.0.rooms).keys().copied().collect()
}

/// Takes a room out of memory, if nobody has a way to it but the list itself.
/// A command that was sent is taken first, so none is lost.
pub(super) fn close(hub: &Hub, id: TableId, commands: &mpsc::Receiver<Command>) -> bool {
    let mut rooms = lock(&hub.0.rooms);
    let alone = rooms.get(&id).is_none_or(|room| room.strong_count() == 1);
    if !alone || !commands.is_empty() {
        return false;
    }
    rooms.remove(&id);
    hub.0.metrics.tables(rooms.len());
    true
}

/// Takes the room of a table out of memory that is no more.
pub(super) fn forget(hub: &Hub, id: TableId) {
    let mut rooms = lock(&hub.0.rooms);
    rooms.remove(&id);
    hub.0.metrics.tables(rooms.len());
}
