//! Known devices: somebody has given the right password there.

use super::pools::{begin_session, know_device, reading, writing};
use super::rows::big;
use super::{IdentityId, PasswordLogin, Store, StoreError, check_text, identities};

/// The most known devices of a person; the one that was not seen for longest is deleted
/// first.
const MOST: u32 = 20;

impl Store {
    /// Signs somebody in who has given the right password. The device is known from then on.
    pub async fn enter(
        &self,
        identity: IdentityId,
        entered: &PasswordLogin,
    ) -> Result<(), StoreError> {
        let forget = "DELETE FROM devices WHERE identity = $1 AND secret_hash NOT IN (
                          SELECT secret_hash FROM devices WHERE identity = $1
                          ORDER BY seen DESC, secret_hash LIMIT $2)";
        writing!(self, connection => {
            begin_session!(&mut *connection, identity, entered.session);
            sqlx::query("DELETE FROM devices WHERE secret_hash = $1")
                .bind(&entered.device[..])
                .execute(&mut *connection)
                .await?;
            know_device!(&mut *connection, identity, entered);
            sqlx::query(forget)
                .bind(identity)
                .bind(i64::from(MOST))
                .execute(&mut *connection)
                .await?;
        });
        Ok(())
    }

    /// Whether a device is known for the person who has protected this name.
    pub async fn knows_device(&self, device: &[u8; 32], name: &str) -> Result<bool, StoreError> {
        if check_text(name).is_err() {
            return Ok(false);
        }
        let sql = "SELECT 1 FROM devices d JOIN identities i ON i.id = d.identity
                   WHERE d.secret_hash = $1 AND i.folded = $2 AND i.password IS NOT NULL";
        let known: Option<i32> = reading!(self, pool => {
            let query = sqlx::query_scalar(sql).bind(&device[..]);
            query.bind(identities::fold(name)).fetch_optional(pool).await?
        });
        Ok(known.is_some())
    }

    /// Deletes devices that were last seen before a time; returns how many.
    pub async fn forget_devices(&self, before: u64) -> Result<u64, StoreError> {
        let sql = "DELETE FROM devices WHERE seen < $1";
        Ok(writing!(self, connection => {
            let done = sqlx::query(sql).bind(big(before)).execute(&mut *connection).await?;
            done.rows_affected()
        }))
    }
}
