//! Lists of tables: the lobby, and a person's own.

use super::pools::reading;
use super::rows::{SUMMARY, SummaryColumns, small, summaries};
use super::{IdentityId, Store, StoreError, SummaryRow};

impl Store {
    /// Tables in the lobby that gather or run, the newest first.
    pub async fn listed(&self, limit: u32) -> Result<Vec<SummaryRow>, StoreError> {
        let sql = format!(
            "SELECT {SUMMARY}, CAST(NULL AS BIGINT) AS seat FROM tables t
             WHERE t.listed AND t.status IN ('gathering', 'running')
             ORDER BY t.created DESC, t.id LIMIT $1"
        );
        let rows: Vec<SummaryColumns> = reading!(self, pool => {
            sqlx::query_as(&sql).bind(i64::from(limit)).fetch_all(pool).await?
        });
        summaries(rows)
    }

    /// Tables where a person has a seat, or that they made: unfinished ones first, then by the
    /// time when something last happened.
    pub async fn mine(
        &self,
        identity: IdentityId,
        limit: u32,
    ) -> Result<Vec<SummaryRow>, StoreError> {
        let sql = format!(
            "SELECT {SUMMARY},
                 (SELECT MIN(p.seat) FROM places p
                  WHERE p.table_id = t.id AND p.identity = $1) AS seat
             FROM tables t
             WHERE t.id IN (SELECT p.table_id FROM places p WHERE p.identity = $1
                            UNION SELECT h.id FROM tables h WHERE h.host = $1)
             ORDER BY CASE WHEN t.status IN ('gathering', 'running') THEN 0 ELSE 1 END,
                 t.updated DESC, t.id
             LIMIT $2"
        );
        let rows: Vec<SummaryColumns> = reading!(self, pool => {
            sqlx::query_as(&sql)
                .bind(identity)
                .bind(i64::from(limit))
                .fetch_all(pool)
                .await?
        });
        summaries(rows)
    }

    /// The number of unfinished tables that a person made.
    pub async fn count_tables(&self, identity: IdentityId) -> Result<u32, StoreError> {
        let sql = "SELECT COUNT(*) FROM tables
                   WHERE host = $1 AND status IN ('gathering', 'running')";
        let count: i64 = reading!(self, pool => {
            sqlx::query_scalar(sql).bind(identity).fetch_one(pool).await?
        });
        small(count, "the number of tables")
    }
}
