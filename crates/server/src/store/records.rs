//! Records of games, for programs that no longer know the rules.

use lucid_protocol::TableId;

use super::pools::{reading, writing};
use super::{Store, StoreError, check_text};

impl Store {
    /// Keeps the record of a table as far as an entry; one that goes further stays.
    pub async fn put_record(
        &self,
        table: TableId,
        number: u32,
        text: &str,
    ) -> Result<(), StoreError> {
        check_text(text)?;
        let sql = "INSERT INTO records (table_id, number, text) VALUES ($1, $2, $3)
                   ON CONFLICT (table_id) DO UPDATE
                   SET number = excluded.number, text = excluded.text
                   WHERE excluded.number > records.number";
        writing!(self, connection => {
            sqlx::query(sql)
                .bind(table.number())
                .bind(i64::from(number))
                .bind(text)
                .execute(&mut *connection)
                .await?;
        });
        Ok(())
    }

    /// The record that was kept of a table.
    pub async fn record(&self, table: TableId) -> Result<Option<String>, StoreError> {
        let sql = "SELECT text FROM records WHERE table_id = $1";
        Ok(reading!(self, pool => {
            sqlx::query_scalar(sql)
                .bind(table.number())
                .fetch_optional(pool)
                .await?
        }))
    }
}
