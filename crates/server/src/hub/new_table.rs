//! Making tables.

use lucid_protocol::table::{Made, SeatPlan};
use lucid_protocol::{Code, Plan, Problem, Seated, TableEvent, TableId};
use lucid_tabletop::Seat;

use super::{Hub, connections, live_tables, store_problem, summary, unavailable};
use crate::chance;
use crate::store::NewTable;
use crate::table::{self, Audience, Fold, LogEntry};
use crate::user::User;

/// Makes a table and saves it.
pub(super) async fn make(
    hub: &Hub,
    user: &User,
    plan: Plan,
    invite: Option<String>,
    now: u64,
) -> Result<Made, Problem> {
    table::check(&plan)?;
    connections::check_name(hub, user).await?;
    let store = &hub.0.store;
    let made = store.count_tables(user.identity).await;
    if made.map_err(|_| unavailable())? >= hub.0.options.tables {
        let message = "you have too many unfinished tables: finish or end some";
        return Err(Problem::new(Code::TooMany, message));
    }
    let hash =
        (plan.pack.clone()).unwrap_or_else(|| lucid_packs::built_in_hash(plan.game).to_owned());
    let pack = live_tables::pack(hub, plan.game, &hash).await?;
    if plan.pack.is_some() {
        // It must not be pruned while the table is being made.
        let used = store.use_pack(&hash, now).await;
        used.map_err(|_| unavailable())?;
    }
    let (id, seed) = (TableId::new(chance::number()), chance::bytes());
    let invite = invite.unwrap_or_else(chance::secret);
    let version = table::version(plan.game);
    let mut entries = first_entries(user, &plan);
    let mut new = NewTable {
        id,
        plan: serde_json::to_string(&plan).expect("a plan has only texts and numbers"),
        host: user.identity,
        created: now,
        seed,
        invite: invite.clone(),
        version,
        pack: Some(hash),
        listed: plan.listed,
        entries: Vec::new(),
        summary: summary::empty(),
        seat_owners: Vec::new(),
    };
    let starts = !plan.seats.contains(&SeatPlan::Open);
    let mut fold = live_tables::empty_fold(plan, user.identity, version, seed, pack.text())?;
    let take = |fold: &mut Fold, entry: &LogEntry| {
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
    new.entries = entries.iter().map(LogEntry::body).collect();
    new.summary = summary::summarize(&fold, now, hub.0.options.bot_pause);
    new.seat_owners = summary::seat_owners(&fold);
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

/// The first entries of a table: its host and the bots take their seats.
fn first_entries(user: &User, plan: &Plan) -> Vec<LogEntry> {
    let mut entries = vec![TableEvent::Made {}.into()];
    for (index, planned) in plan.seats.iter().enumerate() {
        let seat = Seat::new(index);
        match planned {
            SeatPlan::Open => {}
            SeatPlan::Me => {
                let name = user.name.clone();
                entries.push(LogEntry::sat(seat.into(), user.identity, name, user.guest));
            }
            SeatPlan::Bot(level) => entries.push(table::seat_bot(seat, level)),
        }
    }
    entries
}

/// The plan of a rematch: people may take their seats again, bots have theirs.
pub(super) fn rematch_plan(plan: &Plan, seats: &[Seated], own: Seat) -> Plan {
    let planned = seats
        .iter()
        .enumerate()
        .map(|(index, seated)| match seated {
            _ if index == own.index() => SeatPlan::Me,
            Seated::Bot { level, .. } => SeatPlan::Bot(level.clone()),
            Seated::Person { .. } | Seated::Open => SeatPlan::Open,
        });
    Plan {
        seats: planned.collect(),
        ..plan.clone()
    }
}
