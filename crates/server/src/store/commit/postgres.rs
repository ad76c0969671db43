//! Writing to PostgreSQL: a batch is an array for each column.

use lucid_protocol::TableId;
use sqlx::PgConnection;

use super::Append;
use super::write::{EntryKey, Write};
use crate::store::Summary;
use crate::store::pools::{probe, seat};
use crate::store::rows::{big, status_word};

impl Write for PgConnection {
    async fn insert(&mut self, appends: &[Append]) -> Result<Vec<EntryKey>, sqlx::Error> {
        let sql = "INSERT INTO entries (table_id, number, at, body)
                   SELECT t.id, u.number, u.at, u.body
                   FROM UNNEST($1::BIGINT[], $2::BIGINT[], $3::BIGINT[], $4::TEXT[])
                       AS u (table_id, number, at, body)
                       JOIN tables AS t ON t.id = u.table_id
                   ORDER BY u.table_id, u.number
                   ON CONFLICT DO NOTHING RETURNING table_id, number";
        keys(self, sql, appends).await
    }

    async fn same(&mut self, appends: &[Append]) -> Result<Vec<EntryKey>, sqlx::Error> {
        let sql = "SELECT e.table_id, e.number
                   FROM UNNEST($1::BIGINT[], $2::BIGINT[], $3::BIGINT[], $4::TEXT[])
                       AS u (table_id, number, at, body)
                       JOIN entries AS e ON e.table_id = u.table_id AND e.number = u.number
                   WHERE e.at = u.at AND e.body = u.body";
        keys(self, sql, appends).await
    }

    async fn rewrite(
        &mut self,
        table: TableId,
        number: u32,
        body: &str,
    ) -> Result<(), sqlx::Error> {
        let sql = "UPDATE entries SET body = $3 WHERE table_id = $1 AND number = $2";
        let update = sqlx::query(sql)
            .bind(table.number())
            .bind(i64::from(number));
        update.bind(body).execute(self).await.map(drop)
    }

    async fn summarise(&mut self, appends: &[&Append]) -> Result<(), sqlx::Error> {
        let sql = "UPDATE tables SET status = u.status, round = u.round, to_act = u.to_act,
                       seats = u.seats, due = u.due, clock = u.clock, updated = u.updated
                   FROM UNNEST($1::BIGINT[], $2::TEXT[], $3::BIGINT[], $4::BIGINT[],
                           $5::TEXT[], $6::BIGINT[], $7::BIGINT[], $8::BIGINT[])
                       AS u (id, status, round, to_act, seats, due, clock, updated)
                   WHERE tables.id = u.id";
        let rows: Vec<(i64, &Summary)> = (appends.iter())
            .filter_map(|append| Some((append.table.number(), append.summary.as_ref()?)))
            .collect();
        fn column<'a, T>(rows: &[(i64, &'a Summary)], of: impl Fn(&'a Summary) -> T) -> Vec<T> {
            rows.iter().map(|(_, summary)| of(summary)).collect()
        }
        sqlx::query(sql)
            .bind(rows.iter().map(|(id, _)| *id).collect::<Vec<_>>())
            .bind(column(&rows, |summary| status_word(summary.status)))
            .bind(column(&rows, |summary| i64::from(summary.round)))
            .bind(column(&rows, |summary| i64::from(summary.to_act)))
            .bind(column(&rows, |summary| summary.seats.as_str()))
            .bind(column(&rows, |summary| summary.due.map(big)))
            .bind(column(&rows, |summary| summary.clock.map(big)))
            .bind(column(&rows, |summary| big(summary.updated)))
            .execute(self)
            .await
            .map(drop)
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

/// A statement that takes tables, numbers, times and bodies and gives keys.
async fn keys(
    connection: &mut PgConnection,
    sql: &str,
    appends: &[Append],
) -> Result<Vec<EntryKey>, sqlx::Error> {
    fn column<'a, T>(appends: &'a [Append], of: impl Fn(&'a Append) -> T) -> Vec<T> {
        appends.iter().map(of).collect()
    }
    sqlx::query_as(sql)
        .bind(column(appends, |append| append.table.number()))
        .bind(column(appends, |append| i64::from(append.number)))
        .bind(column(appends, |append| big(append.at)))
        .bind(column(appends, |append| append.body.as_str()))
        .fetch_all(connection)
        .await
}
