//! Writing to SQLite: a batch is one JSON text, so that a statement is prepared
//! once, however many rows it writes.

use serde::Serialize;
use sqlx::SqliteConnection;

use super::Append;
use super::write::{Key, Write};
use crate::store::pools::seat;
use crate::store::rows::{big, status_word};

const INSERT: &str = "INSERT INTO entries (table_id, number, at, body)
    SELECT t.id, j.value ->> 1, j.value ->> 2, j.value ->> 3
    FROM json_each($1) AS j CROSS JOIN tables AS t ON t.id = j.value ->> 0
    WHERE true
    ON CONFLICT DO NOTHING";

impl Write for SqliteConnection {
    // Each row that is returned would have to come from another thread.
    const COUNTS: bool = true;

    async fn insert_counted(&mut self, appends: &[Append]) -> Result<u64, sqlx::Error> {
        let rows = json(appends.iter().map(entry));
        let done = sqlx::query(INSERT).bind(rows).execute(self).await?;
        Ok(done.rows_affected())
    }

    async fn insert(&mut self, appends: &[Append]) -> Result<Vec<Key>, sqlx::Error> {
        let sql = format!("{INSERT} RETURNING table_id, number");
        let rows = json(appends.iter().map(entry));
        sqlx::query_as(&sql).bind(rows).fetch_all(self).await
    }

    async fn same(&mut self, appends: &[Append]) -> Result<Vec<Key>, sqlx::Error> {
        let sql = "SELECT e.table_id, e.number
                   FROM json_each($1) AS j CROSS JOIN entries AS e
                       ON e.table_id = j.value ->> 0 AND e.number = j.value ->> 1
                   WHERE e.at = j.value ->> 2 AND e.body = j.value ->> 3";
        let rows = json(appends.iter().map(entry));
        sqlx::query_as(sql).bind(rows).fetch_all(self).await
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
        seat!(&mut *self, append.table, append.places.iter().flatten());
        Ok(())
    }
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
    // Numbers and texts: there is nothing in it that has no JSON.
    serde_json::to_string(&rows).unwrap_or_default()
}
