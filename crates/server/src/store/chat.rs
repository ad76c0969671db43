//! The chat of a table.

use lucid_protocol::TableId;

use super::pools::{reading, writing};
use super::rows::{big, maybe, small};
use super::{ChatRow, NewLine, Store, StoreError, check_text};

/// How often a new line tries to get a number when others take numbers at the same time.
const ATTEMPTS: u32 = 50;

/// A row of the chat.
type Columns = (i64, i64, Option<i64>, String, bool, String);

impl Store {
    /// Adds a line to a table's chat, and returns its number, from 1.
    pub async fn say(&self, id: TableId, line: &NewLine) -> Result<u32, StoreError> {
        check_text(&line.name)?;
        check_text(&line.text)?;
        let sql = "INSERT INTO chat (table_id, number, at, seat, identity, name, guest, text)
                   SELECT t.id, (SELECT COALESCE(MAX(c.number), 0) + 1 FROM chat c
                                 WHERE c.table_id = t.id), $2, $3, $4, $5, $6, $7
                   FROM tables t WHERE t.id = $1
                   ON CONFLICT DO NOTHING RETURNING number";
        for _ in 0..ATTEMPTS {
            let number: Option<i64> = writing!(self, connection => {
                sqlx::query_scalar(sql)
                    .bind(id.number())
                    .bind(big(line.at))
                    .bind(line.seat.map(i64::from))
                    .bind(line.identity)
                    .bind(&line.name)
                    .bind(line.guest)
                    .bind(&line.text)
                    .fetch_optional(&mut *connection)
                    .await?
            });
            if let Some(number) = number {
                return small(number, "the number of a line");
            }
            if self.table(id).await?.is_none() {
                return Err(StoreError::Missing);
            }
        }
        Err(StoreError::Taken)
    }

    /// The last lines of a table's chat, in order.
    pub async fn chat(&self, id: TableId, last: u32) -> Result<Vec<ChatRow>, StoreError> {
        let sql = "SELECT number, at, seat, name, guest, text FROM chat
                   WHERE table_id = $1 ORDER BY number DESC LIMIT $2";
        let rows: Vec<Columns> = reading!(self, pool => {
            sqlx::query_as(sql)
                .bind(id.number())
                .bind(i64::from(last))
                .fetch_all(pool)
                .await?
        });
        rows.into_iter().rev().map(line).collect()
    }
}

fn line((number, at, seat, name, guest, text): Columns) -> Result<ChatRow, StoreError> {
    Ok(ChatRow {
        number: small(number, "the number of a line")?,
        at: small(at, "the time of a line")?,
        seat: maybe(seat, "the seat of a line")?,
        name,
        guest,
        text,
    })
}
