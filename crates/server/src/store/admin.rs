//! Queries and deletions for administrators.

use std::fs::{File, OpenOptions};
use std::path::Path;

use lucid_protocol::TableId;

use super::commit::Write as _;
use super::pools::{Pools, private, reading, writing};
use super::rows::{SUMMARY, SummaryColumns, summaries};
use super::{Store, StoreError, SummaryRow};

impl Store {
    /// All tables, the newest first.
    pub async fn all_tables(&self, limit: u32) -> Result<Vec<SummaryRow>, StoreError> {
        let sql = format!(
            "SELECT {SUMMARY}, CAST(NULL AS BIGINT) AS seat FROM tables t
             ORDER BY t.created DESC, t.id LIMIT $1"
        );
        let rows: Vec<SummaryColumns> = reading!(self, pool => {
            sqlx::query_as(&sql).bind(i64::from(limit)).fetch_all(pool).await?
        });
        summaries(rows)
    }

    /// Deletes a table with all that belongs to it; whether there was one.
    pub async fn delete_table(&self, id: TableId) -> Result<bool, StoreError> {
        let sql = "DELETE FROM tables WHERE id = $1";
        let deleted = writing!(self, connection => {
            connection.delete_log(id).await?;
            let delete = sqlx::query(sql).bind(id.number()).execute(&mut *connection);
            delete.await?.rows_affected()
        });
        Ok(deleted == 1)
    }

    /// Writes all that is committed at this moment to a new file, a database of
    /// its own, while the server runs on.
    pub async fn backup_to(&self, path: &Path) -> Result<(), StoreError> {
        let readers = match self.pools() {
            Pools::Sqlite { readers, .. } => readers,
            #[cfg(feature = "cluster")]
            Pools::Postgres(_) => return Err(StoreError::UsePgDump),
        };
        let name = path.to_str().ok_or(StoreError::Text)?;
        // SQLite writes to an empty file, but leaves its permissions alone.
        private(OpenOptions::new().write(true).create_new(true)).open(path)?;
        let done = sqlx::query("VACUUM INTO $1")
            .bind(name)
            .execute(readers)
            .await;
        if let Err(error) = done {
            // Half a backup is worse than none.
            let _ = std::fs::remove_file(path);
            return Err(error.into());
        }
        File::open(path)?.sync_all()?;
        Ok(())
    }
}
