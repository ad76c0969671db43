//! Writing to SQLite: a batch is one JSON text, so that a statement is prepared
//! once, however many rows it writes.

use lucid_protocol::TableId;
use serde::Serialize;
use sqlx::SqliteConnection;

use super::Append;
use super::write::{EntryKey, Write};
use crate::store::pools::{probe, seat};
use crate::store::rows::{big, status_word};

/// Appends entries to the heads that they follow, and makes them the heads. They have the
/// last ids, because nobody else writes at the same time. (The last id that this connection
/// inserted may be an old one: another node may have written since.) Of several entries of a
/// table, the second would not see that the first has become the head.
macro_rules! insert {
    ($returning:literal) => {
        concat!(
            "INSERT INTO log (table_id, number, before, at, body)
             SELECT h.table_id, h.number + 1, h.entry, j.value ->> 2, j.value ->> 3
             FROM json_each($1) AS j CROSS JOIN heads AS h ON h.table_id = j.value ->> 0
             WHERE h.number = (j.value ->> 1) - 1 ",
            $returning,
            "; UPDATE heads SET number = l.number, entry = l.id
             FROM log AS l
             WHERE l.id > (SELECT MAX(id) FROM log) - changes()
                 AND heads.table_id = l.table_id"
        )
    };
}

impl Write for SqliteConnection {
    // Every row that is returned would have to come from another thread.
    const COUNTS: bool = true;

    async fn insert_counted(&mut self, appends: &[Append]) -> Result<u64, sqlx::Error> {
        let mut changed = 0;
        for layer in layers(appends) {
            let rows = json(layer.into_iter().map(entry));
            let insert = sqlx::query(insert!("")).bind(rows).execute(&mut *self);
            changed += insert.await?.rows_affected();
        }
        // An entry and a head each.
        Ok(changed / 2)
    }

    async fn insert(&mut self, appends: &[Append]) -> Result<Vec<EntryKey>, sqlx::Error> {
        let mut done = Vec::new();
        for layer in layers(appends) {
            let rows = json(layer.into_iter().map(entry));
            let sql = insert!("RETURNING table_id, number");
            let inserted = sqlx::query_as(sql).bind(rows).fetch_all(&mut *self);
            let inserted: Vec<EntryKey> = inserted.await?;
            done.extend(inserted);
        }
        Ok(done)
    }

    async fn same(&mut self, appends: &[Append]) -> Result<Vec<EntryKey>, sqlx::Error> {
        // From every head back to the first entry that was asked for.
        let sql = "WITH RECURSIVE
                   asked (table_id, number, at, body) AS MATERIALIZED (
                       SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3
                       FROM json_each($1)
                   ),
                   least (table_id, number) AS (
                       SELECT table_id, MIN(number) FROM asked GROUP BY table_id
                   ),
                   chain (table_id, number, before, at, body, least) AS (
                       SELECT l.table_id, l.number, l.before, l.at, l.body, least.number
                       FROM least CROSS JOIN heads AS h ON h.table_id = least.table_id
                           CROSS JOIN log AS l ON l.id = h.entry
                       UNION ALL
                       SELECT l.table_id, l.number, l.before, l.at, l.body, c.least
                       FROM chain AS c CROSS JOIN log AS l ON l.id = c.before
                       WHERE c.number > c.least
                   )
                   SELECT table_id, number
                   FROM chain JOIN asked USING (table_id, number, at, body)";
        let rows = json(appends.iter().map(entry));
        sqlx::query_as(sql).bind(rows).fetch_all(self).await
    }

    async fn begin_log(&mut self, table: TableId) -> Result<(), sqlx::Error> {
        let sql = "INSERT INTO heads (table_id, number) VALUES ($1, 0)";
        let insert = sqlx::query(sql).bind(table.number()).execute(self);
        insert.await.map(drop)
    }

    async fn delete_log(&mut self, table: TableId) -> Result<(), sqlx::Error> {
        let sql = "DELETE FROM log WHERE id IN (
                       WITH RECURSIVE chain (id) AS (
                           SELECT entry FROM heads WHERE table_id = $1
                           UNION ALL
                           SELECT l.before FROM chain AS c CROSS JOIN log AS l ON l.id = c.id
                       )
                       SELECT id FROM chain
                   )";
        let delete = sqlx::query(sql).bind(table.number()).execute(self);
        delete.await.map(drop)
    }

    async fn rewrite(
        &mut self,
        table: TableId,
        number: u32,
        body: &str,
    ) -> Result<(), sqlx::Error> {
        let sql = "WITH RECURSIVE chain (id, number, before) AS (
                       SELECT l.id, l.number, l.before
                       FROM heads AS h CROSS JOIN log AS l ON l.id = h.entry
                       WHERE h.table_id = $1
                       UNION ALL
                       SELECT l.id, l.number, l.before
                       FROM chain AS c CROSS JOIN log AS l ON l.id = c.before
                       WHERE l.number >= $2
                   )
                   UPDATE log SET body = $3 WHERE id = (SELECT id FROM chain WHERE number = $2)";
        let update = sqlx::query(sql)
            .bind(table.number())
            .bind(i64::from(number));
        update.bind(body).execute(self).await.map(drop)
    }

    async fn summarise(&mut self, appends: &[&Append]) -> Result<(), sqlx::Error> {
        let sql = "UPDATE tables SET status = j.value ->> 1, round = j.value ->> 2,
                       to_act = j.value ->> 3, seats = j.value ->> 4, due = j.value ->> 5,
                       clock = j.value ->> 6, updated = j.value ->> 7
                   FROM json_each($1) AS j WHERE tables.id = j.value ->> 0";
        let rows = json(appends.iter().filter_map(|append| summary(append)));
        sqlx::query(sql).bind(rows).execute(self).await.map(drop)
    }

    async fn seat(&mut self, append: &Append) -> Result<(), sqlx::Error> {
        seat!(
            &mut *self,
            append.table,
            append.seat_owners.iter().flatten()
        );
        Ok(())
    }

    async fn probe(&mut self) -> Result<i64, sqlx::Error> {
        Ok(probe!(&mut *self))
    }
}

/// The appends, which are in the order of tables and numbers, as the first ones of all
/// tables, the second ones, and so on. Nearly always there are only first ones.
fn layers(appends: &[Append]) -> Vec<Vec<&Append>> {
    let mut layers: Vec<Vec<&Append>> = Vec::new();
    for table in appends.chunk_by(|one, next| one.table == next.table) {
        for (depth, append) in table.iter().enumerate() {
            match layers.get_mut(depth) {
                Some(layer) => layer.push(append),
                None => layers.push(vec![append]),
            }
        }
    }
    layers
}

fn entry(append: &Append) -> impl Serialize + '_ {
    let Append {
        table,
        number,
        at,
        body,
        ..
    } = append;
    (table.number(), number, big(*at), body)
}

fn summary(append: &Append) -> Option<impl Serialize + '_> {
    let summary = append.summary.as_ref()?;
    Some((
        append.table.number(),
        status_word(summary.status),
        summary.round,
        summary.to_act,
        &summary.seats,
        summary.due.map(big),
        summary.clock.map(big),
        big(summary.updated),
    ))
}

fn json(rows: impl Iterator<Item = impl Serialize>) -> String {
    let rows: Vec<_> = rows.collect();
    // Numbers and texts can always be written as JSON.
    serde_json::to_string(&rows).unwrap_or_default()
}
