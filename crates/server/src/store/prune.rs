//! Data that nobody needs any more: finding it, and deleting it.

use lucid_protocol::{Status, TableId};

use super::pools::{reading, writing};
use super::rows::{big, small, status_word, table_id};
use super::{IdentityId, Store, StoreError};

/// The condition that nobody can sign in as the guest `identities` any more at the time
/// `$1`, and that no table waits for them.
const STALE_GUEST: &str = "password IS NULL
    AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.identity = identities.id AND s.expires > $1)
    AND NOT EXISTS (SELECT 1 FROM places p JOIN tables t ON t.id = p.table_id
        WHERE p.identity = identities.id AND t.status IN ('gathering', 'running'))";

/// The condition that no table uses the pack `packs`, or has used it since `$1`.
const UNUSED_PACK: &str = "created < $1
    AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.pack = packs.hash)";

impl Store {
    /// Notes that a person with a seat is at a table.
    pub async fn visit(&self, id: TableId, now: u64) -> Result<(), StoreError> {
        let sql = "UPDATE tables SET visited = $2 WHERE id = $1 AND visited < $2";
        writing!(self, connection => {
            sqlx::query(sql)
                .bind(id.number())
                .bind(big(now))
                .execute(&mut *connection)
                .await?;
        });
        Ok(())
    }

    /// Tables that gather or run, without a clock, where nobody came and nothing happened
    /// since a time.
    pub async fn idle_tables(
        &self,
        status: Status,
        before: u64,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables
                   WHERE status IN ('gathering', 'running') AND status = $1
                       AND visited < $2 AND updated < $2 AND clock IS NULL
                   ORDER BY visited, id LIMIT $3";
        let ids: Vec<i64> = reading!(self, pool => {
            sqlx::query_scalar(sql)
                .bind(status_word(status))
                .bind(big(before))
                .bind(i64::from(limit))
                .fetch_all(pool)
                .await?
        });
        ids.into_iter().map(table_id).collect()
    }

    /// Tables that ended before a time, the oldest first.
    pub async fn finished_tables(
        &self,
        before: u64,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables
                   WHERE status IN ('over', 'ended') AND created < $1 AND updated < $1
                   ORDER BY created, id LIMIT $2";
        let ids: Vec<i64> = reading!(self, pool => {
            sqlx::query_scalar(sql)
                .bind(big(before))
                .bind(i64::from(limit))
                .fetch_all(pool)
                .await?
        });
        ids.into_iter().map(table_id).collect()
    }

    /// Guests who came before a time, who have no session any more, and whom no unfinished
    /// table waits for.
    pub async fn stale_guests(
        &self,
        before: u64,
        now: u64,
        limit: u32,
    ) -> Result<Vec<IdentityId>, StoreError> {
        let sql =
            format!("SELECT id FROM identities WHERE created < $2 AND {STALE_GUEST} LIMIT $3");
        Ok(reading!(self, pool => {
            sqlx::query_scalar(&sql)
                .bind(big(now))
                .bind(big(before))
                .bind(i64::from(limit))
                .fetch_all(pool)
                .await?
        }))
    }

    /// Deletes those of these guests that still have no session; returns how many.
    pub async fn forget_guests(&self, ids: &[IdentityId], now: u64) -> Result<u64, StoreError> {
        if ids.is_empty() {
            return Ok(0);
        }
        let sql = format!("DELETE FROM identities WHERE id = $2 AND {STALE_GUEST}");
        Ok(writing!(self, connection => {
            let mut count = 0;
            for id in ids {
                let delete = sqlx::query(&sql).bind(big(now)).bind(*id);
                count += delete.execute(&mut *connection).await?.rows_affected();
            }
            count
        }))
    }

    /// Packs that no table uses and nobody has uploaded or chosen since a time.
    pub async fn unused_packs(&self, before: u64, limit: u32) -> Result<Vec<String>, StoreError> {
        let sql = format!("SELECT hash FROM packs WHERE {UNUSED_PACK} ORDER BY hash LIMIT $2");
        Ok(reading!(self, pool => {
            sqlx::query_scalar(&sql)
                .bind(big(before))
                .bind(i64::from(limit))
                .fetch_all(pool)
                .await?
        }))
    }

    /// Deletes those of these packs that are still unused, and returns them.
    pub async fn forget_packs(
        &self,
        hashes: Vec<String>,
        before: u64,
    ) -> Result<Vec<String>, StoreError> {
        if hashes.is_empty() {
            return Ok(hashes);
        }
        let sql = format!("DELETE FROM packs WHERE hash = $2 AND {UNUSED_PACK}");
        Ok(writing!(self, connection => {
            let mut forgotten = Vec::new();
            for hash in hashes {
                let delete = sqlx::query(&sql).bind(big(before)).bind(&hash);
                if delete.execute(&mut *connection).await?.rows_affected() == 1 {
                    forgotten.push(hash);
                }
            }
            forgotten
        }))
    }

    /// Notes that a pack is being used, so that it is not deleted before the table that uses
    /// it exists.
    pub async fn use_pack(&self, hash: &str, now: u64) -> Result<(), StoreError> {
        let sql = "UPDATE packs SET created = $2 WHERE hash = $1 AND created < $2";
        writing!(self, connection => {
            sqlx::query(sql)
                .bind(hash)
                .bind(big(now))
                .execute(&mut *connection)
                .await?;
        });
        Ok(())
    }

    /// The number of sessions that have ended and are not deleted yet.
    pub async fn count_ended_sessions(&self, now: u64) -> Result<u64, StoreError> {
        let sql = "SELECT COUNT(*) FROM sessions WHERE expires <= $1";
        let count: i64 = reading!(self, pool => {
            sqlx::query_scalar(sql).bind(big(now)).fetch_one(pool).await?
        });
        small(count, "the number of sessions")
    }
}
