//! Sessions: the devices on which somebody is signed in.

use super::pools::{Pools, reading, writing};
use super::rows::{big, small};
use super::{IdentityId, IdentityRow, Store, StoreError};

/// How often, in milliseconds, the use of a session is noted.
const SEEN: u64 = 60 * 60 * 1000;
/// How long a session lasts at most, in milliseconds: a year, as its cookie does.
pub(crate) const LONGEST: u64 = 365 * 24 * 60 * 60 * 1000;

impl Store {
    /// The owner of a session that has not ended. Its use extends it by the time that a
    /// session may be unused.
    pub async fn session(
        &self,
        token_hash: &[u8; 32],
        now: u64,
        rest: u64,
    ) -> Result<Option<IdentityRow>, StoreError> {
        let sql = "SELECT i.id, i.name, i.password IS NOT NULL AS kept, s.seen, s.created
                   FROM sessions s JOIN identities i ON i.id = s.identity
                   WHERE s.token_hash = $1 AND s.expires > $2";
        let row: Option<(i64, String, bool, i64, i64)> = reading!(self, pool => {
            sqlx::query_as(sql)
                .bind(&token_hash[..])
                .bind(big(now))
                .fetch_optional(pool)
                .await?
        });
        let Some((id, name, kept, seen, created)) = row else {
            return Ok(None);
        };
        if seen <= big(now.saturating_sub(SEEN)) {
            let last = created.saturating_add(big(LONGEST));
            let expires = last.min(big(now.saturating_add(rest)));
            // The session remains valid while nothing can be written.
            if let Err(error) = self.note_seen(token_hash, now, expires).await {
                tracing::warn!(%error, "a session's use could not be noted");
            }
        }
        Ok(Some(IdentityRow { id, name, kept }))
    }

    async fn note_seen(
        &self,
        token_hash: &[u8; 32],
        now: u64,
        expires: i64,
    ) -> Result<(), StoreError> {
        let sql = "UPDATE sessions SET seen = $2, expires = $3 WHERE token_hash = $1";
        writing!(self, connection => {
            sqlx::query(sql)
                .bind(&token_hash[..])
                .bind(big(now))
                .bind(expires)
                .execute(&mut *connection)
                .await?;
        });
        Ok(())
    }

    /// Those of these sessions that have not ended.
    pub async fn sessions_left(
        &self,
        token_hashes: &[[u8; 32]],
        now: u64,
    ) -> Result<Vec<[u8; 32]>, StoreError> {
        let left: Vec<Vec<u8>> = match self.pools() {
            Pools::Sqlite { readers, .. } => {
                // JSON has no bytes.
                let hex = |hash: &[u8; 32]| hash.map(|byte| format!("{byte:02x}")).concat();
                let hex: Vec<String> = token_hashes.iter().map(hex).collect();
                let sql = "SELECT s.token_hash FROM json_each($1) AS j
                           CROSS JOIN sessions AS s ON s.token_hash = unhex(j.value)
                           WHERE s.expires > $2";
                sqlx::query_scalar(sql)
                    .bind(serde_json::to_string(&hex).unwrap_or_default())
                    .bind(big(now))
                    .fetch_all(readers)
                    .await?
            }
            #[cfg(feature = "cluster")]
            Pools::Postgres(pool) => {
                let list: Vec<&[u8]> = token_hashes.iter().map(|hash| &hash[..]).collect();
                let sql = "SELECT token_hash FROM sessions
                           WHERE token_hash = ANY($1) AND expires > $2";
                sqlx::query_scalar(sql)
                    .bind(list)
                    .bind(big(now))
                    .fetch_all(pool)
                    .await?
            }
        };
        // A hash of another length is none of those that were asked for.
        Ok(left
            .into_iter()
            .filter_map(|hash| hash.try_into().ok())
            .collect())
    }

    /// Signs a device out.
    pub async fn end_session(&self, token_hash: &[u8; 32]) -> Result<(), StoreError> {
        let sql = "DELETE FROM sessions WHERE token_hash = $1";
        writing!(self, connection => {
            sqlx::query(sql).bind(&token_hash[..]).execute(&mut *connection).await?;
        });
        Ok(())
    }

    /// Signs somebody out everywhere.
    pub async fn end_sessions(&self, identity: IdentityId) -> Result<(), StoreError> {
        let sql = "DELETE FROM sessions WHERE identity = $1";
        writing!(self, connection => {
            sqlx::query(sql).bind(identity).execute(&mut *connection).await?;
        });
        Ok(())
    }

    /// The number of devices where somebody is signed in.
    pub async fn count_sessions(&self, identity: IdentityId, now: u64) -> Result<u32, StoreError> {
        let sql = "SELECT COUNT(*) FROM sessions WHERE identity = $1 AND expires > $2";
        let count: i64 = reading!(self, pool => {
            sqlx::query_scalar(sql)
                .bind(identity)
                .bind(big(now))
                .fetch_one(pool)
                .await?
        });
        small(count, "the number of sessions")
    }

    /// Deletes sessions that have ended or were unused for too long; returns how many.
    pub async fn forget_sessions(&self, now: u64, rest: u64) -> Result<u64, StoreError> {
        let sql = "DELETE FROM sessions WHERE expires <= $1 OR seen <= $2";
        let unused = now.saturating_sub(rest.saturating_add(SEEN));
        Ok(writing!(self, connection => {
            let query = sqlx::query(sql).bind(big(now)).bind(big(unused));
            query.execute(&mut *connection).await?.rows_affected()
        }))
    }
}
