//! Tables: making and reading them.

use lucid_protocol::{Status, TableId};

use super::commit::Write as _;
use super::pools::{Pools, reading, seat, writing};
use super::rows::{big, small, status_word, table_id};
use super::{Append, EntryRow, NewTable, Store, StoreError, TableRow, check_text};

/// Columns of a [`TableRow`].
type Columns = (
    i64,
    String,
    i64,
    i64,
    Vec<u8>,
    String,
    i64,
    Option<String>,
    bool,
);

/// The entries of a table's chain after a number: read from the head backwards, and
/// returned in order.
const CHAIN_AFTER: &str = "WITH RECURSIVE chain (number, before, at, body) AS (
        SELECT l.number, l.before, l.at, l.body
        FROM heads AS h CROSS JOIN log AS l ON l.id = h.entry
        WHERE h.table_id = $1 AND l.number > $2
        UNION ALL
        SELECT l.number, l.before, l.at, l.body
        FROM chain AS c CROSS JOIN log AS l ON l.id = c.before
        WHERE l.number > $2
    )
    SELECT number, at, body FROM chain ORDER BY number";

impl Store {
    /// Saves a new table: its row, its seats and its first entries, all or nothing.
    pub async fn create_table(&self, new: &NewTable) -> Result<(), StoreError> {
        for text in [&new.plan, &new.invite, &new.summary.seats] {
            check_text(text)?;
        }
        new.entries.iter().try_for_each(|body| check_text(body))?;
        writing!(self, connection => {
            let summary = &new.summary;
            sqlx::query(
                "INSERT INTO tables (id, plan, host, created, seed, invite, version, pack, listed,
                     status, round, to_act, seats, due, clock, updated)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)",
            )
            .bind(new.id.number())
            .bind(&new.plan)
            .bind(new.host)
            .bind(big(new.created))
            .bind(&new.seed[..])
            .bind(&new.invite)
            .bind(i64::from(new.version))
            .bind(&new.pack)
            .bind(new.listed)
            .bind(status_word(summary.status))
            .bind(i64::from(summary.round))
            .bind(i64::from(summary.to_act))
            .bind(&summary.seats)
            .bind(summary.due.map(big))
            .bind(summary.clock.map(big))
            .bind(big(summary.updated))
            .execute(&mut *connection)
            .await?;
            seat!(&mut *connection, new.id, &new.seat_owners);
            connection.begin_log(new.id).await?;
            connection.insert(&first_appends(new)).await?;
        });
        Ok(())
    }

    /// What a table was made with.
    pub async fn table(&self, id: TableId) -> Result<Option<TableRow>, StoreError> {
        let sql = "SELECT id, plan, host, created, seed, invite, version, pack, listed
                   FROM tables WHERE id = $1";
        let row: Option<Columns> = reading!(self, pool => {
            sqlx::query_as(sql).bind(id.number()).fetch_optional(pool).await?
        });
        row.map(table).transpose()
    }

    /// The entries of a table's log after a number, in order.
    pub async fn entries_after(
        &self,
        id: TableId,
        number: u32,
    ) -> Result<Vec<EntryRow>, StoreError> {
        let sql = match self.pools() {
            Pools::Sqlite { .. } => CHAIN_AFTER,
            #[cfg(feature = "cluster")]
            Pools::Postgres(_) => {
                "SELECT number, at, body FROM entries
                 WHERE table_id = $1 AND number > $2 ORDER BY number"
            }
        };
        let rows: Vec<(i64, i64, String)> = reading!(self, pool => {
            sqlx::query_as(sql)
                .bind(id.number())
                .bind(i64::from(number))
                .fetch_all(pool)
                .await?
        });
        let entry = |(number, at, body)| {
            Ok(EntryRow {
                number: small(number, "an entry's number")?,
                at: small(at, "an entry's time")?,
                body,
            })
        };
        rows.into_iter().map(entry).collect()
    }

    /// The number of the last entry of each of these tables, without those that are gone.
    pub async fn heads(&self, ids: &[TableId]) -> Result<Vec<(TableId, u32)>, StoreError> {
        let numbers: Vec<i64> = ids.iter().map(|id| id.number()).collect();
        let rows: Vec<(i64, Option<i64>)> = match self.pools() {
            Pools::Sqlite { readers, .. } => {
                let list = serde_json::to_string(&numbers).unwrap_or_default();
                let sql = "SELECT value, (SELECT number FROM heads WHERE table_id = value)
                           FROM json_each($1)";
                sqlx::query_as(sql).bind(list).fetch_all(readers).await?
            }
            #[cfg(feature = "cluster")]
            Pools::Postgres(pool) => {
                let sql = "SELECT id, (SELECT MAX(number) FROM entries WHERE table_id = id)
                           FROM UNNEST($1::BIGINT[]) AS id";
                sqlx::query_as(sql).bind(numbers).fetch_all(pool).await?
            }
        };
        let known = rows.into_iter().filter_map(|(id, head)| Some((id, head?)));
        known
            .map(|(id, head)| Ok((table_id(id)?, small(head, "an entry's number")?)))
            .collect()
    }

    /// Whether the game of a table was played to its end.
    pub async fn is_over(&self, id: TableId) -> Result<bool, StoreError> {
        let sql = "SELECT status FROM tables WHERE id = $1";
        let status: Option<(String,)> = reading!(self, pool => {
            sqlx::query_as(sql).bind(id.number()).fetch_optional(pool).await?
        });
        Ok(status.is_some_and(|(word,)| word == status_word(Status::Over)))
    }
}

/// The first entries of a new table.
fn first_appends(new: &NewTable) -> Vec<Append> {
    let append = |(number, body): (u32, &String)| Append {
        table: new.id,
        number,
        at: new.created,
        body: body.clone(),
        summary: None,
        seat_owners: None,
    };
    (1..).zip(&new.entries).map(append).collect()
}

fn table(row: Columns) -> Result<TableRow, StoreError> {
    let (id, plan, host, created, seed, invite, version, pack, listed) = row;
    Ok(TableRow {
        id: table_id(id)?,
        plan,
        host,
        created: small(created, "the time of making")?,
        seed: seed
            .try_into()
            .map_err(|_| StoreError::Corrupt("the seed"))?,
        invite,
        version: small(version, "the version of the rules")?,
        pack,
        listed,
    })
}
