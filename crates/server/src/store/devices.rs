//! Devices that are known: somebody has given the right password there.

use super::pools::{begin_session, know_device, reading, writing};
use super::rows::big;
use super::{Entered, IdentityId, Store, StoreError, check_text, identities};

/// How many devices of somebody are known; the one that was not seen for longest is
/// forgotten first.
const MOST: u32 = 20;

impl Store {
    /// Signs somebody in who has given the right password, on a device that is known
    /// from then on.
    pub async fn enter(&self, identity: IdentityId, entered: &Entered) -> Result<(), StoreError> {
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

    /// Whether somebody who keeps this name is known on a device.
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

    /// Forgets devices that were last seen before a time; how many.
    pub async fn forget_devices(&self, before: u64) -> Result<u64, StoreError> {
        let sql = "DELETE FROM devices WHERE seen < $1";
        Ok(writing!(self, connection => {
            let done = sqlx::query(sql).bind(big(before)).execute(&mut *connection).await?;
            done.rows_affected()
        }))
    }
}
