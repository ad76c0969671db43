//! Nodes that share a database: which of them are alive, and which plays the bots of which
//! table.
//!
//! A row says until when a node counts as alive, and the node keeps renewing it; so the
//! lease of a table costs nothing while its node is alive, and is free soon after the node
//! died or froze. All times are by the clock of the database: clocks of nodes may differ.

use lucid_protocol::TableId;

use super::pools::{Pools, reading, writing};
use super::rows::{big, table_id};
use super::{Store, StoreError};

/// After how many milliseconds the row of a dead node is deleted; its leases have ended long
/// before.
const FORGOTTEN: u64 = 24 * 60 * 60 * 1000;

impl Store {
    /// Records that a node is alive, which counts for so many milliseconds from now.
    pub async fn beat(&self, node: &str, lifetime: u64) -> Result<(), StoreError> {
        let now = self.sql_now();
        let beat = format!(
            "INSERT INTO nodes (name, alive_until) VALUES ($1, {now} + $2)
             ON CONFLICT (name) DO UPDATE SET alive_until = EXCLUDED.alive_until"
        );
        let forget = format!("DELETE FROM nodes WHERE alive_until < {now} - $1");
        writing!(self, connection => {
            sqlx::query(&beat)
                .bind(node)
                .bind(big(lifetime))
                .execute(&mut *connection)
                .await?;
            sqlx::query(&forget)
                .bind(big(FORGOTTEN))
                .execute(&mut *connection)
                .await?;
        });
        Ok(())
    }

    /// Leases a table to a node for so many milliseconds, or renews the lease; says whether
    /// the node has it now. It does not while another node that is alive has it.
    pub async fn lease(&self, id: TableId, node: &str, time: u64) -> Result<bool, StoreError> {
        let (now, free) = (self.sql_now(), self.sql_free());
        // A node that is refused will most likely be refused again, so it only reads.
        let look = format!("SELECT COUNT(*) FROM tables WHERE id = $2 AND {free}");
        let is_free: i64 = reading!(self, pool => {
            sqlx::query_scalar(&look)
                .bind(node)
                .bind(id.number())
                .fetch_one(pool)
                .await?
        });
        if is_free == 0 {
            return Ok(false);
        }
        let take = format!(
            "UPDATE tables SET lease_node = $1, lease_until = {now} + $3 WHERE id = $2 AND {free}"
        );
        let rows = writing!(self, connection => {
            sqlx::query(&take)
                .bind(node)
                .bind(id.number())
                .bind(big(time))
                .execute(&mut *connection)
                .await?
                .rows_affected()
        });
        Ok(rows == 1)
    }

    /// Releases all leases of a node that stops, so that others need not wait.
    pub async fn release(&self, node: &str) -> Result<(), StoreError> {
        let leases = "UPDATE tables SET lease_node = NULL, lease_until = NULL
                      WHERE lease_node = $1";
        let life = "DELETE FROM nodes WHERE name = $1";
        writing!(self, connection => {
            sqlx::query(leases).bind(node).execute(&mut *connection).await?;
            sqlx::query(life).bind(node).execute(&mut *connection).await?;
        });
        Ok(())
    }

    /// Tables whose deadline has passed, the longest overdue first, without those that
    /// another node that is alive looks after.
    pub async fn due(&self, node: &str, now: u64, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let free = self.sql_free();
        let sql =
            format!("SELECT id FROM tables WHERE due <= $2 AND {free} ORDER BY due, id LIMIT $3");
        let ids: Vec<i64> = reading!(self, pool => {
            sqlx::query_scalar(&sql)
                .bind(node)
                .bind(big(now))
                .bind(i64::from(limit))
                .fetch_all(pool)
                .await?
        });
        ids.into_iter().map(table_id).collect()
    }

    /// The condition that a table is free for the node `$1`. A node without a row is of a
    /// version that wrote none: its leases last until they expire.
    fn sql_free(&self) -> String {
        let now = self.sql_now();
        format!(
            "(lease_node IS NULL OR lease_node = $1 OR lease_until <= {now} OR EXISTS
                (SELECT 1 FROM nodes
                 WHERE nodes.name = tables.lease_node AND nodes.alive_until <= {now}))"
        )
    }

    /// The time of the database in milliseconds since 1970.
    fn sql_now(&self) -> &'static str {
        match self.pools() {
            Pools::Sqlite { .. } => "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
            #[cfg(feature = "cluster")]
            Pools::Postgres(_) => "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)",
        }
    }
}
